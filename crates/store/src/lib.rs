//! Journals on disk: append, load, list, back up. Knows journals, not games.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `store` | [`Store`]: what every store must do |
//! | `journal` | [`Append`], [`Entry`], [`Event`]: what is written |
//! | `row` | [`TableRow`], [`Summary`], [`Lease`]: what is known of a table beside its journal |
//! | `listing` | [`Listing`], [`Cursor`], [`Page`]: lists, page by page |
//! | `rating` | [`Ratings`]: what the finished tables come to |
//! | `ids`, `error` | names and numbers; what can go wrong |
//! | `sqlite` | [`SqliteStore`], [`restore`]: one file, one thread that writes |
//! | `memory` | [`MemoryStore`]: for tests, and the model of the other |
//!
//! The journal is the truth; whatever else is kept follows from it and is written in the same transaction. Nothing
//! here looks at a clock, and nothing needs a runtime: an append is either waited for ([`Store::append`]) or
//! handed over with a function to call when it is on disk ([`Store::submit`]).
//!
//! ```
//! use store::{Append, Entry, Error, MemoryStore, Millis, Seq, Status, Store, Summary, TableId, Visibility};
//!
//! let store = MemoryStore::new();
//! let table = TableId([7; 16]);
//! let entry = |at| Entry { at: Millis(at), by: None, command: None, kind: "sit".into(), body: "{}".into() };
//! let summary = Summary {
//!     game: "wind-river".into(),
//!     seats: 3,
//!     status: Status::Open,
//!     since: Millis(1_000),
//!     visibility: Visibility::Public,
//!     rated: false,
//!     people: vec![],
//!     outline: "{}".into(),
//! };
//! // The first append opens the table; each one says what it stands on.
//! store.append(Append { summary: Some(summary), ..Append::new(table, Seq::START, vec![entry(1_000)]) })?;
//! assert_eq!(store.append(Append::new(table, Seq(1), vec![entry(2_000)])), Ok(Seq(2)));
//! let late = store.append(Append::new(table, Seq(1), vec![entry(2_001)]));
//! assert_eq!(late, Err(Error::Conflict { expected: Seq(1), found: Seq(2) }));
//! # Ok::<(), Error>(())
//! ```
//!
//! # Figures
//! `cargo run --release -p store --example durable` measures the disk that it is started on, and SQLite itself beside
//! the store; the two columns below are of one run. 2 virtual cores, ext4, much other work going on, so the benchmark
//! was given real-time priority (`chrt -f 1`); of seven such runs the store had 0.65 to 1.25 times SQLite's own rate
//! in groups and 0.6 to 1.15 times singly, where the way to the writing thread and back counts.
//!
//! | durable appends a second, at random among 1,000 tables | SQLite alone | store |
//! | --- | --- | --- |
//! | an event, one at a time | 2,944 | 3,337 |
//! | an event, 64 waiting (SQLite: 64 a transaction) | 20,099 | 21,730 |
//! | a move (event, whose turn, when to wake), one at a time | | 2,437 |
//! | a move, 64 waiting | | 11,445 |
//!
//! | 100,000 stored tables, 1.4 million events, in the system's cache | p50 | p99 |
//! | --- | --- | --- |
//! | open | 0.34 ms | 0.44 ms |
//! | the slowest list, a page of 50 | 0.24 ms | 0.43 ms |
//! | tables to wake | 0.03 ms | 0.09 ms |
//! | load a journal of 400 events | 0.48 ms | 0.68 ms |
//! | check everything; back up and check the copy (319 MiB) | 3.6 s; 5.6 s | |
//!
//! # Adding to it
//! Whatever else must be kept (accounts, sessions, links) is a trait in a file of its own as [`Ratings`] is, one more
//! step in `sqlite/migrations/`, and one more file in `sqlite/` whose writes go through the same thread.

mod error;
mod ids;
mod journal;
mod listing;
mod memory;
pub mod people;
mod rating;
mod row;
mod sqlite;
mod store;

pub use error::Error;
pub use ids::{CommandId, Epoch, Millis, NotAnId, Owner, PersonId, Seq, TableId};
pub use journal::{Append, Entry, Event, Snapshot, Wake};
pub use listing::{Cursor, Listing, NotACursor, Page};
pub use memory::MemoryStore;
pub use people::People;
pub use rating::{Rating, Ratings, Reckoning};
pub use row::{Lease, Participant, Status, Stored, Summary, TableRow, Visibility};
pub use sqlite::{Options, Progress, SqliteStore, restore};
pub use store::{Done, Store};
