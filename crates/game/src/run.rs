//! Playing a whole game, from any state to its end.

use crate::record::{Happening, Step};
use crate::{Game, Outcome, Seat, Turn};

/// Who decides, and who deals, in a game that [`run`] plays.
pub trait Players<G: Game> {
    /// The move that `seat` makes; it must be legal.
    fn decide(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Move;

    /// The outcome of chance event `number`, counted from 0; it must be possible.
    fn deal(&mut self, rules: &G, state: &G::State, number: u64) -> G::Chance;
}

/// Plays from `state` to the end; where several seats may act, the lowest number goes first.
///
/// `watch` sees every step, and ends the game early by an error of its own.
///
/// # Errors
/// Whatever `watch` says.
pub fn run<G: Game, E>(
    rules: &G,
    mut state: G::State,
    players: &mut impl Players<G>,
    mut watch: impl FnMut(Step<'_, G>) -> Result<(), E>,
) -> Result<Outcome<G::Detail>, E> {
    watch(Step::Start(&state))?;
    let mut dealt = 0;
    loop {
        let before = state;
        let mut effects = Vec::new();
        let what = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = players.deal(rules, &state, dealt);
                dealt += 1;
                rules.apply(&mut state, &chance, &mut effects);
                Happening::Chance(chance)
            }
            Turn::Seats(acting) => {
                let seat = acting.first().expect("a turn of seats has a seat");
                let mv = players.decide(rules, &state, seat);
                rules.play(&mut state, seat, &mv, &mut effects);
                Happening::Move(seat, mv)
            }
        };
        watch(Step::Event { before: &before, event: &what.into(), effects: &effects, after: &state })?;
    }
    let outcome = rules.outcome(&state).expect("a game that is over has an outcome");
    watch(Step::Over(&outcome))?;
    Ok(outcome)
}
