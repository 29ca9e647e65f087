//! People: guests and accounts, sessions, tokens, links, and what else the server keeps of them.

use crate::{Error, Millis, PersonId, TableId};

/// The SHA-256 of a secret. The secret itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hash(pub [u8; 32]);

/// A guest or an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// The name as accounts are told apart by; none for a guest.
    pub account: Option<String>,
    /// Since when.
    pub created_at: Millis,
    /// Whether the host of the server has shut the door.
    pub suspended: bool,
}

/// What an account proves itself by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credentials {
    /// The name as accounts are told apart by.
    pub account: String,
    /// The name that others see.
    pub name: String,
    /// The password's hash, with its salt and parameters.
    pub password: String,
    /// The recovery code's hash.
    pub recovery: Hash,
}

/// A browser that somebody uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its public name, for lists; no secret.
    pub id: String,
    /// Whose.
    pub person: PersonId,
    /// What the browser says it is.
    pub agent: String,
    /// Since when.
    pub created_at: Millis,
    /// When it was last used.
    pub seen_at: Millis,
}

/// A program's key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its public name.
    pub id: String,
    /// For whom it acts.
    pub person: PersonId,
    /// What its owner calls it.
    pub label: String,
    /// What it may do, separated by spaces.
    pub scopes: String,
    /// The only table at which it may.
    pub table: Option<TableId>,
    /// Since when.
    pub created_at: Millis,
}

/// What a link gives to those who come in by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    /// A look.
    Watch,
    /// One seat.
    Seat(u8),
    /// Any seat that is free: one link for a round of friends.
    AnySeat,
}

/// A way into a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Its public name.
    pub id: String,
    /// Where it leads.
    pub table: TableId,
    /// What it gives.
    pub gives: Gives,
    /// Since when.
    pub created_at: Millis,
    /// Since when it leads nowhere.
    pub revoked_at: Option<Millis>,
}

/// A record that somebody brought to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// Its name.
    pub id: TableId,
    /// Who brought it.
    pub person: PersonId,
    /// When.
    pub at: Millis,
    /// The record.
    pub record: String,
}

/// A browser's address for push messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Push {
    /// The address.
    pub endpoint: String,
    /// Whose.
    pub person: PersonId,
    /// The browser's keys, as JSON.
    pub keys: String,
    /// Since when.
    pub created_at: Millis,
}

/// An address that is told when the table waits for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// Its public name.
    pub id: String,
    /// The table.
    pub table: TableId,
    /// For whom.
    pub person: PersonId,
    /// The address.
    pub url: String,
    /// What its messages are signed with.
    pub secret: String,
    /// Since when.
    pub created_at: Millis,
}

/// Something that the host of the server did beside the server, which a running one has to hear of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number; later ones have higher ones.
    pub number: i64,
    /// When.
    pub at: Millis,
    /// What, as JSON; the store does not read it.
    pub what: String,
}

/// Keeps people and what they own beside the journals.
///
/// Every method that changes something does all of it or nothing, and returns when it is on disk. All of them fail
/// when the store cannot be read or written.
#[allow(clippy::missing_errors_doc, reason = "said once, above")]
pub trait People {
    /// Makes a guest.
    fn add_guest(&self, name: &str, now: Millis) -> Result<Person, Error>;
    /// Makes an account, out of a guest if one is given; none if the name is taken or the guest is an account.
    fn add_account(
        &self,
        guest: Option<PersonId>,
        account: &Credentials,
        now: Millis,
    ) -> Result<Option<Person>, Error>;
    /// Gives an account another password and recovery code, and ends its sessions and tokens.
    fn renew_credentials(&self, person: PersonId, password: &str, recovery: Hash) -> Result<(), Error>;
    /// A person; for a guest who became an account, the account.
    fn person(&self, person: PersonId) -> Result<Option<Person>, Error>;
    /// An account with its password's and its recovery code's hash.
    fn account(&self, account: &str) -> Result<Option<(Person, Credentials)>, Error>;
    /// Calls a person something else.
    fn rename(&self, person: PersonId, name: &str) -> Result<(), Error>;
    /// Shuts the door to a person, or opens it again; shutting ends sessions and tokens.
    fn suspend(&self, person: PersonId, suspended: bool) -> Result<(), Error>;
    /// Lets a guest be an account from now on: sessions and tokens end, links and replays pass on.
    fn merge(&self, guest: PersonId, account: PersonId) -> Result<(), Error>;
    /// Forgets all of a person but the number, which journals keep.
    fn delete_person(&self, person: PersonId, name: &str) -> Result<(), Error>;

