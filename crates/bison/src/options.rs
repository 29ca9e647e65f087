//! What a table chooses before it plays.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::geometry::LEAST_REACH;
use crate::{TileSet, Variant};

/// The name of the default set of tiles.
const RECONSTRUCTION_2: &str = "reconstruction-2";
/// The name of the older set.
const RECONSTRUCTION_1: &str = "reconstruction-1";

/// The options of a header; all of them stand in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// What a `tipi` or `canoe` action can do (B7).
    pub variant: Variant,
    /// How far from the totem a tile may lie (B1.9).
    pub reach: u8,
    /// The tiles that are played with (B1.8).
    pub tiles: Tiles,
}

impl Default for Options {
    fn default() -> Self {
        Self { variant: Variant::Basic, reach: LEAST_REACH, tiles: Tiles::Reconstruction2 }
    }
}

/// Which tiles are played with: a set's name, or a whole set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tiles {
    /// The default set.
    Reconstruction2,
    /// The older set, with other animals on the starting tiles.
    Reconstruction1,
    /// A set of one's own.
    Inline(TileSet),
}

impl Tiles {
    /// The set.
    #[must_use]
    pub fn set(&self) -> TileSet {
        match self {
            Self::Reconstruction2 => TileSet::reconstruction_2(),
            Self::Reconstruction1 => TileSet::reconstruction_1(),
            Self::Inline(set) => set.clone(),
        }
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Reconstruction2 => serializer.serialize_str(RECONSTRUCTION_2),
            Self::Reconstruction1 => serializer.serialize_str(RECONSTRUCTION_1),
            Self::Inline(set) => set.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NameOrSet)
    }
}

struct NameOrSet;

impl<'de> Visitor<'de> for NameOrSet {
    type Value = Tiles;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{RECONSTRUCTION_2}\", \"{RECONSTRUCTION_1}\" or a set of tiles")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Tiles, E> {
        match name {
            RECONSTRUCTION_2 => Ok(Tiles::Reconstruction2),
            RECONSTRUCTION_1 => Ok(Tiles::Reconstruction1),
            _ => Err(E::custom(format_args!("there is no set of tiles called \"{name}\""))),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<Tiles, A::Error> {
        TileSet::deserialize(MapAccessDeserializer::new(members)).map(Tiles::Inline)
    }
}
