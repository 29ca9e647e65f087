//! What goes between a table and the outside, typed once; TypeScript types are made from these.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `ids` | [`TableId`], [`PersonId`], [`CommandId`], [`Seq`], [`Millis`] |
//! | `json` | [`Json`]: what only a game can read |
//! | `opening` | [`Opening`]: what a table is to be |
//! | `command` | [`Order`], [`Command`], [`Answer`]: what people ask for, and what becomes of it |
//! | `refusal` | [`Refusal`]: why not |
//! | `snapshot` | [`Snapshot`]: all that a viewer may know, at once |
//! | `update` | [`Update`]: what he is told of each entry after that |
//! | `query` | [`Query`], [`Reply`]: preview, log, record, positions |
//! | `replay` | [`Story`], [`StoryPosition`]: a game that somebody looks back at |
//! | `socket` | [`ClientMessage`], [`ServerMessage`]: all of these over a live connection |

mod command;
mod ids;
mod json;
mod opening;
mod query;
mod refusal;
mod replay;
mod snapshot;
mod socket;
mod update;

pub use command::{Answer, Command, Order, Verdict};
pub use ids::{CommandId, Millis, NotAnId, PersonId, Seq, TableId};
pub use json::Json;
pub use opening::{Beginning, ChanceKind, ChanceRule, ClockRule, Lesson, Level, Opening, Person, Place};
pub use query::{LogLine, Preview, Query, Reply, Stop};
pub use refusal::Refusal;
pub use replay::{Story, StoryLine, StoryPosition};
pub use snapshot::{
    ChatLine, Hand, Parts, Player, Position, Requests, SeatCard, Snapshot, Stage, Terms, UndoChoice,
    UndoRequest, You,
};
pub use socket::{ClientMessage, ServerMessage};
pub use update::{Because, By, Event, Update};

/// The version of these messages. A change that an older client could not live with raises it.
pub const PROTOCOL: u32 = 1;
