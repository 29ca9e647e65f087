//! The board: the tiles that lie, which spaces are neighbours, and the pieces on them (B1.6, B2.3).
//!
//! Every space of a laid tile has a number, its [`Spot`]: three to a tile, in the order of laying. Sets of
//! spaces are the bits of a `u64`, because at most 3 + 16 tiles are ever laid. The neighbours of every space
//! are kept as such sets; they change only when a tile is laid.

use game::Seat;

use crate::geometry::{
    LOTS, Lot, LotSet, SIDES, STARTING_CELLS, corner_across_its_side, corner_across_side_before, opposite,
    side_before,
};
use crate::tiles::{Deck, Face, STARTING, Tile};
use crate::{Land, Rotation, Size, Space};

/// The most tiles that are ever laid: with four seats, all but two (B3.1).
pub(crate) const MOST_LAID: usize = STARTING + 16;
/// The most spaces that there ever are.
pub(crate) const SPOTS: usize = 3 * MOST_LAID;
/// The most seats.
pub(crate) const SEATS: usize = 4;

/// A space of a laid tile, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Spot(pub(crate) u8);

/// A set of spaces.
pub(crate) type Spots = u64;

impl Spot {
    pub(crate) const fn new(slot: usize, land: Land) -> Self {
        Self((3 * slot + land.index()) as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which tile, counted in the order of laying.
    pub(crate) const fn slot(self) -> usize {
        self.index() / 3
    }

    pub(crate) const fn land(self) -> Land {
        Land::ALL[self.index() % 3]
    }

    /// This space alone, as a set.
    pub(crate) const fn only(self) -> Spots {
        1 << self.0
    }

    /// All spaces of a kind, laid or not.
    pub(crate) const fn of_kind(land: Land) -> Spots {
        0o111_111_111_111_111_111_111 << land.index()
    }

    /// The spaces of a set, ascending.
    pub(crate) fn each(mut set: Spots) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let spot = (set != 0).then(|| Self(set.trailing_zeros() as u8))?;
            set &= set - 1;
            Some(spot)
        })
    }

    /// The space with so many of the set before it.
    ///
    /// # Panics
    /// If the set has no more than that.
    pub(crate) fn nth(set: Spots, place: u32) -> Self {
        Self::each(set).nth(place as usize).expect("a place within the set")
    }
}

/// A tile that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(crate) tile: Tile,
    pub(crate) lot: Lot,
    pub(crate) rotation: Rotation,
    face: Face,
}

/// The pieces on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Camp {
    pub(crate) hunters: u8,
    pub(crate) size: Size,
}

const NOTHING: u8 = u8::MAX;

/// The tiles and the pieces on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    /// Empty cells within reach that share a side with a laid tile.
    open: LotSet,
    covered: LotSet,
    near: [Spots; SPOTS],
    held: [Spots; SEATS],
    camps: [Camp; SPOTS],
    laid: [Option<Laid>; MOST_LAID],
    slot_at: [u8; LOTS],
    count: u8,
}

impl Board {
    /// The board with the starting tiles (B1.8).
    pub(crate) fn start(deck: &Deck, within: LotSet) -> Self {
        let mut board = Self {
            open: 0,
            covered: 0,
            near: [0; SPOTS],
            held: [0; SEATS],
            camps: [Camp::default(); SPOTS],
            laid: [None; MOST_LAID],
            slot_at: [NOTHING; LOTS],
            count: 0,
        };
        for (index, &cell) in STARTING_CELLS.iter().enumerate() {
            let tile = Tile(index as u8);
            let lot = Lot::of(cell).expect("the starting cells are within reach");
            board.lay(deck, tile, lot, deck.starting_turn(tile), within);
        }
        board
    }

    /// Lays a tile, and says whether its river joined another (B1.6).
    pub(crate) fn lay(
        &mut self,
        deck: &Deck,
        tile: Tile,
        lot: Lot,
        rotation: Rotation,
        within: LotSet,
    ) -> bool {
        let slot = usize::from(self.count);
        let face = deck.face(tile, rotation);
        self.laid[slot] = Some(Laid { tile, lot, rotation, face });
        self.slot_at[lot.index()] = self.count;
        self.count += 1;
        self.covered |= lot.only();
        self.open = (self.open | lot.neighbours() & within) & !self.covered;

        let river = Spot::new(slot, Land::River);
        self.join(Spot::new(slot, Land::Prairie), river);
        self.join(Spot::new(slot, Land::Mountain), river);
        let around: [Option<(usize, Face)>; SIDES] = std::array::from_fn(|side| self.across(lot, side));
        let mut joined = false;
        for side in 0..SIDES {
            if let Some((other, theirs)) = around[side] {
                let land = theirs.land(opposite(side));
                self.join(Spot::new(slot, face.land(side)), Spot::new(other, land));
            }
            let corner = side;
            if !face.river_ends_in(corner) {
                continue;
            }
            let sharing = [
                (around[corner], corner_across_its_side(corner)),
                (around[side_before(corner)], corner_across_side_before(corner)),
            ];
            for (other, their_corner) in sharing {
                if let Some((other, theirs)) = other
                    && theirs.river_ends_in(their_corner)
                {
                    self.join(river, Spot::new(other, Land::River));
                    joined = true;
                }
            }
        }
        joined
    }

