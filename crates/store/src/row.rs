//! What the store knows of a table beside its journal.

use crate::{Epoch, Event, Millis, Owner, PersonId, Seq, Snapshot, TableId};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// It waits for people to sit down.
    Open,
    /// It is being played.
    Playing,
    /// It has a result.
    Finished,
    /// It was given up without a result; no list shows it.
    Closed,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// Everybody.
    Public,
    /// Those who have a link; the lists show it to its people only.
    Private,
}

/// A person who has, or had, a seat at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Participant {
    /// Who.
    pub person: PersonId,
    /// Since when the table waits for a move of this person, if it does.
    pub to_move_since: Option<Millis>,
}

/// What the lists know of a table; all of it follows from the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// How many seats it has.
    pub seats: u8,
    /// How far it has come.
    pub status: Status,
    /// Since when it has had that status: opened, started, finished or closed at.
    pub since: Millis,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether its result counts for ratings.
    pub rated: bool,
    /// The people who have or had a seat, each once; kept and handed back ordered by number.
    pub people: Vec<Participant>,
    /// What a list shows besides (names, bots, options, clock), as JSON; the store does not read it.
    pub outline: String,
}

impl Summary {
    /// The summary with its people in order, each once; of two, the one who is to move stays.
    pub(crate) fn tidy(mut self) -> Self {
        self.people.sort_by_key(|who| (who.person, std::cmp::Reverse(who.to_move_since)));
        self.people.dedup_by_key(|who| who.person);
        self
    }
}

/// A table as it stands in the store, without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The number of its last event.
    pub version: Seq,
    /// When its first event happened.
    pub created_at: Millis,
    /// When its last event happened.
    pub updated_at: Millis,
    /// When it wants to be woken.
    pub wake_at: Option<Millis>,
    /// Who serves it, or did last.
    pub lease: Option<Lease>,
    /// What the lists know of it.
    pub summary: Summary,
}

/// The right to serve a table until some time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// Who has it.
    pub owner: Owner,
    /// Grows with every change of owner; an append that names an older one is refused.
    pub epoch: Epoch,
    /// Until when nobody else may take it.
    pub until: Millis,
}

/// A table with all that it takes to wake it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The table.
    pub row: TableRow,
    /// Its newest snapshot.
    pub snapshot: Option<Snapshot>,
    /// The events after the snapshot; without one, all.
    pub events: Vec<Event>,
}
