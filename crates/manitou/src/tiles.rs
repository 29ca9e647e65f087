//! The tiles: bison, tipis, horses, totems, tomahawks (M1.2).

use std::fmt;

use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// A kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// One bison point.
    #[serde(rename = "bison-1")]
    Bison1,
    /// Two bison points.
    #[serde(rename = "bison-2")]
    Bison2,
    /// Three bison points.
    #[serde(rename = "bison-3")]
    Bison3,
    /// One tipi point.
    #[serde(rename = "tipi-1")]
    Tipi1,
    /// Two tipi points.
    #[serde(rename = "tipi-2")]
    Tipi2,
    /// Three tipi points.
    #[serde(rename = "tipi-3")]
    Tipi3,
    /// Decides who has the horse cylinder.
    Horse,
    /// Decides who has the totem cylinder.
    Totem,
    /// Makes hunters stronger in later hunts.
    Tomahawk,
}

impl Tile {
    /// All kinds, in the order of the page.
    pub const ALL: [Self; 9] = [
        Self::Bison1,
        Self::Bison2,
        Self::Bison3,
        Self::Tipi1,
        Self::Tipi2,
        Self::Tipi3,
        Self::Horse,
        Self::Totem,
        Self::Tomahawk,
    ];

    /// The word that records use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bison1 => "bison-1",
            Self::Bison2 => "bison-2",
            Self::Bison3 => "bison-3",
            Self::Tipi1 => "tipi-1",
            Self::Tipi2 => "tipi-2",
            Self::Tipi3 => "tipi-3",
            Self::Horse => "horse",
            Self::Totem => "totem",
            Self::Tomahawk => "tomahawk",
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Tiles on a ground or in front of a seat. In JSON a sorted list.
///
/// Seven bits for each kind count 0 to 63 of it; the seventh stays free, so that all kinds can be asked at
/// once whether there are any. No game draws more than 60 tiles; longer lists of one kind are not read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u64);

const BITS: u32 = 7;
/// The most of one kind that can be counted.
const MOST: u8 = 63;
/// A one in the field of every kind.
const ONES: u64 = {
    let mut ones = 0;
    let mut kind = 0;
    while kind < Tile::ALL.len() as u32 {
        ones |= 1 << (kind * BITS);
        kind += 1;
    }
    ones
};
/// The fields of bison and tipis.
const PAIRED: u64 = (1 << (6 * BITS)) - 1;

impl Tiles {
    /// No tiles.
    pub const NONE: Self = Self(0);

    /// How many of this kind there are.
    #[must_use]
    pub const fn count(self, tile: Tile) -> u8 {
        (self.0 >> (tile as u32 * BITS)) as u8 & MOST
    }

    /// How many tiles these are.
    #[must_use]
    pub fn len(self) -> u32 {
        Tile::ALL.into_iter().map(|tile| u32::from(self.count(tile))).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a tile of this kind.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.count(tile) != 0
    }

    /// These tiles and one more.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        debug_assert!(self.count(tile) < MOST);
        Self(self.0 + (1 << (tile as u32 * BITS)))
    }

    /// These tiles less one of them.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Self {
        debug_assert!(self.contains(tile));
        Self(self.0 - (1 << (tile as u32 * BITS)))
    }

    /// The bison and tipis among them.
    #[must_use]
    pub const fn paired(self) -> Self {
        Self(self.0 & PAIRED)
    }

    /// The sum of the bison tiles.
    #[must_use]
    pub const fn bison_points(self) -> u16 {
        self.count(Tile::Bison1) as u16
            + 2 * self.count(Tile::Bison2) as u16
            + 3 * self.count(Tile::Bison3) as u16
    }

    /// The sum of the tipi tiles.
    #[must_use]
    pub const fn tipi_points(self) -> u16 {
        self.count(Tile::Tipi1) as u16
            + 2 * self.count(Tile::Tipi2) as u16
            + 3 * self.count(Tile::Tipi3) as u16
    }

    /// The free bit of every kind that is there.
    const fn kind_bits(self) -> u64 {
        (self.0 + ONES * MOST as u64) & (ONES << (BITS - 1))
    }

    /// How many different kinds there are.
    #[must_use]
    pub const fn kinds_len(self) -> u32 {
        self.kind_bits().count_ones()
    }

    /// The different kinds, in the order of the page.
    pub fn kinds(self) -> impl Iterator<Item = Tile> + Clone {
        Tile::ALL.into_iter().filter(move |&tile| self.contains(tile))
    }

    /// The different kind at place `place` of [`kinds`](Self::kinds).
    pub(crate) const fn kind_at(self, place: u32) -> Tile {
        let mut bits = self.kind_bits();
        let mut skipped = 0;
        while skipped < place {
            bits &= bits - 1;
            skipped += 1;
        }
        Tile::ALL[(bits.trailing_zeros() / BITS) as usize]
    }

    /// All tiles, in the order of the page.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        self.kinds().flat_map(move |tile| std::iter::repeat_n(tile, self.count(tile).into()))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl<'de> Visitor<'de> for Reading {
            type Value = Tiles;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of tiles")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Tiles, A::Error> {
                let mut tiles = Tiles::NONE;
                while let Some(tile) = list.next_element::<Tile>()? {
                    if tiles.count(tile) == MOST {
                        return Err(A::Error::custom(format_args!("more than {MOST} tiles {tile}")));
                    }
                    tiles = tiles.with(tile);
                }
                Ok(tiles)
            }
        }
        deserializer.deserialize_seq(Reading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_written_in_the_order_of_the_page() {
        let tiles: Tiles = serde_json::from_str(r#"["tomahawk","bison-1","horse","bison-1"]"#).unwrap();
        assert_eq!(serde_json::to_string(&tiles).unwrap(), r#"["bison-1","bison-1","horse","tomahawk"]"#);
        assert_eq!((tiles.len(), tiles.kinds_len()), (4, 3));
        for (place, tile) in tiles.kinds().enumerate() {
            assert_eq!(tiles.kind_at(place as u32), tile);
        }
        for tile in Tile::ALL {
            assert_eq!(serde_json::to_string(&tile).unwrap(), format!("\"{}\"", tile.name()));
        }
    }

    #[test]
    fn sixty_of_a_kind_do_not_spill_over() {
        let tiles: Tiles = std::iter::repeat_n(Tile::Bison3, 60).chain([Tile::Tipi1]).collect();
        assert_eq!((tiles.count(Tile::Bison3), tiles.count(Tile::Tipi1), tiles.len()), (60, 1, 61));
        assert_eq!(tiles.kinds_len(), 2);
        assert_eq!(tiles.bison_points(), 180);
    }
}
