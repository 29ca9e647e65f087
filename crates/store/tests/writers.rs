//! Several who write: to one table, from two processes, and in one group.
#![allow(clippy::unwrap_used, reason = "a test that finds nothing should fail")]

mod common;

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use common::{Place, entry, journal, open, opening, summary, table};
use rusqlite::Connection;
use store::{Append, CommandId, Entry, Error, Options, Seq, SqliteStore, Status, Store};

/// Hands over appends while the writer is held up, so that all but the first are committed as one group.
fn as_one_group(place: &Place, store: &SqliteStore, appends: Vec<Append>) -> Vec<Result<Seq, Error>> {
    let other = Connection::open(&place.path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    open_later(store, table(255));
    let (answer, fates) = mpsc::channel();
    let count = appends.len();
    for (place, append) in appends.into_iter().enumerate() {
        let answer = answer.clone();
        store.submit(append, Box::new(move |fate| answer.send((place, fate)).unwrap()));
    }
    other.execute_batch("COMMIT").unwrap();
    let mut fates: Vec<_> = fates.iter().take(count).collect();
    fates.sort_by_key(|(place, _)| *place);
    fates.into_iter().map(|(_, fate)| fate).collect()
}

fn open_later(store: &SqliteStore, id: store::TableId) {
    store
        .submit(opening(id, 1, summary(Status::Open, 1, &[])), Box::new(|fate| assert_eq!(fate, Ok(Seq(1)))));
    // Time for the writer to take it from the queue; if that comes too late the group is only one larger.
    thread::sleep(Duration::from_millis(20));
}

#[test]
fn of_two_writers_on_one_table_one_wins_and_the_other_is_told() {
    let place = Place::new();
    let (one, two) = (place.store(), place.store());
    open(&one, table(1));
    for round in 1..=50 {
        let append = |store: &SqliteStore, name: &str| {
            store.append(Append::new(table(1), Seq(round), vec![entry(2, Some(&format!("{name}-{round}")))]))
        };
        let (first, second) = thread::scope(|scope| {
            let first = scope.spawn(|| append(&one, "one"));
            (append(&two, "two"), first.join().unwrap())
        });
        let conflict = Err(Error::Conflict { expected: Seq(round), found: Seq(round + 1) });
        let next = Ok(Seq(round + 1));
        assert!(
            (first == next && second == conflict) || (first == conflict && second == next),
            "{first:?} {second:?}"
        );
    }
    assert_eq!(journal(&one, table(1)), journal(&two, table(1)));
    assert_eq!(journal(&one, table(1)).len(), 51);
}

#[test]
fn what_a_group_refuses_its_neighbours_do_not_feel() {
    let place = Place::new();
    let store = place.store();
    (1..=3).for_each(|number| open(&store, table(number)));
    let append = |number, name| Append::new(table(number), Seq(1), vec![entry(2, Some(name))]);
    let fates = as_one_group(
        &place,
        &store,
        vec![
            append(1, "a"),
            append(2, "a"),
            append(1, "b"), // the version has moved on within the group
            append(2, "a"), // sent twice within the group
            Append::new(table(9), Seq(1), vec![entry(2, None)]),
            append(3, "a"),
        ],
    );
    let expected = [
        Ok(Seq(2)),
        Ok(Seq(2)),
        Err(Error::Conflict { expected: Seq(1), found: Seq(2) }),
        Err(Error::AlreadyDone { command: CommandId("a".into()), seq: Seq(2) }),
        Err(Error::NoTable(table(9))),
        Ok(Seq(2)),
    ];
    assert_eq!(fates, expected);
}

#[test]
fn one_append_that_finds_no_room_takes_no_neighbour_with_it() {
    let place = Place::new();
    let store =
        SqliteStore::open_with(&place.path, Options { max_pages: Some(64), ..Options::default() }).unwrap();
    (1..=5).for_each(|number| open(&store, table(number)));
    let small = |number| Append::new(table(number), Seq(1), vec![entry(2, Some("small"))]);
    let mut large = small(3);
    // It begins with an entry that fits, so that it fails halfway.
    large.entries.push(Entry { body: "x".repeat(1 << 20), ..entry(3, None) });
    let fates = as_one_group(&place, &store, vec![small(1), small(2), large, small(4), small(5)]);
    assert_eq!(fates, [Ok(Seq(2)), Ok(Seq(2)), Err(Error::Full), Ok(Seq(2)), Ok(Seq(2))]);
    let lengths = [1, 2, 3, 4, 5].map(|number| journal(&store, table(number)).len());
    assert_eq!(lengths, [2, 2, 1, 2, 2]);
    drop(store);
    let again = place.store();
    assert_eq!([1, 2, 3, 4, 5].map(|number| journal(&again, table(number)).len()), lengths);
    again.check().unwrap();
}

#[test]
fn a_store_that_is_dropped_finishes_what_it_was_given() {
    let place = Place::new();
    let (answer, fates) = mpsc::channel();
    let store = place.store();
    for number in 0..250 {
        let answer = answer.clone();
        let append = opening(table(number), 1, summary(Status::Open, 1, &[]));
        store.submit(append, Box::new(move |fate| answer.send(fate).unwrap()));
    }
    drop(store);
    drop(answer);
    assert!(fates.iter().all(|fate| fate == Ok(Seq(1))));
    let store = place.store();
    assert!((0..250).all(|number| store.row(table(number)).is_ok()));
}

#[test]
fn the_log_begins_again_while_somebody_writes_on() {
    const BODY: usize = 1 << 20;
    let place = Place::new();
    let store = place.store();
    open(&store, table(1));
    let log = || std::fs::metadata(place.beside("tallgrass.db-wal")).unwrap().len();
    let mut appends: u32 = 0;
    // Much more was written than the log ever held.
    while u64::from(appends) * (BODY as u64) < 4 * log().max(1 << 24) {
        let large = Entry { body: "x".repeat(BODY), ..entry(2, None) };
        appends += 1;
        store.append(Append::new(table(1), Seq(appends), vec![large])).unwrap();
        assert!(appends < 2_000, "the log grows for ever: {} bytes", log());
    }
    assert_eq!(store.row(table(1)).unwrap().version, Seq(appends + 1));
    drop(store);
    let store = place.store();
    store.check().unwrap();
    assert_eq!(store.row(table(1)).unwrap().version, Seq(appends + 1));
}

#[test]
fn a_file_that_another_process_holds_is_locked_not_broken() {
    let place = Place::new();
    let options = Options { patience: Duration::from_millis(20), ..Options::default() };
    let store = SqliteStore::open_with(&place.path, options).unwrap();
    open(&store, table(1));
    let other = Connection::open(&place.path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let append = Append::new(table(1), Seq(1), vec![entry(2, None)]);
    assert_eq!(store.append(append.clone()), Err(Error::Locked(place.path.clone())));
    // Whoever reads does not wait for those who write.
    assert_eq!(journal(&store, table(1)).len(), 1);
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(store.append(append), Ok(Seq(2)));
}

#[test]
fn nobody_changes_a_journal() {
    let place = Place::new();
    open(&place.store(), table(1));
    let db = Connection::open(&place.path).unwrap();
    for sql in ["UPDATE events SET body = '{}'", "DELETE FROM events"] {
        let refused = db.execute_batch(sql).unwrap_err().to_string();
        assert!(refused.contains("journal"), "{refused}");
    }
    assert_eq!(journal(&place.store(), table(1))[0].entry, entry(1, None));
}
