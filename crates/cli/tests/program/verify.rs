//! `tallgrass verify`.

use crate::{tallgrass, tallgrass_reading};

#[test]
fn a_simulated_game_proves_itself_from_its_seed() {
    let record = tallgrass("simulate manitou --seats 2 --seed 5 --games 2 --record -").out;
    let run = tallgrass_reading("verify -", record.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out.lines().count(), 2);
    assert!(run.out.starts_with("game 0: chacha20/1, "), "{}", run.out);
}

#[test]
fn another_seed_in_the_header_is_found_out() {
    let record = tallgrass("simulate manitou --seats 2 --seed 5 --record -").out;
    let lied = record.replace("\"seed\":\"5:0\"", "\"seed\":\"6:0\"");
    assert_ne!(lied, record);
    let run = tallgrass_reading("verify -", lied.as_bytes());
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("chance event") && run.err.contains("but the dealer draws"), "{}", run.err);
}

#[test]
fn a_record_without_a_known_dealer_proves_nothing() {
    let record = r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":3,"options":{}}
{"chance":{"first":2}}
"#;
    let run = tallgrass_reading("verify -", record.as_bytes());
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("cannot be checked"), "{}", run.err);
}
