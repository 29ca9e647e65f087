//! Taking back.

use game::Seat;
use game::random::Quick;
use table::messages::{ClockRule, Command, Level, Opening, Place, Refusal, Seq};
use table::{Task, What};

use crate::desk::{Desk, person};

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

/// Wind River in the middle of a drive of two or more buffalo, one of them driven.
fn in_a_turn() -> (Desk, &'static str) {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    let mut stream = Quick::new(3);
    loop {
        let who = desk.turn(&NAMES).unwrap();
        let mv = desk.any_move(who, &mut stream);
        desk.play(who, &mv).unwrap();
        let drives = desk.snapshot(who).parts.position.unwrap().view.value()["phase"] == "drive";
        if drives && desk.turn(&[who]).is_some() && desk.events() > 12 {
            return (desk, who);
        }
    }
}

#[test]
fn one_goes_back_freely_within_ones_own_turn() {
    let (mut desk, who) = in_a_turn();
    let choices = desk.snapshot(who).parts.position.unwrap().undo;
    assert!(choices.iter().all(|choice| choice.free && !choice.unrated));
    let keep = choices[0].keep;
    assert_eq!(keep, desk.events() - 1);
    let withdrawn = desk.table.seq();
    desk.order(who, Command::Undo { keep }).unwrap();
    assert_eq!(desk.events(), keep);
    let What::Undo { withdraws, .. } = &desk.table.journal().last().unwrap().what else { panic!("an undo") };
    assert_eq!(*withdraws, [withdrawn]);
    assert_eq!(desk.order(who, Command::Undo { keep: desk.events() }), Err(Refusal::NothingToUndo));
}

#[test]
fn once_somebody_else_has_moved_everyone_has_to_agree() {
    let (mut desk, who) = in_a_turn();
    let mut stream = Quick::new(1);
    while desk.turn(&[who]).is_some() {
        desk.play_on(&NAMES, 1, &mut stream);
    }
    desk.play_on(&NAMES, 1, &mut stream);
    let keep = desk.snapshot(who).parts.position.unwrap().undo[0].keep;
    assert!(!desk.snapshot(who).parts.position.unwrap().undo[0].free);
    let request = desk.order(who, Command::Undo { keep }).unwrap();
    let others: Vec<&str> = NAMES.into_iter().filter(|name| *name != who).collect();
    let again = desk.order(others[0], Command::Undo { keep: keep - 1 });
    assert_eq!(again, Err(Refusal::RequestOpen { request }));
    desk.order(others[0], Command::Answer { request, yes: true }).unwrap();
    assert!(desk.events() > keep);
    assert_eq!(desk.order(who, Command::Answer { request, yes: true }), Err(Refusal::Already));
    desk.order(others[1], Command::Answer { request, yes: true }).unwrap();
    assert_eq!(desk.events(), keep);
    assert!(desk.snapshot(who).parts.requests.unwrap().undo.is_none());
}

#[test]
fn a_request_lapses_with_the_next_move_a_no_or_its_withdrawal() {
    let (mut desk, _) = in_a_turn();
    let mut stream = Quick::new(1);
    let ask = |desk: &mut Desk| desk.order("ada", Command::Undo { keep: 3 }).unwrap();
    let request = ask(&mut desk);
    desk.play_on(&NAMES, 1, &mut stream);
    assert_eq!(desk.order("bea", Command::Answer { request, yes: true }), Err(Refusal::RequestClosed));
    let request = ask(&mut desk);
    desk.order("bea", Command::Answer { request, yes: false }).unwrap();
    assert_eq!(desk.order("cyd", Command::Answer { request, yes: true }), Err(Refusal::RequestClosed));
    let request = ask(&mut desk);
    desk.order("ada", Command::Answer { request, yes: false }).unwrap();
    assert!(desk.snapshot("ada").parts.requests.unwrap().undo.is_none());
    let request = ask(&mut desk);
    desk.order("ada", Command::Give { level: Level::Random }).unwrap();
    assert_eq!(desk.order("bea", Command::Answer { request, yes: true }), Err(Refusal::RequestClosed));
}

#[test]
fn whoever_is_away_is_not_asked() {
    let (mut desk, _) = in_a_turn();
    desk.order("ada", Command::Undo { keep: 3 }).unwrap();
    let request = desk.snapshot("ada").parts.requests.unwrap().undo.unwrap();
    assert_eq!(request.waiting.len(), 2);
    desk.order("bea", Command::Answer { request: request.request, yes: true }).unwrap();
    desk.order("cyd", Command::Give { level: Level::Random }).unwrap();
    assert_eq!(desk.events(), 3, "everyone who is here has agreed");
}

