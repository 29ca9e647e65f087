//! Who won, and how the seats stand.

use game::{Outcome, PerSeat, Seat, ranks};
use serde::{Deserialize, Serialize};

use crate::WindRiver;
use crate::state::{Phase, State};

/// What decides between equal numbers of saved tipis.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detail {
    /// The provisions of each seat at the end.
    pub provisions: PerSeat<u8>,
}

impl WindRiver {
    /// W5.2: most tipis in the plains, then most provisions.
    pub(crate) fn ranks(&self, state: &State) -> PerSeat<u8> {
        let keys: PerSeat<_> =
            Seat::all(self.seats).map(|seat| (state.saved(seat), state.provisions(seat))).collect();
        ranks(&keys)
    }

    pub(crate) fn result(&self, state: &State) -> Option<Outcome<Detail>> {
        (state.phase == Phase::Over).then(|| Outcome {
            ranks: self.ranks(state),
            scores: Seat::all(self.seats).map(|seat| i32::from(state.saved(seat))).collect(),
            detail: Detail { provisions: Seat::all(self.seats).map(|seat| state.provisions(seat)).collect() },
        })
    }

    /// Saved tipis count whole; tipis on the board by how far ahead they are; provisions a little.
    pub(crate) fn standings(&self, state: &State) -> PerSeat<f32> {
        let standing = |seat: Seat| {
            let tipis = state.tipis(seat);
            let on_board: f32 = tipis
                .occupied()
                .iter()
                .map(|hex| f32::from(tipis.at(hex)) * (0.2 + 0.1 * hex.row() as f32))
                .sum();
            f32::from(state.saved(seat)) + on_board + 0.05 * f32::from(state.provisions(seat))
        };
        Seat::all(self.seats).map(standing).collect()
    }
}
