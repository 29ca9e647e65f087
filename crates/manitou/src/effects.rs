//! What happens on the way of a move, and who may know what of it.

use game::{PerSeat, Rule, Seat, Seats, Viewer};
use serde::Serialize;

use crate::cards::Card;
use crate::hand::Cards;
use crate::moves::GroundId;
use crate::rules;
use crate::score::Points;
use crate::spoils::{Claim, Taker};
use crate::state::Cylinder;
use crate::tiles::{Tile, Tiles};

/// How a contest between heroes ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Victor {
    /// The hero that came beat the one that lay there.
    Attacker,
    /// The hero that lay there beat the one that came.
    Defender,
    /// Nobody: both were turned down.
    Nobody,
}

/// Something that happened.
///
/// Cards that a viewer may not know are `None`, `null` in JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum Effect {
    /// The first dealer was drawn.
    DealerDrawn {
        /// Who deals, and plays last.
        dealer: Seat,
        /// Who plays first.
        first: Seat,
    },
    /// Tiles were laid out on the three grounds.
    GroundsLaid {
        /// By ground.
        grounds: [Tiles; GroundId::COUNT],
        /// Everyone at the table.
        #[serde(skip)]
        seen_by: Seats,
    },
    /// A party was chosen, by its seat or by chance.
    Mustered {
        /// Whose.
        seat: Seat,
        /// How many cards it has.
        count: u8,
        /// The cards, for the seat's own eyes.
        cards: Option<Cards>,
        /// Whether chance took them.
        random: bool,
    },
    /// A party was shuffled, and the top three cards taken in hand.
    Dealt {
        /// Whose.
        seat: Seat,
        /// The hand, for the seat's own eyes.
        hand: Option<Cards>,
        /// How many cards are left in the pile.
        pile: u8,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where to.
        ground: GroundId,
        /// Whether it is the eighth card.
        eighth: bool,
        /// Everyone else at the table.
        #[serde(skip)]
        seen_by: Seats,
    },
    /// A hero met no other seat's hero and stays face up.
    Stands {
        /// Whose.
        seat: Seat,
        /// The hero.
        card: Card,
        /// Where.
        ground: GroundId,
        /// How many heroes its seat has face up there now.
        heroes: u8,
    },
    /// A hero met another one.
    Trial {
        /// Where.
        ground: GroundId,
        /// Whose hero came.
        attacker: Seat,
        /// The hero that came.
        attack: Card,
        /// Whose hero lay there.
        defender: Seat,
        /// The hero that lay there.
        defence: Card,
        /// Who won.
        victor: Victor,
    },
    /// A hero attacked the last played of two heroes.
    Sacrifice {
        /// Where.
        ground: GroundId,
        /// Whose hero came.
        attacker: Seat,
        /// The hero that came.
        attack: Card,
        /// Whose heroes lay there.
        defender: Seat,
        /// The hero that was attacked.
        defence: Card,
        /// Whether the attacked hero went down too.
        succeeded: bool,
    },
    /// A hero was turned face down, and counts for nothing from now on.
    TurnedDown {
        /// Whose.
        seat: Seat,
        /// The hero.
        card: Card,
        /// Where.
        ground: GroundId,
    },
    /// A card was drawn from the pile.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card, for the seat's own eyes.
        card: Option<Card>,
        /// How many cards are left in the pile.
        pile: u8,
    },
    /// A seat had no card that it may play.
    Passed {
        /// The seat.
        seat: Seat,
        /// Everyone else at the table, who now know what kind of cards it has.
        #[serde(skip)]
        seen_by: Seats,
    },
    /// A seat did without what a cylinder allows.
    Held {
        /// The seat.
        seat: Seat,
        /// The cylinder.
        cylinder: Cylinder,
    },
    /// A hunter was moved to another ground.
    Shifted {
        /// Whose.
        seat: Seat,
        /// The hunter.
        card: Card,
        /// Where it lay.
        from: GroundId,
        /// Where it lies now.
        to: GroundId,
    },
    /// The force of all seats was compared.
    ForceCompared {
        /// The sum of each seat's hunters.
        totals: PerSeat<u8>,
        /// The seats with the highest, if it is above zero.
        strongest: Seats,
        /// Those of them that have a tile, and must give one up.
        owing: Seats,
    },
    /// A tile was given up for good.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A ground is judged.
    Judged {
        /// Which one.
        ground: GroundId,
        /// Whose heroes are face up there.
        hero: Option<Seat>,
        /// Each seat's total, tomahawks included; `None` without a hunter there.
        totals: PerSeat<Option<u16>>,
        /// Who takes a tile, in order.
        takers: Vec<Taker>,
    },
    /// A tile was taken from a ground.
    Took {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// From where.
        ground: GroundId,
        /// Why.
        claim: Claim,
    },
    /// A cylinder went to a seat.
    CylinderTaken {
        /// Which one.
        cylinder: Cylinder,
        /// Who holds it now.
        seat: Seat,
        /// Who held it before.
        from: Option<Seat>,
    },
    /// A ground is finished, and what is left there leaves the game.
    GroundFinished {
        /// Which one.
        ground: GroundId,
        /// What leaves the game.
        gone: Tiles,
    },
    /// The cards that a seat played are spent, those that it did not play are available again.
    CardsCleared {
        /// Whose.
        seat: Seat,
        /// The cards from the grounds.
        spent: Cards,
        /// How many go back.
        back: u8,
        /// The cards that go back, for the seat's own eyes.
        cards: Option<Cards>,
    },
    /// Every seat has all its cards again.
    CardsRestored {
        /// The hunt that ended.
        hunt: u8,
    },
    /// A hunt begins.
    HuntBegan {
        /// Its number.
        hunt: u8,
        /// Who deals, and plays last.
        dealer: Seat,
        /// Who plays first.
        first: Seat,
    },
    /// The points of a seat at the end.
    Scored {
        /// The seat.
        seat: Seat,
        /// What they come from.
        #[serde(flatten)]
        points: Points,
    },
    /// The places.
    Ranked {
        /// Each seat's place.
        ranks: PerSeat<u8>,
    },
}

