//! Cards together: a handful without order, and a pile with one. Both fit into a machine word.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::cards::Card;

/// Cards without order: hands, parties, what is available, what is spent. In JSON a sorted list.
///
/// Two bits for each kind count 0 to 3 of it, so that putting together and taking away are one addition or
/// subtraction. No seat has three of a kind: a list read from JSON with three or more equal cards keeps three
/// of them, which every rule refuses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

/// The lower bit of every kind's count.
const ONES: u32 = 0x1555_5555;
/// The counts of the hunters.
const HUNTERS: u32 = 0x000f_ffff;

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(0);

    /// The 17 cards of a seat (M1.1): hunters 1 to 10, two chiefs, two clan mothers, one of each other hero.
    pub const FULL: Self = Self(ONES + (1 << 20) + (1 << 22));

    /// How many cards these are.
    #[must_use]
    pub const fn len(self) -> u8 {
        ((self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()) as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this kind there are.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (2 * card.index()) & 3) as u8
    }

    /// Whether there is a card of this kind.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) != 0
    }

    /// Whether all of `other` are among these, each as often.
    #[must_use]
    pub const fn includes(self, other: Self) -> bool {
        let (high, low) = (self.0 >> 1 & ONES, self.0 & ONES);
        let (other_high, other_low) = (other.0 >> 1 & ONES, other.0 & ONES);
        let more = (other_high & !high) | (!(other_high ^ high) & other_low & !low);
        more & ONES == 0
    }

    /// These cards and one more. There must be fewer than three of its kind.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        debug_assert!(self.count(card) < 3);
        Self(self.0 + (1 << (2 * card.index())))
    }

    /// These cards less one of them.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        debug_assert!(self.contains(card));
        Self(self.0 - (1 << (2 * card.index())))
    }

    /// These cards and `other`. There must be at most three of a kind together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These cards less `other`, which they must include.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.includes(other));
        Self(self.0 - other.0)
    }

    /// The hunters among them.
    #[must_use]
    pub const fn hunters(self) -> Self {
        Self(self.0 & HUNTERS)
    }

    /// The heroes among them.
    #[must_use]
    pub const fn heroes(self) -> Self {
        Self(self.0 & !HUNTERS)
    }

    /// One card of every kind that is there twice.
    pub(crate) const fn doubles(self) -> Self {
        Self(self.0 >> 1 & ONES)
    }

    /// One bit, at twice its index, for every kind that is there.
    const fn kind_bits(self) -> u32 {
        (self.0 | self.0 >> 1) & ONES
    }

    /// How many different kinds there are.
    #[must_use]
    pub const fn kinds_len(self) -> u32 {
        self.kind_bits().count_ones()
    }

    /// The different kinds, in the order of the page.
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.kind_bits();
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| Card::at(bits.trailing_zeros() / 2))?;
            bits &= bits - 1;
            Some(card)
        })
    }

    /// The different kind at place `place` of [`kinds`](Self::kinds).
    pub(crate) const fn kind_at(self, place: u32) -> Card {
        let mut bits = self.kind_bits();
        let mut skipped = 0;
        while skipped < place {
            bits &= bits - 1;
            skipped += 1;
        }
        Card::at(bits.trailing_zeros() / 2)
    }

    /// All cards, in the order of the page.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let add = |all: Self, card| if all.count(card) < 3 { all.with(card) } else { all };
        cards.into_iter().fold(Self::NONE, add)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl<'de> Visitor<'de> for Reading {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                while let Some(card) = list.next_element::<Card>()? {
                    if cards.count(card) == 3 {
                        return Err(A::Error::custom(format_args!("no seat has four of the card {card}")));
                    }
                    cards = cards.with(card);
                }
                Ok(cards)
            }
        }
        deserializer.deserialize_seq(Reading)
    }
}

/// Cards in an order, top first: a face-down pile, a shuffled party.
///
/// Four bits for each card, the top in the lowest; 0 ends the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u64);

