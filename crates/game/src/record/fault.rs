//! What can be wrong with a record.

use std::fmt::Display;
use std::io;

use thiserror::Error;

use super::MAX_LINE;
use crate::reading::Misread;
use crate::reading::syntax::complaint;
use crate::{Refusal, Rule};

/// A fault, and the line it is in.
#[derive(Debug, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line's number, from 1.
    pub line: u64,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a line of a record.
#[derive(Debug, Error)]
pub enum Fault {
    /// The file could not be read on.
    #[error("cannot read: {0}")]
    Io(#[from] io::Error),
    /// There is nothing in the file.
    #[error("the file is empty; a record begins with its header")]
    Empty,
    /// The line is longer than a record's line may be.
    #[error("longer than {MAX_LINE} bytes")]
    TooLong,
    /// The line is not text.
    #[error("not UTF-8 after byte {0}")]
    NotUtf8(usize),
    /// The line is not JSON.
    #[error("not JSON: {0}")]
    NotJson(String),
    /// The line is JSON, but nothing that a record has.
    #[error("{0}")]
    Shape(String),
    /// A member is missing, does not belong there, or is not what is wanted there.
    #[error(transparent)]
    Member(#[from] Misread),
    /// What stands for a move or an outcome of chance is none of the game's.
    #[error("not a {what} of {game}: {misread}")]
    NotOf {
        /// `move` or `chance event`.
        what: &'static str,
        /// The game.
        game: &'static str,
        /// What is wrong with it.
        misread: Misread,
    },
    /// The header names something that there is not.
    #[error("header: {0}")]
    Header(String),
    /// The header's setup is not a state of the game.
    #[error("header: setup: {0}")]
    Setup(String),
    /// A move, an outcome of chance or an option breaks a rule.
    #[error("{rule}: {reason}")]
    Refused {
        /// The rule.
        rule: Rule,
        /// What is wrong, in English.
        reason: String,
    },
    /// A line of a record for one viewer that hides what a replay needs.
    #[error("this event is hidden from the record's viewer; a replay needs the complete record")]
    Hidden,
    /// The game is over, but the file does not say how it ended.
    #[error("the game is over, but its result is missing")]
    ResultMissing,
    /// A result line while the game goes on.
    #[error("a result, but the game is not over")]
    ResultEarly,
    /// The result line is not what the game came to.
    #[error("the result should be {0}")]
    ResultWrong(String),
    /// Something follows the result that may not.
    #[error("the game is over; only a new header may follow its result")]
    AfterEnd,
    /// A trace's `state` or `legal` line is not what the rules give.
    #[error("the {what} should be {right}")]
    TraceWrong {
        /// `state` or `legal moves`.
        what: &'static str,
        /// What it should be.
        right: String,
    },
}

impl Fault {
    /// This fault, in line `line`.
    #[must_use]
    pub const fn at(self, line: u64) -> RecordError {
        RecordError { line, fault: self }
    }
}

impl<R: Display> From<Refusal<R>> for Fault {
    fn from(refusal: Refusal<R>) -> Self {
        Self::Refused { rule: refusal.rule, reason: refusal.reason.to_string() }
    }
}

/// What is wrong with a line, without its number: every line is the first one of its text.
pub(super) fn plain(error: &serde_json::Error) -> String {
    match error.column() {
        _ if error.is_eof() => "the line is cut short".to_owned(),
        0 => complaint(error),
        column => format!("{} (column {column})", complaint(error)),
    }
}
