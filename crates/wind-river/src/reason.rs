//! Why something is refused.

use game::{Refusal, Rule, Seat};
use serde::Serialize;
use thiserror::Error;

use crate::board::{Goal, Hex};
use crate::state::PhaseName;

/// Why something is refused: a tag and its values as JSON, a sentence as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is for three or four.
    #[error("Wind River is for 3 or 4 seats, not {seats}")]
    WrongSeats {
        /// How many were asked for.
        seats: u8,
    },
    /// Another seat is to move.
    #[error("seat {acting} is to move, not seat {seat}")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who is to move.
        acting: Seat,
    },
    /// The first seat is not drawn yet.
    #[error("the first seat has not been drawn yet")]
    ChanceIsDue,
    /// Nothing is left to chance now.
    #[error("nothing is left to chance now")]
    NoChanceIsDue,
    /// The game is over.
    #[error("the game is over")]
    GameIsOver,
    /// Another kind of move is expected.
    #[error("\"{kind}\" is not possible in the phase \"{phase}\"")]
    WrongPhase {
        /// The kind of move that was tried.
        kind: &'static str,
        /// What is going on.
        phase: PhaseName,
    },
    /// The drawn seat is not at the table.
    #[error("seat {seat} is not at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Three seats do not use this lane.
    #[error("{hex} is not in play with three seats")]
    NotInPlay {
        /// The hex.
        hex: Hex,
    },
    /// A camp needs an empty hex.
    #[error("{hex} already holds a tipi")]
    CampTaken {
        /// The hex.
        hex: Hex,
    },
    /// No buffalo is there to move.
    #[error("there is no buffalo on {hex}")]
    NoBuffalo {
        /// The hex.
        hex: Hex,
    },
    /// Every buffalo there has moved in this drive.
    #[error("every buffalo on {hex} has already moved in this drive")]
    AllDriven {
        /// The hex.
        hex: Hex,
    },
    /// Buffalo go one step ahead.
    #[error("{} not one step ahead of {from}", is(*.to))]
    NotAhead {
        /// Where it stands.
        from: Hex,
        /// Where it should go.
        to: Goal,
    },
    /// The hex is full.
    #[error("{hex} already holds five buffalo")]
    HexIsFull {
        /// The full hex.
        hex: Hex,
    },
    /// No unfed tipi of the seat is there.
    #[error("you have no unfed tipi on {hex}")]
    NotHungry {
        /// The hex.
        hex: Hex,
    },
    /// No tipi of the seat is there.
    #[error("you have no tipi on {hex}")]
    NoTipi {
        /// The hex.
        hex: Hex,
    },
    /// Tipis go one step.
    #[error("{} not next to {from}", is(*.to))]
    NotAdjacent {
        /// Where it stands.
        from: Hex,
        /// Where it should go.
        to: Goal,
    },
    /// Entering another's camp costs a provision.
    #[error("others have tipis on {hex}: entering costs 1 provision, and you have none")]
    CannotPayToEnter {
        /// The hex.
        hex: Hex,
    },
    /// Gathering would bring nothing.
    #[error("your buffalo feed no more than your tipis there: gathering brings nothing")]
    NothingToGather,
    /// The store is full.
    #[error("you already hold 10 provisions")]
    StoreIsFull,
    /// All tipis are used.
    #[error("you have no unused tipi")]
    NoUnusedTipi,
    /// Raising is too dear.
    #[error("raising a tipi costs 3 provisions, and you have {provisions}")]
    CannotPayToRaise {
        /// What the seat has.
        provisions: u8,
    },
    /// Another seat has a tipi there too.
    #[error("another seat has a tipi on {hex}")]
    NotAlone {
        /// The hex.
        hex: Hex,
    },
    /// Resting is only for those who can do nothing else.
    #[error("you can do something else, so you may not rest")]
    CannotRest,
    /// A state that contradicts the rules.
    #[error("{what}")]
    Inconsistent {
        /// In which way.
        what: &'static str,
    },
}

/// `C4 is`, or `the plains are`.
fn is(goal: Goal) -> String {
    match goal {
        Goal::Hex(_) => format!("{goal} is"),
        Goal::Plains => format!("{goal} are"),
    }
}

impl Reason {
    /// This reason, under a rule.
    pub(crate) const fn under(self, rule: Rule) -> Refusal<Self> {
        Refusal::new(rule, self)
    }
}