impl Pile {
    /// No cards.
    pub const EMPTY: Self = Self(0);
    /// How many cards fit.
    pub const CAPACITY: usize = 16;

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        (64 - self.0.leading_zeros()).div_ceil(4) as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Draws the top card.
    pub const fn draw(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card::at((self.0 & 15) as u32 - 1);
        self.0 >>= 4;
        Some(card)
    }

    /// The cards, top first.
    pub fn iter(mut self) -> impl Iterator<Item = Card> + Clone {
        std::iter::from_fn(move || self.draw())
    }

    /// The cards, without their order.
    #[must_use]
    pub fn cards(self) -> Cards {
        self.iter().collect()
    }
}

/// Piles the cards up, the first on top; cards beyond the sixteenth are left out.
impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let place = |pile: u64, (depth, card): (usize, Card)| pile | (card.index() as u64 + 1) << (4 * depth);
        Self(cards.into_iter().take(Self::CAPACITY).enumerate().fold(0, place))
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = arrayvec::ArrayVec::<Card, { Self::CAPACITY }>::deserialize(deserializer)?;
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Hero;

    fn cards(text: &str) -> Cards {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn m1_1_a_seat_has_17_cards() {
        assert_eq!(Cards::FULL.len(), 17);
        assert_eq!(Cards::FULL.hunters().len(), 10);
        assert_eq!(Cards::FULL.heroes().len(), 7);
        assert_eq!(Cards::FULL.kinds_len(), 15);
        assert_eq!(
            serde_json::to_string(&Cards::FULL).unwrap(),
            r#"[1,2,3,4,5,6,7,8,9,10,"chief","chief","clan-mother","clan-mother","rainmaker","scout","shaman"]"#
        );
    }

    #[test]
    fn lists_are_read_in_any_order_and_written_sorted() {
        let text = serde_json::to_string(&cards(r#"["shaman",10,"chief",2,"chief"]"#)).unwrap();
        assert_eq!(text, r#"[2,10,"chief","chief","shaman"]"#);
    }

    #[test]
    fn including_counts_every_kind() {
        let two = cards(r#"[3,"chief","chief"]"#);
        assert!(two.includes(cards(r#"["chief"]"#)));
        assert!(two.includes(two) && two.includes(Cards::NONE));
        assert!(!cards(r#"[3,"chief"]"#).includes(two));
        assert!(!two.includes(cards("[4]")));
        assert!(!Cards::FULL.includes(cards("[5,5]")));
        assert!(!Cards::FULL.includes(cards(r#"["chief","chief","chief"]"#)));
    }

    #[test]
    fn three_equal_cards_are_read_and_too_many_and_four_are_not_read() {
        assert!(!Cards::FULL.includes(cards("[5,5,5]")));
        let four = serde_json::from_str::<Cards>("[5,5,5,5]").unwrap_err();
        assert!(four.to_string().starts_with("no seat has four of the card 5"));
    }

    #[test]
    fn kinds_are_found_by_their_place() {
        let some = cards(r#"[2,7,"chief","chief","scout"]"#);
        let kinds: Vec<Card> = some.kinds().collect();
        assert_eq!(kinds.len(), 4);
        for (place, &card) in kinds.iter().enumerate() {
            assert_eq!(some.kind_at(place as u32), card);
        }
    }

    #[test]
    fn a_pile_is_drawn_from_its_top() {
        let mut pile: Pile = serde_json::from_str(r#"["shaman",1,10]"#).unwrap();
        assert_eq!(pile.len(), 3);
        assert_eq!(serde_json::to_string(&pile).unwrap(), r#"["shaman",1,10]"#);
        assert_eq!(pile.draw(), Some(Card::from(Hero::Shaman)));
        assert_eq!(pile.draw(), Card::hunter(1));
        assert_eq!(pile.draw(), Card::hunter(10));
        assert_eq!((pile, pile.draw()), (Pile::EMPTY, None));
    }

    #[test]
    fn a_pile_has_a_limit() {
        let text = serde_json::to_string(&vec![Card::hunter(1); 17]).unwrap();
        assert!(serde_json::from_str::<Pile>(&text).is_err());
    }
}
