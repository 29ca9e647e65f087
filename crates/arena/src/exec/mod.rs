//! Programs of others take seats: JSON lines over standard input and output, as the bot protocol says.
//!
//! A thread reads what a program says and another writes what it is told, so that a program that neither reads
//! nor writes holds up nobody for longer than its budget.

mod pool;
mod process;
mod program;

pub use pool::Pool;
pub use program::Program;

use std::time::Duration;

/// What an answer may take beyond its budget.
pub const GRACE: Duration = Duration::from_millis(50);
/// How long a program may take to get ready.
pub const READY: Duration = Duration::from_secs(10);
/// How long a program may take to leave.
pub const LEAVE: Duration = Duration::from_secs(2);
/// How often a program that died is started again in a series.
pub const RESTARTS: u32 = 3;

/// Why a program forfeits a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Forfeit {
    /// It did not answer in time.
    #[error("late: no answer within {0} ms")]
    Late(u128),
    /// Its answer is not `{"move":...,"id":...}`.
    #[error("malformed: {0}")]
    Malformed(String),
    /// It answers another question.
    #[error("wrong id: asked {asked}, answered {answered}")]
    WrongId {
        /// The question.
        asked: u64,
        /// What the answer says.
        answered: String,
    },
    /// Its move is not allowed.
    #[error("illegal move: {0}")]
    Illegal(String),
    /// It is not there any more.
    #[error("died")]
    Died,
    /// It could not be started.
    #[error("did not start: {0}")]
    NotStarted(String),
    /// It was started again as often as may be.
    #[error("died too often")]
    Gone,
}
