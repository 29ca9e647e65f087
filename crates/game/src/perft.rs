//! Counting sequences of moves: the quickest way to see that two implementations agree.

use crate::{Game, Silent};

/// The number of sequences of `depth` moves from `state`.
///
/// Where several seats may act, the one with the lowest number moves first. A position where chance is due or
/// the game is over is a leaf at any depth.
pub fn perft<G: Game>(rules: &G, state: &G::State, depth: u32) -> u64 {
    let Some(seat) = rules.turn(state).acting().first() else { return 1 };
    match depth {
        0 => 1,
        1 => rules.count_moves(state, seat),
        _ => {
            let mut moves = Vec::new();
            rules.legal_moves(state, seat, &mut moves);
            let after = |mv| {
                let mut next = *state;
                rules.play(&mut next, seat, mv, &mut Silent);
                perft(rules, &next, depth - 1)
            };
            moves.iter().map(after).sum()
        }
    }
}
