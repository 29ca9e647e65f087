//! Moves: lists, previews, stale and doubled commands, forced moves, scripts, beginnings.

use game::Seat;
use game::random::Quick;
use game::record::Reader;
use serde_json::{Value, json};
use table::Task;
use table::messages::{
    Beginning, By, ChanceRule, Command, CommandId, Json, Lesson, Level, LogLine, Opening, Order, Place,
    Query, Refusal, Reply, Seq, Stop,
};

use crate::desk::{Desk, person, raw};

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

/// Wind River after the camps are set: somebody drives.
fn driving() -> (Desk, &'static str) {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    desk.play_on(&NAMES, 6, &mut Quick::new(3));
    let who = desk.turn(&NAMES).unwrap();
    (desk, who)
}

fn log(desk: &Desk, who: &str) -> Vec<LogLine> {
    match desk.ask(who, &Query::Log { from: 0, count: 500 }) {
        Reply::Log { lines, .. } => lines,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_list_of_moves_is_made_whole_or_not_at_all() {
    let (mut desk, who) = driving();
    let legal = desk.snapshot(who).parts.position.unwrap().legal.unwrap().value();
    let first = raw(legal["moves"][0].clone());
    let events = desk.events();
    let both = Command::Play { moves: vec![first.clone(), raw(json!("rest"))] };
    let Err(Refusal::Rule { index: 1, rule, .. }) = desk.order(who, both) else { panic!("refused at 1") };
    assert!(rule.starts_with('W'));
    assert_eq!(desk.events(), events);
    assert_eq!(
        desk.order(who, Command::Play { moves: vec![first.clone(), raw(json!("nonsense"))] })
            .map_err(|refusal| kind(&refusal)),
        Err("not-a-move".to_owned())
    );
    let Reply::Preview(seen) = desk.ask(who, &Query::Preview { moves: vec![first.clone()] }) else {
        panic!("a preview")
    };
    let second = raw(seen.legal.unwrap().value()["moves"][0].clone());
    desk.order(who, Command::Play { moves: vec![first, second] }).unwrap();
    assert_eq!(desk.events(), events + 2);
    let most = desk.order(who, Command::Play { moves: vec![] });
    assert_eq!(most, Err(Refusal::MoveCount { most: 64 }));
}

fn kind(refusal: &Refusal) -> String {
    serde_json::to_value(refusal).unwrap()["reason"].as_str().unwrap().to_owned()
}

#[test]
fn a_preview_shows_what_the_move_does_and_leaves_no_trace() {
    let (mut desk, who) = driving();
    let mv = desk.any_move(who, &mut Quick::new(9));
    let before = desk.table.journal().len();
    let Reply::Preview(seen) = desk.ask(who, &Query::Preview { moves: vec![mv.clone()] }) else {
        panic!("a preview")
    };
    assert_eq!(desk.table.journal().len(), before);
    desk.play(who, &mv).unwrap();
    let position = desk.snapshot(who).parts.position.unwrap();
    assert_eq!((seen.moves, seen.stop), (1, None::<Stop>));
    assert_eq!(seen.view, position.view);
    assert_eq!(seen.insight, position.insight);
    let last = log(&desk, who).pop().unwrap();
    assert_eq!(seen.effects, last.effects);
    assert!(last.effects[0].value()["rule"].as_str().unwrap().starts_with('W'));
    let other = NAMES.into_iter().find(|name| *name != who && desk.turn(&[name]).is_none()).unwrap();
    let refused = desk.ask(other, &Query::Preview { moves: vec![mv.clone()] });
    assert!(matches!(refused, Reply::Refused(Refusal::NotYourTurn { .. })));
    let watching = desk.ask("dan", &Query::Preview { moves: vec![mv] });
    assert_eq!(watching, Reply::Refused(Refusal::NoSeat));
}

#[test]
fn a_command_that_comes_twice_is_answered_the_same_and_done_once() {
    let (mut desk, who) = driving();
    let mv = desk.any_move(who, &mut Quick::new(9));
    let id = CommandId::new("mine").unwrap();
    let order = Order { id, seq: desk.table.seq(), command: Command::Play { moves: vec![mv.clone()] } };
    let done = desk.send(&person(who), &order).unwrap();
    let events = desk.events();
    desk.order("ada", Command::Chat { text: "hm".to_owned() }).unwrap();
    assert_eq!(desk.send(&person(who), &order), Ok(done));
    assert_eq!(desk.events(), events);
    // The same id of somebody else is another command.
    let other = NAMES.into_iter().find(|name| *name != who).unwrap();
    assert_ne!(desk.send(&person(other), &order), Ok(done));
}

#[test]
fn a_move_made_before_something_that_matters_is_stale_and_talk_does_not_matter() {
    let (mut desk, who) = driving();
    let mv = desk.any_move(who, &mut Quick::new(9));
    let made = desk.table.seq();
    desk.order("dan", Command::Chat { text: "go".to_owned() }).unwrap();
    desk.order_at(who, made, Command::Play { moves: vec![mv.clone()] }).unwrap();
    let since = desk.table.seq();
    if desk.turn(&[who]).is_some() {
        let again = desk.any_move(who, &mut Quick::new(9));
        let late = desk.order_at(who, made, Command::Play { moves: vec![again] });
        assert_eq!(late, Err(Refusal::Stale { made, since }));
    }
    let future = desk.order_at(who, Seq(since.0 + 1), Command::Play { moves: vec![mv] });
    assert_eq!(future, Err(Refusal::Future { seq: Seq(since.0 + 1) }));
}

#[test]
fn a_move_for_anothers_seat_or_in_anothers_turn_is_refused() {
    let (mut desk, who) = driving();
    let mv = desk.any_move(who, &mut Quick::new(9));
    let other = NAMES.into_iter().find(|name| *name != who).unwrap();
    assert!(matches!(desk.play(other, &mv), Err(Refusal::NotYourTurn { .. })));
    assert_eq!(desk.play("dan", &mv), Err(Refusal::NoSeat));
}

#[test]
fn forced_moves_are_made_for_whoever_wants_it_and_say_so() {
    let mut stream = Quick::new(4);
    let mut desk = Desk::seeded("wind-river", &NAMES);
    for name in NAMES {
        desk.order(name, Command::Prefer { forced: true }).unwrap();
    }
    assert_eq!(desk.order("ada", Command::Prefer { forced: true }), Err(Refusal::Already));
    assert!(desk.snapshot("ada").you.forced);
    while let Some(who) = desk.turn(&NAMES) {
        let legal = desk.snapshot(who).parts.position.unwrap().legal.unwrap().value();
        assert!(legal["moves"].as_array().unwrap().len() > 1, "what is forced is not asked");
        let mv = desk.any_move(who, &mut stream);
        desk.play(who, &mv).unwrap();
    }
    let forced = log(&desk, "ada").iter().filter(|line| line.by == By::Forced).count();
    assert!(forced > 0);
    let Reply::Record { text } = desk.ask("ada", &Query::Record) else { panic!("a record") };
    assert_eq!(text.matches(r#""by":"forced""#).count(), forced);
}

/// A whole game of bots' random moves, as a record.
fn record() -> String {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    desk.play_on(&NAMES, 1_000, &mut Quick::new(2));
    match desk.ask("dan", &Query::Record) {
        Reply::Record { text } => text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_finished_game_is_a_record_that_the_rules_confirm() {
    let text = record();
    let checked = games::check(text.as_bytes()).unwrap();
    assert_eq!(checked.games, 1);
    assert_eq!(table::verify(&mut Reader::new(text.as_bytes())).unwrap()[0].draws, 1);
}

#[test]
fn after_the_end_everybody_may_look_with_all_eyes_and_not_before() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    let look = |viewer: Option<u8>| Query::Look { events: 0, viewer: viewer.map(Seat).into() };
    assert!(matches!(desk.ask("ada", &look(Some(0))), Reply::Look { .. }));
    for eyes in [Some(1), None] {
        assert_eq!(desk.ask("ada", &look(eyes)), Reply::Refused(Refusal::NotYet));
    }
    assert_eq!(desk.ask("dan", &Query::Chart), Reply::Refused(Refusal::NotYet));
    desk.play_on(&NAMES, 1_000, &mut Quick::new(2));
    for eyes in [Some(0), Some(1), Some(2), None] {
        assert!(matches!(desk.ask("dan", &look(eyes)), Reply::Look { .. }));
    }
    assert!(matches!(desk.ask("dan", &look(Some(3))), Reply::Refused(Refusal::NoSuchSeat { .. })));
    let Reply::Chart { standing } = desk.ask("dan", &Query::Chart) else { panic!("a chart") };
    assert_eq!(standing.len(), desk.events() as usize + 1);
    let beyond = Query::Look { events: desk.events() + 1, viewer: None.into() };
    assert!(matches!(desk.ask("dan", &beyond), Reply::Refused(Refusal::NoSuchEvent { .. })));
}

#[test]
fn play_goes_on_from_anywhere_in_a_record() {
    let text = record();
    let mut opening = Opening::new("wind-river", 3);
    opening.beginning = Some(Beginning::Record { text: text.clone(), events: 30 });
    opening.places = vec![Place::Host, Place::Open, Place::Bot { level: Level::Random }];
    let mut desk = Desk::open(&person("ada"), &opening);
    desk.order("ada", Command::Start).unwrap();
    assert!(desk.events() >= 30);
    let lines = log(&desk, "ada");
    assert!(lines[..30].iter().all(|line| line.by == By::Record));
    desk.play_on(&["ada"], 2, &mut Quick::new(2));
    assert_eq!(desk.order("ada", Command::Undo { keep: 29 }), Err(Refusal::NothingToUndo));
    desk.play_on(&["ada"], 1_000, &mut Quick::new(2));
    let Reply::Record { text } = desk.ask("ada", &Query::Record) else { panic!("a record") };
    games::check(text.as_bytes()).unwrap();
    let proof = table::verify(&mut Reader::new(text.as_bytes())).unwrap().remove(0);
    assert_eq!((proof.given, proof.draws), (1, 0), "the first seat was drawn elsewhere");
    for events in [0, 10_000] {
        opening.beginning = Some(Beginning::Record { text: text.clone(), events });
        assert_eq!(Desk::try_open("t", &person("ada"), &opening).is_ok(), events == 0);
    }
    let all = text.lines().count() as u32 - 3;
    opening.beginning = Some(Beginning::Record { text, events: all });
    assert!(Desk::try_open("t", &person("ada"), &opening).is_err(), "nothing is left to play");
}

#[test]
fn play_begins_in_a_setup() {
    let (desk, who) = driving();
    let mut state = desk.snapshot(who).parts.position.unwrap().view.value();
    state.as_object_mut().unwrap().shift_remove("viewer");
    let mut opening = Opening::new("wind-river", 3);
    opening.beginning = Some(Beginning::Setup { state: raw(state.clone()) });
    opening.places = vec![Place::Host, Place::Open, Place::Open];
    let mut desk = Desk::open(&person("ada"), &opening);
    desk.order("ada", Command::Start).unwrap();
    let mut view = desk.snapshot("ada").parts.position.unwrap().view.value();
    view.as_object_mut().unwrap().shift_remove("viewer");
    assert_eq!(view, state);
    let Reply::Record { text } = desk.ask("ada", &Query::Record) else { panic!("a record") };
    assert!(!text.contains("setup"), "a position would show more than its viewer may know");
    state["provisions"] = json!([99, 0, 0]);
    opening.beginning = Some(Beginning::Setup { state: raw(state) });
    assert!(matches!(Desk::try_open("t", &person("ada"), &opening), Err(Refusal::Opening { .. })));
}

#[test]
fn a_lesson_asks_for_its_moves_and_its_script_answers() {
    let text = record();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of = |seat: u8| -> Vec<Json> {
        let own = lines.iter().filter(|line| line.get("seat") == Some(&json!(seat)));
        own.map(|line| raw(line["move"].clone())).collect()
    };
    let mut opening = Opening::new("wind-river", 3);
    opening.chance =
        ChanceRule::Scripted { outcomes: vec![raw(lines[1]["chance"].clone())], seed: "1".to_owned() };
    opening.places =
        vec![Place::Host, Place::Script { moves: of(1) }, Place::Script { moves: of(2)[..3].to_vec() }];
    let mut steps = of(0)[..5].to_vec();
    steps[4] = raw(Value::Null);
    opening.lesson = Some(Lesson { seat: Seat(0), moves: steps.clone() });
    let mut desk = Desk::open(&person("ada"), &opening);
    assert!(desk.table.is_playing(), "nobody is missing");
    for (step, mv) in steps[..4].iter().enumerate() {
        desk.let_bots_play(&mut Quick::new(1));
        assert_eq!(desk.snapshot("ada").you.lesson, Some(step as u32));
        let legal = desk.snapshot("ada").parts.position.unwrap().legal.unwrap().value();
        let wrong = legal["moves"].as_array().unwrap().iter().find(|other| **other != mv.value());
        if let Some(wrong) = wrong {
            let refused = desk.play("ada", &raw(wrong.clone()));
            assert_eq!(refused, Err(Refusal::OffLesson { step: step as u32 }));
        }
        desk.play("ada", mv).unwrap();
    }
    let scripted = desk.table.journal().iter().filter(|entry| entry.by == By::Script).count();
    assert!(scripted >= 4);
    desk.let_bots_play(&mut Quick::new(1));
    desk.play_on(&["ada"], 1_000, &mut Quick::new(1));
    assert!(desk.table.has_ended(), "after its last step the lesson goes on as a game");
}

#[test]
fn an_illegal_move_of_a_bot_is_refused() {
    let mut desk = Desk::against_bots("wind-river", 3);
    let mut stream = Quick::new(1);
    while desk.table.bots().is_empty() {
        desk.play_on(&["ada"], 1, &mut stream);
        if desk.turn(&["ada"]).is_some() {
            let mv = desk.any_move("ada", &mut stream);
            desk.play("ada", &mv).unwrap();
        }
    }
    let turn = desk.table.bots().remove(0);
    let wrong = Task::BotMove { seat: turn.seat, seq: turn.seq, mv: raw(json!("rest")) };
    let before = desk.table.seq();
    assert!(matches!(desk.task(&wrong), Err(Refusal::Rule { .. })));
    assert_eq!(desk.table.seq(), before);
}
