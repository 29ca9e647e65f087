//! What a viewer is told of each entry of the journal.

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ChatLine, Json, Level, Millis, Parts, Person, PersonId, Seq, Snapshot, TableId};

/// What a viewer is told of one entry: every entry has one, also those of which he may know nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Update {
    /// The entry.
    pub seq: Seq,
    /// When.
    pub at: Millis,
    /// By whom.
    pub by: By,
    /// What.
    #[serde(flatten)]
    pub event: Event,
    /// What has changed by this entry and those before it of the same command: comes with the last of them.
    #[serde(flatten)]
    pub parts: Parts,
}

/// Who made something happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A person.
    Person(PersonId),
    /// A bot that plays in a seat.
    Bot(Level),
    /// The table, because everyone can see that the move is forced.
    Forced,
    /// A list of moves.
    Script,
    /// The record that the table goes on from.
    Record,
    /// The table itself: chance, clocks, results.
    Table,
    /// Whoever runs the server.
    Server,
}

/// What happened, as far as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant, reason = "one at a time, made to be sent")]
pub enum Event {
    /// Too much has changed (a start, an undo, an end, a seat taken by the viewer): begin anew from this.
    Afresh {
        /// Why.
        because: Because,
        /// Everything.
        snapshot: Box<Snapshot>,
    },
    /// A seat moved.
    Move {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// How; null if the viewer may not know.
        #[serde(rename = "move")]
        mv: Option<Json>,
        /// What came of it.
        effects: Vec<Json>,
    },
    /// Chance came out.
    Chance {
        /// How; null if the viewer may not know.
        chance: Option<Json>,
        /// What came of it.
        effects: Vec<Json>,
    },
    /// Somebody took a seat.
    Sit {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// Who.
        person: Person,
    },
    /// Somebody left his seat, or was asked to by the host.
    Leave {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// A bot plays in a seat now.
    Bot {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// How well.
        level: Level,
    },
    /// A person plays in his seat again.
    Back {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// The time of a seat is up: a bot plays in it now.
    Clock {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// How well.
        level: Level,
    },
    /// A seat has given up: a bot plays in it now.
    Resign {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// How well.
        level: Level,
    },
    /// A seat has added bytes to what chance is made from.
    Contribute {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// The table has another host.
    Host {
        /// Who.
        person: PersonId,
    },
    /// A seat asks to take something back.
    Request {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// How many events are to stay.
        keep: u32,
    },
    /// A seat has answered the request.
    Answer {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// A seat agrees, or no longer agrees, to end the game without a result.
    Abandon {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// Whether it should end.
        yes: bool,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// A line was removed.
    Hush {
        /// Which.
        line: Seq,
    },
    /// A watcher was muted, or no longer is.
    Mute {
        /// Who.
        person: PersonId,
        /// Whether he is.
        muted: bool,
    },
    /// There is another game of the same people.
    Rematch {
        /// Where.
        table: TableId,
    },
    /// The server was away: clocks stood still.
    Outage {
        /// For how long.
        lasted: Millis,
    },
    /// Somebody is called something else now.
    Person {
        /// Who he was.
        was: PersonId,
        /// Who he is.
        person: Person,
    },
    /// Something that does not concern the viewer.
    Hidden,
}

/// Why a viewer begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// The table was opened.
    Opened,
    /// The game begins.
    Started,
    /// Something was taken back.
    Undone,
    /// The game is over.
    Over,
    /// The game was ended without a result.
    Abandoned,
    /// The viewer has taken a seat, or left one.
    Moved,
    /// The viewer changed what only he sees.
    Preferred,
}
