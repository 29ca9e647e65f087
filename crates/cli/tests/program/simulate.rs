//! `simulate`: the same arguments give the same bytes, and what it writes can be read.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{PROGRAM, file, tallgrass};

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn headers(text: &str) -> Vec<Value> {
    lines(text).into_iter().filter(|line| line.get("tallgrass").is_some()).collect()
}

#[test]
fn the_same_arguments_give_the_same_bytes() {
    for arguments in [
        "simulate wind-river --seats 4 --games 3 --seed x --bots explore --trace -",
        "simulate wind-river --seats 3 --games 3 --record -",
    ] {
        assert_eq!(tallgrass(arguments).success(), tallgrass(arguments).success());
    }
    let summary = "simulate wind-river --seats 4 --games 20";
    assert_eq!(tallgrass(summary).out, tallgrass(summary).out);
}

/// What was written once is written for ever: the seed, the dealer and the bots' streams are fixed.
#[test]
fn a_game_is_what_it_always_was() {
    let record = tallgrass("simulate wind-river --seats 4 --seed 1 --record -").success();
    let mut lines = record.lines();
    assert_eq!(
        lines.next().unwrap(),
        r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":4,"options":{},"seed":"1:0","dealer":"chacha20/1"}"#
    );
    let begin: Vec<&str> = lines.take(4).collect();
    assert_eq!(begin, FIRST_EVENTS);
}

const FIRST_EVENTS: [&str; 4] = [
    r#"{"chance":{"first":3}}"#,
    r#"{"seat":3,"move":{"camp":[4,0]}}"#,
    r#"{"seat":0,"move":{"camp":[0,4]}}"#,
    r#"{"seat":1,"move":{"camp":[2,5]}}"#,
];

#[test]
fn game_k_is_seeded_with_s_k() {
    let record = tallgrass("simulate wind-river --seats 3 --games 3 --seed plains --record -").success();
    let seeds: Vec<Value> = headers(&record).iter().map(|header| header["seed"].clone()).collect();
    assert_eq!(seeds, ["plains:0", "plains:1", "plains:2"]);
    let usual = tallgrass("simulate wind-river --seats 3 --record -").success();
    assert_eq!(headers(&usual)[0]["seed"], "0:0");
}

#[test]
fn other_bots_play_the_same_deals_and_leave_the_streams_of_the_rest_alone() {
    let play = |bots: &str| {
        let record = tallgrass(&format!(
            "simulate wind-river --seats 3 --games 8 --seed deals --bots {bots} --record -"
        ));
        lines(&record.success())
    };
    let chance = |lines: &[Value]| -> Vec<Value> {
        lines.iter().filter(|line| line.get("chance").is_some()).cloned().collect()
    };
    let (random, mixed) = (play("random"), play("random,random,explore"));
    assert_ne!(random, mixed);
    assert_eq!(chance(&random), chance(&mixed));
    // Until the seat that is played by another moves, everything is as it was.
    let until = random.iter().position(|line| line["seat"] == 2).unwrap();
    assert!(until > 2, "a seed for which seat 2 is not the first");
    assert_eq!(random[..until], mixed[..until]);
}

#[test]
fn record_and_trace_tell_the_same_games() {
    let (record, trace) = (file("both.record", ""), file("both.trace", ""));
    let out = tallgrass(&format!(
        "simulate wind-river --seats 4 --games 2 --record {} --trace {}",
        record.display(),
        trace.display()
    ))
    .success();
    assert_eq!(out, "");
    let record = std::fs::read_to_string(record).unwrap();
    let trace = std::fs::read_to_string(trace).unwrap();
    let mut plain = String::new();
    for line in
        trace.lines().filter(|line| !line.starts_with(r#"{"legal""#) && !line.starts_with(r#"{"state""#))
    {
        plain.push_str(line);
        plain.push('\n');
    }
    assert_eq!(plain, record);
    assert!(trace.lines().count() > 2 * record.lines().count());
}

#[test]
fn a_summary_adds_up() {
    let run = tallgrass("simulate wind-river --seats 3 --games 50 --seed s --bots random,explore,random");
    assert_eq!(run.code, Some(0));
    let rows: Vec<Vec<&str>> = run
        .out
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>())
        .filter(|words| matches!(words[..], [_, "random" | "explore", ..]))
        .collect();
    let bots: Vec<&str> = rows.iter().map(|row| row[1]).collect();
    assert_eq!(bots, ["random", "explore", "random"]);
    let wins: f64 = rows.iter().map(|row| row[2].parse::<f64>().unwrap()).sum();
    assert!((wins - 100.0).abs() < 0.2, "{}", run.out);
    assert!(run.out.contains("seeds s:0 to s:49"), "{}", run.out);
    let record = tallgrass(
        "simulate wind-river --seats 3 --games 50 --seed s --bots random,explore,random --record -",
    );
    let moves = lines(&record.success()).iter().filter(|line| line.get("move").is_some()).count();
    let told: String =
        run.out.lines().find(|line| line.contains("moves")).unwrap().chars().filter(|&c| c != ',').collect();
    assert_eq!(told.split_whitespace().nth(1).unwrap(), moves.to_string());
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = Command::new(PROGRAM)
        .args(["simulate", "wind-river", "--seats", "4", "--games", "1000", "--trace", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with(r#"{"tallgrass":1"#));
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(141), "as a shell reports SIGPIPE");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let message = tallgrass("simulate wind-river --seats 4 --record /dev/full").failure(1);
    assert!(message.starts_with("error: /dev/full: cannot write: "), "{message}");
}
