//! Ratings: a cache of what the finished tables come to.

use crate::{Cursor, Error, Page, PersonId, TableId};

/// How well a person plays a game at tables of one size.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// Who.
    pub person: PersonId,
    /// The game's name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The estimate.
    pub mean: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// From how many tables.
    pub games: u32,
}

/// A change of ratings together with the tables that brought it: all or nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reckoning {
    /// Forgets every rating and which tables were counted before it begins.
    pub start_over: bool,
    /// The tables that are now counted.
    pub tables: Vec<TableId>,
    /// The ratings that changed, as they are now.
    pub ratings: Vec<Rating>,
}

/// Keeps ratings beside the journals that they follow from.
///
/// A crash between a result and its rating loses nothing: the table stays in [`Ratings::uncounted`].
pub trait Ratings {
    /// Finished rated tables that no [`Reckoning`] has counted, first finished first.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn uncounted(&self, after: Option<Cursor>, limit: usize) -> Result<Page, Error>;

    /// Counts tables and keeps the ratings that follow.
    ///
    /// # Errors
    /// [`Error::NoTable`], or when the store cannot be written; then nothing is counted.
    fn reckon(&self, reckoning: Reckoning) -> Result<(), Error>;

    /// A person's ratings, by game and seats.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn ratings_of(&self, person: PersonId) -> Result<Vec<Rating>, Error>;

    /// The best of a game at tables of one size, by mean, then number; at most `limit`.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn leaders(&self, game: &str, seats: u8, limit: usize) -> Result<Vec<Rating>, Error>;
}
