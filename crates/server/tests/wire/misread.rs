//! What is said of input that is not what the protocol or the record has there, and that nothing comes of it.

use serde_json::json;

use crate::common::{Client, House, wind_river};
use crate::play::three;

const HEADER: &str = r#"{"tallgrass":1,"game":"bison","rules":1,"seats":3,"options":{"variant":"basic","reach":3,"tiles":"reconstruction-2"}}"#;

/// The status and the text of what a request with this body is answered.
async fn refused(client: &Client, path: &str, body: &str) -> (u16, String) {
    let kind = [("content-type", "application/json")];
    let answer = client.send("POST", path, &kind, body.as_bytes()).await;
    let json = answer.json();
    assert_eq!(json["reason"], "bad-request", "{}", answer.text());
    (answer.status, json["text"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_record_that_is_brought_and_not_one() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let first = r#"{"chance":{"first":0}}"#;
    let cases: &[(&[&str], &str)] = &[
        (&[], "line 1: the file is empty; a record begins with its header"),
        (&[first], "line 1: header: a record begins with its header"),
        (&[r#"{"tallgrass":1,"game":"bison","rules":1}"#], r#"line 1: "seats" is missing"#),
        (
            &[&HEADER.replace("basic", "hard")],
            r#"line 1: "options.variant" is "hard": wanted "basic", "extension-1" or "extension-2""#,
        ),
        (&[HEADER, "{"], "line 2: not JSON: the line is cut short"),
        (
            &[HEADER, r#"{"chance":{"first":0},"why":1}"#],
            r#"line 2: "why" does not belong here: wanted "chance", "at" or "by""#,
        ),
        (
            &[HEADER, r#"{"chance":{"first":"a"}}"#],
            r#"line 2: not a chance event of bison: "chance.first" is "a": wanted a whole number from 0 to 255"#,
        ),
        (
            &[HEADER, first, r#"{"chance":{"pile":["T01",2]}}"#],
            r#"line 3: not a chance event of bison: "chance.pile[1]" is 2: wanted a text of at most 8 bytes"#,
        ),
        (
            &[HEADER, first, r#"{"seat":0,"move":{"trade":{"give":"bison","get":"wolf"}}}"#],
            r#"line 3: not a move of bison: "move.trade.get" is "wolf": wanted "bison", "salmon" or "turkey""#,
        ),
        (&[HEADER, r#"{"chance":{"first":7}}"#], "line 2: B3.1: seat 7 is not at this table"),
    ];
    for (lines, message) in cases {
        let said = refused(&anna, "/api/replays", &lines.join("\n")).await;
        assert_eq!(said, (400, (*message).to_owned()), "{lines:?}");
    }
    // None of them was kept: what is kept counts, and the next is the first.
    let record = format!("{HEADER}\n{first}\n");
    let answer = anna.send("POST", "/api/replays", &[], record.as_bytes()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let id = answer.json()["replay"].as_str().unwrap().to_owned();
    assert_eq!(anna.get(&format!("/api/replays/{id}")).await.text(), record);
}

#[tokio::test]
async fn a_body_that_is_not_what_is_asked_for() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let cases = [
        ("/api/tables", "{", "not JSON: the object is not closed (line 1, column 1)"),
        (
            "/api/tables",
            "[]",
            r#"this is an empty list: wanted an object with "game", "seats", "options", "clock", "public", "rated", "stand_in", "chance", "places", "beginning", "lesson""#,
        ),
        ("/api/tables", r#"{"game":"bison"}"#, r#""seats" is missing"#),
        (
            "/api/tables",
            r#"{"game":"bison","seats":"three"}"#,
            r#""seats" is "three": wanted a whole number from 0 to 255"#,
        ),
        ("/api/tables", r#"{"game":"bison","seats":3,"seats":3}"#, r#""seats" stands twice"#),
        ("/api/guest", r#"{"name":7}"#, r#""name" is 7: wanted a text"#),
    ];
    for (path, body, message) in cases {
        assert_eq!(refused(&anna, path, body).await, (400, message.to_owned()), "{path} {body}");
    }
}

#[tokio::test]
async fn a_question_that_is_not_one() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let cases = [
        ("", r#""after" is missing"#),
        ("?after=soon", r#""after" is "soon": wanted a whole number, 0 or more"#),
        ("?after=-1", r#""after" is -1: wanted a whole number, 0 or more"#),
        ("?after=1&after=2", r#""after" stands twice"#),
    ];
    for (question, message) in cases {
        let answer = anna.get(&format!("/api/tables/{table}/updates{question}")).await;
        let right = json!({ "reason": "bad-request", "text": message });
        assert_eq!((answer.status, answer.json()), (400, right), "{question}");
    }
}

#[tokio::test]
async fn a_move_that_is_none_changes_nothing() {
    let house = House::open().await;
    let (table, people) = three(&house).await;
    let look = format!("/api/tables/{table}");
    let mut tried = 0;
    for person in &people {
        let before = person.get(&look).await.json();
        if before["position"]["legal"]["moves"].as_array().is_none_or(Vec::is_empty) {
            continue;
        }
        for (mv, text) in [
            (json!({ "camp": "C4" }), r#""camp" is "C4": wanted a list of 2"#),
            (json!({ "drive": { "from": [0, 0] } }), r#""drive.to" is missing"#),
            (
                json!(["camp", 1]),
                r#"this is a list of 2: wanted "camp", "drive", "abandon", "travel", "gather", "raise", "spur" or "rest""#,
            ),
        ] {
            tried += 1;
            let play = json!({ "do": "play", "moves": [mv] });
            let answer = person.order(&table, &format!("m{tried}"), play).await;
            let right = json!({ "reason": "not-a-move", "index": 0, "text": text });
            assert_eq!(answer["refused"], right, "{answer}");
        }
        assert_eq!(person.get(&look).await.json(), before, "nothing has happened");
    }
    assert_eq!(tried, 3, "one of them is to move");
}

#[tokio::test]
async fn a_message_that_is_none_is_the_last() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    for (message, reason) in [
        ("hello", "not a message: not JSON: no value begins like this (line 1, column 1)"),
        ("{}", r#"not a message: "type" is missing"#),
        (
            r#"{"type":"ask","number":"one","query":{}}"#,
            r#"not a message: this is "one": wanted a whole number, 0 or more"#,
        ),
        (
            r#"{"type":"sing"}"#,
            r#"not a message: "type" is "sing": wanted "hello", "order", "ask" or "ping""#,
        ),
    ] {
        let (mut socket, _) = anna.join(&table).await;
        socket.say_text(message.to_owned()).await;
        assert_eq!(socket.last_words().await, (4400, reason.to_owned()), "{message}");
    }
    let (mut socket, _) = anna.join(&table).await;
    socket.say_text(format!(r#"{{"type":"{}"}}"#, "ä".repeat(500))).await;
    let (code, reason) = socket.last_words().await;
    assert!(code == 4400 && reason.len() <= 123 && reason.ends_with("..."), "{code} {reason}");
}
