//! Animals, and stocks of them (B2.2).

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A kind of animal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animal {
    /// Bison, of the prairies.
    Bison,
    /// Salmon, of the rivers.
    Salmon,
    /// Turkeys, of the mountains.
    Turkey,
}

impl Animal {
    /// The three kinds.
    pub const ALL: [Self; 3] = [Self::Bison, Self::Salmon, Self::Turkey];

    /// Several of them, in English.
    pub(crate) const fn plural(self) -> &'static str {
        match self {
            Self::Bison => "bison",
            Self::Salmon => "salmon",
            Self::Turkey => "turkeys",
        }
    }

    /// So many of them, in English.
    pub(crate) fn counted(self, count: u8) -> String {
        if count == 1 { format!("1 {self}") } else { format!("{count} {}", self.plural()) }
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bison => "bison",
            Self::Salmon => "salmon",
            Self::Turkey => "turkey",
        })
    }
}

/// The end of a stock's track (B2.2).
pub const FULL: u8 = 15;

/// What each animal stands at when the game begins (B2.2).
pub(crate) const AT_START: Stock = Stock { bison: 10, salmon: 10, turkey: 10 };

/// A number of each animal: what a seat owns, pays or is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Bison.
    pub bison: u8,
    /// Salmon.
    pub salmon: u8,
    /// Turkeys.
    pub turkey: u8,
}

impl Stock {
    /// All animals together.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.bison as u32 + self.salmon as u32 + self.turkey as u32
    }

    /// The animal of which there are fewest.
    #[must_use]
    pub fn smallest(self) -> u8 {
        self.bison.min(self.salmon).min(self.turkey)
    }

    /// The animals of which there are fewer than the track can hold, as bits.
    pub(crate) fn below_full(self) -> u16 {
        u16::from(self.bison < FULL) | u16::from(self.salmon < FULL) << 1 | u16::from(self.turkey < FULL) << 2
    }

    /// Whether a kind is above what the track can hold.
    #[must_use]
    pub fn overflows(self) -> bool {
        self.bison.max(self.salmon).max(self.turkey) > FULL
    }

    /// This stock with what is above the track's end lost.
    #[must_use]
    pub fn capped(self) -> Self {
        Self { bison: self.bison.min(FULL), salmon: self.salmon.min(FULL), turkey: self.turkey.min(FULL) }
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            bison: self.bison.saturating_add(other.bison),
            salmon: self.salmon.saturating_add(other.salmon),
            turkey: self.turkey.saturating_add(other.turkey),
        }
    }

    /// This stock less another, down to 0.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self {
            bison: self.bison.saturating_sub(other.bison),
            salmon: self.salmon.saturating_sub(other.salmon),
            turkey: self.turkey.saturating_sub(other.turkey),
        }
    }

    /// The same number of each animal.
    #[must_use]
    pub const fn of_each(count: u8) -> Self {
        Self { bison: count, salmon: count, turkey: count }
    }
}

impl Index<Animal> for Stock {
    type Output = u8;

    fn index(&self, animal: Animal) -> &u8 {
        match animal {
            Animal::Bison => &self.bison,
            Animal::Salmon => &self.salmon,
            Animal::Turkey => &self.turkey,
        }
    }
}

impl IndexMut<Animal> for Stock {
    fn index_mut(&mut self, animal: Animal) -> &mut u8 {
        match animal {
            Animal::Bison => &mut self.bison,
            Animal::Salmon => &mut self.salmon,
            Animal::Turkey => &mut self.turkey,
        }
    }
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bison, {} salmon, {} turkey", self.bison, self.salmon, self.turkey)
    }
}
