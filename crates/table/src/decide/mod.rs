//! What is to be written when a person commands or something is due. Nothing here changes a table.
//!
//! | module | decides |
//! | --- | --- |
//! | `opening` | the first entries of a table |
//! | `seats` | sitting, leaving, bots, hosts, bytes |
//! | `start` | the beginning, and what follows by itself after every move |
//! | `play` | moves of people and bots |
//! | `undo` | taking back |
//! | `close` | resigning, abandoning, another game |
//! | `talk` | chat |
//! | `attend` | what is due without anybody's command: clocks, bots, the server |

mod attend;
mod close;
mod draft;
mod opening;
mod play;
mod seats;
mod start;
mod talk;
mod undo;

pub use attend::Task;
pub(crate) use draft::Draft;

use crate::entry::{Commanded, Entry};
use crate::messages::{Answer, Command, Millis, Order, Person, Refusal, Seq, Verdict};
use crate::table::Table;

/// 32 random bytes, fresh for each call, from whoever has a source of them.
pub type Entropy = [u8; 32];

/// What becomes of a command.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// These entries are to be written, all or none, and then committed.
    Write(Vec<Entry>),
    /// It was done before; the last entry that came of it.
    Done(Seq),
}

impl Decision {
    /// The last entry that comes of it.
    #[must_use]
    pub fn seq(&self) -> Seq {
        match self {
            Self::Write(entries) => entries.last().map_or(Seq::default(), |entry| entry.seq),
            Self::Done(seq) => *seq,
        }
    }

    /// What its sender is told, once it is on disk.
    #[must_use]
    pub fn answer(&self, order: &Order) -> Answer {
        Answer { id: order.id.clone(), verdict: Verdict::Done { seq: self.seq() } }
    }
}

impl Table {
    /// Decides what becomes of a person's command.
    ///
    /// Changes nothing but its memory of refusals, from which a command that comes twice is answered the same.
    ///
    /// # Errors
    /// Why it is not done.
    pub fn decide(
        &mut self,
        person: &Person,
        order: &Order,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Decision, Refusal> {
        let key = Commanded { person: person.id.clone(), id: order.id.clone() };
        if let Some(&seq) = self.done.get(&key) {
            return Ok(Decision::Done(seq));
        }
        if let Some(refusal) = self.memory.recall(&key) {
            return Err(refusal.clone());
        }
        let decided = self.weigh(person, order, now, entropy);
        match decided {
            Ok(entries) => Ok(Decision::Write(entries)),
            Err(refusal) => {
                self.memory.keep(key, &refusal);
                Err(refusal)
            }
        }
    }

    fn weigh(
        &self,
        person: &Person,
        order: &Order,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        if order.seq > self.seq() {
            return Err(Refusal::Future { seq: order.seq });
        }
        let mut draft = Draft::of_person(self, person, now);
        match &order.command {
            Command::Sit { seat } => draft.sit(person, *seat)?,
            Command::Leave => draft.leave(person)?,
            Command::Give { level } => draft.give(person, *level)?,
            Command::Reclaim => draft.reclaim(person)?,
            Command::Fill { seat, level } => draft.fill(person, *seat, *level)?,
            Command::Free { seat } => draft.free(person, *seat)?,
            Command::Host { person: heir } => draft.hand_over(person, heir)?,
            Command::Contribute { bytes } => draft.contribute(person, bytes)?,
            Command::Start => draft.start_by(person)?,
            Command::Play { moves } => draft.play(person, order.seq, moves)?,
            Command::Undo { keep } => draft.undo(person, order.seq, *keep)?,
            Command::Answer { request, yes } => draft.answer(person, *request, *yes)?,
            Command::Resign => draft.resign(person)?,
            Command::Abandon { yes } => draft.abandon(person, *yes)?,
            Command::Chat { text } => draft.chat(person, text)?,
            Command::Mute { person: watcher, muted } => draft.mute(person, watcher, *muted)?,
            Command::Hush { line } => draft.hush(person, *line)?,
            Command::Prefer { forced } => draft.prefer(person, *forced)?,
            Command::Rematch => draft.rematch(person, entropy)?,
        }
        let key = Commanded { person: person.id.clone(), id: order.id.clone() };
        Ok(draft.finish(Some(key)))
    }
}
