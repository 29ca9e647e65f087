//! The tree kept from one decision to the next.

use game::random::Quick;
use game::{Game, Seat, Silent, Turn, Viewer};

use super::tree::{Id, Tree};
use crate::Decision;

/// A branch tried less often is not worth keeping.
const WORTH_KEEPING: u32 = 16;
/// How many positions are compared with the new one before giving up.
const COMPARISONS: u32 = 64;

/// What a search leaves behind.
///
/// It is found again by views alone: if some line of the tree leads from the old view to exactly the new one,
/// what hangs below that line is about the new decision. So nothing can go wrong when moves were taken back or
/// another match is played; the tree is dropped then.
pub(crate) struct Memory<G: Game> {
    view: G::View,
    seat: Seat,
    tree: Tree<G::Move>,
    mv: G::Move,
}

impl<G: Game> Memory<G> {
    pub(crate) fn new(decision: &Decision<'_, G>, tree: Tree<G::Move>, mv: G::Move) -> Self {
        Self { view: decision.view.clone(), seat: decision.seat, tree, mv }
    }

    pub(crate) fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// The part of the tree that is about this decision, if there is any.
    pub(crate) fn recall(self, decision: &Decision<'_, G>, stream: &mut Quick) -> Option<Tree<G::Move>> {
        if self.seat != decision.seat {
            return None;
        }
        let mut state = decision.rules.redeal(&self.view, stream);
        // Another match may have other rules, in which the old move means nothing.
        decision.rules.check(&state, self.seat, &self.mv).ok()?;
        let child = self.tree.child(Id::ROOT, self.seat, self.mv)?;
        decision.rules.play(&mut state, self.seat, &self.mv, &mut Silent);
        let mut left = COMPARISONS;
        let found = self.find(decision, &state, child, &mut left)?;
        Some(self.tree.cut(found))
    }

    fn find(&self, decision: &Decision<'_, G>, state: &G::State, id: Id, left: &mut u32) -> Option<Id> {
        let Turn::Seats(acting) = decision.rules.turn(state) else { return None };
        *left = left.checked_sub(1)?;
        if acting.contains(self.seat) {
            let view = decision.rules.view(state, Viewer::Seat(self.seat));
            return (view == *decision.view).then_some(id);
        }
        for (child, node) in self.tree.children(id).filter(|(_, node)| node.visits >= WORTH_KEEPING) {
            let (Some(mv), by) = (node.mv, node.by) else { continue };
            if decision.rules.check(state, by, &mv).is_err() {
                continue;
            }
            let mut next = *state;
            decision.rules.play(&mut next, by, &mv, &mut Silent);
            let found = self.find(decision, &next, child, left);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
