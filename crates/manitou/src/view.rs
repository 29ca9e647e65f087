//! What a viewer may know: assembled from what lies open and from what is the viewer's own.

use game::{Game as _, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Manitou;
use crate::hand::Cards;
use crate::state::State;
use crate::table::Table;
use crate::tiles::Tiles;

/// What a viewer may know of a state.
///
/// Everything on the table lies open but the cards that seats hold. A view has no memory: what a viewer could
/// only know from what happened before is not in it, nor does [`redeal`](game::Game::redeal) know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The table.
    #[serde(flatten)]
    pub table: Table<SeatView>,
    /// Whose eyes it is made for.
    pub viewer: Viewer,
}

/// Cards that a viewer sees, or only how many they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Seen {
    /// These cards.
    Cards(Cards),
    /// So many cards.
    Count(u8),
}

impl Seen {
    /// How many cards these are.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Self::Cards(cards) => cards.len(),
            Self::Count(count) => count,
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// What a viewer may know of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// The cards that a party can be chosen from.
    pub available: Seen,
    /// The party, between choosing and dealing.
    pub party: Seen,
    /// The hand.
    pub hand: Seen,
    /// How many cards the face-down pile has; nobody knows their order.
    pub pile: u8,
    /// How many cards and passes this hunt had, the eighth card not included.
    pub played: u8,
    /// The cards that come back only after hunts 2 and 4.
    pub spent: Cards,
    /// The tiles in front of the seat.
    pub tiles: Tiles,
    /// The tomahawks that count in this hunt.
    pub axes: u8,
}

impl Manitou {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let seat_view = |seat: Seat| {
            let tribe = state.tribe(seat);
            let own = viewer.is(seat);
            let seen = |cards: Cards| if own { Seen::Cards(cards) } else { Seen::Count(cards.len()) };
            SeatView {
                available: seen(tribe.available),
                party: seen(tribe.party),
                hand: seen(tribe.hand),
                pile: tribe.pile.len(),
                played: tribe.played,
                spent: tribe.spent,
                tiles: tribe.tiles,
                axes: tribe.axes,
            }
        };
        debug_assert!(viewer.seat().is_none_or(|seat| seat.0 < self.seats()));
        View { viewer, table: self.table(state, seat_view) }
    }
}

impl Table<SeatView> {
    /// The cards of a seat that lie on the grounds.
    #[must_use]
    pub fn laid(&self, seat: Seat) -> Cards {
        let lanes = self.grounds.iter().flat_map(|ground| ground.cards.cards());
        lanes.filter(|placed| placed.seat() == seat).map(|placed| placed.card()).collect()
    }

    /// The cards of a seat that neither lie on the grounds nor are spent: everybody can tell which they are.
    #[must_use]
    pub fn unseen(&self, seat: Seat) -> Cards {
        Cards::FULL.minus(self.laid(seat)).minus(self.seats[seat.index()].spent)
    }
}
