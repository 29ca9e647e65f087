//! What is wrong with the command line is said once, and the exit code is 2.

use crate::{file, tallgrass};

#[track_caller]
fn wrong(arguments: &str, why: &str) {
    let run = tallgrass(arguments);
    assert_eq!(run.code, Some(2), "{}", run.err);
    assert!(run.out.is_empty() && run.err.starts_with("error: ") && run.err.contains(why), "{}", run.err);
}

#[test]
fn unknown_words() {
    wrong("hunt", "unrecognized subcommand 'hunt'");
    wrong("simulate chess --seats 4", "possible values: wind-river");
    wrong("simulate wind-river --seats 4 --wolves 3", "unexpected argument '--wolves'");
    wrong(
        "simulate wind-river --seats 4 --bots genius",
        "there is no bot \"genius\"; known: random, explore",
    );
}

#[test]
fn missing_and_impossible_numbers() {
    wrong("simulate wind-river", "--seats <N>");
    wrong("simulate wind-river --seats 2", "wind-river is for 3 to 4 seats, not 2");
    wrong("bench wind-river --seats 9", "wind-river is for 3 to 4 seats, not 9");
    wrong("simulate wind-river --seats 4 --games 0", "--games <K>");
    wrong("perft - --depth 0", "--depth <D>");
    wrong("bench wind-river --seconds 0", "a number of seconds");
    wrong("bench wind-river --threads 0", "--threads <T>");
}

#[test]
fn what_an_arena_cannot_understand() {
    wrong("arena bison --seats 2 --bots genius", "there is no bot \"genius\"");
    wrong("arena bison --seats 2 --bots random --budget hours:3", "iterations:N or ms:N");
    wrong("arena bison --seats 2 --bots random --games 0", "--games <K>");
    wrong("simulate bison --seats 2 --bots exec:mine", "play in `tallgrass arena`");
}

#[test]
fn the_number_of_bots() {
    wrong("simulate wind-river --seats 4 --bots random,explore", "2 bots for 4 seats");
    wrong("watch wind-river --seats 3 --bots random,random,random,random", "4 bots for 3 seats");
}

#[test]
fn two_results_in_one_place() {
    wrong("simulate wind-river --seats 4 --record - --trace -", "the same place");
}

#[test]
fn a_trace_over_its_own_record() {
    let path = file("own.jsonl", crate::record());
    let path = path.to_str().unwrap();
    wrong(&format!("replay {path} --trace {path}"), "would overwrite");
    assert_eq!(std::fs::read_to_string(path).unwrap(), crate::record());
}

#[test]
fn options_that_the_game_does_not_have() {
    wrong(
        "simulate wind-river --seats 4 --option reach=3",
        "wind-river has no option \"reach\"; it has none",
    );
    wrong("simulate wind-river --seats 4 --option reach", "key=value or key=@FILE");
    wrong("simulate wind-river --seats 4 --option a=1 --option a=2", "a is given twice");
}

#[test]
fn an_option_from_a_file_that_is_wrong_is_wrong_input() {
    let message = tallgrass("simulate wind-river --seats 4 --option tiles=@no/such/file.json").failure(1);
    assert!(message.contains("no/such/file.json: "), "{message}");
    let path = file("twice.json", r#"{"a":1,"a":2}"#);
    let run = tallgrass(&format!("simulate wind-river --seats 4 --option tiles=@{}", path.display()));
    let message = run.failure(1);
    assert!(message.ends_with("twice.json: \"a\" stands twice\n"), "{message}");
}

#[test]
fn files_that_are_not_there() {
    for arguments in ["replay no-such.jsonl", "perft no-such.jsonl --depth 1"] {
        let message = tallgrass(arguments).failure(1);
        assert!(message.starts_with("error: no-such.jsonl: "), "{message}");
    }
    let message = tallgrass("simulate wind-river --seats 4 --record no/such/place.jsonl").failure(1);
    assert!(message.starts_with("error: no/such/place.jsonl: "), "{message}");
}

#[test]
fn help_names_every_command() {
    let help = tallgrass("--help").success();
    for command in ["watch", "simulate", "replay", "perft", "bench"] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        assert!(tallgrass(&format!("{command} --help")).success().contains("Examples:"));
    }
}
