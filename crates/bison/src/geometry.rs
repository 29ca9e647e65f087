//! Cells, sides and corners: how tiles lie beside each other (B1.1, B1.2, B1.5, B1.9).
//!
//! Tiles can only lie within five of the totem, so all cells that a game can ever use are a small fixed list,
//! ordered by their distance. A `Lot` is a cell's place in it: the cells within a reach are a prefix of the
//! list, and a set of cells is the bits of a `u128`.

use serde::{Deserialize, Serialize};

/// A hexagonal cell in axial coordinates, pointed corner up; `[q,r]` in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Cell {
    /// The column, growing to the right.
    pub q: i8,
    /// The row, growing downwards.
    pub r: i8,
}

impl From<(i8, i8)> for Cell {
    fn from((q, r): (i8, i8)) -> Self {
        Self { q, r }
    }
}

impl From<Cell> for (i8, i8) {
    fn from(cell: Cell) -> Self {
        (cell.q, cell.r)
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// How far a neighbour across side 0, 1, ... 5 lies (B1.1).
const ACROSS: [(i8, i8); SIDES] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// Where the starting tiles lie, in their order (B1.8).
pub const STARTING_CELLS: [Cell; 3] = [Cell { q: 0, r: 0 }, Cell { q: 1, r: 0 }, Cell { q: 0, r: 1 }];

/// The number of sides, and of corners.
pub(crate) const SIDES: usize = 6;

impl Cell {
    /// The cell across side `side`, of 0 to 5, counted clockwise from the upper right (B1.1).
    ///
    /// `None` beyond the edge of the coordinates.
    #[must_use]
    pub const fn across(self, side: usize) -> Option<Self> {
        let (q, r) = ACROSS[side % SIDES];
        match (self.q.checked_add(q), self.r.checked_add(r)) {
            (Some(q), Some(r)) => Some(Self { q, r }),
            _ => None,
        }
    }

    /// The distance in cells to `other`.
    #[must_use]
    pub const fn distance(self, other: Self) -> u32 {
        let q = self.q as i32 - other.q as i32;
        let r = self.r as i32 - other.r as i32;
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// The distance from the totem: 1 plus the distance from the nearest starting cell (B1.9).
    #[must_use]
    pub const fn from_totem(self) -> u32 {
        let mut nearest = u32::MAX;
        let mut start = 0;
        while start < STARTING_CELLS.len() {
            let distance = self.distance(STARTING_CELLS[start]);
            if distance < nearest {
                nearest = distance;
            }
            start += 1;
        }
        1 + nearest
    }
}

/// The smallest reach that always leaves a cell for a tile, and the default (B1.9).
pub const LEAST_REACH: u8 = 3;
/// The largest reach (B1.9).
pub const MOST_REACH: u8 = 5;

/// How many cells lie within the largest reach.
pub(crate) const LOTS: usize = 75;

/// A cell's place in the list of all cells that a game can use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lot(u8);

/// A set of lots.
pub(crate) type LotSet = u128;

const NOWHERE: u8 = u8::MAX;
/// Coordinates of usable cells lie from -`MARGIN` to `MARGIN + 1`.
const MARGIN: i8 = MOST_REACH as i8 - 1;
const SPAN: usize = 2 * MARGIN as usize + 2;

const CELLS: [Cell; LOTS] = cells();
const LOT_AT: [[u8; SPAN]; SPAN] = lots();
const AROUND: [[u8; SIDES]; LOTS] = around();
const NEIGHBOURS: [LotSet; LOTS] = neighbours();

const fn cells() -> [Cell; LOTS] {
    let mut list = [Cell { q: 0, r: 0 }; LOTS];
    let mut count = 0;
    let mut distance = 1;
    while distance <= MOST_REACH as u32 {
        let mut r = -MARGIN;
        while r <= MARGIN + 1 {
            let mut q = -MARGIN;
            while q <= MARGIN + 1 {
                let cell = Cell { q, r };
                if cell.from_totem() == distance {
                    list[count] = cell;
                    count += 1;
                }
                q += 1;
            }
            r += 1;
        }
        distance += 1;
    }
    assert!(count == LOTS, "the list of cells is full");
    list
}

const fn lots() -> [[u8; SPAN]; SPAN] {
    let mut table = [[NOWHERE; SPAN]; SPAN];
    let mut lot = 0;
    while lot < LOTS {
        let Cell { q, r } = CELLS[lot];
        table[(r + MARGIN) as usize][(q + MARGIN) as usize] = lot as u8;
        lot += 1;
    }
    table
}

const fn around() -> [[u8; SIDES]; LOTS] {
    let mut table = [[NOWHERE; SIDES]; LOTS];
    let mut lot = 0;
    while lot < LOTS {
        let mut side = 0;
        while side < SIDES {
            if let Some(cell) = CELLS[lot].across(side)
                && let Some(other) = Lot::of(cell)
            {
                table[lot][side] = other.0;
            }
            side += 1;
        }
        lot += 1;
    }
    table
}

const fn neighbours() -> [LotSet; LOTS] {
    let mut table = [0; LOTS];
    let mut lot = 0;
    while lot < LOTS {
        let mut side = 0;
        while side < SIDES {
            if AROUND[lot][side] != NOWHERE {
                table[lot] |= 1 << AROUND[lot][side];
            }
            side += 1;
        }
        lot += 1;
    }
    table
}

impl Lot {
    /// The lot of a cell, if it lies within the largest reach.
    pub(crate) const fn of(cell: Cell) -> Option<Self> {
        let (row, column) = (cell.r as i32 + MARGIN as i32, cell.q as i32 + MARGIN as i32);
        if row < 0 || column < 0 || row >= SPAN as i32 || column >= SPAN as i32 {
            return None;
        }
        match LOT_AT[row as usize][column as usize] {
            NOWHERE => None,
            lot => Some(Self(lot)),
        }
    }

    /// The cell.
    pub(crate) const fn cell(self) -> Cell {
        CELLS[self.index()]
    }

    /// The place in a list by lot.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lot across a side, if it lies within the largest reach.
    pub(crate) const fn across(self, side: usize) -> Option<Self> {
        match AROUND[self.index()][side] {
            NOWHERE => None,
            lot => Some(Self(lot)),
        }
    }

    /// This lot alone, as a set.
    pub(crate) const fn only(self) -> LotSet {
        1 << self.0
    }

    /// The lots within `reach` of the totem.
    pub(crate) fn within(reach: u8) -> LotSet {
        let count = CELLS.iter().filter(|cell| cell.from_totem() <= u32::from(reach)).count();
        (1 << count) - 1
    }

    /// The lots that share a side with this one.
    pub(crate) const fn neighbours(self) -> LotSet {
        NEIGHBOURS[self.index()]
    }

    /// The lots of a set, ascending.
    pub(crate) fn each(mut set: LotSet) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let lot = (set != 0).then(|| Self(set.trailing_zeros() as u8))?;
            set &= set - 1;
            Some(lot)
        })
    }
}

