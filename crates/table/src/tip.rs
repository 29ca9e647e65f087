//! A game at one point, from which it can be played on without touching the table.

use std::sync::Arc;

use game::record::{Fault, Happening};
use game::{Effects, Game, MAX_SEATS, Seat, Turn};

use crate::board::Advance;
use crate::dealer::Dealer;
use crate::messages::{Json, Refusal};

/// A point of a game whose rules are known only at run time.
pub(crate) trait Tip: Send {
    /// What it waits for.
    fn turn(&self) -> Turn;
    /// Makes move number `index` of a list; answers with its canonical form.
    fn play(&mut self, seat: Seat, index: u32, mv: &Json) -> Result<Json, Refusal>;
    /// Whether the seat may make this move.
    fn fits(&self, seat: Seat, mv: &Json) -> bool;
    /// Lets something happen that has happened before, if it is possible.
    fn repeat(&mut self, what: Advance<'_>) -> bool;
    /// Lets the chance that is due come out.
    fn deal(&mut self, dealer: &Dealer) -> Json;
    /// The move that everybody sees is forced.
    fn evident(&self, seat: Seat) -> Option<Json>;
    /// How many moves the seat has made.
    fn moved(&self, seat: Seat) -> u32;
    /// Whether both are the same move.
    fn same(&self, one: &Json, other: &Json) -> bool;
    /// How the game ended, if it is over.
    fn result(&self) -> Option<Json>;
}

/// A point of a game of `G`: the state, and how it was reached as far as numbers go.
#[derive(Clone, Debug)]
pub(crate) struct Point<G: Game> {
    pub(crate) rules: Arc<G>,
    pub(crate) state: G::State,
    /// How many chance events there were.
    pub(crate) dealt: u64,
    /// How many moves each seat has made.
    pub(crate) moved: [u32; MAX_SEATS],
}

impl<G: Game> Point<G> {
    /// Lets a legal move or a possible outcome happen.
    pub(crate) fn advance(&mut self, what: &Happening<G>, effects: &mut impl Effects<G::Effect>) {
        match what {
            Happening::Chance(chance) => {
                self.rules.apply(&mut self.state, chance, effects);
                self.dealt += 1;
            }
            Happening::Move(seat, mv) => {
                self.rules.play(&mut self.state, *seat, mv, effects);
                self.moved[seat.index()] += 1;
            }
        }
    }

    /// Reads what the journal says and checks that it is possible.
    pub(crate) fn understand(&self, what: Advance<'_>) -> Result<Happening<G>, Fault> {
        let rules = &*self.rules;
        let event = match what {
            Advance::Move(seat, _) if seat.0 >= rules.seats() => {
                return Err(Fault::Shape(format!("there is no seat {seat}")));
            }
            Advance::Move(seat, mv) => match Self::as_written(mv) {
                Some(mv) => Happening::Move(seat, mv),
                None => Happening::read_move(seat, mv.value())?,
            },
            Advance::Chance(chance) => Happening::read_chance(rules, chance.value())?,
        };
        self.verify(&event)?;
        Ok(event)
    }

    /// A move that is written exactly as we write it: as nearly all are, which need no closer look.
    fn as_written(mv: &Json) -> Option<G::Move> {
        let read: G::Move = serde_json::from_str(mv.text()).ok()?;
        (Json::of(&read) == *mv).then_some(read)
    }

    /// Checks that something is possible now.
    pub(crate) fn verify(&self, event: &Happening<G>) -> Result<(), Fault> {
        match event {
            Happening::Chance(chance) => self.rules.check_chance(&self.state, chance)?,
            Happening::Move(seat, mv) => self.rules.check(&self.state, *seat, mv)?,
        }
        Ok(())
    }

    /// What a seat may do, if it is its turn.
    pub(crate) fn legal(&self, seat: Seat) -> Option<Json> {
        let acts = self.rules.turn(&self.state).acting().contains(seat);
        acts.then(|| Json::of(&self.rules.legal(&self.state, seat)))
    }

    /// Reads a move, not yet checked.
    pub(crate) fn read(index: u32, mv: &Json) -> Result<G::Move, Refusal> {
        serde_json::from_str(mv.text()).map_err(|_| {
            let text = game::reading::explain::<G::Move>(mv.text().as_bytes());
            Refusal::NotAMove { index, text }
        })
    }

    /// Checks a move.
    pub(crate) fn check(&self, seat: Seat, index: u32, mv: &G::Move) -> Result<(), Refusal> {
        self.rules.check(&self.state, seat, mv).map_err(|refusal| Refusal::Rule {
            index,
            rule: refusal.rule.to_string(),
            why: Json::of(&refusal.reason),
            text: refusal.reason.to_string(),
        })
    }

    /// The outcome that the dealer gives: the one that is laid down if there is one that fits, else a drawn one.
    pub(crate) fn draw(&self, dealer: &Dealer) -> G::Chance {
        let laid_down = dealer.laid_down(self.dealt).and_then(|json| {
            let chance = self.rules.read_chance(serde_json::from_str(json.text()).ok()?).ok()?;
            self.rules.check_chance(&self.state, &chance).ok()?;
            Some(chance)
        });
        laid_down.unwrap_or_else(|| {
            game::dealer::Seeded::from_key(dealer.key).deal(&*self.rules, &self.state, self.dealt)
        })
    }
}

impl<G: Game> Tip for Point<G> {
    fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    fn play(&mut self, seat: Seat, index: u32, mv: &Json) -> Result<Json, Refusal> {
        let mv = Self::read(index, mv)?;
        self.check(seat, index, &mv)?;
        self.advance(&Happening::Move(seat, mv), &mut game::Silent);
        Ok(Json::of(&mv))
    }

    fn fits(&self, seat: Seat, mv: &Json) -> bool {
        Self::read(0, mv).and_then(|mv| self.check(seat, 0, &mv)).is_ok()
    }

    fn repeat(&mut self, what: Advance<'_>) -> bool {
        let Ok(event) = self.understand(what) else { return false };
        self.advance(&event, &mut game::Silent);
        true
    }

    fn deal(&mut self, dealer: &Dealer) -> Json {
        let chance = self.draw(dealer);
        let json = Json::of(&self.rules.show_chance(&chance));
        self.advance(&Happening::Chance(chance), &mut game::Silent);
        json
    }

    fn evident(&self, seat: Seat) -> Option<Json> {
        self.rules.evident_move(&self.state, seat).map(|mv| Json::of(&mv))
    }

    fn moved(&self, seat: Seat) -> u32 {
        self.moved[seat.index()]
    }

    fn same(&self, one: &Json, other: &Json) -> bool {
        match (Self::read(0, one), Self::read(0, other)) {
            (Ok(one), Ok(other)) => one == other,
            _ => false,
        }
    }

    fn result(&self) -> Option<Json> {
        self.rules.outcome(&self.state).map(|outcome| Json::of(&outcome))
    }
}
