//! `watch`: a whole game in words.

use crate::{tallgrass, tallgrass_reading};

#[test]
fn a_newcomer_sees_a_whole_game() {
    let out = tallgrass("watch").success();
    assert!(out.starts_with("Wind River for 4 seats"), "{out}");
    assert!(out.contains(" wins.\n"), "{out}");
    assert!(out.lines().last().unwrap().contains("--help says what else there is"), "{out}");
    assert_eq!(out, tallgrass("watch wind-river --seats 4 --bots explore").success());
    assert!(out.lines().all(|line| line.len() <= 100 || line.contains("--help")), "{out}");
}

#[test]
fn it_tells_the_game_that_simulate_records() {
    let record = tallgrass("simulate wind-river --seats 3 --seed w --bots explore --record -").success();
    let story = tallgrass("watch wind-river --seats 3 --seed w:0 --bots explore").success();
    let events = |word: &str| record.lines().filter(|line| line.contains(&format!("{{\"{word}\":"))).count();
    let camps = story.lines().filter(|line| line.contains("  camp ")).count();
    assert_eq!((camps, events("camp")), (6, 6));
    // A turn is an unbroken run of one seat's moves, and has one number.
    let movers = record.lines().filter_map(|line| line.strip_prefix("{\"seat\":")?.chars().next());
    let mut turns: Vec<char> = movers.collect();
    turns.dedup();
    let numbered = story.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    let told: Vec<char> = numbered.filter_map(|line| line.split_once("  seat ")?.1.chars().next()).collect();
    assert_eq!(told, turns);
    let end = tallgrass_reading("replay -", record.as_bytes()).success();
    assert!(end.contains("\"phase\":\"over\""));
}
