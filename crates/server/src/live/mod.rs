//! Tables in memory: one task each, woken from the store on demand and put to sleep when quiet.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `tables` | [`Tables`]: finds a table, in memory or in the store; opens new ones |
//! | `table` | [`Live`]: a table in memory, as others see it |
//! | `keeper` | the task that writes to it: commands, bots, clocks |
//! | `write` | from a decision to the disk and back |
//! | `presence` | who is connected |
//! | `bots` | [`Thinkers`]: the threads on which bots think |
//! | `waker` | sleeping tables whose time comes, and time that the server was away |
//!
//! A table in memory is a cache of its journal. Whatever fails while an entry is written, the table is read anew from
//! the store before anybody looks at it again.

mod bots;
mod keeper;
mod presence;
mod table;
mod tables;
mod waker;
mod write;

pub(crate) use bots::Thinkers;
pub use bots::{Levels, Thinker};
pub(crate) use presence::Presence;
pub(crate) use table::{Live, Present, text};
pub(crate) use tables::Tables;
pub(crate) use waker::Waker;
pub(crate) use write::append;
