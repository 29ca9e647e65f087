//! The end of a game.

use game::{Game, Turn};

use crate::specimen::Specimen;
use crate::tally::{Verdict, ensure};
use crate::walk::walk;

/// There is an outcome exactly when the game is over; a rank is 1 plus the number of seats that did better, and
/// nobody with a higher score did worse.
///
/// # Errors
/// How the law is broken.
pub fn outcomes_rank_the_seats<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        let over = moment.rules.turn(&moment.state) == Turn::Over;
        let outcome = moment.rules.outcome(&moment.state);
        ensure!(over == outcome.is_some(), "over: {over}, but the outcome is {outcome:?}");
        let Some(outcome) = outcome else { return Ok(()) };
        let (ranks, scores) = (&outcome.ranks, &outcome.scores);
        let seats = usize::from(moment.rules.seats());
        ensure!(ranks.len() == seats && scores.len() == seats, "not a rank and a score a seat: {outcome:?}");
        for (&rank, score) in ranks.iter().zip(scores) {
            let better = ranks.iter().filter(|&&other| other < rank).count();
            ensure!(
                usize::from(rank) == 1 + better,
                "{ranks:?} are not ranks: {better} seats are above {rank}"
            );
            let mut others = ranks.iter().zip(scores);
            let upset = others.any(|(&other, higher)| higher > score && other >= rank);
            ensure!(!upset, "a higher score is not ahead: ranks {ranks:?}, scores {scores:?}");
        }
        let again: game::Outcome<_> = serde_json::from_value(game::json(&outcome))
            .map_err(|error| format!("{} cannot be read: {error}", game::json(&outcome)))?;
        ensure!(again == outcome, "{outcome:?} is read as {again:?}");
        let shared = ranks.iter().filter(|&&rank| rank == 1).count() > 1;
        moment.tally.add("shared wins", shared.into());
        moment.tally.add("outcomes", 1);
        Ok(())
    })?
    .with_some(&["outcomes"])
}
