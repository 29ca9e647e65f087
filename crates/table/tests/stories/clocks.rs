//! Clocks, takeovers, outages.

use game::random::Quick;
use table::Task;
use table::messages::{ClockRule, Command, Level, Millis, Player, Refusal};

use crate::desk::Desk;

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

fn timed(clock: ClockRule) -> Desk {
    Desk::of("wind-river", &NAMES, |opening| {
        opening.clock = clock;
        opening.stand_in = Level::Gentle;
    })
}

#[test]
fn when_the_time_is_up_a_bot_of_the_tables_choice_plays_until_its_person_is_back() {
    let mut desk = timed(ClockRule::Turn { seconds: 60 });
    let who = desk.turn(&NAMES).unwrap();
    let seat = desk.seat(who).unwrap();
    let mv = desk.any_move(who, &mut Quick::new(1));
    assert_eq!(desk.table.wake_at(), Some(Millis(desk.now.0 + 60_000)));
    desk.now = Millis(desk.now.0 + 60_000);
    assert_eq!(desk.play(who, &mv), Err(Refusal::TimeIsUp), "also if the tick is late");
    desk.wait(0);
    let card = desk.snapshot(who).parts.seats.unwrap().remove(seat.index());
    assert_eq!(card.player, Player::Bot { level: Level::Gentle });
    assert!(card.person.is_some(), "it is still his seat");
    assert_eq!(desk.table.bots()[0].seat, seat);
    assert_eq!(desk.table.wake_at(), None, "a bot has no time to lose");
    desk.order(who, Command::Reclaim).unwrap();
    assert_eq!(desk.table.wake_at(), Some(Millis(desk.now.0 + 10_000)), "a little time to play");
    desk.play(who, &mv).unwrap();
}

#[test]
fn days_a_turn_wake_a_sleeping_table() {
    let mut desk = timed(ClockRule::Days { days: 3 });
    assert_eq!(desk.table.wake_at(), Some(Millis(desk.now.0 + 3 * 86_400_000)));
    desk.wait(86_400_000);
    desk.play_on(&NAMES, 1, &mut Quick::new(1));
    assert_eq!(desk.table.wake_at(), Some(Millis(desk.now.0 + 3 * 86_400_000)), "a turn, another three days");
}

#[test]
fn time_while_the_server_was_away_costs_nobody() {
    let mut desk = timed(ClockRule::Fischer { seconds: 60, increment: 0 });
    let due = desk.table.wake_at().unwrap();
    desk.wait(20_000);
    let down = desk.now;
    desk.now = Millis(down.0 + 3_600_000);
    desk.task(&Task::Outage { from: down, to: desk.now }).unwrap();
    assert_eq!(desk.task(&Task::Tick), Ok(0));
    assert_eq!(desk.table.wake_at(), Some(Millis(due.0 + 3_600_000)));
    let hand = desk.snapshot("ada").parts.clocks.unwrap();
    let runs = hand.iter().find_map(|hand| Some((hand.since?, hand.left))).unwrap();
    assert_eq!(runs.0.plus(runs.1), Millis(desk.now.0 + 40_000));
}

#[test]
fn a_table_without_clocks_never_wakes() {
    let mut desk = timed(ClockRule::None);
    assert_eq!(desk.table.wake_at(), None);
    assert!(desk.snapshot("ada").parts.clocks.is_none());
    let now = desk.now;
    assert_eq!(desk.task(&Task::Outage { from: Millis(0), to: now }), Ok(0));
}

#[test]
fn a_clock_that_was_set_back_does_not_turn_the_journal_around() {
    let mut desk = timed(ClockRule::Turn { seconds: 60 });
    desk.wait(5_000);
    desk.order("ada", Command::Chat { text: "x".to_owned() }).unwrap();
    desk.now = Millis(10);
    desk.order("ada", Command::Chat { text: "y".to_owned() }).unwrap();
    let at: Vec<u64> = desk.table.journal().iter().map(|entry| entry.at.0).collect();
    assert!(at.is_sorted());
}

#[test]
fn everyone_can_be_away_and_the_game_still_ends() {
    let mut desk = timed(ClockRule::Turn { seconds: 5 });
    let mut stream = Quick::new(1);
    while !desk.table.has_ended() {
        desk.let_bots_play(&mut stream);
        desk.wait(5_000);
    }
    assert_eq!(desk.table.wake_at(), None);
    desk.check_replay();
}
