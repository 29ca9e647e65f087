//! Everything that changes during a match.

use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use super::Cards;

/// Where a match stands: the pending decision, or the chance that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Phase {
    /// T1.2: the cards are to be dealt.
    Deal,
    /// T2.1: everyone who has not bid yet may bid.
    Bid,
    /// T2.3: the prize of this seat is to be drawn.
    Prize(Seat),
    /// T2.4: a seat takes its prize, a point at a time.
    Share {
        /// Whose prize it is.
        seat: Seat,
        /// How many points are left to take.
        left: u8,
    },
    /// T3.1: the game is over.
    Over,
}

/// A position. Seats that are not in play have nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What happens next.
    pub phase: Phase,
    /// The round, 1 or 2.
    pub round: u8,
    /// The cards in hand, hidden from the others.
    pub hands: [Cards; MAX_SEATS],
    /// The cards that are bid and not shown yet, hidden from the others.
    pub bids: [Cards; MAX_SEATS],
    /// The cards that were bid and shown.
    pub spent: [Cards; MAX_SEATS],
    /// The points.
    pub points: [u8; MAX_SEATS],
}
