//! Why something is refused.

use game::{Refusal, Rule, Seat, counted};
use serde::Serialize;
use thiserror::Error;

use crate::{Action, Animal, Cell, Craft, Land, Size, Space, TileName, Variant, Ware};

/// Why something is refused: a tag and its values as JSON, a sentence as text.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the sentence of each variant says what its values are")]
pub enum Reason {
    // Options.
    #[error("Bison is for 2 to 4 seats, not {seats}")]
    WrongSeats { seats: u8 },
    #[error("the reach is 3 to 5, not {reach}")]
    WrongReach { reach: u8 },
    #[error("the set of tiles: {0}")]
    TileSet(SetFault),

    // Whose turn it is, and what it is for.
    #[error("seat {seat} is not at this table")]
    NoSuchSeat { seat: Seat },
    #[error("seat {acting} is to move, not seat {seat}")]
    NotYourTurn { seat: Seat, acting: Seat },
    #[error("the first seat and the pile are not drawn yet")]
    ChanceIsDue,
    #[error("nothing is left to chance now")]
    NoChanceIsDue,
    #[error("the game is over")]
    GameIsOver,
    #[error("the action costs {cost} animals: pay them first")]
    PayFirst { cost: u8 },
    #[error("first choose the animal that you gain")]
    GainFirst,
    #[error("the {action} goes on: use another hunter for it, or end it with done")]
    ActionGoesOn { action: Action },
    #[error("you have more than 15 of a kind: buy, trade or settle")]
    SettleFirst,
    #[error("there is nothing to pay now")]
    NothingToPay,
    #[error("there is nothing to gain now")]
    NothingToGain,
    #[error("there is no action to end now")]
    NothingToEnd,
    #[error("there is nothing to settle now")]
    NothingToSettle,

    // Market and exchange.
    #[error("there is no such piece: sizes are 1 to 4")]
    NoSuchWare,
    #[error("your market has no {ware} left")]
    SoldOut { ware: Ware },
    #[error("a {ware} costs {price} of each kind, and you have only {}", .animal.counted(*.has))]
    CannotBuy { ware: Ware, price: u8, animal: Animal, has: u8 },
    #[error("an animal cannot be traded for its own kind")]
    SameAnimal,
    #[error("a trade takes three {}, and you have only {has}", .animal.plural())]
    CannotTrade { animal: Animal, has: u8 },
    #[error("you already have 15 or more {}", .animal.plural())]
    StockIsFull { animal: Animal },

    // Actions.
    #[error("you have already taken the {action} action this season")]
    ActionTaken { action: Action },
    #[error("this is your last turn of the season: you must place your tile")]
    MustPlace,
    #[error("placing the tile cannot be skipped")]
    CannotSkipPlace,
    #[error("an action with {hunters} hunters costs {cost} animals, and you have only {has}")]
    CannotPay { hunters: u8, cost: u8, has: u32 },
    #[error("an action is done with at most 5 hunters, not {hunters}")]
    TooManyHunters { hunters: u8 },
    #[error("your supply has {}, not {hunters}", counted(*.has, "hunter"))]
    SupplyTooSmall { hunters: u8, has: u8 },

    // Placing.
    #[error("a tile already lies in {cell}")]
    CellTaken { cell: Cell },
    #[error("{cell} is {distance} from the totem, and the reach is {reach}")]
    CellTooFar { cell: Cell, distance: u32, reach: u8 },
    #[error("{cell} shares no side with a laid tile")]
    CellApart { cell: Cell },
    #[error("a tile is turned by 0, 1 or 2 thirds, not {turn}")]
    WrongTurn { turn: u8 },
    #[error("say on which land the hunters stand")]
    LandMissing,
    #[error("with no hunters there is no land to name")]
    LandNeedless,

