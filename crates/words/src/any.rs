//! Code that runs for whichever game it is, and tells it.

use games::AnyGame;

use crate::Spoken;

/// Code for every game that can be told, to be run for one that is known only at run time.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Runs for the game `G` under these rules.
    fn visit<G: Spoken>(self, rules: G) -> Self::Output;
}

macro_rules! visit_any {
    ($($variant:ident($rules:ty),)+) => {
        /// Runs `visitor` for the game that this is.
        ///
        /// Every game of the list can be told: one that has no words does not compile here.
        pub fn visit<V: Visit>(game: AnyGame, visitor: V) -> V::Output {
            match game {
                $(AnyGame::$variant(rules) => visitor.visit::<$rules>(rules),)+
            }
        }
    };
}
games::for_each_game!(visit_any);
