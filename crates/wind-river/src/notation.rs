//! Moves in a few words.

use crate::moves::{Move, Step};

impl Move {
    /// The word for this kind of move.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Camp(_) => "camp",
            Self::Drive(_) => "drive",
            Self::Abandon(_) => "abandon",
            Self::Travel(_) => "travel",
            Self::Gather => "gather",
            Self::Raise(_) => "raise",
            Self::Spur(_) => "spur",
            Self::Rest => "rest",
        }
    }

    /// Whether the move is an activity (W4.3).
    #[must_use]
    pub const fn is_activity(&self) -> bool {
        matches!(self, Self::Travel(_) | Self::Gather | Self::Raise(_) | Self::Spur(_) | Self::Rest)
    }

    /// The move in a few words, such as `drive C3 to C4`.
    #[must_use]
    pub fn short(&self) -> String {
        match self {
            Self::Camp(hex) | Self::Abandon(hex) | Self::Raise(hex) => format!("{} {hex}", self.kind()),
            Self::Drive(Step { from, to })
            | Self::Travel(Step { from, to })
            | Self::Spur(Step { from, to }) => {
                format!("{} {from} to {to}", self.kind())
            }
            Self::Gather | Self::Rest => self.kind().to_owned(),
        }
    }
}
