//! What is wrong with a member, and where it stands.

use std::fmt::{self, Display};

use serde::de::{self, Expected, Unexpected};
use serde_json::Value;

use super::wanted::{choices, plain};

/// How much of a text a message repeats.
const REPEATED: usize = 40;

/// A step from a value to one inside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// To a member of an object.
    Name(String),
    /// To an entry of a list, from 0.
    Entry(usize),
}

/// What is wrong with a member, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The way to the member, from the inside out.
    way: Vec<Step>,
    wrong: Wrong,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Wrong {
    /// Something else is wanted.
    Wanted { found: String, wanted: String },
    /// It is not there.
    Missing,
    /// It should not be there; these could be.
    Foreign { known: &'static [&'static str] },
    /// It stands there twice.
    Twice,
    /// A type says it in its own words.
    Said(String),
}

impl Misread {
    fn here(wrong: Wrong) -> Self {
        Self { way: Vec::new(), wrong }
    }

    pub(super) fn wanted(found: &Value, wanted: impl Into<String>) -> Self {
        Self::here(Wrong::Wanted { found: shown(found), wanted: wanted.into() })
    }

    pub(crate) fn missing(name: &str) -> Self {
        Self::here(Wrong::Missing).within(name)
    }

    pub(crate) fn foreign(name: &str, known: &'static [&'static str]) -> Self {
        Self::here(Wrong::Foreign { known }).within(name)
    }

    /// The member `name` stands twice.
    #[must_use]
    pub fn twice(name: &str) -> Self {
        Self::here(Wrong::Twice).within(name)
    }

    /// The same, if it is about `value` itself: its reader may have seen only a part of it.
    pub(super) fn found(mut self, value: &Value) -> Self {
        if let (true, Wrong::Wanted { found, .. }) = (self.way.is_empty(), &mut self.wrong) {
            *found = shown(value);
        }
        self
    }

    /// The same, where null could have stood too.
    pub(super) fn or_null(mut self) -> Self {
        if let (true, Wrong::Wanted { wanted, .. }) = (self.way.is_empty(), &mut self.wrong) {
            if let Some(last) = wanted.rfind(" or ") {
                wanted.replace_range(last..last + 4, ", ");
            }
            wanted.push_str(" or null");
        }
        self
    }

    /// The same, seen from the object that has the value as its member `name`.
    #[must_use]
    pub fn within(self, name: &str) -> Self {
        self.at(Step::Name(name.to_owned()))
    }

    /// The same, seen from one step further out.
    #[must_use]
    pub fn at(mut self, step: Step) -> Self {
        self.way.push(step);
        self
    }

    /// The way to the member, such as `setup.seats[2].tile`.
    #[must_use]
    pub fn path(&self) -> String {
        let mut path = String::new();
        for step in self.way.iter().rev() {
            match step {
                Step::Entry(number) => path.push_str(&format!("[{number}]")),
                Step::Name(name) if !is_plain(name) => path.push_str(&format!("[{}]", quoted(name))),
                Step::Name(name) => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(name);
                }
            }
        }
        path
    }
}

impl Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.way.is_empty() {
            match &self.wrong {
                Wrong::Said(words) => return f.write_str(words),
                _ => f.write_str("this")?,
            }
        } else {
            write!(f, "\"{}\"", self.path())?;
        }
        match &self.wrong {
            Wrong::Wanted { found, wanted } => write!(f, " is {found}: wanted {wanted}"),
            Wrong::Missing => f.write_str(" is missing"),
            Wrong::Foreign { known: [] } => f.write_str(" does not belong here: wanted no member at all"),
            Wrong::Foreign { known } => write!(f, " does not belong here: wanted {}", choices(known)),
            Wrong::Twice => f.write_str(" stands twice"),
            Wrong::Said(words) => write!(f, ": {words}"),
        }
    }
}

impl std::error::Error for Misread {}

impl de::Error for Misread {
    fn custom<T: Display>(words: T) -> Self {
        Self::here(Wrong::Said(words.to_string()))
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::here(Wrong::Wanted { found: told(found), wanted: plain(&wanted.to_string()) })
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::invalid_type(found, wanted)
    }

    fn invalid_length(length: usize, wanted: &dyn Expected) -> Self {
        let wanted = plain(&wanted.to_string());
        let text = wanted.starts_with("a text");
        let found = if text { format!("a text of {length} bytes") } else { format!("a list of {length}") };
        Self::here(Wrong::Wanted { found, wanted })
    }

    fn unknown_variant(name: &str, known: &'static [&'static str]) -> Self {
        Self::here(Wrong::Wanted { found: quoted(name), wanted: choices(known) })
    }

    fn unknown_field(name: &str, known: &'static [&'static str]) -> Self {
        Self::foreign(name, known)
    }

    fn missing_field(name: &'static str) -> Self {
        Self::missing(name)
    }

    fn duplicate_field(name: &'static str) -> Self {
        Self::twice(name)
    }
}

/// Whether a name can stand in a path as it is.
fn is_plain(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= REPEATED
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// A text in quotes: not all of a long one, and nothing that a terminal would obey.
fn quoted(text: &str) -> String {
    match text.char_indices().nth(REPEATED) {
        None => format!("{text:?}"),
        Some((cut, _)) => format!("{:?}...", &text[..cut]),
    }
}

/// A value in short.
fn shown(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => quoted(text),
        Value::Array(list) => match list.len() {
            0 => "an empty list".to_owned(),
            length => format!("a list of {length}"),
        },
        Value::Object(members) => match members.keys().next() {
            None => "an empty object".to_owned(),
            Some(name) if members.len() == 1 => format!("{{{}:...}}", quoted(name)),
            Some(_) => format!("an object with {} members", members.len()),
        },
    }
}

/// What serde has come upon, where the value itself is not at hand.
fn told(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Float(number) => format!("{number:?}"),
        Unexpected::Char(letter) => quoted(letter.encode_utf8(&mut [0; 4])),
        Unexpected::Str(text) => quoted(text),
        Unexpected::Unit | Unexpected::Option => "null".to_owned(),
        Unexpected::Seq | Unexpected::TupleVariant => "a list".to_owned(),
        Unexpected::Map | Unexpected::StructVariant | Unexpected::NewtypeVariant => "an object".to_owned(),
        Unexpected::Enum | Unexpected::UnitVariant => "a text".to_owned(),
        _ => "something else".to_owned(),
    }
}
