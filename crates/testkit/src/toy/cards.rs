//! Sets of the twelve cards (T1.1).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of cards, each numbered 1 to 12. In JSON an ascending list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The whole pack.
    pub const ALL: Self = Self(0b1_1111_1111_1110);

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=12).filter(move |card| self.0 >> card & 1 == 1)
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These cards and those of `other`.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These cards less those of `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether `other` has all these cards.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The sum of the cards' numbers.
    #[must_use]
    pub fn total(self) -> u8 {
        self.iter().sum()
    }

    /// Every set of any cards, 4096 of them.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..1 << 12).map(|bits: u16| Self(bits << 1))
    }
}

impl FromIterator<u8> for Cards {
    /// Numbers that are no card are left out.
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let bits = cards.into_iter().filter(|card| (1..=12).contains(card));
        Self(bits.fold(0, |set, card| set | 1 << card))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        let set: Self = list.iter().copied().collect();
        if usize::from(set.len()) != list.len() {
            return Err(serde::de::Error::custom("a card is listed twice or does not exist"));
        }
        Ok(set)
    }
}
