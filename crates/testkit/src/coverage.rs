//! How often each rule of the page was exercised.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use game::{Effect, Game, Rule, Seat};

use crate::specimen::{GameOf, Specimen, is_nightly};
use crate::tally::{Tally, ensure};
use crate::walk::{Heard, advance, walk};

/// How often the nightly run must exercise every rule.
const NIGHTLY_LEAST: u64 = 100;

/// How often a rule was exercised.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Exercise {
    /// Effects that follow it.
    pub effects: u64,
    /// Times that it was applied without an effect of its own.
    pub cited: u64,
    /// Moves and outcomes of chance that it forbade.
    pub refused: u64,
}

impl Exercise {
    /// All together.
    #[must_use]
    pub const fn all(self) -> u64 {
        self.effects + self.cited + self.refused
    }
}

/// How often each rule was exercised in a run. Prints as a table.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// The game's name.
    pub game: &'static str,
    /// Every rule of the game's page, in order.
    pub rules: Vec<(Rule, Exercise)>,
    /// What was played.
    pub played: Tally,
    /// The rules that cannot be exercised, and why.
    pub unexercised: BTreeMap<Rule, &'static str>,
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: rules exercised in {}", self.game, self.played)?;
        writeln!(f, "{:<8} {:>10} {:>10} {:>10}", "rule", "effects", "cited", "refused")?;
        for (rule, Exercise { effects, cited, refused }) in &self.rules {
            write!(f, "{:<8} {effects:>10} {cited:>10} {refused:>10}", rule.0)?;
            let reason = self.unexercised.get(rule);
            writeln!(f, "{}", reason.map(|reason| format!("  {reason}")).unwrap_or_default())?;
        }
        Ok(())
    }
}

/// Plays [`Sizes::coverage_games`](crate::Sizes::coverage_games) a configuration and counts the rules of
/// effects, citations and refusals.
///
/// # Errors
/// If something cites what is no rule of the game, or play breaks down.
pub fn coverage<S: Specimen>() -> Result<Coverage, String> {
    let mut counts: HashMap<Rule, Exercise> = HashMap::new();
    let mut chances: Vec<<GameOf<S> as Game>::Chance> = Vec::new();
    let played = walk::<S>(S::sizes().now().coverage_games, |moment| {
        let (rules, state) = (moment.rules, moment.state);
        if moment.thorough {
            let moves = S::conceivable_moves(rules, &state);
            for seat in Seat::all(rules.seats()) {
                for refusal in moves.iter().filter_map(|mv| rules.check(&state, seat, mv).err()) {
                    known::<S>(refusal.rule)?;
                    counts.entry(refusal.rule).or_default().refused += 1;
                }
            }
            for refusal in chances.iter().filter_map(|chance| rules.check_chance(&state, chance).err()) {
                known::<S>(refusal.rule)?;
                counts.entry(refusal.rule).or_default().refused += 1;
            }
        }
        let Some(next) = &moment.next else { return Ok(()) };
        if let game::record::Happening::Chance(chance) = next
            && chances.len() < 8
            && !chances.contains(chance)
        {
            chances.push(chance.clone());
        }
        let (mut after, mut heard) = (state, Heard::default());
        advance(rules, &mut after, next, &mut heard);
        for rule in heard.effects.iter().map(Effect::rule) {
            known::<S>(rule)?;
            counts.entry(rule).or_default().effects += 1;
        }
        for rule in heard.cited {
            known::<S>(rule)?;
            counts.entry(rule).or_default().cited += 1;
        }
        Ok(())
    })?;
    let rules = GameOf::<S>::RULES.iter();
    Ok(Coverage {
        game: GameOf::<S>::NAME,
        rules: rules.map(|&rule| (rule, counts.get(&rule).copied().unwrap_or_default())).collect(),
        played,
        unexercised: S::unexercised().into_iter().collect(),
    })
}

fn known<S: Specimen>(rule: Rule) -> Result<(), String> {
    ensure!(GameOf::<S>::RULES.contains(&rule), "{rule} is cited, but is no rule of the game");
    Ok(())
}

/// Every rule of the page is exercised at least once, at least 100 times in the nightly run, but for those that
/// the specimen names with a reason; and no effect, citation or refusal names what is no rule.
///
/// # Errors
/// How the law is broken, with the whole table.
pub fn every_rule_is_exercised<S: Specimen>() -> Result<Coverage, String> {
    let coverage = coverage::<S>()?;
    let least = if is_nightly() { NIGHTLY_LEAST } else { 1 };
    for (rule, reason) in &coverage.unexercised {
        let exercise = coverage.rules.iter().find(|(known, _)| known == rule);
        ensure!(exercise.is_some(), "{rule} is called unexercised, but is no rule of the game");
        let idle = exercise.is_some_and(|(_, exercise)| exercise.all() == 0);
        ensure!(idle, "{rule} is called unexercised ({reason}), but is exercised\n{coverage}");
        ensure!(!reason.is_empty(), "{rule} is called unexercised without a reason");
    }
    let demanded = coverage.rules.iter().filter(|(rule, _)| !coverage.unexercised.contains_key(rule));
    let short: Vec<Rule> =
        demanded.filter(|(_, exercise)| exercise.all() < least).map(|&(rule, _)| rule).collect();
    ensure!(short.is_empty(), "exercised less than {least} times: {short:?}\n{coverage}");
    Ok(coverage)
}
