//! States from outside: what is consistent is taken, everything else is refused with its rule.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod common;

use bison::{Action, Animal, Move, StateJson, Variant};
use common::*;
use game::random::Quick;
use game::{Game, Stream, Turn, reading};
use serde_json::{Value, json};

#[allow(clippy::needless_pass_by_value, reason = "each is changed for its case")]
fn read(position: &Position, value: Value) -> Result<StateJson, String> {
    let shown: StateJson = reading::read(&value).map_err(|misread| misread.to_string())?;
    let state = position.rules.restore(shown).map_err(|refusal| refusal.to_string())?;
    Ok(position.rules.show(&state))
}

/// Changes one member and expects a refusal that begins with the rule.
fn expect_refusals(position: &Position, cases: &[(&str, Value, &str)]) {
    let right = game::json(&position.json);
    assert_eq!(
        game::json(&read(position, right.clone()).unwrap()),
        right,
        "the position itself is consistent"
    );
    for (pointer, value, rule) in cases {
        let mut wrong = right.clone();
        *wrong.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is no member")) = value.clone();
        match read(position, wrong) {
            Ok(_) => panic!("{pointer} = {value} was not refused"),
            Err(refusal) => assert!(refusal.starts_with(rule), "{pointer} = {value}: {refusal}, not {rule}"),
        }
    }
}

#[test]
fn contradictions_are_refused_with_their_rule() {
    let position = Position::two().hunters(A, at(0, 0, PRAIRIE), 2).craft(B, at(0, 1, RIVER), 2);
    let empty = json!({"owner": null, "hunters": 0, "moved": 0, "size": 0});
    expect_refusals(
        &position,
        &[
            ("/seasons", json!(5), "B3.1"),
            ("/season", json!(0), "B3.1"),
            ("/season", json!(7), "B3.1"),
            ("/season", json!(2), "B3.2"),
            ("/round", json!(0), "B3.3"),
            ("/round", json!(5), "B3.3"),
            ("/round", json!(3), "B4.3"),
            ("/first", json!(null), "B3.1"),
            ("/first", json!(2), "B3.3"),
            ("/seat", json!(null), "B3.3"),
            ("/seat", json!(2), "B3.3"),
            ("/seat", json!(1), "B4.3"),
            ("/used", json!(1), "B4.12"),
            ("/target", json!([0, 0, "prairie"]), "B4.8"),
            ("/changed", json!([[0, 0, "prairie"]]), "B7.2"),
            ("/phase", json!("over"), "B3.3"),
            ("/phase", json!("start"), "B3.3"),
            ("/phase", json!("pay"), "B4.3"),
            ("/phase", json!("tipi"), "B4.3"),
            ("/phase", json!("overflow"), "B5.4"),
            ("/phase", json!("rest"), "\"phase\" is \"rest\": wanted \"start\", "),
            ("/board/0/turn", json!(0), "B1.8"),
            ("/board/1/tile", json!("S1"), "B1.8"),
            ("/board/3/tile", json!("T99"), "B1.8"),
            ("/board/3/tile", json!("T07"), "B3.1"),
            ("/board/3/tile", json!("S1"), "B3.1"),
            ("/board/3/tile", json!("T01"), "B3.1"),
            ("/board/3/cell", json!([0, 0]), "B4.5"),
            ("/board/3/cell", json!([-3, 0]), "B4.5"),
            ("/board/3/cell", json!([-2, 0]), "B4.5"),
            ("/board/3/turn", json!(3), "B1.2"),
            ("/board", json!([]), "B1.8"),
            ("/board/0/prairie", empty, "B2.1"),
            ("/board/0/prairie/owner", json!(null), "B2.3"),
            ("/board/0/prairie/owner", json!(2), "B2.3"),
            ("/board/0/prairie/owner", json!(1), "B2.1"),
            ("/board/0/prairie/hunters", json!(3), "B2.1"),
            ("/board/0/prairie/hunters", json!(9), "B2.1"),
            ("/board/0/prairie/size", json!(5), "B2.1"),
            ("/board/0/prairie/moved", json!(1), "B4.9"),
            ("/board/0/prairie/moved", json!(3), "B4.9"),
            ("/board/0/river/owner", json!(0), "B2.3"),
            ("/board/2/river/size", json!(1), "B2.1"),
            ("/seats/0/hunters", json!(3), "B2.1"),
            ("/seats/0/tipis", json!([2, 1, 0, 0]), "B2.1"),
            ("/seats/0/market/canoes", json!([0, 1, 1, 1]), "B2.1"),
            ("/seats/0/stock/bison", json!(16), "B2.2"),
            ("/seats/0/tile", json!("T02"), "B3.2"),
            ("/seats/0/taken", json!([]), "B4.3"),
            ("/seats/0/taken", json!(["trek"]), "B4.3"),
            ("/seats/0/taken", json!(["place", "place"]), "B4.3"),
            ("/seats/0/taken", json!(["step", "place"]), "B4.3"),
            ("/seats/0", json!(null), "\"seats[0]\" is null: wanted an object with \"stock\", "),
            ("/seats", json!([]), "B2.1"),
            ("/pile/0", json!("T10"), "B3.1"),
            ("/pile/0", json!("T99"), "B1.8"),
            ("/pile/0", json!("S1"), "B3.1"),
            ("/pile", json!([]), "B3.1"),
        ],
    );
}

