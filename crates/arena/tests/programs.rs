//! Programs of others in a seat: the example plays, and nothing that a bad one does stops a series.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use arena::{Budget, Entrant, Played, Series};
use games::wind_river::{Options, WindRiver};

fn here(path: &str) -> String {
    format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))
}

fn misbehaving(how: &str) -> String {
    format!("exec:python3 {} {how}", here("tests/bots/misbehave.py"))
}

fn series(bots: &str, games: u32, ms: u64) -> Series {
    let budget = Budget::Ms(ms);
    let entrants = Entrant::list(bots, "wind-river", budget).unwrap();
    Series { entrants, games, seed: "plains".to_owned(), budget, threads: 1, records: None, journal: None }
}

fn play(bots: &str, games: u32, ms: u64) -> Vec<Played> {
    use game::Game as _;
    let rules = WindRiver::new(3, Options::default()).unwrap();
    series(bots, games, ms).run(&rules, &|_| {}).unwrap()
}

/// Why the first entrant forfeited each game.
fn reasons(played: &[Played]) -> Vec<Option<String>> {
    let own = |game: &Played| {
        let seat = game.seating.iter().position(|&entrant| entrant == 0).unwrap();
        game.forfeits[seat].clone()
    };
    played.iter().map(own).collect()
}

fn all_begin_with(reasons: &[Option<String>], word: &str) -> bool {
    reasons.iter().all(|reason| reason.as_deref().is_some_and(|reason| reason.starts_with(word)))
}

#[test]
fn the_example_in_python_plays_and_beats_random() {
    let played = play(&format!("exec:python3 {},random", here("../../examples/bots/forager.py")), 6, 2_000);
    assert_eq!(reasons(&played), vec![None; 6]);
    let won: f64 = played
        .iter()
        .map(|game| game.share(game.seating.iter().position(|&entrant| entrant == 0).unwrap()))
        .sum();
    assert!(won >= 4.0, "{won} of 6");
}

#[test]
fn the_example_is_short() {
    let text = std::fs::read_to_string(here("../../examples/bots/forager.py")).unwrap();
    assert!(text.lines().count() < 60);
}

#[test]
fn one_that_crashes_is_started_again_three_times() {
    let played = play(&format!("{},random", misbehaving("crash")), 6, 2_000);
    let reasons: Vec<String> = reasons(&played).into_iter().flatten().collect();
    assert_eq!(reasons, ["died", "died", "died", "died", "died too often", "died too often"]);
}

#[test]
fn one_that_is_silent_forfeits_and_is_asked_no_more() {
    let played = play(&format!("{},random", misbehaving("silent")), 3, 300);
    assert!(all_begin_with(&reasons(&played), "late"));
}

#[test]
fn one_that_talks_garbage_forfeits_each_game() {
    let played = play(&format!("{},random", misbehaving("garbage")), 3, 2_000);
    assert!(all_begin_with(&reasons(&played), "malformed"));
}

#[test]
fn one_that_cheats_is_told_the_rule() {
    let played = play(&format!("{},random", misbehaving("cheat")), 3, 2_000);
    let reasons = reasons(&played);
    assert!(all_begin_with(&reasons, "illegal move: W"), "{reasons:?}");
}

#[test]
fn an_answer_to_another_question_forfeits() {
    let played = play(&format!("{},random", misbehaving("wrong-id")), 3, 2_000);
    assert!(all_begin_with(&reasons(&played), "wrong id"));
}

#[test]
fn a_late_answer_costs_one_game_and_not_the_next() {
    let played = play(&format!("{},random", misbehaving("late")), 3, 400);
    let reasons = reasons(&played);
    assert!(reasons[0].as_deref().is_some_and(|reason| reason.starts_with("late")), "{reasons:?}");
    assert_eq!(reasons[1..], [None, None]);
}

#[test]
fn one_that_never_reads_or_never_stops_talking_holds_nobody_up() {
    for (how, reason) in [("deaf", "late"), ("chatty", "malformed")] {
        let played = play(&format!("{},random", misbehaving(how)), 3, 300);
        assert!(all_begin_with(&reasons(&played), reason), "{how}: {:?}", reasons(&played));
    }
}

#[test]
fn one_that_cannot_start_forfeits_everything() {
    let played = play(&format!("{},random", misbehaving("stillborn")), 6, 2_000);
    let reasons: Vec<String> = reasons(&played).into_iter().flatten().collect();
    assert_eq!(reasons.len(), 6);
    assert_eq!(reasons[0], "did not start: it ended at once");
    assert_eq!(reasons[5], "died too often");
}

#[test]
fn a_forfeited_game_goes_on_with_random_moves() {
    let played = play(&format!("{},random", misbehaving("garbage")), 3, 2_000);
    assert!(played.iter().all(|game| game.moves > 20 && game.ranks.contains(&1)));
}

#[cfg(target_os = "linux")]
#[test]
fn one_that_does_not_leave_is_ended() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("stubborn.pid");
    let played = play(&format!("{} {},random", misbehaving("stubborn"), file.display()), 3, 2_000);
    assert_eq!(reasons(&played), vec![None; 3]);
    let process = std::fs::read_to_string(file).unwrap();
    // A signal is not done when it is sent; but it would sleep a minute.
    let patience = std::time::Instant::now() + std::time::Duration::from_secs(30);
    while runs(process.trim()) {
        assert!(std::time::Instant::now() < patience, "it still runs");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

/// Whether a process still runs. One that ended stays listed where nobody collects orphans, as in many containers.
#[cfg(target_os = "linux")]
fn runs(process: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let state = stat.rsplit_once(") ").map(|(_, after)| &after[..1]);
    !matches!(state, None | Some("Z" | "X"))
}
