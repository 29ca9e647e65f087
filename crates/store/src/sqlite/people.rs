//! People in a SQLite file: one file a subject.

mod hooks;
mod links;
mod notices;
mod persons;
mod sessions;
mod tokens;

use super::SqliteStore;
use crate::people::{Credentials, Hash, Link, Notice, People, Person, Push, Replay, Session, Token, Webhook};
use crate::{Error, Millis, PersonId, TableId};

impl People for SqliteStore {
    fn add_guest(&self, name: &str, now: Millis) -> Result<Person, Error> {
        let name = name.to_owned();
        self.writer.write(move |db| persons::add_guest(db, &name, now))
    }

    fn add_account(
        &self,
        guest: Option<PersonId>,
        account: &Credentials,
        now: Millis,
    ) -> Result<Option<Person>, Error> {
        let account = account.clone();
        self.writer.write(move |db| persons::add_account(db, guest, &account, now))
    }

    fn renew_credentials(&self, person: PersonId, password: &str, recovery: Hash) -> Result<(), Error> {
        let password = password.to_owned();
        self.writer.write(move |db| persons::renew_credentials(db, person, &password, recovery))
    }

    fn person(&self, person: PersonId) -> Result<Option<Person>, Error> {
        self.readers.read(|db| persons::find(db, person))
    }

    fn account(&self, account: &str) -> Result<Option<(Person, Credentials)>, Error> {
        self.readers.read(|db| persons::account(db, account))
    }

    fn rename(&self, person: PersonId, name: &str) -> Result<(), Error> {
        let name = name.to_owned();
        self.writer.write(move |db| persons::rename(db, person, &name))
    }

    fn suspend(&self, person: PersonId, suspended: bool) -> Result<(), Error> {
        self.writer.write(move |db| persons::suspend(db, person, suspended))
    }

    fn merge(&self, guest: PersonId, account: PersonId) -> Result<(), Error> {
        self.writer.write(move |db| persons::merge(db, guest, account))
    }

    fn delete_person(&self, person: PersonId, name: &str) -> Result<(), Error> {
        let name = name.to_owned();
        self.writer.write(move |db| persons::delete(db, person, &name))
    }

    fn guests_of(&self, account: PersonId) -> Result<Vec<PersonId>, Error> {
        self.readers.read(|db| persons::guests_of(db, account))
    }

    fn tables_of(&self, person: PersonId, by: &str) -> Result<Vec<TableId>, Error> {
        self.readers.read(|db| persons::tables_of(db, person, by))
    }

    fn add_session(&self, hash: Hash, session: &Session) -> Result<(), Error> {
        let session = session.clone();
        self.writer.write(move |db| sessions::add(db, hash, &session))
    }

    fn session(&self, hash: Hash) -> Result<Option<(Session, Person)>, Error> {
        self.readers.read(|db| sessions::find(db, hash))
    }

    fn touch_session(&self, hash: Hash, now: Millis) -> Result<(), Error> {
        self.writer.write(move |db| sessions::touch(db, hash, now))
    }

    fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Error> {
        self.readers.read(|db| sessions::of(db, person))
    }

    fn end_session(&self, person: PersonId, id: &str) -> Result<bool, Error> {
        let id = id.to_owned();
        self.writer.write(move |db| sessions::end(db, person, &id))
    }

    fn add_token(&self, hash: Hash, token: &Token) -> Result<(), Error> {
        let token = token.clone();
        self.writer.write(move |db| tokens::add(db, hash, &token))
    }

    fn token(&self, hash: Hash) -> Result<Option<(Token, Person)>, Error> {
        self.readers.read(|db| tokens::find(db, hash))
    }

    fn tokens(&self, person: PersonId) -> Result<Vec<Token>, Error> {
        self.readers.read(|db| tokens::of(db, person))
    }

    fn end_token(&self, person: PersonId, id: &str) -> Result<bool, Error> {
        let id = id.to_owned();
        self.writer.write(move |db| tokens::end(db, person, &id))
    }

