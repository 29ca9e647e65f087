//! Seats, sets of seats, and who looks at a table.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats that any game here has.
pub const MAX_SEATS: usize = 5;

/// One value for each seat of a match, in seat order.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table, numbered from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a match of `count`, ascending.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self)
    }

    /// The seat clockwise from this one.
    #[must_use]
    pub const fn next(self, count: u8) -> Self {
        if self.0 + 1 >= count { Self(0) } else { Self(self.0 + 1) }
    }

    /// The seat counter-clockwise from this one.
    #[must_use]
    pub const fn previous(self, count: u8) -> Self {
        if self.0 == 0 { Self(count - 1) } else { Self(self.0 - 1) }
    }

    /// All seats, clockwise, beginning with this one.
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(move |step| Self((self.0 + step) % count))
    }

    /// The seat's place in a list by seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
///
/// ```
/// use game::{Seat, Seats};
/// let acting = Seats::all(3).without(Seat(1));
/// assert_eq!(acting.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert!(!acting.contains(Seat(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The seats 0 to `count - 1`.
    #[must_use]
    pub const fn all(count: u8) -> Self {
        Self(((1_u16 << count) - 1) as u8)
    }

    /// One seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set less `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Everyone who is in this set or in `other`.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = ArrayVec::<Seat, 8>::deserialize(deserializer)?;
        let set: Self = list.iter().copied().filter(|seat| seat.0 < 8).collect();
        if set.len() != list.len() {
            return Err(serde::de::Error::custom("a seat is listed twice or does not exist"));
        }
        Ok(set)
    }
}

/// Whose eyes a view is made for. In JSON: the seat's number, or null for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Option<Seat>", into = "Option<Seat>")]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Somebody who watches: knows what *every* seat may know.
    Spectator,
}

impl Viewer {
    /// Every viewer of a match: its seats, then the spectator.
    pub fn all(count: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(count).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this is the person of `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat, if the viewer has one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectator, Self::Seat)
    }
}

impl From<Viewer> for Option<Seat> {
    fn from(viewer: Viewer) -> Self {
        viewer.seat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps() {
        assert_eq!(Seat(2).clockwise(4).collect::<Vec<_>>(), [Seat(2), Seat(3), Seat(0), Seat(1)]);
        assert_eq!(Seat(3).next(4), Seat(0));
        assert_eq!(Seat(0).previous(4), Seat(3));
    }

    #[test]
    fn sets_are_lists_in_json() {
        let set = Seats::only(Seat(3)).with(Seat(0));
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, "[0,3]");
        assert_eq!(serde_json::from_str::<Seats>(&json).unwrap(), set);
        assert!(serde_json::from_str::<Seats>("[1,1]").is_err());
        assert!(serde_json::from_str::<Seats>("[9]").is_err());
    }

    #[test]
    fn a_viewer_is_a_number_or_null() {
        assert_eq!(serde_json::to_string(&Viewer::Seat(Seat(2))).unwrap(), "2");
        assert_eq!(serde_json::from_str::<Viewer>("null").unwrap(), Viewer::Spectator);
    }
}
