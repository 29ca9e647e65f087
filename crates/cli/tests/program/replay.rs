//! `replay`: what `simulate` writes is accepted, and gives back what it was made from.

use serde_json::Value;

use crate::{file, record, tallgrass, tallgrass_reading};

/// A game of another program: the setting of the header has no seed, and its chance is only what stands there.
const ELSEWHERE: &str = r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":4,"options":{},"seed":null,"dealer":null,"event":"Powwow","names":["a","b","c","d"]}
{"chance":{"first":2},"at":0}
{"seat":2,"move":{"camp":[0,5]},"at":1500,"by":"bot"}
"#;

#[test]
fn a_trace_replayed_is_the_same_trace() {
    let trace =
        tallgrass("simulate wind-river --seats 4 --games 3 --seed t --bots explore --trace -").success();
    let record =
        tallgrass("simulate wind-river --seats 4 --games 3 --seed t --bots explore --record -").success();
    assert_eq!(tallgrass_reading("replay - --trace -", record.as_bytes()).success(), trace);
    assert_eq!(tallgrass_reading("replay - --trace -", trace.as_bytes()).success(), trace);
    let path = file("replayed.trace", "");
    let states =
        tallgrass_reading(&format!("replay - --trace {}", path.display()), record.as_bytes()).success();
    assert_eq!(std::fs::read_to_string(path).unwrap(), trace);
    assert_eq!(states.lines().count(), 3, "and a line for the state of each game");
}

#[test]
fn the_state_after_k_events_is_the_one_of_the_trace() {
    let record = record();
    let path = file("states.jsonl", &record);
    let trace = tallgrass_reading("replay - --trace -", record.as_bytes()).success();
    let states: Vec<&str> = trace.lines().filter_map(|line| line.strip_prefix(r#"{"state":"#)).collect();
    for events in [0, 1, 9, 40, states.len() - 1] {
        let shown = tallgrass(&format!("replay {} --to {events}", path.display())).success();
        assert_eq!(format!("{}}}", shown.trim_end()), states[events]);
    }
    let all = tallgrass(&format!("replay {}", path.display())).success();
    assert_eq!(format!("{}}}", all.trim_end()), *states.last().unwrap());
}

#[test]
fn every_game_of_a_file_gets_a_line() {
    let games = tallgrass("simulate wind-river --seats 3 --games 2 --record -").success() + ELSEWHERE;
    let out = tallgrass_reading("replay -", games.as_bytes()).success();
    let phases: Vec<Value> =
        out.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["phase"].clone()).collect();
    assert_eq!(phases, ["over", "over", "camp"]);
}

#[test]
fn a_record_made_elsewhere_keeps_what_it_says() {
    let trace = tallgrass_reading("replay - --trace -", ELSEWHERE.as_bytes()).success();
    let kept: Vec<&str> = trace
        .lines()
        .filter(|line| !line.starts_with(r#"{"legal""#) && !line.starts_with(r#"{"state""#))
        .collect();
    assert_eq!(kept, ELSEWHERE.lines().collect::<Vec<_>>());
}

#[test]
fn a_game_may_begin_at_a_setup() {
    let record = record();
    let setup = tallgrass_reading("replay - --to 20", record.as_bytes()).success();
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    lines.drain(1..=20);
    lines[0] =
        lines[0].replace(r#""options":{}"#, &format!(r#""options":{{}},"setup":{}"#, setup.trim_end()));
    let end = tallgrass_reading("replay -", lines.join("\n").as_bytes()).success();
    assert_eq!(end, tallgrass_reading("replay -", record.as_bytes()).success());
    assert_eq!(tallgrass_reading("replay - --to 0", lines.join("\n").as_bytes()).success(), setup);
}

#[test]
fn more_events_than_there_are() {
    let games = format!("{ELSEWHERE}{ELSEWHERE}");
    assert_eq!(tallgrass_reading("replay - --to 2", games.as_bytes()).success().lines().count(), 2);
    let message = tallgrass_reading("replay - --to 3", games.as_bytes()).failure(1);
    assert_eq!(message, "error: standard input: line 1: this game has 2 events, not 3\n");
}

#[test]
fn whatever_k_is_everything_is_checked() {
    let wrong = format!("{ELSEWHERE}{}\n", r#"{"seat":3,"move":{"camp":[0,5]}}"#);
    let message = tallgrass_reading("replay - --to 0", wrong.as_bytes()).failure(1);
    assert!(message.contains("line 4: W3.2: "), "{message}");
}
