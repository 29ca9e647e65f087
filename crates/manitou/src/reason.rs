//! Why something is refused.

use game::{Refusal, Rule, Seat, Seats, counted};
use serde::Serialize;
use thiserror::Error;

use crate::cards::Card;
use crate::moves::GroundId;
use crate::options::Muster;
use crate::state::PhaseName;
use crate::tiles::Tile;

/// Why something is refused: a tag and its values as JSON, a sentence as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is for two to five.
    #[error("Big Manitou is for 2 to 5 seats, not {seats}")]
    WrongSeats {
        /// How many were asked for.
        seats: u8,
    },
    /// The bag does not last for all hunts.
    #[error("the bag holds {}, but the hunts of {seats} seats draw {needed}", counted(*.tiles, "tile"))]
    BagTooSmall {
        /// How many tiles it holds.
        tiles: u32,
        /// How many are drawn.
        needed: u32,
        /// By how many seats.
        seats: u8,
    },
    /// The bag holds absurdly many tiles of a kind.
    #[error("the bag holds {count} tiles {tile}; {most} of a kind is the most")]
    BagTooLarge {
        /// The kind.
        tile: Tile,
        /// How many there are.
        count: u16,
        /// How many there may be.
        most: u16,
    },
    /// The seat does not exist.
    #[error("seat {seat} is not at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Others are to move.
    #[error("it is not the turn of seat {seat}: {} to move", to_move(*.acting))]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who is to move.
        acting: Seats,
    },
    /// The seat has chosen its party.
    #[error("seat {seat} has already chosen its party")]
    AlreadyMustered {
        /// The seat.
        seat: Seat,
    },
    /// Chance is due.
    #[error("an outcome of chance is due, not a move")]
    ChanceIsDue,
    /// Nothing is left to chance now.
    #[error("nothing is left to chance now")]
    NoChanceIsDue,
    /// The game is over.
    #[error("the game is over")]
    GameIsOver,
    /// Something else is expected.
    #[error("\"{kind}\" is not possible in the phase \"{phase}\"")]
    WrongPhase {
        /// What was tried.
        kind: &'static str,
        /// What is going on.
        phase: PhaseName,
    },
    /// A card stands in a list more often than a seat has it.
    #[error("a seat has only {has} of the card {card}")]
    TooManyOfACard {
        /// The card.
        card: Card,
        /// How many of it each seat has.
        has: u8,
    },
    /// A card of the party is not available.
    #[error("the card {card} is not available{}", if *.available == 0 { "" } else { " twice" })]
    NotAvailable {
        /// The card.
        card: Card,
        /// How many of it are.
        available: u8,
    },
    /// The party is too small or too large.
    #[error("the party has {} and must have {needed}", counted(*.cards, "card"))]
    WrongPartySize {
        /// How many cards it has.
        cards: u8,
        /// How many it must have.
        needed: u8,
    },
    /// The card is not in the hand.
    #[error("the card {card} is not in your hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// Two own heroes are face up there.
    #[error("you have two heroes face up on ground {ground}; the {card} cannot join them")]
    TwoHeroes {
        /// The hero that should come.
        card: Card,
        /// The ground.
        ground: GroundId,
    },
    /// Passing is for those who can play nothing.
    #[error("you have a card that may be played, so you may not pass")]
    CannotPass,
    /// Only hunters are moved.
    #[error("the {card} is a hero; only a hunter can be moved")]
    NotAHunter {
        /// The hero.
        card: Card,
    },
    /// The hunter does not lie there.
    #[error("your hunter {card} does not lie on ground {ground}")]
    NotThere {
        /// The hunter.
        card: Card,
        /// The ground.
        ground: GroundId,
    },
    /// A hunter is moved to another ground.
    #[error("a hunter is moved to another ground, and it lies on {ground} already")]
    SameGround {
        /// The ground.
        ground: GroundId,
    },
    /// The seat has no such tile.
    #[error("you have no tile {tile}")]
    NoSuchTile {
        /// The tile.
        tile: Tile,
    },
    /// Bison and tipis go first.
    #[error("you have bison or tipi tiles, so one of them must go, not a {tile}")]
    BisonOrTipiFirst {
        /// The tile that was named.
        tile: Tile,
    },
    /// The ground has no such tile.
    #[error("there is no tile {tile} on ground {ground}")]
    NotOnGround {
        /// The tile.
        tile: Tile,
        /// The ground that is judged.
        ground: GroundId,
    },
    /// A ground gets more or fewer tiles.
    #[error("ground {ground} gets {needed} tiles, not {tiles}")]
    WrongGroundSize {
        /// The ground.
        ground: GroundId,
        /// How many it would get.
        tiles: u32,
        /// How many it gets.
        needed: u32,
    },
    /// The bag does not hold the tiles.
    #[error("{}, but the bag holds {left}", are_drawn(*.drawn, *.tile))]
    NotInBag {
        /// The kind.
        tile: Tile,
        /// How many are drawn.
        drawn: u32,
        /// How many there are.
        left: u16,
    },
    /// Seats choose their parties themselves, or do not.
    #[error("parties are taken by {}", if *.muster == Muster::Choice { "the seats, not by chance" } else { "chance, not by the seats" })]
    WrongMuster {
        /// The option of this match.
        muster: Muster,
    },
    /// Another seat's party is due.
    #[error("the party of seat {due} is due, not that of seat {seat}")]
    WrongSeatDealt {
        /// Whose party came.
        seat: Seat,
        /// Whose should have come.
        due: Seat,
    },
    /// The dealt cards are not the party.
    #[error("the order of seat {seat} is not made of its party")]
    NotTheParty {
        /// The seat.
        seat: Seat,
    },
    /// A setup in which a seat's cards do not add up.
    #[error("seat {seat} has {count} of the card {card} altogether, not {has}")]
    CardsDoNotAddUp {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// How many there are in the setup.
        count: u8,
        /// How many there should be.
        has: u8,
    },
    /// A setup with more tiles of a kind than there are.
    #[error("there {} altogether, and the set has {has}", are(*.count, *.tile))]
    TooManyTiles {
        /// The kind.
        tile: Tile,
        /// How many there are in the setup.
        count: u32,
        /// How many there should be at most.
        has: u16,
    },
    /// A setup with the wrong number of tiles in the bag.
    #[error("the bag holds {}, and at this point of hunt {hunt} it must hold {needed}", counted(*.tiles, "tile"))]
    WrongBag {
        /// How many tiles are in the bag.
        tiles: u32,
        /// The hunt.
        hunt: u8,
        /// How many must be.
        needed: u32,
    },
    /// A setup in which something of one seat contradicts the rules.
    #[error("seat {seat}: {what}")]
    SeatInconsistent {
        /// The seat.
        seat: Seat,
        /// In which way.
        what: &'static str,
    },
    /// A setup in which something of one ground contradicts the rules.
    #[error("ground {ground}: {what}")]
    GroundInconsistent {
        /// The ground.
        ground: GroundId,
        /// In which way.
        what: &'static str,
    },
    /// A setup that contradicts the rules in another way.
    #[error("{what}")]
    Inconsistent {
        /// In which way.
        what: &'static str,
    },
}

impl Reason {
    /// This reason, under a rule.
    pub(crate) const fn under(self, rule: Rule) -> Refusal<Self> {
        Refusal::new(rule, self)
    }
}

/// `1 tile horse is drawn`, or `2 tiles horse are drawn`.
fn are_drawn(count: u32, tile: Tile) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{} {tile} {verb} drawn", counted(count, "tile"))
}

/// `is 1 tile horse`, or `are 2 tiles horse`.
fn are(count: u32, tile: Tile) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{verb} {} {tile}", counted(count, "tile"))
}

/// `seat 2 is`, or `seats 0, 2 are`.
fn to_move(acting: Seats) -> String {
    let seats: Vec<String> = acting.iter().map(|seat| seat.to_string()).collect();
    match &seats[..] {
        [seat] => format!("seat {seat} is"),
        _ => format!("seats {} are", seats.join(", ")),
    }
}
