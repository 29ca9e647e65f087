//! Looks one decision ahead, through all its parts.

use game::random::Quick;
use game::{Game, Seat, Silent, Stream, Turn};

use crate::evaluation::{self, Menu, Weighed};
use crate::{Bot, Decision, Evaluation, Stop};

/// How a greedy bot looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appetite {
    /// On how many redeals it tries each move.
    pub redeals: u16,
    /// How many of the most promising moves it tries.
    pub width: u16,
    /// Whether it sees its decision through to its end, or only the next part of it.
    pub whole: bool,
    /// How much its judgement sways, in parts of a won game.
    pub sway: f32,
}

impl Appetite {
    /// The measure of the bot called `greedy`.
    pub const FULL: Self = Self { redeals: 12, width: 96, whole: true, sway: 0.0 };
}

/// The longest decision that it sees through; parts beyond are left out of account.
const PARTS: u32 = 24;
/// How many moves it tries at each later part of a decision.
const LATER_WIDTH: usize = 32;

/// Plays the move after which it thinks it stands best.
pub struct Greedy<G: Game, E> {
    evaluation: E,
    appetite: Appetite,
    first: Weighed<G::Move>,
    later: Weighed<G::Move>,
}

impl<G: Game, E: Evaluation<G>> Greedy<G, E> {
    /// A greedy bot with an opinion and a measure.
    pub fn new(evaluation: E, appetite: Appetite) -> Self {
        Self { evaluation, appetite, first: Weighed::default(), later: Weighed::default() }
    }

    /// Makes the rest of the decision of `seat`, each part by its worth right after it.
    fn finish(&mut self, rules: &G, state: &mut G::State, seat: Seat, stream: &mut Quick) {
        for _ in 0..PARTS {
            if rules.turn(state) != Turn::of(seat) {
                return;
            }
            self.later.fill(&self.evaluation, rules, state, seat, stream);
            self.later.keep_heaviest(LATER_WIDTH);
            let mut best: Option<(f32, G::State)> = None;
            for mv in &self.later.moves {
                let mut next = *state;
                rules.play(&mut next, seat, mv, &mut Silent);
                let worth = evaluation::worth(&self.evaluation, rules, &next)[seat.index()];
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, next));
                }
            }
            *state = best.expect("a seat to move has a candidate").1;
        }
    }
}

impl<G: Game, E: Evaluation<G>> Bot<G> for Greedy<G, E> {
    fn choose(&mut self, decision: &Decision<'_, G>, stream: &mut Quick, stop: &mut dyn Stop) -> G::Move {
        if let Some(only) = decision.only_move() {
            return only;
        }
        let (rules, seat) = (decision.rules, decision.seat);
        // Where the moves hardly depend on what is hidden, one guess at it is as good as many.
        let redeals = if E::MENU == Menu::Listed { self.appetite.redeals.max(1) } else { 1 };
        let states: Vec<G::State> = (0..redeals).map(|_| decision.redeal(stream)).collect();
        self.first.fill(&self.evaluation, rules, &states[0], seat, stream);
        self.first.keep_heaviest(usize::from(self.appetite.width));
        let mut best = (f32::NEG_INFINITY, self.first.moves[0]);
        for (tried, mv) in std::mem::take(&mut self.first.moves).into_iter().enumerate() {
            if stop.stop(tried as u32) {
                break;
            }
            let mut worth = 0.0;
            for state in &states {
                let mut next = *state;
                rules.play(&mut next, seat, &mv, &mut Silent);
                if self.appetite.whole {
                    self.finish(rules, &mut next, seat, stream);
                }
                worth += evaluation::worth(&self.evaluation, rules, &next)[seat.index()];
            }
            worth /= states.len() as f32;
            if self.appetite.sway > 0.0 {
                worth += self.appetite.sway * (stream.unit() - stream.unit()) as f32;
            }
            if worth > best.0 {
                best = (worth, mv);
            }
        }
        best.1
    }
}
