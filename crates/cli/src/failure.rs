//! What goes wrong, and the exit code that says so.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;

use game::record::{Fault, RecordError};
use games::Unfit;
use thiserror::Error;

/// Why a command ends early.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// The input is wrong, or a file cannot be read or written.
    #[error("{0}")]
    Input(String),
    /// The command line is wrong.
    #[error("{0}")]
    Usage(String),
    /// Whoever read the output has seen enough, such as `head`. Not an error.
    #[error("nobody reads the output any more")]
    Unread,
}

impl Failure {
    /// A fault of the record called `file`.
    pub(crate) fn reading(file: &str, error: &RecordError) -> Self {
        match &error.fault {
            Fault::Io(io) => Self::Input(format!("{file}: cannot read: {io}")),
            _ => Self::Input(format!("{file}: {error}")),
        }
    }

    /// A failure to write to `file`.
    pub(crate) fn writing(file: &str, error: &io::Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            return Self::Unread;
        }
        Self::Input(format!("{file}: cannot write: {error}"))
    }

    /// A failure to open `file`.
    pub(crate) fn opening(file: impl Display, error: &io::Error) -> Self {
        Self::Input(format!("{file}: {error}"))
    }

    /// Tells standard error, and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let code = match self {
            // What a shell sees of a program that SIGPIPE ended.
            Self::Unread => return ExitCode::from(128 + 13),
            Self::Input(_) => 1,
            Self::Usage(_) => 2,
        };
        // Where standard error cannot be written to, the exit code must do.
        let _ = writeln!(io::stderr(), "error: {self}");
        ExitCode::from(code)
    }
}

impl From<Unfit> for Failure {
    fn from(unfit: Unfit) -> Self {
        Self::Usage(unfit.to_string())
    }
}
