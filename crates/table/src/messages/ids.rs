//! Names of tables, people and commands; numbers of entries; points in time.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

/// The longest name of a table, a person or a command, in bytes.
const MAX_ID: usize = 64;

/// A text that cannot be an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an id has 1 to {MAX_ID} letters, digits or any of - _ . : /")]
pub struct NotAnId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(try_from = "String", into = "String")]
        #[ts(type = "string")]
        pub struct $name(Arc<str>);

        impl $name {
            /// The id that `text` spells.
            ///
            /// # Errors
            /// If it is empty, too long, or has other characters than ids have.
            pub fn new(text: &str) -> Result<Self, NotAnId> {
                let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:/".contains(&byte);
                if text.is_empty() || text.len() > MAX_ID || !text.bytes().all(fits) {
                    return Err(NotAnId);
                }
                Ok(Self(text.into()))
            }

            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn inline_schema() -> bool {
                true
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": "^[A-Za-z0-9_.:/-]{1,64}$" })
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<Self, NotAnId> {
                Self::new(&text)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:?}", &self.0)
            }
        }
    };
}

id!(
    /// The name of a table, the same for ever.
    TableId
);
id!(
    /// The name of a person, an account or a guest, the same for ever.
    PersonId
);
id!(
    /// What the sender calls a command, so that sending it twice does it once.
    CommandId
);

/// The number of an entry in a table's journal, from 1 without gaps; 0 is before the first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(transparent)]
#[ts(type = "number")]
pub struct Seq(pub u64);

impl Seq {
    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A point in time or a stretch of it: milliseconds, counted from 1970 if it is a point.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(transparent)]
#[ts(type = "number")]
pub struct Millis(pub u64);

impl Millis {
    /// The time from `earlier` to this, nothing if that is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }

    /// This and `more`.
    #[must_use]
    pub const fn plus(self, more: Self) -> Self {
        Self(self.0.saturating_add(more.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_checked_when_it_is_read() {
        assert_eq!(serde_json::from_str::<TableId>("\"t-1\"").unwrap().as_str(), "t-1");
        assert!(serde_json::from_str::<TableId>("\"\"").is_err());
        assert!(serde_json::from_str::<TableId>("\"a b\"").is_err());
        assert!(PersonId::new(&"x".repeat(64)).is_ok());
        assert_eq!(PersonId::new(&"x".repeat(65)), Err(NotAnId));
    }
}
