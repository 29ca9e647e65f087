//! What can be decided, drawn, seen, told and refused in a tree.

use game::{MAX_SEATS, Rule, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{CHANCE, DECISION, PAYOFF};

/// A decision: the number of the branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// Takes this branch, for all to see.
    Take(u8),
    /// Takes this branch in secret.
    Hide(u8),
}

impl Move {
    pub(super) const fn branch(self) -> u8 {
        let (Self::Take(branch) | Self::Hide(branch)) = self;
        branch
    }
}

/// What chance does: the number of the branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The branch.
    pub branch: u8,
    /// Who sees it.
    pub seen: Seats,
}

/// A step of a path as a viewer knows it: the branch's number, or `true` if it is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Seen {
    /// This branch.
    Branch(u8),
    /// Some branch.
    Hidden(bool),
}

impl Seen {
    pub(super) const HIDDEN: Self = Self::Hidden(true);
}

/// What one viewer knows of the way from the root.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes it is for.
    pub viewer: Viewer,
    /// The branches that were taken.
    pub path: Vec<Seen>,
}

/// The way from the root.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Path {
    /// The branches that were taken.
    pub path: Vec<u8>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// X1: chance took a branch.
    Drawn {
        /// The branch.
        branch: u8,
        /// Who sees it.
        #[serde(skip)]
        seen: Seats,
    },
    /// X2: a seat took a branch.
    Taken {
        /// Who decided.
        seat: Seat,
        /// The branch.
        branch: u8,
        /// Who sees it.
        #[serde(skip)]
        seen: Seats,
    },
    /// X3: the game is over, and everybody sees how it went.
    Ended {
        /// The branches that were taken.
        path: Vec<u8>,
    },
}

impl game::Effect for Effect {
    fn rule(&self) -> Rule {
        match self {
            Self::Drawn { .. } => CHANCE,
            Self::Taken { .. } => DECISION,
            Self::Ended { .. } => PAYOFF,
        }
    }

    fn reveals(&self) -> Seats {
        match self {
            Self::Ended { .. } => Seats::all(MAX_SEATS as u8),
            Self::Drawn { .. } | Self::Taken { .. } => Seats::NONE,
        }
    }
}

/// Why something is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Error)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// A payoff is not one number a seat.
    #[error("a payoff is one number a seat")]
    Payoffs,
    /// A seat that is not at the table.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// A point without a way on, or a branch that it does not have.
    #[error("there is no such branch")]
    NoBranch,
    /// A decision that some other seats see and some do not.
    #[error("a decision is seen by everybody or by nobody else")]
    HalfHidden,
    /// More than 65,536 points.
    #[error("the tree is too large")]
    TooLarge,
    /// Somebody cannot tell whose turn it is or what he can take.
    #[error("two points that somebody cannot tell apart ask for different things")]
    Ambiguous,
    /// A decision or an outcome of chance that is not due.
    #[error("this is not the time for that")]
    NotNow,
}
