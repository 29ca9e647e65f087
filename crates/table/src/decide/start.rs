//! The beginning of a game, and what follows by itself after every move: chance, forced moves, scripts, the end.

use game::{Seat, Turn};

use super::Draft;
use crate::board::Advance;
use crate::entry::What;
use crate::messages::{By, Json, Person, Place, Player, Refusal};

impl Draft<'_> {
    pub(super) fn start_by(&mut self, person: &Person) -> Result<(), Refusal> {
        self.gathering()?;
        self.host_only(person)?;
        self.start();
        Ok(())
    }

    /// Starts a table at which nobody is missing, once chance has everyone's bytes.
    pub(super) fn start_if_ready(&mut self) {
        let bytes_are_in = !self.table.is_verifiable() || self.chairs.all_contributed();
        if !self.chairs.started && self.chairs.full() && bytes_are_in {
            self.start();
        }
    }

    fn start(&mut self) {
        let opened = &self.table.opened;
        let empty: Vec<Seat> = self
            .chairs
            .iter()
            .filter(|(_, chair)| chair.player == Player::Nobody)
            .map(|(seat, _)| seat)
            .collect();
        for seat in empty {
            self.write_by(By::Table, What::Bot { seat, level: opened.stand_in });
        }
        self.dealer = Some(self.table.dealer_with(&self.chairs));
        self.playing = true;
        self.write_by(By::Table, What::Start);
        for line in &opened.prefix {
            self.repeat(line);
        }
        self.go_on();
    }

    /// Repeats a line of the record that the game goes on from; it was checked when the table was opened.
    fn repeat(&mut self, line: &Json) {
        let value = line.value();
        let seat = value.get("seat").and_then(serde_json::Value::as_u64).map(|seat| Seat(seat as u8));
        let what = match (seat, value.get("move"), value.get("chance")) {
            (Some(seat), Some(mv), _) => What::Move { seat, mv: Json::of(mv) },
            (_, _, Some(chance)) => What::Chance { chance: Json::of(chance) },
            _ => return,
        };
        let advance = match &what {
            What::Move { seat, mv } => Advance::Move(*seat, mv),
            What::Chance { chance } => Advance::Chance(chance),
            _ => return,
        };
        if self.tip().repeat(advance) {
            self.write_by(By::Record, what);
        }
    }

    /// Lets happen what nobody decides, until somebody is to decide or the game is over.
    pub(super) fn go_on(&mut self) {
        if !self.playing {
            return;
        }
        loop {
            match self.tip().turn() {
                Turn::Chance => {
                    let dealer = self.dealer.take().expect("a game that is on has a dealer");
                    let chance = self.tip().deal(&dealer);
                    self.dealer = Some(dealer);
                    self.write_by(By::Table, What::Chance { chance });
                }
                Turn::Seats(acting) => {
                    let Some((seat, by, mv)) = acting.iter().find_map(|seat| self.unasked(seat)) else {
                        return;
                    };
                    let mv = self.tip().play(seat, 0, &mv);
                    let mv = mv.expect("an unasked move was checked");
                    self.write_by(by, What::Move { seat, mv });
                }
                Turn::Over => return self.end(),
            }
        }
    }

    /// A move that is made without asking: a script's, or one that everyone sees is forced.
    fn unasked(&mut self, seat: Seat) -> Option<(Seat, By, Json)> {
        let chair = self.chairs.of(seat);
        let (player, forced) = (chair.player, chair.forced);
        match player {
            Player::Script => {
                let Place::Script { moves } = &self.table.opened.places[seat.index()] else { return None };
                let mv = moves.get(self.step(seat))?.clone();
                // A script that the learner has left the path of does not fit: a bot goes on then.
                self.tip().fits(seat, &mv).then_some((seat, By::Script, mv))
            }
            Player::Person if forced && self.lesson_move(seat).is_none() => {
                self.tip().evident(seat).map(|mv| (seat, By::Forced, mv))
            }
            _ => None,
        }
    }

    /// How many moves a seat has made at this table.
    pub(super) fn step(&mut self, seat: Seat) -> usize {
        let before = self.table.opened.prefix.iter().filter(|line| {
            line.value().get("seat").and_then(serde_json::Value::as_u64) == Some(u64::from(seat.0))
        });
        let before = before.count();
        (self.tip().moved(seat) as usize).saturating_sub(before)
    }

    /// What the lesson asks the seat to play now.
    pub(super) fn lesson_move(&mut self, seat: Seat) -> Option<Json> {
        let lesson = self.table.opened.lesson.as_ref().filter(|lesson| lesson.seat == seat)?;
        lesson.moves.get(self.step(seat)).cloned()
    }

    fn end(&mut self) {
        self.playing = false;
        let result = self.tip().result().expect("a game that is over has a result");
        self.write_by(By::Table, What::Result { result });
        self.reveal();
    }

    /// Makes the secret known, after the end.
    pub(super) fn reveal(&mut self) {
        if let Some(secret) = self.table.secret_text() {
            self.write_by(By::Table, What::Reveal { secret });
        }
    }
}
