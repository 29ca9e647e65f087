//! Moves: intent, in the record's notation.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::{Animal, Cell, Craft, Land, Rotation, Size, Space, Stock, Ware};

/// One of the six actions, in the order of B4.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Lay the tile and bring hunters onto it.
    Place,
    /// Build or enlarge tipis.
    Tipi,
    /// Build or enlarge canoes.
    Canoe,
    /// Call hunters together.
    Gather,
    /// Move hunters to neighbouring spaces.
    Step,
    /// Move hunters over up to three spaces.
    Trek,
}

impl Action {
    /// The six actions.
    pub const ALL: [Self; 6] = [Self::Place, Self::Tipi, Self::Canoe, Self::Gather, Self::Step, Self::Trek];

    /// The action that builds this.
    #[must_use]
    pub const fn building(craft: Craft) -> Self {
        match craft {
            Craft::Tipi => Self::Tipi,
            Craft::Canoe => Self::Canoe,
        }
    }

    /// The action's word in the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Tipi => "tipi",
            Self::Canoe => "canoe",
            Self::Gather => "gather",
            Self::Step => "step",
            Self::Trek => "trek",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How far hunters walk in an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    /// To a neighbouring space (B4.9).
    Step,
    /// Over one to three spaces (B4.10).
    Trek,
}

impl Gait {
    /// The action of walking so.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Self::Step => Action::Step,
            Self::Trek => Action::Trek,
        }
    }
}

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Move {
    /// Buys a piece from the own market (B4.1).
    Buy(Ware),
    /// Gives three animals of one kind for one of another (B4.2).
    Trade {
        /// The kind of which three go.
        give: Animal,
        /// The kind of which one comes.
        get: Animal,
    },
    /// Lays the tile and puts hunters on one space of it (B4.5).
    Place {
        /// Where it lies.
        cell: Cell,
        /// How it is turned.
        turn: Rotation,
        /// How many hunters come with it.
        hunters: u8,
        /// The space they stand on; null with no hunters.
        #[serde(deserialize_with = "required")]
        land: Option<Land>,
    },
    /// Builds or changes a tipi (B4.6).
    Tipi {
        /// Where it stands.
        at: Space,
        /// How large it is then.
        size: Size,
    },
    /// Builds or changes a canoe (B4.7).
    Canoe {
        /// Where it lies.
        at: Space,
        /// How large it is then.
        size: Size,
    },
    /// Brings a hunter to a gathering (B4.8).
    Gather {
        /// Where the hunter is.
        from: Space,
        /// Where the gathering is.
        to: Space,
    },
    /// Moves a hunter to a neighbouring space (B4.9).
    Step {
        /// Where the hunter is.
        from: Space,
        /// Where it goes.
        to: Space,
    },
    /// Moves a hunter over one to three spaces (B4.10).
    Trek {
        /// Where the hunter is.
        from: Space,
        /// Where it goes.
        to: Space,
    },
    /// Takes an action with no hunters (B4.11).
    Skip(Action),
    /// Ends an action of several parts (B4.12).
    Done,
    /// Pays for the action (B4.4).
    Pay(Stock),
    /// Takes an animal for an action with no hunters (B4.4).
    Gain(Animal),
    /// Loses what is above 15 (B5.4).
    Settle,
}

/// Reads a member that may be null but must be there.
pub(crate) fn required<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}

impl Move {
    /// Building `craft`.
    pub(crate) const fn build(craft: Craft, at: Space, size: Size) -> Self {
        match craft {
            Craft::Tipi => Self::Tipi { at, size },
            Craft::Canoe => Self::Canoe { at, size },
        }
    }

    /// Walking in a gait.
    pub(crate) const fn walk(gait: Gait, from: Space, to: Space) -> Self {
        match gait {
            Gait::Step => Self::Step { from, to },
            Gait::Trek => Self::Trek { from, to },
        }
    }

    /// The action that this move begins or goes on with.
    #[must_use]
    pub const fn action(&self) -> Option<Action> {
        match self {
            Self::Place { .. } => Some(Action::Place),
            Self::Tipi { .. } => Some(Action::Tipi),
            Self::Canoe { .. } => Some(Action::Canoe),
            Self::Gather { .. } => Some(Action::Gather),
            Self::Step { .. } => Some(Action::Step),
            Self::Trek { .. } => Some(Action::Trek),
            Self::Skip(action) => Some(*action),
            _ => None,
        }
    }

    /// The word that the record's notation uses for this kind of move.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Buy(_) => "buy",
            Self::Trade { .. } => "trade",
            Self::Place { .. } => "place",
            Self::Tipi { .. } => "tipi",
            Self::Canoe { .. } => "canoe",
            Self::Gather { .. } => "gather",
            Self::Step { .. } => "step",
            Self::Trek { .. } => "trek",
            Self::Skip(_) => "skip",
            Self::Done => "done",
            Self::Pay(_) => "pay",
            Self::Gain(_) => "gain",
            Self::Settle => "settle",
        }
    }
}
