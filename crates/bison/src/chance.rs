//! Chance: the first seat, and the pile (B3.1).

use game::{Game as _, Refusal, Seat, Stream};
use serde::{Deserialize, Serialize};

use crate::reason::Reason;
use crate::state::{Phase, Pile, State};
use crate::tiles::{TILES, Tile};
use crate::{Bison, TileName, rules};

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Who begins.
    First(Seat),
    /// The tiles that stay in the game, first drawn first.
    Pile(Pile),
}

/// An outcome of chance as a record shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChanceJson {
    /// Who begins.
    First(Seat),
    /// The tiles that stay in the game, first drawn first.
    Pile(Vec<TileName>),
}

impl Bison {
    /// Whether chance can come out like this now.
    pub(crate) fn verify_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal<Reason>> {
        match (state.phase, chance) {
            (Phase::First, Chance::First(seat)) if seat.0 >= self.seats() => {
                Err(Reason::NoSuchSeat { seat: *seat }.under(rules::B3_1))
            }
            (Phase::First, Chance::First(_)) => Ok(()),
            (Phase::Shuffle, Chance::Pile(pile)) => self.verify_pile(pile.tiles()),
            (Phase::First, Chance::Pile(_)) => Err(Reason::FirstIsDue.under(rules::B3_1)),
            (Phase::Shuffle, Chance::First(_)) => Err(Reason::PileIsDue.under(rules::B3_1)),
            _ => Err(Reason::NoChanceIsDue.under(rules::B3_1)),
        }
    }

    fn verify_pile(&self, tiles: &[Tile]) -> Result<(), Refusal<Reason>> {
        let (count, right) = (tiles.len(), usize::from(self.tiles_in_game()));
        if count != right {
            return Err(Reason::WrongPile { count, right }.under(rules::B3_1));
        }
        let mut seen = [false; TILES];
        for &tile in tiles {
            let name = self.deck().name(tile);
            if tile.starts() {
                return Err(Reason::StartingTile { name }.under(rules::B1_8));
            }
            if std::mem::replace(&mut seen[tile.index()], true) {
                return Err(Reason::TileTwice { name }.under(rules::B3_1));
            }
        }
        Ok(())
    }

    /// Draws what is due: a seat, or the shuffled tiles of which the last leave the game.
    pub(crate) fn draw_chance<S: Stream>(&self, state: &State, stream: &mut S) -> Chance {
        if state.phase == Phase::First {
            return Chance::First(Seat(stream.below(u32::from(self.seats())) as u8));
        }
        let mut tiles = Pile::of(Tile::others());
        stream.shuffle(tiles.tiles_mut());
        Chance::Pile(Pile::of(tiles.tiles().iter().copied().take(self.tiles_in_game().into())))
    }

    /// A chance event as a record shows it.
    pub(crate) fn chance_json(&self, chance: &Chance) -> ChanceJson {
        match chance {
            Chance::First(seat) => ChanceJson::First(*seat),
            Chance::Pile(pile) => {
                ChanceJson::Pile(pile.tiles().iter().map(|&tile| self.deck().name(tile)).collect())
            }
        }
    }
}
