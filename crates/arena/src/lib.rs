//! Series of games between bots, and what they say about their strength.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `entrant`, `schedule` | who takes part; who sits where in which game |
//! | `series`, `contest`, `played` | a whole series, one game, what is kept of it |
//! | [`exec`] | programs of others in a seat, as the bot protocol says |
//! | [`report`] | win shares, ratings and plots: text, JSON, HTML |
//! | `times` | how long decisions took |
//!
//! Here the clock is read and processes are started; the rules and the bots know of neither.

mod contest;
mod entrant;
pub mod exec;
mod played;
pub mod report;
mod schedule;
mod series;
mod times;

pub use contest::DEFAULT_BUDGET;
pub use entrant::{BadBudget, Budget, Entrant, Kind};
pub use played::Played;
pub use report::Report;
pub use schedule::{Fixture, fixtures};
pub use series::{Series, SeriesError};
pub use times::Times;
