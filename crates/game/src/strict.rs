//! Strict JSON: as serde_json reads it, but a member that stands twice in an object is refused.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use crate::reading::syntax::complaint_at;
use crate::reading::{Misread, Step};

/// Why a text is not strict JSON.
#[derive(Debug, thiserror::Error)]
pub enum NotStrict {
    /// It is not JSON.
    #[error("not JSON: {}", complaint_at(.0))]
    Syntax(serde_json::Error),
    /// An object has a member twice.
    #[error(transparent)]
    Twice(Misread),
}

/// Parses one JSON value.
///
/// # Errors
/// If the text is not JSON, or an object has a member twice.
pub fn parse(text: &str) -> Result<Value, NotStrict> {
    let twice = RefCell::new(None);
    let mut reader = serde_json::Deserializer::from_str(text);
    let built = Builder { twice: &twice }.deserialize(&mut reader);
    built.and_then(|value| reader.end().map(|()| value)).map_err(|error| match twice.take() {
        Some(misread) => NotStrict::Twice(misread),
        None => NotStrict::Syntax(error),
    })
}

/// Builds a value. serde_json's errors have no place for a member's path: it is left beside them.
#[derive(Clone, Copy)]
struct Builder<'a> {
    twice: &'a RefCell<Option<Misread>>,
}

impl Builder<'_> {
    /// On the way out of a value with a member twice: one step further.
    fn leave(self, step: impl FnOnce() -> Step) {
        let twice = self.twice.take();
        self.twice.replace(twice.map(|misread| misread.at(step())));
    }
}

impl<'de> DeserializeSeed<'de> for Builder<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Builder<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value).map(Value::Number).ok_or_else(|| E::custom("a number out of range"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(value) =
            sequence.next_element_seed(self).inspect_err(|_| self.leave(|| Step::Entry(list.len())))?
        {
            list.push(value);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            if object.contains_key(&name) {
                self.twice.replace(Some(Misread::twice(&name)));
                return Err(A::Error::custom("a member stands twice"));
            }
            let value =
                members.next_value_seed(self).inspect_err(|_| self.leave(|| Step::Name(name.clone())))?;
            object.insert(name, value);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_serde_json_reads() {
        let text = r#"{"b":[1,-2,2.5,null,true,"x\n"],"a":{}}"#;
        assert_eq!(parse(text).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(parse(text).unwrap().to_string(), text, "the order of members is kept");
    }

    #[test]
    fn a_member_twice_is_refused_at_any_depth() {
        let told = |text| parse(text).unwrap_err().to_string();
        assert_eq!(told(r#"{"a":1,"a":1}"#), r#""a" stands twice"#);
        assert_eq!(told(r#"[0,{"x":{"b":1,"c":2,"b":3}}]"#), r#""[1].x.b" stands twice"#);
    }

    #[test]
    fn very_deep_nesting_is_an_error_not_a_crash() {
        assert!(parse(&"[".repeat(100_000)).is_err());
    }
}