impl Effect {
    /// What `viewer` may know of this effect.
    pub(crate) fn known_to(&self, viewer: Viewer) -> Self {
        let mut known = self.clone();
        match &mut known {
            Self::Mustered { seat, cards, .. } | Self::CardsCleared { seat, cards, .. }
                if !viewer.is(*seat) =>
            {
                *cards = None;
            }
            Self::Dealt { seat, hand, .. } if !viewer.is(*seat) => *hand = None,
            Self::Drew { seat, card, .. } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        known
    }
}

impl game::Effect for Effect {
    fn rule(&self) -> Rule {
        match self {
            Self::DealerDrawn { .. } | Self::HuntBegan { .. } => rules::M2_2,
            Self::GroundsLaid { .. } => rules::M2_3,
            Self::Mustered { .. } => rules::M2_4,
            Self::Dealt { .. } => rules::M2_5,
            Self::Played { eighth: true, .. } | Self::Held { cylinder: Cylinder::Totem, .. } => rules::M3_9,
            Self::Played { eighth: false, .. } | Self::Drew { .. } => rules::M3_1,
            Self::Stands { .. } => rules::M3_4,
            Self::Trial { .. } => rules::M3_5,
            Self::Sacrifice { .. } => rules::M3_6,
            Self::TurnedDown { .. } => rules::M3_7,
            Self::Passed { .. } => rules::M3_8,
            Self::Held { cylinder: Cylinder::Horse, .. } | Self::Shifted { .. } => rules::M3_10,
            Self::ForceCompared { .. } | Self::Discarded { .. } => rules::M4_1,
            Self::Judged { .. } | Self::GroundFinished { .. } => rules::M4_3,
            Self::Took { claim, .. } => claim.rule(),
            Self::CylinderTaken { .. } => rules::M4_5,
            Self::CardsCleared { .. } | Self::CardsRestored { .. } => rules::M4_6,
            Self::Scored { .. } => rules::M5_1,
            Self::Ranked { .. } => rules::M5_2,
        }
    }

    fn reveals(&self) -> Seats {
        match self {
            // Even its own party shows a seat nothing new, unless chance took it.
            Self::Mustered { seat, random: true, .. }
            | Self::Dealt { seat, .. }
            | Self::Drew { seat, .. } => Seats::only(*seat),
            Self::GroundsLaid { seen_by, .. }
            | Self::Played { seen_by, .. }
            | Self::Passed { seen_by, .. } => *seen_by,
            _ => Seats::NONE,
        }
    }
}
