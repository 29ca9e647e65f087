//! The journal's entries: what happened at a table, in order, never changed.

use std::fmt;

use game::Seat;
use game::record::Header;
use serde::{Deserialize, Serialize};

use crate::messages::{
    By, ChanceRule, ClockRule, CommandId, Json, Lesson, Level, Millis, Person, PersonId, Place, Seq, TableId,
};

/// One entry of a journal: `{seq, at, by, kind, body}`.
///
/// Entries of one command follow each other and are written together or not at all; `left` says how many of
/// them still follow, and the first carries the command's id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1 without gaps.
    pub seq: Seq,
    /// When. Never earlier than the entry before.
    pub at: Millis,
    /// Who made it happen.
    pub by: By,
    /// The person's command that it is the first entry of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Commanded>,
    /// How many entries of the same command follow.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub left: u32,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A person's command: the key under which it is done once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Commanded {
    /// Whose.
    pub person: PersonId,
    /// What he calls it.
    pub id: CommandId,
}

impl fmt::Display for Commanded {
    /// One text that is unique at a table: no id has a bar in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}", self.person, self.id)
    }
}

/// What a table is, as its first entry says it. Holds seeds and scripts: not for players' eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The table's name.
    pub table: TableId,
    /// Game, version of the rules, seats, options, setup.
    pub header: Header,
    /// Who opened it.
    pub host: Person,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// Whether strangers may find it.
    pub public: bool,
    /// Whether it is to count for the ratings.
    pub rated: bool,
    /// The bot that plays for whoever is away.
    pub stand_in: Level,
    /// Where chance comes from.
    pub chance: ChanceRule,
    /// Who was to sit where, one for each seat.
    pub places: Vec<Place>,
    /// The events that the game goes on from, as lines of a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prefix: Vec<Json>,
    /// What one seat is led through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Lesson>,
}

/// What an entry says: its `kind` and its `body`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "body", rename_all = "kebab-case")]
pub enum What {
    /// The table was opened.
    Open(Box<Opened>),
    /// The server's secret was made, and its hash made known.
    Commit {
        /// SHA-256 of the secret, in hexadecimal.
        hash: String,
        /// The secret, in hexadecimal: for nobody before `reveal`.
        secret: String,
    },
    /// A person took a seat.
    Sit {
        /// Which.
        seat: Seat,
        /// Who.
        person: Person,
    },
    /// A seat was emptied; during the game the stand-in goes on in it.
    Leave {
        /// Which.
        seat: Seat,
        /// Who sat in it.
        person: Option<PersonId>,
    },
    /// A bot plays in a seat from now on.
    Bot {
        /// Which.
        seat: Seat,
        /// How well.
        level: Level,
    },
    /// The person of a seat plays himself again.
    Back {
        /// Which.
        seat: Seat,
    },
    /// A seat's time is up: a bot plays in it.
    Clock {
        /// Which.
        seat: Seat,
        /// How well.
        level: Level,
    },
    /// A seat gave up: a bot plays in it.
    Resign {
        /// Which.
        seat: Seat,
        /// How well.
        level: Level,
    },
    /// A seat added bytes to what chance is made from.
    Contribute {
        /// Which.
        seat: Seat,
        /// 64 hexadecimal digits.
        bytes: String,
    },
    /// Somebody else is the host.
    Host {
        /// Who.
        person: PersonId,
    },
    /// The game began.
    Start,
    /// A seat moved.
    Move {
        /// Which.
        seat: Seat,
        /// How.
        #[serde(rename = "move")]
        mv: Json,
    },
    /// Chance came out.
    Chance {
        /// How.
        chance: Json,
    },
    /// Something was taken back.
    Undo {
        /// Who wanted it.
        seat: Seat,
        /// The entries of the moves and outcomes of chance that no longer stand.
        withdraws: Vec<Seq>,
        /// Whether the game no longer counts for the ratings.
        unrated: bool,
    },
    /// A seat asks the others to take something back.
    Request {
        /// Which.
        seat: Seat,
        /// How many events are to stay.
        keep: u32,
        /// Whether the game no longer counts for the ratings then.
        unrated: bool,
    },
    /// A seat answers the request.
    Answer {
        /// Which.
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// A seat agrees, or no longer agrees, to end the game without a result.
    Abandon {
        /// Which.
        seat: Seat,
        /// Whether it should end.
        yes: bool,
    },
    /// The game is over.
    Result {
        /// As the record says it.
        result: Json,
    },
    /// The game was ended without a result.
    Abandoned,
    /// The server's secret was made known.
    Reveal {
        /// In hexadecimal.
        secret: String,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        person: Person,
        /// The seat from which.
        seat: Option<Seat>,
        /// What.
        text: String,
    },
    /// A watcher was muted, or no longer is.
    Mute {
        /// Who.
        person: PersonId,
        /// Whether he is.
        muted: bool,
    },
    /// A line of chat is no longer shown.
    Hush {
        /// Its entry.
        line: Seq,
    },
    /// Whether forced moves are made for a seat.
    Prefer {
        /// Which.
        seat: Seat,
        /// Whether they are.
        forced: bool,
    },
    /// The same people have another table.
    Rematch {
        /// Its name.
        table: TableId,
    },
    /// The server was away; it cost nobody time.
    Outage {
        /// Since when.
        from: Millis,
        /// Until when.
        to: Millis,
    },
    /// A person is known under another name.
    Person {
        /// The old one.
        was: PersonId,
        /// The new one.
        person: Person,
    },
}
