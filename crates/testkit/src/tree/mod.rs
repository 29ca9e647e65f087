//! Games written down as trees, with known values: for testing search.
//!
//! # Rules
//! - **X1** At a chance point one of its branches is taken, in proportion to the weights.
//! - **X2** At a decision the seat whose decision it is takes one of the branches.
//! - **X3** At a payoff the game is over; everybody sees the whole path; most points win.
//!
//! A branch is seen by everybody or only by some seats: what a seat has not seen is its information set. The whole
//! tree is the game's option, so that records hold it.
//!
//! ```
//! use game::{Game, Seat};
//! use testkit::tree::{Node, Tree};
//! // Seat 0 can take 1 for sure, or let seat 1 choose between two ends.
//! let other = Node::decision(Seat(1), [Node::payoff([9, 0]), Node::payoff([0, 2])]);
//! let rules = Tree::of(2, Node::decision(Seat(0), [Node::payoff([1, 1]), other]))?;
//! assert_eq!(rules.value(&rules.start())[..], [1.0, 1.0]);
//! # Ok::<(), game::RefusalOf<Tree>>(())
//! ```

mod moves;
mod node;
mod points;

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::{
    Effects, Game, MAX_SEATS, Never, Outcome, PerSeat, Refusal, RefusalOf, Rule, Seat, Seats, Stream, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use moves::{Chance, Effect, Move, Path, Reason, Seen, View};
pub use node::{Branch, Node, kuhn_poker};
use points::{Points, sees};

const CHANCE: Rule = Rule("X1");
const DECISION: Rule = Rule("X2");
const PAYOFF: Rule = Rule("X3");

/// A point of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State(u16);

/// The option of a match: its tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Where the game begins.
    pub root: Node,
}

impl Default for Options {
    /// Seat 0 wins or loses as it likes.
    fn default() -> Self {
        Self { root: Node::decision(Seat(0), [Node::payoff([0, 1]), Node::payoff([1, 0])]) }
    }
}

/// The configured rules: a tree.
#[derive(Clone, Debug)]
pub struct Tree {
    seats: u8,
    options: Options,
    points: Arc<Points>,
}

impl Tree {
    /// The game of a tree.
    ///
    /// # Errors
    /// If the tree does not fit the number of seats, or leaves somebody in doubt about what he can do.
    pub fn of(seats: u8, root: Node) -> Result<Self, RefusalOf<Self>> {
        Self::new(seats, Options { root })
    }

    /// What each seat gets if everybody sees everything and decides best for itself (of equals, the first).
    #[must_use]
    pub fn value(&self, state: &State) -> PerSeat<f64> {
        self.points.at(*state).value.clone()
    }

    /// How likely chance leads to a state if everybody else does.
    #[must_use]
    pub fn likelihood(&self, state: &State) -> f64 {
        self.points.at(*state).likelihood
    }

    /// The states that a viewer thinks possible, each with its likelihood.
    #[must_use]
    pub fn possible(&self, view: &View) -> Vec<(State, f64)> {
        let like = |&state: &State| self.points.known_path(state, view.viewer, self.seats) == view.path;
        let possible = self.points.states().filter(like).map(|state| (state, self.likelihood(&state)));
        possible.filter(|(_, likelihood)| *likelihood > 0.0).collect()
    }

    /// The move that takes a branch.
    fn choice(&self, state: &State, branch: u8) -> Move {
        let seen = self.points.at(*state).ways[usize::from(branch)].seen;
        if seen == Seats::all(self.seats) { Move::Take(branch) } else { Move::Hide(branch) }
    }

    fn follow(&self, state: &mut State, branch: u8, effects: &mut impl Effects<Effect>) {
        let point = self.points.at(*state);
        let way = &point.ways[usize::from(branch)];
        let seen = way.seen;
        match point.turn.acting().first() {
            Some(seat) => effects.push(|| Effect::Taken { seat, branch, seen }),
            None => effects.push(|| Effect::Drawn { branch, seen }),
        }
        *state = way.to;
        if self.points.at(*state).payoffs.is_some() {
            effects.push(|| Effect::Ended { path: self.points.path(*state) });
        }
    }
}

impl Game for Tree {
    const NAME: &'static str = "tree";
    const TITLE: &'static str = "Tree";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=MAX_SEATS as u8;
    const RULES: &'static [Rule] = &[CHANCE, DECISION, PAYOFF];

    type Options = Options;
    type State = State;
    type Move = Move;
    type Menu = Never;
    type Chance = Chance;
    type Effect = Effect;
    type Reason = Reason;
    type View = View;
    type Insight = ();
    type Detail = ();
    type StateJson = Path;
    type ChanceJson = Chance;

