//! The record: a game as text, one JSON object a line, readable without this program.
//!
//! [`Header`] and [`Line`] are what stands in a file, [`Event`] is a line that the rules have understood,
//! [`Reader`] takes lines from a file, [`replay`] checks them against the rules, [`Writer`] writes them.

mod event;
mod fault;
mod header;
mod line;
mod reader;
mod replay;
mod writer;

pub use event::{Event, Happening, Stamp, Step};
pub use fault::{Fault, RecordError};
pub use header::Header;
pub use line::Line;
pub use reader::{MAX_LINE, Reader};
pub use replay::{Replayed, replay};
pub use writer::Writer;
