//! Rules from a name and a few options, as people ask for them.

use std::ops::RangeInclusive;

use game::record::{Fault, Header};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::{AnyGame, Listing, names, newest, open};

/// Why there are no such rules.
#[derive(Debug, Error)]
pub enum Unfit {
    /// The game's name is unknown.
    #[error("there is no game \"{0}\"; known: {known}", known = names().join(", "))]
    Game(String),
    /// The game is not for so many.
    #[error("{game} is for {} to {} seats, not {seats}", range.start(), range.end())]
    Seats {
        /// The game.
        game: &'static str,
        /// How many it is for.
        range: RangeInclusive<u8>,
        /// How many were asked for.
        seats: u8,
    },
    /// The game has no such option.
    #[error("{game} has no option \"{option}\"; {}", known_options(known))]
    Option {
        /// The game.
        game: &'static str,
        /// The option.
        option: String,
        /// Those that it has.
        known: Vec<String>,
    },
    /// An option's value is out of range or inconsistent.
    #[error("{0}")]
    Value(String),
}

fn known_options(known: &[String]) -> String {
    if known.is_empty() { "it has none".to_owned() } else { format!("known: {}", known.join(", ")) }
}

/// The newest rules of the game called `name`, with defaults for the options that are not given.
///
/// # Errors
/// If there is no such game, number of seats or option.
pub fn configure(name: &str, seats: u8, options: Map<String, Value>) -> Result<AnyGame, Unfit> {
    let Listing { name, version, seats: range, options: mut all, .. } =
        newest(name).ok_or_else(|| Unfit::Game(name.to_owned()))?;
    if !range.contains(&seats) {
        return Err(Unfit::Seats { game: name, range, seats });
    }
    for (option, value) in options {
        if !all.contains_key(&option) {
            let known = all.keys().cloned().collect();
            return Err(Unfit::Option { game: name, option, known });
        }
        all.insert(option, value);
    }
    let header = Header {
        tallgrass: 1,
        game: name.to_owned(),
        rules: version,
        seats,
        options: all,
        seed: None,
        dealer: None,
        setup: None,
        viewer: None,
        more: Map::new(),
    };
    open(&header).map_err(|fault| match fault {
        Fault::Header(what) => Unfit::Value(what),
        other => Unfit::Value(other.to_string()),
    })
}
