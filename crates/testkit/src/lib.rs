//! The laws that every game must keep, and what tests of games share. For tests only.
//!
//! A game implements [`Specimen`] on a unit struct in its `tests/laws.rs` and calls
//!
//! ```text
//! testkit::laws!(MySpecimen);     // one test for every law
//! testkit::golden!(MySpecimen);   // playthroughs in tests/golden
//! testkit::perft!(MyGame);        // counts in tests/perft
//! ```
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`Specimen`], [`Sizes`] | what a game tells the suite about itself |
//! | [`laws`](mod@laws) | the laws, each a function and a test |
//! | [`coverage`](coverage()) | how often each rule number was exercised |
//! | [`golden`](golden()), [`perft_file`](perft_file()) | text files that are compared, or written anew with `TALLGRASS_RENEW=1` |
//! | [`agrees`] | records and traces that were made elsewhere |
//! | [`toy`] | a small game that uses everything in the contract: the worked example |
//! | [`tree`] | games written as explicit trees, with known values: for testing search |
//!
//! `TALLGRASS_NIGHTLY=1` plays more games.

mod agree;
mod chi_square;
mod coverage;
mod expected;
mod golden;
pub mod laws;
mod perft_file;
mod specimen;
mod tally;
pub mod toy;
pub mod tree;
mod walk;

pub use agree::{Agreed, agrees};
pub use coverage::{Coverage, Exercise, coverage};
pub use expected::compare;
pub use golden::{golden, playthrough};
pub use perft_file::{perft_file, perft_files};
pub use specimen::{GameOf, MoveOf, Sizes, Specimen, StateOf, is_nightly};
pub use tally::{Tally, Verdict};
pub use walk::Heard;
