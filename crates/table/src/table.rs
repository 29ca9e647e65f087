//! A table: its journal, and what the journal comes to.

use std::collections::HashMap;
use std::sync::Arc;

use game::record::Fault;
use game::{MAX_SEATS, Seat, Seats, Turn};
use thiserror::Error;

use crate::board::{self, Board, Noted};
use crate::chairs::Chairs;
use crate::clock::{Clock, Waiting};
use crate::dealer::{self, Dealer, verifiable_key};
use crate::entry::{Commanded, Entry, Opened, What};
use crate::memory::Memory;
use crate::messages::{By, Millis, PersonId, Seq, TableId, UndoRequest};
use crate::talk::Talk;

/// One match of any game: an append-only journal, and everything that follows from it.
///
/// A table changes by [`commit`](Table::commit) alone. What is to be committed comes from
/// [`decide`](Table::decide) and [`attend`](Table::attend), which change nothing, so that entries can be on
/// disk before anybody sees what they do.
#[derive(Debug)]
pub struct Table {
    pub(crate) opened: Arc<Opened>,
    pub(crate) board: Box<dyn Board>,
    pub(crate) standing: Vec<Standing>,
    pub(crate) chairs: Chairs,
    pub(crate) phase: Phase,
    pub(crate) clock: Clock,
    pub(crate) talk: Talk,
    pub(crate) chance: Secret,
    pub(crate) dealer: Option<Dealer>,
    /// Whether the game counts for the ratings.
    pub(crate) rated: bool,
    /// Who sat where when the game began.
    pub(crate) roster: Vec<Option<PersonId>>,
    pub(crate) undo: Option<UndoRequest>,
    pub(crate) abandon: Seats,
    pub(crate) rematch: Option<TableId>,
    /// Who is to move.
    pub(crate) acting: Seats,
    /// Since which entry each seat is asked for what it has to decide now.
    pub(crate) asked: [Seq; MAX_SEATS],
    /// What came of commands: the last entry of each.
    pub(crate) done: HashMap<Commanded, Seq>,
    pub(crate) journal: Vec<Entry>,
    pub(crate) memory: Memory,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Gathering,
    Playing { started: Millis },
    Over { ended: Millis },
    Abandoned { ended: Millis },
}

impl Phase {
    /// When the game ended, with or without a result.
    pub(crate) const fn ended(self) -> Option<Millis> {
        match self {
            Self::Over { ended } | Self::Abandoned { ended } => Some(ended),
            Self::Gathering | Self::Playing { .. } => None,
        }
    }
}

/// The server's part in verifiable chance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Secret {
    pub(crate) hash: Option<String>,
    pub(crate) secret: Option<[u8; 32]>,
    pub(crate) revealed: bool,
}

/// An event that stands, as far as the table itself needs to know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) seq: Seq,
    pub(crate) at: Millis,
    pub(crate) by: By,
    /// Whose move it was; chance if nobody's.
    pub(crate) seat: Option<Seat>,
    pub(crate) noted: Noted,
}

/// A journal that cannot be.
#[derive(Debug, Error)]
pub enum Corrupt {
    /// There is nothing in it.
    #[error("the journal is empty")]
    Empty,
    /// An entry does not follow the one before.
    #[error("entry {found} where {expected} should be")]
    Gap {
        /// The entry's number.
        found: Seq,
        /// What it should be.
        expected: Seq,
    },
    /// It stops in the middle of a command.
    #[error("the journal ends in the middle of a command, at entry {0}")]
    CutShort(Seq),
    /// An entry says something impossible.
    #[error("entry {seq}: {what}")]
    Impossible {
        /// The entry's number.
        seq: Seq,
        /// What is wrong.
        what: String,
    },
}

impl Corrupt {
    pub(crate) fn impossible(seq: Seq, what: &(impl ToString + ?Sized)) -> Self {
        Self::Impossible { seq, what: what.to_string() }
    }
}