#[test]
fn against_bots_alone_everything_can_be_taken_back_and_chance_does_not_change() {
    let mut desk = Desk::against_bots("wind-river", 4);
    let mut stream = Quick::new(3);
    desk.play_on(&["ada"], 9, &mut stream);
    let first = desk.acting();
    let drawn = |desk: &Desk| {
        let mut chances = desk.table.journal().iter().filter_map(|entry| match &entry.what {
            What::Chance { chance } => Some(chance.clone()),
            _ => None,
        });
        chances.next_back().unwrap()
    };
    let before = drawn(&desk);
    desk.order("ada", Command::Undo { keep: 0 }).unwrap();
    assert_eq!(desk.events(), 1, "the first seat is drawn again");
    assert_eq!(drawn(&desk), before, "and is the same");
    assert!(!first.is_empty());
    desk.play_on(&["ada"], 9, &mut stream);
}

fn rated() -> Desk {
    let mut opening = Opening::new("wind-river", 3);
    opening.places = vec![Place::Host, Place::Open, Place::Open];
    (opening.public, opening.rated) = (true, true);
    let mut desk = Desk::open(&person("ada"), &opening);
    for name in &NAMES[1..] {
        desk.order(name, Command::Sit { seat: None }).unwrap();
    }
    desk.order("ada", Command::Start).unwrap();
    desk.play_on(&NAMES, 5, &mut Quick::new(3));
    desk
}

fn agree(desk: &mut Desk, keep: u32) {
    let request = desk.order("ada", Command::Undo { keep }).unwrap();
    for name in &NAMES[1..] {
        desk.order(name, Command::Answer { request, yes: true }).unwrap();
    }
}

#[test]
fn past_chance_by_consent_the_game_no_longer_counts() {
    let mut desk = rated();
    agree(&mut desk, 2);
    assert_eq!(desk.snapshot("ada").parts.rated, Some(true), "nothing was revealed");
    desk.play_on(&NAMES, 2, &mut Quick::new(3));
    agree(&mut desk, 0);
    assert_eq!(desk.snapshot("ada").parts.rated, Some(false));
}

#[test]
fn there_is_no_way_back_after_the_result() {
    let mut desk = Desk::against_bots("wind-river", 3);
    desk.play_on(&["ada"], 1_000, &mut Quick::new(3));
    assert_eq!(desk.order("ada", Command::Undo { keep: 5 }), Err(Refusal::Ended));
    assert!(desk.snapshot("ada").parts.position.unwrap().undo.is_empty());
}

#[test]
fn an_undo_made_before_anothers_move_is_stale() {
    let (mut desk, who) = in_a_turn();
    let keep = desk.events() - 1;
    let made = desk.table.seq();
    let mut stream = Quick::new(1);
    while desk.turn(&[who]).is_some() {
        desk.play_on(&NAMES, 1, &mut stream);
    }
    let since = desk.table.seq();
    assert_eq!(desk.order_at(who, made, Command::Undo { keep }), Err(Refusal::Stale { made, since }));
}

#[test]
fn time_is_not_given_back() {
    let mut desk = Desk::of("wind-river", &NAMES, |opening| {
        opening.clock = ClockRule::Fischer { seconds: 600, increment: 10 };
    });
    let mut stream = Quick::new(3);
    let who = desk.turn(&NAMES).unwrap();
    let seat = desk.seat(who).unwrap();
    let left = |desk: &Desk, seat: Seat| desk.snapshot("ada").parts.clocks.unwrap()[seat.index()].left.0;
    desk.wait(30_000);
    desk.play_on(&NAMES, 1, &mut stream);
    assert_eq!(left(&desk, seat), 580_000, "used thirty, earned ten");
    let keep = desk.events() - 1;
    desk.order(who, Command::Undo { keep }).unwrap();
    assert_eq!(left(&desk, seat), 570_000);
}

#[test]
fn a_bot_that_was_thinking_is_asked_anew_after_an_undo() {
    let mut desk = Desk::against_bots("wind-river", 3);
    let mut stream = Quick::new(1);
    desk.play_on(&["ada"], 1, &mut stream);
    while desk.table.bots().is_empty() {
        let mv = desk.any_move("ada", &mut stream);
        desk.play("ada", &mv).unwrap();
    }
    let turn = desk.table.bots().remove(0);
    let keep = desk.snapshot("ada").parts.position.unwrap().undo[0].keep;
    desk.order("ada", Command::Undo { keep }).unwrap();
    let mv = crate::desk::pick(&turn.legal.value(), &mut stream);
    assert!(desk.task(&Task::BotMove { seat: turn.seat, seq: turn.seq, mv }).is_err());
    assert!(desk.table.seq() > Seq(1));
}