    fn across(&self, lot: Lot, side: usize) -> Option<(usize, Face)> {
        let slot = self.slot(lot.across(side)?)?;
        Some((slot, self.laid[slot]?.face))
    }

    fn join(&mut self, one: Spot, other: Spot) {
        self.near[one.index()] |= other.only();
        self.near[other.index()] |= one.only();
    }

    fn slot(&self, lot: Lot) -> Option<usize> {
        match self.slot_at[lot.index()] {
            NOTHING => None,
            slot => Some(usize::from(slot)),
        }
    }

    /// The tiles in the order of laying.
    pub(crate) fn laid(&self) -> impl Iterator<Item = Laid> {
        self.laid.into_iter().flatten()
    }

    /// How many tiles lie.
    pub(crate) const fn count(&self) -> usize {
        self.count as usize
    }

    /// The cells where a tile can be laid (B4.5).
    pub(crate) const fn open(&self) -> LotSet {
        self.open
    }

    /// Whether a tile lies in a cell.
    pub(crate) const fn covers(&self, lot: Lot) -> bool {
        self.covered & lot.only() != 0
    }

    /// The number of a space, if a tile lies there.
    pub(crate) fn spot(&self, space: Space) -> Option<Spot> {
        Some(Spot::new(self.slot(Lot::of(space.cell)?)?, space.land))
    }

    /// The space of a number.
    ///
    /// # Panics
    /// If no such tile lies.
    pub(crate) fn space(&self, spot: Spot) -> Space {
        let laid = self.laid[spot.slot()].expect("spots are of laid tiles");
        Space { cell: laid.lot.cell(), land: spot.land() }
    }

    /// The animals on a space (B1.4).
    pub(crate) fn animals(&self, deck: &Deck, spot: Spot) -> u8 {
        self.laid[spot.slot()].map_or(0, |laid| deck.animals(laid.tile, spot.land()))
    }

    /// The neighbouring spaces (B1.6).
    pub(crate) const fn near(&self, spot: Spot) -> Spots {
        self.near[spot.index()]
    }

    /// The spaces that one to three steps lead to, the space itself not among them (B4.10).
    pub(crate) fn near_three(&self, spot: Spot) -> Spots {
        let one = self.near(spot);
        let two = Spot::each(one).fold(one, |set, via| set | self.near(via));
        let three = Spot::each(two & !one & !spot.only()).fold(two, |set, via| set | self.near(via));
        three & !spot.only()
    }

    /// The region that a space belongs to (B1.7).
    ///
    /// Rebuilt when it is asked for, which takes 0.4 us a scoring, 1.6 us of the 30 us of a random game of
    /// four. Kept up to date with every tile they take 1.0 us, but 456 bytes, which a state of 1 KiB does not
    /// have and search would copy with every state (measured in `kept`).
    pub(crate) fn region(&self, spot: Spot) -> Spots {
        let kind = Spot::of_kind(spot.land());
        let (mut region, mut edge) = (spot.only(), spot.only());
        while edge != 0 {
            let reached = Spot::each(edge).fold(0, |set, spot| set | self.near(spot));
            edge = reached & kind & !region;
            region |= edge;
        }
        region
    }

    /// The spaces that hold pieces of a seat.
    pub(crate) const fn held(&self, seat: Seat) -> Spots {
        self.held[seat.index()]
    }

    /// The spaces that hold pieces of other seats.
    pub(crate) fn held_by_others(&self, seat: Seat) -> Spots {
        let all = self.held.iter().fold(0, |set, held| set | held);
        all & !self.held(seat)
    }

    /// Whose pieces are on a space.
    pub(crate) fn owner(&self, spot: Spot) -> Option<Seat> {
        let seat = self.held.iter().position(|held| held & spot.only() != 0)?;
        Some(Seat(seat as u8))
    }

    /// The pieces on a space.
    pub(crate) const fn camp(&self, spot: Spot) -> Camp {
        self.camps[spot.index()]
    }

    /// The spaces where a seat has hunters.
    pub(crate) fn with_hunters(&self, seat: Seat) -> Spots {
        let held = self.held(seat);
        Spot::each(held)
            .filter(|&spot| self.camp(spot).hunters == 0)
            .fold(held, |set, spot| set & !spot.only())
    }

    /// Puts the pieces of a seat on a space, in place of what it had there.
    pub(crate) fn set(&mut self, seat: Seat, spot: Spot, camp: Camp) {
        self.camps[spot.index()] = camp;
        let held = &mut self.held[seat.index()];
        if camp == Camp::default() {
            *held &= !spot.only();
        } else {
            *held |= spot.only();
        }
    }

    /// Moves a hunter of a seat.
    pub(crate) fn walk(&mut self, seat: Seat, from: Spot, to: Spot) {
        let (here, there) = (self.camp(from), self.camp(to));
        self.set(seat, from, Camp { hunters: here.hunters - 1, ..here });
        self.set(seat, to, Camp { hunters: there.hunters + 1, ..there });
    }
}