/// The corner of this cell's neighbour across side `corner` that is the same point as `corner` (B1.5).
pub(crate) const fn corner_across_its_side(corner: usize) -> usize {
    (corner + 4) % SIDES
}

/// The side before a corner; the corner `corner` is also a corner of the neighbour across it (B1.5).
pub(crate) const fn side_before(corner: usize) -> usize {
    (corner + 5) % SIDES
}

/// The corner of the neighbour across the side before `corner` that is the same point (B1.5).
pub(crate) const fn corner_across_side_before(corner: usize) -> usize {
    (corner + 2) % SIDES
}

/// The number that a neighbour gives to the side that it shares with this cell's `side`.
pub(crate) const fn opposite(side: usize) -> usize {
    (side + 3) % SIDES
}

/// How a tile is turned: 0, 1 or 2 thirds clockwise (B1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rotation(pub u8);

impl Rotation {
    /// The three rotations.
    pub const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];

    /// Whether a tile can be turned like this.
    #[must_use]
    pub const fn fits(self) -> bool {
        self.0 < 3
    }

    /// Where a corner, or the side that begins there, comes to lie (B1.2).
    #[must_use]
    pub const fn turned(self, corner: usize) -> usize {
        (corner + 2 * self.0 as usize) % SIDES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_1_sides_lead_there_and_back() {
        for lot in (0..LOTS as u8).map(Lot) {
            assert_eq!(Lot::of(lot.cell()), Some(lot));
            for side in 0..SIDES {
                let Some(other) = lot.across(side) else { continue };
                assert_eq!(other.across(opposite(side)), Some(lot));
                assert_eq!(lot.cell().distance(other.cell()), 1);
            }
        }
        let origin = Cell { q: 0, r: 0 };
        assert_eq!(origin.across(0), Some(Cell { q: 1, r: -1 }));
        assert_eq!(origin.across(3), Some(Cell { q: -1, r: 1 }));
        assert_eq!(Cell { q: 127, r: 0 }.across(1), None);
    }

    /// The corners of cells as points of the plane, by coordinates that have nothing to do with B1.5.
    fn point(cell: Cell, corner: usize) -> (i32, i32) {
        // In units of half a cell's width and of a quarter of its height; the centre of a cell is at
        // (2q + r, 3r), downwards.
        const CORNERS: [(i32, i32); SIDES] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
        let (x, y) = CORNERS[corner];
        (2 * i32::from(cell.q) + i32::from(cell.r) + x, 3 * i32::from(cell.r) + y)
    }

    #[test]
    fn b1_5_corners_are_the_same_points_of_the_plane() {
        for lot in (0..LOTS as u8).map(Lot) {
            for corner in 0..SIDES {
                let here = point(lot.cell(), corner);
                if let Some(other) = lot.across(corner) {
                    assert_eq!(here, point(other.cell(), corner_across_its_side(corner)));
                }
                if let Some(other) = lot.across(side_before(corner)) {
                    assert_eq!(here, point(other.cell(), corner_across_side_before(corner)));
                }
            }
        }
    }

    #[test]
    fn b1_2_three_thirds_are_a_whole_turn() {
        for corner in 0..SIDES {
            let [none, one, two] = Rotation::ALL.map(|rotation| rotation.turned(corner));
            assert_eq!(none, corner);
            assert_eq!(two, Rotation(1).turned(one));
            assert_eq!(Rotation(1).turned(two), corner);
        }
    }

    #[test]
    fn b1_8_the_starting_cells_share_a_corner() {
        let [one, two, three] = STARTING_CELLS;
        let shared: Vec<_> = (0..SIDES)
            .map(|corner| point(one, corner))
            .filter(|&here| (0..SIDES).any(|corner| point(two, corner) == here))
            .filter(|&here| (0..SIDES).any(|corner| point(three, corner) == here))
            .collect();
        assert_eq!(shared.len(), 1);
    }

    #[test]
    fn b1_9_rings_grow_by_six() {
        let rings = |distance| CELLS.iter().filter(|cell| cell.from_totem() == distance).count();
        assert_eq!([1, 2, 3, 4, 5].map(rings), [3, 9, 15, 21, 27]);
        for reach in LEAST_REACH..=MOST_REACH {
            for cell in (-9..=9).flat_map(|q| (-9..=9).map(move |r| Cell { q, r })) {
                let within = Lot::of(cell).is_some_and(|lot| Lot::within(reach) & lot.only() != 0);
                assert_eq!(within, cell.from_totem() <= u32::from(reach), "{cell:?} at reach {reach}");
            }
        }
    }
}
