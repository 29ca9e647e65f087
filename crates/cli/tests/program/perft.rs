//! `perft`: a line for each depth, from any position of a record.

use serde_json::Value;

use crate::{file, record, tallgrass, tallgrass_reading};

const HEADER: &str = r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":4,"options":{}}"#;

#[test]
fn a_line_for_each_depth() {
    let record = format!("{HEADER}\n{}\n", r#"{"chance":{"first":0}}"#);
    let out = tallgrass_reading("perft - --depth 3", record.as_bytes()).success();
    // W3.2: each camps on a hex that holds no tipi of anyone.
    assert_eq!(out, format!("1 {}\n2 {}\n3 {}\n", 36, 36 * 35, 36 * 35 * 34));
}

#[test]
fn chance_is_a_leaf_at_any_depth() {
    assert_eq!(tallgrass_reading("perft - --depth 2", HEADER.as_bytes()).success(), "1 1\n2 1\n");
}

#[test]
fn the_end_of_the_game_is_a_leaf_at_any_depth() {
    assert_eq!(tallgrass_reading("perft - --depth 2", record().as_bytes()).success(), "1 1\n2 1\n");
}

#[test]
fn depth_one_counts_the_legal_moves_of_the_trace() {
    let path = file("perft.jsonl", record());
    let trace = tallgrass(&format!("replay {} --trace -", path.display())).success();
    let legal: Vec<usize> = trace
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter_map(|line| Some(line.get("legal")?["moves"].as_array()?.len()))
        .collect();
    for events in [1, 9, 25, 40] {
        let out = tallgrass(&format!("perft {} --depth 1 --to {events}", path.display())).success();
        assert_eq!(out, format!("1 {}\n", legal[events - 1]));
    }
}

#[test]
fn another_game_of_the_file() {
    let games = tallgrass("simulate wind-river --seats 3 --games 2 --record -").success() + HEADER;
    let count = |game: u32, to: u32| {
        tallgrass_reading(&format!("perft - --depth 1 --game {game} --to {to}"), games.as_bytes())
    };
    assert_eq!(count(0, 1).success(), "1 30\n");
    assert_eq!(count(1, 2).success(), "1 29\n");
    assert_eq!(count(2, 0).success(), "1 1\n");
    assert!(count(2, 1).failure(1).contains("this game has 0 events, not 1"));
    assert!(count(3, 0).failure(1).contains("there is no game 3; the file has 3, from 0"));
}
