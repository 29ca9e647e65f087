//! What only a game can read: views, moves, effects, insights.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

/// A game's own JSON, kept as the text that it is: made once, sent many times.
#[derive(Clone, TS)]
#[ts(type = "unknown")]
pub struct Json(Arc<RawValue>);

impl Json {
    /// The JSON of a value that is made for it.
    ///
    /// # Panics
    /// If the value cannot be JSON, which the types of this project always can.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Self {
        Self(serde_json::value::to_raw_value(value).expect("our own types are JSON").into())
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The value that the text spells.
    ///
    /// # Panics
    /// Never: only JSON gets in here.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("it was JSON when it came in")
    }
}

impl From<&RawValue> for Json {
    fn from(raw: &RawValue) -> Self {
        Self(raw.to_owned().into())
    }
}

impl JsonSchema for Json {
    fn schema_name() -> Cow<'static, str> {
        "Json".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "A game's own JSON: views, moves, effects, insights." })
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    // Through a value, because the text itself cannot be had inside tagged and flattened types.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_passed_on_as_it_is() {
        let text = r#"{"b":[1,null],"a":"x"}"#;
        let json: Json = serde_json::from_str(text).unwrap();
        assert_eq!(json.text(), text);
        assert_eq!(serde_json::to_string(&vec![json]).unwrap(), format!("[{text}]"));
    }
}
