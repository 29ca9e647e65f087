//! The board: hexes, sets of hexes, counts on hexes, and the ways between them (W1).
//!
//! A hex is bit `8 * lane + row` of a word. Rows 6 and 7 of each lane stay empty, so that a step across an edge
//! falls on a bit that the mask of the board clears.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Lanes on the board (W1.1).
pub const LANES: usize = 6;
/// Rows on the board (W1.1).
pub const ROWS: usize = 6;

/// A number for each hex, lane by lane: the form of a trace.
pub type Table = [[u8; ROWS]; LANES];

/// A hex `[lane, row]` of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// The hex of a lane and a row, if the board has it.
    #[must_use]
    pub const fn new(lane: usize, row: usize) -> Option<Self> {
        if lane < LANES && row < ROWS { Some(Self((lane * 8 + row) as u8)) } else { None }
    }

    /// The lane, from 0.
    #[must_use]
    pub const fn lane(self) -> usize {
        (self.0 / 8) as usize
    }

    /// The row, from 0 where the herd starts.
    #[must_use]
    pub const fn row(self) -> usize {
        (self.0 % 8) as usize
    }

    /// The hex that lies in a direction, if the board has one there.
    #[must_use]
    pub fn step(self, direction: Direction) -> Option<Self> {
        HexSet::only(self).step(direction).first()
    }
}

/// People say `C4` for `[2, 3]`: lanes A to F, rows 1 to 6.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.0 / 8), self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.lane(), self.row())
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.lane(), self.row()].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [lane, row] = <[usize; 2]>::deserialize(deserializer)?;
        Self::new(lane, row)
            .ok_or_else(|| D::Error::custom(format_args!("W1.1: the board has no hex [{lane},{row}]")))
    }
}

/// Where a buffalo or a tipi goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Another hex.
    Hex(Hex),
    /// The open plains beyond row 5.
    Plains,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hex(hex) => hex.fmt(f),
            Self::Plains => f.write_str("the plains"),
        }
    }
}

impl fmt::Debug for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hex(hex) => hex.fmt(f),
            Self::Plains => f.write_str("plains"),
        }
    }
}

/// The one word that stands where a hex could.
const PLAINS: &str = "plains";

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Hex(hex) => hex.serialize(serializer),
            Self::Plains => serializer.serialize_str(PLAINS),
        }
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl<'de> Visitor<'de> for Reading {
            type Value = Goal;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a hex [lane,row] or \"{PLAINS}\"")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Goal, E> {
                if word == PLAINS {
                    return Ok(Goal::Plains);
                }
                Err(E::invalid_value(Unexpected::Str(word), &self))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, numbers: A) -> Result<Goal, A::Error> {
                Hex::deserialize(SeqAccessDeserializer::new(numbers)).map(Goal::Hex)
            }
        }
        deserializer.deserialize_any(Reading)
    }
}

/// One of the six ways from a hex (W1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Straight ahead.
    Ahead,
    /// Ahead, one lane down.
    AheadLeft,
    /// Ahead, one lane up.
    AheadRight,
    /// Straight back.
    Behind,
    /// Back, one lane down.
    BehindLeft,
    /// Back, one lane up.
    BehindRight,
}

impl Direction {
    /// The ways of the herd.
    pub const AHEAD: [Self; 3] = [Self::Ahead, Self::AheadLeft, Self::AheadRight];
    /// The ways of a tipi.
    pub const ALL: [Self; 6] =
        [Self::Ahead, Self::AheadLeft, Self::AheadRight, Self::Behind, Self::BehindLeft, Self::BehindRight];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Ahead => Self::Behind,
            Self::AheadLeft => Self::BehindRight,
            Self::AheadRight => Self::BehindLeft,
            Self::Behind => Self::Ahead,
            Self::BehindLeft => Self::AheadRight,
            Self::BehindRight => Self::AheadLeft,
        }
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct HexSet(u64);

