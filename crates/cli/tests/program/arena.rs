//! `arena`: series between bots, told to people and to machines.

use serde_json::Value;

use crate::{file, tallgrass};

#[test]
fn it_tells_people_and_machines_the_same() {
    let json = file("arena.json", "");
    let page = file("arena.html", "");
    let out = tallgrass(&format!(
        "arena manitou --seats 2 --bots greedy,random --games 10 --json {} --html {}",
        json.display(),
        page.display()
    ))
    .success();
    assert!(
        out.starts_with("manitou, 2 seats, 10 games of 5 deals, each level's own budget, seed 0\n"),
        "{out}"
    );
    let report: Value = serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap();
    let greedy = &report["bots"][0];
    assert_eq!((&greedy["name"], &greedy["games"]), (&"greedy".into(), &10.into()));
    for member in ["share", "low", "high", "rating"] {
        assert!(greedy[member].is_f64(), "{member}: {greedy}");
    }
    let share = format!("{:.1}%", 100.0 * greedy["share"].as_f64().unwrap());
    assert!(out.contains(&share), "{share}: {out}");
    assert!(std::fs::read_to_string(page).unwrap().starts_with("<!doctype html>"));
}

#[test]
fn json_can_go_to_standard_output_alone() {
    let out = tallgrass("arena wind-river --seats 3 --bots random --games 1 --json -").success();
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["games"], 3, "whole rotations");
}

#[test]
fn iterations_make_a_series_the_same_every_time() {
    let journal = file("arena-series.jsonl", "");
    std::fs::remove_file(&journal).unwrap();
    let play = |more: &str| {
        let arguments = format!(
            "arena bison --seats 2 --bots fierce,random --games 2 --budget iterations:4 --json - {more}"
        );
        let report: Value = serde_json::from_str(&tallgrass(&arguments).success()).unwrap();
        let bot = &report["bots"][0];
        (bot["share"].clone(), bot["score"].clone(), report["moves"].clone())
    };
    let first = play(&format!("--resume {}", journal.display()));
    assert_eq!(first, play("--threads 1"));
    assert_eq!(first, play(&format!("--resume {}", journal.display())), "from the file, not played again");
    let other = format!("arena bison --seats 2 --bots random --resume {}", journal.display());
    assert!(tallgrass(&other).failure(1).contains("belongs to another series"));
}

#[test]
fn records_of_a_series_are_records() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena-records");
    tallgrass(&format!("arena wind-river --seats 3 --bots explore --games 3 --records {}", folder.display()))
        .success();
    let record = folder.join("wind-river-00002.jsonl");
    tallgrass(&format!("replay {}", record.display())).success();
}

#[test]
fn every_bot_can_be_simulated() {
    for bot in ["greedy", "gentle", "ismcts:3"] {
        let arguments = format!("simulate manitou --seats 2 --bots {bot},random --record -");
        let record = tallgrass(&arguments).success();
        assert_eq!(record, tallgrass(&arguments).success());
        assert!(record.lines().last().unwrap().contains("result"));
    }
}
