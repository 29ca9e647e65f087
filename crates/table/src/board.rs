//! The game at a table, whose rules are known only at run time: what the table asks of it.

use std::fmt::Debug;

use game::record::{Fault, Header, Stamp};
use game::{Game, Outcome, Seat, Seats, Turn, Viewer};
use serde_json::Value;

use crate::contest::Contest;
use crate::messages::{Json, Preview, Refusal};
use crate::tip::Tip;
use games::Visit;

/// What advances a game, as the journal says it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Advance<'a> {
    /// A seat's move.
    Move(Seat, &'a Json),
    /// An outcome of chance.
    Chance(&'a Json),
}

/// What is noted of an event when it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Noted {
    /// Who might have moved.
    pub(crate) acting: Seats,
    /// Whether it showed anybody anything hidden.
    pub(crate) reveals: bool,
}

/// A position as a viewer sees it.
pub(crate) struct Seen {
    pub(crate) view: Json,
    pub(crate) insight: Json,
    pub(crate) legal: Option<Json>,
}

/// An event that stands, as a viewer sees it.
pub(crate) struct SeenEvent {
    pub(crate) seat: Option<Seat>,
    pub(crate) what: Option<Json>,
    pub(crate) effects: Vec<Json>,
}

/// Whose eyes something is for: a viewer's, or after the end everybody's.
pub(crate) type Eyes = Option<Viewer>;

/// The standing record of a game and its state at every point.
pub(crate) trait Board: Send + Sync + Debug {
    /// How many events stand.
    fn events(&self) -> usize;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// A point to play on from.
    fn tip(&self) -> Box<dyn Tip>;
    /// The point after the first `keep` events.
    fn tip_at(&self, keep: usize) -> Box<dyn Tip>;
    /// The point that is reached without event `index`, if that is possible.
    fn tip_without(&self, index: usize) -> Option<Box<dyn Tip>>;
    /// Adds an event, checking it.
    fn push(&mut self, what: Advance<'_>) -> Result<Noted, Fault>;
    /// Takes back everything after the first `keep` events.
    fn truncate(&mut self, keep: usize);
    /// Takes back one event and leaves those after it.
    fn remove(&mut self, index: usize) -> Result<(), Fault>;
    /// The position after `events` events, as a viewer sees it.
    fn look(&self, events: usize, viewer: Viewer) -> Seen;
    /// Whether everybody always sees everything.
    fn is_open(&self) -> bool;
    /// What a seat may do now, if it is its turn.
    fn legal(&self, seat: Seat) -> Option<Json>;
    /// Events in a row.
    fn lines(&self, from: usize, count: usize, eyes: Eyes) -> Vec<SeenEvent>;
    /// What moves of `seat` would lead to, from what it may know.
    fn foresee(&self, seat: Seat, moves: &[Json]) -> Result<Preview, Refusal>;
    /// The events as lines of a record.
    fn record(&self, stamps: &[Stamp], eyes: Eyes) -> Vec<Json>;
    /// How each seat stands after each number of events.
    fn chart(&self) -> Vec<Vec<f32>>;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome<Value>>;
    /// The whole state: to compare, not to show.
    fn state(&self) -> Json;
}

struct Open<'a>(&'a Header);

impl Visit for Open<'_> {
    type Output = Result<Box<dyn Board>, Fault>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        Ok(Box::new(Contest::new(rules, self.0)?))
    }
}

/// The game that a header asks for, before its first event.
pub(crate) fn open(header: &Header) -> Result<Box<dyn Board>, Fault> {
    games::open(header)?.visit(Open(header))
}
