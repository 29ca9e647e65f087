//! Journals on disk: append, load, list, back up. Knows journals, not games.

mod error;
mod ids;
mod journal;
mod listing;
mod memory;
mod rating;
mod row;
mod sqlite;
mod store;

pub use error::Error;
pub use ids::{CommandId, Epoch, Millis, NotAnId, Owner, PersonId, Seq, TableId};
pub use journal::{Append, Entry, Event, Snapshot, Wake};
pub use listing::{Cursor, Listing, NotACursor, Page};
pub use memory::MemoryStore;
pub use rating::{Rating, Ratings, Reckoning};
pub use row::{Lease, Participant, Status, Stored, Summary, TableRow, Visibility};
pub use sqlite::{Options, Progress, SqliteStore, restore};
pub use store::{Done, Store};
