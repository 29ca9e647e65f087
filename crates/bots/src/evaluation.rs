//! What a game adds to the search: one opinion.

use game::random::Quick;
use game::{Game, PerSeat, Seat, Silent, Stream};

/// No move is so bad that it is never looked at.
const LEAST_WEIGHT: f32 = 1e-3;

/// How the moves after the same line of play depend on what the searcher does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    /// Not at all: everything is open and nothing is drawn. One redeal serves the whole search.
    Open,
    /// Hardly: the first list is kept, and the move that is chosen from it is checked.
    Checked,
    /// Very much (hands of cards): listed anew at every visit.
    Listed,
}

/// What somebody who knows a game thinks of its positions and moves.
///
/// The states that it is shown are redeals, so it may look at everything.
pub trait Evaluation<G: Game>: Clone + Send + Sync + 'static {
    /// How the legal moves depend on what is hidden.
    const MENU: Menu;

    /// What each seat can hope for, from 0 (lost) to 1 (won), in a game that is not over.
    fn worth(&self, rules: &G, state: &G::State) -> PerSeat<f32>;

    /// Whether this is a moment to judge by: nothing is half done.
    ///
    /// A playout is cut short only there, and chance that is due there is not drawn: it ends the line.
    fn calm(&self, _rules: &G, _state: &G::State) -> bool {
        true
    }

    /// Appends the moves of `seat` that deserve a thought: at least one, all legal, none twice.
    ///
    /// All of them, where the game does not know better.
    fn candidates(
        &self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        _stream: &mut Quick,
        moves: &mut Vec<G::Move>,
    ) {
        rules.legal_moves(state, seat, moves);
    }

    /// Appends for each of `moves` how promising it looks at a glance: a weight above 0.
    ///
    /// The search tries heavier moves first and playouts choose by weight.
    fn weigh(&self, _rules: &G, _state: &G::State, _seat: Seat, moves: &[G::Move], weights: &mut Vec<f32>) {
        weights.resize(weights.len() + moves.len(), 1.0);
    }

    /// The move of `seat` in a playout: quick, and not blind.
    fn policy(
        &self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        stream: &mut Quick,
        scratch: &mut Weighed<G::Move>,
    ) -> G::Move {
        scratch.fill(self, rules, state, seat, stream);
        scratch.draw(stream)
    }
}

/// Moves with their weights: a buffer that is used again and again.
pub struct Weighed<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// A weight for each.
    pub weights: Vec<f32>,
}

impl<M> Default for Weighed<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), weights: Vec::new() }
    }
}

impl<M: Copy> Weighed<M> {
    /// Empties both lists.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.weights.clear();
    }

    /// Lists and weighs the candidates of `seat`.
    pub fn fill<G: Game<Move = M>, E: Evaluation<G>>(
        &mut self,
        evaluation: &E,
        rules: &G,
        state: &G::State,
        seat: Seat,
        stream: &mut Quick,
    ) {
        self.clear();
        evaluation.candidates(rules, state, seat, stream, &mut self.moves);
        evaluation.weigh(rules, state, seat, &self.moves, &mut self.weights);
        debug_assert_eq!(self.moves.len(), self.weights.len(), "every candidate has a weight");
    }

    /// Sorts the moves, heaviest first (equals as they were), and drops all beyond `width`.
    pub fn keep_heaviest(&mut self, width: usize) {
        let mut order: Vec<(f32, M)> = self.weights.iter().copied().zip(self.moves.iter().copied()).collect();
        order.sort_by(|one, two| two.0.total_cmp(&one.0));
        order.truncate(width.max(1));
        self.clear();
        for (weight, mv) in order {
            self.weights.push(weight);
            self.moves.push(mv);
        }
    }

    /// One of the moves, as likely as its weight says.
    ///
    /// # Panics
    /// If there is none.
    pub fn draw<S: Stream>(&self, stream: &mut S) -> M {
        let total: f32 = self.weights.iter().sum();
        let mut left = stream.unit() as f32 * total;
        for (mv, weight) in self.moves.iter().zip(&self.weights) {
            left -= weight;
            if left < 0.0 {
                return *mv;
            }
        }
        *self.moves.last().expect("a seat to move has a candidate")
    }
}

