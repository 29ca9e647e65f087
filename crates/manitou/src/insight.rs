//! What people want computed for them.

use game::{Game as _, PerSeat, Seat, Seats};
use serde::Serialize;

use crate::Manitou;
use crate::ground::{Ground, Guard};
use crate::hand::Cards;
use crate::moves::GroundId;
use crate::score::Points;
use crate::spoils::Taker;
use crate::tiles::Tiles;
use crate::view::View;

/// What follows from a view: how each ground would be judged, who would pay for force, who has which points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Insight {
    /// The grounds, as if the hunt ended now.
    pub grounds: Vec<GroundInsight>,
    /// The sum of each seat's hunters on all grounds (M4.1).
    pub force: PerSeat<u8>,
    /// The seats with the highest force, if it is above zero.
    pub strongest: Seats,
    /// Those of them that have a tile to give up; in the first hunt they first take what they get.
    pub owing: Seats,
    /// The points of each seat as if the game ended now (M5.1).
    pub points: PerSeat<Points>,
    /// The cards of each seat that everybody knows to be neither laid nor spent.
    pub unseen: PerSeat<Cards>,
}

/// How a ground would be judged if the hunt ended now (M4.3).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GroundInsight {
    /// Which ground.
    pub ground: GroundId,
    /// Whose heroes are face up.
    pub hero: Option<Seat>,
    /// How many they are.
    pub heroes: u8,
    /// Each seat's total, tomahawks included; `None` without a hunter there.
    pub totals: PerSeat<Option<u16>>,
    /// Who has the highest total alone.
    pub highest: Option<Seat>,
    /// Who has the next highest total alone.
    pub next: Option<Seat>,
    /// Who would take a tile, in order, of those that are left.
    pub takers: Vec<Taker>,
    /// How many tiles would leave the game.
    pub gone: u32,
}

impl Manitou {
    pub(crate) fn insight_of(&self, view: &View) -> Insight {
        let table = &view.table;
        let seats = || Seat::all(self.seats());
        // A view's lanes come from a state, so that every ground can be read.
        let read = |id: GroundId| {
            let shown = &table.grounds[id.index()];
            Ground::new(shown.tiles, shown.cards).unwrap_or(Ground::EMPTY)
        };
        let grounds = GroundId::ALL.map(read);
        let force: PerSeat<u8> =
            seats().map(|seat| grounds.iter().map(|ground| ground.printed(seat)).sum()).collect();
        let most = force.iter().copied().max().unwrap_or(0);
        let strongest: Seats = seats().filter(|seat| most > 0 && force[seat.index()] == most).collect();
        let tiles: PerSeat<Tiles> = table.seats.iter().map(|seat| seat.tiles).collect();
        Insight {
            grounds: GroundId::ALL.map(|id| self.ground_insight(view, id, &grounds[id.index()])).into(),
            force,
            strongest,
            owing: strongest.iter().filter(|seat| !tiles[seat.index()].is_empty()).collect(),
            points: seats().map(|seat| Points::of(seat, &tiles, table.totem, table.horse)).collect(),
            unseen: seats().map(|seat| table.unseen(seat)).collect(),
        }
    }

    fn ground_insight(&self, view: &View, id: GroundId, ground: &Ground) -> GroundInsight {
        let total = |seat: Seat| ground.total(seat, view.table.seats[seat.index()].axes);
        let takers = self.takers(id, ground, total);
        let (highest, next) = self.leaders(total);
        GroundInsight {
            ground: id,
            hero: ground.guard().seat(),
            heroes: match ground.guard() {
                Guard::Nobody => 0,
                Guard::One { .. } => 1,
                Guard::Two { .. } => 2,
            },
            totals: Seat::all(self.seats()).map(total).collect(),
            highest,
            next,
            takers: takers.iter().collect(),
            gone: ground.tiles().len() - takers.len(),
        }
    }
}
