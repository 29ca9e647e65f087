//! The cards of a seat: ten hunters and five kinds of heroes (M1.1), and which hero beats which (M1.4).

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

/// A hero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hero {
    /// Each seat has two.
    Chief,
    /// Each seat has two.
    ClanMother,
    /// Each seat has one.
    Rainmaker,
    /// Each seat has one.
    Scout,
    /// Each seat has one.
    Shaman,
}

/// How a hero fares against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    /// It beats the other.
    Wins,
    /// Both are equal.
    Draws,
    /// The other beats it.
    Loses,
}

impl Hero {
    /// All kinds of heroes, in the order of the page.
    pub const ALL: [Self; 5] = [Self::Chief, Self::ClanMother, Self::Rainmaker, Self::Scout, Self::Shaman];

    /// The word that records use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chief => "chief",
            Self::ClanMother => "clan-mother",
            Self::Rainmaker => "rainmaker",
            Self::Scout => "scout",
            Self::Shaman => "shaman",
        }
    }

    /// How this hero fares against `other` (M1.4). Of two different heroes one always beats the other.
    #[must_use]
    pub const fn against(self, other: Self) -> Contest {
        use Hero::{Chief, ClanMother, Rainmaker, Scout, Shaman};
        match (self, other) {
            (Chief, Shaman | Rainmaker | Scout)
            | (ClanMother, Chief)
            | (Rainmaker | Scout | Shaman, ClanMother)
            | (Shaman, Rainmaker)
            | (Rainmaker, Scout)
            | (Scout, Shaman) => Contest::Wins,
            _ if self as u8 == other as u8 => Contest::Draws,
            _ => Contest::Loses,
        }
    }
}

/// A kind of card: a hunter from 1 to 10, or a hero. In JSON the hunter's number or the hero's name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 15;
    /// How many of the kinds are hunters.
    const HUNTERS: u8 = 10;

    /// All kinds, in the order of the page.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::KINDS as u8).map(Self)
    }

    /// The hunter with this number, if there is one.
    #[must_use]
    pub const fn hunter(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::HUNTERS { Some(Self(number - 1)) } else { None }
    }

    /// The card of a hero.
    #[must_use]
    pub const fn of_hero(hero: Hero) -> Self {
        Self(Self::HUNTERS + hero as u8)
    }

    /// The hunter's number; `None` for a hero.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        if self.0 < Self::HUNTERS { Some(self.0 + 1) } else { None }
    }

    /// The hero; `None` for a hunter.
    #[must_use]
    pub const fn hero(self) -> Option<Hero> {
        if self.0 < Self::HUNTERS { None } else { Some(Hero::ALL[(self.0 - Self::HUNTERS) as usize]) }
    }

    /// The place of the kind in the order of the page, from 0 to 14.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind at a place; only for places that [`index`](Self::index) gave.
    pub(crate) const fn at(index: u32) -> Self {
        debug_assert!(index < Self::KINDS as u32);
        Self(index as u8)
    }
}

impl From<Hero> for Card {
    fn from(hero: Hero) -> Self {
        Self::of_hero(hero)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.hero() {
            Some(hero) => f.write_str(hero.name()),
            None => write!(f, "{}", self.0 + 1),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.hero() {
            Some(hero) => serializer.serialize_str(hero.name()),
            None => serializer.serialize_u8(self.0 + 1),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl Visitor<'_> for Reading {
            type Value = Card;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a hunter from 1 to 10 or the name of a hero")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Card, E> {
                let card = u8::try_from(number).ok().and_then(Card::hunter);
                card.ok_or_else(|| {
                    E::custom(format_args!("there is no hunter {number}: they go from 1 to 10"))
                })
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Card, E> {
                Err(E::custom(format_args!("there is no hunter {number}: they go from 1 to 10")))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Card, E> {
                let hero = Hero::ALL.into_iter().find(|hero| hero.name() == name);
                hero.map(Card::of_hero).ok_or_else(|| E::custom(format_args!("there is no hero \"{name}\"")))
            }
        }
        deserializer.deserialize_any(Reading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m1_4_who_beats_whom() {
        use Hero::{Chief, ClanMother, Rainmaker, Scout, Shaman};
        let beaten = |hero: Hero| {
            let wins = |other: &Hero| hero.against(*other) == Contest::Wins;
            Hero::ALL.into_iter().filter(wins).collect::<Vec<_>>()
        };
        assert_eq!(beaten(Chief), [Rainmaker, Scout, Shaman]);
        assert_eq!(beaten(ClanMother), [Chief]);
        assert_eq!(beaten(Rainmaker), [ClanMother, Scout]);
        assert_eq!(beaten(Scout), [ClanMother, Shaman]);
        // The row that the printed rules give.
        assert_eq!(beaten(Shaman), [ClanMother, Rainmaker]);
    }

    #[test]
    fn m1_4_of_two_different_heroes_one_beats_the_other() {
        for one in Hero::ALL {
            for other in Hero::ALL {
                let mirrored = match other.against(one) {
                    Contest::Wins => Contest::Loses,
                    Contest::Draws => Contest::Draws,
                    Contest::Loses => Contest::Wins,
                };
                assert_eq!(one.against(other), mirrored, "{one:?} against {other:?}");
                assert_eq!(one.against(other) == Contest::Draws, one == other);
            }
        }
    }

    #[test]
    fn a_card_is_a_number_or_a_name() {
        for card in Card::all() {
            let text = serde_json::to_string(&card).unwrap();
            assert_eq!(serde_json::from_str::<Card>(&text).unwrap(), card);
        }
        assert_eq!(serde_json::to_string(&Card::hunter(10)).unwrap(), "10");
        assert_eq!(serde_json::to_string(&Card::from(Hero::ClanMother)).unwrap(), "\"clan-mother\"");
        for wrong in ["0", "11", "-1", "1.5", "300", "\"sorcerer\"", "\"7\"", "null", "[1]"] {
            assert!(serde_json::from_str::<Card>(wrong).is_err(), "{wrong}");
        }
    }
}
