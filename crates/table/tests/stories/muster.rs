//! Choices that are made at the same time: Big Manitou's parties.

use game::Seat;
use game::random::Quick;
use table::messages::{By, ClockRule, Command, Json, Player, Refusal, Seq};
use table::{Task, What};

use crate::desk::{Desk, person};

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

fn mustering(clock: ClockRule) -> Desk {
    let desk = Desk::of("manitou", &NAMES, |opening| opening.clock = clock);
    assert_eq!(desk.acting().len(), 3);
    desk
}

fn party(desk: &Desk, who: &str, seed: u64) -> Json {
    desk.any_move(who, &mut Quick::new(seed))
}

#[test]
fn everyone_chooses_at_once_and_others_choices_make_nobody_late() {
    let mut desk = mustering(ClockRule::None);
    let made = desk.table.seq();
    let parties = NAMES.map(|name| party(&desk, name, 1));
    for (name, party) in NAMES.iter().zip(parties) {
        desk.order_at(name, made, Command::Play { moves: vec![party] }).unwrap();
    }
    let alike = |name| desk.table.is_told_alike(made, Some(&person(name).id));
    assert!(alike("dan") && !alike("ada"), "who sits sees what no watcher does");
    assert_eq!(desk.acting().len(), 1, "the parties are dealt, and the first seat plays");
}

#[test]
fn ones_own_choice_can_be_taken_back_until_the_last_seat_has_chosen() {
    let mut desk = mustering(ClockRule::None);
    for name in &NAMES[..2] {
        let party = party(&desk, name, 1);
        desk.play(name, &party).unwrap();
    }
    let before = desk.events();
    let made = Seq(desk.table.seq().0 - 1);
    let choice = desk.snapshot("ada").parts.position.unwrap().undo[0];
    assert_eq!((choice.keep, choice.free, choice.unrated), (before - 2, true, false));
    // Made before bea's choice was known: harmless.
    desk.order_at("ada", made, Command::Undo { keep: choice.keep }).unwrap();
    assert_eq!(desk.events(), before - 1, "bea's choice stands");
    let What::Undo { withdraws, .. } = &desk.table.journal().last().unwrap().what else { panic!("undo") };
    assert_eq!(withdraws.len(), 1);
    assert_eq!(desk.acting(), [Seat(0), Seat(2)]);
    for name in ["cyd", "ada"] {
        let party = party(&desk, name, 2);
        desk.play(name, &party).unwrap();
    }
    let choice = desk.snapshot("ada").parts.position.unwrap().undo[0];
    assert!(!choice.free, "hands were seen");
    desk.check_replay();
}

#[test]
fn withdrawing_a_choice_makes_nobody_else_late() {
    let mut desk = mustering(ClockRule::None);
    let own = party(&desk, "ada", 1);
    desk.play("ada", &own).unwrap();
    let made = desk.table.seq();
    let keep = desk.events() - 1;
    desk.order("ada", Command::Undo { keep }).unwrap();
    let other = party(&desk, "bea", 1);
    desk.order_at("bea", made, Command::Play { moves: vec![other] }).unwrap();
    // But what ada chose before is to be chosen again.
    let stale = desk.order_at("ada", made, Command::Play { moves: vec![own] });
    assert!(matches!(stale, Err(Refusal::Stale { .. })));
}

#[test]
fn in_a_muster_each_seats_own_clock_runs_and_each_runs_out_for_itself() {
    let mut desk = mustering(ClockRule::Turn { seconds: 60 });
    desk.wait(10_000);
    let own = party(&desk, "ada", 1);
    desk.play("ada", &own).unwrap();
    let hands = desk.snapshot("ada").parts.clocks.unwrap();
    assert!(hands[0].since.is_none() && hands[1].since.is_some() && hands[2].since.is_some());
    desk.wait(50_000);
    let seats = desk.snapshot("ada").parts.seats.unwrap();
    assert_eq!(seats[0].player, Player::Person);
    assert!(seats[1..].iter().all(|card| matches!(card.player, Player::Bot { .. })));
    let bots = desk.table.bots();
    assert_eq!(bots.len(), 2, "both are asked at once");
    for turn in bots {
        let mv = crate::desk::pick(&turn.legal.value(), &mut Quick::new(1));
        desk.task(&Task::BotMove { seat: turn.seat, seq: turn.seq, mv }).unwrap();
    }
    assert!(desk.table.journal().iter().any(|entry| matches!(entry.by, By::Bot(_))));
}

#[test]
fn a_list_may_not_go_on_behind_what_it_would_show() {
    let mut desk = mustering(ClockRule::None);
    let mut stream = Quick::new(3);
    desk.play_on(&NAMES, 3, &mut stream);
    let who = desk.turn(&NAMES).unwrap();
    let card = desk.any_move(who, &mut stream);
    let two = Command::Play { moves: vec![card.clone(), card.clone()] };
    assert_eq!(desk.order(who, two), Err(Refusal::TooFarAhead { index: 1 }));
    desk.play(who, &card).unwrap();
    // A card that was seen is not taken back without asking.
    assert!(!desk.snapshot(who).parts.position.unwrap().undo[0].free);
}
