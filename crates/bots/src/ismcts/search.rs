//! One iteration after the other.

use game::random::Quick;
use game::{Game, PerSeat, Seat, Silent, Turn, Viewer};

use super::tree::{Id, Tree};
use super::{Thinking, Thought};
use crate::evaluation::{self, Menu, Weighed};
use crate::{Decision, Evaluation};

/// How much worse than its tried siblings an untried move is thought to be.
const CAUTION: f32 = 0.04;
/// A playout that is not cut short by turns is cut short by moves.
const PLAYOUT_MOVES: u32 = 400;

/// A search of one decision.
pub(crate) struct Search<'a, G: Game, E> {
    decision: Decision<'a, G>,
    evaluation: &'a E,
    thinking: &'a Thinking,
    tree: Tree<G::Move>,
    /// The one state there is, in a game without secrets.
    known: Option<G::State>,
    scratch: Weighed<G::Move>,
    path: Vec<Id>,
}

/// A root move with how often it was tried and what came of it.
#[derive(Clone, Copy)]
pub(crate) struct Tally<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    pub(crate) total: f32,
}

impl<'a, G: Game, E: Evaluation<G>> Search<'a, G, E> {
    pub(crate) fn new(
        decision: &Decision<'a, G>,
        evaluation: &'a E,
        thinking: &'a Thinking,
        tree: Tree<G::Move>,
    ) -> Self {
        let decision = *decision;
        Self {
            decision,
            evaluation,
            thinking,
            tree,
            known: None,
            scratch: Weighed::default(),
            path: Vec::new(),
        }
    }

    /// How many nodes the tree may have: at least a root with its children, and as many again.
    fn limit(&self) -> usize {
        (self.thinking.nodes as usize).max(2 * (usize::from(self.thinking.width) + 1))
    }

    pub(crate) fn into_tree(self) -> Tree<G::Move> {
        self.tree
    }

    /// Searches until it is enough; at least once.
    pub(crate) fn run(
        &mut self,
        stream: &mut Quick,
        enough: &mut dyn FnMut(u32) -> bool,
    ) -> Thought<G::Move> {
        let mut iterations = 0;
        loop {
            self.iterate(stream);
            iterations += 1;
            if enough(iterations) {
                break;
            }
        }
        self.thought(&self.tally(), iterations)
    }

    /// What the tree says about the moves at its root.
    pub(crate) fn tally(&self) -> Vec<Tally<G::Move>> {
        let tried = self.tree.children(Id::ROOT).filter(|(_, node)| node.by == self.decision.seat);
        let tally = tried
            .filter_map(|(_, node)| Some(Tally { mv: node.mv?, visits: node.visits, total: node.total }));
        tally.collect()
    }

    /// The move that was tried most; of equals the first.
    pub(crate) fn thought(&self, tally: &[Tally<G::Move>], iterations: u32) -> Thought<G::Move> {
        let mut best = tally[0];
        for other in tally {
            if other.visits > best.visits {
                best = *other;
            }
        }
        Thought {
            mv: best.mv,
            hope: best.total / best.visits.max(1) as f32,
            iterations,
            nodes: self.tree.len(),
        }
    }

