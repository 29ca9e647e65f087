//! The bag that the tiles are drawn from.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::tiles::{Tile, Tiles};

/// How many tiles of each kind a bag holds. In JSON an object with a number for every kind.
///
/// A kind that is not in the object is read as none. Numbers beyond 65,535 are read as that many, which
/// [`Options`](crate::Options) refuse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bag(pub [u16; Tile::ALL.len()]);

impl Bag {
    /// How many of this kind there are.
    #[must_use]
    pub const fn count(&self, tile: Tile) -> u16 {
        self.0[tile as usize]
    }

    /// How many tiles there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes a tile out. There must be one.
    pub const fn take(&mut self, tile: Tile) {
        self.0[tile as usize] -= 1;
    }

    /// The kind of the tile at place `place` if all tiles lay in a row, sorted.
    pub(crate) fn tile_at(&self, mut place: u32) -> Tile {
        for tile in Tile::ALL {
            let count = u32::from(self.count(tile));
            if place < count {
                return tile;
            }
            place -= count;
        }
        unreachable!("a place within the bag's length")
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Tile::ALL.into_iter().map(|tile| (tile, self.count(tile))))
    }
}

/// A number of tiles, which cannot be less than none.
struct Count(u16);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl Visitor<'_> for Reading {
            type Value = Count;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of tiles")
            }

            fn visit_u64<E: Error>(self, count: u64) -> Result<Count, E> {
                Ok(Count(u16::try_from(count).unwrap_or(u16::MAX)))
            }

            fn visit_i64<E: Error>(self, count: i64) -> Result<Count, E> {
                Err(E::custom(format_args!("a bag cannot hold {count} tiles of a kind")))
            }
        }
        deserializer.deserialize_any(Reading)
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl<'de> Visitor<'de> for Reading {
            type Value = Bag;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with the number of tiles of each kind")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Bag, A::Error> {
                let mut bag = Bag::default();
                let mut seen = Tiles::NONE;
                while let Some(name) = members.next_key::<String>()? {
                    let Some(tile) = Tile::ALL.into_iter().find(|tile| tile.name() == name) else {
                        members.next_value::<IgnoredAny>()?;
                        return Err(A::Error::custom(format_args!("there is no kind of tile \"{name}\"")));
                    };
                    if seen.contains(tile) {
                        return Err(A::Error::custom(format_args!("\"{name}\" stands twice")));
                    }
                    seen = seen.with(tile);
                    let Count(count) = members.next_value()?;
                    bag.0[tile as usize] = count;
                }
                Ok(bag)
            }
        }
        deserializer.deserialize_map(Reading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_lists_every_kind() {
        let bag: Bag = serde_json::from_str(r#"{"totem":3,"bison-2":60000}"#).unwrap();
        assert_eq!(bag.count(Tile::Totem), 3);
        assert_eq!(
            serde_json::to_string(&bag).unwrap(),
            r#"{"bison-1":0,"bison-2":60000,"bison-3":0,"tipi-1":0,"tipi-2":0,"tipi-3":0,"horse":0,"totem":3,"tomahawk":0}"#
        );
        assert_eq!((bag.tile_at(59_999), bag.tile_at(60_000)), (Tile::Bison2, Tile::Totem));
    }

    #[test]
    fn a_bag_says_what_is_wrong_with_it() {
        let wrong = |text: &str| game::reading::explain::<Bag>(text.as_bytes());
        assert!(wrong(r#"{"bison-4":1}"#).contains("no kind of tile \"bison-4\""));
        assert!(wrong(r#"{"horse":-2}"#).contains("\"horse\": a bag cannot hold -2 tiles"));
        assert!(wrong(r#"{"horse":1,"horse":1}"#).contains("stands twice"));
        assert!(wrong(r#"{"horse":1.5}"#).contains("\"horse\" is 1.5: wanted a number of tiles"));
    }
}
