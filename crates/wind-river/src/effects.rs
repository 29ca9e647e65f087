//! What happens on the way of a move.

use game::{PerSeat, Rule, Seat};
use serde::Serialize;

use crate::board::{Goal, Hex};
use crate::rules;

/// Something that happened. Everything is visible to everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum Effect {
    /// The first seat was drawn.
    First {
        /// The seat.
        seat: Seat,
    },
    /// A tipi was put on the board.
    Camped {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// How many buffalo it has to drive.
        buffalo: u8,
    },
    /// A buffalo was driven.
    Driven {
        /// Who drove it.
        seat: Seat,
        /// Where it stood.
        from: Hex,
        /// Where it went.
        to: Goal,
    },
    /// The drive ended early because no buffalo that has not moved can move.
    HerdStuck {
        /// Whose drive it was.
        seat: Seat,
        /// How many should still have moved.
        left: u8,
    },
    /// A seat fed its tipis, and paid for those that the buffalo did not feed.
    Fed {
        /// The seat.
        seat: Seat,
        /// How many tipis were unfed.
        paid: u8,
        /// What it has left.
        provisions: u8,
    },
    /// A seat cannot pay for all unfed tipis.
    Hungry {
        /// The seat.
        seat: Seat,
        /// How many tipis it has to give up.
        tipis: u8,
    },
    /// A tipi was taken back.
    Abandoned {
        /// Whose.
        seat: Seat,
        /// From where.
        hex: Hex,
    },
    /// A tipi moved.
    Travelled {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        from: Hex,
        /// Where it went.
        to: Goal,
    },
    /// Everyone with tipis on a hex that was entered paid what it could.
    Tolls {
        /// The hex.
        hex: Hex,
        /// What each seat paid.
        paid: PerSeat<u8>,
    },
    /// Provisions were taken.
    Gathered {
        /// By whom.
        seat: Seat,
        /// How many.
        provisions: u8,
        /// How many more the limit of ten refused.
        lost: u8,
    },
    /// A new tipi was raised.
    Raised {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// One more buffalo moved.
    Spurred {
        /// Who spurred it.
        seat: Seat,
        /// Where it stood.
        from: Hex,
        /// Where it went.
        to: Goal,
    },
    /// A seat could do nothing.
    Rested {
        /// The seat.
        seat: Seat,
    },
    /// No tipi is left on the board.
    Ended,
    /// The places.
    Ranked {
        /// Each seat's place.
        ranks: PerSeat<u8>,
    },
}

impl game::Effect for Effect {
    fn rule(&self) -> Rule {
        match self {
            Self::First { .. } => rules::W3_1,
            Self::Camped { .. } => rules::W3_2,
            Self::TurnBegan { .. } => rules::W4,
            Self::Driven { .. } | Self::HerdStuck { .. } => rules::W4_1,
            Self::Fed { .. } | Self::Hungry { .. } | Self::Abandoned { .. } => rules::W4_2,
            Self::Travelled { .. } | Self::Tolls { .. } => rules::W4_3A,
            Self::Gathered { .. } => rules::W4_3B,
            Self::Raised { .. } => rules::W4_3C,
            Self::Spurred { .. } => rules::W4_3D,
            Self::Rested { .. } => rules::W4_3E,
            Self::Ended => rules::W5_1,
            Self::Ranked { .. } => rules::W5_2,
        }
    }
}
