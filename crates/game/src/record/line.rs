//! A line of a record, understood as far as that needs no rules.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::fault::plain;
use super::{Fault, Header, Stamp};
use crate::Seat;
use crate::reading::{self, Misread};
use crate::strict::{self, NotStrict};

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
        let value = strict::parse(text).map_err(|error| match error {
            NotStrict::Syntax(error) => Fault::NotJson(plain(&error)),
            NotStrict::Twice(misread) => misread.into(),
        })?;
        let Value::Object(mut members) = value else {
            return Err(Fault::Shape("a line of a record is a JSON object".to_owned()));
        };
        if members.contains_key("tallgrass") {
            return Header::read(&Value::Object(members)).map(|header| Self::Header(Box::new(header)));
        }
        let line = if let Some(chance) = members.shift_remove("chance") {
            Self::Chance(chance, stamp(&mut members)?)
        } else if let Some(mv) = members.shift_remove("move") {
            let seat = take(&mut members, "seat")?.ok_or_else(|| Misread::missing("seat"))?;
            Self::Move(seat, mv, stamp(&mut members)?)
        } else if let Some(result) = members.shift_remove("result") {
            Self::Result(result)
        } else if let Some(reveal) = members.shift_remove("reveal") {
            Self::Reveal(reveal)
        } else if let Some(legal) = take(&mut members, "legal")? {
            Self::Legal(legal)
        } else if let Some(state) = members.shift_remove("state") {
            Self::State(state)
        } else {
            return Err(Fault::Shape(
                "neither a header nor an event nor a result: wanted \"chance\", \"move\" or \"result\""
                    .to_owned(),
            ));
        };
        match members.keys().next() {
            Some(member) => Err(Misread::foreign(member, line.members()).into()),
            None => Ok(line),
        }
    }

    /// The members that such a line can have.
    const fn members(&self) -> &'static [&'static str] {
        match self {
            Self::Header(_) => &[],
            Self::Chance(..) => &["chance", "at", "by"],
            Self::Move(..) => &["seat", "move", "at", "by"],
            Self::Result(_) => &["result"],
            Self::Reveal(_) => &["reveal"],
            Self::Legal(_) => &["legal"],
            Self::State(_) => &["state"],
        }
    }
}

fn stamp(members: &mut Map<String, Value>) -> Result<Stamp, Misread> {
    Ok(Stamp { at: take(members, "at")?, by: take(members, "by")? })
}

/// Takes a member out, if it is there.
fn take<T: DeserializeOwned>(members: &mut Map<String, Value>, name: &str) -> Result<Option<T>, Misread> {
    let Some(value) = members.shift_remove(name) else { return Ok(None) };
    reading::read(&value).map(Some).map_err(|misread| misread.within(name))
}
