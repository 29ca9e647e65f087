//! A second thread that carries the write-ahead log over into the file, so that no write waits for it.
//!
//! What is written meanwhile is left over; the writer carries that little over itself, and only then can the log begin
//! again at its start.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread::{self, JoinHandle};

use rusqlite::hooks::Wal;
use rusqlite::{Connection, OpenFlags};

use super::fault::{Fault, from_io};
use super::file::connect;

/// Pages in the log from which on they are carried over. A page that changes often is carried over less often the more
/// there are.
const MANY: i32 = 8_000;

/// Starts the thread; it ends when `db` is closed.
pub(super) fn start(db: &mut Connection, path: &Path) -> Result<JoinHandle<()>, Fault> {
    // Two of a kind would do no harm, but be no use either.
    let (nudge, nudges) = mpsc::sync_channel(1);
    let carried = Arc::new(AtomicBool::new(false));
    let other = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let serve = {
        let carried = Arc::clone(&carried);
        move || serve(&other, &nudges, &carried)
    };
    let thread = thread::Builder::new().name("checkpoint".into()).spawn(serve);
    let thread = thread.map_err(|error| from_io(&error, path))?;
    db.wal_hook(Some(move |log: &mut Wal, pages| {
        // Whatever hinders a checkpoint, the commit stands, and a later one tries again.
        if carried.swap(false, Ordering::AcqRel) {
            _ = log.checkpoint();
        } else if pages >= MANY {
            _ = nudge.try_send(());
        }
        Ok(())
    }))?;
    Ok(thread)
}

fn serve(db: &Connection, nudges: &Receiver<()>, carried: &AtomicBool) {
    while nudges.recv().is_ok() {
        let passed = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        carried.store(passed.is_ok(), Ordering::Release);
    }
}
