//! A line of a record, understood as far as that needs no rules.

use serde_json::{Map, Value};

use super::fault::plain;
use super::{Fault, Header, Stamp};
use crate::Seat;

/// A line of a record or of a trace.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// A game begins.
    Header(Box<Header>),
    /// An outcome of chance.
    Chance(Value, Stamp),
    /// A seat's move.
    Move(Seat, Value, Stamp),
    /// The end of the game.
    Result(Value),
    /// The secret of a verifiable dealer.
    Reveal(Value),
    /// In a trace: what a seat may do.
    Legal(Map<String, Value>),
    /// In a trace: where the game stands.
    State(Value),
}

impl Line {
    /// Reads a line.
    ///
    /// # Errors
    /// If it is not JSON or nothing that a record has.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let value = crate::strict::parse(text).map_err(|error| Fault::NotJson(plain(&error)))?;
        let Value::Object(mut members) = value else {
            return Err(Fault::Shape("a line of a record is a JSON object".to_owned()));
        };
        if members.contains_key("tallgrass") {
            return Header::read(Value::Object(members)).map(|header| Self::Header(Box::new(header)));
        }
        let line = if let Some(chance) = members.shift_remove("chance") {
            Self::Chance(chance, stamp(&mut members)?)
        } else if let Some(mv) = members.shift_remove("move") {
            let seat = members.shift_remove("seat");
            let seat = seat.ok_or_else(|| Fault::Shape("a move needs its seat".to_owned()))?;
            let seat = seat.as_u64().and_then(|seat| u8::try_from(seat).ok());
            let seat = seat.ok_or_else(|| Fault::Shape("a seat is a small number".to_owned()))?;
            Self::Move(Seat(seat), mv, stamp(&mut members)?)
        } else if let Some(result) = members.shift_remove("result") {
            Self::Result(result)
        } else if let Some(reveal) = members.shift_remove("reveal") {
            Self::Reveal(reveal)
        } else if let Some(Value::Object(legal)) = members.shift_remove("legal") {
            Self::Legal(legal)
        } else if let Some(state) = members.shift_remove("state") {
            Self::State(state)
        } else {
            return Err(Fault::Shape("neither a header nor an event nor a result".to_owned()));
        };
        match members.keys().next() {
            Some(member) => Err(Fault::Shape(format!("the member \"{member}\" does not belong here"))),
            None => Ok(line),
        }
    }
}

fn stamp(members: &mut Map<String, Value>) -> Result<Stamp, Fault> {
    let at = match members.shift_remove("at") {
        None => None,
        Some(at) => {
            Some(at.as_u64().ok_or_else(|| Fault::Shape("\"at\" is a number of milliseconds".to_owned()))?)
        }
    };
    let by = match members.shift_remove("by") {
        None => None,
        Some(Value::String(by)) => Some(by),
        Some(_) => return Err(Fault::Shape("\"by\" is a text".to_owned())),
    };
    Ok(Stamp { at, by })
}
