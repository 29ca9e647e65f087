//! Measuring the search: iterations a second, from the opening, as the level `fierce` thinks.

use std::time::{Duration, Instant};

use bots::{Decision, Ismcts, Level, Playable, Style, Thinking};
use game::random::Quick;
use game::{Silent, Turn, Viewer};

/// What a search came to.
pub(super) struct Searched {
    /// Iterations a second, all threads together.
    pub(super) iterations_per_s: f64,
}

/// Searches the first decision of a game over and over, and takes the median.
pub(super) fn search<G: Playable>(rules: &G, threads: usize, length: Duration) -> Option<Searched> {
    const SEARCHES: u32 = 5;
    let Style::Ismcts(thinking) = Level::Fierce.style(G::NAME) else { return None };
    let thinking =
        Thinking { threads: u8::try_from(threads).unwrap_or(u8::MAX), iterations: u32::MAX, ..thinking };
    let (mut state, mut stream) = (rules.start(), Quick::new(1));
    while rules.turn(&state) == Turn::Chance {
        let chance = rules.draw(&state, &mut stream);
        rules.apply(&mut state, &chance, &mut Silent);
    }
    let seat = rules.turn(&state).acting().first()?;
    let (view, legal) = (rules.view(&state, Viewer::Seat(seat)), rules.legal(&state, seat));
    let decision = Decision { rules, seat, view: &view, legal: &legal };
    let mut rates: Vec<f64> = (0..SEARCHES)
        .map(|_| {
            let mut bot = Ismcts::<G, _>::new(G::Judge::default(), thinking);
            let started = Instant::now();
            let until = started + length / SEARCHES;
            let thought = bot.think(&decision, &mut stream, &mut |_: u32| Instant::now() >= until);
            f64::from(thought.iterations) / started.elapsed().as_secs_f64()
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    Some(Searched { iterations_per_s: rates[rates.len() / 2] })
}
