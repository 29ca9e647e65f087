//! The state: everything that changes during a match.

use game::Seat;

use crate::board::{Board, SEATS, Spot};
use crate::cost::MOST_HUNTERS;
use crate::tiles::{OTHERS, Tile};
use crate::{Action, Craft, Gait, Land, Pieces, Stock};

/// Where a match stands: a small plain value beside the configured rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) bands: [Band; SEATS],
    pub(crate) pile: Pile,
    pub(crate) phase: Phase,
    pub(crate) season: u8,
    pub(crate) round: u8,
    /// The first seat of the season; seat 0 until chance has drawn it.
    pub(crate) first: Seat,
    /// The seat that acts; seat 0 where none does.
    pub(crate) seat: Seat,
}

/// What the match waits for, with all that the decision needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Chance draws the first seat.
    First,
    /// Chance shuffles the tiles.
    Shuffle,
    /// A turn begins: market, exchange, then an action.
    Action,
    /// A `tipi` or `canoe` action of an extension goes on.
    Build {
        craft: Craft,
        used: u8,
        /// The spaces changed so far, in that order.
        changed: Few,
    },
    /// A gathering goes on.
    Gather { target: Spot, used: u8 },
    /// A `step` or `trek` goes on.
    Walk {
        gait: Gait,
        /// Where each moved hunter arrived, ascending.
        arrived: Few,
    },
    /// The action is to be paid.
    Pay { used: u8 },
    /// The seat chooses the animal it gains.
    Gain,
    /// A seat has more than 15 after this land was scored.
    Overflow { scored: Land },
    /// The match is over.
    Over,
}

impl Phase {
    /// The action that goes on in parts.
    pub(crate) const fn going_on(self) -> Option<Action> {
        match self {
            Self::Build { craft, .. } => Some(Action::building(craft)),
            Self::Gather { .. } => Some(Action::Gather),
            Self::Walk { gait, .. } => Some(gait.action()),
            _ => None,
        }
    }

    /// The hunters used so far in the action that goes on or is being paid.
    pub(crate) const fn used(self) -> u8 {
        match self {
            Self::Build { used, .. } | Self::Gather { used, .. } | Self::Pay { used } => used,
            Self::Walk { arrived, .. } => arrived.len(),
            _ => 0,
        }
    }
}

/// A list of at most five spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Few {
    spots: [Spot; MOST_HUNTERS as usize],
    count: u8,
}

impl Few {
    /// No space.
    pub(crate) const NONE: Self = Self { spots: [Spot(0); MOST_HUNTERS as usize], count: 0 };

    pub(crate) const fn len(self) -> u8 {
        self.count
    }

    pub(crate) fn as_slice(&self) -> &[Spot] {
        &self.spots[..usize::from(self.count)]
    }

    /// This list and one more space at its end.
    pub(crate) fn then(mut self, spot: Spot) -> Self {
        self.spots[usize::from(self.count)] = spot;
        self.count += 1;
        self
    }

    /// This list and one more space, in ascending order.
    pub(crate) fn with(self, spot: Spot) -> Self {
        let mut list = self.then(spot);
        list.spots[..usize::from(list.count)].sort_unstable();
        list
    }

    pub(crate) fn contains(&self, spot: Spot) -> bool {
        self.as_slice().contains(&spot)
    }

    /// How often a space is in the list.
    pub(crate) fn times(&self, spot: Spot) -> u8 {
        self.as_slice().iter().filter(|&&other| other == spot).count() as u8
    }
}

/// What a seat has beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Band {
    pub(crate) stock: Stock,
    pub(crate) supply: Pieces,
    pub(crate) market: Pieces,
    /// The tile in hand, drawn and not yet laid.
    pub(crate) tile: Option<Tile>,
    pub(crate) taken: Taken,
}

/// The actions that a seat has taken this season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Taken(u8);

impl Taken {
    /// No action yet.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn with(self, action: Action) -> Self {
        Self(self.0 | 1 << action as u8)
    }

    pub(crate) const fn contains(self, action: Action) -> bool {
        self.0 >> action as u8 & 1 == 1
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The actions that are still free, as bits.
    pub(crate) const fn free(self) -> u16 {
        !self.0 as u16 & 0b11_1111
    }

    /// The actions, in the order of B4.3.
    pub(crate) fn iter(self) -> impl Iterator<Item = Action> {
        Action::ALL.into_iter().filter(move |&action| self.contains(action))
    }
}

/// The tiles that are still to be drawn, first drawn first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile {
    tiles: [Tile; OTHERS],
    count: u8,
}

impl Pile {
    /// No tiles.
    pub(crate) const EMPTY: Self = Self { tiles: [Tile(0); OTHERS], count: 0 };

    /// A pile of these tiles, of at most 18.
    pub(crate) fn of(tiles: impl IntoIterator<Item = Tile>) -> Self {
        let mut pile = Self::EMPTY;
        for (place, tile) in pile.tiles.iter_mut().zip(tiles) {
            *place = tile;
            pile.count += 1;
        }
        pile
    }

    /// The tiles, first drawn first.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.count)]
    }

    pub(crate) fn tiles_mut(&mut self) -> &mut [Tile] {
        &mut self.tiles[..usize::from(self.count)]
    }

    /// Draws the first tile.
    pub(crate) fn draw(&mut self) -> Option<Tile> {
        let drawn = *self.tiles().first()?;
        *self = Self::of(self.tiles()[1..].iter().copied());
        Some(drawn)
    }
}

impl State {
    /// The seat that acts; none where chance is due or the game is over.
    pub(crate) fn acting(&self) -> Option<Seat> {
        let waits = matches!(self.phase, Phase::First | Phase::Shuffle | Phase::Over);
        (!waits).then_some(self.seat)
    }

    /// What the acting seat has.
    pub(crate) const fn band(&self) -> &Band {
        &self.bands[self.seat.index()]
    }

    pub(crate) const fn band_mut(&mut self) -> &mut Band {
        &mut self.bands[self.seat.index()]
    }

    /// The season, from 1.
    #[must_use]
    pub const fn season(&self) -> u8 {
        self.season
    }

    /// The round of the season, from 1 to 4.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The animals of a seat.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub const fn stock(&self, seat: Seat) -> Stock {
        self.bands[seat.index()].stock
    }
}
