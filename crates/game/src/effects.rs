//! What happens on the way of a move: told to whoever listens, free for whoever does not.

use crate::{Rule, Seats};

/// Something that happened, with the rule that made it happen.
pub trait Effect {
    /// The rule that this effect follows.
    fn rule(&self) -> Rule;

    /// The seats that learn by this effect something that was hidden from them.
    ///
    /// Undo asks this (nothing that was revealed can be taken back alone), and so does a preview (it stops
    /// before anything that the viewer could not know).
    fn reveals(&self) -> Seats {
        Seats::NONE
    }
}

/// A listener to the effects of a move.
pub trait Effects<E> {
    /// Takes an effect. The closure is not called by listeners that do not care.
    fn push(&mut self, effect: impl FnOnce() -> E);

    /// Notes that a rule was applied which has no visible effect of its own.
    fn cite(&mut self, _rule: Rule) {}
}

/// Listens to nothing: what playouts use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Effects<E> for Silent {
    #[inline(always)]
    fn push(&mut self, _effect: impl FnOnce() -> E) {}
}

impl<E> Effects<E> for Vec<E> {
    fn push(&mut self, effect: impl FnOnce() -> E) {
        self.push(effect());
    }
}
