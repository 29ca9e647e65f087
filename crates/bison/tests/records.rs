//! Records from outside: what is wrong is refused with the line, the rule and the reason.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use bison::Bison;
use game::record::{Reader, replay};

const HEADER: &str = r#"{"tallgrass":1,"game":"bison","rules":1,"seats":2,"options":{"variant":"basic","reach":3,"tiles":"reconstruction-2"},"seed":null,"dealer":null}"#;
const FIRST: &str = r#"{"chance":{"first":1}}"#;
const PILE: &str =
    r#"{"chance":{"pile":["T01","T02","T03","T04","T05","T06","T07","T08","T09","T10","T11","T12"]}}"#;

fn refusal(lines: &[&str]) -> String {
    let text = lines.join("\n");
    let mut reader = Reader::new(text.as_bytes());
    let header = reader.next_header().unwrap().unwrap();
    let rules: Bison = header.rules().unwrap();
    match replay(&rules, &header, &mut reader, |_| Ok(())) {
        Ok(_) => panic!("not refused: {lines:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn chance_that_cannot_be_is_refused() {
    let cases = [
        (r#"{"chance":{"first":2}}"#, "B3.1: seat 2 is not at this table"),
        (PILE, "B3.1: the first seat is drawn before the pile"),
        (r#"{"chance":{"second":2}}"#, "\"chance\" is {\"second\":...}: wanted \"first\" or \"pile\""),
        (r#"{"chance":null}"#, "hidden"),
        (r#"{"seat":0,"move":"done"}"#, "B3.1: the first seat and the pile are not drawn yet"),
    ];
    for (line, reason) in cases {
        let said = refusal(&[HEADER, line]);
        assert!(said.starts_with("line 2: ") && said.contains(reason), "{line}: {said}");
    }
    let piles = [
        (PILE.replace(r#","T12""#, ""), "B3.1: 12 tiles stay in the game, not 11"),
        (PILE.replace("T12", "T11"), "B3.1: the tile \"T11\" is there twice"),
        (PILE.replace("T12", "S1"), "B1.8: \"S1\" is a starting tile"),
        (PILE.replace("T12", "T19"), "B1.8: there is no tile \"T19\""),
        (PILE.replace(r#""T12""#, r#""T12","T13""#), "12 tiles stay in the game, not 13"),
        (PILE.replace(r#""T12""#, &[r#""T12""#; 30].join(",")), "12 tiles stay in the game, not 41"),
        (
            PILE.replace("T12", "T00000012"),
            "\"chance.pile[11]\" is a text of 9 bytes: wanted a text of at most 8 bytes",
        ),
        (FIRST.to_owned(), "B3.1: the first seat is already drawn, the pile is due"),
    ];
    for (line, reason) in piles {
        let said = refusal(&[HEADER, FIRST, &line]);
        assert!(said.starts_with("line 3: ") && said.contains(reason), "{line}: {said}");
    }
    assert!(refusal(&[HEADER, FIRST, PILE, PILE]).contains("line 4: B3.1: nothing is left to chance now"));
}

#[test]
fn moves_that_break_a_rule_are_refused_with_it() {
    let cases = [
        (r#"{"seat":0,"move":{"skip":"tipi"}}"#, "B3.3: seat 1 is to move, not seat 0"),
        (r#"{"seat":2,"move":{"skip":"tipi"}}"#, "B3.3: seat 2 is not at this table"),
        (r#"{"seat":1,"move":{"skip":"place"}}"#, "B4.11: placing the tile cannot be skipped"),
        (r#"{"seat":1,"move":"done"}"#, "B4.12: there is no action to end now"),
        (r#"{"seat":1,"move":"settle"}"#, "B5.4: there is nothing to settle now"),
        (r#"{"seat":1,"move":{"gain":"bison"}}"#, "B4.4: there is nothing to gain now"),
        (
            r#"{"seat":1,"move":{"pay":{"bison":0,"salmon":0,"turkey":0}}}"#,
            "B4.4: there is nothing to pay now",
        ),
        (r#"{"seat":1,"move":{"buy":{"tipi":9}}}"#, "B2.1"),
        (
            r#"{"seat":1,"move":{"trade":{"give":"bison","get":"bison"}}}"#,
            "B4.2: an animal cannot be traded for its own kind",
        ),
        (
            r#"{"seat":1,"move":{"place":{"cell":[9,9],"turn":0,"hunters":0,"land":null}}}"#,
            "B1.9: 9,9 is 18 from the totem, and the reach is 3",
        ),
        (
            r#"{"seat":1,"move":{"gather":{"from":[0,0,"river"],"to":[0,0,"prairie"]}}}"#,
            "B4.8: you have no hunter on 0,0 river",
        ),
        (
            r#"{"seat":1,"move":{"place":{"cell":[2,0],"turn":0,"hunters":0}}}"#,
            "not a move of bison: \"move.place.land\" is missing",
        ),
        (
            r#"{"seat":1,"move":{"place":{"cell":[2000,0],"turn":0,"hunters":0,"land":null}}}"#,
            "not a move of bison",
        ),
        (
            r#"{"seat":1,"move":{"step":{"from":[0,0,"river"],"to":[0,0,"prairie"],"via":1}}}"#,
            ".via\" does not belong here",
        ),
        (
            r#"{"seat":1,"move":{"step":{"from":[0,0,"lake"],"to":[0,0,"prairie"]}}}"#,
            "is \"lake\": wanted \"prairie\", \"river\" or \"mountain\"",
        ),
        (r#"{"seat":1,"move":null}"#, "hidden"),
    ];
    for (line, reason) in cases {
        let said = refusal(&[HEADER, FIRST, PILE, line]);
        assert!(said.starts_with("line 4: ") && said.contains(reason), "{line}: {said}");
    }
}