    fn add_link(&self, hash: Hash, link: &Link) -> Result<(), Error> {
        let link = link.clone();
        self.writer.write(move |db| links::add(db, hash, &link))
    }

    fn link(&self, hash: Hash) -> Result<Option<Link>, Error> {
        self.readers.read(|db| links::find(db, hash))
    }

    fn links(&self, table: TableId) -> Result<Vec<Link>, Error> {
        self.readers.read(|db| links::of(db, table))
    }

    fn revoke_link(&self, table: TableId, id: &str, now: Millis) -> Result<bool, Error> {
        let id = id.to_owned();
        self.writer.write(move |db| links::revoke(db, table, &id, now))
    }

    fn admit(&self, link: &Link, person: PersonId) -> Result<(), Error> {
        let link = link.clone();
        self.writer.write(move |db| links::admit(db, &link, person))
    }

    fn admissions(&self, table: TableId, person: PersonId) -> Result<Vec<Link>, Error> {
        self.readers.read(|db| links::admissions(db, table, person))
    }

    fn add_replay(&self, replay: &Replay) -> Result<(), Error> {
        let replay = replay.clone();
        self.writer.write(move |db| hooks::add_replay(db, &replay))
    }

    fn replay(&self, id: TableId) -> Result<Option<Replay>, Error> {
        self.readers.read(|db| hooks::replay(db, id))
    }

    fn replays(&self, person: PersonId) -> Result<Vec<Replay>, Error> {
        self.readers.read(|db| hooks::replays(db, person))
    }

    fn count_replays(&self, person: PersonId) -> Result<u32, Error> {
        self.readers.read(|db| hooks::count_replays(db, person))
    }

    fn add_push(&self, push: &Push) -> Result<(), Error> {
        let push = push.clone();
        self.writer.write(move |db| hooks::add_push(db, &push))
    }

    fn pushes(&self, person: PersonId) -> Result<Vec<Push>, Error> {
        self.readers.read(|db| hooks::pushes(db, person))
    }

    fn end_push(&self, endpoint: &str) -> Result<(), Error> {
        let endpoint = endpoint.to_owned();
        self.writer.write(move |db| hooks::end_push(db, &endpoint))
    }

    fn end_push_of(&self, person: PersonId, endpoint: &str) -> Result<bool, Error> {
        let endpoint = endpoint.to_owned();
        self.writer.write(move |db| hooks::end_push_of(db, person, &endpoint))
    }

    fn add_webhook(&self, webhook: &Webhook) -> Result<(), Error> {
        let webhook = webhook.clone();
        self.writer.write(move |db| hooks::add_webhook(db, &webhook))
    }

    fn webhooks(&self, table: TableId) -> Result<Vec<Webhook>, Error> {
        self.readers.read(|db| hooks::webhooks(db, table))
    }

    fn webhooks_of(&self, person: PersonId) -> Result<Vec<Webhook>, Error> {
        self.readers.read(|db| hooks::webhooks_of(db, person))
    }

    fn end_webhook(&self, person: PersonId, id: &str) -> Result<bool, Error> {
        let id = id.to_owned();
        self.writer.write(move |db| hooks::end_webhook(db, person, &id))
    }

    fn note(&self, name: &str) -> Result<Option<String>, Error> {
        self.readers.read(|db| hooks::note(db, name))
    }

    fn set_note(&self, name: &str, value: &str) -> Result<(), Error> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.writer.write(move |db| hooks::set_note(db, &name, &value))
    }

    fn first_note(&self, name: &str, value: &str) -> Result<String, Error> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.writer.write(move |db| hooks::first_note(db, &name, &value))
    }

    fn add_notice(&self, what: &str, now: Millis) -> Result<(), Error> {
        let what = what.to_owned();
        self.writer.write(move |db| notices::add(db, &what, now))
    }

    fn notices(&self, after: i64) -> Result<Vec<Notice>, Error> {
        self.readers.read(|db| notices::after(db, after))
    }

    fn last_notice(&self) -> Result<i64, Error> {
        self.readers.read(notices::last)
    }
}
