//! The store's contract.

use std::sync::mpsc;

use crate::{
    Append, CommandId, Cursor, Error, Event, Lease, Listing, Millis, Owner, Page, Seq, Stored, TableId,
    TableRow,
};

/// Called once, when the fate of a write is known.
pub type Done<T> = Box<dyn FnOnce(Result<T, Error>) + Send>;

/// Keeps journals: append, load, list.
///
/// What an implementation must keep, and the suite in `tests/` checks of every one:
/// - an append is written completely or not at all, and answered only when it is on disk;
/// - a journal is numbered from 1 without gaps, and what stands in it never changes;
/// - of two appends that expect the same version one is written, the other gets [`Error::Conflict`];
/// - a command that a journal names already is answered with [`Error::AlreadyDone`], whatever else is wrong
///   with its append, so that a client may send again what was not acknowledged;
/// - one append that fails takes no other down with it.
pub trait Store: Send + Sync {
    /// Hands an append over and returns at once; `done` is called with the table's new version.
    ///
    /// `done` runs on the store's own thread and must be short. If the store stops before it came to the append,
    /// `done` is dropped uncalled.
    fn submit(&self, append: Append, done: Done<Seq>);

    /// Appends and waits until it is on disk; gives the table's new version.
    ///
    /// # Errors
    /// Checked in this order: [`Error::Repeated`], [`Error::AlreadyDone`], [`Error::NoTable`],
    /// [`Error::Leased`], [`Error::Conflict`]; then whatever the disk says.
    fn append(&self, append: Append) -> Result<Seq, Error> {
        let (answer, fate) = mpsc::sync_channel(1);
        // A receiver that is gone has nobody waiting behind it.
        self.submit(append, Box::new(move |result| _ = answer.send(result)));
        fate.recv().unwrap_or(Err(Error::Stopped))
    }

    /// Takes or prolongs the right to serve a table; `until` in the past gives it back.
    ///
    /// # Errors
    /// [`Error::NoTable`]; [`Error::Leased`] while another owner's lease lasts at `now`.
    fn lease(&self, table: TableId, owner: &Owner, now: Millis, until: Millis) -> Result<Lease, Error>;

    /// The table with its newest snapshot and the events after it, all of one moment.
    ///
    /// # Errors
    /// [`Error::NoTable`], or when the store cannot be read.
    fn load(&self, table: TableId) -> Result<Stored, Error>;

    /// The table without its journal.
    ///
    /// # Errors
    /// [`Error::NoTable`], or when the store cannot be read.
    fn row(&self, table: TableId) -> Result<TableRow, Error>;

    /// At most `limit` events after `after`.
    ///
    /// # Errors
    /// [`Error::NoTable`], or when the store cannot be read.
    fn events(&self, table: TableId, after: Seq, limit: usize) -> Result<Vec<Event>, Error>;

    /// The event that names a command: the answer to "was it done?" after a crash or a lost connection.
    ///
    /// # Errors
    /// When the store cannot be read. An unknown table has done no command.
    fn command(&self, table: TableId, command: &CommandId) -> Result<Option<Event>, Error>;

    /// At most `limit` tables of a list, from its beginning or after a cursor.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn list(&self, listing: &Listing, after: Option<Cursor>, limit: usize) -> Result<Page, Error>;

    /// At most `limit` tables that want to be woken at `until` or before, the most urgent first.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn due(&self, until: Millis, limit: usize) -> Result<Vec<(Millis, TableId)>, Error>;
}
