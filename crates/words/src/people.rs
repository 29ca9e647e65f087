//! What those at the table are called.

use game::Seat;

use crate::{Words, say};

/// The keys of the bots' names, by seat.
const BOT_NAMES: [&str; 5] = ["bot-name-0", "bot-name-1", "bot-name-2", "bot-name-3", "bot-name-4"];

/// The names at a table, and which of them is the person who is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct People {
    names: Vec<String>,
    me: Option<Seat>,
}

impl People {
    /// People with these names, by seat; `me` is the one who is told, if one of them is.
    #[must_use]
    pub const fn new(names: Vec<String>, me: Option<Seat>) -> Self {
        Self { names, me }
    }

    /// Bots in all seats, with the names that they have everywhere.
    #[must_use]
    pub fn bots(words: &Words, seats: u8) -> Self {
        let name = |seat: Seat| match BOT_NAMES.get(seat.index()) {
            Some(key) => say!(words, key),
            None => (seat.0 + 1).to_string(),
        };
        Self { names: Seat::all(seats).map(name).collect(), me: None }
    }

    /// These people, with a person of this name among them, who is told.
    #[must_use]
    pub fn with_me(mut self, seat: Seat, name: String) -> Self {
        if let Some(own) = self.names.get_mut(seat.index()) {
            *own = name;
        }
        self.me = Some(seat);
        self
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| (seat.0 + 1).to_string())
    }

    /// Whether this is the person who is told.
    #[must_use]
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(u8::try_from(self.names.len()).unwrap_or(u8::MAX))
    }
}
