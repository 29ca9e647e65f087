//! Copies of a store: made while it runs, and put in its place again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::fault::{Fault, from_io};
use super::file::{Guard, beside, connect, examine, inspect};
use crate::{Error, Millis};

/// Pages between two reports of progress: 4 MiB.
const STEP: i32 = 1_024;

/// How far a copy has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Pages that are copied.
    pub done: u32,
    /// Pages in all.
    pub total: u32,
}

/// Copies the store as it is at this moment into a new file; whoever writes meanwhile does not wait.
pub(super) fn backup(from: &Path, to: &Path, progress: &mut dyn FnMut(Progress)) -> Result<(), Error> {
    if to.exists() {
        return Err(Error::Exists(to.into()));
    }
    let part = copy(from, to, progress)?;
    rename(&part, to)
}

/// Puts the copy `from` in the place of `to`; gives the name under which the old file is kept, if there was one.
///
/// Refuses, and changes nothing, if `from` is damaged, newer than this release or no store, if `to` is in use,
/// newer or no store, or if there is no room. A damaged `to` is what restoring is for: it is kept as it is. `now`
/// becomes part of the kept file's name.
///
/// # Errors
/// As just said.
pub fn restore(
    from: &Path,
    to: &Path,
    now: Millis,
    progress: &mut dyn FnMut(Progress),
) -> Result<Option<PathBuf>, Error> {
    let _alone = Guard::exclusive(to)?;
    let part = copy(from, to, progress)?;
    let kept = to.exists().then(|| beside(to, &format!(".before-{}", now.0)));
    let put = || {
        if let Some(kept) = &kept {
            settle(to)?;
            keep(to, kept)?;
        }
        rename(&part, to)
    };
    put().inspect_err(|_| _ = fs::remove_file(&part))?;
    Ok(kept)
}

/// Brings everything that belongs to a sound file into it, so that it is one file.
fn settle(path: &Path) -> Result<(), Error> {
    let settled = || -> Result<(), Fault> {
        let db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        inspect(&db, path)?;
        // Fails while anybody else has the file open, be it with a tool that knows nothing of our guard.
        Ok(db.pragma_update(None, "journal_mode", "DELETE")?)
    };
    match settled().map_err(|fault| fault.at(path)) {
        Err(Error::Corrupt { .. }) => Ok(()),
        result => result,
    }
}

/// Gives the old file a second name. At every instant one of the two names leads to all of it.
fn keep(path: &Path, kept: &Path) -> Result<(), Error> {
    if kept.exists() {
        return Err(Error::Exists(kept.into()));
    }
    let linked = fs::hard_link(path, kept).or_else(|_| fs::copy(path, kept).map(|_| ()));
    linked.map_err(|error| from_io(&error, kept))?;
    // Left only beside a damaged file. A log that outlived its file would be applied to the new one.
    for suffix in ["-wal", "-shm"] {
        let (left, moved) = (beside(path, suffix), beside(kept, suffix));
        if left.exists() {
            fs::rename(&left, &moved).map_err(|error| from_io(&error, &left))?;
        }
    }
    Ok(())
}

/// Makes a sound copy of the sound store `from` beside `to`, complete on disk; gives its name.
fn copy(from: &Path, to: &Path, progress: &mut dyn FnMut(Progress)) -> Result<PathBuf, Error> {
    let part = beside(to, ".part");
    // What an earlier attempt left when it was killed.
    if part.exists() {
        fs::remove_file(&part).map_err(|error| from_io(&error, &part))?;
    }
    let copied = copy_pages(from, &part, progress);
    let on_disk = copied.and_then(|()| {
        let synced = File::open(&part).and_then(|file| file.sync_all());
        synced.map_err(|error| from_io(&error, &part))
    });
    on_disk.inspect_err(|_| _ = fs::remove_file(&part))?;
    Ok(part)
}

fn copy_pages(from: &Path, part: &Path, progress: &mut dyn FnMut(Progress)) -> Result<(), Error> {
    let source = still(from).map_err(|fault| fault.at(from))?;
    step_by_step(&source, part, progress).map_err(|fault| match fault.at(part) {
        // What is wrong with a true copy is wrong with the original.
        Error::Corrupt { what, .. } => Error::Corrupt { path: from.into(), what },
        error => error,
    })
}

/// A reader for whom the store stands still: what others write is none of the copy's business.
fn still(path: &Path) -> Result<Connection, Fault> {
    let db = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    inspect(&db, path)?;
    db.execute_batch("BEGIN")?;
    db.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(db)
}

fn step_by_step(source: &Connection, part: &Path, progress: &mut dyn FnMut(Progress)) -> Result<(), Fault> {
    let mut target = connect(part, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    let backup = Backup::new(source, &mut target)?;
    loop {
        let step = backup.step(STEP)?;
        let total = backup.progress().pagecount.unsigned_abs();
        let left = backup.progress().remaining.unsigned_abs();
        progress(Progress { done: total.saturating_sub(left), total });
        match step {
            StepResult::Done => break,
            StepResult::More => {}
            _ => return Err(Error::Locked(part.into()).into()),
        }
    }
    drop(backup);
    // A copy is one file, with no log beside it.
    target.pragma_update(None, "journal_mode", "DELETE")?;
    examine(&target)
}

/// Gives a complete file its name, for good.
fn rename(part: &Path, to: &Path) -> Result<(), Error> {
    let renamed = fs::rename(part, to).and_then(|()| {
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        // Folders can be synced where there is SQLite's kind of durability; elsewhere there is nothing to do.
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    });
    renamed.map_err(|error| from_io(&error, to))
}
