//! What can go wrong.

use std::path::PathBuf;

use crate::{CommandId, Lease, Seq, TableId};

/// Why the store did not do what it was asked; nothing was written then.
///
/// After [`Error::Io`] and [`Error::Stopped`] alone the fate of an append is unknown: look its command up
/// ([`Store::command`](crate::Store::command)) before it is tried again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// The table is unknown.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// Somebody else has written to the table.
    #[error("the table is at event {found}, not at {expected}")]
    Conflict {
        /// What the writer expected.
        expected: Seq,
        /// What is there.
        found: Seq,
    },
    /// The command was carried out before.
    #[error("command {command} was done before, as event {seq}")]
    AlreadyDone {
        /// The command.
        command: CommandId,
        /// The event that names it.
        seq: Seq,
    },
    /// One append names a command twice.
    #[error("command {0} stands twice in one append")]
    Repeated(CommandId),
    /// Another process serves the table.
    #[error("the table is served by {}", .0.owner.0)]
    Leased(Lease),
    /// The disk, or the room that the store was given, is used up.
    #[error("no room left on the disk")]
    Full,
    /// The file or its folder cannot be written.
    #[error("{0} cannot be written")]
    ReadOnly(PathBuf),
    /// The file is damaged.
    #[error("{path} is damaged: {what}")]
    Corrupt {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// The file is not a store of ours.
    #[error("{0} is not a Tallgrass store")]
    Foreign(PathBuf),
    /// The file was written by a newer release.
    #[error("{path} is of version {found}; this release knows versions up to {known}")]
    NewerVersion {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest version that is known here.
        known: u32,
    },
    /// Another process uses the file.
    #[error("{0} is in use by another process")]
    Locked(PathBuf),
    /// A file that would be overwritten.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// Anything else between us and the disk.
    #[error("{path}: {what}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system or SQLite said.
        what: String,
    },
    /// The store has stopped.
    #[error("the store has stopped")]
    Stopped,
}