const EVEN_LANES: u64 = 0x0000_00ff_00ff_00ff;
const ODD_LANES: u64 = 0x0000_ff00_ff00_ff00;

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self(0);
    /// Every hex of the whole board.
    pub const BOARD: Self = Self(0x0000_3f3f_3f3f_3f3f);
    /// The hexes from which the way ahead is the open plains.
    pub const LAST_ROW: Self = Self(0x0000_2020_2020_2020);

    /// The hexes in play (W1.3).
    #[must_use]
    pub const fn in_play(seats: u8) -> Self {
        if seats == 3 { Self(Self::BOARD.0 & !0xff) } else { Self::BOARD }
    }

    /// One hex alone.
    #[must_use]
    pub const fn only(hex: Hex) -> Self {
        Self(1 << hex.0)
    }

    /// The set of these bits, bit `8 * lane + row` for a hex.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits of the set.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether `hex` is in the set.
    #[must_use]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many hexes are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first hex, by lane and row.
    #[must_use]
    pub const fn first(self) -> Option<Hex> {
        if self.0 == 0 { None } else { Some(Hex(self.0.trailing_zeros() as u8)) }
    }

    /// The hex number `k` of the set, from 0.
    ///
    /// # Panics
    /// If the set has no more than `k` hexes.
    #[must_use]
    pub fn nth(self, k: u32) -> Hex {
        let mut rest = self.0;
        for _ in 0..k {
            rest &= rest.wrapping_sub(1);
        }
        Self(rest).first().expect("k is below the size of the set")
    }

    /// The hexes, by lane and row.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let hex = Self(rest).first()?;
            rest &= rest - 1;
            Some(hex)
        })
    }

    /// Where these hexes lead in a direction, as far as the board has a hex there.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (even, odd) = (self.0 & EVEN_LANES, self.0 & ODD_LANES);
        // W1.2: odd lanes are set half a hex further ahead.
        let shifted = match direction {
            Direction::Ahead => self.0 << 1,
            Direction::AheadLeft => even >> 8 | odd >> 7,
            Direction::AheadRight => even << 8 | odd << 9,
            Direction::Behind => self.0 >> 1,
            Direction::BehindLeft => even >> 9 | odd >> 8,
            Direction::BehindRight => even << 7 | odd << 8,
        };
        Self(shifted & Self::BOARD.0)
    }
}

impl BitAnd for HexSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for HexSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for HexSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::BOARD.0)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        hexes.into_iter().fold(Self::NONE, |set, hex| set | Self::only(hex))
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(lane: usize, row: usize) -> Hex {
        Hex::new(lane, row).unwrap()
    }

    #[test]
    fn w1_2_every_way_of_the_table() {
        use Direction as D;
        let ways = |from: Hex| D::ALL.map(|way| from.step(way).map(|to| (to.lane(), to.row())));
        let even = [Some((2, 4)), Some((1, 3)), Some((3, 3)), Some((2, 2)), Some((1, 2)), Some((3, 2))];
        assert_eq!(ways(hex(2, 3)), even);
        let odd = [Some((3, 4)), Some((2, 4)), Some((4, 4)), Some((3, 2)), Some((2, 3)), Some((4, 3))];
        assert_eq!(ways(hex(3, 3)), odd);
    }

    #[test]
    fn w1_2_edges_are_nothing() {
        use Direction as D;
        assert_eq!(hex(0, 5).step(D::AheadRight), Some(hex(1, 5)));
        assert_eq!(hex(0, 5).step(D::Ahead), None);
        assert_eq!(hex(0, 0).step(D::AheadLeft), None);
        assert_eq!(hex(0, 0).step(D::BehindRight), None);
        assert_eq!(D::AHEAD.map(|way| hex(1, 5).step(way)), [None; 3]);
        assert_eq!(hex(5, 2).step(D::AheadRight), None);
        assert_eq!(hex(5, 2).step(D::BehindRight), None);
    }

    #[test]
    fn every_way_leads_back() {
        for from in HexSet::BOARD.iter() {
            for way in Direction::ALL {
                if let Some(to) = from.step(way) {
                    assert_eq!(to.step(way.opposite()), Some(from), "{from} {way:?} {to}");
                }
            }
        }
    }

    #[test]
    fn people_call_it_c4() {
        assert_eq!(hex(2, 3).to_string(), "C4");
        assert_eq!(serde_json::to_string(&hex(2, 3)).unwrap(), "[2,3]");
        assert_eq!(serde_json::from_str::<Goal>("\"plains\"").unwrap(), Goal::Plains);
        assert!(serde_json::from_str::<Goal>("[6,0]").is_err());
        assert!(serde_json::from_str::<Goal>("\"sea\"").is_err());
    }
}
