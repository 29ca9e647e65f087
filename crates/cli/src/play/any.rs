//! Code for whichever game it is, which bots play and which is told.

use bots::Playable;
use games::AnyGame;
use words::Spoken;

/// Code for every game that can be played here.
pub(super) trait Visit {
    /// What comes of it.
    type Output;

    fn visit<G: Playable + Spoken>(self, rules: G) -> Self::Output;
}

macro_rules! visit_any {
    ($($variant:ident($rules:ty),)+) => {
        /// Runs `visitor` for the game that this is.
        pub(super) fn visit<V: Visit>(game: AnyGame, visitor: V) -> V::Output {
            match game {
                $(AnyGame::$variant(rules) => visitor.visit::<$rules>(rules),)+
            }
        }
    };
}
games::for_each_game!(visit_any);
