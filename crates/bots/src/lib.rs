//! Opponents for every seat. A bot is handed what its seat may know, never a state.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `bot`, `stop` | [`Bot`]: a view, legal moves, a random stream and a reason to stop make a move |
//! | `chance` | [`Random`], [`Explore`] |
//! | `evaluation` | [`Evaluation`]: what a game adds, one file each in [`games`] |
//! | `greedy` | [`Greedy`]: one decision deep |
//! | [`ismcts`] | [`Ismcts`]: information-set Monte Carlo tree search |
//! | `levels` | [`Level`]: the names that people see |
//! | `any` | [`visit`]: code for whichever game it is |
//!
//! No clock, no files; threads only with the feature `threads`.

mod any;
mod bot;
mod chance;
mod evaluation;
pub mod games;
mod greedy;
pub mod ismcts;
mod levels;
mod stop;

pub use any::{Visit, visit};
pub use bot::{Bot, Decision};
pub use chance::{Explore, Random};
pub use evaluation::{Evaluation, Menu, Weighed, chances, reward};
pub use greedy::{Appetite, Greedy};
pub use ismcts::{Ismcts, Thinking, Thought};
pub use levels::{Level, Playable, Style, UnknownBot, player};
pub use stop::{Iterations, Stop, Unhurried};
