//! What the host of a server does from the command line: on the store, whether the server runs or not.
//!
//! Everything is written as the server itself would write it: journals grow, what stands in them stays. A server
//! that runs beside finds a notice, closes the sockets of whoever was shut out, and reads tables anew.

use std::sync::Arc;

use serde_json::{Value, json};
use store::TableId;
use store::people::Person;
use table::messages::{Command, CommandId, Order, PersonId, Refusal, Seq, Stage};
use table::{Corrupt, Decision, Entry, Table, Task, What};

use crate::app::Shelf;
use crate::notices::Notice;
use crate::world::{Draw, Real, Shared};
use crate::{ids, journal, live, names, passwords, secret};

/// What a person is called whose account was deleted.
const GONE: &str = "—";

/// How often a table is tried that somebody else writes to at the same time.
const TRIES: usize = 50;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum NotDone {
    /// There is no such person.
    #[error("there is nobody called {0:?}; guests go by their number, such as p42")]
    Nobody(String),
    /// The person is a guest, who has no password.
    #[error("{0:?} is a guest and has no password")]
    Guest(String),
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoTable(String),
    /// The table refuses.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A journal cannot be read.
    #[error("a journal is damaged: {0}")]
    Damaged(#[from] Corrupt),
    /// The store does not do its work.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// New keys of an account, to be handed to its owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renewed {
    /// The password.
    pub password: String,
    /// The recovery code.
    pub recovery: String,
}

/// The host's desk.
pub struct Office {
    shelf: Arc<dyn Shelf>,
    world: Shared,
}

impl Office {
    /// A desk before this store.
    #[must_use]
    pub fn new(shelf: Arc<dyn Shelf>) -> Self {
        Self { shelf, world: Arc::new(Real) }
    }

    fn now(&self) -> store::Millis {
        ids::stored_time(self.world.now())
    }

    /// An account by its name, or anybody by his number (`p42`).
    fn find(&self, name: &str) -> Result<Person, NotDone> {
        if let Some((person, _)) = self.shelf.account(&names::account(name.trim()))? {
            return Ok(person);
        }
        let number = PersonId::new(name).ok().and_then(|id| ids::person_number(&id));
        let found = match number {
            Some(number) => self.shelf.person(number)?,
            None => None,
        };
        found.ok_or_else(|| NotDone::Nobody(name.to_owned()))
    }

    fn notify(&self, notice: &Notice) -> Result<(), NotDone> {
        Ok(self.shelf.add_notice(&notice.text(), self.now())?)
    }

    /// Gives an account a new password and recovery code, and ends its sessions and tokens.
    ///
    /// # Errors
    /// If there is no such account, or the store fails.
    pub fn reset_password(&self, name: &str) -> Result<Renewed, NotDone> {
        let person = self.find(name)?;
        if person.account.is_none() {
            return Err(NotDone::Guest(name.to_owned()));
        }
        let password = secret::recovery_code(&*self.world);
        let recovery = secret::recovery_code(&*self.world);
        let hash = passwords::hash_with(&password, self.world.sixteen());
        self.shelf.renew_credentials(person.id, &hash, secret::hash(&secret::tidy_code(&recovery)))?;
        self.notify(&Notice::Person(person.id.0))?;
        Ok(Renewed { password, recovery })
    }

    /// Shuts the door to a person, or opens it again.
    ///
    /// # Errors
    /// If there is no such person, or the store fails.
    pub fn suspend(&self, name: &str, suspended: bool) -> Result<(), NotDone> {
        let person = self.find(name)?;
        self.shelf.suspend(person.id, suspended)?;
        self.notify(&Notice::Person(person.id.0))
    }

    /// Ends a table without a result.
    ///
    /// # Errors
    /// If there is no such table, it has ended, or the store fails.
    pub fn close_table(&self, table: &str) -> Result<(), NotDone> {
        self.at(table, |table| table.attend(&Task::Close, self.world.now()))
    }

    /// Removes a line of chat.
    ///
    /// # Errors
    /// If there is no such line, or the store fails.
    pub fn remove_chat(&self, table: &str, line: u64) -> Result<(), NotDone> {
        self.at(table, |table| table.attend(&Task::Hush { line: Seq(line) }, self.world.now()))
    }

    /// Everything that the server keeps of a person, as JSON.
    ///
    /// # Errors
    /// If there is no such person, or the store fails.
    pub fn export_account(&self, name: &str) -> Result<Value, NotDone> {
        let person = self.find(name)?;
        let id = person.id;
        let sessions = self.shelf.sessions(id)?.into_iter().map(
            |one| json!({ "id": one.id, "agent": one.agent, "since": one.created_at.0, "seen": one.seen_at.0 }),
        );
        let tokens = self.shelf.tokens(id)?.into_iter().map(|one| {
            let table = one.table.map(|table| table.to_string());
            json!({ "id": one.id, "label": one.label, "scopes": one.scopes, "table": table, "since": one.created_at.0 })
        });
        let ratings = self.shelf.ratings_of(id)?.into_iter().map(|one| {
            json!({ "game": one.game, "seats": one.seats, "rating": one.mean, "uncertainty": one.deviation,
                    "games": one.games })
        });
        let replays = self
            .shelf
            .replays(id)?
            .into_iter()
            .map(|one| json!({ "replay": one.id.to_string(), "at": one.at.0, "record": one.record }));
        let pushes = self
            .shelf
            .pushes(id)?
            .into_iter()
            .map(|one| json!({ "endpoint": one.endpoint, "since": one.created_at.0 }));
        let webhooks =
            self.shelf.webhooks_of(id)?.into_iter().map(
                |one| json!({ "table": one.table.to_string(), "url": one.url, "since": one.created_at.0 }),
            );
        Ok(json!({
            "id": ids::person_id(id),
            "name": person.name,
            "account": person.account,
            "since": person.created_at.0,
            "suspended": person.suspended,
            "sessions": sessions.collect::<Vec<_>>(),
            "tokens": tokens.collect::<Vec<_>>(),
            "ratings": ratings.collect::<Vec<_>>(),
            "tables": self.tables_in_short(&person)?,
            "replays": replays.collect::<Vec<_>>(),
            "pushes": pushes.collect::<Vec<_>>(),
            "webhooks": webhooks.collect::<Vec<_>>(),
        }))
    }

    /// The tables of a person: what was played, where he sat, what he said.
    fn tables_in_short(&self, person: &Person) -> Result<Vec<Value>, NotDone> {
        let me = ids::person_id(person.id);
        let mut all = Vec::new();
        for id in self.tables_of(person)? {
            let table = journal::replay(&self.shelf.load(id)?.events)?;
            let summary = table.summary();
            let seat =
                summary.seats.iter().position(|seat| seat.person.as_ref().is_some_and(|who| who.id == me));
            let said = table.journal().iter().filter_map(|entry| match &entry.what {
                What::Chat { person, text, .. } if person.id == me => {
                    Some(json!({ "seq": entry.seq, "at": entry.at, "text": text }))
                }
                _ => None,
            });
            all.push(json!({
                "table": id.to_string(),
                "game": summary.terms.game,
                "opened": summary.terms.opened,
                "host": summary.host == me,
                "seat": seat,
                "said": said.collect::<Vec<_>>(),
            }));
        }
        Ok(all)
    }

    /// Forgets a person: he leaves his tables, what he said is shown no more, and he has no name. Journals stay, and
    /// replay as before. Answers with the number of tables that were touched.
    ///
    /// # Errors
    /// If there is no such person, or the store fails; then it can be done again.
    pub fn delete_account(&self, name: &str) -> Result<usize, NotDone> {
        let person = self.find(name)?;
        // First the door, so that he does nothing meanwhile.
        self.shelf.suspend(person.id, true)?;
        self.notify(&Notice::Person(person.id.0))?;
        let tables = self.tables_of(&person)?;
        for id in &tables {
            let text = id.to_string();
            self.leave(&text, &person)?;
            self.at(&text, |table| self.hush_all(table, &person))?;
            self.at(&text, |table| {
                let was = ids::person_id(person.id);
                let nobody =
                    table::messages::Person { id: was.clone(), name: GONE.to_owned(), account: false };
                table.attend(&Task::Rename { was, person: nobody }, self.world.now())
            })?;
        }
        self.shelf.delete_person(person.id, GONE)?;
        Ok(tables.len())
    }

    fn leave(&self, text: &str, person: &Person) -> Result<(), NotDone> {
        self.at(text, |table| {
            let card = ids::person(person);
            if matches!(table.summary().stage, Stage::Gathering) && table.summary().host == card.id {
                return table.attend(&Task::Close, self.world.now());
            }
            let id = CommandId::new(&secret::public_id(&*self.world)).expect("hexadecimal digits are an id");
            let order = Order { id, seq: table.seq(), command: Command::Leave };
            match table.decide(&card, &order, self.world.now(), &self.world.entropy()) {
                Ok(Decision::Write(entries)) => Ok(entries),
                // Whoever has no seat, or whose game is over, has nothing to leave.
                Ok(Decision::Done(_)) | Err(_) => Ok(Vec::new()),
            }
        })
    }

    /// What removes the next line of a person that is still shown, together with all others.
    fn hush_all(&self, table: &mut Table, person: &Person) -> Result<Vec<Entry>, Refusal> {
        let me = ids::person_id(person.id);
        let mut all: Vec<Entry> = Vec::new();
        let said: Vec<Seq> = table
            .journal()
            .iter()
            .filter(|entry| matches!(&entry.what, What::Chat { person, .. } if person.id == me))
            .map(|entry| entry.seq)
            .collect();
        for line in said {
            // A line that was removed before is no line any more.
            let Ok(mut entries) = table.attend(&Task::Hush { line }, self.world.now()) else { continue };
            for entry in &mut entries {
                entry.seq = Seq(table.seq().0 + all.len() as u64 + 1);
            }
            all.append(&mut entries);
        }
        Ok(all)
    }

    /// All tables that a person, or the guests he once was, had to do with.
    fn tables_of(&self, person: &Person) -> Result<Vec<TableId>, NotDone> {
        let mut all = Vec::new();
        for id in [person.id].into_iter().chain(self.shelf.guests_of(person.id)?) {
            let by = serde_json::to_string(&table::messages::By::Person(ids::person_id(id)));
            for table in self.shelf.tables_of(id, &by.expect("our own types are JSON"))? {
                if !all.contains(&table) {
                    all.push(table);
                }
            }
        }
        Ok(all)
    }

    /// Writes what is decided at a table, as often as it takes while others write as well.
    fn at(
        &self,
        text: &str,
        decide: impl Fn(&mut Table) -> Result<Vec<Entry>, Refusal>,
    ) -> Result<(), NotDone> {
        let id: TableId = text.parse().map_err(|_| NotDone::NoTable(text.to_owned()))?;
        let mut tries = TRIES;
        loop {
            let stored = match self.shelf.load(id) {
                Err(store::Error::NoTable(_)) => return Err(NotDone::NoTable(text.to_owned())),
                other => other?,
            };
            let mut table = journal::replay(&stored.events)?;
            let before = table.seq();
            let entries = decide(&mut table)?;
            if entries.is_empty() {
                return Ok(());
            }
            table.commit(entries.clone())?;
            match self.shelf.append(live::append(id, before, &entries, &table)) {
                Err(store::Error::Conflict { .. }) if tries > 0 => tries -= 1,
                Err(error) => return Err(error.into()),
                Ok(_) => return self.notify(&Notice::Table(text.to_owned())),
            }
        }
    }
}
