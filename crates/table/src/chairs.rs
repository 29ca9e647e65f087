//! Who sits where, who plays there, who is the host.

use std::collections::BTreeMap;

use game::{Seat, Seats};

use crate::entry::{Opened, What};
use crate::messages::{Level, Person, PersonId, Place, Player, SeatCard};

/// One seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chair {
    /// Whose it is, present or away.
    pub(crate) person: Option<Person>,
    /// For whom it is kept.
    pub(crate) reserved: Option<Person>,
    /// Who plays there now.
    pub(crate) player: Player,
    /// Whether its person has given up.
    pub(crate) resigned: bool,
    /// Whether forced moves are made for its person.
    pub(crate) forced: bool,
    /// What its person added to chance.
    pub(crate) bytes: Option<[u8; 32]>,
}

impl Chair {
    const EMPTY: Self = Self {
        person: None,
        reserved: None,
        player: Player::Nobody,
        resigned: false,
        forced: false,
        bytes: None,
    };

    pub(crate) fn card(&self) -> SeatCard {
        SeatCard {
            person: self.person.clone(),
            player: self.player,
            resigned: self.resigned,
            contributed: self.bytes.is_some(),
            reserved: self.reserved.clone(),
        }
    }

    fn is_of(&self, person: &PersonId) -> bool {
        self.person.as_ref().is_some_and(|sitter| sitter.id == *person)
    }
}

/// All seats of a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chairs {
    pub(crate) host: PersonId,
    chairs: Vec<Chair>,
    /// Who goes on for those who leave.
    stand_in: Level,
    pub(crate) started: bool,
    /// Which seat's view a person has seen since the start.
    pub(crate) seen: BTreeMap<PersonId, Seat>,
}

impl Chairs {
    pub(crate) fn new(opened: &Opened) -> Self {
        let chair = |place: &Place| match place {
            Place::Open => Chair::EMPTY,
            Place::Host => {
                Chair { person: Some(opened.host.clone()), player: Player::Person, ..Chair::EMPTY }
            }
            Place::Reserved { person } => Chair { reserved: Some(person.clone()), ..Chair::EMPTY },
            Place::Bot { level } => Chair { player: Player::Bot { level: *level }, ..Chair::EMPTY },
            Place::Script { .. } => Chair { player: Player::Script, ..Chair::EMPTY },
        };
        Self {
            host: opened.host.id.clone(),
            chairs: opened.places.iter().map(chair).collect(),
            stand_in: opened.stand_in,
            started: false,
            seen: BTreeMap::new(),
        }
    }

    /// The chair of a seat that exists.
    pub(crate) fn of(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    pub(crate) fn find(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// All seats with their chairs.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0..).map(Seat).zip(&self.chairs)
    }

    /// Where a person sits, present or away.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.iter().find(|(_, chair)| chair.is_of(person)).map(|(seat, _)| seat)
    }

    /// Seats in which people play themselves.
    pub(crate) fn present(&self) -> Seats {
        self.iter().filter(|(_, chair)| chair.player == Player::Person).map(|(seat, _)| seat).collect()
    }

    /// Seats that a person could take, for somebody who may take any.
    pub(crate) fn free_for(&self, person: &PersonId, seat: Seat) -> bool {
        let Some(chair) = self.find(seat) else { return false };
        let kept = chair.reserved.as_ref().is_some_and(|expected| expected.id != *person);
        let playable = match chair.player {
            Player::Nobody => true,
            // Before the start the host has given the seat to a bot; during the game anybody may take over.
            Player::Bot { .. } => self.started,
            Player::Person | Player::Script => false,
        };
        chair.person.is_none() && !kept && playable
    }

    /// Whether nobody is missing.
    pub(crate) fn full(&self) -> bool {
        self.chairs.iter().all(|chair| chair.player != Player::Nobody)
    }

    /// Whether everyone who sits here has added bytes to chance.
    pub(crate) fn all_contributed(&self) -> bool {
        self.chairs.iter().all(|chair| chair.person.is_none() || chair.bytes.is_some())
    }

    pub(crate) fn bytes(&self) -> Vec<Option<[u8; 32]>> {
        self.chairs.iter().map(|chair| chair.bytes).collect()
    }

    /// Who becomes host when the host is gone: the present person in the lowest seat.
    pub(crate) fn heir(&self) -> Option<&PersonId> {
        let present = self.chairs.iter().filter(|chair| chair.player == Player::Person);
        present.filter_map(|chair| chair.person.as_ref()).map(|person| &person.id).next()
    }

    /// Takes what an entry says about seats.
    pub(crate) fn apply(&mut self, what: &What) {
        match what {
            What::Sit { seat, person } => {
                let before_the_start = !self.started;
                let chair = &mut self.chairs[seat.index()];
                let bytes = chair.bytes.filter(|_| !before_the_start);
                *chair =
                    Chair { person: Some(person.clone()), player: Player::Person, bytes, ..Chair::EMPTY };
                if self.started {
                    self.seen.insert(person.id.clone(), *seat);
                }
            }
            What::Leave { seat, .. } => {
                let chair = &mut self.chairs[seat.index()];
                let player = if self.started { Player::Bot { level: self.stand_in } } else { Player::Nobody };
                let bytes = chair.bytes.filter(|_| self.started);
                *chair = Chair { player, bytes, ..Chair::EMPTY };
            }
            What::Bot { seat, level } | What::Clock { seat, level } => {
                let chair = &mut self.chairs[seat.index()];
                chair.player = Player::Bot { level: *level };
                chair.reserved = None;
            }
            What::Resign { seat, level } => {
                let chair = &mut self.chairs[seat.index()];
                chair.player = Player::Bot { level: *level };
                chair.resigned = true;
            }
            What::Back { seat } => self.chairs[seat.index()].player = Player::Person,
            What::Contribute { seat, bytes } => {
                self.chairs[seat.index()].bytes = crate::dealer::bytes(bytes);
            }
            What::Prefer { seat, forced } => self.chairs[seat.index()].forced = *forced,
            What::Host { person } => self.host = person.clone(),
            What::Start => {
                self.started = true;
                let sitting = (0..).map(Seat).zip(&self.chairs);
                let seen =
                    sitting.filter_map(|(seat, chair)| Some((chair.person.as_ref()?.id.clone(), seat)));
                self.seen = seen.collect();
            }
            What::Person { was, person } => self.rename(was, person),
            _ => {}
        }
    }

    fn rename(&mut self, was: &PersonId, person: &Person) {
        for chair in &mut self.chairs {
            for holder in [&mut chair.person, &mut chair.reserved].into_iter().flatten() {
                if holder.id == *was {
                    *holder = person.clone();
                }
            }
        }
        if self.host == *was {
            self.host = person.id.clone();
        }
        if let Some(seat) = self.seen.remove(was) {
            self.seen.insert(person.id.clone(), seat);
        }
    }
}
