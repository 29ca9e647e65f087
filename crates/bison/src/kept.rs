//! Regions kept up to date with every laid tile: the way that was measured and not taken.
//!
//! [`Board::region`] floods a region when it is asked for. The alternative keeps for every space the set of
//! its region, and merges sets when a tile is laid. Both are here compared for what they give, and, in a test
//! that only prints (`cargo test --release -p bison kept -- --ignored --nocapture`), for what they cost.

use std::time::Instant;

use game::random::Quick;
use game::{Game as _, Silent, Stream, Turn};

use crate::board::{Board, MOST_LAID, SPOTS, Spot, Spots};
use crate::geometry::Lot;
use crate::tiles::Tile;
use crate::{Bison, Land, Options, Rotation, State};

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

/// Boards at the end of seasons of random games, one for every scoring.
fn scored_boards(rules: &Bison, games: u64) -> Vec<State> {
    let mut boards = Vec::new();
    for seed in 0..games {
        let (mut state, mut stream) = (rules.start(), Quick::new(seed));
        while rules.turn(&state) != Turn::Over {
            let before = state;
            match rules.turn(&state).acting().first() {
                None => {
                    let chance = rules.draw(&state, &mut stream);
                    rules.apply(&mut state, &chance, &mut Silent);
                }
                Some(seat) => {
                    let mv = rules.random_move(&state, seat, &mut stream);
                    rules.play(&mut state, seat, &mv, &mut Silent);
                }
            }
            if state.season != before.season || rules.turn(&state) == Turn::Over {
                boards.push(before);
            }
        }
    }
    boards
}

#[test]
#[ignore = "prints a measurement"]
fn regions_kept_or_rebuilt() {
    let rules = rules();
    let boards = scored_boards(&rules, 500);
    let lays = f64::from(rules.tiles_in_game());
    let scorings = f64::from(rules.seasons());
    let nanoseconds = |clock: Instant, times: f64| clock.elapsed().as_nanos() as f64 / times;

    // What scoring asks for: the regions of spaces with pieces, each region once.
    let clock = Instant::now();
    let mut sum = 0;
    for state in &boards {
        for seat in game::Seat::all(4) {
            let mut left = state.board.held(seat);
            while left != 0 {
                let region = state.board.region(Spot(left.trailing_zeros() as u8));
                sum ^= region;
                left &= !region;
            }
        }
    }
    let rebuilt = nanoseconds(clock, boards.len() as f64);

    let whole: Vec<Kept> = boards.iter().map(|state| Kept::new(&state.board)).collect();
    let clock = Instant::now();
    for (state, kept) in boards.iter().zip(&whole) {
        let mut kept = *kept;
        kept.laid(&state.board, state.board.count() - 1);
        sum ^= kept.region[0];
    }
    let merged = nanoseconds(clock, boards.len() as f64);
    println!("{sum:x}: rebuilt for a scoring {rebuilt:.0} ns, merged for a tile {merged:.0} ns");
    println!(
        "a game: rebuilt {:.1} us, kept {:.1} us and {} bytes more to copy with every state",
        rebuilt * scorings / 1_000.0,
        merged * lays / 1_000.0,
        size_of::<Kept>(),
    );
}