impl Table {
    /// The table that a journal comes to.
    ///
    /// # Errors
    /// If the journal is not one of a table.
    pub fn replay(entries: impl IntoIterator<Item = Entry>) -> Result<Self, Corrupt> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(Corrupt::Empty)?;
        if first.seq != Seq(1) {
            return Err(Corrupt::Gap { found: first.seq, expected: Seq(1) });
        }
        let mut table = Self::begin(first)?;
        entries.try_for_each(|entry| table.take(entry))?;
        match table.journal.last() {
            Some(last) if last.left > 0 => Err(Corrupt::CutShort(last.seq)),
            _ => Ok(table),
        }
    }

    /// Takes entries that [`decide`](Table::decide) or [`attend`](Table::attend) gave, once they are on disk.
    ///
    /// # Errors
    /// If they do not follow the journal or are not possible; then the table is to be read anew from its journal.
    pub fn commit(&mut self, entries: Vec<Entry>) -> Result<(), Corrupt> {
        entries.into_iter().try_for_each(|entry| self.take(entry))
    }

    fn begin(first: Entry) -> Result<Self, Corrupt> {
        let What::Open(opened) = &first.what else {
            return Err(Corrupt::impossible(first.seq, "a journal begins with the opening"));
        };
        let opened = Arc::new((**opened).clone());
        let wrong = |fault: Fault| Corrupt::impossible(first.seq, &fault);
        let board = board::open(&opened.header).map_err(wrong)?;
        if opened.places.len() != usize::from(opened.header.seats) {
            return Err(Corrupt::impossible(first.seq, "there is not one place for each seat"));
        }
        let mut table = Self {
            board,
            standing: Vec::new(),
            chairs: Chairs::new(&opened),
            phase: Phase::Gathering,
            clock: Clock::new(opened.clock, opened.header.seats),
            talk: Talk::default(),
            chance: Secret::default(),
            dealer: None,
            rated: false,
            roster: Vec::new(),
            undo: None,
            abandon: Seats::NONE,
            rematch: None,
            acting: Seats::NONE,
            asked: [Seq::default(); MAX_SEATS],
            done: HashMap::new(),
            journal: Vec::new(),
            memory: Memory::default(),
            opened,
        };
        table.note_command(&first);
        table.journal.push(first);
        Ok(table)
    }

    pub(crate) fn note_command(&mut self, entry: &Entry) {
        if let Some(command) = &entry.command {
            self.done.insert(command.clone(), Seq(entry.seq.0 + u64::from(entry.left)));
        }
    }

    /// The table's name.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.opened.table
    }

    /// The number of the last entry.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.journal.last().map_or(Seq::default(), |entry| entry.seq)
    }

    /// The journal: for the store, never for viewers.
    #[must_use]
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// When [`Task::Tick`](crate::Task::Tick) has something to do, if nothing happens before.
    #[must_use]
    pub fn wake_at(&self) -> Option<Millis> {
        self.clock.wake_at()
    }

    /// Whether the game has ended, with a result or without.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.phase.ended().is_some()
    }

    /// Whether the game is on.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        matches!(self.phase, Phase::Playing { .. })
    }

    /// How many events were there before the table.
    pub(crate) fn prefix(&self) -> usize {
        self.opened.prefix.len()
    }

    /// What the clocks wait for.
    pub(crate) fn waiting(&self) -> Waiting {
        let over = !self.is_playing() || self.board.turn() == Turn::Over;
        Waiting { acting: self.acting, people: self.chairs.present(), over }
    }

    /// The dealer that the game has, or would have if it began with these chairs.
    pub(crate) fn dealer_with(&self, chairs: &Chairs) -> Dealer {
        let dealt_before =
            self.opened.prefix.iter().filter(|line| line.value().get("chance").is_some()).count();
        Dealer::open(&self.opened.chance, dealt_before as u64).unwrap_or_else(|| {
            let secret = self.chance.secret.unwrap_or_default();
            let header = &self.opened.header;
            Dealer::keyed(verifiable_key(&secret, &self.opened.table, header, &chairs.bytes()))
        })
    }

    /// Whether every draw will be provable.
    pub(crate) fn is_verifiable(&self) -> bool {
        matches!(self.opened.chance, crate::messages::ChanceRule::Verifiable)
    }

    pub(crate) fn secret_text(&self) -> Option<String> {
        self.chance.secret.map(|secret| crate::hex::encode(&secret))
    }

    pub(crate) fn read_secret(seq: Seq, hash: &str, secret: &str) -> Result<Secret, Corrupt> {
        let bytes = dealer::bytes(secret).ok_or_else(|| Corrupt::impossible(seq, "a secret has 32 bytes"))?;
        if crate::hex::encode(&dealer::commitment(&bytes)) != hash {
            return Err(Corrupt::impossible(seq, "the hash is not that of the secret"));
        }
        Ok(Secret { hash: Some(hash.to_owned()), secret: Some(bytes), revealed: false })
    }
}

/// Two tables are equal if nobody could ever tell them apart.
impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.opened == other.opened
            && self.standing == other.standing
            && self.board.state() == other.board.state()
            && self.chairs == other.chairs
            && self.phase == other.phase
            && self.clock == other.clock
            && self.talk == other.talk
            && self.chance == other.chance
            && self.dealer == other.dealer
            && self.rated == other.rated
            && self.roster == other.roster
            && self.undo == other.undo
            && self.abandon == other.abandon
            && self.rematch == other.rematch
            && self.acting == other.acting
            && self.asked == other.asked
            && self.done == other.done
            && self.journal == other.journal
    }
}
