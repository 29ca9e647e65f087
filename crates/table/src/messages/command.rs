//! What people ask a table to do, and what it answers.

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{CommandId, Json, Level, PersonId, Refusal, Seq};

/// A command with its id and the number of the last entry that its sender had seen.
///
/// One that comes twice under the same id of the same person is answered the same and done once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Order {
    /// The sender's name for it.
    pub id: CommandId,
    /// The last entry that the sender had seen.
    pub seq: Seq,
    /// What is to be done.
    #[serde(flatten)]
    pub command: Command,
}

/// What people ask a table to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Takes a seat: this one, or any that is free.
    Sit {
        /// Which.
        #[serde(default)]
        #[ts(as = "Option<u8>", optional = nullable)]
        #[schemars(with = "Option<u8>")]
        seat: Option<Seat>,
    },
    /// Leaves the own seat; during the game a bot goes on in it.
    Leave,
    /// Lets a bot play in the own seat until it is reclaimed.
    Give {
        /// How well it should play.
        level: Level,
    },
    /// Takes the own seat back from a bot.
    Reclaim,
    /// Puts a bot into an empty seat. For the host, before the start.
    Fill {
        /// Which seat.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
        /// How well it should play.
        level: Level,
    },
    /// Empties a seat. For the host, before the start.
    Free {
        /// Which seat.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Makes somebody else at the table its host. For the host.
    Host {
        /// Who.
        person: PersonId,
    },
    /// Adds 32 bytes of the client's own to what chance is made from, before the start.
    Contribute {
        /// 64 hexadecimal digits.
        bytes: String,
    },
    /// Begins the game; empty seats become bots. For the host.
    Start,
    /// Makes moves in the own seat: all of them or none.
    Play {
        /// In order.
        moves: Vec<Json>,
    },
    /// Takes back, or asks the others to take back, everything after the first `keep` events; in a
    /// simultaneous choice `keep` is the place of the own choice, and nothing else is taken back.
    Undo {
        /// How many events stay.
        keep: u32,
    },
    /// Answers a request to undo; from its maker, "no" withdraws it.
    Answer {
        /// The number of the request's entry.
        request: Seq,
        /// Whether to take it back.
        yes: bool,
    },
    /// Gives up: a bot plays on.
    Resign,
    /// Agrees, or no longer agrees, to end the game without a result.
    Abandon {
        /// Whether it should end.
        yes: bool,
    },
    /// Says something to everyone.
    Chat {
        /// What.
        text: String,
    },
    /// Lets a watcher talk no more, or again. For the host.
    Mute {
        /// Who.
        person: PersonId,
        /// Whether he is muted.
        muted: bool,
    },
    /// Removes a chat line. For the host.
    Hush {
        /// The number of the line's entry.
        line: Seq,
    },
    /// Says whether moves that everyone can see are forced are to be made for the own seat.
    Prefer {
        /// Whether they are.
        forced: bool,
    },
    /// Asks for another game with rotated seats, after the end.
    Rematch,
}

/// What becomes of an [`Order`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Answer {
    /// The command's id.
    pub id: CommandId,
    /// What became of it.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// Whether a command was done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It was, and is on disk.
    Done {
        /// The last entry that came of it.
        seq: Seq,
    },
    /// It was not, and nothing has changed.
    Refused(Refusal),
}
