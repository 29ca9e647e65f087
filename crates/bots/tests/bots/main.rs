//! Bots as whoever uses them sees them: they find what is best, keep secrets, and know their limits.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod limits;
mod search;
mod secrecy;
mod strength;

use bots::{Bot, Decision, Evaluation, Menu, Stop};
use game::random::Quick;
use game::{Game, PerSeat, Seat, Silent, Turn, Viewer};

/// Asks a bot for the move of `seat` in `state`, as its view shows it.
fn ask<G: Game>(
    bot: &mut dyn Bot<G>,
    rules: &G,
    state: &G::State,
    seat: Seat,
    seed: u64,
    stop: &mut dyn Stop,
) -> G::Move {
    let (view, legal) = (rules.view(state, Viewer::Seat(seat)), rules.legal(state, seat));
    let decision = Decision { rules, seat, view: &view, legal: &legal };
    let mv = bot.choose(&decision, &mut Quick::new(seed), stop);
    assert!(rules.check(state, seat, &mv).is_ok(), "{mv:?} is legal");
    mv
}

/// Plays a random game, and shows every decision before it is made.
fn walk<G: Game>(rules: &G, seed: u64, mut each: impl FnMut(u32, &G::State, Seat)) {
    let (mut state, mut stream) = (rules.start(), Quick::new(seed));
    let mut ply = 0;
    loop {
        match rules.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = rules.draw(&state, &mut stream);
                rules.apply(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap();
                each(ply, &state, seat);
                ply += 1;
                let mv = rules.random_move(&state, seat, &mut stream);
                rules.play(&mut state, seat, &mv, &mut Silent);
            }
        }
    }
}

/// Has no opinion: everyone is equally likely to win.
#[derive(Clone)]
struct NoOpinion;

impl<G: Game> Evaluation<G> for NoOpinion {
    const MENU: Menu = Menu::Listed;

    fn worth(&self, rules: &G, _state: &G::State) -> PerSeat<f32> {
        Seat::all(rules.seats()).map(|_| 1.0 / f32::from(rules.seats())).collect()
    }

    /// Playouts go to the end.
    fn calm(&self, _rules: &G, _state: &G::State) -> bool {
        false
    }
}
