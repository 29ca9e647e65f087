//! Tables, people and entries for the tests.
#![allow(dead_code, unreachable_pub, reason = "each test program uses some of it")]

use std::path::{Path, PathBuf};

use store::{
    Append, CommandId, Entry, Event, Millis, Participant, PersonId, Ratings, Seq, SqliteStore, Status, Store,
    Summary, TableId, Visibility,
};
use tempfile::TempDir;

/// What every store must be.
pub trait Everything: Store + Ratings {}
impl<S: Store + Ratings> Everything for S {}

pub fn table(number: u8) -> TableId {
    TableId([number; 16])
}

pub fn entry(at: i64, command: Option<&str>) -> Entry {
    Entry {
        at: Millis(at),
        by: Some("0".into()),
        command: command.map(|name| CommandId(name.into())),
        kind: "move".into(),
        body: format!(r#"{{"at":{at}}}"#),
    }
}

pub fn summary(status: Status, since: i64, people: &[i64]) -> Summary {
    Summary {
        game: "wind-river".into(),
        seats: 3,
        status,
        since: Millis(since),
        visibility: Visibility::Public,
        rated: true,
        people: people.iter().map(|&person| who(person, None)).collect(),
        outline: r#"{"names":["Ada","Bo"]}"#.into(),
    }
}

pub fn who(person: i64, to_move_since: Option<i64>) -> Participant {
    Participant { person: PersonId(person), to_move_since: to_move_since.map(Millis) }
}

/// An append that opens a table.
pub fn opening(table: TableId, at: i64, summary: Summary) -> Append {
    Append { summary: Some(summary), ..Append::new(table, Seq::START, vec![entry(at, None)]) }
}

/// Opens a public table of nobody.
pub fn open(store: &(impl Store + ?Sized), table: TableId) {
    store.append(opening(table, 1, summary(Status::Open, 1, &[]))).expect("opens");
}

/// The whole journal.
pub fn journal(store: &(impl Store + ?Sized), table: TableId) -> Vec<Event> {
    store.events(table, Seq::START, usize::MAX).expect("reads")
}

/// A store in a folder of its own.
pub struct Place {
    pub folder: TempDir,
    pub path: PathBuf,
}

impl Place {
    pub fn new() -> Self {
        let folder = TempDir::new().expect("makes a folder");
        let path = folder.path().join("tallgrass.db");
        Self { folder, path }
    }

    pub fn store(&self) -> SqliteStore {
        SqliteStore::open(&self.path).expect("opens")
    }

    /// Everything in the store's file; only while nobody has it open.
    pub fn bytes(&self) -> Vec<u8> {
        std::fs::read(&self.path).expect("reads")
    }

    pub fn beside(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// Whether the big sizes are asked for.
pub fn nightly() -> bool {
    std::env::var_os("TALLGRASS_NIGHTLY").is_some()
}

/// The helper program, where anybody may run it.
pub fn hammer() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hammer"))
}
