//! Regions kept up to date with every laid tile: the way that was measured and not taken.
//!
//! [`Board::region`] floods a region when it is asked for. The alternative keeps for every space the set of
//! its region, and merges sets when a tile is laid. Over a random game of four that was 1.0 us against 1.6 us for
//! flooding at every scoring, but 456 bytes more in every state that search copies. Here both are held against
//! each other for what they give.

use game::random::Quick;
use game::{Game as _, Stream};

use crate::board::{Board, MOST_LAID, SPOTS, Spot, Spots};
use crate::geometry::Lot;
use crate::tiles::Tile;
use crate::{Bison, Land, Options, Rotation};

/// The region of every space.
#[derive(Clone, Copy)]
struct Kept {
    region: [Spots; SPOTS],
}

impl Kept {
    fn new(board: &Board) -> Self {
        let mut kept = Self { region: [0; SPOTS] };
        (0..board.count()).for_each(|slot| kept.laid(board, slot));
        kept
    }

    /// Takes in the tile that was laid last.
    fn laid(&mut self, board: &Board, slot: usize) {
        for land in Land::ALL {
            let spot = Spot::new(slot, land);
            let earlier = board.near(spot) & Spot::of_kind(land) & (spot.only() - 1);
            let merged = Spot::each(earlier).fold(spot.only(), |set, other| set | self.region[other.index()]);
            Spot::each(merged).for_each(|other| self.region[other.index()] = merged);
        }
    }
}

/// A board of random tiles, with what is looked at after each of them.
fn grow(rules: &Bison, seed: u64, mut each: impl FnMut(&Board)) {
    let mut stream = Quick::new(seed);
    let mut board = Board::start(rules.deck(), rules.within());
    let mut tiles: Vec<Tile> = Tile::others().collect();
    stream.shuffle(&mut tiles);
    for &tile in &tiles[..MOST_LAID - 3] {
        let open: Vec<Lot> = Lot::each(board.open()).collect();
        let (&lot, &turn) = (stream.pick(&open), stream.pick(&Rotation::ALL));
        board.lay(rules.deck(), tile, lot, turn, rules.within());
        each(&board);
    }
}

fn rules() -> Bison {
    Bison::new(4, Options::default()).expect("the default options are options")
}

#[test]
fn b1_7_regions_are_the_same_kept_or_rebuilt() {
    let rules = rules();
    for seed in 0..50 {
        let mut kept = Kept::new(&Board::start(rules.deck(), rules.within()));
        grow(&rules, seed, |board| {
            kept.laid(board, board.count() - 1);
            for spot in (0..3 * board.count() as u8).map(Spot) {
                assert_eq!(board.region(spot), kept.region[spot.index()]);
            }
        });
    }
}
