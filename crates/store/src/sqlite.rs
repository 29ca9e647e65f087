//! Journals in a SQLite file: write-ahead log, every commit brought to the disk, one thread that writes.

mod append;
mod backup;
mod checkpoint;
mod columns;
mod fault;
mod file;
mod lists;
mod load;
mod migrations;
mod people;
mod ratings;
mod readers;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

pub use backup::{Progress, restore};

use crate::{
    Append, CommandId, Cursor, Done, Error, Event, Lease, Listing, Millis, Owner, Page, PersonId, Rating,
    Ratings, Reckoning, Seq, Store, Stored, Summary, TableId, TableRow,
};
use file::Guard;
use readers::Readers;
use writer::Writer;

/// A store in one file.
///
/// Several processes may open the same file; every write checks what it stands on, so that they cannot harm each
/// other. Dropped, the store first finishes what it was given.
pub struct SqliteStore {
    path: PathBuf,
    // In this order: the writer's last commits come before the guard is given up.
    readers: Readers,
    writer: Writer,
    _guard: Guard,
}

/// How a store is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The most pages of 4 KiB that the file may have; then it is [`Error::Full`].
    pub max_pages: Option<u32>,
    /// How long a write waits for another process to finish its own before it is [`Error::Locked`].
    pub patience: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self { max_pages: None, patience: Duration::from_secs(5) }
    }
}

impl SqliteStore {
    /// Opens a store, or makes a new one where there is no file; its folder must exist.
    ///
    /// # Errors
    /// [`Error::ReadOnly`], [`Error::Corrupt`], [`Error::Foreign`], [`Error::NewerVersion`], [`Error::Locked`]
    /// while a copy is being put in its place; the file is then as it was.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::open_with(path, Options::default())
    }

    /// Opens a store with options.
    ///
    /// # Errors
    /// As [`SqliteStore::open`].
    pub fn open_with(path: impl AsRef<Path>, options: Options) -> Result<Self, Error> {
        let path = path.as_ref().to_path_buf();
        let guard = Guard::shared(&path)?;
        let db = file::writing(&path, options).map_err(|fault| fault.at(&path))?;
        let writer = Writer::start(db, path.clone())?;
        Ok(Self { readers: Readers::new(path.clone()), path, writer, _guard: guard })
    }

    /// Copies the store as it is at this moment into a new file, sound and complete on disk.
    ///
    /// It reads beside the writer, which does not wait for it.
    ///
    /// # Errors
    /// [`Error::Exists`] if the file is there already; [`Error::Corrupt`] if the store is damaged.
    pub fn backup(&self, to: impl AsRef<Path>, progress: &mut dyn FnMut(Progress)) -> Result<(), Error> {
        backup::backup(&self.path, to.as_ref(), progress)
    }

    /// Reads everything and looks for damage; takes as long as the file is big.
    ///
    /// # Errors
    /// [`Error::Corrupt`].
    pub fn check(&self) -> Result<(), Error> {
        self.readers.read(file::examine)
    }
}

/// A number of rows as SQLite's.
fn rows(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

impl Store for SqliteStore {
    fn submit(&self, mut append: Append, done: Done<Seq>) {
        append.summary = append.summary.map(Summary::tidy);
        self.writer.submit(move |db| append::append(db, &append), done);
    }

    fn lease(&self, table: TableId, owner: &Owner, now: Millis, until: Millis) -> Result<Lease, Error> {
        let owner = owner.clone();
        self.writer.write(move |db| append::lease(db, table, &owner, now, until))
    }

    fn load(&self, table: TableId) -> Result<Stored, Error> {
        self.readers.read(|db| load::load(db, table))
    }

    fn row(&self, table: TableId) -> Result<TableRow, Error> {
        self.readers.read(|db| load::row(db, table))
    }

    fn events(&self, table: TableId, after: Seq, limit: usize) -> Result<Vec<Event>, Error> {
        self.readers.read(|db| load::events(db, table, after, limit))
    }

    fn command(&self, table: TableId, command: &CommandId) -> Result<Option<Event>, Error> {
        self.readers.read(|db| load::command(db, table, command))
    }

    fn list(&self, listing: &Listing, after: Option<Cursor>, limit: usize) -> Result<Page, Error> {
        self.readers.read(|db| lists::list(db, listing, after, limit))
    }

    fn due(&self, until: Millis, limit: usize) -> Result<Vec<(Millis, TableId)>, Error> {
        self.readers.read(|db| lists::due(db, until, limit))
    }
}

impl Ratings for SqliteStore {
    fn uncounted(&self, after: Option<Cursor>, limit: usize) -> Result<Page, Error> {
        self.readers.read(|db| lists::uncounted(db, after, limit))
    }

    fn reckon(&self, reckoning: Reckoning) -> Result<(), Error> {
        self.writer.write(move |db| ratings::reckon(db, &reckoning))
    }

    fn ratings_of(&self, person: PersonId) -> Result<Vec<Rating>, Error> {
        self.readers.read(|db| ratings::of(db, person))
    }

    fn leaders(&self, game: &str, seats: u8, limit: usize) -> Result<Vec<Rating>, Error> {
        self.readers.read(|db| ratings::leaders(db, game, seats, limit))
    }
}
