//! What happens on the way of a move, for whoever tells it to people.

use game::{PerSeat, Rule, Seat, Seats};
use serde::Serialize;

use crate::score::Region;
use crate::{Action, Animal, Cell, Craft, Land, Rotation, Size, Space, Stock, TileName, Ware, rules};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum Effect {
    /// The first seat of a season (B3.1).
    FirstSeat {
        /// Who begins.
        seat: Seat,
    },
    /// The tiles were shuffled, and some left the game unseen (B3.1).
    Shuffled {
        /// How many stay in the game.
        tiles: u8,
        /// How many left it.
        removed: u8,
    },
    /// A season begins; all actions are free (B3.1, B5.5).
    SeasonBegins {
        /// Which one.
        season: u8,
        /// How many there are.
        seasons: u8,
    },
    /// A seat drew its tile (B3.2).
    TileDrawn {
        /// Who drew it.
        seat: Seat,
        /// Which one; null for everybody else.
        tile: Option<TileName>,
    },
    /// A round begins (B3.3).
    RoundBegins {
        /// Which one, from 1 to 4.
        round: u8,
    },
    /// A piece came from the market into the supply (B4.1).
    Bought {
        /// Whose piece.
        seat: Seat,
        /// Which one.
        ware: Ware,
        /// What it cost.
        paid: Stock,
    },
    /// Three animals were given for one (B4.2).
    Traded {
        /// Who did it.
        seat: Seat,
        /// The kind of which three went.
        give: Animal,
        /// The kind of which one came.
        get: Animal,
    },
    /// A seat took one of its actions of the season (B4.3).
    ActionTaken {
        /// Who acts.
        seat: Seat,
        /// Which action.
        action: Action,
    },
    /// A tile was laid, for all to see (B4.5).
    Placed {
        /// Whose tile.
        seat: Seat,
        /// Which tile.
        tile: TileName,
        /// Where it lies.
        cell: Cell,
        /// How it is turned.
        turn: Rotation,
        /// Everybody who had not seen it.
        shown_to: Seats,
    },
    /// Hunters came onto the new tile (B4.5).
    Arrived {
        /// Whose hunters.
        seat: Seat,
        /// Where they stand.
        at: Space,
        /// How many.
        hunters: u8,
    },
    /// A tipi or canoe was built (B4.6, B4.7).
    Built {
        /// Whose.
        seat: Seat,
        /// What.
        craft: Craft,
        /// Where.
        at: Space,
        /// How large.
        size: Size,
        /// The hunters that went back to the supply.
        hunters: u8,
    },
    /// A tipi or canoe was enlarged (B4.6, B4.7).
    Enlarged {
        /// Whose.
        seat: Seat,
        /// What.
        craft: Craft,
        /// Where.
        at: Space,
        /// How large it was.
        from: Size,
        /// How large it is.
        size: Size,
        /// The hunters that went back to the supply.
        hunters: u8,
    },
    /// A tipi or canoe was made smaller (B7.3).
    Shrunk {
        /// Whose.
        seat: Seat,
        /// What.
        craft: Craft,
        /// Where.
        at: Space,
        /// How large it was.
        from: Size,
        /// How large it is.
        size: Size,
        /// The hunters that came from the supply.
        hunters: u8,
    },
    /// A tipi or canoe was taken away (B7.3).
    Removed {
        /// Whose.
        seat: Seat,
        /// What.
        craft: Craft,
        /// Where.
        at: Space,
        /// How large it was.
        from: Size,
        /// The hunters that came from the supply.
        hunters: u8,
    },
    /// A hunter gathered, stepped or trekked (B4.8, B4.9, B4.10).
    Moved {
        /// Whose hunter.
        seat: Seat,
        /// By which action.
        action: Action,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// An action in parts has ended (B4.12).
    Ended {
        /// Who acted.
        seat: Seat,
        /// Which action.
        action: Action,
        /// The hunters used.
        hunters: u8,
        /// What it costs.
        cost: u8,
    },
    /// An action was taken with no hunters (B4.11).
    Skipped {
        /// Who did.
        seat: Seat,
        /// Which action.
        action: Action,
    },
    /// An action was paid (B4.4).
    Paid {
        /// Who paid.
        seat: Seat,
        /// With what.
        paid: Stock,
    },
    /// An action with no hunters gained an animal (B4.4).
    Gained {
        /// Who gained.
        seat: Seat,
        /// What.
        animal: Animal,
    },
    /// An action with no hunters gained nothing, because all stocks are full (B4.4).
    GainForgone {
        /// Who would have gained.
        seat: Seat,
    },
    /// In the last season all stocks went to 0 before the scoring (B5.1).
    StocksCleared {
        /// What each seat lost.
        lost: PerSeat<Stock>,
    },
    /// The scoring of a kind of land begins (B5.1).
    LandScored {
        /// Which kind.
        land: Land,
    },
    /// A region with pieces was scored (B5.2, B5.3).
    RegionScored(Region),
    /// A seat has more than 15 and may deal (B5.4).
    Overflowed {
        /// Who.
        seat: Seat,
        /// The kind.
        animal: Animal,
        /// How many it has.
        stock: u8,
    },
    /// What was above 15 was lost (B5.4).
    Settled {
        /// Who settled.
        seat: Seat,
        /// What was lost.
        lost: Stock,
    },
    /// The match is over (B6.1).
    GameOver {
        /// Each seat's animals in all.
        scores: PerSeat<i32>,
        /// Each seat's place.
        ranks: PerSeat<u8>,
    },
}

impl game::Effect for Effect {
    fn rule(&self) -> Rule {
        match self {
            Self::FirstSeat { .. } | Self::Shuffled { .. } | Self::SeasonBegins { season: 1, .. } => {
                rules::B3_1
            }
            Self::SeasonBegins { .. } => rules::B5_5,
            Self::TileDrawn { .. } => rules::B3_2,
            Self::RoundBegins { .. } => rules::B3_3,
            Self::Bought { .. } => rules::B4_1,
            Self::Traded { .. } => rules::B4_2,
            Self::ActionTaken { .. } => rules::B4_3,
            Self::Placed { .. } | Self::Arrived { .. } => rules::B4_5,
            Self::Built { craft, .. } | Self::Enlarged { craft, .. } => building(*craft),
            Self::Shrunk { .. } | Self::Removed { .. } => rules::B7_3,
            Self::Moved { action, .. } => moving(*action),
            Self::Ended { .. } => rules::B4_12,
            Self::Skipped { .. } => rules::B4_11,
            Self::Paid { .. } | Self::Gained { .. } | Self::GainForgone { .. } => rules::B4_4,
            Self::StocksCleared { .. } | Self::LandScored { .. } => rules::B5_1,
            Self::RegionScored(_) => rules::B5_3,
            Self::Overflowed { .. } | Self::Settled { .. } => rules::B5_4,
            Self::GameOver { .. } => rules::B6_1,
        }
    }

    fn reveals(&self) -> Seats {
        match self {
            Self::TileDrawn { seat, .. } => Seats::only(*seat),
            Self::Placed { shown_to, .. } => *shown_to,
            _ => Seats::NONE,
        }
    }
}

/// The rule of building tipis or canoes.
pub(crate) const fn building(craft: Craft) -> Rule {
    match craft {
        Craft::Tipi => rules::B4_6,
        Craft::Canoe => rules::B4_7,
    }
}

/// The rule of an action that moves hunters.
pub(crate) const fn moving(action: Action) -> Rule {
    match action {
        Action::Gather => rules::B4_8,
        Action::Step => rules::B4_9,
        Action::Trek => rules::B4_10,
        Action::Place => rules::B4_5,
        Action::Tipi => rules::B4_6,
        Action::Canoe => rules::B4_7,
    }
}
