//! Sitting, leaving, bots, hosts, starting, another game.

use game::Seat;
use game::random::Quick;
use table::messages::{Because, Command, Event, Level, Opening, Place, Player, Refusal, Stage};
use table::{Finished, Ratings, Table, Task};

use crate::desk::{Desk, guest, person, pick};

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

fn gathering() -> Desk {
    let mut opening = Opening::new("wind-river", 3);
    opening.places = vec![Place::Host, Place::Open, Place::Open];
    Desk::open(&person("ada"), &opening)
}

#[test]
fn a_table_begins_when_it_is_full_and_everyones_bytes_are_in() {
    let mut desk = gathering();
    desk.order("bea", Command::Sit { seat: Some(Seat(2)) }).unwrap();
    desk.order("cyd", Command::Sit { seat: None }).unwrap();
    assert_eq!(desk.seat("cyd"), Some(Seat(1)));
    for name in NAMES {
        assert!(!desk.table.is_playing());
        assert!(desk.snapshot(name).you.contribute);
        desk.order(name, Command::Contribute { bytes: "0a".repeat(32) }).unwrap();
    }
    assert!(desk.table.is_playing());
    assert_eq!(desk.acting().len(), 1, "the first seat was drawn");
}

#[test]
fn when_the_host_says_so_empty_seats_become_bots() {
    let mut desk = gathering();
    desk.order("bea", Command::Sit { seat: None }).unwrap();
    assert_eq!(desk.order("bea", Command::Start), Err(Refusal::HostOnly));
    desk.order("ada", Command::Start).unwrap();
    let seats = desk.snapshot("bea").parts.seats.unwrap();
    assert_eq!(seats[2].player, Player::Bot { level: Level::Steady });
    assert_eq!(desk.order("ada", Command::Start), Err(Refusal::Started));
}

#[test]
fn a_seat_is_for_one_and_nobody_has_two() {
    let mut desk = gathering();
    assert_eq!(
        desk.order("bea", Command::Sit { seat: Some(Seat(0)) }),
        Err(Refusal::SeatTaken { seat: Seat(0) })
    );
    assert_eq!(
        desk.order("bea", Command::Sit { seat: Some(Seat(9)) }),
        Err(Refusal::NoSuchSeat { seat: Seat(9) })
    );
    assert_eq!(desk.order("ada", Command::Sit { seat: None }), Err(Refusal::Seated { seat: Seat(0) }));
    desk.order("ada", Command::Fill { seat: Seat(1), level: Level::Keen }).unwrap();
    desk.order("bea", Command::Sit { seat: None }).unwrap();
    assert_eq!(desk.order("cyd", Command::Sit { seat: None }), Err(Refusal::Full));
    desk.order("ada", Command::Free { seat: Seat(1) }).unwrap();
    desk.order("cyd", Command::Sit { seat: None }).unwrap();
    assert_eq!(desk.seat("cyd"), Some(Seat(1)));
}

#[test]
fn the_host_passes_on_when_he_leaves_or_says_so() {
    let mut desk = gathering();
    desk.order("bea", Command::Sit { seat: Some(Seat(2)) }).unwrap();
    let bea = person("bea").id;
    assert_eq!(desk.order("ada", Command::Host { person: person("dan").id }), Err(Refusal::NobodyLikeThat));
    desk.order("ada", Command::Leave).unwrap();
    assert_eq!(desk.snapshot("ada").parts.host, Some(bea.clone()));
    assert_eq!(desk.order("ada", Command::Leave), Err(Refusal::NoSeat));
    desk.order("ada", Command::Sit { seat: None }).unwrap();
    desk.order("bea", Command::Host { person: person("ada").id }).unwrap();
    let before = desk.table.seq();
    desk.order("ada", Command::Free { seat: Seat(2) }).unwrap();
    assert_eq!(desk.seat("bea"), None);
    let told = desk.table.updates(before, Some(&bea));
    assert!(
        matches!(told[0].event, Event::Afresh { because: Because::Moved, .. }),
        "she sees as a watcher now"
    );
    assert!(!desk.table.is_told_alike(before, Some(&bea)), "which other watchers are not told");
    assert!(desk.table.is_told_alike(before, Some(&person("dan").id)));
    assert!(desk.table.is_told_alike(desk.table.seq(), Some(&bea)));
    assert!(desk.table.is_told_alike(before, Some(&person("ada").id)), "in this game everything is open");
}

#[test]
fn during_the_game_a_bot_goes_on_for_whoever_leaves_and_a_newcomer_may_take_over() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    desk.order("bea", Command::Leave).unwrap();
    assert_eq!(desk.snapshot("ada").parts.seats.unwrap()[1].player, Player::Bot { level: Level::Steady });
    desk.order("cyd", Command::Leave).unwrap();
    // Law 2: whoever has seen one seat's view gets no other before the result.
    assert_eq!(
        desk.order("bea", Command::Sit { seat: Some(Seat(2)) }),
        Err(Refusal::SeenAnother { seat: Seat(1) })
    );
    desk.order("dan", Command::Sit { seat: Some(Seat(2)) }).unwrap();
    desk.order("bea", Command::Sit { seat: None }).unwrap();
    assert_eq!(desk.seat("bea"), Some(Seat(1)), "one's own seat may be taken again");
}