    fn iterate(&mut self, stream: &mut Quick) {
        let mut state = self.deal(stream);
        self.descend(&mut state, stream);
        let worth = self.guess(&mut state, stream);
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            node.total += worth[node.by.index()];
        }
    }

    fn deal(&mut self, stream: &mut Quick) -> G::State {
        if E::MENU != Menu::Open {
            return self.decision.redeal(stream);
        }
        *self.known.get_or_insert_with(|| self.decision.redeal(stream))
    }

    /// Walks down to a node that was not visited yet, or to the end, noting the path.
    fn descend(&mut self, state: &mut G::State, stream: &mut Quick) {
        let (rules, me) = (self.decision.rules, self.decision.seat);
        self.path.clear();
        self.path.push(Id::ROOT);
        let mut id = Id::ROOT;
        loop {
            let acting = match rules.turn(state) {
                Turn::Over => return,
                Turn::Chance if self.evaluation.calm(rules, state) => return,
                Turn::Chance => {
                    let chance = rules.draw(state, stream);
                    rules.apply(state, &chance, &mut Silent);
                    continue;
                }
                Turn::Seats(acting) => acting,
            };
            // Where several choose at the same time the searcher goes first: he knows of no other choice.
            let seat = if acting.contains(me) { me } else { acting.first().expect("somebody acts") };
            if seat != me && self.unseen(state, seat, stream) {
                let mv = self.evaluation.policy(rules, state, seat, stream, &mut self.scratch);
                rules.play(state, seat, &mv, &mut Silent);
                continue;
            }
            let Some(child) = self.select(id, state, seat, stream) else { return };
            let node = self.tree.node(child);
            let mv = node.mv.expect("only the root has no move");
            let fresh = node.visits == 0;
            rules.play(state, seat, &mv, &mut Silent);
            self.path.push(child);
            if fresh {
                return;
            }
            id = child;
        }
    }

    /// Whether the searcher would not see what `seat` chooses now.
    fn unseen(&self, state: &G::State, seat: Seat, stream: &mut Quick) -> bool {
        if E::MENU == Menu::Open {
            return false;
        }
        let rules = self.decision.rules;
        let any = rules.random_move(state, seat, stream);
        !rules.knows_move(seat, &any, Viewer::Seat(self.decision.seat))
    }

    /// The child to try next; none if the tree is full here.
    fn select(&mut self, id: Id, state: &G::State, seat: Seat, stream: &mut Quick) -> Option<Id> {
        if E::MENU == Menu::Listed {
            return self.select_listed(id, state, seat, stream);
        }
        if !self.tree.is_leaf(id)
            && let Some(child) = self.best_child(id, state, seat)
        {
            return Some(child);
        }
        self.expand(id, state, seat, stream);
        self.best_child(id, state, seat)
    }

    /// Adds the candidates of a position that are not there yet, most promising first.
    fn expand(&mut self, id: Id, state: &G::State, seat: Seat, stream: &mut Quick) {
        let room = self.limit().saturating_sub(self.tree.len());
        let scratch = &mut self.scratch;
        scratch.fill(self.evaluation, self.decision.rules, state, seat, stream);
        scratch.keep_heaviest(usize::from(self.thinking.width));
        if scratch.moves.len() > room {
            return;
        }
        let total: f32 = scratch.weights.iter().sum();
        for (&mv, weight) in scratch.moves.iter().zip(&scratch.weights) {
            if self.tree.child(id, seat, mv).is_none() {
                self.tree.add(id, seat, mv, weight / total);
            }
        }
    }

    /// The most attractive child that is a legal move of `seat`.
    ///
    /// Children stand in the order of their priors, so no untried one after the first can be better than it.
    fn best_child(&self, id: Id, state: &G::State, seat: Seat) -> Option<Id> {
        let pull = self.thinking.curiosity * (self.tree.node(id).visits.max(1) as f32).sqrt();
        let legal = |mv: Option<G::Move>| {
            E::MENU == Menu::Open || mv.is_some_and(|mv| self.decision.rules.check(state, seat, &mv).is_ok())
        };
        let (mut visits, mut total) = (0, 0.0);
        let mut best: Option<(f32, Id)> = None;
        for (child, node) in self.tree.children(id) {
            if node.by != seat {
                continue;
            }
            let score = if node.visits == 0 {
                guess_untried(visits, total) + pull * node.prior
            } else {
                visits += node.visits;
                total += node.total;
                node.mean() + pull * node.prior / (1 + node.visits) as f32
            };
            if best.is_none_or(|(most, _)| score > most) && legal(node.mv) {
                best = Some((score, child));
            }
            if node.visits == 0 && best.is_some_and(|(_, best)| best == child || E::MENU == Menu::Open) {
                break;
            }
        }
        best.map(|(_, child)| child)
    }

    /// Lists the moves anew, and chooses among them by how often each could have been chosen.
    fn select_listed(&mut self, id: Id, state: &G::State, seat: Seat, stream: &mut Quick) -> Option<Id> {
        self.scratch.fill(self.evaluation, self.decision.rules, state, seat, stream);
        let sum: f32 = self.scratch.weights.iter().sum();
        let (mut visits, mut total) = (0, 0.0);
        for (_, node) in self.tree.children(id).filter(|(_, node)| node.by == seat) {
            visits += node.visits;
            total += node.total;
        }
        let untried = guess_untried(visits, total);
        let pull = self.thinking.curiosity * (self.tree.node(id).visits.max(1) as f32).sqrt();
        let mut best: Option<(f32, Option<Id>, usize)> = None;
        for (index, (&mv, weight)) in self.scratch.moves.iter().zip(&self.scratch.weights).enumerate() {
            let prior = weight / sum;
            let child = self.tree.child(id, seat, mv);
            let score = match child {
                Some(child) => {
                    let node = self.tree.node_mut(child);
                    node.available += 1;
                    let pull = self.thinking.curiosity * (node.available as f32).sqrt();
                    if node.visits == 0 {
                        untried + pull * prior
                    } else {
                        node.mean() + pull * prior / (1 + node.visits) as f32
                    }
                }
                None => untried + pull * prior,
            };
            if best.is_none_or(|(most, ..)| score > most) {
                best = Some((score, child, index));
            }
        }
        let (_, child, index) = best?;
        if child.is_some() {
            return child;
        }
        if self.tree.len() >= self.limit() {
            return None;
        }
        let child = self.tree.add(id, seat, self.scratch.moves[index], self.scratch.weights[index] / sum);
        self.tree.node_mut(child).available = 1;
        Some(child)
    }

    /// Plays on by the policy for some turns, and asks what the seats can hope for then.
    fn guess(&mut self, state: &mut G::State, stream: &mut Quick) -> PerSeat<f32> {
        let rules = self.decision.rules;
        let mut turns = self.thinking.turns;
        let mut last = None;
        for _ in 0..PLAYOUT_MOVES {
            let turn = rules.turn(state);
            let seat = turn.acting().first();
            if seat.is_some() && seat != last {
                // The first turn is the one that the tree left half done.
                turns = turns.saturating_sub(u16::from(last.is_some()));
                last = seat;
            }
            let enough = turns == 0 || turn == Turn::Chance;
            if turn == Turn::Over || enough && self.evaluation.calm(rules, state) {
                break;
            }
            match seat {
                Some(seat) => {
                    let mv = self.evaluation.policy(rules, state, seat, stream, &mut self.scratch);
                    rules.play(state, seat, &mv, &mut Silent);
                }
                None => {
                    let chance = rules.draw(state, stream);
                    rules.apply(state, &chance, &mut Silent);
                }
            }
        }
        evaluation::worth(self.evaluation, rules, state)
    }
}

/// What an untried move is thought to bring: a little less than the tried ones do.
fn guess_untried(visits: u32, total: f32) -> f32 {
    if visits == 0 { 0.5 } else { total / visits as f32 - CAUTION }
}
