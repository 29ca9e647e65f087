//! The tree: every node in one list, children linked.

use game::Seat;

/// The place of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Id(u32);

impl Id {
    pub(crate) const ROOT: Self = Self(0);
    const NONE: Self = Self(u32::MAX);

    fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

/// A move that was tried or may be tried, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<M> {
    /// The move that leads here; none at the root.
    pub(crate) mv: Option<M>,
    /// Who made it.
    pub(crate) by: Seat,
    /// How promising it looked, as a part of all its siblings.
    pub(crate) prior: f32,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// How often it could have been tried.
    pub(crate) available: u32,
    /// The sum of what came of it for the seat that made it.
    pub(crate) total: f32,
    first: Id,
    last: Id,
    next: Id,
}

impl<M> Node<M> {
    /// What came of it on average.
    pub(crate) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// A tree of moves.
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        let root = Node {
            mv: None,
            by: Seat(0),
            prior: 1.0,
            visits: 0,
            available: 0,
            total: 0.0,
            first: Id::NONE,
            last: Id::NONE,
            next: Id::NONE,
        };
        Self { nodes: vec![root] }
    }
}

impl<M: Copy + PartialEq> Tree<M> {
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, id: Id) -> &Node<M> {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn node_mut(&mut self, id: Id) -> &mut Node<M> {
        &mut self.nodes[id.0 as usize]
    }

    /// The children, in the order in which they were added.
    pub(crate) fn children(&self, id: Id) -> impl Iterator<Item = (Id, &Node<M>)> {
        let mut next = self.node(id).first;
        std::iter::from_fn(move || {
            let id = next.some()?;
            let node = self.node(id);
            next = node.next;
            Some((id, node))
        })
    }

    pub(crate) fn is_leaf(&self, id: Id) -> bool {
        self.node(id).first == Id::NONE
    }

    pub(crate) fn child(&self, id: Id, by: Seat, mv: M) -> Option<Id> {
        self.children(id).find(|(_, node)| node.by == by && node.mv == Some(mv)).map(|(id, _)| id)
    }

    /// Adds a child behind the others.
    pub(crate) fn add(&mut self, parent: Id, by: Seat, mv: M, prior: f32) -> Id {
        let id = Id(self.nodes.len() as u32);
        self.nodes.push(Node {
            mv: Some(mv),
            by,
            prior,
            visits: 0,
            available: 0,
            total: 0.0,
            first: Id::NONE,
            last: Id::NONE,
            next: Id::NONE,
        });
        match self.node(parent).last.some() {
            Some(last) => self.node_mut(last).next = id,
            None => self.node_mut(parent).first = id,
        }
        self.node_mut(parent).last = id;
        id
    }

    /// The part of the tree from `root` on, as a tree of its own.
    pub(crate) fn cut(&self, root: Id) -> Self {
        let old = self.node(root);
        let mut cut = Self::default();
        *cut.node_mut(Id::ROOT) = Node { mv: None, first: Id::NONE, last: Id::NONE, next: Id::NONE, ..*old };
        let mut open = vec![(root, Id::ROOT)];
        while let Some((from, to)) = open.pop() {
            for (id, node) in self.children(from) {
                let Some(mv) = node.mv else { continue };
                let copy = cut.add(to, node.by, mv, node.prior);
                let new = cut.node_mut(copy);
                (new.visits, new.available, new.total) = (node.visits, node.available, node.total);
                open.push((id, copy));
            }
        }
        cut
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_keeps_what_hangs_below_it_and_nothing_else() {
        let mut tree: Tree<char> = Tree::default();
        let a = tree.add(Id::ROOT, Seat(0), 'a', 0.5);
        let b = tree.add(Id::ROOT, Seat(0), 'b', 0.5);
        let ba = tree.add(b, Seat(1), 'a', 0.7);
        tree.add(a, Seat(1), 'x', 1.0);
        tree.add(b, Seat(1), 'c', 0.3);
        tree.add(ba, Seat(0), 'd', 1.0);
        tree.node_mut(ba).visits = 9;
        tree.node_mut(b).visits = 11;
        let cut = tree.cut(b);
        assert_eq!(cut.len(), 4);
        assert_eq!(cut.node(Id::ROOT).visits, 11);
        let moves: Vec<char> = cut.children(Id::ROOT).filter_map(|(_, node)| node.mv).collect();
        assert_eq!(moves, ['a', 'c']);
        let ba = cut.child(Id::ROOT, Seat(1), 'a').expect("kept");
        assert_eq!(cut.node(ba).visits, 9);
        assert!(cut.child(ba, Seat(0), 'd').is_some());
        assert!(cut.child(ba, Seat(1), 'd').is_none(), "another seat's move is another move");
    }
}