#[test]
fn a_bots_answer_is_dropped_once_its_person_is_back() {
    let mut stream = Quick::new(1);
    let mut desk = Desk::seeded("wind-river", &NAMES);
    let who = desk.turn(&NAMES).unwrap();
    assert_eq!(desk.order(who, Command::Reclaim), Err(Refusal::Present));
    desk.order(who, Command::Give { level: Level::Gentle }).unwrap();
    let turn = desk.table.bots().remove(0);
    let mv = pick(&turn.legal.value(), &mut stream);
    assert_eq!(desk.play(who, &mv), Err(Refusal::Away));
    desk.order(who, Command::Reclaim).unwrap();
    let late = Task::BotMove { seat: turn.seat, seq: turn.seq, mv: mv.clone() };
    assert_eq!(desk.task(&late), Err(Refusal::SeatTaken { seat: turn.seat }));
    desk.order(who, Command::Give { level: Level::Keen }).unwrap();
    assert!(matches!(desk.task(&late), Err(Refusal::Stale { .. })), "asked anew since");
    desk.order(who, Command::Reclaim).unwrap();
    desk.play(who, &mv).unwrap();
}

#[test]
fn talk_does_not_make_a_bots_answer_late() {
    let mut desk = Desk::against_bots("wind-river", 3);
    let mut stream = Quick::new(1);
    while desk.table.bots().is_empty() {
        let mv = desk.any_move("ada", &mut stream);
        desk.play("ada", &mv).unwrap();
    }
    let turn = desk.table.bots().remove(0);
    desk.order("ada", Command::Chat { text: "hurry".to_owned() }).unwrap();
    let mv = pick(&turn.legal.value(), &mut stream);
    desk.task(&Task::BotMove { seat: turn.seat, seq: turn.seq, mv }).unwrap();
}

#[test]
fn whoever_resigns_does_not_come_back_and_a_bot_plays_on() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    desk.order("bea", Command::Resign).unwrap();
    assert_eq!(desk.order("bea", Command::Reclaim), Err(Refusal::Resigned));
    assert_eq!(desk.order("bea", Command::Resign), Err(Refusal::Resigned));
    let mut stream = Quick::new(1);
    desk.play_on(&NAMES, 1_000, &mut stream);
    assert!(desk.table.has_ended());
    assert!(matches!(desk.snapshot("ada").parts.stage, Some(Stage::Over { .. })));
}

#[test]
fn a_game_ends_without_a_result_when_everyone_who_is_here_agrees() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    desk.order("cyd", Command::Give { level: Level::Random }).unwrap();
    desk.order("ada", Command::Abandon { yes: true }).unwrap();
    assert_eq!(desk.order("ada", Command::Abandon { yes: true }), Err(Refusal::Already));
    let mut stream = Quick::new(1);
    desk.play_on(&NAMES[..2], 1, &mut stream);
    assert!(desk.snapshot("ada").parts.requests.unwrap().abandon.is_empty(), "it lapses with the next move");
    desk.order("ada", Command::Abandon { yes: true }).unwrap();
    desk.order("bea", Command::Abandon { yes: true }).unwrap();
    assert!(matches!(desk.snapshot("cyd").parts.stage, Some(Stage::Abandoned { .. })));
    assert_eq!(desk.order("ada", Command::Resign), Err(Refusal::Ended));
}

#[test]
fn another_game_has_everyone_one_seat_further() {
    let mut desk = Desk::of("wind-river", &["ada", "bea"], |opening| {
        opening.seats = 3;
        opening.places.push(Place::Bot { level: Level::Greedy });
    });
    assert_eq!(desk.order("ada", Command::Rematch), Err(Refusal::NotEnded));
    desk.play_on(&["ada", "bea"], 1_000, &mut Quick::new(1));
    assert_eq!(desk.order("dan", Command::Rematch), Err(Refusal::NoSeat));
    assert!(desk.table.rematch().is_none());
    desk.order("bea", Command::Rematch).unwrap();
    assert_eq!(desk.order("ada", Command::Rematch), Err(Refusal::Already));
    let (id, host, opening) = desk.table.rematch().unwrap();
    assert_eq!(host, person("bea"));
    assert_eq!(
        opening.places,
        [Place::Bot { level: Level::Greedy }, Place::Reserved { person: person("ada") }, Place::Host]
    );
    let mut next = Desk::try_open(id.as_str(), &host, &opening).unwrap();
    assert_eq!(next.order("dan", Command::Sit { seat: None }), Err(Refusal::Full), "it is kept for ada");
    next.order("ada", Command::Sit { seat: None }).unwrap();
    assert_eq!(next.seat("ada"), Some(Seat(1)));
}

