//! Giving up, ending without a result, another game.

use super::{Draft, Entropy};
use crate::entry::What;
use crate::hex;
use crate::messages::{By, Opening, Person, Place, Player, Refusal, TableId};
use crate::table::{Phase, Table};

impl Draft<'_> {
    pub(super) fn resign(&mut self, person: &Person) -> Result<(), Refusal> {
        self.on()?;
        let seat = self.seat_of(&person.id)?;
        if self.chairs.of(seat).resigned {
            return Err(Refusal::Resigned);
        }
        self.write(What::Resign { seat, level: self.table.opened.stand_in });
        self.settle();
        Ok(())
    }

    pub(super) fn abandon(&mut self, person: &Person, yes: bool) -> Result<(), Refusal> {
        self.not_ended()?;
        if self.table.phase == Phase::Gathering {
            self.host_only(person)?;
            if !yes {
                return Err(Refusal::Already);
            }
            self.close();
            return Ok(());
        }
        let seat = self.own_seat(&person.id)?;
        if self.table.abandon.contains(seat) == yes {
            return Err(Refusal::Already);
        }
        self.write(What::Abandon { seat, yes });
        self.settle_abandon();
        Ok(())
    }

    /// Ends a game that everyone who is here wants to end.
    pub(super) fn settle_abandon(&mut self) {
        let mut agreed = self.table.abandon;
        for entry in &self.entries {
            if let What::Abandon { seat, yes } = entry.what {
                agreed = if yes { agreed.with(seat) } else { agreed.without(seat) };
            }
        }
        let present = self.chairs.present();
        let asked = agreed.iter().any(|seat| present.contains(seat));
        if self.playing && asked && present.iter().all(|seat| agreed.contains(seat)) {
            self.close();
        }
    }

    /// Ends the table without a result.
    pub(super) fn close(&mut self) {
        self.playing = false;
        self.write_by(By::Table, What::Abandoned);
        self.reveal();
    }

    pub(super) fn rematch(&mut self, person: &Person, entropy: &Entropy) -> Result<(), Refusal> {
        if !self.table.has_ended() {
            return Err(Refusal::NotEnded);
        }
        self.seat_of(&person.id)?;
        if self.table.rematch.is_some() {
            return Err(Refusal::Already);
        }
        let table = TableId::new(&hex::encode(&entropy[..16])).expect("hexadecimal digits are an id");
        self.write(What::Rematch { table });
        Ok(())
    }
}

impl Table {
    /// The opening of the next game of the same people, once one of them asked for it: its name, who asked, and
    /// what it is. Everyone sits one seat further; seats are kept for those who did not ask.
    #[must_use]
    pub fn rematch(&self) -> Option<(TableId, Person, Opening)> {
        let asked = self.journal.iter().rev().find(|entry| matches!(entry.what, What::Rematch { .. }))?;
        let (What::Rematch { table }, By::Person(asker)) = (&asked.what, &asked.by) else { return None };
        let mut host = None;
        let mut places: Vec<Place> = Vec::new();
        for (seat, chair) in self.chairs.iter() {
            places.push(match (&chair.person, chair.player) {
                (Some(person), _) if person.id == *asker => {
                    host = Some(person.clone());
                    Place::Host
                }
                (Some(person), _) => Place::Reserved { person: person.clone() },
                (None, Player::Bot { level }) => Place::Bot { level },
                (None, Player::Script) => self.opened.places[seat.index()].clone(),
                (None, _) => Place::Open,
            });
        }
        places.rotate_right(1);
        let opened = &self.opened;
        let opening = Opening {
            game: opened.header.game.clone(),
            seats: opened.header.seats,
            options: opened.header.options.clone(),
            clock: opened.clock,
            public: opened.public,
            rated: opened.rated,
            stand_in: opened.stand_in,
            chance: crate::messages::ChanceRule::Verifiable,
            places,
            beginning: None,
            lesson: None,
        };
        Some((table.clone(), host?, opening))
    }
}
