//! Series of games between bots, and what they say about their strength.

mod contest;
mod entrant;
pub mod exec;
mod played;
mod schedule;
mod series;
mod times;

pub use entrant::{BadBudget, Budget, Entrant, Kind};
pub use played::Played;
pub use schedule::{Fixture, fixtures};
pub use series::{Series, SeriesError};
pub use times::Times;
