//! A simple model of who sits where: what an onlooker would note on paper.

use game::{Seat, Seats};
use table::messages::{Command, Level, Person, PersonId, Place, Player, SeatCard};

/// One seat on paper.
#[derive(Clone, PartialEq, Debug)]
struct Note {
    person: Option<PersonId>,
    reserved: Option<PersonId>,
    player: Player,
    resigned: bool,
    bytes: bool,
}

const NOTHING: Note =
    Note { person: None, reserved: None, player: Player::Nobody, resigned: false, bytes: false };

/// How far the table is, on paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paper {
    Gathering,
    Playing,
    Ended,
}

/// The onlooker's notes.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    notes: Vec<Note>,
    host: PersonId,
    pub(crate) stage: Paper,
    stand_in: Level,
    verifiable: bool,
    /// Which seat somebody has looked from since the start.
    seen: Vec<(PersonId, Seat)>,
}

impl Model {
    pub(crate) fn new(host: &Person, places: &[Place], stand_in: Level, verifiable: bool) -> Self {
        let note = |place: &Place| match place {
            Place::Host => Note { person: Some(host.id.clone()), player: Player::Person, ..NOTHING },
            Place::Reserved { person } => Note { reserved: Some(person.id.clone()), ..NOTHING },
            Place::Bot { level } => Note { player: Player::Bot { level: *level }, ..NOTHING },
            Place::Open | Place::Script { .. } => NOTHING,
        };
        let notes = places.iter().map(note).collect();
        let (host, stage) = (host.id.clone(), Paper::Gathering);
        let mut model = Self { notes, host, stage, stand_in, verifiable, seen: Vec::new() };
        model.start_if_ready();
        model
    }

    fn seat_of(&self, who: &PersonId) -> Option<usize> {
        self.notes.iter().position(|note| note.person.as_ref() == Some(who))
    }

    fn start_if_ready(&mut self) {
        let full = self.notes.iter().all(|note| note.player != Player::Nobody);
        let bytes = self.notes.iter().all(|note| note.person.is_none() || note.bytes);
        if self.stage == Paper::Gathering && full && (bytes || !self.verifiable) {
            self.start();
        }
    }

    fn start(&mut self) {
        self.stage = Paper::Playing;
        for (seat, note) in (0..).map(Seat).zip(&mut self.notes) {
            if note.player == Player::Nobody {
                note.player = Player::Bot { level: self.stand_in };
                note.reserved = None;
            }
            self.seen.extend(note.person.clone().map(|person| (person, seat)));
        }
    }

    /// Notes a command about seats; says whether it should be taken, or `None` if the paper does not know.
    pub(crate) fn expect(&mut self, who: &Person, command: &Command) -> Option<bool> {
        let before = self.clone();
        let expected = self.note(who, command);
        if expected != Some(true) {
            *self = before;
        }
        expected
    }

