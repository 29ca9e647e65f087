//! A tree as it is written down.

use game::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A point of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Node {
    /// The end: what each seat gets.
    Payoff(PerSeat<i32>),
    /// Chance takes one of the branches.
    Chance(Vec<Branch>),
    /// A seat takes one of the branches.
    Decision {
        /// Who decides.
        seat: Seat,
        /// What it can take.
        branches: Vec<Branch>,
    },
}

/// A way on from a point.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// How likely chance takes it, in proportion to the others; 0 is never. Of no meaning for decisions.
    pub weight: u32,
    /// Who sees that it is taken; everybody if `None`. Who decides always sees it.
    pub seen: Option<Seats>,
    /// Where it leads.
    pub to: Node,
}

impl Node {
    /// The end: what each seat gets.
    pub fn payoff(payoffs: impl IntoIterator<Item = i32>) -> Self {
        Self::Payoff(payoffs.into_iter().collect())
    }

    /// A point where chance decides.
    pub fn chance<B: Into<Branch>>(branches: impl IntoIterator<Item = B>) -> Self {
        Self::Chance(branches.into_iter().map(Into::into).collect())
    }

    /// A point where `seat` decides.
    pub fn decision<B: Into<Branch>>(seat: Seat, branches: impl IntoIterator<Item = B>) -> Self {
        Self::Decision { seat, branches: branches.into_iter().map(Into::into).collect() }
    }

    /// A branch to this point that only these seats see.
    pub fn seen_by(self, seats: impl IntoIterator<Item = Seat>) -> Branch {
        Branch { seen: Some(seats.into_iter().collect()), ..self.into() }
    }

    /// A branch to this point that chance takes in this proportion.
    #[must_use]
    pub fn weighing(self, weight: u32) -> Branch {
        Branch { weight, ..self.into() }
    }

    pub(super) fn branches(&self) -> &[Branch] {
        match self {
            Self::Payoff(_) => &[],
            Self::Chance(branches) | Self::Decision { branches, .. } => branches,
        }
    }
}

impl Branch {
    /// This branch, taken by chance in this proportion.
    #[must_use]
    pub fn weighing(self, weight: u32) -> Self {
        Self { weight, ..self }
    }
}

impl From<Node> for Branch {
    fn from(to: Node) -> Self {
        Self { weight: 1, seen: None, to }
    }
}

/// Kuhn's poker: three cards (0, 1, 2), one each, one bet. Its value for seat 0 is -1/18, reached only by bluffing.
///
/// Branch 0 is to check or fold, branch 1 to bet or call; chance's branches are the cards.
#[must_use]
pub fn kuhn_poker() -> Node {
    let deal = |first: u32| {
        let second = (0..3).map(move |second| {
            betting(first > second).seen_by([Seat(1)]).weighing(u32::from(first != second))
        });
        Node::chance(second).seen_by([Seat(0)])
    };
    Node::chance((0..3).map(deal))
}

fn betting(first_is_higher: bool) -> Node {
    let showdown = |stake: i32| if first_is_higher { [stake, -stake] } else { [-stake, stake] };
    let showdown = |stake| Node::payoff(showdown(stake));
    let answer = Node::decision(Seat(0), [Node::payoff([-1, 1]), showdown(2)]);
    let checked = Node::decision(Seat(1), [showdown(1), answer]);
    let bet = Node::decision(Seat(1), [Node::payoff([1, -1]), showdown(2)]);
    Node::decision(Seat(0), [checked, bet])
}
