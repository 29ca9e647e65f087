//! What can be told without playing.

use std::collections::HashSet;

use game::record::Header;
use game::{Game, Viewer};
use serde_json::Value;

use crate::specimen::{GameOf, Specimen, StateOf};
use crate::tally::{Tally, Verdict, ensure};

/// The largest state, in bytes.
const MAX_STATE: usize = 1024;

/// The state is small, rules are numbered once, every number of seats is tried, options are strict.
///
/// # Errors
/// How the law is broken.
pub fn the_game_is_well_formed<S: Specimen>() -> Verdict {
    let mut tally = Tally::default();
    let bytes = size_of::<StateOf<S>>();
    tally.add("bytes of a state", bytes as u64);
    ensure!(bytes <= MAX_STATE, "a state takes {bytes} bytes; {MAX_STATE} is the most");

    let rules: HashSet<_> = GameOf::<S>::RULES.iter().collect();
    ensure!(rules.len() == GameOf::<S>::RULES.len(), "a rule stands twice in {:?}", GameOf::<S>::RULES);
    tally.add("rules", rules.len() as u64);

    let configurations = S::configurations();
    for seats in GameOf::<S>::SEATS {
        let tried = configurations.iter().any(|rules| rules.seats() == seats);
        ensure!(tried, "the specimen has no configuration of {seats} seats");
    }
    for seats in [0, GameOf::<S>::SEATS.start() - 1, GameOf::<S>::SEATS.end() + 1, u8::MAX] {
        let refused = GameOf::<S>::new(seats, Default::default()).is_err();
        ensure!(refused, "rules for {seats} seats were not refused");
    }
    let labels: HashSet<String> = configurations.iter().map(S::label).collect();
    ensure!(labels.len() == configurations.len(), "two configurations have the same label: {labels:?}");
    for rules in &configurations {
        strict_options::<S>(rules).map_err(|broken| format!("{}: {broken}", S::label(rules)))?;
        let seats = usize::from(rules.seats());
        ensure!(Viewer::all(rules.seats()).count() == seats + 1, "a viewer is missing");
        tally.add("configurations", 1);
    }
    tally.with_some(&["configurations", "rules"])
}

fn strict_options<S: Specimen>(rules: &GameOf<S>) -> Result<(), String> {
    type OptionsOf<S> = <GameOf<S> as Game>::Options;
    let json = game::json(rules.options());
    let read = |value: Value| serde_json::from_value::<OptionsOf<S>>(value);
    let again = read(json.clone()).map_err(|error| format!("its options {json} cannot be read: {error}"))?;
    ensure!(again == *rules.options(), "its options {json} are read as {again:?}");
    let configured = GameOf::<S>::new(rules.seats(), again).map_err(|refusal| refusal.to_string())?;
    ensure!(
        configured.seats() == rules.seats(),
        "rules for {} seats have {}",
        rules.seats(),
        configured.seats()
    );
    ensure!(configured.options() == rules.options(), "options change when rules are configured");

    let Value::Object(members) = json else { return Err(format!("options are not an object: {json}")) };
    // Options of another version of the rules are refused by the header, which names its version.
    let refused = |options| Header { options, ..Header::new(rules) }.rules::<GameOf<S>>().is_err();
    let mut more = members.clone();
    more.insert("no-such-option".to_owned(), Value::Null);
    ensure!(refused(more), "an unknown option was not refused");
    for name in members.keys() {
        let mut fewer = members.clone();
        fewer.shift_remove(name);
        ensure!(refused(fewer), "that the option {name} is missing was not refused");
    }
    Ok(())
}
