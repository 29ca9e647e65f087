//! The lessons of the browser's side: every script is legal to its end, and nobody leaves it on the way.

use std::path::Path;

use table::messages::{By, Command, Json, LogLine, Opening, Place, Query, Refusal, Reply};

use crate::desk::{Desk, person, raw};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/learn/openings");
const GAMES: [&str; 3] = ["wind-river", "manitou", "bison"];

fn lesson(game: &str) -> Opening {
    let text = std::fs::read_to_string(Path::new(FOLDER).join(format!("{game}.json"))).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// What the lesson asks for, or the first move of the list where any is good.
fn asked(desk: &Desk, wanted: &Json) -> Json {
    if wanted.value().is_null() {
        let legal = desk.snapshot("ada").parts.position.unwrap().legal.unwrap();
        return raw(legal.value()["moves"][0].clone());
    }
    wanted.clone()
}

fn log(desk: &Desk) -> Vec<LogLine> {
    match desk.ask("ada", &Query::Log { from: 0, count: 500 }) {
        Reply::Log { lines, .. } => lines,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_lesson_is_legal_to_its_end() {
    for game in GAMES {
        let opening = lesson(game);
        let moves = opening.lesson.as_ref().unwrap().moves.clone();
        let mut desk = Desk::open(&person("ada"), &opening);
        for (step, wanted) in (0..).zip(&moves) {
            assert_eq!(desk.snapshot("ada").you.lesson, Some(step), "{game}");
            assert!(desk.table.summary().lesson, "{game}, step {step}: lists know it");
            let mv = asked(&desk, wanted);
            let played = desk.order("ada", Command::Play { moves: vec![mv] });
            assert!(played.is_ok(), "{game}, step {step}: {played:?}");
        }
        assert_eq!(desk.snapshot("ada").you.lesson, None, "{game} is at its end");
        assert!(!desk.table.summary().lesson, "{game} goes on as a game like any other");
        let others = log(&desk).into_iter().filter(|line| line.seat.is_some_and(|seat| seat.0 > 0));
        let scripted: usize = opening
            .places
            .iter()
            .map(|place| if let Place::Script { moves } = place { moves.len() } else { 0 })
            .sum();
        assert_eq!(
            others.filter(|line| line.by == By::Script).count(),
            scripted,
            "{game}: all of it is used"
        );
        desk.check_replay();
    }
}

#[test]
fn a_lesson_refuses_what_it_does_not_ask_for_and_changes_nothing() {
    for game in GAMES {
        let opening = lesson(game);
        let wanted = opening.lesson.as_ref().unwrap().moves[0].value();
        let mut desk = Desk::open(&person("ada"), &opening);
        let legal = desk.snapshot("ada").parts.position.unwrap().legal.unwrap().value();
        let other = if game == "manitou" {
            serde_json::json!({ "muster": [1, 2, 3, 4, 5, 6, 7, 8] })
        } else {
            legal["moves"].as_array().unwrap().iter().find(|mv| **mv != wanted).unwrap().clone()
        };
        let events = desk.events();
        let refused = desk.order("ada", Command::Play { moves: vec![raw(other)] });
        assert_eq!(refused, Err(Refusal::OffLesson { step: 0 }), "{game}");
        assert_eq!(desk.events(), events);
    }
}
