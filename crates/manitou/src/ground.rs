//! A hunting ground: its tiles, the cards on it, and what follows from them.

use std::fmt;

use game::{MAX_SEATS, Seat};
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::hand::Cards;
use crate::tiles::Tiles;

/// A card on a ground.
///
/// One byte: the kind plus one, the seat, the face; 0 is no card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Placed(u8);

const SEAT_SHIFT: u32 = 4;
const UP: u8 = 0x80;

impl Placed {
    /// A card of `seat`, face up or face down.
    #[must_use]
    pub const fn new(seat: Seat, card: Card, up: bool) -> Self {
        debug_assert!(seat.index() < MAX_SEATS);
        Self((card.index() as u8 + 1) | seat.0 << SEAT_SHIFT | if up { UP } else { 0 })
    }

    /// Whose card it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat((self.0 & !UP) >> SEAT_SHIFT)
    }

    /// The card.
    #[must_use]
    pub const fn card(self) -> Card {
        Card::at((self.0 & 0x0f) as u32 - 1)
    }

    /// Whether it lies face up.
    #[must_use]
    pub const fn is_up(self) -> bool {
        self.0 & UP != 0
    }

    /// The same card, face down.
    const fn turned(self) -> Self {
        Self(self.0 & !UP)
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'s {}{}", self.seat(), self.card(), if self.is_up() { "" } else { " (down)" })
    }
}

/// A placed card as a trace shows it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedJson {
    seat: Seat,
    card: Card,
    up: bool,
}

impl Serialize for Placed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PlacedJson { seat: self.seat(), card: self.card(), up: self.is_up() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PlacedJson { seat, card, up } = PlacedJson::deserialize(deserializer)?;
        if seat.index() >= MAX_SEATS {
            return Err(D::Error::custom(format_args!("there is no seat {seat}")));
        }
        Ok(Self::new(seat, card, up))
    }
}

/// The most cards that can lie on a ground: seven of each seat, and an eighth.
const MOST_CARDS: usize = 7 * MAX_SEATS + 1;

/// The cards on a ground in order of play. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Lane {
    len: u8,
    /// No card beyond `len`.
    cards: [Placed; MOST_CARDS],
}

impl Lane {
    /// No cards.
    pub const EMPTY: Self = Self { len: 0, cards: [Placed(0); MOST_CARDS] };

    /// The cards in order of play.
    #[must_use]
    pub fn cards(&self) -> &[Placed] {
        &self.cards[..usize::from(self.len)]
    }

    fn push(&mut self, placed: Placed) {
        self.cards[usize::from(self.len)] = placed;
        self.len += 1;
    }

    fn remove(&mut self, place: usize) {
        self.cards.copy_within(place + 1.., place);
        self.len -= 1;
        self.cards[usize::from(self.len)] = Placed::default();
    }

    /// Turns a card face down.
    fn turn_down(&mut self, place: u8) {
        let card = &mut self.cards[usize::from(place)];
        *card = card.turned();
    }
}

impl fmt::Debug for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Lane {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Lane {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;
        impl<'de> Visitor<'de> for Reading {
            type Value = Lane;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards on a ground")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Lane, A::Error> {
                let mut lane = Lane::EMPTY;
                while let Some(placed) = list.next_element()? {
                    if lane.cards().len() == MOST_CARDS {
                        return Err(A::Error::custom(format_args!(
                            "more than {MOST_CARDS} cards on a ground"
                        )));
                    }
                    lane.push(placed);
                }
                Ok(lane)
            }
        }
        deserializer.deserialize_seq(Reading)
    }
}

/// The heroes that lie face up on a ground: all of one seat, two at most (M3.3, M3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guard {
    /// No hero is face up.
    Nobody,
    /// One hero is face up.
    One {
        /// Whose.
        seat: Seat,
        /// Its place in the lane.
        at: u8,
    },
    /// Two heroes are face up.
    Two {
        /// Whose.
        seat: Seat,
        /// The place in the lane of the one played first.
        first: u8,
        /// The place in the lane of the one played last.
        last: u8,
    },
}

impl Guard {
    /// Whose heroes are face up.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Nobody => None,
            Self::One { seat, .. } | Self::Two { seat, .. } => Some(seat),
        }
    }

    /// Reads the guard off a lane; `None` if that has more face up than the rules allow.
    fn of(lane: &Lane) -> Option<Self> {
        let mut guard = Self::Nobody;
        for (at, placed) in (0_u8..).zip(lane.cards()) {
            if placed.card().hero().is_some() && placed.is_up() {
                guard = guard.joined(placed.seat(), at)?;
            }
        }
        Some(guard)
    }

    /// This guard with one more hero of `seat`, played last.
    const fn joined(self, seat: Seat, at: u8) -> Option<Self> {
        match self {
            Self::Nobody => Some(Self::One { seat, at }),
            Self::One { seat: same, at: first } if same.0 == seat.0 => {
                Some(Self::Two { seat, first, last: at })
            }
            Self::One { .. } | Self::Two { .. } => None,
        }
    }
}