    // Building.
    #[error("no tile lies in {}", .space.cell)]
    NoTile { space: Space },
    #[error("a {craft} cannot stand on a {land}")]
    WrongLand { craft: Craft, land: Land },
    #[error("seat {owner} holds {space}")]
    HeldByOther { space: Space, owner: Seat },
    #[error("you have no hunter on {space}")]
    NoHunter { space: Space },
    #[error("there is no {craft} of size {size}")]
    NoSuchSize { craft: Craft, size: Size },
    #[error("your {craft} on {space} already has this size")]
    SameSize { craft: Craft, space: Space },
    #[error("there is no {craft} of yours on {space} to make smaller")]
    NothingToShrink { craft: Craft, space: Space },
    #[error("in the variant \"{variant}\" a {craft} is never made smaller")]
    NoShrinking { craft: Craft, variant: Variant },
    #[error("{space} was already changed in this action")]
    ChangedAlready { space: Space },
    #[error("your supply has no {craft} of size {size}")]
    NotInSupply { craft: Craft, size: Size },
    #[error("that takes {} on {space}, and you have {has} there", counted(*.needed, "hunter"))]
    TooFewHunters { space: Space, needed: u8, has: u8 },

    // Moving hunters.
    #[error("a hunter moves to another space")]
    SameSpace,
    #[error("all your hunters on {space} have already moved in this action")]
    AllMoved { space: Space },
    #[error("the gathering is on {target}")]
    OtherGathering { target: Space },
    #[error("{to} is not next to {from}")]
    NotNear { from: Space, to: Space },
    #[error("{to} is more than three steps from {from}")]
    NotInThree { from: Space, to: Space },

    // Paying.
    #[error("the action costs {cost} animals, not {paid}")]
    WrongSum { cost: u8, paid: u32 },
    #[error("you have only {}", .animal.counted(*.has))]
    TooFewAnimals { animal: Animal, has: u8 },

    // Chance.
    #[error("the first seat is drawn before the pile")]
    FirstIsDue,
    #[error("the first seat is already drawn, the pile is due")]
    PileIsDue,
    #[error("there is no tile \"{name}\"")]
    NoSuchTile { name: TileName },
    #[error("\"{name}\" is a starting tile")]
    StartingTile { name: TileName },
    #[error("the tile \"{name}\" is there twice")]
    TileTwice { name: TileName },
    #[error("{right} tiles stay in the game, not {count}")]
    WrongPile { count: usize, right: usize },

    // States from outside.
    #[error("{what}")]
    Inconsistent { what: &'static str },
    #[error("seat {seat}: {what}")]
    InconsistentSeat { seat: Seat, what: &'static str },
    #[error("{cell}: {what}")]
    InconsistentCell { cell: Cell, what: &'static str },
}

/// What is wrong with a set of tiles.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the sentence of each variant says what its values are")]
pub enum SetFault {
    #[error("it needs 3 starting tiles, not {count}")]
    StartingTiles { count: usize },
    #[error("it needs 18 other tiles, not {count}")]
    OtherTiles { count: usize },
    #[error("\"{tile}\" is no name of 1 to 8 ASCII letters and digits")]
    Name { tile: String },
    #[error("two tiles are named \"{tile}\"")]
    NameTwice { tile: String },
    #[error("{tile}: corners are 0 to 5, not {corner}")]
    Corner { tile: String, corner: u8 },
    #[error("{tile}: the river begins and ends in the same corner, {corner}")]
    RiverEnds { tile: String, corner: u8 },
    #[error("{tile}: it shows {}, not 3", counted(*.total, "animal"))]
    Animals { tile: String, total: u32 },
    #[error("{tile}: it starts in {right}, not in {cell}")]
    StartingCell { tile: String, cell: Cell, right: Cell },
    #[error("{tile}: a tile is turned by 0, 1 or 2 thirds, not {turn}")]
    Turn { tile: String, turn: u8 },
}

impl Reason {
    /// This reason, under a rule.
    pub(crate) const fn under(self, rule: Rule) -> Refusal<Self> {
        Refusal::new(rule, self)
    }
}
