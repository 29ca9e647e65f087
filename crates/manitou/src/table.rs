//! The table as JSON shows it: all of it in a trace, what a viewer may know in a view.

use game::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::ground::Lane;
use crate::moves::GroundId;
use crate::state::PhaseName;
use crate::tiles::Tiles;

/// The table with what is shown of each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table<S> {
    /// What is going on.
    pub phase: PhaseName,
    /// The number of the hunt, from 1.
    pub hunt: u8,
    /// How many hunts there are.
    pub hunts: u8,
    /// Who deals, and plays last.
    #[serde(deserialize_with = "Option::deserialize")]
    pub dealer: Option<Seat>,
    /// Who plays first.
    #[serde(deserialize_with = "Option::deserialize")]
    pub first: Option<Seat>,
    /// The seats that may move now.
    pub acting: Seats,
    /// The grounds.
    pub grounds: [ShownGround; GroundId::COUNT],
    /// The seats.
    pub seats: PerSeat<S>,
    /// Who holds the totem cylinder.
    #[serde(deserialize_with = "Option::deserialize")]
    pub totem: Option<Seat>,
    /// Who holds the horse cylinder.
    #[serde(deserialize_with = "Option::deserialize")]
    pub horse: Option<Seat>,
    /// The tiles left in the bag.
    pub bag: Bag,
}

/// A hunting ground as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownGround {
    /// The tiles that lie there.
    pub tiles: Tiles,
    /// The cards that lie there, in order of play.
    pub cards: Lane,
}
