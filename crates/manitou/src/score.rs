//! Points, places, and how the seats stand (M5).

use game::{Game as _, Outcome, PerSeat, Seat, ranks};
use serde::{Deserialize, Serialize};

use crate::Manitou;
use crate::state::{Phase, State};
use crate::tiles::{Tile, Tiles};

/// What the points of a seat come from (M5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Points {
    /// The sum of its bison tiles.
    pub bison: u16,
    /// The sum of its tipi tiles.
    pub tipi: u16,
    /// The smaller of both.
    pub pairs: u16,
    /// Whether it holds the totem cylinder.
    pub totem: bool,
    /// Whether it holds the horse cylinder.
    pub horse: bool,
    /// Whether it has more tomahawks than anyone else.
    pub tomahawks: bool,
    /// All together.
    pub points: u16,
}

/// The `detail` of a result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detail {
    /// Bison points.
    pub bison: PerSeat<u16>,
    /// Tipi points.
    pub tipi: PerSeat<u16>,
    /// How many tiles.
    pub tiles: PerSeat<u32>,
}

/// What decides the places: points, tipi points, number of tiles (M5.2).
type Standing = (u16, u16, u32);

impl Points {
    /// The points of `seat` if the game ended with these tiles and holders.
    pub(crate) fn of(seat: Seat, tiles: &PerSeat<Tiles>, totem: Option<Seat>, horse: Option<Seat>) -> Self {
        let own = tiles[seat.index()];
        let (bison, tipi) = (own.bison_points(), own.tipi_points());
        let axes = own.count(Tile::Tomahawk);
        let others = Seat::all(tiles.len() as u8).filter(|&other| other != seat);
        let most = others.map(|other| tiles[other.index()].count(Tile::Tomahawk)).max();
        let (totem, horse) = (totem == Some(seat), horse == Some(seat));
        let tomahawks = Some(axes) > most;
        let pairs = bison.min(tipi);
        let points = pairs + u16::from(totem) + u16::from(horse) + u16::from(tomahawks);
        Self { bison, tipi, pairs, totem, horse, tomahawks, points }
    }
}

impl Manitou {
    /// The points of a seat as things stand (M5.1).
    #[must_use]
    pub fn points(&self, state: &State, seat: Seat) -> Points {
        let tiles = Seat::all(self.seats()).map(|seat| state.tribe(seat).tiles).collect();
        Points::of(seat, &tiles, state.totem, state.horse)
    }

    fn keys(&self, state: &State) -> PerSeat<Standing> {
        let standing = |seat| {
            let points = self.points(state, seat);
            (points.points, points.tipi, state.tribe(seat).tiles.len())
        };
        Seat::all(self.seats()).map(standing).collect()
    }

    pub(crate) fn ranks(&self, state: &State) -> PerSeat<u8> {
        ranks(&self.keys(state))
    }

    pub(crate) fn result(&self, state: &State) -> Option<Outcome<Detail>> {
        if state.phase != Phase::Over {
            return None;
        }
        let tribes = &state.tribes[..usize::from(self.seats())];
        let detail = Detail {
            bison: tribes.iter().map(|tribe| tribe.tiles.bison_points()).collect(),
            tipi: tribes.iter().map(|tribe| tribe.tiles.tipi_points()).collect(),
            tiles: tribes.iter().map(|tribe| tribe.tiles.len()).collect(),
        };
        let scores = self.keys(state).iter().map(|standing| i32::from(standing.0)).collect();
        Some(Outcome { ranks: self.ranks(state), scores, detail })
    }

    /// The points as things stand; tipi points and tiles break ties after the point, as M5.2 does.
    pub(crate) fn standings(&self, state: &State) -> PerSeat<f32> {
        let number = |&(points, tipi, tiles): &Standing| {
            f32::from(points) + f32::from(tipi) * 1e-3 + tiles as f32 * 1e-5
        };
        self.keys(state).iter().map(number).collect()
    }
}