    fn note(&mut self, who: &Person, command: &Command) -> Option<bool> {
        let own = self.seat_of(&who.id);
        let stage = self.stage;
        let host = self.host == who.id;
        Some(match command {
            Command::Sit { seat } => self.sit(who, *seat),
            Command::Leave => {
                own.is_some() && stage != Paper::Ended && {
                    self.empty(own?);
                    let heir = self.notes.iter().find(|note| note.player == Player::Person);
                    if let Some(heir) = heir.filter(|_| host) {
                        self.host = heir.person.clone()?;
                    }
                    true
                }
            }
            Command::Give { level } => {
                self.present(own) && {
                    self.notes[own?].player = Player::Bot { level: *level };
                    true
                }
            }
            Command::Resign => {
                stage == Paper::Playing && own.is_some() && !self.notes[own?].resigned && {
                    let note = &mut self.notes[own?];
                    (note.player, note.resigned) = (Player::Bot { level: self.stand_in }, true);
                    true
                }
            }
            Command::Reclaim => {
                stage == Paper::Playing && own.is_some() && {
                    let note = &mut self.notes[own?];
                    let away = !note.resigned && note.player != Player::Person;
                    if away {
                        note.player = Player::Person;
                    }
                    away
                }
            }
            Command::Fill { seat, level } => {
                stage == Paper::Gathering && host && {
                    let note = self.notes.get_mut(seat.index())?;
                    let free = note.player == Player::Nobody;
                    if free {
                        (note.player, note.reserved) = (Player::Bot { level: *level }, None);
                        self.start_if_ready();
                    }
                    free
                }
            }
            Command::Free { seat } => {
                stage == Paper::Gathering && host && {
                    let note = self.notes.get(seat.index())?;
                    let something = note.player != Player::Nobody || note.reserved.is_some();
                    if something {
                        self.empty(seat.index());
                    }
                    something
                }
            }
            Command::Host { person } => {
                stage != Paper::Ended && host && *person != who.id && self.seat_of(person).is_some() && {
                    self.host = person.clone();
                    true
                }
            }
            Command::Contribute { .. } => {
                stage == Paper::Gathering && own.is_some() && self.verifiable && !self.notes[own?].bytes && {
                    self.notes[own?].bytes = true;
                    self.start_if_ready();
                    true
                }
            }
            Command::Start => {
                stage == Paper::Gathering && host && {
                    self.start();
                    true
                }
            }
            _ => return None,
        })
    }

    fn present(&self, own: Option<usize>) -> bool {
        self.stage == Paper::Playing && own.is_some_and(|own| self.notes[own].player == Player::Person)
    }

    fn empty(&mut self, seat: usize) {
        let on = self.stage == Paper::Playing;
        let player = if on { Player::Bot { level: self.stand_in } } else { Player::Nobody };
        self.notes[seat] = Note { player, bytes: on && self.notes[seat].bytes, ..NOTHING };
    }

    fn sit(&mut self, who: &Person, wish: Option<Seat>) -> bool {
        if self.stage == Paper::Ended || self.seat_of(&who.id).is_some() {
            return false;
        }
        let on = self.stage == Paper::Playing;
        let free = |note: &Note| {
            let kept = note.reserved.as_ref().is_some_and(|person| *person != who.id);
            let empty = note.player == Player::Nobody || on && matches!(note.player, Player::Bot { .. });
            note.person.is_none() && empty && !kept
        };
        let seen = self.seen.iter().find(|(person, _)| *person == who.id).map(|(_, seat)| *seat);
        let chosen = match wish.or(seen) {
            Some(seat) => self.notes.get(seat.index()).is_some_and(free).then_some(seat.index()),
            None => {
                let kept = self.notes.iter().position(|note| free(note) && note.reserved.is_some());
                kept.or_else(|| self.notes.iter().position(free))
            }
        };
        let Some(chosen) = chosen else { return false };
        if seen.is_some_and(|seat| seat.index() != chosen) {
            return false;
        }
        let bytes = on && self.notes[chosen].bytes;
        self.notes[chosen] = Note { person: Some(who.id.clone()), player: Player::Person, bytes, ..NOTHING };
        if on && seen.is_none() {
            self.seen.push((who.id.clone(), Seat(chosen as u8)));
        }
        self.start_if_ready();
        true
    }

    /// The time of these seats is up.
    pub(crate) fn time_is_up(&mut self, seats: Seats) {
        for seat in seats.iter() {
            assert_eq!(self.notes[seat.index()].player, Player::Person, "only people run out of time");
            self.notes[seat.index()].player = Player::Bot { level: self.stand_in };
        }
    }

    /// Compares the notes with what the table shows.
    pub(crate) fn compare(&self, host: &PersonId, cards: &[SeatCard]) {
        assert_eq!(self.host, *host);
        let shown: Vec<Note> = cards
            .iter()
            .map(|card| Note {
                person: card.person.as_ref().map(|person| person.id.clone()),
                reserved: card.reserved.as_ref().map(|person| person.id.clone()),
                player: card.player,
                resigned: card.resigned,
                bytes: card.contributed,
            })
            .collect();
        assert_eq!(self.notes, shown, "the table shows what an onlooker noted");
    }
}
