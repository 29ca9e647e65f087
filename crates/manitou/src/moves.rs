//! What a seat can decide, and what chance can bring.

use game::Seat;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use std::fmt;

use crate::cards::Card;
use crate::hand::{Cards, Pile};
use crate::tiles::{Tile, Tiles};

/// One of the three hunting grounds, numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct GroundId(u8);

impl GroundId {
    /// How many grounds there are.
    pub const COUNT: usize = 3;
    /// All grounds, in the order in which they are judged.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];

    /// The ground with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The ground's place in a list by ground.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The ground that is judged after this one.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    /// The two other grounds, ascending.
    pub(crate) const fn others(self) -> [Self; 2] {
        match self.0 {
            0 => [Self(1), Self(2)],
            1 => [Self(0), Self(2)],
            _ => [Self(0), Self(1)],
        }
    }
}

impl fmt::Display for GroundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for GroundId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number)
            .ok_or_else(|| D::Error::custom(format_args!("there is no ground {number}: they go from 0 to 2")))
    }
}

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Move {
    /// Chooses its party (M2.4).
    Muster(Cards),
    /// Plays a card from its hand (M3.1, M3.9).
    Play {
        /// The card.
        card: Card,
        /// Where to.
        ground: GroundId,
    },
    /// Plays nothing, for want of a card that may be played (M3.8).
    Pass,
    /// Does without the eighth card (M3.9) or the horse (M3.10).
    Hold,
    /// Moves one of its hunters (M3.10).
    Shift {
        /// The hunter.
        card: Card,
        /// Where it lies.
        from: GroundId,
        /// Where it goes.
        to: GroundId,
    },
    /// Gives up a tile for having used the most force (M4.1).
    Discard(Tile),
    /// Takes a tile from the ground that is judged (M4.3).
    Take(Tile),
}

impl Move {
    /// The name of the move's kind: the word of the record.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Muster(_) => "muster",
            Self::Play { .. } => "play",
            Self::Pass => "pass",
            Self::Hold => "hold",
            Self::Shift { .. } => "shift",
            Self::Discard(_) => "discard",
            Self::Take(_) => "take",
        }
    }
}

/// The parties that a seat can choose, in short: `{"muster":{"from":[cards],"count":k}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Menu {
    /// What a party is chosen from.
    pub muster: MusterMenu,
}

/// What a party is chosen from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MusterMenu {
    /// The available cards.
    pub from: Cards,
    /// How many of them make a party.
    pub count: u8,
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Chance {
    /// The first dealer (M2.2).
    Dealer(Seat),
    /// The tiles of the three grounds (M2.3).
    Grounds([Tiles; GroundId::COUNT]),
    /// A party that chance takes (M2.4).
    Muster {
        /// Whose party.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A party shuffled (M2.5).
    Deal {
        /// Whose party.
        seat: Seat,
        /// The cards, top first.
        order: Pile,
    },
}
