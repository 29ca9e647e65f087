//! What a seat can decide, and what chance can bring.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Goal, Hex};

/// A step of a buffalo or of a tipi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Where it stands.
    pub from: Hex,
    /// Where it goes.
    pub to: Goal,
}

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// Puts a tipi on the board before the first turn (W3.2).
    Camp(Hex),
    /// Moves a buffalo in the drive (W4.1).
    Drive(Step),
    /// Takes back a tipi that cannot be fed (W4.2).
    Abandon(Hex),
    /// Moves a tipi (W4.3a).
    Travel(Step),
    /// Takes provisions (W4.3b).
    Gather,
    /// Puts a new tipi beside an own one (W4.3c).
    Raise(Hex),
    /// Moves one more buffalo (W4.3d).
    Spur(Step),
    /// Does nothing, for want of anything to do (W4.3e).
    Rest,
}

/// The one thing that is left to chance (W3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// The seat that begins.
    First(Seat),
}
