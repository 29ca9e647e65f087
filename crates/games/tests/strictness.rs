//! How strictly each part of a record is read: as the format has it, and the same for every game.
//!
//! A header may say more than the game needs; options, states, moves, events and results may not, at any depth,
//! and nothing of them may be left out.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use game::random::Dealt;
use game::record::{Header, Writer};
use game::{Game, Players, Seat, run};
use games::{Visit, check, configure, listings};
use serde_json::{Value, json};

/// Plays a game at random, with every state.
struct Traced;

struct Random<G: Game>(Dealt, Vec<G::Move>);

impl<G: Game> Players<G> for Random<G> {
    fn decide(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Move {
        rules.explore_move(state, seat, &mut self.0, &mut self.1)
    }

    fn deal(&mut self, rules: &G, state: &G::State, _number: u64) -> G::Chance {
        rules.draw(state, &mut self.0)
    }
}

impl Visit for Traced {
    type Output = String;

    fn visit<G: Game>(self, rules: G) -> String {
        let mut writer = Writer::trace(Vec::new());
        writer.header(&Header::new(&rules).seeded("strict")).unwrap();
        let mut players = Random(Dealt::seeded("strict"), Vec::new());
        run(&rules, rules.start(), &mut players, |step| writer.step(&rules, &step)).unwrap();
        String::from_utf8(writer.finish().unwrap()).unwrap()
    }
}

/// The lines of a trace of each game: its name, its header, its states, and the rest.
fn games() -> Vec<(&'static str, Value, Vec<Value>, Vec<Value>)> {
    let one = |name| {
        let trace = configure(name, 3, serde_json::Map::new()).unwrap().visit(Traced);
        let mut lines = trace.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let header = lines.next().unwrap();
        let (states, events): (Vec<Value>, Vec<Value>) =
            lines.filter(|line| line.get("legal").is_none()).partition(|line| line.get("state").is_some());
        let states = states.into_iter().map(|line| line["state"].clone()).collect();
        (name, header, states, events)
    };
    listings().iter().map(|listing| one(listing.name)).collect()
}

fn refusal(lines: &[&Value]) -> Result<(), String> {
    let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
    check(text.join("\n").as_bytes()).map(|_| ()).map_err(|error| error.to_string())
}

/// The places of all objects in a value.
fn objects(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            found.push(at.to_owned());
            members.iter().for_each(|(name, value)| objects(value, &format!("{at}/{name}"), found));
        }
        Value::Array(list) => {
            list.iter()
                .enumerate()
                .for_each(|(place, value)| objects(value, &format!("{at}/{place}"), found));
        }
        _ => {}
    }
}

/// `/seats/2/tile` as a message says it: `seats[2].tile`.
fn path(pointer: &str) -> String {
    let mut path = String::new();
    for step in pointer.split('/').skip(1) {
        match step.parse::<usize>() {
            Ok(place) => path.push_str(&format!("[{place}]")),
            Err(_) if path.is_empty() => path.push_str(step),
            Err(_) => path.push_str(&format!(".{step}")),
        }
    }
    path
}

#[test]
fn a_header_may_say_more() {
    for (name, mut header, _, _) in games() {
        header["comment"] = json!({"windy": true});
        assert_eq!(refusal(&[&header]), Ok(()), "{name}");
    }
}

#[test]
fn options_may_not() {
    for (name, mut header, _, _) in games() {
        header["options"]["comment"] = json!("windy");
        let said = refusal(&[&header]).unwrap_err();
        assert!(said.starts_with("line 1: \"options.comment\" does not belong here"), "{name}: {said}");
    }
}

#[test]
fn a_state_has_its_members_and_no_others() {
    for (name, header, states, _) in games() {
        let mut tried = 0;
        for state in states.iter().step_by(7) {
            let start = |setup: Value| {
                let mut header = header.clone();
                header["setup"] = setup;
                refusal(&[&header])
            };
            let (Ok(()), mut places) = (start(state.clone()), Vec::new()) else { continue };
            objects(state, "", &mut places);
            for place in &places {
                let mut more = state.clone();
                more.pointer_mut(place).unwrap()["comment"] = json!(1);
                let said = start(more).unwrap_err();
                let at = path(&format!("/setup{place}/comment"));
                // A bag names the kinds that it has none of as well as those that it has.
                let own =
                    format!("line 1: \"{}\": there is no kind of tile", path(&format!("/setup{place}")));
                let right = said.starts_with(&format!("line 1: \"{at}\" does not belong here"));
                assert!(right || said.starts_with(&own), "{name}, {place}: {said}");
                tried += 1;
                for member in state.pointer(place).unwrap().as_object().unwrap().keys() {
                    let mut less = state.clone();
                    less.pointer_mut(place).unwrap().as_object_mut().unwrap().shift_remove(member);
                    let said = start(less).expect_err(&format!("{name}: {place} without {member}"));
                    let at = path(&format!("/setup{place}/{member}"));
                    assert!(
                        said == format!("line 1: \"{at}\" is missing") || place == "/bag",
                        "{name}: {said}"
                    );
                }
            }
        }
        assert!(tried > 5, "{name}: {tried}");
    }
}

#[test]
fn events_and_results_have_their_members_and_no_others() {
    for (name, header, _, events) in games() {
        let mut lines: Vec<&Value> = vec![&header];
        lines.extend(&events);
        assert_eq!(refusal(&lines), Ok(()), "{name}");
        for (number, event) in (1..).zip(&events) {
            let mut places = Vec::new();
            objects(event, "", &mut places);
            for place in places {
                let mut more = event.clone();
                more.pointer_mut(&place).unwrap()["comment"] = json!(1);
                let mut damaged = lines[..=number].to_vec();
                damaged[number] = &more;
                let said = refusal(&damaged).expect_err(&format!("{name}: {more}"));
                assert!(said.starts_with(&format!("line {}: ", number + 1)), "{name}: {said}");
            }
        }
    }
}
