//! What is due without anybody's command.

use game::Seat;

use super::Draft;
use crate::entry::{Entry, What};
use crate::messages::{By, Json, Millis, Person, PersonId, Refusal, Seq};
use crate::table::Table;

/// Something that whoever keeps a table has to tell it. Never from outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Look at the clocks; something is due at [`Table::wake_at`].
    Tick,
    /// A bot has decided, for what it was [asked](Table::bots) at entry `seq`.
    BotMove {
        /// Its seat.
        seat: Seat,
        /// The entry.
        seq: Seq,
        /// Its move.
        mv: Json,
    },
    /// The server was away.
    Outage {
        /// Since when.
        from: Millis,
        /// Until when.
        to: Millis,
    },
    /// Somebody is known under another name: a guest has become an account.
    Rename {
        /// The old one.
        was: PersonId,
        /// The new one.
        person: Person,
    },
    /// Remove a line of chat.
    Hush {
        /// Its entry.
        line: Seq,
    },
    /// End the table without a result.
    Close,
}

impl Table {
    /// Decides what becomes of a task: the entries to be written and then committed, often none.
    ///
    /// # Errors
    /// Why it is not done; a bot's move for an older entry is dropped like this.
    pub fn attend(&self, task: &Task, now: Millis) -> Result<Vec<Entry>, Refusal> {
        let mut draft = Draft::new(self, By::Server, now);
        match task {
            Task::Tick => draft.tick(),
            Task::BotMove { seat, seq, mv } => draft.bot_move(*seat, *seq, mv)?,
            Task::Outage { from, to } => draft.outage(*from, *to),
            Task::Rename { was, person } => draft.rename(was, person)?,
            Task::Hush { line } => draft.remove_line(*line)?,
            Task::Close => {
                draft.not_ended()?;
                draft.close();
            }
        }
        Ok(draft.finish(None))
    }
}

impl Draft<'_> {
    fn tick(&mut self) {
        let up = self.table.clock.up(self.at);
        for seat in up.iter() {
            self.write_by(By::Table, What::Clock { seat, level: self.table.opened.stand_in });
        }
        if !up.is_empty() {
            self.settle();
        }
    }

    fn outage(&mut self, from: Millis, to: Millis) {
        let to = to.min(self.at);
        if self.playing && self.table.wake_at().is_some() && from < to {
            self.write(What::Outage { from, to });
        }
    }

    fn rename(&mut self, was: &PersonId, person: &Person) -> Result<(), Refusal> {
        let here = |id: &PersonId| self.chairs.seat_of(id).or(self.chairs.seen.get(id).copied());
        // One person with two seats would see two views.
        if let (Some(_), Some(seat)) = (here(was), here(&person.id))
            && *was != person.id
            && !self.table.has_ended()
        {
            return Err(Refusal::Seated { seat });
        }
        self.write(What::Person { was: was.clone(), person: person.clone() });
        Ok(())
    }
}
