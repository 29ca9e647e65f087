//! Whole games.

use game::{Game, Silent, Turn};

use crate::specimen::Specimen;
use crate::tally::{Verdict, ensure};
use crate::walk::{Heard, Moment, advance, walk};

/// Random and exploring play keeps the invariants, and ends within [`Sizes::longest`](crate::Sizes::longest).
///
/// # Errors
/// How the law is broken.
pub fn play_keeps_the_invariants_and_ends<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        S::invariants(moment.rules, &moment.state);
        let Moment { rules, state, .. } = moment;
        if let Turn::Seats(acting) = rules.turn(state) {
            ensure!(!acting.is_empty(), "it is the turn of seats, but of none");
            let strange = acting.iter().find(|seat| seat.0 >= rules.seats());
            ensure!(strange.is_none(), "it is the turn of {strange:?}, who does not exist");
        }
        let standing = rules.standing(state);
        ensure!(
            standing.len() == usize::from(rules.seats()),
            "a standing is not one number a seat: {standing:?}"
        );
        ensure!(standing.iter().all(|value| value.is_finite()), "a standing is no number: {standing:?}");
        Ok(())
    })?
    .with_some(&["games", "events"])
}

/// The same event gives the same state and effects again, and the same state when nobody listens.
///
/// # Errors
/// How the law is broken.
pub fn play_does_not_depend_on_who_listens<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        let Some(next) = &moment.next else { return Ok(()) };
        let (mut silent, mut first, mut second) = (moment.state, moment.state, moment.state);
        let (mut heard, mut again) = (Heard::default(), Heard::default());
        advance(moment.rules, &mut silent, next, &mut Silent);
        advance(moment.rules, &mut first, next, &mut heard);
        advance(moment.rules, &mut second, next, &mut again);
        ensure!(silent == first, "{next:?} has another end when somebody listens");
        ensure!(first == second && heard == again, "{next:?} does not always do the same");
        moment.tally.add("effects", heard.effects.len() as u64);
        Ok(())
    })?
    .with_some(&["events", "effects"])
}
