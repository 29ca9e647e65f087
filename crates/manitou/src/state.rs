//! The state of a match.

use std::fmt;

use game::{MAX_SEATS, Rule, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::ground::Ground;
use crate::hand::{Cards, Pile};
use crate::moves::GroundId;
use crate::rules;
use crate::spoils::Takers;
use crate::tiles::Tiles;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first dealer has to be drawn.
    Start,
    /// The tiles of a hunt have to be drawn.
    Grounds,
    /// Parties are chosen, by seats or by chance.
    Muster {
        /// Who has none yet.
        waiting: Seats,
    },
    /// Parties have to be shuffled.
    Deal {
        /// Whose is next.
        seat: Seat,
    },
    /// A seat plays a card.
    Play {
        /// Who plays.
        seat: Seat,
    },
    /// The holder of the totem cylinder may play an eighth card.
    Eighth {
        /// Who may play.
        seat: Seat,
    },
    /// The holder of the horse cylinder may move a hunter.
    Shift {
        /// Who may move it.
        seat: Seat,
    },
    /// The seats with the most force give up a tile.
    Force {
        /// Who is to give one up now.
        seat: Seat,
        /// All who still have to, this seat among them.
        owing: Seats,
    },
    /// A ground is judged.
    Take {
        /// Which one.
        ground: GroundId,
        /// Who takes, in order; the first is to choose now.
        takers: Takers,
    },
    /// The game is over.
    Over,
}

/// The name of a phase, as a trace shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are the phases above")]
pub enum PhaseName {
    Start,
    Grounds,
    Muster,
    Deal,
    Play,
    Eighth,
    Shift,
    Force,
    Take,
    Over,
}

impl fmt::Display for PhaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "start",
            Self::Grounds => "grounds",
            Self::Muster => "muster",
            Self::Deal => "deal",
            Self::Play => "play",
            Self::Eighth => "eighth",
            Self::Shift => "shift",
            Self::Force => "force",
            Self::Take => "take",
            Self::Over => "over",
        })
    }
}

impl Phase {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> PhaseName {
        match self {
            Self::Start => PhaseName::Start,
            Self::Grounds => PhaseName::Grounds,
            Self::Muster { .. } => PhaseName::Muster,
            Self::Deal { .. } => PhaseName::Deal,
            Self::Play { .. } => PhaseName::Play,
            Self::Eighth { .. } => PhaseName::Eighth,
            Self::Shift { .. } => PhaseName::Shift,
            Self::Force { .. } => PhaseName::Force,
            Self::Take { .. } => PhaseName::Take,
            Self::Over => PhaseName::Over,
        }
    }

    /// The rule that says what is to be done now.
    pub(crate) const fn rule(self) -> Rule {
        self.name().rule()
    }
}

impl PhaseName {
    /// The rule that says what is to be done in this phase.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Self::Start => rules::M2_2,
            Self::Grounds => rules::M2_3,
            Self::Muster => rules::M2_4,
            Self::Deal => rules::M2_5,
            Self::Play => rules::M3_1,
            Self::Eighth => rules::M3_9,
            Self::Shift => rules::M3_10,
            Self::Force => rules::M4_1,
            Self::Take => rules::M4_3,
            Self::Over => rules::M5_2,
        }
    }
}

/// What belongs to a seat. In JSON as a trace shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tribe {
    /// The cards that a party can be chosen from.
    pub available: Cards,
    /// The party, between choosing and dealing.
    pub party: Cards,
    /// The hand.
    pub hand: Cards,
    /// The face-down pile, top first.
    pub pile: Pile,
    /// How many cards and passes this hunt had, the eighth card not included.
    pub played: u8,
    /// The cards that come back only after hunts 2 and 4.
    pub spent: Cards,
    /// The tiles in front of the seat.
    pub tiles: Tiles,
    /// The tomahawks that count in this hunt (M4.4).
    pub axes: u8,
}

impl Tribe {
    /// A seat at the start of a match (M1.1).
    pub(crate) const START: Self = Self {
        available: Cards::FULL,
        party: Cards::NONE,
        hand: Cards::NONE,
        pile: Pile::EMPTY,
        played: 0,
        spent: Cards::NONE,
        tiles: Tiles::NONE,
        axes: 0,
    };
}

/// The two cylinders (M1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cylinder {
    /// Lets its holder play an eighth card.
    Totem,
    /// Lets its holder move a hunter.
    Horse,
}

/// Everything that changes during a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// The number of the hunt, from 1.
    pub(crate) hunt: u8,
    /// The last seat of this hunt; none before it is drawn.
    pub(crate) dealer: Option<Seat>,
    pub(crate) grounds: [Ground; GroundId::COUNT],
    /// By seat; beyond the seats of the match, as at the start.
    pub(crate) tribes: [Tribe; MAX_SEATS],
    pub(crate) totem: Option<Seat>,
    pub(crate) horse: Option<Seat>,
    pub(crate) bag: Bag,
}

impl State {
    /// What is going on.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the hunt, from 1.
    #[must_use]
    pub const fn hunt(&self) -> u8 {
        self.hunt
    }

    /// Who deals, and plays last; none before the dealer is drawn.
    #[must_use]
    pub const fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// A hunting ground.
    #[must_use]
    pub const fn ground(&self, ground: GroundId) -> &Ground {
        &self.grounds[ground.index()]
    }

    /// What belongs to a seat.
    #[must_use]
    pub const fn tribe(&self, seat: Seat) -> &Tribe {
        &self.tribes[seat.index()]
    }

    /// Who holds a cylinder.
    #[must_use]
    pub const fn holder(&self, cylinder: Cylinder) -> Option<Seat> {
        match cylinder {
            Cylinder::Totem => self.totem,
            Cylinder::Horse => self.horse,
        }
    }

    /// The tiles left in the bag.
    #[must_use]
    pub const fn bag(&self) -> &Bag {
        &self.bag
    }

    /// The cards of a seat on all grounds.
    #[must_use]
    pub fn laid(&self, seat: Seat) -> Cards {
        self.grounds.iter().map(|ground| ground.cards_of(seat)).fold(Cards::NONE, Cards::plus)
    }

    /// The cards of every seat on all grounds.
    pub(crate) fn laid_by_all(&self) -> [Cards; MAX_SEATS] {
        let mut laid = [Cards::NONE; MAX_SEATS];
        for placed in self.grounds.iter().flat_map(|ground| ground.lane().cards()) {
            let own = &mut laid[placed.seat().index()];
            *own = own.with(placed.card());
        }
        laid
    }

    /// The sum of a seat's hunters on all grounds, at their printed numbers (M4.1).
    #[must_use]
    pub fn force(&self, seat: Seat) -> u8 {
        self.grounds.iter().map(|ground| ground.printed(seat)).sum()
    }

    /// The sum of a seat's hunters on a ground, tomahawks included (M4.4); `None` without a hunter there.
    #[must_use]
    pub const fn total(&self, ground: GroundId, seat: Seat) -> Option<u16> {
        self.ground(ground).total(seat, self.tribe(seat).axes)
    }

    pub(crate) const fn tribe_mut(&mut self, seat: Seat) -> &mut Tribe {
        &mut self.tribes[seat.index()]
    }

    pub(crate) const fn ground_mut(&mut self, ground: GroundId) -> &mut Ground {
        &mut self.grounds[ground.index()]
    }
}