#[test]
fn a_market_never_grows() {
    let mut position = Position::two();
    position.json.seats[0].market.hunters = 5;
    position.json.seats[0].hunters = 3;
    let refusal = position.rules.restore(position.json.clone()).unwrap_err();
    assert_eq!(refusal.rule.0, "B2.1");
}

#[test]
fn members_must_all_be_there_and_no_others() {
    let position = Position::two();
    let right = game::json(&position.json);
    let mut members = 0;
    for name in right.as_object().unwrap().keys() {
        let mut fewer = right.clone();
        fewer.as_object_mut().unwrap().shift_remove(name);
        assert!(read(&position, fewer).unwrap_err().contains(name), "{name}");
        members += 1;
    }
    assert_eq!(members, 12);
    for pointer in ["", "/board/0", "/board/0/river", "/seats/0", "/seats/0/stock", "/seats/0/market"] {
        let mut more = right.clone();
        more.pointer_mut(pointer).unwrap()["wind"] = json!(1);
        assert!(read(&position, more).unwrap_err().contains("wind"), "{pointer}");
        let mut fewer = right.clone();
        let object = fewer.pointer_mut(pointer).unwrap().as_object_mut().unwrap();
        let last = object.keys().next_back().unwrap().clone();
        object.shift_remove(&last);
        assert!(read(&position, fewer).unwrap_err().contains(&last), "{pointer}");
    }
}

#[test]
fn the_start_is_the_start() {
    let mut position = Position::two();
    position.json = position.rules.show(&position.rules.start());
    expect_refusals(
        &position,
        &[
            ("/season", json!(2), "B3.1"),
            ("/round", json!(2), "B3.1"),
            ("/pile", json!(["T01"]), "B3.1"),
            ("/seats/0/stock/bison", json!(9), "B3.1"),
            ("/seats/1/tile", json!("T01"), "B3.1"),
            ("/seat", json!(0), "B3.3"),
        ],
    );
    position.json.first = Some(B);
    expect_refusals(&position, &[("/first", json!(4), "B3.3")]);
}

#[test]
fn a_gathering_that_goes_on() {
    let position = Position::two().hunters(A, at(0, 0, PRAIRIE), 2).hunters(A, at(0, 1, PRAIRIE), 2);
    let gather = Move::Gather { from: at(0, 0, PRAIRIE), to: at(0, 1, PRAIRIE) };
    let json = position.begin().then(gather).show();
    expect_refusals(
        &Position { json, ..position },
        &[
            ("/target", json!(null), "B4.8"),
            ("/target", json!([3, 0, "river"]), "B4.8"),
            ("/target", json!([0, 0, "mountain"]), "B4.8"),
            ("/used", json!(0), "B4.4"),
            ("/used", json!(3), "B4.8"),
            ("/used", json!(6), "B4.4"),
            ("/seats/0/taken", json!(["place", "step"]), "B4.3"),
            ("/board/0/prairie/moved", json!(1), "B4.9"),
        ],
    );
}

#[test]
fn a_step_that_goes_on() {
    let position = Position::two().hunters(A, at(0, 0, PRAIRIE), 3).hunters(B, at(0, 1, PRAIRIE), 2);
    let step = Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) };
    let json = position.begin().then(step).then(step).show();
    expect_refusals(
        &Position { json, ..position },
        &[
            ("/used", json!(1), "B4.9"),
            ("/board/0/river/moved", json!(1), "B4.9"),
            ("/board/0/prairie/moved", json!(1), "B4.9"),
            ("/board/2/prairie/moved", json!(1), "B4.9"),
            ("/seats/0/stock", json!({"bison": 1, "salmon": 0, "turkey": 0}), "B4.4"),
        ],
    );
}

#[test]
fn a_building_that_goes_on() {
    let position =
        Position::new(2, Variant::Extension2).hunters(A, at(0, 0, PRAIRIE), 2).craft(A, at(0, 1, PRAIRIE), 2);
    let build = Move::Tipi { at: at(0, 0, PRAIRIE), size: bison::Size(1) };
    let shrink = Move::Tipi { at: at(0, 1, PRAIRIE), size: bison::Size::NONE };
    let json = position.begin().then(build).then(shrink).show();
    expect_refusals(
        &Position { json, ..position },
        &[
            ("/used", json!(1), "B7.2"),
            ("/used", json!(4), "B7.2"),
            ("/changed", json!([]), "B7.2"),
            ("/changed", json!([[0, 0, "prairie"], [0, 0, "prairie"]]), "B7.2"),
            ("/changed", json!([[0, 0, "prairie"], [1, 0, "prairie"]]), "B7.2"),
            ("/changed", json!([[0, 0, "river"]]), "B7.2"),
            ("/changed", json!([[3, 0, "prairie"]]), "B7.2"),
            ("/phase", json!("canoe"), "B4.3"),
        ],
    );
    let basic = Position::two();
    let mut json = game::json(&basic.json);
    json["phase"] = json!("tipi");
    json["used"] = json!(1);
    json["seats"][0]["taken"] = json!(["place", "tipi"]);
    assert!(read(&basic, json).unwrap_err().starts_with("B7.1"));
}