    /// The guests who have become this account.
    fn guests_of(&self, account: PersonId) -> Result<Vec<PersonId>, Error>;
    /// All tables at which a person has or had a seat, and all whose journal has an entry by `by`.
    ///
    /// Reads every event: for the rare occasions when nothing may be missed.
    fn tables_of(&self, person: PersonId, by: &str) -> Result<Vec<TableId>, Error>;

    /// Begins a session.
    fn add_session(&self, hash: Hash, session: &Session) -> Result<(), Error>;
    /// The session of a secret, and its person.
    fn session(&self, hash: Hash) -> Result<Option<(Session, Person)>, Error>;
    /// Notes that a session was used.
    fn touch_session(&self, hash: Hash, now: Millis) -> Result<(), Error>;
    /// A person's sessions, oldest first.
    fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Error>;
    /// Ends one of a person's sessions; false if there is none.
    fn end_session(&self, person: PersonId, id: &str) -> Result<bool, Error>;

    /// Adds a token.
    fn add_token(&self, hash: Hash, token: &Token) -> Result<(), Error>;
    /// The token of a secret, and its person.
    fn token(&self, hash: Hash) -> Result<Option<(Token, Person)>, Error>;
    /// A person's tokens, oldest first.
    fn tokens(&self, person: PersonId) -> Result<Vec<Token>, Error>;
    /// Ends one of a person's tokens; false if there is none.
    fn end_token(&self, person: PersonId, id: &str) -> Result<bool, Error>;

    /// Adds a link.
    fn add_link(&self, hash: Hash, link: &Link) -> Result<(), Error>;
    /// The link of a secret, revoked or not.
    fn link(&self, hash: Hash) -> Result<Option<Link>, Error>;
    /// A table's links, oldest first.
    fn links(&self, table: TableId) -> Result<Vec<Link>, Error>;
    /// Revokes one of a table's links; false if there is none that leads anywhere.
    fn revoke_link(&self, table: TableId, id: &str, now: Millis) -> Result<bool, Error>;
    /// Lets a person in by a link.
    fn admit(&self, link: &Link, person: PersonId) -> Result<(), Error>;
    /// The links, not revoked, by which a person was let in.
    fn admissions(&self, table: TableId, person: PersonId) -> Result<Vec<Link>, Error>;

    /// Keeps a record to look at.
    fn add_replay(&self, replay: &Replay) -> Result<(), Error>;
    /// A kept record.
    fn replay(&self, id: TableId) -> Result<Option<Replay>, Error>;
    /// The records that a person keeps, oldest first.
    fn replays(&self, person: PersonId) -> Result<Vec<Replay>, Error>;
    /// How many records a person keeps.
    fn count_replays(&self, person: PersonId) -> Result<u32, Error>;

    /// Keeps a push address, in place of what was there under it.
    fn add_push(&self, push: &Push) -> Result<(), Error>;
    /// A person's push addresses.
    fn pushes(&self, person: PersonId) -> Result<Vec<Push>, Error>;
    /// Forgets a push address.
    fn end_push(&self, endpoint: &str) -> Result<(), Error>;
    /// Forgets a push address if it is this person's; false if it is not.
    fn end_push_of(&self, person: PersonId, endpoint: &str) -> Result<bool, Error>;
    /// Keeps a webhook.
    fn add_webhook(&self, webhook: &Webhook) -> Result<(), Error>;
    /// A table's webhooks.
    fn webhooks(&self, table: TableId) -> Result<Vec<Webhook>, Error>;
    /// A person's webhooks, oldest first.
    fn webhooks_of(&self, person: PersonId) -> Result<Vec<Webhook>, Error>;
    /// Forgets one of a person's webhooks; false if there is none.
    fn end_webhook(&self, person: PersonId, id: &str) -> Result<bool, Error>;

    /// What the server noted about itself.
    fn note(&self, name: &str) -> Result<Option<String>, Error>;
    /// Notes something about the server.
    fn set_note(&self, name: &str, value: &str) -> Result<(), Error>;
    /// Notes something about the server unless that was done before; answers with what stands.
    fn first_note(&self, name: &str, value: &str) -> Result<String, Error>;

    /// Leaves a notice for a running server.
    fn add_notice(&self, what: &str, now: Millis) -> Result<(), Error>;
    /// The notices after this number, in order.
    fn notices(&self, after: i64) -> Result<Vec<Notice>, Error>;
    /// The number of the last notice; 0 if there is none.
    fn last_notice(&self) -> Result<i64, Error>;
}
