//! SQLite's troubles in our words.

use std::io;
use std::path::Path;

use rusqlite::ErrorCode;

use crate::Error;

/// An error on its way out, before it is known which file it is about.
#[derive(Debug)]
pub(super) enum Fault {
    Ours(Error),
    Damaged(String),
    Sqlite(rusqlite::Error),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Self::Ours(error)
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl Fault {
    /// The error, about this file.
    pub(super) fn at(self, path: &Path) -> Error {
        match self {
            Self::Ours(error) => error,
            Self::Damaged(what) => Error::Corrupt { path: path.into(), what },
            Self::Sqlite(error) => from_sqlite(&error, path),
        }
    }
}

fn from_sqlite(error: &rusqlite::Error, path: &Path) -> Error {
    use rusqlite::Error as Sqlite;
    let (path, what) = (path.to_path_buf(), error.to_string());
    match error {
        Sqlite::SqliteFailure(failure, _) => match failure.code {
            ErrorCode::DiskFull => Error::Full,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => Error::ReadOnly(path),
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Error::Corrupt { path, what },
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Error::Locked(path),
            // The shared index beside the file could not grow: there is no other reason for it.
            _ if failure.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE => Error::Full,
            _ => Error::Io { path, what },
        },
        // A value that was written by us and cannot be read by us.
        Sqlite::FromSqlConversionFailure(..)
        | Sqlite::IntegralValueOutOfRange(..)
        | Sqlite::InvalidColumnType(..)
        | Sqlite::Utf8Error(..) => Error::Corrupt { path, what },
        _ => Error::Io { path, what },
    }
}

/// What the file system said, about this file.
pub(super) fn from_io(error: &io::Error, path: &Path) -> Error {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Error::Full,
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Error::ReadOnly(path.into()),
        io::ErrorKind::AlreadyExists => Error::Exists(path.into()),
        _ => Error::Io { path: path.into(), what: error.to_string() },
    }
}