/// What the end of a game is worth to each seat: mostly the share of the win, a little the place.
///
/// The place keeps a bot playing when the win is out of reach.
pub fn reward<G: Game>(rules: &G, state: &G::State) -> Option<PerSeat<f32>> {
    let outcome = rules.outcome(state)?;
    let rivals = f32::from(rules.seats() - 1).max(1.0);
    let shares = outcome.shares();
    let beaten = |rank: u8| outcome.ranks.iter().filter(|&&other| other > rank).count() as f32;
    let worth = |(&rank, share): (&u8, f64)| 0.9 * share as f32 + 0.1 * beaten(rank) / rivals;
    Some(outcome.ranks.iter().zip(shares).map(worth).collect())
}

/// Turns points into chances: each seat's `exp(points / scale)`, as a part of all.
pub fn chances(points: &[f32], scale: f32) -> PerSeat<f32> {
    let best = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers: PerSeat<f32> = points.iter().map(|points| exp((points - best) / scale)).collect();
    let total: f32 = powers.iter().sum();
    powers.iter().map(|power| power / total).collect()
}

/// The exponential function, to four digits or so.
///
/// Made of additions and multiplications alone, so that it is the same on every machine, and bots are too.
pub(crate) fn exp(x: f32) -> f32 {
    let power = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = power.floor();
    let part = power - whole;
    // The Taylor series of 2 to the power of `part`.
    let series = 1.0
        + part
            * (std::f32::consts::LN_2
                + part * (0.240_226_5 + part * (0.055_504_1 + part * (0.009_618_1 + part * 0.001_333_4))));
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * series
}

/// What each seat can hope for: the reward of a game that is over, else the evaluation's opinion.
pub(crate) fn worth<G: Game, E: Evaluation<G>>(evaluation: &E, rules: &G, state: &G::State) -> PerSeat<f32> {
    reward(rules, state).unwrap_or_else(|| evaluation.worth(rules, state))
}

/// Weighs moves by what the seat can hope for right after them: `sharpness` more is e times as promising.
pub(crate) fn weigh_by_worth<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    rules: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    sharpness: f32,
    weights: &mut Vec<f32>,
) {
    let begin = weights.len();
    let mut best = f32::NEG_INFINITY;
    for mv in moves {
        let mut next = *state;
        rules.play(&mut next, seat, mv, &mut Silent);
        let worth = worth(evaluation, rules, &next)[seat.index()];
        best = best.max(worth);
        weights.push(worth);
    }
    for weight in &mut weights[begin..] {
        *weight = exp((*weight - best) / sharpness).max(LEAST_WEIGHT);
    }
}

/// The best of a few random moves, by what the seat can hope for right after it: a quick policy.
pub(crate) fn best_of_some<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    rules: &G,
    state: &G::State,
    seat: Seat,
    some: u32,
    stream: &mut Quick,
) -> G::Move {
    let mut best: Option<(f32, G::Move)> = None;
    for _ in 0..some.max(1) {
        let mv = rules.random_move(state, seat, stream);
        let mut next = *state;
        rules.play(&mut next, seat, &mv, &mut Silent);
        let worth = worth(evaluation, rules, &next)[seat.index()];
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, mv));
        }
    }
    best.expect("one is tried at least").1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_right_to_four_digits() {
        for step in -400..=400_i16 {
            let x = f32::from(step) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 2e-4, "{x}: {} {}", exp(x), x.exp());
        }
        assert!(exp(-1e9) > 0.0 && exp(1e9).is_finite());
    }

    #[test]
    fn chances_add_up_and_follow_the_points() {
        let chances = chances(&[1.0, 2.0, 1.0], 0.5);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(chances[1] > 0.7 && (chances[0] - chances[2]).abs() < 1e-6);
    }

    #[test]
    fn the_heaviest_come_first_and_draws_follow_weights() {
        let mut list = Weighed { moves: vec!['a', 'b', 'c', 'd'], weights: vec![1.0, 5.0, 3.0, 5.0] };
        list.keep_heaviest(3);
        assert_eq!(list.moves, ['b', 'd', 'c']);
        let mut stream = Quick::new(1);
        let drawn = (0..13_000).filter(|_| list.draw(&mut stream) == 'c').count();
        assert!((2_700..3_300).contains(&drawn), "{drawn}");
    }
}
