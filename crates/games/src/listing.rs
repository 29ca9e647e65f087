//! What can be said of a game before anybody sits down to it.

use std::ops::RangeInclusive;

use game::{Game, Rule};
use serde_json::{Map, Value};

/// One game and the versions of its rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Listing {
    /// The name in a header.
    pub name: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// The newest version of the rules, that of new matches.
    pub version: u32,
    /// The oldest version that is still read and played.
    pub oldest: u32,
    /// How many seats a match may have.
    pub seats: RangeInclusive<u8>,
    /// All options, at their defaults.
    pub options: Map<String, Value>,
    /// Every rule number.
    pub rules: &'static [Rule],
}

impl Listing {
    /// The listing of `G`.
    #[must_use]
    pub fn of<G: Game>() -> Self {
        let Value::Object(options) = game::json(&G::Options::default()) else {
            unreachable!("options are an object")
        };
        Self {
            name: G::NAME,
            title: G::TITLE,
            version: G::VERSION,
            oldest: G::OLDEST_VERSION,
            seats: G::SEATS,
            options,
            rules: G::RULES,
        }
    }
}

/// The names of the games, each once.
#[must_use]
pub fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    for listing in crate::listings() {
        if !names.contains(&listing.name) {
            names.push(listing.name);
        }
    }
    names
}

/// The newest version of the game called `name`.
#[must_use]
pub fn newest(name: &str) -> Option<Listing> {
    crate::listings().into_iter().filter(|listing| listing.name == name).max_by_key(|listing| listing.version)
}