#[test]
fn a_payment_a_gain_and_an_overflow() {
    let paying = Position::two().hunters(A, at(0, 0, PRAIRIE), 3).owning(A, bison::Craft::Tipi, 3);
    let json = paying.begin().then(Move::Tipi { at: at(0, 0, PRAIRIE), size: bison::Size(3) }).show();
    expect_refusals(
        &Position { json, ..paying },
        &[
            ("/used", json!(1), "B4.4"),
            ("/used", json!(6), "B4.4"),
            ("/seats/0/stock", json!({"bison": 1, "salmon": 1, "turkey": 1}), "B4.4"),
        ],
    );
    let gaining = Position::two().last_gain(&SEASON);
    expect_refusals(
        &gaining,
        &[
            ("/seats/1/stock", json!({"bison": 15, "salmon": 15, "turkey": 15}), "B4.4"),
            ("/seats/0/taken", json!(["tipi", "gather", "step", "trek"]), "B4.3"),
        ],
    );
    let full = Position::two().craft(A, at(1, 1, PRAIRIE), 1).stock(A, stock(15, 9, 9)).last_gain(&SEASON);
    let json = full.begin().then(Move::Gain(Animal::Bison)).show();
    expect_refusals(
        &Position { json, ..full },
        &[
            ("/seat", json!(1), "B5.4"),
            ("/round", json!(3), "B5.1"),
            ("/seats/0/stock/bison", json!(15), "B5.4"),
            ("/seats/0/stock/salmon", json!(16), "B5.4"),
            ("/seats/0/stock/bison", json!(50), "B2.2"),
            ("/phase", json!("action"), "B2.2"),
        ],
    );
}

#[test]
fn in_the_basic_game_five_hunters_never_build() {
    let mut position = Position::two().round(2, &[Action::Place]);
    position.json.phase = bison::PhaseName::Pay;
    position.json.used = 5;
    position.json.seats[0].taken = vec![Action::Place, Action::Tipi];
    position.rules.restore(position.json.clone()).expect("five may have come with the tile");
    let mut first = Position::two();
    first.json = opened(&first.rules, A, &TWELVE).show();
    first.json.phase = bison::PhaseName::Pay;
    first.json.used = 5;
    first.json.seats[0].taken = vec![Action::Tipi];
    assert_eq!(first.rules.restore(first.json).unwrap_err().rule.0, "B4.4");
}

const TWELVE: [&str; 12] =
    ["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12"];

/// The paths of all numbers, texts and nulls in a value.
fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, value)| leaves(value, &format!("{path}/{name}"), found));
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| leaves(value, &format!("{path}/{at}"), found));
        }
        _ => found.push(path.to_owned()),
    }
}

#[test]
fn a_damaged_state_is_refused_or_can_be_played_to_the_end() {
    let mut stream = Quick::new(11);
    let (mut refused, mut played) = (0, 0);
    for seed in 0..12 {
        let variant = Variant::ALL[seed as usize % 3];
        let rules = rules(2 + (seed % 3) as u8, variant);
        let mut state = rules.start();
        let mut moves = Vec::new();
        while rules.turn(&state) != Turn::Over {
            match rules.turn(&state).acting().first() {
                None => {
                    let chance = rules.draw(&state, &mut stream);
                    rules.apply(&mut state, &chance, &mut game::Silent);
                }
                Some(seat) => {
                    let mv = rules.explore_move(&state, seat, &mut stream, &mut moves);
                    rules.play(&mut state, seat, &mv, &mut game::Silent);
                }
            }
            let mut json = game::json(&rules.show(&state));
            let mut paths = Vec::new();
            leaves(&json, "", &mut paths);
            for _ in 0..1 + stream.below(3) {
                let damage =
                    json!([null, 0, 1, 2, 3, 4, 5, 7, 15, 16, 60, 255, "T01", "pay", "overflow", "over"]);
                let part = stream.pick(damage.as_array().unwrap()).clone();
                let path: &String = stream.pick(&paths);
                *json.pointer_mut(path).unwrap() = part;
            }
            let Ok(shown) = serde_json::from_value::<StateJson>(json.clone()) else {
                refused += 1;
                continue;
            };
            match rules.restore(shown) {
                Err(_) => refused += 1,
                Ok(mut damaged) => {
                    assert_eq!(game::json(&rules.show(&damaged)), json);
                    rules.playout(&mut damaged, &mut stream);
                    played += 1;
                }
            }
        }
    }
    assert!(refused > 1_000 && played > 30, "{refused} refused, {played} played");
}