/// A hunting ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The tiles that lie there.
    pub(crate) tiles: Tiles,
    lane: Lane,
    /// Follows from the lane.
    guard: Guard,
    /// The sum of each seat's hunters, at their printed numbers; follows from the lane.
    printed: [u8; MAX_SEATS],
    /// How many hunters each seat has there; follows from the lane.
    hunters: [u8; MAX_SEATS],
}

impl Ground {
    /// A ground without tiles and cards.
    pub const EMPTY: Self = Self {
        tiles: Tiles::NONE,
        lane: Lane::EMPTY,
        guard: Guard::Nobody,
        printed: [0; MAX_SEATS],
        hunters: [0; MAX_SEATS],
    };

    /// A ground with tiles and cards; `None` if more heroes are face up than the rules allow (M3.3, M3.4).
    pub(crate) fn new(tiles: Tiles, lane: Lane) -> Option<Self> {
        let mut ground = Self { tiles, guard: Guard::of(&lane)?, lane, ..Self::EMPTY };
        for placed in lane.cards() {
            if let Some(number) = placed.card().number() {
                ground.count_hunter(placed.seat(), number);
            }
        }
        Some(ground)
    }

    /// The tiles that lie there.
    #[must_use]
    pub const fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// The cards that lie there, in order of play.
    #[must_use]
    pub const fn lane(&self) -> &Lane {
        &self.lane
    }

    /// The heroes that lie face up.
    #[must_use]
    pub const fn guard(&self) -> Guard {
        self.guard
    }

    /// The sum of a seat's hunters there, at their printed numbers.
    #[must_use]
    pub const fn printed(&self, seat: Seat) -> u8 {
        self.printed[seat.index()]
    }

    /// How many hunters a seat has there.
    #[must_use]
    pub const fn hunters(&self, seat: Seat) -> u8 {
        self.hunters[seat.index()]
    }

    /// The sum of a seat's hunters there, each stronger by `axes` (M4.4); `None` without a hunter there.
    #[must_use]
    pub const fn total(&self, seat: Seat, axes: u8) -> Option<u16> {
        match self.hunters(seat) {
            0 => None,
            hunters => Some(self.printed(seat) as u16 + hunters as u16 * axes as u16),
        }
    }

    /// Whether `seat` may play a hero there (M3.3).
    #[must_use]
    pub const fn is_open_to(&self, seat: Seat) -> bool {
        !matches!(self.guard, Guard::Two { seat: owner, .. } if owner.0 == seat.0)
    }

    /// The card at a place of the lane.
    pub(crate) fn card_at(&self, place: u8) -> Card {
        self.lane.cards[usize::from(place)].card()
    }

    /// The cards of a seat that lie there.
    pub(crate) fn cards_of(&self, seat: Seat) -> Cards {
        self.lane.cards().iter().filter(|placed| placed.seat() == seat).map(|placed| placed.card()).collect()
    }

    /// The hunters of a seat that lie there, in order of play.
    pub(crate) fn hunters_of(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let own = move |placed: &&Placed| placed.seat() == seat && placed.card().number().is_some();
        self.lane.cards().iter().filter(own).map(|placed| placed.card())
    }

    fn count_hunter(&mut self, seat: Seat, number: u8) {
        // Saturating: a lane read from outside may hold a hunter many times, and is refused later.
        self.printed[seat.index()] = self.printed[seat.index()].saturating_add(number);
        self.hunters[seat.index()] += 1;
    }

    /// Puts a hunter on the ground.
    pub(crate) fn add_hunter(&mut self, seat: Seat, card: Card) {
        self.lane.push(Placed::new(seat, card, true));
        self.count_hunter(seat, card.number().unwrap_or_default());
    }

    /// Takes a hunter away. It must be there.
    pub(crate) fn remove_hunter(&mut self, seat: Seat, card: Card) {
        let hunter = Placed::new(seat, card, true);
        let place = self.lane.cards().iter().position(|&placed| placed == hunter);
        self.lane.remove(place.expect("the hunter lies there"));
        self.printed[seat.index()] -= card.number().unwrap_or_default();
        self.hunters[seat.index()] -= 1;
        self.guard = Guard::of(&self.lane).expect("a hunter is no part of the guard");
    }

    /// Puts a hero on the ground that stays face up. The guard must be the seat's own, or nobody's.
    pub(crate) fn add_hero(&mut self, seat: Seat, card: Card) {
        let joined = self.guard.joined(seat, self.lane.len);
        self.guard = joined.expect("nobody else has a hero face up, and the seat has one at most");
        self.lane.push(Placed::new(seat, card, true));
    }

    /// Puts a hero on the ground that is turned face down at once.
    pub(crate) fn add_fallen(&mut self, seat: Seat, card: Card) {
        self.lane.push(Placed::new(seat, card, false));
    }

    /// Turns the hero of the guard that was played last face down.
    pub(crate) fn turn_last(&mut self) {
        let place = match self.guard {
            Guard::Nobody => return,
            Guard::One { at, .. } => {
                self.guard = Guard::Nobody;
                at
            }
            Guard::Two { seat, first, last } => {
                self.guard = Guard::One { seat, at: first };
                last
            }
        };
        self.lane.turn_down(place);
    }
}
