//! Names and numbers that the store hands back as it got them.

use std::fmt;
use std::str::FromStr;

/// A table's name, sixteen bytes that whoever opens the table draws at random.
///
/// Written as 32 hexadecimal digits.
///
/// ```
/// let id: store::TableId = "00000000000000000000000000c0ffee".parse()?;
/// assert_eq!(id.to_string(), "00000000000000000000000000c0ffee");
/// assert!("c0ffee".parse::<store::TableId>().is_err());
/// # Ok::<(), store::NotAnId>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub [u8; 16]);

/// Says that a text is no table's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a table's name is 32 hexadecimal digits")]
pub struct NotAnId;

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {self}")
    }
}

impl FromStr for TableId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        // Only the form that `Display` writes: a table has one address.
        if text.len() != 32 || !text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(NotAnId);
        }
        let value = u128::from_str_radix(text, 16).map_err(|_| NotAnId)?;
        Ok(Self(value.to_be_bytes()))
    }
}

/// A person's number, given out by whoever keeps the accounts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

/// The name of a command, by which it is applied once however often it is sent.
///
/// It is unique within its table. Clients choose the names of their commands, so the caller puts the
/// person's number in front: one client must not be able to use up another's names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(pub String);

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The number of an event in its table's journal, from 1 without gaps; a table's version is its last one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seq(pub u32);

impl Seq {
    /// Before the first event.
    pub const START: Self = Self(0);
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seq {}", self.0)
    }
}

/// Milliseconds since 1970 in universal time; the store never looks at a clock itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub i64);

/// A process that serves tables.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Owner(pub String);

/// Counts how often a table went from one owner to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Epoch(pub u32);
