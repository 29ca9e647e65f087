//! How long it takes to find one's way among 100,000 tables.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use store::{Append, Listing, Millis, PersonId, Ratings, Seq, SqliteStore, Status, Store, Visibility, Wake};

use crate::{entry, say, summary, table, timed};

const TABLES: u64 = 100_000;
const PEOPLE: u64 = 20_000;
/// Every hundredth table has a journal of this length.
const LONG: usize = 400;
/// This person has been at every tenth table.
const REGULAR: u64 = 7;
const PAGE: usize = 50;

/// Makes a list to ask for, another one each time.
type Draw = Box<dyn Fn() -> Listing>;

pub(crate) fn measure(folder: &Path) -> Result<(), Box<dyn Error>> {
    let file = folder.join("many.db");
    let (filled, time) = timed(|| fill(&file));
    filled?;
    let size = fs::metadata(&file)?.len() >> 20;
    println!("\n{TABLES} stored tables, {size} MiB, written in {:.0} s; pages of {PAGE}", time.as_secs_f64());

    let opened = (0..20).map(|_| timed(|| SqliteStore::open(&file))).collect::<Vec<_>>();
    say("open", opened.into_iter().map(|(store, time)| store.map(|_| time)).collect::<Result<_, _>>()?);

    let store = SqliteStore::open(&file)?;
    let person = |number: u64| PersonId(number as i64);
    let rare = || Some("big-manitou".to_string());
    let lists: Vec<(&str, Draw)> = vec![
        ("my tables", Box::new(move || Listing::Mine { person: person(random_person()) })),
        ("my tables, who sits at thousands", Box::new(move || Listing::Mine { person: person(REGULAR) })),
        ("my turn", Box::new(move || Listing::Turn { person: person(random_person()) })),
        ("my turn, who sits at thousands", Box::new(move || Listing::Turn { person: person(REGULAR) })),
        ("open tables", Box::new(|| Listing::Open { game: None })),
        ("open tables of a rare game", Box::new(move || Listing::Open { game: rare() })),
        ("tables in play", Box::new(|| Listing::Playing { game: None })),
        ("finished games", Box::new(|| Listing::Finished { game: None })),
        ("finished games of a rare game", Box::new(move || Listing::Finished { game: rare() })),
        ("finished games of a person", Box::new(move || finished(random_person(), None))),
        ("finished games, who has thousands", Box::new(move || finished(REGULAR, None))),
        ("same, of a rare game", Box::new(move || finished(REGULAR, rare()))),
    ];
    for (what, listing) in &lists {
        let times = (0..300).map(|_| timed(|| store.list(&listing(), None, PAGE)));
        say(what, times.map(|(page, time)| page.map(|_| time)).collect::<Result<_, _>>()?);
    }
    let (mut after, mut times) = (None, vec![]);
    loop {
        let (page, time) = timed(|| store.list(&Listing::Finished { game: None }, after, PAGE));
        times.push(time);
        after = page?.next;
        if after.is_none() {
            break;
        }
    }
    say(&format!("each of the {} pages of finished games", times.len()), times);
    let uncounted = (0..300).map(|_| timed(|| store.uncounted(None, PAGE)));
    say("tables to rate", uncounted.map(|(page, time)| page.map(|_| time)).collect::<Result<_, _>>()?);
    let due = (0..300).map(|_| timed(|| store.due(Millis(i64::MAX), PAGE)));
    say("tables to wake", due.map(|(found, time)| found.map(|_| time)).collect::<Result<_, _>>()?);

    let wake = |number: u64| -> Result<Duration, store::Error> {
        let (stored, time) = timed(|| store.load(table(number)));
        stored.map(|_| time)
    };
    let long = (0..TABLES).step_by(100);
    say(&format!("load {LONG} events, first time"), long.clone().map(wake).collect::<Result<_, _>>()?);
    say(&format!("load {LONG} events, again"), long.map(wake).collect::<Result<_, _>>()?);
    let short = (1..TABLES).step_by(97);
    say("load 10 events", short.map(wake).collect::<Result<_, _>>()?);
    let (checked, time) = timed(|| store.check());
    checked?;
    println!("{:<44} {:>11.1} s", "check everything", time.as_secs_f64());
    let (copied, time) = timed(|| store.backup(folder.join("copy.db"), &mut |_| {}));
    copied?;
    println!("{:<44} {:>11.1} s", "back up, checked", time.as_secs_f64());
    Ok(())
}

fn random_person() -> u64 {
    fastrand::u64(0..PEOPLE)
}

fn finished(person: u64, game: Option<String>) -> Listing {
    Listing::FinishedBy { person: PersonId(person as i64), game, private: false }
}

/// Mostly finished tables, some open, some in play; one game in twenty is rare, one in ten private.
fn fill(file: &Path) -> Result<(), Box<dyn Error>> {
    let store = SqliteStore::open(file)?;
    let mut random = fastrand::Rng::with_seed(4);
    let (answer, fates) = mpsc::sync_channel(256);
    let mut waiting = 0;
    for number in 0..TABLES {
        let status = match random.u8(0..100) {
            0..2 => Status::Open,
            2..6 => Status::Playing,
            _ => Status::Finished,
        };
        let mut people = vec![random.u64(0..PEOPLE), random.u64(0..PEOPLE), random.u64(0..PEOPLE)];
        if number % 10 == 0 {
            people[0] = REGULAR;
        }
        let people = people.into_iter().map(|person| (person, (status == Status::Playing).then_some(number)));
        let mut summary = summary(status, number, people);
        if random.u8(0..20) == 0 {
            summary.game = "big-manitou".into();
        }
        if random.u8(0..10) == 0 {
            summary.visibility = Visibility::Private;
        }
        let length = if number % 100 == 0 { LONG } else { 10 };
        let append = Append {
            summary: Some(summary),
            wake: if status == Status::Playing { Wake::At(Millis(number as i64)) } else { Wake::Keep },
            ..Append::new(table(number), Seq::START, (0..length as u64).map(entry).collect())
        };
        let answer = answer.clone();
        store.submit(append, Box::new(move |fate| _ = answer.send(fate)));
        waiting += 1;
        if waiting == 256 {
            fates.recv()??;
            waiting -= 1;
        }
    }
    drop(answer);
    fates.iter().collect::<Result<Vec<_>, _>>()?;
    Ok(())
}
