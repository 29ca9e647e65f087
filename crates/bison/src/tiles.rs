//! Tiles: their rivers, spaces and animals, and sets of them (B1.3, B1.4, B1.8).

use arrayvec::ArrayString;
use game::Refusal;
use serde::{Deserialize, Serialize};

use crate::geometry::{SIDES, STARTING_CELLS};
use crate::reason::{Reason, SetFault};
use crate::{Animal, Cell, Land, Rotation, Stock, rules};

/// How many tiles lie at the start.
pub(crate) const STARTING: usize = 3;
/// How many other tiles a set has.
pub(crate) const OTHERS: usize = 18;
/// How many tiles a set has in all.
pub(crate) const TILES: usize = STARTING + OTHERS;
/// How long a tile's name may be.
pub(crate) const LONGEST_NAME: usize = 8;

/// The name of a tile, such as `T07`.
pub type TileName = ArrayString<LONGEST_NAME>;

/// A tile of the set that is played with: the starting tiles first, then the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// The tiles that are shuffled.
    pub(crate) fn others() -> impl ExactSizeIterator<Item = Self> + Clone {
        (STARTING as u8..TILES as u8).map(Self)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the tile lies there from the start.
    #[must_use]
    pub const fn starts(self) -> bool {
        self.index() < STARTING
    }
}

/// A set of tiles as data: the form of the default set's file, and of a set given inline.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileSet {
    /// What the set is called.
    pub name: String,
    /// The three starting tiles.
    pub start: Vec<StartingTile>,
    /// The 18 others.
    pub tiles: Vec<PlainTile>,
}

/// A starting tile: a tile and how it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartingTile {
    /// Its name, of 1 to 8 ASCII letters and digits.
    pub id: String,
    /// The corners that its river runs between.
    pub river: [u8; 2],
    /// Its bison, salmon and turkeys.
    pub animals: [u8; 3],
    /// Where it lies.
    pub cell: Cell,
    /// How it is turned.
    pub turn: Rotation,
}

/// A tile that is drawn and placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainTile {
    /// Its name, of 1 to 8 ASCII letters and digits.
    pub id: String,
    /// The corners that its river runs between.
    pub river: [u8; 2],
    /// Its bison, salmon and turkeys.
    pub animals: [u8; 3],
}

impl TileSet {
    /// The default set, `reconstruction-2`.
    #[must_use]
    pub fn reconstruction_2() -> Self {
        serde_json::from_str(include_str!("../tiles/reconstruction-2.json")).expect("our own file is a set")
    }

    /// The older set, `reconstruction-1`, with other animals on the starting tiles.
    #[must_use]
    pub fn reconstruction_1() -> Self {
        serde_json::from_str(include_str!("../tiles/reconstruction-1.json")).expect("our own file is a set")
    }
}

/// What touches the sides and corners of a tile that lies: one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Face {
    prairie: u8,
    river: u8,
}

impl Face {
    /// The face of a tile with a river between these corners, turned (B1.2, B1.3).
    fn new([from, to]: [u8; 2], rotation: Rotation) -> Self {
        let mut face = Self::default();
        let (mut side, to) = (usize::from(from), usize::from(to));
        face.river |= 1 << rotation.turned(side) | 1 << rotation.turned(to);
        while side != to {
            face.prairie |= 1 << rotation.turned(side);
            side = (side + 1) % SIDES;
        }
        face
    }

    /// The land along a side (B1.3).
    pub(crate) const fn land(self, side: usize) -> Land {
        if self.prairie >> side & 1 == 1 { Land::Prairie } else { Land::Mountain }
    }

    /// Whether the river ends in a corner.
    pub(crate) const fn river_ends_in(self, corner: usize) -> bool {
        self.river >> corner & 1 == 1
    }
}

/// The tiles that are played with, ready for use.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    names: [TileName; TILES],
    animals: [[u8; 3]; TILES],
    faces: [[Face; 3]; TILES],
    turns: [Rotation; STARTING],
}

