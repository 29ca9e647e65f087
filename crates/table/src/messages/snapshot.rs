//! All that one viewer may know of a table, at once.

use game::{Seat, Seats, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use super::{ChanceKind, ClockRule, Json, Level, Millis, Person, PersonId, Seq, TableId};

/// Everything that a viewer may know of a table, up to and including entry `seq`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Snapshot {
    /// The last entry that is in it.
    pub seq: Seq,
    /// What the table is.
    pub terms: Terms,
    /// Whose eyes it is made for.
    #[ts(type = "number | null")]
    #[schemars(with = "Option<u8>")]
    pub viewer: Viewer,
    /// What else is known of the person it is made for.
    pub you: You,
    /// Everything that changes.
    #[serde(flatten)]
    pub parts: Parts,
    /// What was said, the last lines, oldest first.
    pub chat: Vec<ChatLine>,
}

/// What a table is: fixed when it opens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Terms {
    /// The table's name.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// All options.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// Whether strangers may find it.
    pub public: bool,
    /// The bot that plays for whoever is away.
    pub stand_in: Level,
    /// Where chance comes from.
    pub chance: ChanceKind,
    /// The hash of the server's secret, if chance is verifiable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commit: Option<String>,
    /// Whether the game begins elsewhere than at its beginning.
    pub setup: bool,
    /// How many events were there before the table.
    pub prefix: u32,
    /// When it was opened.
    pub opened: Millis,
}

/// What concerns the person alone that a snapshot is made for.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct You {
    /// Who he is, if the table was told.
    pub person: Option<PersonId>,
    /// Whether moves that everyone can see are forced are made for him.
    pub forced: bool,
    /// Whether the table waits for bytes of his.
    pub contribute: bool,
    /// Whether he may not talk.
    pub muted: bool,
    /// The step of the lesson that he is at, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<u32>,
}

/// The changing parts of a table, in the snapshot all, in an update those that have changed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Parts {
    /// How far it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<Stage>,
    /// Whether it counts for the ratings, as far as is known now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// Who is its host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<PersonId>,
    /// Who sits where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatCard>>,
    /// The game, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// The clocks, if there are any and the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<Hand>>,
    /// Requests that wait for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requests: Option<Requests>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing {
        /// Since when.
        started: Millis,
    },
    /// The game is over: everything may be seen now.
    Over {
        /// Since when.
        ended: Millis,
        /// How it ended, as the record says it: `ranks`, `scores`, `detail`.
        result: Json,
        /// The server's secret, if chance was verifiable.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        secret: Option<String>,
        /// The next game of the same people.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rematch: Option<TableId>,
    },
    /// It was ended without a result: everything may be seen now.
    Abandoned {
        /// Since when.
        ended: Millis,
        /// The server's secret, if chance was verifiable.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        secret: Option<String>,
        /// The next game of the same people.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rematch: Option<TableId>,
    },
}

/// What everyone sees of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatCard {
    /// Whose seat it is, present or away.
    pub person: Option<Person>,
    /// Who plays in it now.
    #[serde(flatten)]
    pub player: Player,
    /// Whether its person has given up.
    pub resigned: bool,
    /// Whether its person has added bytes to what chance is made from.
    pub contributed: bool,
    /// For whom it is kept, as long as nobody sits in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reserved: Option<Person>,
}

/// Who plays in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "player", rename_all = "kebab-case")]
pub enum Player {
    /// Nobody yet.
    Nobody,
    /// Its person.
    Person,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// A list of moves.
    Script,
}

/// The game as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Position {
    /// How many events stand.
    pub events: u32,
    /// Who is to move.
    #[ts(type = "number[]")]
    #[schemars(with = "Vec<u8>")]
    pub acting: Seats,
    /// What is computed from the view for people.
    pub insight: Json,
    /// What the viewer sees.
    pub view: Json,
    /// What the viewer may do, if it is his turn: `{"moves":[...]}` or a factored form of the game's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub legal: Option<Json>,
    /// What the viewer may take back.
    pub undo: Vec<UndoChoice>,
}

/// A point that a seat can go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct UndoChoice {
    /// How many events stay: what an undo command names.
    pub keep: u32,
    /// Whether nobody needs to be asked.
    pub free: bool,
    /// Whether the game no longer counts for the ratings then.
    pub unrated: bool,
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Hand {
    /// What is left, at `since` if it runs.
    pub left: Millis,
    /// Since when it runs; null if it stands.
    pub since: Option<Millis>,
}

/// Requests that wait for answers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct Requests {
    /// To take something back.
    pub undo: Option<UndoRequest>,
    /// Seats that agree to end the game without a result.
    #[ts(type = "number[]")]
    #[schemars(with = "Vec<u8>")]
    pub abandon: Seats,
}

/// A request to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct UndoRequest {
    /// Its entry.
    pub request: Seq,
    /// Who asks.
    #[ts(as = "u8")]
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// How many events are to stay.
    pub keep: u32,
    /// Whether the game no longer counts for the ratings then.
    pub unrated: bool,
    /// Who has agreed.
    #[ts(type = "number[]")]
    #[schemars(with = "Vec<u8>")]
    pub agreed: Seats,
    /// Who still has to answer.
    #[ts(type = "number[]")]
    #[schemars(with = "Vec<u8>")]
    pub waiting: Seats,
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChatLine {
    /// Its entry.
    pub seq: Seq,
    /// When.
    pub at: Millis,
    /// Who.
    pub person: Person,
    /// The seat from which it was said, null for a watcher.
    #[ts(as = "Option<u8>")]
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// What. Plain text, never markup.
    pub text: String,
}
