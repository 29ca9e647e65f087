//! `bench`: the figures that it promises, and what they say whatever machine they come from.

use serde_json::Value;

use crate::tallgrass;

#[test]
fn json_has_every_figure() {
    let out = tallgrass("bench wind-river --seats 3 --seconds 0.05 --json").success();
    let report: Value = serde_json::from_str(&out).unwrap();
    for key in
        ["moves_per_s", "games_per_s", "ns_per_move", "floor_ns", "copy256_ns", "ismcts_iterations_per_s"]
    {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}: {out}");
    }
    assert!(report["state_bytes"].as_u64().unwrap() <= 256, "{out}");
    assert_eq!(report["allocations_per_move"].as_f64(), Some(0.0), "{out}");
    assert_eq!((&report["seats"], &report["threads"]), (&3.into(), &1.into()));
    assert!(report.get("ratio_to_one_thread").is_none());
}

#[test]
fn several_threads_are_compared_with_one() {
    let out = tallgrass("bench wind-river --threads 2 --seconds 0.05 --json").success();
    let report: Value = serde_json::from_str(&out).unwrap();
    assert!(report["ratio_to_one_thread"].as_f64().unwrap() > 0.0, "{out}");
    assert_eq!((&report["seats"], &report["threads"]), (&4.into(), &2.into()));
}

#[test]
fn people_read_it_too() {
    let out = tallgrass("bench wind-river --threads 2 --seconds 0.05").success();
    for what in [
        "moves a second",
        "games a second",
        "ns a move",
        "bytes a state",
        "allocations a move",
        "the floor",
        "times one thread",
        "iterations a second of the search",
    ] {
        assert!(out.contains(what), "{what}: {out}");
    }
}
