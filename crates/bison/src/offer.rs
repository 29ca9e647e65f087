//! Legal moves in bundles: a few small sets that can be counted, searched and picked from without a list.

use crate::board::{Board, Spot, Spots};
use crate::cost::cost;
use crate::geometry::Lot;
use crate::{Action, Animal, Craft, Gait, Land, Move, Rotation, Size, Stock, Ware};

/// A bundle of legal moves of one kind.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Offer {
    /// Wares, as bits in the order of [`Ware::ALL`].
    Buy(u16),
    /// Exchanges: bit 3g + h gives animal g and gets animal h.
    Trade(u16),
    /// The tile in any open cell, in any turn, with at most so many hunters on any of its spaces.
    Place { most: u8 },
    /// A tipi or canoe of these sizes, as bits from 0 to 4.
    Build { craft: Craft, at: Spot, sizes: u8 },
    /// A hunter from here to one of these gatherings.
    Gather { from: Spot, to: Spots },
    /// A hunter from here to one of these spaces.
    Walk { gait: Gait, from: Spot, to: Spots },
    /// Actions, as bits in the order of B4.3.
    Skip(u16),
    /// The end of an action.
    Done,
    /// Every way to pay so many hunters from a stock.
    Pay { used: u8, stock: Stock },
    /// Animals, as bits.
    Gain(u16),
    /// The end of dealing.
    Settle,
}

/// The place of the n-th bit that is set.
fn nth_bit(set: u16, place: u32) -> usize {
    (0..place).fold(set, |set, _| set & set.wrapping_sub(1)).trailing_zeros() as usize
}

impl Offer {
    /// How many moves are in the bundle.
    pub(crate) fn len(&self, board: &Board) -> u32 {
        match *self {
            Self::Buy(set) | Self::Trade(set) | Self::Skip(set) | Self::Gain(set) => set.count_ones(),
            Self::Place { most } => board.open().count_ones() * 3 * placings(most),
            Self::Build { sizes, .. } => sizes.count_ones(),
            Self::Gather { to, .. } | Self::Walk { to, .. } => to.count_ones(),
            Self::Done | Self::Settle => 1,
            Self::Pay { used, stock } => payments(cost(used), stock).map(|(_, from, to)| to + 1 - from).sum(),
        }
    }

    /// The move with so many of the bundle before it.
    ///
    /// # Panics
    /// If the bundle has no more than that.
    pub(crate) fn nth(&self, board: &Board, place: u32) -> Move {
        match *self {
            Self::Buy(set) => Move::Buy(Ware::ALL[nth_bit(set, place)]),
            Self::Trade(set) => {
                let bit = nth_bit(set, place);
                Move::Trade { give: Animal::ALL[bit / 3], get: Animal::ALL[bit % 3] }
            }
            Self::Place { most } => {
                let (cell, rest) = (place / (3 * placings(most)), place % (3 * placings(most)));
                let (turn, rest) = (rest / placings(most), rest % placings(most));
                let lot = Lot::each(board.open()).nth(cell as usize).expect("a place within the bundle");
                let (hunters, land) = match rest.checked_sub(1) {
                    None => (0, None),
                    Some(rest) => (1 + (rest / 3) as u8, Some(Land::ALL[rest as usize % 3])),
                };
                Move::Place { cell: lot.cell(), turn: Rotation::ALL[turn as usize], hunters, land }
            }
            Self::Build { craft, at, sizes } => {
                let size = Size(nth_bit(u16::from(sizes), place) as u8);
                Move::build(craft, board.space(at), size)
            }
            Self::Gather { from, to } => {
                Move::Gather { from: board.space(from), to: board.space(Spot::nth(to, place)) }
            }
            Self::Walk { gait, from, to } => {
                Move::walk(gait, board.space(from), board.space(Spot::nth(to, place)))
            }
            Self::Skip(set) => Move::Skip(Action::ALL[nth_bit(set, place)]),
            Self::Done => Move::Done,
            Self::Pay { used, stock } => nth_payment(cost(used), stock, place),
            Self::Gain(set) => Move::Gain(Animal::ALL[nth_bit(set, place)]),
            Self::Settle => Move::Settle,
        }
    }

    /// Whether a move is in the bundle.
    pub(crate) fn contains(&self, board: &Board, mv: &Move) -> bool {
        let has = |set: Spots, space| board.spot(space).is_some_and(|spot| set & spot.only() != 0);
        match (*self, *mv) {
            (Self::Buy(set), Move::Buy(ware)) => {
                Ware::ALL.iter().position(|&other| other == ware).is_some_and(|bit| set >> bit & 1 == 1)
            }
            (Self::Trade(set), Move::Trade { give, get }) => set >> (3 * give as u32 + get as u32) & 1 == 1,
            (Self::Place { most }, Move::Place { cell, turn, hunters, land }) => {
                Lot::of(cell).is_some_and(|lot| board.open() & lot.only() != 0)
                    && turn.fits()
                    && hunters <= most
                    && land.is_some() == (hunters > 0)
            }
            (Self::Build { craft: Craft::Tipi, at, sizes }, Move::Tipi { at: space, size })
            | (Self::Build { craft: Craft::Canoe, at, sizes }, Move::Canoe { at: space, size }) => {
                has(at.only(), space) && size.0 <= 4 && sizes >> size.0 & 1 == 1
            }
            (Self::Gather { from, to }, Move::Gather { from: one, to: other })
            | (Self::Walk { gait: Gait::Step, from, to }, Move::Step { from: one, to: other })
            | (Self::Walk { gait: Gait::Trek, from, to }, Move::Trek { from: one, to: other }) => {
                has(from.only(), one) && has(to, other)
            }
            (Self::Skip(set), Move::Skip(action)) => set >> action as u32 & 1 == 1,
            (Self::Pay { used, stock }, Move::Pay(paid)) => {
                paid.total() == u32::from(cost(used))
                    && Animal::ALL.iter().all(|&kind| paid[kind] <= stock[kind])
            }
            (Self::Gain(set), Move::Gain(animal)) => set >> animal as u32 & 1 == 1,
            (Self::Done, Move::Done) | (Self::Settle, Move::Settle) => true,
            _ => false,
        }
    }
}

/// The ways to put at most so many hunters on one of three spaces, none at all among them.
const fn placings(most: u8) -> u32 {
    1 + 3 * most as u32
}

/// For each number of bison paid, the fewest and the most salmon that can be paid beside it.
fn payments(cost: u8, stock: Stock) -> impl Iterator<Item = (u8, u32, u32)> {
    (0..=stock.bison.min(cost)).filter_map(move |bison| {
        let rest = cost - bison;
        let (from, to) = (rest.saturating_sub(stock.turkey), rest.min(stock.salmon));
        (from <= to).then_some((bison, u32::from(from), u32::from(to)))
    })
}

fn nth_payment(cost: u8, stock: Stock, mut place: u32) -> Move {
    for (bison, from, to) in payments(cost, stock) {
        let ways = to + 1 - from;
        if place < ways {
            let salmon = (from + place) as u8;
            return Move::Pay(Stock { bison, salmon, turkey: cost - bison - salmon });
        }
        place -= ways;
    }
    unreachable!("a place within the bundle")
}
