//! What is written: entries of a journal, and the append that brings them.

use crate::{CommandId, Epoch, Millis, Participant, Seq, Summary, TableId};

/// What happened at a table, before it has its number in the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When it happened.
    pub at: Millis,
    /// Who did it, in the words of the table.
    pub by: Option<String>,
    /// The command that brought it; of the entries that one command brings, one names it.
    pub command: Option<CommandId>,
    /// Its kind, in the words of the table.
    pub kind: String,
    /// The rest of it, as JSON; the store does not read it.
    pub body: String,
}

/// An entry in its place; once written it is never changed or deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its place in the journal.
    pub seq: Seq,
    /// What happened.
    pub entry: Entry,
}

/// A cache of what the journal comes to, so that a table wakes without replaying all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The last event that it contains.
    pub seq: Seq,
    /// The state, in the words of the table.
    pub body: Vec<u8>,
}

/// What an append says about the time at which its table wants to be woken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wake {
    /// Nothing: it stays as it was.
    #[default]
    Keep,
    /// Not at all.
    Never,
    /// At this time.
    At(Millis),
}

/// One write to one table, all or nothing.
///
/// An append that expects [`Seq::START`], with a summary and at least one entry, opens its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The last event that the writer knows of; if there are others, nothing is written.
    pub expected: Seq,
    /// The lease under which the writer writes; if it has passed on, nothing is written.
    pub epoch: Option<Epoch>,
    /// What happened, in order; may be empty when only what is derived from the journal is renewed.
    pub entries: Vec<Entry>,
    /// What the lists show from now on, where that changed.
    pub summary: Option<Summary>,
    /// Of the people in the summary, those for whom the table waits now, or no longer: what a move changes of it.
    pub turns: Vec<Participant>,
    /// The state after the last entry, in place of the older snapshot.
    pub snapshot: Option<Vec<u8>>,
    /// When to wake the table.
    pub wake: Wake,
}

impl Append {
    /// An append of `entries` alone.
    pub fn new(table: TableId, expected: Seq, entries: Vec<Entry>) -> Self {
        Self {
            table,
            expected,
            epoch: None,
            entries,
            summary: None,
            turns: Vec::new(),
            snapshot: None,
            wake: Wake::Keep,
        }
    }

    /// The table's version after it.
    pub fn version(&self) -> Seq {
        // An absurd number that a client made up is refused as a conflict, not by a panic.
        Seq(self.expected.0.saturating_add(self.entries.len() as u32))
    }

    /// The entries with their places.
    pub(crate) fn events(&self) -> impl Iterator<Item = (Seq, &Entry)> {
        (self.expected.0.saturating_add(1)..).map(Seq).zip(&self.entries)
    }

    /// The commands that it carries out.
    pub(crate) fn commands(&self) -> impl Iterator<Item = &CommandId> + Clone {
        self.entries.iter().filter_map(|entry| entry.command.as_ref())
    }

    /// The summary and the time of the first entry, where this append may open a table.
    pub(crate) fn opening(&self) -> Option<(&Summary, Millis)> {
        let first = self.entries.first().filter(|_| self.expected == Seq::START)?;
        Some((self.summary.as_ref()?, first.at))
    }

    /// A command that stands twice in it.
    pub(crate) fn repeated_command(&self) -> Option<&CommandId> {
        // Appends are short: a pairwise look costs less than a set.
        let mut rest = self.commands();
        std::iter::from_fn(|| rest.next().map(|command| (command, rest.clone())))
            .find_map(|(command, mut later)| later.any(|other| other == command).then_some(command))
    }
}
