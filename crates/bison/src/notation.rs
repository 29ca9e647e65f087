//! Moves in a few words.

use crate::moves::Move;

impl Move {
    /// The move in a few words, such as `trek 0,0 prairie to 1,0 river`.
    #[must_use]
    pub fn short(&self) -> String {
        let kind = self.kind();
        match self {
            Self::Buy(ware) => format!("{kind} {ware}"),
            Self::Trade { give, get } => format!("{kind} 3 {give} for 1 {get}"),
            Self::Place { cell, turn, hunters, land } => match land {
                Some(land) => format!("{kind} {cell} turn {}, {hunters} on {land}", turn.0),
                None => format!("{kind} {cell} turn {}", turn.0),
            },
            Self::Tipi { at, size } | Self::Canoe { at, size } => format!("{kind} {size} on {at}"),
            Self::Gather { from, to } | Self::Step { from, to } | Self::Trek { from, to } => {
                format!("{kind} {from} to {to}")
            }
            Self::Skip(action) => format!("{kind} {action}"),
            Self::Pay(stock) => format!("{kind} {stock}"),
            Self::Gain(animal) => format!("{kind} {animal}"),
            Self::Done | Self::Settle => kind.to_owned(),
        }
    }
}
