//! Lists of tables, page by page.

use std::fmt;
use std::str::FromStr;

use crate::{Millis, PersonId, TableRow};

/// Which tables, in which order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Unfinished tables at which `person` has a seat, newest status first.
    Mine {
        /// Whose.
        person: PersonId,
    },
    /// Tables that wait for a move of `person`, longest waiting first.
    Turn {
        /// Whose turn it is.
        person: PersonId,
    },
    /// Public tables that wait for people, newest first.
    Open {
        /// Of this game alone.
        game: Option<String>,
    },
    /// Public tables that are being played, newest first.
    Playing {
        /// Of this game alone.
        game: Option<String>,
    },
    /// Public tables with a result, last finished first.
    Finished {
        /// Of this game alone.
        game: Option<String>,
    },
    /// Tables with a result at which `person` had a seat, last finished first.
    FinishedBy {
        /// Whose.
        person: PersonId,
        /// Of this game alone.
        game: Option<String>,
        /// Private ones as well: for the person's own eyes.
        private: bool,
    },
}

/// A place in a list: the next page begins after it.
///
/// Tables that come, go or change between two pages neither repeat nor hide others.
///
/// ```
/// let cursor: store::Cursor = "1763200000000.42".parse()?;
/// assert_eq!(cursor.to_string(), "1763200000000.42");
/// # Ok::<(), store::NotACursor>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cursor {
    /// What the list is ordered by.
    pub(crate) at: Millis,
    /// The order of opening decides between equals.
    pub(crate) number: i64,
}

/// Says that a text is no place in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a place in a list")]
pub struct NotACursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at.0, self.number)
    }
}

impl FromStr for Cursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<Self, NotACursor> {
        let (at, number) = text.split_once('.').ok_or(NotACursor)?;
        let at = Millis(at.parse().map_err(|_| NotACursor)?);
        Ok(Self { at, number: number.parse().map_err(|_| NotACursor)? })
    }
}

/// A piece of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The tables.
    pub rows: Vec<TableRow>,
    /// Where the next page begins, if there is more.
    pub next: Option<Cursor>,
}

impl Page {
    /// Cuts a list that was asked for one row more than `limit`.
    pub(crate) fn cut(mut rows: Vec<(Cursor, TableRow)>, limit: usize) -> Self {
        let more = rows.len() > limit;
        rows.truncate(limit);
        let next = rows.last().filter(|_| more).map(|(cursor, _)| *cursor);
        Self { rows: rows.into_iter().map(|(_, row)| row).collect(), next }
    }
}