    fn new(seats: u8, options: Options) -> Result<Self, RefusalOf<Self>> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new(DECISION, Reason::NoSuchSeat));
        }
        let points = Points::of(&options.root, seats).map_err(|reason| Refusal::new(DECISION, reason))?;
        Ok(Self { seats, options, points: Arc::new(points) })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        State(0)
    }

    fn turn(&self, state: &State) -> Turn {
        self.points.at(*state).turn
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if self.turn(state).acting().contains(seat) {
            moves.extend(
                (0..self.points.at(*state).ways.len()).map(|branch| self.choice(state, branch as u8)),
            );
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), RefusalOf<Self>> {
        if !self.turn(state).acting().contains(seat) {
            return Err(Refusal::new(DECISION, Reason::NotNow));
        }
        let exists = usize::from(mv.branch()) < self.points.at(*state).ways.len();
        if !exists || self.choice(state, mv.branch()) != *mv {
            return Err(Refusal::new(DECISION, Reason::NoBranch));
        }
        Ok(())
    }

    fn play<E: Effects<Effect>>(&self, state: &mut State, _: Seat, mv: &Move, effects: &mut E) {
        self.follow(state, mv.branch(), effects);
    }

    fn random_move<S: Stream>(&self, state: &State, _: Seat, stream: &mut S) -> Move {
        let branch = stream.below(self.points.at(*state).ways.len() as u32);
        self.choice(state, branch as u8)
    }

    fn kind(mv: &Move) -> &'static str {
        match mv {
            Move::Take(_) => "take",
            Move::Hide(_) => "hide",
        }
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), RefusalOf<Self>> {
        if self.turn(state) != Turn::Chance {
            return Err(Refusal::new(CHANCE, Reason::NotNow));
        }
        let way = self.points.at(*state).ways.get(usize::from(chance.branch));
        match way.is_some_and(|way| way.weight > 0 && way.seen == chance.seen) {
            true => Ok(()),
            false => Err(Refusal::new(CHANCE, Reason::NoBranch)),
        }
    }

    fn draw<S: Stream>(&self, state: &State, stream: &mut S) -> Chance {
        let ways = &self.points.at(*state).ways;
        let mut left = stream.below(ways.iter().map(|way| way.weight).sum());
        let passed = ways.iter().take_while(|way| {
            let passes = left >= way.weight;
            left -= if passes { way.weight } else { 0 };
            passes
        });
        let branch = passed.count();
        Chance { branch: branch as u8, seen: ways[branch].seen }
    }

    fn apply<E: Effects<Effect>>(&self, state: &mut State, chance: &Chance, effects: &mut E) {
        self.follow(state, chance.branch, effects);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, path: self.points.known_path(*state, viewer, self.seats) }
    }

    fn redeal<S: Stream>(&self, view: &View, stream: &mut S) -> State {
        let possible = self.possible(view);
        let all: f64 = possible.iter().map(|(_, likelihood)| likelihood).sum();
        let mut left = stream.unit() * all;
        let drawn = possible.iter().find(|(_, likelihood)| {
            left -= likelihood;
            left < 0.0
        });
        // Rounding can leave a trifle over: then it is the last.
        drawn.or(possible.last()).map_or(State(0), |(state, _)| *state)
    }

    fn effect_for(&self, effect: &Effect, viewer: Viewer) -> Option<Effect> {
        match effect {
            Effect::Drawn { seen, .. } | Effect::Taken { seen, .. } if !sees(*seen, viewer, self.seats) => {
                None
            }
            _ => Some(effect.clone()),
        }
    }

    fn knows_move(&self, seat: Seat, mv: &Move, viewer: Viewer) -> bool {
        viewer.is(seat) || matches!(mv, Move::Take(_))
    }

    fn chance_for(&self, chance: &Chance, viewer: Viewer) -> Option<Value> {
        sees(chance.seen, viewer, self.seats).then(|| game::json(chance))
    }

    fn outcome(&self, state: &State) -> Option<Outcome<()>> {
        let scores = self.points.at(*state).payoffs.clone()?;
        Some(Outcome { ranks: game::ranks(&scores), scores, detail: () })
    }

    fn insight(&self, _: &View) {}

    fn standing(&self, state: &State) -> PerSeat<f32> {
        self.points.at(*state).value.iter().map(|&value| value as f32).collect()
    }

    fn show(&self, state: &State) -> Path {
        Path { path: self.points.path(*state) }
    }

    fn restore(&self, json: Path) -> Result<State, RefusalOf<Self>> {
        let mut state = State(0);
        for branch in json.path {
            let way = self.points.at(state).ways.get(usize::from(branch));
            state = way.ok_or(Refusal::new(DECISION, Reason::NoBranch))?.to;
        }
        if self.likelihood(&state) == 0.0 {
            return Err(Refusal::new(CHANCE, Reason::NoBranch));
        }
        Ok(state)
    }

    fn show_chance(&self, chance: &Chance) -> Chance {
        *chance
    }

    fn read_chance(&self, json: Chance) -> Result<Chance, RefusalOf<Self>> {
        Ok(json)
    }

    fn notation(&self, mv: &Move) -> String {
        format!("{} {}", Self::kind(mv), mv.branch())
    }
}
