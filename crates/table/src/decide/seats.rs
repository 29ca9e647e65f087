//! Sitting, leaving, bots in seats, hosts, and bytes for chance.

use game::Seat;

use super::Draft;
use crate::dealer;
use crate::entry::What;
use crate::messages::{Level, Person, PersonId, Player, Refusal};

impl Draft<'_> {
    pub(super) fn sit(&mut self, person: &Person, wish: Option<Seat>) -> Result<(), Refusal> {
        self.not_ended()?;
        if let Some(seat) = self.chairs.seat_of(&person.id) {
            return Err(Refusal::Seated { seat });
        }
        let seen = self.chairs.seen.get(&person.id).copied();
        let seat = match wish.or(seen) {
            Some(seat) => self.check_seat(person, seat)?,
            None => self.any_seat(person).ok_or(Refusal::Full)?,
        };
        // Law 2: whoever has seen one seat's view gets no other before the result.
        if let Some(other) = seen.filter(|&other| other != seat) {
            return Err(Refusal::SeenAnother { seat: other });
        }
        self.write(What::Sit { seat, person: person.clone() });
        self.start_if_ready();
        Ok(())
    }

    fn check_seat(&self, person: &Person, seat: Seat) -> Result<Seat, Refusal> {
        if self.chairs.find(seat).is_none() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        if !self.chairs.free_for(&person.id, seat) {
            return Err(Refusal::SeatTaken { seat });
        }
        Ok(seat)
    }

    /// The seat that is kept for a person, else the first that is free.
    fn any_seat(&self, person: &Person) -> Option<Seat> {
        let free = || self.chairs.iter().filter(|(seat, _)| self.chairs.free_for(&person.id, *seat));
        let kept = free().find(|(_, chair)| chair.reserved.is_some());
        kept.or_else(|| free().next()).map(|(seat, _)| seat)
    }

    pub(super) fn leave(&mut self, person: &Person) -> Result<(), Refusal> {
        self.not_ended()?;
        let seat = self.seat_of(&person.id)?;
        self.write(What::Leave { seat, person: Some(person.id.clone()) });
        if self.chairs.host == person.id
            && let Some(heir) = self.chairs.heir().cloned()
        {
            self.write(What::Host { person: heir });
        }
        self.settle();
        Ok(())
    }

    pub(super) fn give(&mut self, person: &Person, level: Level) -> Result<(), Refusal> {
        self.on()?;
        let seat = self.own_seat(&person.id)?;
        self.write(What::Bot { seat, level });
        self.settle();
        Ok(())
    }

    pub(super) fn reclaim(&mut self, person: &Person) -> Result<(), Refusal> {
        self.on()?;
        let seat = self.seat_of(&person.id)?;
        let chair = self.chairs.of(seat);
        if chair.resigned {
            return Err(Refusal::Resigned);
        }
        if chair.player == Player::Person {
            return Err(Refusal::Present);
        }
        self.write(What::Back { seat });
        self.go_on();
        Ok(())
    }

    pub(super) fn fill(&mut self, person: &Person, seat: Seat, level: Level) -> Result<(), Refusal> {
        self.gathering()?;
        self.host_only(person)?;
        let chair = self.chairs.find(seat).ok_or(Refusal::NoSuchSeat { seat })?;
        if chair.player != Player::Nobody {
            return Err(Refusal::SeatTaken { seat });
        }
        self.write(What::Bot { seat, level });
        self.start_if_ready();
        Ok(())
    }

    pub(super) fn free(&mut self, person: &Person, seat: Seat) -> Result<(), Refusal> {
        self.gathering()?;
        self.host_only(person)?;
        let chair = self.chairs.find(seat).ok_or(Refusal::NoSuchSeat { seat })?;
        match chair.player {
            Player::Nobody if chair.reserved.is_none() => return Err(Refusal::SeatEmpty { seat }),
            Player::Script => return Err(Refusal::SeatTaken { seat }),
            _ => {}
        }
        let person = chair.person.as_ref().map(|person| person.id.clone());
        self.write(What::Leave { seat, person });
        Ok(())
    }

    pub(super) fn hand_over(&mut self, person: &Person, heir: &PersonId) -> Result<(), Refusal> {
        self.not_ended()?;
        self.host_only(person)?;
        if *heir == person.id {
            return Err(Refusal::Already);
        }
        if self.chairs.seat_of(heir).is_none() {
            return Err(Refusal::NobodyLikeThat);
        }
        self.write(What::Host { person: heir.clone() });
        Ok(())
    }

    pub(super) fn contribute(&mut self, person: &Person, bytes: &str) -> Result<(), Refusal> {
        self.gathering()?;
        let seat = self.seat_of(&person.id)?;
        if !self.table.is_verifiable() || self.chairs.of(seat).bytes.is_some() {
            return Err(Refusal::NoBytesNeeded);
        }
        if dealer::bytes(bytes).is_none() {
            return Err(Refusal::BadBytes);
        }
        self.write(What::Contribute { seat, bytes: bytes.to_ascii_lowercase() });
        self.start_if_ready();
        Ok(())
    }

    pub(super) fn prefer(&mut self, person: &Person, forced: bool) -> Result<(), Refusal> {
        self.not_ended()?;
        let seat = self.seat_of(&person.id)?;
        if self.chairs.of(seat).forced == forced {
            return Err(Refusal::Already);
        }
        self.write(What::Prefer { seat, forced });
        self.go_on();
        Ok(())
    }
}
