//! docs/PROTOCOL.md, followed to the letter: every example in it is sent to a server, and every answer compared.
//!
//! In the page's examples `→` is a request and `←` its answer, `⇒` a message to a socket and `⇐` one from it. `$name`
//! is a value that the server made, kept from where it first stands; `"…"` is whatever is there, and as a key or at the
//! end of a list: more that the page leaves out.

use std::collections::HashMap;

use serde_json::Value;

use crate::common::House;
use crate::common::socket::Heard;

const PAGE: &str = include_str!("../../../../docs/PROTOCOL.md");

/// The lines of all examples on the page, with their place on it.
fn examples() -> Vec<(usize, &'static str)> {
    let mut inside = false;
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(PAGE.lines()) {
        if line.starts_with("```") {
            inside = line == "```text" && !inside;
        } else if inside {
            lines.push((number, line));
        }
    }
    lines
}

/// What the server has made so far.
#[derive(Default)]
struct Known(HashMap<String, Value>);

impl Known {
    /// The text with every known `$name` in its place.
    fn fill(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (name, value) in &self.0 {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            text = text.replace(&format!("${name}"), &value);
        }
        assert!(!text.contains('$'), "nothing gives a value to all of {text}");
        text
    }

    /// Whether the answer is what the page shows; keeps what it gives names to.
    fn fits(&mut self, shown: &Value, answer: &Value) -> bool {
        match (shown, answer) {
            (Value::String(any), _) if any == "…" => true,
            (Value::String(name), _) if name.starts_with('$') => {
                self.0.entry(name[1..].to_owned()).or_insert_with(|| answer.clone()) == answer
            }
            (Value::Array(shown), Value::Array(answer)) => {
                let (named, more) = match shown.split_last() {
                    Some((last, named)) if last == "…" => (named, true),
                    _ => (shown.as_slice(), false),
                };
                let length = if more { answer.len() >= named.len() } else { answer.len() == named.len() };
                length && named.iter().zip(answer).all(|(shown, answer)| self.fits(shown, answer))
            }
            (Value::Object(shown), Value::Object(answer)) => {
                let more = shown.contains_key("…");
                let named = || shown.iter().filter(|(key, _)| *key != "…");
                (more || answer.keys().all(|key| shown.contains_key(key)))
                    && named()
                        .all(|(key, shown)| answer.get(key).is_some_and(|answer| self.fits(shown, answer)))
            }
            _ => shown == answer,
        }
    }
}

fn json(line: usize, text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("line {line} is not JSON: {error}: {text}"))
}

#[tokio::test]
async fn the_examples_of_the_protocol_are_true() {
    let house = House::open().await;
    let mut client = house.stranger();
    let mut known = Known::default();
    let mut answer = None;
    let mut socket = None;
    let mut said = 0;
    for (line, text) in examples() {
        let (mark, text) = text.split_once(' ').unwrap_or_else(|| panic!("line {line}: {text}"));
        match mark {
            "→" => {
                let text = known.fill(text);
                let mut words = text.splitn(3, ' ');
                let (method, path) = (words.next().unwrap(), words.next().unwrap());
                let body = words.next().unwrap_or_default();
                let headers = [("content-type", "application/json")];
                let headers = if body.is_empty() { &[][..] } else { &headers[..] };
                let got = client.send(method, path, headers, body.as_bytes()).await;
                if got.cookie().is_some() {
                    client.take_session(&got);
                }
                answer = Some(got);
                said += 1;
            }
            "←" => {
                let got = answer.take().unwrap_or_else(|| panic!("line {line} answers nothing"));
                let (status, body) = text.split_once(' ').unwrap_or((text, "null"));
                assert_eq!(got.status.to_string(), status, "line {line}: {}", got.text());
                assert!(known.fits(&json(line, body), &got.json()), "line {line}: {text}\n{}", got.text());
            }
            "⇒" => {
                if socket.is_none() || text.contains("\"hello\"") {
                    socket = Some(client.connect().await);
                }
                let text = known.fill(text);
                json(line, &text);
                socket.as_mut().unwrap().say_text(text).await;
                said += 1;
            }
            "⇐" => {
                let shown = json(line, text);
                let socket = socket.as_mut().unwrap_or_else(|| panic!("line {line}: nobody is connected"));
                // The page leaves out messages of other types, such as presence.
                let got = loop {
                    match socket.hear().await {
                        Heard::Message(message) if message["type"] == shown["type"] => break message,
                        Heard::Message(_) => {}
                        Heard::Closed(code) => panic!("line {line}: closed with {code}"),
                    }
                };
                assert!(known.fits(&shown, &got), "line {line}: {text}\n{got}");
            }
            other => panic!("line {line} begins with {other}"),
        }
    }
    assert!(said > 10, "the page has examples: {said}");
}

#[test]
fn an_example_that_is_not_true_is_noticed() {
    let fits = |shown: &str, answer: &str| Known::default().fits(&json(1, shown), &json(2, answer));
    assert!(fits(r#"{"a":"…","b":["…"]}"#, r#"{"a":1,"b":[2,3]}"#));
    assert!(fits(r#"{"a":"$x","b":"$x","…":"…"}"#, r#"{"a":1,"b":1,"c":2}"#));
    assert!(!fits(r#"{"a":"$x","b":"$x"}"#, r#"{"a":1,"b":2}"#), "two values under one name");
    assert!(!fits(r#"{"a":1}"#, r#"{"a":1,"b":2}"#), "something is left out in silence");
    assert!(!fits(r#"{"a":1,"b":2}"#, r#"{"a":1}"#), "something is not there");
    assert!(!fits("[1]", "[1,2]"));
    assert!(!fits(r#"["a","…"]"#, r#"["b"]"#));
}
