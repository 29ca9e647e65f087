//! The options of a match: who takes the parties, which tiles are in the bag, what the second takes.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::bag::Bag;

/// The options of a match. `muster` and `bag` must be there when they are read; `spoils` says which version of the
/// rules these are options of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Who takes the parties (M2.4).
    pub muster: Muster,
    /// The tiles in the bag (M1.2).
    pub bag: BagOption,
    /// What the next highest total takes (M4.3c); `None` in version 1 of the rules, which has no such option and
    /// means [`Spoils::One`].
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "stated")]
    pub spoils: Option<Spoils>,
}

impl Default for Options {
    fn default() -> Self {
        Self { muster: Muster::default(), bag: BagOption::default(), spoils: Some(Spoils::default()) }
    }
}

impl Options {
    /// The default options of version 1 of the rules.
    #[must_use]
    pub fn of_version_1() -> Self {
        Self { spoils: None, ..Self::default() }
    }
}

/// Reads what stands there, so that `null` is not taken for a missing member.
fn stated<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Spoils>, D::Error> {
    Spoils::deserialize(deserializer).map(Some)
}

/// What the seat with the next highest total takes from a ground (M4.3c).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Spoils {
    /// Every tile that is left.
    #[default]
    Rest,
    /// One tile.
    One,
}

/// Who takes the parties (M2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Muster {
    /// Every seat chooses its own.
    #[default]
    Choice,
    /// Chance.
    Random,
}

/// Which tiles are in the bag (M1.2): a name, or the tiles themselves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum BagOption {
    /// The default bag.
    #[default]
    Reconstruction1,
    /// A bag of one's own.
    Inline(NamedBag),
}

/// A bag and what it is called, in the form of a bag file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedBag {
    /// What the bag is called.
    pub name: String,
    /// How many tiles of each kind it holds.
    pub tiles: Bag,
}

/// The name of the default bag.
const RECONSTRUCTION_1: &str = "reconstruction-1";

impl BagOption {
    /// The tiles of the bag at the start of a match.
    #[must_use]
    pub const fn tiles(&self) -> Bag {
        match self {
            // The file reconstruction-1.json, which a test compares.
            Self::Reconstruction1 => Bag([6, 6, 6, 6, 6, 6, 8, 8, 8]),
            Self::Inline(bag) => bag.tiles,
        }
    }
}

impl Serialize for BagOption {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Reconstruction1 => serializer.serialize_str(RECONSTRUCTION_1),
            Self::Inline(bag) => bag.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for BagOption {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl<'de> Visitor<'de> for Reading {
            type Value = BagOption;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "\"{RECONSTRUCTION_1}\" or a bag with \"name\" and \"tiles\"")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<BagOption, E> {
                if name == RECONSTRUCTION_1 {
                    return Ok(BagOption::Reconstruction1);
                }
                Err(E::custom(format_args!("there is no bag \"{name}\"; there is \"{RECONSTRUCTION_1}\"")))
            }

            fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<BagOption, A::Error> {
                NamedBag::deserialize(MapAccessDeserializer::new(members)).map(BagOption::Inline)
            }
        }
        deserializer.deserialize_any(Reading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m1_2_the_default_bag_is_the_file() {
        let file: NamedBag = serde_json::from_str(include_str!("reconstruction-1.json")).unwrap();
        assert_eq!(file.name, RECONSTRUCTION_1);
        assert_eq!(file.tiles, BagOption::default().tiles());
        assert_eq!(file.tiles.len(), 60);
    }

    #[test]
    fn options_have_the_form_of_the_page() {
        let text = r#"{"muster":"choice","bag":"reconstruction-1","spoils":"rest"}"#;
        assert_eq!(serde_json::to_string(&Options::default()).unwrap(), text);
        assert_eq!(serde_json::from_str::<Options>(text).unwrap(), Options::default());
    }

    #[test]
    fn options_of_version_1_have_no_spoils() {
        let text = r#"{"muster":"choice","bag":"reconstruction-1"}"#;
        assert_eq!(serde_json::to_string(&Options::of_version_1()).unwrap(), text);
        assert_eq!(serde_json::from_str::<Options>(text).unwrap(), Options::of_version_1());
    }

    #[test]
    fn an_inline_bag_reads_back() {
        let text = r#"{"muster":"random","bag":{"name":"mine","tiles":{"bison-1":9,"bison-2":9,"bison-3":9,"tipi-1":9,"tipi-2":9,"tipi-3":9,"horse":9,"totem":9,"tomahawk":9}}}"#;
        let options: Options = serde_json::from_str(text).unwrap();
        assert_eq!(options.muster, Muster::Random);
        assert_eq!(serde_json::to_string(&options).unwrap(), text);
    }

    #[test]
    fn wrong_options_say_what_is_wrong() {
        let wrong = |text: &str| game::reading::explain::<Options>(text.as_bytes());
        assert!(wrong(r#"{"muster":"choice"}"#).contains("\"bag\" is missing"));
        assert!(wrong(r#"{"bag":"reconstruction-1"}"#).contains("\"muster\" is missing"));
        assert!(
            wrong(r#"{"muster":"luck","bag":"reconstruction-1"}"#)
                .contains("\"muster\" is \"luck\": wanted \"choice\" or \"random\"")
        );
        assert!(
            wrong(r#"{"muster":"choice","bag":"reconstruction-1","spoils":"all"}"#)
                .contains("\"spoils\" is \"all\": wanted \"rest\" or \"one\"")
        );
        assert!(
            wrong(r#"{"muster":"choice","bag":"reconstruction-1","spoils":null}"#).contains("\"spoils\"")
        );
        assert!(wrong(r#"{"muster":"choice","bag":"big"}"#).contains("there is no bag \"big\""));
        assert!(wrong(r#"{"muster":"choice","bag":7}"#).contains("a bag with"));
        assert!(
            wrong(r#"{"muster":"choice","bag":"reconstruction-1","x":1}"#)
                .contains("\"x\" does not belong here")
        );
        assert!(wrong(r#"{"muster":"choice","bag":{"tiles":{}}}"#).contains("\"bag.name\" is missing"));
        assert!(
            wrong(r#"{"muster":"choice","bag":{"name":"n","tiles":{"fish":1}}}"#).contains("no kind of tile")
        );
        assert!(
            wrong(r#"{"muster":"choice","bag":{"name":"n","tiles":{"horse":-1}}}"#)
                .contains("cannot hold -1")
        );
    }
}
