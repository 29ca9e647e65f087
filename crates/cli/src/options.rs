//! The options of a game, as the command line gives them.

use std::fs;

use clap::builder::PossibleValuesParser;
use games::{AnyGame, Unfit};
use serde_json::{Map, Value};

use crate::Failure;

/// The names of the games, as clap checks and lists them.
pub(crate) fn known_games() -> PossibleValuesParser {
    PossibleValuesParser::new(games::names())
}

/// Options of the game.
#[derive(clap::Args, Debug)]
pub(crate) struct Options {
    /// An option of the game, such as reach=3; key=@FILE takes its JSON from a file; can be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    given: Vec<String>,
}

impl Options {
    /// The rules of `game` with these options.
    pub(crate) fn configure(&self, game: &str, seats: u8) -> Result<AnyGame, Failure> {
        let mut options = Map::new();
        let mut files = Vec::new();
        for given in &self.given {
            let Some((key, text)) = given.split_once('=') else {
                return Err(Failure::Usage(format!("--option {given}: write it as key=value or key=@FILE")));
            };
            let value = match text.strip_prefix('@') {
                Some(file) => {
                    files.push(file);
                    from_file(file)?
                }
                None => game::strict::parse(text).unwrap_or_else(|_| text.into()),
            };
            if options.insert(key.to_owned(), value).is_some() {
                return Err(Failure::Usage(format!("--option {key} is given twice")));
            }
        }
        games::configure(game, seats, options).map_err(|unfit| match unfit {
            // The command line is well formed; what stands in the file is not what the game can use.
            Unfit::Value(what) if !files.is_empty() => {
                Failure::Input(format!("{}: {what}", files.join(", ")))
            }
            other => other.into(),
        })
    }
}

fn from_file(file: &str) -> Result<Value, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::opening(file, &error))?;
    game::strict::parse(&text).map_err(|error| Failure::Input(format!("{file}: {error}")))
}

/// The number of seats that was asked for, or else the most that the game is for.
pub(crate) fn seats_or_most(game: &str, seats: Option<u8>) -> u8 {
    seats.or_else(|| games::newest(game).map(|listing| *listing.seats.end())).unwrap_or(0)
}
