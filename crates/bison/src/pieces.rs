//! Hunters, tipis and canoes (B2.1).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Land;

/// What is built: tipis on land, canoes on rivers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Craft {
    /// A tent, on a prairie or a mountain.
    Tipi,
    /// A boat, on a river.
    Canoe,
}

impl Craft {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Tipi, Self::Canoe];

    /// What can stand on this kind of land (B2.3).
    #[must_use]
    pub const fn on(land: Land) -> Self {
        match land {
            Land::Prairie | Land::Mountain => Self::Tipi,
            Land::River => Self::Canoe,
        }
    }
}

impl fmt::Display for Craft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tipi => "tipi",
            Self::Canoe => "canoe",
        })
    }
}

/// How many hunters live in a tipi or row a canoe: 1 to 4, and 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Size(pub u8);

impl Size {
    /// No tipi or canoe at all.
    pub const NONE: Self = Self(0);
    /// The four sizes.
    pub const ALL: [Self; 4] = [Self(1), Self(2), Self(3), Self(4)];

    /// Whether pieces of this size exist.
    #[must_use]
    pub const fn exists(self) -> bool {
        matches!(self.0, 1..=4)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What the market sells (B4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ware {
    /// A hunter, for one animal of each kind.
    Hunter,
    /// A tipi, for its size of each kind.
    Tipi(Size),
    /// A canoe, for its size of each kind.
    Canoe(Size),
}

impl Ware {
    /// Everything that a market has at the start.
    pub(crate) const ALL: [Self; 9] = [
        Self::Hunter,
        Self::Tipi(Size(1)),
        Self::Tipi(Size(2)),
        Self::Tipi(Size(3)),
        Self::Tipi(Size(4)),
        Self::Canoe(Size(1)),
        Self::Canoe(Size(2)),
        Self::Canoe(Size(3)),
        Self::Canoe(Size(4)),
    ];

    /// A tipi or canoe of a size.
    pub(crate) const fn craft(craft: Craft, size: Size) -> Self {
        match craft {
            Craft::Tipi => Self::Tipi(size),
            Craft::Canoe => Self::Canoe(size),
        }
    }

    /// How many animals of each kind it costs (B4.1).
    #[must_use]
    pub const fn price(self) -> u8 {
        match self {
            Self::Hunter => 1,
            Self::Tipi(size) | Self::Canoe(size) => size.0,
        }
    }
}

impl fmt::Display for Ware {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hunter => f.write_str("hunter"),
            Self::Tipi(size) => write!(f, "tipi {size}"),
            Self::Canoe(size) => write!(f, "canoe {size}"),
        }
    }
}

/// Pieces beside the board, in a seat's supply or market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Hunters.
    pub hunters: u8,
    /// Tipis of sizes 1 to 4.
    pub tipis: [u8; 4],
    /// Canoes of sizes 1 to 4.
    pub canoes: [u8; 4],
}

/// Every piece that a seat has (B2.1).
pub const ALL_PIECES: Pieces = Pieces { hunters: 8, tipis: [2, 2, 1, 1], canoes: [2, 2, 1, 1] };
/// A seat's supply at the start (B2.1).
pub const FIRST_SUPPLY: Pieces = Pieces { hunters: 4, tipis: [1, 1, 0, 0], canoes: [1, 1, 0, 0] };
/// A seat's market at the start (B2.1).
pub const FIRST_MARKET: Pieces = Pieces { hunters: 4, tipis: [1, 1, 1, 1], canoes: [1, 1, 1, 1] };

impl Pieces {
    /// How many of a piece there are; 0 of a size that does not exist.
    #[must_use]
    pub fn count(&self, ware: Ware) -> u8 {
        match ware {
            Ware::Hunter => self.hunters,
            Ware::Tipi(size) => Self::of_size(&self.tipis, size),
            Ware::Canoe(size) => Self::of_size(&self.canoes, size),
        }
    }

    fn of_size(counts: &[u8; 4], size: Size) -> u8 {
        counts.get(usize::from(size.0).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// The tipis or the canoes, of sizes 1 to 4.
    #[must_use]
    pub const fn sizes(&self, craft: Craft) -> &[u8; 4] {
        match craft {
            Craft::Tipi => &self.tipis,
            Craft::Canoe => &self.canoes,
        }
    }

    /// The sizes of which there are tipis or canoes, as bits from 1 to 4.
    pub(crate) fn sizes_there(&self, craft: Craft) -> u8 {
        let [one, two, three, four] = self.sizes(craft).map(|count| u8::from(count > 0));
        one << 1 | two << 2 | three << 3 | four << 4
    }

    /// Puts a piece there; nothing if its size does not exist.
    pub(crate) fn put(&mut self, ware: Ware) {
        if let Some(count) = self.slot(ware) {
            *count += 1;
        }
    }

    /// Takes a piece away; nothing if its size does not exist.
    pub(crate) fn take(&mut self, ware: Ware) {
        if let Some(count) = self.slot(ware) {
            *count -= 1;
        }
    }

    fn slot(&mut self, ware: Ware) -> Option<&mut u8> {
        match ware {
            Ware::Hunter => Some(&mut self.hunters),
            Ware::Tipi(size) => self.tipis.get_mut(usize::from(size.0).wrapping_sub(1)),
            Ware::Canoe(size) => self.canoes.get_mut(usize::from(size.0).wrapping_sub(1)),
        }
    }
}
