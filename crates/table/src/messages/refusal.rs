//! Why a table does not do what it is asked.

use game::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::{Json, Millis, Seq};

/// Why a table does not do something: a tag and values as JSON, an English sentence as text.
///
/// A refusal changes nothing, and tells nothing that its receiver could not know.
#[derive(Clone, PartialEq, Debug, Error, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Refusal {
    /// A move breaks a rule of the game.
    #[error("{rule}: {text}")]
    Rule {
        /// The place in the list of moves, from 0.
        index: u32,
        /// The rule's number.
        rule: String,
        /// The game's own reason, with its values.
        why: Json,
        /// The same in English.
        text: String,
    },
    /// Something is not what the game's moves look like.
    #[error("move {index} is not a move of this game: {text}")]
    NotAMove {
        /// The place in the list of moves, from 0.
        index: u32,
        /// What is wrong with it.
        text: String,
    },
    /// A list of moves is empty or too long.
    #[error("a list of moves has 1 to {most}")]
    MoveCount {
        /// The most that is taken.
        most: u32,
    },
    /// A list of moves goes on where chance or something hidden would decide first.
    #[error("move {index} cannot be decided before what comes before it is seen")]
    TooFarAhead {
        /// The first move that is too far.
        index: u32,
    },
    /// A move that the lesson does not ask for.
    #[error("the lesson asks for another move here")]
    OffLesson {
        /// The lesson's step, from 0.
        step: u32,
    },
    /// The command was made before something that matters to it.
    #[error("made at {made}, but since {since} things are different")]
    Stale {
        /// When it was made.
        made: Seq,
        /// What it should have seen.
        since: Seq,
    },
    /// The command names an entry that is still to come.
    #[error("entry {seq} has not been written yet")]
    Future {
        /// The entry.
        seq: Seq,
    },
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun.
    #[error("the game has begun")]
    Started,
    /// The game has ended.
    #[error("the game has ended")]
    Ended,
    /// The game has not ended.
    #[error("the game has not ended")]
    NotEnded,
    /// Whoever asks has no seat.
    #[error("you have no seat here")]
    NoSeat,
    /// Whoever asks has a seat already.
    #[error("you sit in seat {seat}")]
    Seated {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// There is no such seat.
    #[error("there is no seat {seat}")]
    NoSuchSeat {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// The seat is not free.
    #[error("seat {seat} is taken")]
    SeatTaken {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// No seat is free.
    #[error("no seat is free")]
    Full,
    /// There is nothing in the seat.
    #[error("seat {seat} is empty")]
    SeatEmpty {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Whoever asks has seen what another seat sees.
    #[error("you have seen what seat {seat} sees, and may take no other until the end")]
    SeenAnother {
        /// Which.
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// A bot plays in the seat of whoever asks: it has to be reclaimed first.
    #[error("a bot plays for you; take your seat back first")]
    Away,
    /// Whoever asks plays himself.
    #[error("you are playing yourself")]
    Present,
    /// Whoever asks has given up.
    #[error("you have resigned")]
    Resigned,
    /// The time of whoever asks is up.
    #[error("your time is up")]
    TimeIsUp,
    /// Other seats are to move.
    #[error("it is not your turn")]
    NotYourTurn {
        /// Who is to move.
        #[ts(type = "number[]")]
        #[schemars(with = "Vec<u8>")]
        acting: Seats,
    },
    /// Only the host may do this.
    #[error("only the host may do this")]
    HostOnly,
    /// The person is not at the table.
    #[error("that person is not at this table")]
    NobodyLikeThat,
    /// Those who sit at the table can always talk.
    #[error("those who sit at the table can always talk")]
    SeatedTalk,
    /// Chance needs no bytes here, or has them already.
    #[error("this table takes no more bytes")]
    NoBytesNeeded,
    /// The bytes are not 64 hexadecimal digits.
    #[error("32 bytes are 64 hexadecimal digits")]
    BadBytes,
    /// There is nothing to take back there.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Another request waits for its answers.
    #[error("another request is open")]
    RequestOpen {
        /// Its entry.
        request: Seq,
    },
    /// The request is answered, withdrawn or lapsed.
    #[error("that request is no longer open")]
    RequestClosed,
    /// Nothing changes by this.
    #[error("that is so already")]
    Already,
    /// The line of chat is empty.
    #[error("there is nothing to say")]
    EmptyLine,
    /// The line of chat is too long.
    #[error("a line has at most {most} characters")]
    LongLine {
        /// The most characters.
        most: u32,
    },
    /// Too much chat.
    #[error("wait a little before you talk again")]
    TooMuchChat {
        /// How long.
        wait: Millis,
    },
    /// The host has muted whoever asks.
    #[error("the host has muted you")]
    Muted,
    /// There is no such line of chat.
    #[error("there is no such line")]
    NoSuchLine,
    /// What is asked for may not be seen yet, or not by whoever asks.
    #[error("that may be seen after the end")]
    NotYet,
    /// There is no such event.
    #[error("there is no event {event}")]
    NoSuchEvent {
        /// Which.
        event: u32,
    },
    /// The table cannot be opened like this.
    #[error("{text}")]
    Opening {
        /// What is wrong.
        text: String,
    },
}
