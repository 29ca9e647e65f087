//! What can be asked of a table without changing it.

use game::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{By, Json, Millis, Refusal};

/// A question. It leaves no trace.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Query {
    /// What would come of these moves in the own seat, as far as can be known.
    Preview {
        /// In order.
        moves: Vec<Json>,
    },
    /// The events that stand, with their effects.
    Log {
        /// The first.
        from: u32,
        /// How many at most.
        count: u32,
    },
    /// The record, as text: complete after the end, before it what the viewer may know.
    Record,
    /// The position after so many events: before the end with the own eyes, after it with any.
    Look {
        /// How many events.
        events: u32,
        /// Whose eyes.
        #[ts(type = "number | null")]
        #[schemars(with = "Option<u8>")]
        viewer: Viewer,
    },
    /// How every seat stood after every event. After the end.
    Chart,
}

/// The answer to a [`Query`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "reply", rename_all = "kebab-case")]
pub enum Reply {
    /// What would come of the moves.
    Preview(Preview),
    /// Events.
    Log {
        /// In order.
        lines: Vec<LogLine>,
        /// How many there are in all.
        events: u32,
    },
    /// A record.
    Record {
        /// One JSON object a line.
        text: String,
    },
    /// A position.
    Look {
        /// What the viewer sees.
        view: Json,
        /// What is computed from it.
        insight: Json,
    },
    /// How every seat stood, after 0 events, after 1, and so on.
    Chart {
        /// By event, then by seat.
        standing: Vec<Vec<f32>>,
    },
    /// No answer.
    Refused(Refusal),
}

/// What would come of some moves, computed from what the viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Preview {
    /// How many of the moves are in `view`.
    pub moves: u32,
    /// What the viewer would see.
    pub view: Json,
    /// What is computed from it.
    pub insight: Json,
    /// What he could do next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub legal: Option<Json>,
    /// What would come of the moves; at a revelation also what comes of the next move before it.
    pub effects: Vec<Json>,
    /// Why it goes no further, if it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stop: Option<Stop>,
}

/// Why a preview goes no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// Chance comes next.
    Chance,
    /// The next move would show something hidden.
    Revelation,
    /// The game would be over.
    Over,
}

/// An event that stands, with its effects, as a viewer may know them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LogLine {
    /// Its place among the events that stand, from 0.
    pub event: u32,
    /// When.
    pub at: Millis,
    /// By whom.
    pub by: By,
    /// Whose move it was; null is chance.
    #[ts(as = "Option<u8>")]
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// The move or the outcome of chance; null if the viewer may not know it.
    pub what: Option<Json>,
    /// What came of it.
    pub effects: Vec<Json>,
}
