//! Scoring: ranks in a region, and who gets which of its animals (B5.2, B5.3); the result (B6.1).

use game::{Outcome, PerSeat, Seat, ranks};
use serde::{Deserialize, Serialize};

use crate::board::{Board, SEATS, Spot, Spots};
use crate::state::{Phase, State};
use crate::{Bison, Land, Size, Space, Stock};

/// A region, who is there, and what each would get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Region {
    /// The kind of land.
    pub land: Land,
    /// Its spaces.
    pub spaces: Vec<Space>,
    /// Its animals in all.
    pub animals: u8,
    /// The seats with pieces there, best first.
    pub places: Vec<Place>,
}

/// A seat's place in a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// 1 plus the number of seats that are stronger there.
    pub rank: u8,
    /// Its tipis or canoes there, of sizes 1 to 4.
    pub sizes: [u8; 4],
    /// Its hunters there.
    pub hunters: u8,
    /// The animals that it gets.
    pub gets: u8,
    /// Why so many.
    pub share: Share,
}

/// What part of a region's animals a seat gets (B5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Share {
    /// All, for a first place alone.
    Whole,
    /// Half, rounded down: for a shared first place, or a second place alone.
    Half,
    /// What lives on the spaces that it holds.
    Held,
}

/// How strong a seat is in a region: by 4s, then 3s, 2s, 1s, hunters (B5.2).
///
/// One hexadecimal digit each, the weightiest first; a seat has at most 2 of a size and 8 hunters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Strength(u32);

impl Strength {
    fn add(&mut self, hunters: u8, size: Size) {
        self.0 += u32::from(hunters);
        if size.exists() {
            self.0 += 1 << (4 * size.0);
        }
    }

    const fn hunters(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    fn sizes(self) -> [u8; 4] {
        Size::ALL.map(|size| (self.0 >> (4 * size.0) & 0xf) as u8)
    }
}

/// What a region comes to, for each seat.
struct Tally {
    animals: u8,
    strengths: [Strength; SEATS],
    gets: [u8; SEATS],
}

impl Bison {
    /// Adds up a region (B5.2, B5.3).
    fn tally(&self, board: &Board, region: Spots) -> Tally {
        let deck = self.deck();
        let animals = Spot::each(region).map(|spot| board.animals(deck, spot)).sum();
        let mut tally = Tally { animals, strengths: Default::default(), gets: [0; SEATS] };
        let mut held = [0; SEATS];
        for seat in Seat::all(game::Game::seats(self)) {
            for spot in Spot::each(board.held(seat) & region) {
                let camp = board.camp(spot);
                tally.strengths[seat.index()].add(camp.hunters, camp.size);
                held[seat.index()] += board.animals(deck, spot);
            }
        }
        for (seat, &strength) in tally.strengths.iter().enumerate() {
            if strength != Strength::default() {
                tally.gets[seat] = match share(&tally.strengths, strength) {
                    Share::Whole => animals,
                    Share::Half => animals / 2,
                    Share::Held => held[seat],
                };
            }
        }
        tally
    }

    /// Calls `each` for every region of a kind where somebody has pieces, with what each seat gets.
    pub(crate) fn each_scored_region(
        &self,
        board: &Board,
        land: Land,
        mut each: impl FnMut(Spots, [u8; SEATS]),
    ) {
        let held = Seat::all(SEATS as u8).fold(0, |set, seat| set | board.held(seat));
        let mut left = held & Spot::of_kind(land);
        while left != 0 {
            let region = board.region(Spot(left.trailing_zeros() as u8));
            left &= !region;
            each(region, self.tally(board, region).gets);
        }
    }

    /// What each seat gets of a kind of land.
    pub(crate) fn income(&self, board: &Board, land: Land) -> [u8; SEATS] {
        let mut income = [0; SEATS];
        self.each_scored_region(board, land, |_, gets| {
            income.iter_mut().zip(gets).for_each(|(sum, gets)| *sum += gets);
        });
        income
    }

    /// A region in words.
    pub(crate) fn describe(&self, board: &Board, spots: Spots) -> Region {
        let tally = self.tally(board, spots);
        let mut places: Vec<Place> = Seat::all(SEATS as u8)
            .filter(|&seat| board.held(seat) & spots != 0)
            .map(|seat| {
                let strength = tally.strengths[seat.index()];
                Place {
                    seat,
                    rank: 1 + stronger(&tally.strengths, strength) as u8,
                    sizes: strength.sizes(),
                    hunters: strength.hunters(),
                    gets: tally.gets[seat.index()],
                    share: share(&tally.strengths, strength),
                }
            })
            .collect();
        places.sort_by_key(|place| place.rank);
        Region {
            land: Spot(spots.trailing_zeros() as u8).land(),
            spaces: Spot::each(spots).map(|spot| board.space(spot)).collect(),
            animals: tally.animals,
            places,
        }
    }

    /// Every region of a kind, also those where nobody is.
    pub(crate) fn regions(&self, board: &Board, land: Land) -> Vec<Region> {
        let mut regions = Vec::new();
        let mut left = Spot::of_kind(land) & ((1 << (3 * board.count())) - 1);
        while left != 0 {
            let region = board.region(Spot(left.trailing_zeros() as u8));
            left &= !region;
            regions.push(self.describe(board, region));
        }
        regions
    }

    /// The result, once the game is over (B6.1).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome<Detail>> {
        if state.phase != Phase::Over {
            return None;
        }
        let stock: PerSeat<Stock> =
            Seat::all(game::Game::seats(self)).map(|seat| state.stock(seat)).collect();
        Some(Outcome {
            ranks: places(&stock),
            scores: stock.iter().map(|stock| stock.total() as i32).collect(),
            detail: Detail { stock },
        })
    }
}

/// The place of each seat by its animals: most in all, then the larger smallest stock (B6.1).
pub(crate) fn places(stocks: &[Stock]) -> PerSeat<u8> {
    let keys: PerSeat<_> = stocks.iter().map(|stock| (stock.total(), stock.smallest())).collect();
    ranks(&keys)
}

fn stronger(strengths: &[Strength; SEATS], than: Strength) -> usize {
    strengths.iter().filter(|&&other| other > than).count()
}

/// B5.3: the share of a seat of this strength, which is there.
fn share(strengths: &[Strength; SEATS], strength: Strength) -> Share {
    let equal = strengths.iter().filter(|&&other| other == strength).count();
    match (stronger(strengths, strength), equal) {
        (0, 1) => Share::Whole,
        (0, _) | (1, 1) => Share::Half,
        _ => Share::Held,
    }
}

/// The `detail` of a result: the stocks that decide between equal scores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detail {
    /// Each seat's animals.
    pub stock: PerSeat<Stock>,
}
