//! Records, traces and JSON.

use game::record::{Event, Happening, Header, Line, Reader, Step, Writer, replay};
use game::{Game, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::specimen::{GameOf, Specimen, StateOf};
use crate::tally::{Verdict, ensure};
use crate::walk::{Moment, advance, walk};

/// A game that is written and read comes out the same, as a record, from a setup in its middle, and as a trace
/// (of the first game of each configuration); so does every line that a viewer is told.
///
/// # Errors
/// How the law is broken.
pub fn records_and_traces_round_trip<S: Specimen>() -> Verdict {
    let mut events: Vec<Event<GameOf<S>>> = Vec::new();
    let mut states: Vec<StateOf<S>> = Vec::new();
    let mut traced = None;
    walk::<S>(S::sizes().now().games, |moment| {
        states.push(moment.state);
        if let Some(next) = &moment.next {
            let event: Event<GameOf<S>> = next.clone().into();
            for viewer in Viewer::all(moment.rules.seats()) {
                let line = text(&event.line_for(moment.rules, viewer))?;
                Line::read(&line).map_err(|fault| format!("{viewer:?} is told {line}: {fault}"))?;
            }
            events.push(event);
            return Ok(());
        }
        let header = Header::new(moment.rules).seeded("law");
        there_and_back(moment, &header, states[0], &events, Writer::record)?;
        let middle = states.len() / 2;
        let setup = game::json(&moment.rules.show(&states[middle]));
        let header = Header { setup: Some(setup), ..header };
        there_and_back(moment, &header, states[middle], &events[middle..], Writer::record)?;
        // A trace of a long game is large.
        let label = S::label(moment.rules);
        if traced.as_ref() != Some(&label) || crate::is_nightly() {
            let header = Header::new(moment.rules);
            there_and_back(moment, &header, states[0], &events, Writer::trace)?;
            moment.tally.add("traces", 1);
            traced = Some(label);
        }
        moment.tally.add("records", 2);
        events.clear();
        states.clear();
        Ok(())
    })?
    .with_some(&["records", "traces"])
}

fn there_and_back<S: Specimen>(
    moment: &Moment<'_, S>,
    header: &Header,
    start: StateOf<S>,
    events: &[Event<GameOf<S>>],
    writer: fn(Vec<u8>) -> Writer<Vec<u8>>,
) -> Result<(), String> {
    let rules = moment.rules;
    let fail = |error: std::io::Error| error.to_string();
    let mut out = writer(Vec::new());
    out.header(header).map_err(fail)?;
    out.step(rules, &Step::Start(&start)).map_err(fail)?;
    let mut state = start;
    for event in events {
        let before = state;
        let mut effects = Vec::new();
        advance(rules, &mut state, &event.what, &mut effects);
        let step = Step::Event { before: &before, event, effects: &effects, after: &state };
        out.step(rules, &step).map_err(fail)?;
    }
    let outcome = rules.outcome(&state).ok_or("the game is over without an outcome")?;
    out.step(rules, &Step::Over(&outcome)).map_err(fail)?;
    let written = out.finish().map_err(fail)?;

    let mut reader = Reader::new(&written[..]);
    let read = reader.next_header().map_err(|error| error.to_string())?.ok_or("the header is gone")?;
    ensure!(read == *header, "the header {header:?} is read as {read:?}");
    let rules: GameOf<S> = read.rules().map_err(|fault| fault.to_string())?;
    let mut again = writer(Vec::new());
    again.header(&read).map_err(fail)?;
    let replayed = replay(&rules, &read, &mut reader, |step| again.step(&rules, &step))
        .map_err(|error| format!("what was written cannot be read: {error}"))?;
    ensure!(
        replayed.events == events.len() as u64,
        "{} events are read as {}",
        events.len(),
        replayed.events
    );
    ensure!(replayed.state == state, "the record leads to another state");
    ensure!(replayed.outcome.as_ref() == Some(&outcome), "the record leads to {:?}", replayed.outcome);
    let again = again.finish().map_err(fail)?;
    ensure!(again == written, "written again, the record has other bytes");
    let rest = reader.next_header().map_err(|error| error.to_string())?;
    ensure!(rest.is_none(), "something is left in the file");
    Ok(())
}

/// The state at every ply, every chance event and every move made, and, where it is looked at thoroughly, every
/// view and every legal move, are the same after a round trip through JSON text.
///
/// # Errors
/// How the law is broken.
pub fn json_round_trips<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        let (rules, state) = (moment.rules, &moment.state);
        let shown: <GameOf<S> as Game>::StateJson = through_text(&rules.show(state))?;
        match rules.restore(shown) {
            Err(refusal) => return Err(format!("the state cannot be restored: {refusal}")),
            Ok(restored) => ensure!(restored == *state, "the state is restored as {restored:?}"),
        }
        moment.tally.add("states", 1);
        match &moment.next {
            Some(Happening::Chance(chance)) => {
                let shown = through_text(&rules.show_chance(chance))?;
                let again = rules.read_chance(shown).map_err(|refusal| refusal.to_string())?;
                ensure!(again == *chance, "{chance:?} is read as {again:?}");
            }
            Some(Happening::Move(_, mv)) => {
                let again = through_text(mv)?;
                ensure!(again == *mv, "{mv:?} is read as {again:?}");
            }
            None => {}
        }
        if !moment.thorough {
            return Ok(());
        }
        for viewer in Viewer::all(rules.seats()) {
            let view = rules.view(state, viewer);
            let again: <GameOf<S> as Game>::View = through_text(&view)?;
            ensure!(again == view, "{viewer:?}: the view is read as {again:?}");
            ensure!(text(&again)? == text(&view)?, "{viewer:?}: read and written, the view has other bytes");
            ensure!(
                rules.insight(&again) == rules.insight(&view),
                "{viewer:?}: the insight is not always the same"
            );
            text(&rules.insight(&view))?;
            moment.tally.add("views", 1);
        }
        // Where a menu stands for thousands of moves, the one that is made is enough.
        for seat in moment.acting().iter().filter(|&seat| rules.menu(state, seat).is_none()) {
            for mv in moment.legal(seat) {
                let again = through_text(&mv)?;
                ensure!(again == mv, "{mv:?} is read as {again:?}");
                moment.tally.add("moves", 1);
            }
        }
        Ok(())
    })?
    .with_some(&["states", "views"])
}

