//! What a seat can decide, and what chance can bring.

use game::{PerSeat, Refusal, Rule, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Cards;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// T2.1: bids these cards, in secret.
    Bid(Cards),
    /// T2.4: takes a point.
    Keep,
    /// T2.4: lets another seat lose a point.
    Spoil(Seat),
}

/// The bids that a seat can make: any `count` cards of `from`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename = "bid")]
pub struct Bids {
    /// The cards to choose from.
    pub from: Cards,
    /// How many are chosen.
    pub count: u8,
}

/// The factored form of a decision with many moves: `{"bid":{"from":[...],"count":2}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Menu {
    /// T2.1.
    Bid(Bids),
}

/// One outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// T1.2: every seat's hand.
    Deal(PerSeat<Cards>),
    /// T2.3: what the prize is worth.
    Prize(u8),
}

/// Why something is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Error)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is not for so many seats.
    #[error("the toy is for 2 or 3 seats, not {seats}")]
    Seats {
        /// The seats asked for.
        seats: u8,
    },
    /// The seat does not decide anything now.
    #[error("it is not this seat's turn")]
    NotItsTurn,
    /// Another kind of decision is pending.
    #[error("this is not the time for that")]
    NotNow,
    /// A bid of too few or too many cards.
    #[error("a bid is {right} cards")]
    CardCount {
        /// How many it must be.
        right: u8,
    },
    /// A bid of cards that the seat does not hold.
    #[error("these cards are not in hand")]
    NotInHand,
    /// A seat that cannot be spoiled.
    #[error("that seat has nothing to lose")]
    NothingToLose,
    /// No outcome of chance is due, or another one.
    #[error("chance cannot bring that now")]
    NotDue,
    /// A state or a deal that does not add up.
    #[error("it does not add up")]
    Inconsistent,
}

/// A refusal under `rule`.
pub(super) const fn refuse(rule: Rule, reason: Reason) -> Refusal<Reason> {
    Refusal::new(rule, reason)
}
