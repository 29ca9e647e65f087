//! Bots that leave it to chance.

use game::random::Quick;
use game::{Game, Legal, Stream};

use crate::{Bot, Decision, Stop};

/// Plays uniformly over the different legal moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, decision: &Decision<'_, G>, stream: &mut Quick, _stop: &mut dyn Stop) -> G::Move {
        match decision.legal {
            Legal::Moves(moves) => *stream.pick(moves),
            Legal::Menu(_) => {
                let state = decision.redeal(stream);
                decision.rules.random_move(&state, decision.seat, stream)
            }
        }
    }
}

/// Plays uniformly over the kinds of legal moves, then within the kind: visits rare rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Explore;

impl<G: Game> Bot<G> for Explore {
    fn choose(&mut self, decision: &Decision<'_, G>, stream: &mut Quick, _stop: &mut dyn Stop) -> G::Move {
        let state = decision.redeal(stream);
        decision.rules.explore_move(&state, decision.seat, stream, &mut Vec::new())
    }
}
