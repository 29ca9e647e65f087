//! The state of a match.

use std::fmt;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Hex, HexSet};
use crate::counts::Counts;

/// The most seats of this game.
pub(crate) const MAX_SEATS: usize = 4;
/// The tipis of each seat (W2.1).
pub const TIPIS: u8 = 7;
/// The most provisions a seat holds (W2.3).
pub const MAX_PROVISIONS: u8 = 10;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first seat has to be drawn.
    Start,
    /// A seat puts a tipi on the board.
    Camp(Seat),
    /// A seat drives the herd, and has to move `left` more buffalo.
    Drive {
        /// Who drives.
        seat: Seat,
        /// How many buffalo have still to move.
        left: u8,
    },
    /// A seat takes back unfed tipis, `left` of them.
    Abandon {
        /// Who cannot pay.
        seat: Seat,
        /// How many tipis have still to go.
        left: u8,
    },
    /// A seat chooses its activity.
    Activity(Seat),
    /// The game is over.
    Over,
}

/// The name of a phase, as a trace shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are the phases above")]
pub enum PhaseName {
    Start,
    Camp,
    Drive,
    Abandon,
    Activity,
    Over,
}

impl fmt::Display for PhaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "start",
            Self::Camp => "camp",
            Self::Drive => "drive",
            Self::Abandon => "abandon",
            Self::Activity => "activity",
            Self::Over => "over",
        })
    }
}

impl Phase {
    /// Who is to move.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Camp(seat)
            | Self::Drive { seat, .. }
            | Self::Abandon { seat, .. }
            | Self::Activity(seat) => Some(seat),
            Self::Start | Self::Over => None,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> PhaseName {
        match self {
            Self::Start => PhaseName::Start,
            Self::Camp(_) => PhaseName::Camp,
            Self::Drive { .. } => PhaseName::Drive,
            Self::Abandon { .. } => PhaseName::Abandon,
            Self::Activity(_) => PhaseName::Activity,
            Self::Over => PhaseName::Over,
        }
    }
}

/// Everything that changes during a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// Who began; none before it is drawn.
    pub(crate) first: Option<Seat>,
    /// The herd.
    pub(crate) buffalo: Counts,
    /// The buffalo that have not moved in this drive; empty outside the drive.
    pub(crate) waiting: Counts,
    pub(crate) tipis: [Counts; MAX_SEATS],
    pub(crate) unused: [u8; MAX_SEATS],
    pub(crate) plains: [u8; MAX_SEATS],
    pub(crate) provisions: [u8; MAX_SEATS],
}

impl State {
    /// What is going on.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The herd.
    #[must_use]
    pub const fn buffalo(&self) -> &Counts {
        &self.buffalo
    }

    /// The tipis of a seat on the board.
    #[must_use]
    pub const fn tipis(&self, seat: Seat) -> &Counts {
        &self.tipis[seat.index()]
    }

    /// The tipis of a seat that are neither on the board nor saved.
    #[must_use]
    pub const fn unused(&self, seat: Seat) -> u8 {
        self.unused[seat.index()]
    }

    /// The tipis of a seat that are saved in the plains.
    #[must_use]
    pub const fn saved(&self, seat: Seat) -> u8 {
        self.plains[seat.index()]
    }

    /// The provisions of a seat.
    #[must_use]
    pub const fn provisions(&self, seat: Seat) -> u8 {
        self.provisions[seat.index()]
    }

    /// The hexes where seats other than `seat` have tipis.
    #[inline]
    #[must_use]
    pub fn others(&self, seat: Seat) -> HexSet {
        let mut hexes = HexSet::NONE;
        for (index, tipis) in self.tipis.iter().enumerate() {
            if index != seat.index() {
                hexes = hexes | tipis.occupied();
            }
        }
        hexes
    }

    /// The hexes where `seat` has tipis and no other seat has.
    #[inline]
    #[must_use]
    pub fn alone(&self, seat: Seat) -> HexSet {
        self.tipis(seat).occupied() & !self.others(seat)
    }

    /// Whether any tipi of anyone is on the board.
    #[must_use]
    pub fn inhabited(&self) -> bool {
        self.tipis.iter().any(|tipis| !tipis.occupied().is_empty())
    }

    /// How many tipis of `seat` on `hex` the buffalo there do not feed (W4.2).
    #[must_use]
    pub fn unfed(&self, seat: Seat, hex: Hex) -> u8 {
        let own = self.tipis(seat).at(hex);
        let all: u8 = self.tipis.iter().map(|tipis| tipis.at(hex)).sum();
        // W4.2: others eat first.
        let rest = self.buffalo.at(hex).saturating_sub(all - own);
        own.saturating_sub(rest)
    }

    /// How many tipis of `seat` the buffalo do not feed, over the whole board.
    #[must_use]
    pub fn all_unfed(&self, seat: Seat) -> u8 {
        self.tipis(seat).occupied().iter().map(|hex| self.unfed(seat, hex)).sum()
    }

    /// What gathering would bring without the limit of ten (W4.3b); below zero it brings nothing.
    #[inline]
    #[must_use]
    pub fn surplus(&self, seat: Seat) -> i32 {
        let alone = self.alone(seat);
        self.buffalo.sum(alone) as i32 - self.tipis(seat).sum(alone) as i32
    }

    /// What gathering brings (W4.3b, W2.3).
    #[inline]
    #[must_use]
    pub fn harvest(&self, seat: Seat) -> u8 {
        self.surplus(seat).clamp(0, i32::from(MAX_PROVISIONS - self.provisions(seat))) as u8
    }
}