impl Deck {
    /// Checks a set and makes it ready.
    ///
    /// # Errors
    /// The first fault of the set, with the tile that has it.
    pub(crate) fn new(set: &TileSet) -> Result<Self, Refusal<Reason>> {
        let fault = |rule, fault| Refusal::new(rule, Reason::TileSet(fault));
        if set.start.len() != STARTING {
            return Err(fault(rules::B1_8, SetFault::StartingTiles { count: set.start.len() }));
        }
        if set.tiles.len() != OTHERS {
            return Err(fault(rules::B1_8, SetFault::OtherTiles { count: set.tiles.len() }));
        }
        let mut deck = Self {
            names: [TileName::new(); TILES],
            animals: [[0; 3]; TILES],
            faces: [[Face::default(); 3]; TILES],
            turns: [Rotation(0); STARTING],
        };
        let starting = set.start.iter().map(|tile| (&tile.id, tile.river, tile.animals));
        let others = set.tiles.iter().map(|tile| (&tile.id, tile.river, tile.animals));
        for (index, (id, river, animals)) in starting.chain(others).enumerate() {
            let tile = id.clone();
            let short = (1..=LONGEST_NAME).contains(&id.len());
            if !short || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
                return Err(fault(rules::B1_8, SetFault::Name { tile }));
            }
            let name = TileName::from(id).expect("a short name fits");
            if deck.names[..index].contains(&name) {
                return Err(fault(rules::B1_8, SetFault::NameTwice { tile }));
            }
            if let Some(&corner) = river.iter().find(|&&corner| usize::from(corner) >= SIDES) {
                return Err(fault(rules::B1_3, SetFault::Corner { tile, corner }));
            }
            if river[0] == river[1] {
                return Err(fault(rules::B1_3, SetFault::RiverEnds { tile, corner: river[0] }));
            }
            let total = animals.iter().map(|&count| u32::from(count)).sum();
            if total != 3 {
                return Err(fault(rules::B1_4, SetFault::Animals { tile, total }));
            }
            deck.names[index] = name;
            deck.animals[index] = animals;
            deck.faces[index] = Rotation::ALL.map(|rotation| Face::new(river, rotation));
        }
        for (index, tile) in set.start.iter().enumerate() {
            let id = tile.id.clone();
            if tile.cell != STARTING_CELLS[index] {
                let (cell, right) = (tile.cell, STARTING_CELLS[index]);
                return Err(fault(rules::B1_8, SetFault::StartingCell { tile: id, cell, right }));
            }
            if !tile.turn.fits() {
                return Err(fault(rules::B1_2, SetFault::Turn { tile: id, turn: tile.turn.0 }));
            }
            deck.turns[index] = tile.turn;
        }
        Ok(deck)
    }

    /// A tile's name.
    pub(crate) const fn name(&self, tile: Tile) -> TileName {
        self.names[tile.index()]
    }

    /// The tile of a name.
    pub(crate) fn tile(&self, name: &str) -> Option<Tile> {
        self.names.iter().position(|other| other.as_str() == name).map(|index| Tile(index as u8))
    }

    /// The animals on one of a tile's spaces (B1.4).
    pub(crate) const fn animals(&self, tile: Tile, land: Land) -> u8 {
        self.animals[tile.index()][land.index()]
    }

    /// What touches a tile's sides and corners when it is turned.
    pub(crate) const fn face(&self, tile: Tile, rotation: Rotation) -> Face {
        self.faces[tile.index()][rotation.0 as usize]
    }

    /// How a starting tile is turned.
    pub(crate) const fn starting_turn(&self, tile: Tile) -> Rotation {
        self.turns[tile.index()]
    }

    /// All animals of the given tiles together.
    pub(crate) fn stock(&self, tiles: impl IntoIterator<Item = Tile>) -> Stock {
        let mut stock = Stock::default();
        for tile in tiles {
            for animal in Animal::ALL {
                stock[animal] += self.animals[tile.index()][animal as usize];
            }
        }
        stock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_3_prairie_runs_clockwise_from_the_first_river_corner() {
        let face = Face::new([4, 1], Rotation(0));
        let lands = [0, 1, 2, 3, 4, 5].map(|side| face.land(side) == Land::Prairie);
        assert_eq!(lands, [true, false, false, false, true, true]);
        let ends = [0, 1, 2, 3, 4, 5].map(|corner| face.river_ends_in(corner));
        assert_eq!(ends, [false, true, false, false, true, false]);
    }

    #[test]
    fn b1_2_a_turn_moves_sides_with_corners() {
        let face = Face::new([0, 2], Rotation(1));
        let lands = [0, 1, 2, 3, 4, 5].map(|side| face.land(side) == Land::Prairie);
        assert_eq!(lands, [false, false, true, true, false, false]);
        assert_eq!(face, Face::new([2, 4], Rotation(0)));
        assert_eq!(Face::new([1, 5], Rotation(2)), Face::new([5, 3], Rotation(0)));
    }

    #[test]
    fn b1_8_the_default_set_is_a_set() {
        let set = TileSet::reconstruction_2();
        let deck = Deck::new(&set).unwrap();
        assert_eq!(set.name, "reconstruction-2");
        assert_eq!(deck.tile("T18"), Some(Tile(20)));
        assert_eq!(deck.stock((0..21).map(Tile)).total(), 63);
        assert_eq!(deck.tile("T19"), None);
    }

    #[test]
    fn b1_8_the_older_set_differs_in_the_animals_of_the_starting_tiles_only() {
        let (mut older, newer) = (TileSet::reconstruction_1(), TileSet::reconstruction_2());
        assert_eq!(older.name, "reconstruction-1");
        assert_ne!(older.start, newer.start);
        for (tile, new) in older.start.iter_mut().zip(&newer.start) {
            tile.animals = new.animals;
        }
        older.name.clone_from(&newer.name);
        assert_eq!(older, newer);
    }
}
