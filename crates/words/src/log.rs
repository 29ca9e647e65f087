//! The log: what happened, turn by turn.

use game::Seat;

use crate::{Line, Spoken, Voice, say};

/// What happened in one turn, or before the first.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn<G: Spoken> {
    /// From 1; 0 before the first turn.
    pub number: u32,
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// What happened.
    pub effects: Vec<G::Effect>,
}

impl<G: Spoken> Turn<G> {
    /// The heading: "Turn 3 · Maren".
    #[must_use]
    pub fn title(&self, voice: Voice<'_>) -> String {
        if let Some(title) = G::turn_title(voice.words, &self.effects) {
            return title;
        }
        match self.seat {
            Some(seat) if self.number > 0 => {
                say!(voice, "log-turn", turn = self.number, name = voice.name(seat))
            }
            _ => say!(voice, "log-before"),
        }
    }

    /// The lines under it.
    #[must_use]
    pub fn lines(&self, rules: &G, voice: Voice<'_>, view: &G::View) -> Vec<Line> {
        rules.tell(voice, view, &self.effects)
    }
}

/// Gathers effects into turns.
#[derive(Clone, Debug)]
pub struct Log<G: Spoken> {
    turn: Option<Turn<G>>,
}

impl<G: Spoken> Default for Log<G> {
    fn default() -> Self {
        Self { turn: None }
    }
}

impl<G: Spoken> Log<G> {
    /// Takes an effect; gives the turn that it ends, if it begins another.
    pub fn add(&mut self, effect: G::Effect) -> Option<Turn<G>> {
        let begins = G::turn_begins(&effect, self.turn.as_ref());
        match (&mut self.turn, begins) {
            (Some(turn), None) => {
                turn.effects.push(effect);
                None
            }
            (last, seat) => {
                let number = match (&last, seat) {
                    (Some(turn), _) => turn.number + 1,
                    (None, Some(_)) => 1,
                    (None, None) => 0,
                };
                last.replace(Turn { number, seat, effects: vec![effect] })
            }
        }
    }

    /// The turn that goes on.
    pub fn finish(self) -> Option<Turn<G>> {
        self.turn
    }
}
