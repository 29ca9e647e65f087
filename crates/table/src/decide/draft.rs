//! Entries in the making.

use game::{Seat, Seats};

use crate::chairs::Chairs;
use crate::dealer::Dealer;
use crate::entry::{Commanded, Entry, What};
use crate::messages::{By, Millis, Person, PersonId, Player, Refusal};
use crate::table::{Phase, Table};
use crate::tip::Tip;

/// Entries in the making: a table, and what it would be after them as far as later ones depend on that.
pub(crate) struct Draft<'a> {
    pub(super) table: &'a Table,
    pub(super) at: Millis,
    /// Who commands.
    by: By,
    pub(super) chairs: Chairs,
    /// The game, once a move or a start needs it.
    pub(super) tip: Option<Box<dyn Tip>>,
    /// Chance, likewise.
    pub(super) dealer: Option<Dealer>,
    pub(super) playing: bool,
    pub(super) entries: Vec<Entry>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(table: &'a Table, by: By, now: Millis) -> Self {
        let last = table.journal.last().map_or(Millis::default(), |entry| entry.at);
        Self {
            table,
            // A clock that was set back does not turn the journal around.
            at: now.max(last),
            by,
            chairs: table.chairs.clone(),
            tip: None,
            dealer: table.dealer.clone(),
            playing: table.is_playing(),
            entries: Vec::new(),
        }
    }

    pub(super) fn of_person(table: &'a Table, person: &Person, now: Millis) -> Self {
        Self::new(table, By::Person(person.id.clone()), now)
    }

    /// Writes an entry by whoever commands.
    pub(super) fn write(&mut self, what: What) {
        self.write_by(self.by.clone(), what);
    }

    /// Writes an entry.
    pub(super) fn write_by(&mut self, by: By, what: What) {
        self.chairs.apply(&what);
        let before = self.entries.last().map_or(self.table.seq(), |entry| entry.seq);
        self.entries.push(Entry { seq: before.next(), at: self.at, by, command: None, left: 0, what });
    }

    /// The entries, bound together.
    pub(crate) fn finish(mut self, command: Option<Commanded>) -> Vec<Entry> {
        let count = self.entries.len() as u32;
        for (left, entry) in (0..count).rev().zip(&mut self.entries) {
            entry.left = left;
        }
        if let Some(first) = self.entries.first_mut() {
            first.command = command;
        }
        self.entries
    }

    /// The game where these entries have brought it.
    pub(super) fn tip(&mut self) -> &mut dyn Tip {
        let table = self.table;
        &mut **self.tip.get_or_insert_with(|| table.board.tip())
    }

    pub(super) fn seat_of(&self, person: &PersonId) -> Result<Seat, Refusal> {
        self.chairs.seat_of(person).ok_or(Refusal::NoSeat)
    }

    /// The seat of somebody who plays himself.
    pub(super) fn own_seat(&self, person: &PersonId) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person)?;
        let chair = self.chairs.of(seat);
        if chair.resigned {
            return Err(Refusal::Resigned);
        }
        if chair.player != Player::Person {
            return Err(Refusal::Away);
        }
        Ok(seat)
    }

    pub(super) fn gathering(&self) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing { .. } => Err(Refusal::Started),
            Phase::Over { .. } | Phase::Abandoned { .. } => Err(Refusal::Ended),
        }
    }

    pub(super) fn on(&self) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Gathering => Err(Refusal::NotStarted),
            Phase::Playing { .. } => Ok(()),
            Phase::Over { .. } | Phase::Abandoned { .. } => Err(Refusal::Ended),
        }
    }

    pub(super) fn not_ended(&self) -> Result<(), Refusal> {
        if self.table.has_ended() { Err(Refusal::Ended) } else { Ok(()) }
    }

    pub(super) fn host_only(&self, person: &Person) -> Result<(), Refusal> {
        if self.chairs.host == person.id { Ok(()) } else { Err(Refusal::HostOnly) }
    }

    /// The others who play themselves.
    pub(super) fn others(&self, seat: Seat) -> Seats {
        self.chairs.present().without(seat)
    }
}