fn text(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("cannot be JSON: {error}"))
}

fn through_text<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let text = text(value)?;
    serde_json::from_str(&text).map_err(|error| format!("cannot be read: {error}: {text}"))
}

/// A view's JSON is the state's with `viewer` added and hidden parts replaced: a list by its length, anything
/// else by `true`; in an open game nothing is, and everybody has the same insight.
///
/// # Errors
/// How the law is broken.
pub fn a_view_is_the_state_with_secrets_replaced<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        if !moment.thorough {
            return Ok(());
        }
        let state = game::json(&moment.rules.show(&moment.state));
        let insight = |viewer| moment.rules.insight(&moment.rules.view(&moment.state, viewer));
        for viewer in Viewer::all(moment.rules.seats()) {
            let mut view = game::json(&moment.rules.view(&moment.state, viewer));
            let named = view.as_object_mut().and_then(|members| members.shift_remove("viewer"));
            ensure!(
                named == Some(game::json(&viewer)),
                "the view of {viewer:?} says that it is for {named:?}"
            );
            let hidden = replaced(&state, &view, "view").map_err(|broken| format!("{viewer:?}: {broken}"))?;
            if S::Game::OPEN {
                ensure!(hidden == 0, "{viewer:?} does not see everything, but the game is open");
                let same = insight(viewer) == insight(Viewer::Spectator);
                ensure!(same, "{viewer:?} has insight of its own, but the game is open");
            }
            moment.tally.add("views", 1);
            moment.tally.add("hidden parts", hidden);
        }
        Ok(())
    })?
    .with_some(if S::Game::OPEN { &["views"] } else { &["views", "hidden parts"] })
}

/// How many parts of `state` are hidden in `view`.
fn replaced(state: &Value, view: &Value, path: &str) -> Result<u64, String> {
    match (state, view) {
        (Value::Object(all), Value::Object(seen)) => {
            let alien = seen.keys().find(|name| !all.contains_key(*name));
            ensure!(alien.is_none(), "{path} has a member {alien:?} that the state has not");
            let parts = all.iter().map(|(name, value)| match seen.get(name) {
                Some(shown) => replaced(value, shown, &format!("{path}.{name}")),
                None => Err(format!("{path} lacks {name}")),
            });
            parts.sum()
        }
        (Value::Array(all), Value::Array(seen)) if all.len() == seen.len() => {
            let parts = all.iter().zip(seen).enumerate();
            parts.map(|(at, (value, shown))| replaced(value, shown, &format!("{path}[{at}]"))).sum()
        }
        (Value::Array(all), Value::Number(count)) if count.as_u64() == Some(all.len() as u64) => Ok(1),
        (Value::Number(_) | Value::String(_) | Value::Object(_), Value::Bool(true)) => Ok(1),
        _ if state == view => Ok(0),
        _ => Err(format!("{path} is {view}, but the state has {state}")),
    }
}
