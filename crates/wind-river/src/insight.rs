//! What people want computed for them: who will go hungry, and what gathering would bring.

use game::{PerSeat, Seat};
use serde::Serialize;

use crate::WindRiver;
use crate::board::Hex;
use crate::state::State;

/// What a person wants to know about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Insight {
    /// One forecast for each seat: as if that seat fed its tipis now.
    pub seats: PerSeat<Forecast>,
}

/// What feeding would cost a seat now (W4.2), and what gathering would bring it (W4.3b).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forecast {
    /// Each hex where the seat has tipis.
    pub camps: Vec<Camp>,
    /// Provisions that feeding costs in all.
    pub cost: u8,
    /// Tipis that the seat would have to give up.
    pub lost: u8,
    /// Provisions that gathering would bring.
    pub harvest: u8,
}

/// The tipis of one seat on one hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Camp {
    /// Where.
    pub hex: Hex,
    /// How many tipis of the seat.
    pub tipis: u8,
    /// How many of them the buffalo do not feed.
    pub unfed: u8,
    /// Whether no other seat has tipis there.
    pub alone: bool,
}

impl WindRiver {
    pub(crate) fn forecast(&self, state: &State) -> Insight {
        let seats = Seat::all(self.seats).map(|seat| {
            let alone = state.alone(seat);
            let camps = state.tipis(seat).occupied().iter().map(|hex| Camp {
                hex,
                tipis: state.tipis(seat).at(hex),
                unfed: state.unfed(seat, hex),
                alone: alone.contains(hex),
            });
            let cost = state.all_unfed(seat);
            Forecast {
                camps: camps.collect(),
                cost: cost.min(state.provisions(seat)),
                lost: cost.saturating_sub(state.provisions(seat)),
                harvest: state.harvest(seat),
            }
        });
        Insight { seats: seats.collect() }
    }
}
