//! Redeals.

use game::{Game, Viewer};

use crate::chi_square::Deviation;
use crate::specimen::{Specimen, StateOf};
use crate::tally::{Tally, Verdict, ensure};
use crate::walk::{Moment, walk};

/// A viewer who thinks more states possible than this is passed over.
const FEW: usize = 24;
/// Redeals to see whether there are few, and for each of the few.
const DRAWS: usize = 40;

/// A redeal is a consistent state; where few states are possible, the truth is among them and each comes up as
/// often as [`likelihood`](Specimen::likelihood) says, by chi-square for every view and over all together.
///
/// # Errors
/// How the law is broken.
pub fn redeals_are_possible_and_even<S: Specimen>() -> Verdict {
    let mut all = Deviation::default();
    let tally = walk::<S>(S::sizes().now().games, |moment| {
        if !moment.thorough {
            return Ok(());
        }
        for viewer in Viewer::all(moment.rules.seats()) {
            let Some(spread) = Spread::<S>::of(moment, viewer)? else {
                moment.tally.add("views with too many possibilities", 1);
                continue;
            };
            let name =
                if spread.states.len() == 1 { "views without doubt" } else { "views with few possibilities" };
            moment.tally.add(name, 1);
            let deviation = spread.deviation(moment);
            ensure!(
                !deviation.is_too_large(),
                "{viewer:?}: redeals are uneven: {:?} (first the truth, 0 if it never came up) for {}",
                spread.counts,
                game::json(&moment.rules.view(&moment.state, viewer))
            );
            all.add(deviation);
        }
        Ok(())
    })?;
    ensure!(!all.is_too_large(), "redeals are slightly uneven, seen over all views ({all:?})");
    possibilities_fit::<S>(tally)
}

fn possibilities_fit<S: Specimen>(tally: Tally) -> Verdict {
    if !S::Game::OPEN {
        return tally.with_some(&["views with few possibilities"]);
    }
    for doubt in ["views with few possibilities", "views with too many possibilities"] {
        ensure!(tally.count(doubt) == 0, "a redeal is not the state, but the game is open ({tally})");
    }
    tally.with_some(&["views without doubt"])
}

/// How often each of a few states came up.
struct Spread<S: Specimen> {
    states: Vec<StateOf<S>>,
    counts: Vec<u64>,
}

impl<S: Specimen> Spread<S> {
    /// Redeals until every possible state should have come up often; `None` if there are many.
    fn of(moment: &mut Moment<'_, S>, viewer: Viewer) -> Result<Option<Self>, String> {
        let view = moment.rules.view(&moment.state, viewer);
        let mut spread = Self { states: vec![moment.state], counts: vec![0] };
        let mut drawn = 0;
        while drawn < DRAWS * spread.states.len() {
            let state = moment.rules.redeal(&view, &mut moment.stream);
            drawn += 1;
            if let Some(at) = spread.states.iter().position(|other| *other == state) {
                spread.counts[at] += 1;
                continue;
            }
            S::invariants(moment.rules, &state);
            match moment.rules.restore(moment.rules.show(&state)) {
                Ok(restored) => {
                    ensure!(restored == state, "{viewer:?}: a redeal is restored as {restored:?}");
                }
                Err(refusal) => {
                    return Err(format!("{viewer:?}: a redeal is no consistent state: {refusal}"));
                }
            }
            ensure!(
                moment.rules.view(&state, viewer) == view,
                "{viewer:?}: a redeal does not look like the view"
            );
            spread.states.push(state);
            spread.counts.push(1);
            if spread.states.len() > FEW {
                return Ok(None);
            }
        }
        Ok(Some(spread))
    }

    fn deviation(&self, moment: &Moment<'_, S>) -> Deviation {
        let weights: Vec<f64> = self.states.iter().map(|state| S::likelihood(moment.rules, state)).collect();
        Deviation::of(&self.counts, &weights)
    }
}
