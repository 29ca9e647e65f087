//! What is told of a game that somebody looks back at.

use game::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use super::Json;

/// A game to look back at, from its first event to its last: everything but the positions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Story {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// All options.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// Who sat where, as far as the record says it.
    pub names: Vec<Option<String>>,
    /// When it began, in milliseconds, if the record says it.
    #[ts(type = "number | null")]
    pub start: Option<u64>,
    /// How many games the record holds.
    pub games: u32,
    /// What happened, with its effects.
    pub lines: Vec<StoryLine>,
    /// How every seat stood, after 0 events, after 1, and so on.
    pub standing: Vec<Vec<f32>>,
    /// How it ended, if it did: `ranks`, `scores`, `detail`.
    pub result: Option<Json>,
}

/// An event of a [`Story`], as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct StoryLine {
    /// Whose move it was; null is chance.
    #[ts(as = "Option<u8>")]
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// Who made it, if not the person of the seat: `bot:steady`, `forced`, `script`, `record`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<String>,
    /// The move or the outcome of chance; null if the viewer may not know it.
    pub what: Option<Json>,
    /// What came of it.
    pub effects: Vec<Json>,
}

/// A position of a [`Story`], as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct StoryPosition {
    /// Who is to move.
    #[ts(type = "number[]")]
    #[schemars(with = "Vec<u8>")]
    pub acting: Seats,
    /// What the viewer sees.
    pub view: Json,
    /// What is computed from it for people.
    pub insight: Json,
}