#[test]
fn only_a_fair_game_among_accounts_counts_for_ratings() {
    let rated = |change: &dyn Fn(&mut Opening)| {
        let mut opening = Opening::new("wind-river", 3);
        opening.places = vec![Place::Host, Place::Open, Place::Open];
        (opening.public, opening.rated) = (true, true);
        change(&mut opening);
        let mut desk = Desk::open(&person("ada"), &opening);
        for name in ["bea", "cyd"] {
            let _ = desk.order(name, Command::Sit { seat: None });
        }
        desk.order("ada", Command::Start).unwrap();
        desk.snapshot("ada").parts.rated.unwrap()
    };
    assert!(rated(&|_| {}));
    assert!(!rated(&|opening| opening.rated = false));
    assert!(!rated(&|opening| opening.public = false));
    assert!(!rated(&|opening| opening.places[2] = Place::Bot { level: Level::Fierce }));
    let mut desk = Desk::open(&person("ada"), &{
        let mut opening = Opening::new("wind-river", 3);
        opening.places = vec![Place::Host, Place::Open, Place::Bot { level: Level::Random }];
        (opening.public, opening.rated) = (true, true);
        opening
    });
    let order = table::messages::Order {
        id: table::messages::CommandId::new("x").unwrap(),
        seq: desk.table.seq(),
        command: Command::Sit { seat: None },
    };
    desk.send(&guest("gus"), &order).unwrap();
    desk.order("ada", Command::Start).unwrap();
    assert_eq!(desk.snapshot("ada").parts.rated, Some(false), "a guest has no rating");
}

/// A rated game to its end, and what the ratings make of it.
fn finished(leaver: Option<Command>) -> (Table, Finished) {
    let mut opening = Opening::new("wind-river", 3);
    opening.places = vec![Place::Host, Place::Open, Place::Open];
    (opening.public, opening.rated) = (true, true);
    let mut desk = Desk::open(&person("ada"), &opening);
    for name in ["bea", "cyd"] {
        desk.order(name, Command::Sit { seat: None }).unwrap();
    }
    for name in NAMES {
        desk.order(name, Command::Contribute { bytes: "11".repeat(32) }).unwrap();
    }
    desk.play_on(&NAMES, 20, &mut Quick::new(5));
    if let Some(command) = leaver {
        desk.order("ada", command).unwrap();
    }
    desk.play_on(&NAMES, 1_000, &mut Quick::new(6));
    desk.check_replay();
    let finished = desk.table.finished().expect("it counts");
    (desk.table, finished)
}

#[test]
fn who_resigned_or_left_ranks_last_for_the_rating_not_in_the_record() {
    let (table, all) = finished(None);
    let ranks: Vec<u64> = result_ranks(&table);
    assert_eq!(all.places.iter().map(|(_, place)| u64::from(*place)).collect::<Vec<_>>(), ranks);
    for command in [Command::Resign, Command::Leave, Command::Give { level: Level::Random }] {
        let (_, finished) = finished(Some(command));
        assert_eq!(finished.places[0], (person("ada").id, 3));
        assert!(finished.places[1..].iter().all(|(_, place)| *place < 3));
    }
    let ratings = Ratings::of([all]);
    assert_eq!(ratings.iter().count(), 3);
}

fn result_ranks(table: &Table) -> Vec<u64> {
    let Some(Stage::Over { result, .. }) = table.snapshot(None).parts.stage else { panic!("over") };
    result.value()["ranks"].as_array().unwrap().iter().map(|rank| rank.as_u64().unwrap()).collect()
}

#[test]
fn a_guest_who_becomes_an_account_keeps_his_seat_but_never_gets_a_second() {
    let mut desk = Desk::seeded("wind-river", &NAMES);
    let eve = person("eve");
    desk.task(&Task::Rename { was: person("bea").id, person: eve.clone() }).unwrap();
    assert_eq!((desk.seat("eve"), desk.seat("bea")), (Some(Seat(1)), None));
    let twice = Task::Rename { was: eve.id, person: person("cyd") };
    assert_eq!(desk.task(&twice), Err(Refusal::Seated { seat: Seat(2) }));
}

#[test]
fn a_table_that_cannot_be_is_not_opened() {
    let wrong = |change: &dyn Fn(&mut Opening)| {
        let mut opening = Opening::new("wind-river", 3);
        change(&mut opening);
        matches!(Desk::try_open("t", &person("ada"), &opening), Err(Refusal::Opening { .. }))
    };
    assert!(!wrong(&|_| {}));
    assert!(wrong(&|opening| opening.game = "chess".to_owned()));
    assert!(wrong(&|opening| opening.seats = 7));
    assert!(wrong(&|opening| opening.places = vec![Place::Host]));
    assert!(wrong(&|opening| opening.places = vec![Place::Host, Place::Host, Place::Open]));
    assert!(wrong(&|opening| {
        opening.options.insert("no such".to_owned(), 1.into());
    }));
    assert!(wrong(&|opening| opening.clock = table::messages::ClockRule::Turn { seconds: 0 }));
}
