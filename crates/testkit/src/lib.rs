//! The laws that every game must keep, and what tests of games share. For tests only.
//!
//! A game implements [`Specimen`] on a unit struct in its `tests/laws.rs` and calls
//!
//! ```text
//! testkit::laws!(MySpecimen);     // one test for every law
//! ```
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`Specimen`], [`Sizes`] | what a game tells the suite about itself |
//! | [`laws`] | the laws, each a function and a test |
//! | [`coverage`](coverage()) | how often each rule number was exercised |
//! | [`toy`] | a small game that uses everything in the contract: the worked example |
//!
//! `TALLGRASS_NIGHTLY=1` plays more games.

mod chi_square;
mod coverage;
pub mod laws;
mod specimen;
mod tally;
pub mod toy;
mod walk;

pub use coverage::{Coverage, Exercise, coverage};
pub use specimen::{GameOf, MoveOf, Sizes, Specimen, StateOf, is_nightly};
pub use tally::{Tally, Verdict};
pub use walk::Heard;
