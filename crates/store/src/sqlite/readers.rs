//! Connections that read, beside the one that writes.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OpenFlags};

use super::fault::Fault;
use super::file::connect;
use crate::Error;

/// Connections that are kept when nobody reads.
const IDLE: usize = 8;

/// Lends a connection to each reader, so that readers wait neither for the writer nor for each other.
pub(super) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path, idle: Mutex::default() }
    }

    /// Reads, all of one moment.
    pub(super) fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T, Error> {
        self.lend(work).map_err(|fault| fault.at(&self.path))
    }

    fn lend<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T, Fault> {
        let idle = self.idle().pop();
        let db = match idle {
            Some(db) => db,
            None => connect(&self.path, OpenFlags::SQLITE_OPEN_READ_ONLY)?,
        };
        let moment = db.unchecked_transaction()?;
        let found = work(&moment);
        moment.finish()?;
        // After a fault of the disk a fresh connection is the safer one.
        if !matches!(found, Err(Fault::Sqlite(_))) {
            let mut idle = self.idle();
            if idle.len() < IDLE {
                idle.push(db);
            }
        }
        found
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        // The list is whole between any two of its calls.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
