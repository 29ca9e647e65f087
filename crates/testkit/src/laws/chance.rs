//! Chance.

use game::random::Dealt;
use game::{Game, Silent, Turn};

use crate::specimen::{GameOf, Specimen};
use crate::tally::{Verdict, ensure};
use crate::walk::walk;

/// Draws in each position where chance is due.
const DRAWS: u32 = 6;
/// So many outcomes are kept, to be tried where they do not belong.
const KEPT: usize = 12;

/// Whatever can be drawn is possible, keeps the invariants and is drawn again from an equal stream; no outcome is
/// possible when none is due.
///
/// # Errors
/// How the law is broken.
pub fn chance_is_possible_exactly_when_it_is_due<S: Specimen>() -> Verdict {
    let mut kept: Vec<<GameOf<S> as Game>::Chance> = Vec::new();
    walk::<S>(S::sizes().now().games, |moment| {
        let (rules, state) = (moment.rules, &moment.state);
        if rules.turn(state) == Turn::Chance {
            for draw in 0..DRAWS {
                let stream = || Dealt::seeded(&format!("draw {draw}"));
                let chance = rules.draw(state, &mut stream());
                ensure!(chance == rules.draw(state, &mut stream()), "equal streams do not give equal chance");
                possible::<S>(moment, &chance)?;
                if kept.len() < KEPT && !kept.contains(&chance) {
                    kept.push(chance);
                }
            }
            // One that was drawn elsewhere may be possible here or not; if it is, it must work.
            for chance in kept.iter().filter(|chance| rules.check_chance(state, chance).is_ok()) {
                possible::<S>(moment, chance)?;
            }
            moment.tally.add("draws", DRAWS.into());
            return Ok(());
        }
        for chance in &kept {
            match rules.check_chance(state, chance) {
                Ok(()) => return Err(format!("{chance:?} is accepted, but no chance is due")),
                Err(refusal) => {
                    let rule = refusal.rule;
                    ensure!(
                        GameOf::<S>::RULES.contains(&rule),
                        "{chance:?} is refused by {rule}, which is no rule"
                    );
                }
            }
            moment.tally.add("refusals", 1);
        }
        Ok(())
    })?
    .with_some(&["draws", "refusals"])
}

fn possible<S: Specimen>(
    moment: &crate::walk::Moment<'_, S>,
    chance: &<GameOf<S> as Game>::Chance,
) -> Result<(), String> {
    if let Err(refusal) = moment.rules.check_chance(&moment.state, chance) {
        return Err(format!("{chance:?} was drawn, but is refused: {refusal}"));
    }
    let mut after = moment.state;
    moment.rules.apply(&mut after, chance, &mut Silent);
    S::invariants(moment.rules, &after);
    ensure!(after != moment.state, "{chance:?} happened, but changed nothing");
    Ok(())
}
