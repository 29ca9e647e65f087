//! Chat.

use table::Task;
use table::messages::{Command, Refusal, Seq};

use crate::desk::Desk;

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

fn say(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

#[test]
fn a_line_has_something_in_it_and_is_not_too_long() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    assert_eq!(desk.order("ada", say(" \n\t ")), Err(Refusal::EmptyLine));
    assert_eq!(desk.order("ada", say(&"ä".repeat(501))), Err(Refusal::LongLine { most: 500 }));
    desk.order("ada", say(&"ä".repeat(500))).unwrap();
    desk.order("ada", say("two\nlines\u{7}")).unwrap();
    assert_eq!(desk.snapshot("dan").chat[1].text, "two lines");
}

#[test]
fn watchers_never_drown_those_who_play() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    for _ in 0..3 {
        desk.order("dan", say("hey")).unwrap();
    }
    assert!(matches!(desk.order("dan", say("hey")), Err(Refusal::TooMuchChat { .. })));
    let mut refused = 0;
    for watcher in 0..100 {
        refused += usize::from(desk.order(&format!("w{watcher}"), say("me too")).is_err());
    }
    assert_eq!(refused, 83, "twenty in a burst from all watchers together");
    desk.order("ada", say("quiet please")).unwrap();
    desk.wait(10_000);
    desk.order("dan", say("sorry")).unwrap();
}

#[test]
fn ten_thousand_lines_of_a_player_do_not_fill_the_journal() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    let said = (0..200).filter(|_| desk.order("ada", say("x")).is_ok()).count();
    assert_eq!(said, 10);
    desk.wait(2_000);
    desk.order("ada", say("x")).unwrap();
}

#[test]
fn the_host_mutes_watchers_and_those_who_sit_can_always_talk() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    let dan = crate::desk::person("dan");
    let mute = |muted| Command::Mute { person: dan.id.clone(), muted };
    assert_eq!(desk.order("ada", mute(true)), Err(Refusal::NobodyLikeThat));
    desk.follow(&dan);
    desk.order("dan", say("boo")).unwrap();
    assert_eq!(desk.order("bea", mute(true)), Err(Refusal::HostOnly));
    desk.order("ada", mute(true)).unwrap();
    assert_eq!(desk.order("dan", say("boo")), Err(Refusal::Muted));
    assert!(desk.snapshot("dan").you.muted);
    let bea = Command::Mute { person: crate::desk::person("bea").id, muted: true };
    assert_eq!(desk.order("ada", bea), Err(Refusal::SeatedTalk));
    desk.order("bea", Command::Leave).unwrap();
    desk.order("dan", Command::Sit { seat: None }).unwrap();
    desk.order("dan", say("I play")).unwrap();
    desk.order("dan", Command::Leave).unwrap();
    desk.order("ada", mute(false)).unwrap();
    desk.order("dan", say("thanks")).unwrap();
}

#[test]
fn a_removed_line_is_shown_to_nobody_and_stays_in_the_journal() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    let seq = desk.order("bea", say("rude")).unwrap();
    assert_eq!(desk.order("bea", Command::Hush { line: seq }), Err(Refusal::HostOnly));
    assert_eq!(desk.order("ada", Command::Hush { line: Seq(1) }), Err(Refusal::NoSuchLine));
    desk.order("ada", Command::Hush { line: seq }).unwrap();
    assert!(desk.snapshot("cyd").chat.is_empty());
    let text = serde_json::to_string(&desk.table.updates(Seq(seq.0 - 1), None)).unwrap();
    assert!(!text.contains("rude"), "nor to somebody who comes back");
    assert!(serde_json::to_string(desk.table.journal()).unwrap().contains("rude"));
    let other = desk.order("bea", say("sorry")).unwrap();
    desk.task(&Task::Hush { line: other }).unwrap();
    assert!(desk.snapshot("cyd").chat.is_empty());
}
