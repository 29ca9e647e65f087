//! Chat.

use super::Draft;
use crate::entry::What;
use crate::messages::{Person, PersonId, Refusal, Seq};

impl Draft<'_> {
    pub(super) fn chat(&mut self, person: &Person, text: &str) -> Result<(), Refusal> {
        let seat = self.chairs.seat_of(&person.id);
        let text = self.table.talk.check(&person.id, seat.is_some(), text, self.at)?;
        self.write(What::Chat { person: person.clone(), seat, text });
        Ok(())
    }

    pub(super) fn mute(&mut self, host: &Person, watcher: &PersonId, muted: bool) -> Result<(), Refusal> {
        self.host_only(host)?;
        let talk = &self.table.talk;
        if self.chairs.seat_of(watcher).is_some() {
            return Err(Refusal::SeatedTalk);
        }
        if talk.muted.contains(watcher) == muted {
            return Err(Refusal::Already);
        }
        if !talk.knows(watcher) {
            return Err(Refusal::NobodyLikeThat);
        }
        self.write(What::Mute { person: watcher.clone(), muted });
        Ok(())
    }

    pub(super) fn hush(&mut self, host: &Person, line: Seq) -> Result<(), Refusal> {
        self.host_only(host)?;
        self.remove_line(line)
    }

    pub(super) fn remove_line(&mut self, line: Seq) -> Result<(), Refusal> {
        self.table.talk.line(line).ok_or(Refusal::NoSuchLine)?;
        self.write(What::Hush { line });
        Ok(())
    }
}
