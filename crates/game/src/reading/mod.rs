//! JSON into types, so that what is wrong is told with its place and in the words of the notation.
//!
//! `serde` describes what it misses in the words of Rust (`expected u8`, `struct PlacedJson`) and does not say
//! where. [`read`] walks the value itself: a [`Misread`] names the member (`setup.seats[2].tile`), what stands
//! there, and what is wanted.
//!
//! It takes the notation and nothing beside it: no list for an object, no `{"rest":null}` for `"rest"`.
//!
//! ```
//! use game::{Seat, reading};
//! let wrong = reading::read::<Vec<Seat>>(&serde_json::json!([0, 1, "two"])).unwrap_err();
//! assert_eq!(wrong.to_string(), r#""[2]" is "two": wanted a whole number from 0 to 255"#);
//! ```

mod member;
mod misread;
pub(crate) mod syntax;
mod wanted;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::strict;
use member::Member;
pub use misread::{Misread, Step};

/// Reads a value.
///
/// # Errors
/// At the first member that is missing, does not belong there, or is not what is wanted there.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Misread> {
    T::deserialize(Member(value))
}

/// Says why a text is no `T`, after something faster has failed to read it.
#[must_use]
pub fn explain<T: DeserializeOwned>(text: &[u8]) -> String {
    let Ok(text) = str::from_utf8(text) else { return "not UTF-8".to_owned() };
    match strict::parse(text) {
        Err(error) => error.to_string(),
        Ok(value) => explain_value::<T>(&value),
    }
}

/// Says why a value is no `T`, after something faster has failed to read it.
#[must_use]
pub fn explain_value<T: DeserializeOwned>(value: &Value) -> String {
    match read::<T>(value) {
        Err(misread) => misread.to_string(),
        Ok(_) => "not written as the notation has it".to_owned(),
    }
}
