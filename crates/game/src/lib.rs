//! The contract between the rules of a game and everything that plays, records, searches or shows it.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `contract` | [`Game`]: what the rules of a game must answer, and what follows from it |
//! | `seat` | [`Seat`], [`Seats`], [`Viewer`], [`PerSeat`] |
//! | `turn`, `outcome` | whose turn it is, how it ended |
//! | `rule`, `effects` | rule numbers, refusals, and what happens on the way of a move |
//! | [`random`], [`dealer`] | streams of random numbers, and chance drawn from a seed |
//! | [`record`] | games as text: reading, checking, writing, traces |
//! | `counted` | numbers with what they count |
//! | `run`, `perft` | whole games, and counting sequences of moves |
//! | [`strict`], [`reading`] | JSON in which no member stands twice, and what is wrong with it in words |
//!
//! Nothing here knows a particular game, the clock, files or the network.
//!
//! ```
//! use game::{Stream, random::Dealt};
//! // Chance is drawn from streams that are the same on every machine, for ever.
//! let (mut one, mut two) = (Dealt::seeded("prairie"), Dealt::seeded("prairie"));
//! assert_eq!(one.below(1_000), two.below(1_000));
//! ```

mod contract;
mod counted;
pub mod dealer;
mod effects;
mod outcome;
mod perft;
pub mod random;
pub mod reading;
pub mod record;
mod rule;
mod run;
mod seat;
pub mod strict;
mod turn;

pub use contract::{Game, Legal, Never, RefusalOf, json};
pub use counted::counted;
pub use effects::{Effect, Effects, Silent};
pub use outcome::{Outcome, ranks};
pub use perft::perft;
pub use random::Stream;
pub use rule::{Refusal, Rule};
pub use run::{Players, run};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer};
pub use turn::Turn;
