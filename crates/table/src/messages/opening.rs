//! What a table is to be: game, options, seats, clock.

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use super::{Json, PersonId};

/// Somebody who is at a table or looks at one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// Whether this is an account; a guest otherwise.
    pub account: bool,
}

/// How well a bot plays. Only the name is known here; who runs the bots knows what it means.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move, each equally likely.
    Random,
    /// Any kind of move, each kind equally likely.
    Explore,
    /// The best next position.
    Greedy,
    /// Thinks a little.
    Gentle,
    /// Thinks.
    #[default]
    Steady,
    /// Thinks hard.
    Keen,
    /// Thinks as hard as it can.
    Fierce,
}

impl Level {
    /// The level's name, as records and messages write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Explore => "explore",
            Self::Greedy => "greedy",
            Self::Gentle => "gentle",
            Self::Steady => "steady",
            Self::Keen => "keen",
            Self::Fierce => "fierce",
        }
    }
}

/// How long a seat may think. A turn is an unbroken run of one seat's decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "clock", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// As long as it likes.
    #[default]
    None,
    /// So many seconds for each turn.
    Turn {
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds for the game, and some more after every turn.
    Fischer {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds that each finished turn adds.
        increment: u32,
    },
    /// So many days for each turn.
    Days {
        /// Days.
        days: u32,
    },
}

/// Where chance comes from.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "chance", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChanceRule {
    /// From a secret that the server has committed itself to and bytes that every client adds.
    #[default]
    Verifiable,
    /// From a seed: whoever knows it knows all.
    Seeded {
        /// The seed.
        seed: String,
    },
    /// From a list, in order, and then from a seed: lessons.
    Scripted {
        /// The outcomes.
        outcomes: Vec<Json>,
        /// What follows them.
        seed: String,
    },
}

/// The name of a [`ChanceRule`]: all that players are told before the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names of ChanceRule")]
pub enum ChanceKind {
    Verifiable,
    Seeded,
    Scripted,
}

impl ChanceRule {
    /// The name of this rule.
    #[must_use]
    pub const fn kind(&self) -> ChanceKind {
        match self {
            Self::Verifiable => ChanceKind::Verifiable,
            Self::Seeded { .. } => ChanceKind::Seeded,
            Self::Scripted { .. } => ChanceKind::Scripted,
        }
    }
}

/// Who is to sit in a seat when a table opens.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "place", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Place {
    /// Whoever comes.
    #[default]
    Open,
    /// Whoever opens the table.
    Host,
    /// One person, when he comes.
    Reserved {
        /// Who.
        person: Person,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// A list of moves that plays itself; a bot when it is used up or does not fit.
    Script {
        /// The moves.
        moves: Vec<Json>,
    },
}

/// Where a game begins, if not at its beginning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "from", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Beginning {
    /// In a state as the game's page shows it.
    Setup {
        /// The state.
        state: Json,
    },
    /// After the first events of a record.
    Record {
        /// The record, as text.
        text: String,
        /// How many of its events.
        events: u32,
    },
}

/// Moves that a person is led through: those of one seat, each the only one that is taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The seat that learns.
    #[ts(as = "u8")]
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// What it has to play, in order; null is any legal move. After the last it is free.
    pub moves: Vec<Json>,
}

/// What somebody asks for who opens a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game's name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Options of the game; those that are missing are at their default.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// How long a seat may think.
    #[serde(default)]
    pub clock: ClockRule,
    /// Whether strangers may find the table.
    #[serde(default)]
    pub public: bool,
    /// Whether it is to count for the ratings.
    #[serde(default)]
    pub rated: bool,
    /// The bot that plays for whoever is away.
    #[serde(default)]
    pub stand_in: Level,
    /// Where chance comes from.
    #[serde(default)]
    pub chance: ChanceRule,
    /// Who sits where, one for each seat; all open if empty.
    #[serde(default)]
    pub places: Vec<Place>,
    /// Where the game begins, if not at its beginning.
    #[serde(default)]
    #[ts(optional)]
    pub beginning: Option<Beginning>,
    /// What one seat is led through.
    #[serde(default)]
    #[ts(optional)]
    pub lesson: Option<Lesson>,
}

impl Opening {
    /// A table of `game` with everything at its default.
    #[must_use]
    pub fn new(game: &str, seats: u8) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            options: Map::new(),
            clock: ClockRule::None,
            public: false,
            rated: false,
            stand_in: Level::default(),
            chance: ChanceRule::Verifiable,
            places: Vec::new(),
            beginning: None,
            lesson: None,
        }
    }
}
