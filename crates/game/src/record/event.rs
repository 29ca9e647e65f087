//! A line of a record that the rules have understood.

use serde::Serialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::Value;

use super::Fault;
use crate::reading::{self, Misread};
use crate::{Game, Outcome, Seat, Viewer};

/// When something happened and who did it, if the record says so.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Stamp {
    /// Milliseconds since the header's `start`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// Who made the move, if not the person of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// What advances a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening<G: Game> {
    /// Chance came out like this.
    Chance(G::Chance),
    /// A seat moved.
    Move(Seat, G::Move),
}

/// What advances a game, with its stamp: one line of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Event<G: Game> {
    /// What happened.
    pub what: Happening<G>,
    /// When, and by whom.
    pub stamp: Stamp,
}

impl<G: Game> From<Happening<G>> for Event<G> {
    fn from(what: Happening<G>) -> Self {
        Self { what, stamp: Stamp::default() }
    }
}

impl<G: Game> Happening<G> {
    /// Reads an outcome of chance.
    ///
    /// # Errors
    /// If it is hidden, of the wrong form, or names what does not exist.
    pub fn read_chance(rules: &G, value: Value) -> Result<Self, Fault> {
        if value.is_null() {
            return Err(Fault::Hidden);
        }
        let shown: G::ChanceJson = read("chance", value).map_err(|misread| Fault::NotOf {
            what: "chance event",
            game: G::NAME,
            misread,
        })?;
        Ok(Self::Chance(rules.read_chance(shown)?))
    }

    /// Reads a move of `seat`.
    ///
    /// # Errors
    /// If it is hidden or of the wrong form.
    pub fn read_move(seat: Seat, value: Value) -> Result<Self, Fault> {
        if value.is_null() {
            return Err(Fault::Hidden);
        }
        read("move", value).map(|mv| Self::Move(seat, mv)).map_err(|misread| Fault::NotOf {
            what: "move",
            game: G::NAME,
            misread,
        })
    }
}

/// Reads what the notation can write, and nothing else that serde would take (a list for an object, say).
fn read<T: Serialize + DeserializeOwned>(member: &str, value: Value) -> Result<T, Misread> {
    let read = reading::read(&value).map_err(|misread| misread.within(member))?;
    if sorted(crate::json(&read)) != sorted(value) {
        return Err(Misread::custom("not written as the notation has it").within(member));
    }
    Ok(read)
}

/// The value with all lists in one order: lists of cards are written sorted, and read in any order.
fn sorted(value: Value) -> Value {
    match value {
        Value::Array(list) => {
            let mut list: Vec<Value> = list.into_iter().map(sorted).collect();
            list.sort_by_cached_key(Value::to_string);
            Value::Array(list)
        }
        Value::Object(members) => members.into_iter().map(|(name, value)| (name, sorted(value))).collect(),
        other => other,
    }
}

/// A line as it is written. Members in the record's order.
#[derive(Serialize)]
#[serde(untagged)]
enum Written<C, M> {
    Chance {
        chance: C,
        #[serde(flatten)]
        stamp: Stamp,
    },
    Move {
        seat: Seat,
        #[serde(rename = "move")]
        mv: M,
        #[serde(flatten)]
        stamp: Stamp,
    },
}

impl<G: Game> Event<G> {
    /// The event as a line of the complete record.
    pub fn line(&self, rules: &G) -> impl Serialize + use<G> {
        let stamp = self.stamp.clone();
        match &self.what {
            Happening::Chance(chance) => Written::Chance { chance: rules.show_chance(chance), stamp },
            Happening::Move(seat, mv) => Written::Move { seat: *seat, mv: *mv, stamp },
        }
    }

    /// The event as a line of the record for `viewer`: `null` where he may not know it.
    pub fn line_for(&self, rules: &G, viewer: Viewer) -> impl Serialize + use<G> {
        let stamp = self.stamp.clone();
        match &self.what {
            Happening::Chance(chance) => Written::Chance { chance: rules.chance_for(chance, viewer), stamp },
            Happening::Move(seat, mv) => {
                let known = rules.knows_move(*seat, mv, viewer);
                Written::Move { seat: *seat, mv: known.then_some(*mv), stamp }
            }
        }
    }
}

/// A moment of a game that is played or replayed.
pub enum Step<'a, G: Game> {
    /// The game begins in this state.
    Start(&'a G::State),
    /// Something happened.
    Event {
        /// The state before it.
        before: &'a G::State,
        /// What happened.
        event: &'a Event<G>,
        /// What came of it on the way.
        effects: &'a [G::Effect],
        /// The state after it.
        after: &'a G::State,
    },
    /// The game is over.
    Over(&'a Outcome<G::Detail>),
}
