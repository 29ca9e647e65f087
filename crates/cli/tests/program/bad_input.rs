//! What is wrong with a record is said once, with the line's number and the rule's: exit 1, no panic, and no
//! more memory than a line may have.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::{PROGRAM, record, tallgrass_reading};

const HEADER: &str = r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":3,"options":{}}"#;

/// Replays `input`, which must be refused at `line` for a reason that contains `why`.
#[track_caller]
fn refused(input: impl AsRef<[u8]>, line: usize, why: &str) {
    let message = tallgrass_reading("replay -", input.as_ref()).failure(1);
    assert!(message.starts_with(&format!("error: standard input: line {line}: ")), "{message}");
    assert!(message.contains(why), "{message}");
}

/// The header of a record with one piece of it replaced.
fn header(old: &str, new: &str) -> String {
    assert!(HEADER.contains(old));
    HEADER.replace(old, new)
}

#[test]
fn an_unknown_game() {
    refused(header("wind-river", "chess"), 1, r#"there is no game "chess"; known: wind-river"#);
}

#[test]
fn an_unknown_version_of_the_rules() {
    refused(header(r#""rules":1"#, r#""rules":7"#), 1, "no version 7 of the rules of wind-river; known: 1");
}

#[test]
fn an_unknown_version_of_the_form() {
    refused(header(r#""tallgrass":1"#, r#""tallgrass":2"#), 1, "form 2 is unknown");
}

#[test]
fn seats_that_the_game_is_not_for() {
    refused(header(r#""seats":3"#, r#""seats":2"#), 1, "wind-river is for 3 to 4 seats, not 2");
    refused(header(r#""seats":3"#, r#""seats":9"#), 1, "wind-river is for 3 to 4 seats, not 9");
    refused(header(r#""seats":3"#, r#""seats":-1"#), 1, r#""seats" is -1"#);
    refused(header(r#""seats":3"#, r#""seats":1e99"#), 1, r#""seats" is 1e99"#);
}

#[test]
fn unknown_options() {
    refused(header("{}", r#"{"wolves":3}"#), 1, r#""options.wolves" does not belong here"#);
}

#[test]
fn a_missing_member_of_the_header() {
    refused(header(r#""options":{}"#, r#""comment":1"#), 1, r#""options" is missing"#);
}

#[test]
fn a_first_line_that_is_no_header() {
    refused(r#"{"chance":{"first":0}}"#, 1, "a record begins with its header");
    refused("[]", 1, "a line of a record is a JSON object");
}

#[test]
fn a_truncated_line() {
    let record = record();
    let cut = record.find(r#""move""#).unwrap() + 9;
    refused(&record[..cut], 3, "the line is cut short");
}

#[test]
fn invalid_utf8() {
    let mut record = record().into_bytes();
    let second_line = record.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    record[second_line + 4] = 0xff;
    refused(record, 2, "not UTF-8 after byte 4");
}

#[test]
fn a_member_twice() {
    refused(header(r#""rules":1"#, r#""rules":1,"rules":1"#), 1, r#""rules" stands twice"#);
    refused(
        format!("{HEADER}\n{}", r#"{"chance":{"first":0,"first":1}}"#),
        2,
        r#""chance.first" stands twice"#,
    );
}

#[test]
fn a_member_that_does_not_belong() {
    refused(format!("{HEADER}\n{}", r#"{"chance":{"first":0},"why":1}"#), 2, r#""why" does not belong here"#);
}

#[test]
fn w3_1_an_impossible_first_seat() {
    refused(format!("{HEADER}\n{}", r#"{"chance":{"first":3}}"#), 2, "W3.1: seat 3 is not at this table");
}

#[test]
fn chance_when_none_is_due() {
    let twice = r#"{"chance":{"first":0}}"#;
    refused(format!("{HEADER}\n{twice}\n{twice}"), 3, "W3.1: nothing is left to chance now");
}

#[test]
fn a_move_out_of_turn() {
    let lines = [HEADER, r#"{"chance":{"first":0}}"#, r#"{"seat":1,"move":{"camp":[1,1]}}"#];
    refused(lines.join("\n"), 3, "line 3: W");
    refused(lines.join("\n"), 3, ": seat 0 is to move, not seat 1");
}

#[test]
fn a_move_of_a_seat_that_there_is_not() {
    let lines = [HEADER, r#"{"chance":{"first":0}}"#, r#"{"seat":200,"move":{"camp":[1,1]}}"#];
    refused(lines.join("\n"), 3, "seat 0 is to move, not seat 200");
}

#[test]
fn w1_3_an_illegal_move() {
    let lines = [HEADER, r#"{"chance":{"first":0}}"#, r#"{"seat":0,"move":{"camp":[0,1]}}"#];
    refused(lines.join("\n"), 3, "W1.3: A2 is not in play with three seats");
}

#[test]
fn w3_2_an_illegal_move_later_in_the_game() {
    let lines = [
        HEADER,
        r#"{"chance":{"first":2}}"#,
        r#"{"seat":2,"move":{"camp":[4,1]}}"#,
        "",
        r#"{"seat":0,"move":{"camp":[4,1]}}"#,
    ];
    refused(lines.join("\n"), 5, "W3.2: E2 already holds a tipi");
}

#[test]
fn something_that_is_no_move() {
    let lines = [HEADER, r#"{"chance":{"first":0}}"#, r#"{"seat":0,"move":{"castle":1}}"#];
    refused(lines.join("\n"), 3, "not a move of wind-river");
}

#[test]
fn w2_1_an_inconsistent_setup() {
    let start = tallgrass_reading("replay -", HEADER.as_bytes()).success();
    let setup = start.trim_end().replace(r#""unused":[7,7,7]"#, r#""unused":[7,7,6]"#);
    assert_ne!(start.trim_end(), setup);
    let options = r#""options":{}"#;
    refused(
        header(options, &format!(r#"{options},"setup":{setup}"#)),
        1,
        "setup: W2.1: the tipis of a seat do not add up to seven",
    );
    refused(header(options, &format!(r#"{options},"setup":{{}}"#)), 1, r#""setup.phase" is missing"#);
}

#[test]
fn a_wrong_result() {
    let record = record();
    let last = record.lines().count();
    let wrong = record.replace(r#"{"result":{"ranks":[1"#, r#"{"result":{"ranks":[3"#);
    let other = record.replace(r#"{"result":{"ranks":[2"#, r#"{"result":{"ranks":[3"#);
    let wrong = if wrong == record { other } else { wrong };
    assert_ne!(wrong, record);
    refused(wrong, last, "the result should be ");
}

#[test]
fn a_result_that_is_missing() {
    let record = record();
    let lines: Vec<&str> = record.lines().collect();
    let (_, without) = lines.split_last().unwrap();
    refused(without.join("\n"), lines.len(), "its result is missing");
}

#[test]
fn a_result_before_the_end() {
    refused(format!("{HEADER}\n{}", r#"{"result":{}}"#), 2, "the game is not over");
}

#[test]
fn a_trace_that_is_wrong() {
    let trace = tallgrass_reading("replay - --trace -", HEADER.as_bytes()).success();
    refused(trace.replace(r#""unused":[7,7,7]"#, r#""unused":[6,7,7]"#), 2, "the state should be ");
    let legal = r#"{"legal":{"seat":0,"moves":[]}}"#;
    refused(format!("{HEADER}\n{}\n{legal}", r#"{"chance":{"first":0}}"#), 3, "the legal moves should be ");
}

#[test]
fn an_empty_file() {
    refused("", 1, "the file is empty");
    refused("\n\n \n", 1, "the file is empty");
}

#[test]
fn brackets_without_end() {
    refused("[".repeat(1 << 19), 1, "not JSON");
}

#[test]
fn a_fault_in_the_second_game() {
    let first = record();
    let lines = first.lines().count();
    refused(format!("{first}{HEADER}\n{}", r#"{"chance":{"first":9}}"#), lines + 2, "W3.1");
}

/// Replays 100 MB without a line break, after `before`, in a process that may have no more than 64 MB.
fn replay_endless_line(before: &str) -> String {
    let mut child = Command::new("sh")
        .args(["-c", r#"ulimit -v 65536 && exec "$0" replay -"#, PROGRAM])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let before = before.to_owned();
    let feeder = std::thread::spawn(move || {
        stdin.write_all(before.as_bytes())?;
        let chunk = vec![b' '; 1 << 20];
        (0..100).try_for_each(|_| stdin.write_all(&chunk))
    });
    let output = child.wait_with_output().unwrap();
    assert!(feeder.join().unwrap().is_err(), "the program stops reading long before the end");
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_line_of_100_mb() {
    let message = replay_endless_line(r#"{"tallgrass":"#);
    assert_eq!(message, "error: standard input: line 1: longer than 1048576 bytes\n");
    let message = replay_endless_line(&format!("{HEADER}\n"));
    assert_eq!(message, "error: standard input: line 2: longer than 1048576 bytes\n");
}
