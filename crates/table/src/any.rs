//! The rules of any game, by name. Stands in for the crate `games`.

use game::Game;
use game::record::{Fault, Header};
use serde_json::{Map, Value};
use wind_river::WindRiver;

pub(crate) trait Visit {
    type Output;
    fn visit<G: Game>(self, rules: G) -> Self::Output;
}

pub(crate) enum AnyGame {
    WindRiver(WindRiver),
}

impl AnyGame {
    pub(crate) fn visit<V: Visit>(self, visitor: V) -> V::Output {
        match self {
            Self::WindRiver(rules) => visitor.visit(rules),
        }
    }

    pub(crate) fn header(&self) -> Header {
        match self {
            Self::WindRiver(rules) => Header::new(rules),
        }
    }
}

pub(crate) fn open(header: &Header) -> Result<AnyGame, Fault> {
    header.rules::<WindRiver>().map(AnyGame::WindRiver)
}

pub(crate) fn configure(name: &str, seats: u8, options: Map<String, Value>) -> Result<AnyGame, String> {
    let header = Header {
        tallgrass: 1,
        game: name.to_owned(),
        rules: 1,
        seats,
        options,
        seed: None,
        dealer: None,
        setup: None,
        viewer: None,
        more: Map::new(),
    };
    open(&header).map_err(|fault| fault.to_string())
}
