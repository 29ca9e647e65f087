//! States from outside: what is consistent is taken, everything else is refused with its rule.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use game::{Game, reading};
use serde_json::{Value, json};
use wind_river::{Options, StateJson, WindRiver};

const EMPTY: [[u8; 6]; 6] = [[0; 6]; 6];

/// A drive of seat 1 in a game of four, taken from a real game.
fn position() -> Value {
    let mut tipis = vec![json!(EMPTY); 4];
    for (seat, table) in tipis.iter_mut().enumerate() {
        table[seat][1] = json!(1);
        table[seat + 1][3] = json!(1);
    }
    json!({
        "phase": "drive", "seat": 1, "first": 1,
        "buffalo": vec![[2, 2, 2, 0, 0, 0]; 6], "moved": EMPTY,
        "drive_left": 2, "abandon_left": 0, "tipis": tipis,
        "unused": [5, 5, 5, 5], "plains": [0, 0, 0, 0], "provisions": [1, 1, 1, 1],
    })
}

#[allow(clippy::needless_pass_by_value, reason = "each is changed for its case")]
fn read(value: Value) -> Result<StateJson, String> {
    let rules = WindRiver::new(4, Options::default()).unwrap();
    let shown: StateJson = reading::read(&value).map_err(|misread| misread.to_string())?;
    let state = rules.restore(shown).map_err(|refusal| refusal.to_string())?;
    Ok(rules.show(&state))
}

#[test]
fn a_consistent_state_is_read_as_it_is_shown() {
    assert_eq!(serde_json::to_value(read(position()).unwrap()).unwrap(), position());
}

#[test]
fn contradictions_are_refused_with_their_rule() {
    let cases: &[(&str, Value, &str)] = &[
        ("/buffalo/0/0", json!(6), "W2.4"),
        ("/buffalo/0/0", json!(9), "W2.4"),
        ("/buffalo/0/0", json!(3), "W2.2"),
        ("/buffalo", json!(EMPTY), "W4.1"),
        ("/moved/0/5", json!(1), "W4.1"),
        ("/moved/0/0", json!(1), "W4.1"),
        ("/drive_left", json!(3), "W4.1"),
        ("/drive_left", json!(0), "W4.1"),
        ("/abandon_left", json!(1), "W4.2"),
        ("/unused/2", json!(6), "W2.1"),
        ("/plains/2", json!(1), "W2.1"),
        ("/tipis/0/0/0", json!(200), "W2.1"),
        ("/unused", json!([5, 5, 5]), "W2.1"),
        ("/provisions/3", json!(11), "W2.3"),
        ("/seat", json!(4), "W4"),
        ("/seat", json!(null), "W4"),
        ("/first", json!(null), "W3.1"),
        ("/first", json!(7), "W4"),
        ("/phase", json!("activity"), "W4.1"),
        ("/phase", json!("camp"), "W4.1"),
        ("/phase", json!("over"), "W4.1"),
        ("/phase", json!("start"), "W3.1"),
        ("/phase", json!("picnic"), "\"phase\" is \"picnic\": wanted \"start\", "),
        ("/seat", json!(-1), "\"seat\" is -1: wanted a whole number from 0 to 255 or null"),
    ];
    for (pointer, value, expected) in cases {
        let mut wrong = position();
        *wrong.pointer_mut(pointer).unwrap() = value.clone();
        let message = read(wrong).expect_err(&format!("{pointer} = {value} should be refused"));
        assert!(message.starts_with(expected), "{pointer} = {value}: {message}");
    }
}

#[test]
fn a_member_that_is_missing_or_unknown_is_refused() {
    let mut missing = position();
    missing.as_object_mut().unwrap().shift_remove("moved");
    assert!(read(missing).unwrap_err().contains("\"moved\" is missing"));
    let mut unknown = position();
    unknown["weather"] = json!("fair");
    assert!(read(unknown).unwrap_err().contains("\"weather\" does not belong here"));
}

#[test]
fn w3_2_camps_stand_in_turn_and_apart() {
    let mut camps = position();
    camps["phase"] = json!("camp");
    camps["drive_left"] = json!(0);
    let full = read(camps.clone()).unwrap_err();
    assert!(full.starts_with("W3.2"), "all have camped twice: {full}");
    camps["tipis"][0][1][3] = json!(0);
    camps["unused"][0] = json!(6);
    camps["seat"] = json!(0);
    read(camps.clone()).unwrap();
    camps["seat"] = json!(2);
    assert!(read(camps.clone()).unwrap_err().starts_with("W3.2"));
    camps["seat"] = json!(0);
    camps["tipis"][3][3][1] = json!(0);
    camps["tipis"][3][2][1] = json!(1);
    let shared = read(camps).unwrap_err();
    assert_eq!(shared, "W3.2: two tipis camp on one hex");
}

#[test]
fn w4_2_abandon_left_is_what_cannot_be_paid() {
    let mut hungry = position();
    hungry["phase"] = json!("abandon");
    hungry["drive_left"] = json!(0);
    hungry["buffalo"] = json!(EMPTY);
    hungry["abandon_left"] = json!(1);
    read(hungry.clone()).unwrap();
    hungry["abandon_left"] = json!(2);
    assert!(read(hungry).unwrap_err().starts_with("W4.2"));
}

#[test]
fn w1_3_three_seats_have_nothing_on_lane_a() {
    let rules = WindRiver::new(3, Options::default()).unwrap();
    let mut shown = rules.show(&rules.start());
    shown.buffalo[0][0] = 1;
    shown.buffalo[1][0] = 1;
    assert_eq!(rules.restore(shown).unwrap_err().rule.0, "W1.3");
}
