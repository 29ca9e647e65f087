//! The state as a trace shows it, and as a viewer sees it: in this game everything is open.

use game::{PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::WindRiver;
use crate::board::Table;
use crate::state::{PhaseName, State};

/// The state as a trace shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the members of the page")]
pub struct StateJson {
    pub phase: PhaseName,
    // Null, but never left out.
    #[serde(deserialize_with = "Option::deserialize")]
    pub seat: Option<Seat>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub first: Option<Seat>,
    pub buffalo: Table,
    pub moved: Table,
    pub drive_left: u8,
    pub abandon_left: u8,
    pub tipis: PerSeat<Table>,
    pub unused: PerSeat<u8>,
    pub plains: PerSeat<u8>,
    pub provisions: PerSeat<u8>,
}

/// What a viewer knows: everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The whole state.
    #[serde(flatten)]
    pub state: StateJson,
    /// Who looks.
    pub viewer: Viewer,
}

impl WindRiver {
    pub(crate) fn state_json(&self, state: &State) -> StateJson {
        let (drive_left, abandon_left) = match state.phase {
            crate::Phase::Drive { left, .. } => (left, 0),
            crate::Phase::Abandon { left, .. } => (0, left),
            _ => (0, 0),
        };
        let herd = state.buffalo.table();
        let waiting = state.waiting.table();
        let moved = |lane: usize, row: usize| herd[lane][row] - waiting[lane][row];
        let driving = state.phase.name() == PhaseName::Drive;
        let each = |numbers: &[u8]| Seat::all(self.seats).map(|seat| numbers[seat.index()]).collect();
        StateJson {
            phase: state.phase.name(),
            seat: state.phase.seat(),
            first: state.first,
            buffalo: herd,
            moved: std::array::from_fn(|lane| {
                std::array::from_fn(|row| if driving { moved(lane, row) } else { 0 })
            }),
            drive_left,
            abandon_left,
            tipis: Seat::all(self.seats).map(|seat| state.tipis(seat).table()).collect(),
            unused: each(&state.unused),
            plains: each(&state.plains),
            provisions: each(&state.provisions),
        }
    }
}
