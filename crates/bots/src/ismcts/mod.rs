//! Information-set Monte Carlo tree search, for any number of seats.
//!
//! One tree, from the eyes of the seat that decides. Every iteration makes up a state from what that seat knows,
//! walks down the tree by moves that are legal in it, adds a node, guesses how the game goes on, and lets every
//! seat remember how well its own moves did: each maximises its own result. Chance is drawn on the way and not
//! branched upon, and neither are moves that the searcher would not see: they are drawn by the game's policy, so
//! that nobody in the tree answers what he cannot know.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `tree` | nodes in one arena |
//! | `search` | one iteration after the other |
//! | `memory` | the tree kept from one decision to the next |
//! | `threads` | several searches at once (feature `threads`) |

mod memory;
mod search;
#[cfg(feature = "threads")]
mod threads;
mod tree;

use game::Game;
use game::random::Quick;

use crate::{Bot, Decision, Evaluation, Stop};
use memory::Memory;
pub(crate) use search::Search;

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// After how many iterations it stops, if nothing stops it before.
    pub iterations: u32,
    /// How many nodes a tree may have.
    pub nodes: u32,
    /// How strongly it is drawn to what it has not tried enough.
    pub curiosity: f32,
    /// How many turns a playout lasts before the evaluation cuts it short; 0 asks it at once.
    pub turns: u16,
    /// How many of the most promising moves of a position it may ever try.
    pub width: u16,
    /// How many threads search, if the feature `threads` is there.
    pub threads: u8,
}

impl Default for Thinking {
    fn default() -> Self {
        Self { iterations: 1_000, nodes: 400_000, curiosity: 0.6, turns: 1, width: 64, threads: 1 }
    }
}

/// What came of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move it settled on.
    pub mv: M,
    /// What the searcher hopes for after it, from 0 to 1.
    pub hope: f32,
    /// The iterations it took, over all threads.
    pub iterations: u32,
    /// The nodes of the largest tree.
    pub nodes: usize,
}

/// Plays by tree search.
pub struct Ismcts<G: Game, E> {
    evaluation: E,
    thinking: Thinking,
    memory: Option<Memory<G>>,
}

impl<G: Game, E: Evaluation<G>> Ismcts<G, E> {
    /// A searching bot with an opinion and a way of thinking.
    pub fn new(evaluation: E, thinking: Thinking) -> Self {
        Self { evaluation, thinking, memory: None }
    }

    /// Searches, and says more than the move.
    pub fn think(
        &mut self,
        decision: &Decision<'_, G>,
        stream: &mut Quick,
        stop: &mut dyn Stop,
    ) -> Thought<G::Move> {
        let recalled = self.memory.take().and_then(|memory| memory.recall(decision, stream));
        // A tree that is half full already leaves too little room for new thoughts.
        let tree = recalled.filter(|tree| 2 * tree.len() <= self.thinking.nodes as usize).unwrap_or_default();
        let limit = self.thinking.iterations.max(1);
        let mut enough = |iterations: u32| iterations >= limit || stop.stop(iterations);
        let mut search = Search::new(decision, &self.evaluation, &self.thinking, tree);
        #[cfg(feature = "threads")]
        let thought = if self.thinking.threads > 1 {
            threads::run(&mut search, decision, &self.evaluation, &self.thinking, stream, &mut enough)
        } else {
            search.run(stream, &mut enough)
        };
        #[cfg(not(feature = "threads"))]
        let thought = search.run(stream, &mut enough);
        self.memory = Some(Memory::new(decision, search.into_tree(), thought.mv));
        thought
    }

    /// How many nodes it remembers.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.memory.as_ref().map_or(0, Memory::nodes)
    }
}

impl<G: Game, E: Evaluation<G>> Bot<G> for Ismcts<G, E> {
    fn choose(&mut self, decision: &Decision<'_, G>, stream: &mut Quick, stop: &mut dyn Stop) -> G::Move {
        match decision.only_move() {
            Some(only) => only,
            None => self.think(decision, stream, stop).mv,
        }
    }

    fn forget(&mut self) {
        self.memory = None;
    }
}
