//! The spaces of the land: three on every tile (B1.3).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Animal, Cell};

/// A kind of land.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Land {
    /// Grassland, where bison graze.
    Prairie,
    /// Water, where salmon swim.
    River,
    /// High ground, where turkeys roost.
    Mountain,
}

impl Land {
    /// The three kinds, in the order of a tile.
    pub const ALL: [Self; 3] = [Self::Prairie, Self::River, Self::Mountain];
    /// The three kinds, in the order of scoring (B5.1).
    pub const SCORED: [Self; 3] = [Self::Prairie, Self::Mountain, Self::River];

    /// The animal that lives there (B1.4).
    #[must_use]
    pub const fn animal(self) -> Animal {
        match self {
            Self::Prairie => Animal::Bison,
            Self::River => Animal::Salmon,
            Self::Mountain => Animal::Turkey,
        }
    }

    /// The kind that is scored after this one (B5.1).
    #[must_use]
    pub const fn scored_next(self) -> Option<Self> {
        match self {
            Self::Prairie => Some(Self::Mountain),
            Self::Mountain => Some(Self::River),
            Self::River => None,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Prairie => "prairie",
            Self::River => "river",
            Self::Mountain => "mountain",
        })
    }
}

/// One of the three spaces of the tile in a cell; `[q,r,"prairie"]` in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i8, i8, Land)", into = "(i8, i8, Land)")]
pub struct Space {
    /// Where the tile lies.
    pub cell: Cell,
    /// Which of its spaces.
    pub land: Land,
}

impl From<(i8, i8, Land)> for Space {
    fn from((q, r, land): (i8, i8, Land)) -> Self {
        Self { cell: Cell { q, r }, land }
    }
}

impl From<Space> for (i8, i8, Land) {
    fn from(space: Space) -> Self {
        (space.cell.q, space.cell.r, space.land)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.cell, self.land)
    }
}
