//! Series: fair, repeatable, resumable, and reported.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use arena::{Budget, Entrant, Played, Report, Series, SeriesError};
use game::Game as _;
use game::record::Header;
use games::manitou::{Manitou, Options};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn rules() -> Manitou {
    Manitou::new(2, Options::default()).unwrap()
}

fn series(bots: &str, games: u32) -> Series {
    let budget = Budget::Iterations(5);
    let entrants = Entrant::list(bots, Manitou::NAME, budget).unwrap();
    Series { entrants, games, seed: "s".to_owned(), budget, threads: 2, records: None, journal: None }
}

fn play(series: &Series) -> Vec<Played> {
    series.run(&rules(), &|_| {}).unwrap()
}

/// What does not depend on how fast the machine is.
fn fates(played: &[Played]) -> Vec<(u32, Vec<u8>, Vec<i32>, u32)> {
    played.iter().map(|game| (game.number, game.ranks.clone(), game.scores.clone(), game.moves)).collect()
}

#[test]
fn the_same_series_ends_the_same_on_any_number_of_threads() {
    let two = series("fierce,greedy", 6);
    let one = Series { threads: 1, ..two.clone() };
    assert_eq!(fates(&play(&one)), fates(&play(&two)));
    let other = Series { seed: "t".to_owned(), ..two.clone() };
    assert_ne!(fates(&play(&other)), fates(&play(&two)));
}

#[test]
fn games_of_one_deal_meet_the_same_chance() {
    let records = folder("same-chance");
    play(&Series { records: Some(records.clone()), ..series("random,explore", 4) });
    let grounds = |number: u32| {
        let text = fs::read_to_string(records.join(format!("manitou-{number:05}.jsonl"))).unwrap();
        let chance = |line: &&str| line.contains("\"dealer\":") || line.contains("\"grounds\":");
        // The header names a dealer too, and who plays.
        text.lines().skip(1).filter(chance).take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(grounds(0), grounds(1));
    assert_eq!(grounds(2), grounds(3));
    assert_ne!(grounds(0), grounds(2));
}

#[test]
fn records_are_whole_and_correct() {
    let records = folder("records");
    play(&Series { records: Some(records.clone()), ..series("greedy,random", 2) });
    for number in 0..2 {
        let text = fs::read(records.join(format!("manitou-{number:05}.jsonl"))).unwrap();
        let checked = games::check(&text[..]).unwrap();
        assert_eq!(checked.games, 1);
        let header = String::from_utf8(text).unwrap();
        assert!(header.lines().next().unwrap().contains("\"greedy\""), "the header says who played");
    }
}

#[test]
fn an_interrupted_series_goes_on_where_it_was() {
    let journal = folder("resume").join("series.jsonl");
    let whole = Series { journal: Some(journal.clone()), ..series("random", 8) };
    let all = play(&whole);
    // As if it had been killed in the midst of writing the sixth game.
    let text = fs::read_to_string(&journal).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 9, "a title and eight games");
    fs::write(&journal, format!("{}\n{}", lines[..6].join("\n"), &lines[6][..20])).unwrap();
    let told = AtomicU32::new(0);
    let again = whole.run(&rules(), &|_| {
        told.fetch_add(1, Ordering::Relaxed);
    });
    let again = again.unwrap();
    assert_eq!(fates(&again), fates(&all));
    assert_eq!(told.into_inner(), 8, "progress hears of old games too");
    let kept: Vec<Played> = again.iter().filter(|game| all.contains(game)).cloned().collect();
    assert!(kept.len() >= 5, "what was played is not played again: times and all are the same");
    // More games of the same series go on too; another series does not.
    assert_eq!(play(&Series { games: 10, ..whole.clone() }).len(), 10);
    let other = Series { seed: "other".to_owned(), ..whole };
    assert!(matches!(other.run(&rules(), &|_| {}), Err(SeriesError::AnotherSeries(_))));
}

fn report(bots: &str, games: u32) -> Report {
    let series = series(bots, games);
    Report::new(&Header::new(&rules()), &series, &play(&series))
}

#[test]
fn a_report_for_machines_has_what_was_promised() {
    let report = report("greedy,random", 20);
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    let bots = json["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    let number = |bot: usize, member: &str| bots[bot][member].as_f64().unwrap();
    assert_eq!((bots[0]["name"].as_str(), number(0, "games")), (Some("greedy"), 20.0));
    assert!(number(0, "low") > 0.5 && number(0, "low") <= number(0, "share"));
    assert!(number(0, "share") <= number(0, "high"));
    assert!((number(0, "share") + number(1, "share") - 1.0).abs() < 1e-9);
    assert!(number(0, "rating") > number(1, "rating"));
    assert!(number(0, "rank") < number(1, "rank"));
    let places: u64 =
        bots[1]["places"].as_array().unwrap().iter().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(places, 20);
    assert_eq!(json["by_seat"].as_array().unwrap().len(), 2);
}

#[test]
fn a_bot_named_twice_is_one() {
    let report = report("random,random", 4);
    assert_eq!(report.bots.len(), 1);
    assert_eq!(report.bots[0].games, 4);
    assert!((report.bots[0].share - 0.5).abs() < 1e-9);
}

#[test]
fn the_page_needs_nothing_else_and_escapes_names() {
    let mut report = report("greedy,random", 4);
    report.bots[1].name = "<script>\"&".to_owned();
    report.bots[1].reasons.insert("late & <b>".to_owned(), 2);
    report.bots[1].forfeits = 2;
    let page = report.html().unwrap();
    assert_eq!(page.matches("<svg").count(), 6);
    for outside in ["http://", "https://", "src=", "@import", "<script", "<b>late"] {
        let inside = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!inside.contains(outside), "{outside}");
    }
    assert!(page.contains("&lt;script&gt;&quot;&amp;") && page.contains("2</b> × late &amp; &lt;b&gt;"));
    // Colours come from the page, so that it has a light and a dark side.
    assert!(page.contains("var(--bar-0)") && !page.contains("#0102"));
    assert!(page.contains("prefers-color-scheme: dark"));
}

#[test]
fn the_table_names_everyone() {
    let text = report("greedy,random", 4).to_string();
    assert!(text.starts_with("manitou, 2 seats, 4 games of 2 deals"));
    for word in ["greedy", "random", "win share", "even: 50.0%", "seats: 0:", "moves a game"] {
        assert!(text.contains(word), "{word} in\n{text}");
    }
}

#[test]
fn a_budget_in_time_is_kept() {
    let budget = Budget::Ms(5);
    let entrants = Entrant::list("fierce,random", Manitou::NAME, budget).unwrap();
    let played = play(&Series { entrants, budget, ..series("random", 2) });
    // Not a measurement: a search that the clock did not stop would go on for ever.
    assert_eq!(played.len(), 2);
}
