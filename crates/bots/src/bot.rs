//! What every bot is.

use game::random::Quick;
use game::{Game, Legal, Seat, Stream};

use crate::Stop;

/// A decision that a seat has to make, as that seat sees it.
///
/// There is no state in it. Whoever wants one makes one up with [`Decision::redeal`], from what the seat knows.
pub struct Decision<'a, G: Game> {
    /// The rules of the match.
    pub rules: &'a G,
    /// Who decides.
    pub seat: Seat,
    /// What that seat may know.
    pub view: &'a G::View,
    /// What it may do.
    pub legal: &'a Legal<G>,
}

impl<G: Game> Clone for Decision<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Decision<'_, G> {}

impl<G: Game> Decision<'_, G> {
    /// A state that the seat thinks possible.
    pub fn redeal<S: Stream>(&self, stream: &mut S) -> G::State {
        self.rules.redeal(self.view, stream)
    }

    /// The move, if there is only one.
    #[must_use]
    pub fn only_move(&self) -> Option<G::Move> {
        match self.legal {
            Legal::Moves(moves) if moves.len() == 1 => moves.first().copied(),
            _ => None,
        }
    }
}

/// Somebody who plays a game without a body.
///
/// # Laws
/// - Equal decisions, equal streams and equal reasons to stop give equal moves, on one thread.
/// - The move is legal.
/// - What a bot remembers of earlier decisions only saves it work: it may be asked about any position at any
///   time (after an undo, in another match), and [`forget`](Bot::forget) may come at any time.
pub trait Bot<G: Game>: Send {
    /// Chooses a move.
    fn choose(&mut self, decision: &Decision<'_, G>, stream: &mut Quick, stop: &mut dyn Stop) -> G::Move;

    /// Drops what it remembers.
    fn forget(&mut self) {}
}
