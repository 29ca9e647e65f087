//! Moves in a few words.

use std::fmt;

use crate::moves::Move;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Muster(party) => {
                f.write_str("muster")?;
                party.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Play { card, ground } => write!(f, "play {card} on {ground}"),
            Self::Shift { card, from, to } => write!(f, "shift {card} from {from} to {to}"),
            Self::Discard(tile) => write!(f, "discard {tile}"),
            Self::Take(tile) => write!(f, "take {tile}"),
            Self::Pass | Self::Hold => f.write_str(self.kind()),
        }
    }
}
