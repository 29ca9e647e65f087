//! Whose turn it is.

use crate::{Seat, Seats};

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// An outcome of chance is due.
    Chance,
    /// Each of these seats may move; more than one where choices are made at the same time.
    Seats(Seats),
    /// Nothing: the game is over.
    Over,
}

impl Turn {
    /// The seats that may move now.
    #[must_use]
    pub const fn acting(self) -> Seats {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }

    /// One seat alone to move.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self::Seats(Seats::only(seat))
    }
}
