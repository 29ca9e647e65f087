//! The file: whose it is, whether it can be used, and who uses it.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags};

use super::Options;
use super::fault::{Fault, from_io};
use super::migrations;
use crate::Error;

/// `path` with something added to its name.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Says in a file beside the store that the store is in use, for as long as it lives.
///
/// Not in the store itself: closing a second handle of it would drop SQLite's own locks.
#[derive(Debug)]
pub(super) struct Guard {
    _file: File,
}

impl Guard {
    /// Several processes may use a store at once.
    pub(super) fn shared(path: &Path) -> Result<Self, Error> {
        Self::take(path, File::try_lock_shared)
    }

    /// One that replaces it must be alone.
    pub(super) fn exclusive(path: &Path) -> Result<Self, Error> {
        Self::take(path, File::try_lock)
    }

    fn take(path: &Path, lock: fn(&File) -> Result<(), TryLockError>) -> Result<Self, Error> {
        let beside = beside(path, "-lock");
        let open = File::options().create(true).truncate(false).write(true).open(&beside);
        let file = open.map_err(|error| from_io(&error, path))?;
        match lock(&file) {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Error::Locked(path.into())),
            Err(TryLockError::Error(error)) => Err(from_io(&error, path)),
        }
    }
}

/// Connects without having read or written anything yet.
pub(super) fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, rusqlite::Error> {
    // Each connection is used by one thread at a time.
    let db = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    // Without this promise SQLite plans a statement anew whenever a bound value changes: measured as a
    // quarter of a move's processor time.
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(db)
}

/// Looks at a file, and leaves it as it is: ours, not newer than we know, and its schema can be read.
pub(super) fn inspect(db: &Connection, path: &Path) -> Result<(), Fault> {
    // Even the last connection must not tidy up a file that it may be about to refuse.
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    let objects: u32 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i32 = db.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let found = migrations::version(db)?;
    if application != migrations::APPLICATION && (application != 0 || found != 0 || objects != 0) {
        return Err(Error::Foreign(path.into()).into());
    }
    if found > migrations::KNOWN {
        return Err(Error::NewerVersion { path: path.into(), found, known: migrations::KNOWN }.into());
    }
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(())
}

/// The connection that writes: inspected, then set up and brought to the newest version.
pub(super) fn writing(path: &Path, options: Options) -> Result<Connection, Fault> {
    let mut db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    if db.is_readonly(MAIN_DB)? {
        return Err(Error::ReadOnly(path.into()).into());
    }
    db.busy_timeout(options.patience)?;
    inspect(&db, path)?;
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        let what = format!("no write-ahead log here, only {mode}");
        return Err(Error::Io { path: path.into(), what }.into());
    }
    // An append is answered when it is on disk, not when the system has promised to bring it there.
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "journal_size_limit", 64 << 20)?;
    // Negative is KiB: a group of writes never spills before it is committed.
    db.pragma_update(None, "cache_size", -16_384)?;
    if let Some(pages) = options.max_pages {
        db.pragma_update(None, "max_page_count", pages)?;
    }
    migrations::migrate(&mut db)?;
    Ok(db)
}

/// Reads all of a file and looks for damage.
pub(super) fn examine(db: &Connection) -> Result<(), Fault> {
    let said: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if said != "ok" {
        return Err(Fault::Damaged(said));
    }
    let gaps: u32 = db.query_row(
        "SELECT count(*) FROM heads AS h
         WHERE (h.version, h.version) IS NOT
               (SELECT count(*), max(e.seq) FROM events AS e WHERE e.table_no = h.table_no)",
        [],
        |row| row.get(0),
    )?;
    let sql = "SELECT (SELECT count(*) FROM events) - (SELECT total(version) FROM heads)";
    let strays: f64 = db.query_row(sql, [], |row| row.get(0))?;
    if gaps != 0 || strays != 0.0 {
        return Err(Fault::Damaged(format!("{gaps} journals have gaps, {strays} events have no table")));
    }
    Ok(())
}
