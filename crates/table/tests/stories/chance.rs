//! Verifiable chance.

use game::random::Quick;
use game::record::Reader;
use table::messages::{Command, Opening, Place, Query, Refusal, Reply, Stage};
use table::{Unproven, commitment, verify};

use crate::desk::{Desk, person};

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

fn gathered() -> Desk {
    let mut opening = Opening::new("wind-river", 3);
    opening.places = vec![Place::Host, Place::Open, Place::Open];
    let mut desk = Desk::open(&person("ada"), &opening);
    for name in &NAMES[1..] {
        desk.order(name, Command::Sit { seat: None }).unwrap();
    }
    desk
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A whole verifiable game as a record; `cyd` sends no bytes.
fn record(bytes: &str) -> String {
    let mut desk = gathered();
    for name in &NAMES[..2] {
        desk.order(name, Command::Contribute { bytes: bytes.repeat(32) }).unwrap();
    }
    desk.order("ada", Command::Start).unwrap();
    desk.play_on(&NAMES, 1_000, &mut Quick::new(1));
    match desk.ask("dan", &Query::Record) {
        Reply::Record { text } => text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_hash_is_published_at_the_opening_and_the_secret_after_the_result() {
    let mut desk = gathered();
    let hash = hex(&commitment(&[7; 32]));
    assert_eq!(desk.snapshot("dan").terms.commit.as_deref(), Some(hash.as_str()));
    let secret = "07".repeat(32);
    desk.order("ada", Command::Start).unwrap();
    let mut stream = Quick::new(1);
    while !desk.table.has_ended() {
        for who in ["ada", "dan"] {
            let everything = serde_json::to_string(&desk.snapshot(who)).unwrap()
                + &serde_json::to_string(&desk.table.updates(table::messages::Seq(0), None)).unwrap()
                + &serde_json::to_string(&desk.ask(who, &Query::Record)).unwrap();
            assert!(!everything.contains(&secret));
        }
        desk.play_on(&NAMES, 20, &mut stream);
    }
    let Some(Stage::Over { secret: shown, .. }) = desk.snapshot("dan").parts.stage else { panic!("over") };
    assert_eq!(shown, Some(secret));
}

#[test]
fn every_draw_can_be_proved_from_the_record() {
    let text = record("ab");
    let proof = verify(&mut Reader::new(text.as_bytes())).unwrap();
    assert_eq!((proof.len(), proof[0].draws, proof[0].dealer.as_str()), (1, 1, "verifiable/1"));
    // Two games in one file, as exports have them.
    assert_eq!(verify(&mut Reader::new(format!("{text}{}", record("cd")).as_bytes())).unwrap().len(), 2);
}

#[test]
fn a_record_that_was_tampered_with_proves_nothing() {
    let text = record("ab");
    let hash = hex(&commitment(&[7; 32]));
    let lied = text.replace(&hash, &hex(&commitment(&[8; 32])));
    assert!(matches!(verify(&mut Reader::new(lied.as_bytes())), Err(Unproven::WrongSecret)));
    let hidden: String =
        text.lines().filter(|line| !line.contains("reveal")).map(|line| format!("{line}\n")).collect();
    assert!(matches!(verify(&mut Reader::new(hidden.as_bytes())), Err(Unproven::NotRevealed)));
    let other_bytes =
        (0..=255_u8).map(|byte| text.replace(&"ab".repeat(32), &format!("{byte:02x}").repeat(32)));
    let caught = other_bytes
        .filter(|text| matches!(verify(&mut Reader::new(text.as_bytes())), Err(Unproven::Draw { .. })))
        .count();
    assert!(caught > 100, "other bytes draw another first seat two times in three, not {caught} of 256");
}

#[test]
fn everyones_bytes_change_what_is_drawn() {
    let first: std::collections::HashSet<String> =
        (0..8_u8).map(|byte| record(&format!("{byte:02x}")).lines().nth(1).unwrap().to_owned()).collect();
    assert!(first.len() > 1);
}

#[test]
fn bytes_are_sent_once_by_those_who_sit_before_the_start() {
    let mut desk = gathered();
    let bytes = |text: &str| Command::Contribute { bytes: text.to_owned() };
    assert_eq!(desk.order("dan", bytes(&"00".repeat(32))), Err(Refusal::NoSeat));
    assert_eq!(desk.order("ada", bytes("zz")), Err(Refusal::BadBytes));
    assert_eq!(desk.order("ada", bytes(&"00".repeat(31))), Err(Refusal::BadBytes));
    desk.order("ada", bytes(&"00".repeat(32))).unwrap();
    assert_eq!(desk.order("ada", bytes(&"01".repeat(32))), Err(Refusal::NoBytesNeeded));
    desk.order("ada", Command::Start).unwrap();
    assert_eq!(desk.order("bea", bytes(&"00".repeat(32))), Err(Refusal::Started));
    let mut seeded = Desk::seeded("wind-river", &NAMES);
    assert_eq!(seeded.order("bea", bytes(&"00".repeat(32))), Err(Refusal::Started));
}

#[test]
fn an_abandoned_game_can_be_proved_too() {
    let mut desk = gathered();
    desk.order("ada", Command::Start).unwrap();
    desk.play_on(&NAMES, 5, &mut Quick::new(1));
    for name in NAMES {
        desk.order(name, Command::Abandon { yes: true }).unwrap();
    }
    let Reply::Record { text } = desk.ask("dan", &Query::Record) else { panic!("a record") };
    assert_eq!(verify(&mut Reader::new(text.as_bytes())).unwrap()[0].draws, 1);
}
