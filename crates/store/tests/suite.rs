//! What every store must do; run against SQLite and against memory.
#![allow(clippy::unwrap_used, reason = "a test that finds nothing should fail")]

mod common;

use common::{Everything, Place, entry, journal, open, opening, summary, table, who};
use store::{
    Append, CommandId, Epoch, Error, Listing, MemoryStore, Millis, Owner, PersonId, Rating, Reckoning, Seq,
    Snapshot, Status, TableId, Visibility, Wake,
};

macro_rules! suite {
    ($($test:ident),* $(,)?) => {
        mod memory {
            $(#[test] fn $test() { super::$test(&super::MemoryStore::new()); })*
        }
        mod sqlite {
            $(#[test] fn $test() { let place = super::Place::new(); super::$test(&place.store()); })*
        }
    };
}

suite! {
    a_table_is_opened_by_its_first_append,
    what_is_not_an_opening_finds_no_table,
    a_journal_is_numbered_without_gaps,
    a_stale_append_conflicts_and_writes_nothing,
    a_command_is_done_once,
    a_command_is_known_before_anything_else_is_wrong,
    a_command_twice_in_one_append_is_refused,
    a_command_belongs_to_its_table,
    an_absurd_version_is_a_conflict,
    a_table_wakes_from_its_snapshot,
    what_is_derived_can_be_renewed_without_an_entry,
    a_turn_passes_without_the_rest_of_the_summary,
    due_tables_come_most_urgent_first,
    an_older_epoch_may_not_write,
    a_lease_lasts_until_its_time,
    my_tables_are_those_i_sit_at,
    it_is_my_turn_where_a_table_waits_for_me,
    open_tables_are_public_ones,
    finished_games_by_game_and_player,
    private_games_are_for_their_people,
    pages_neither_repeat_nor_hide,
    ratings_are_kept_and_started_over,
    tables_are_counted_once,
    a_reckoning_that_fails_counts_nothing,
}

fn a_table_is_opened_by_its_first_append(store: &dyn Everything) {
    let append =
        Append { wake: Wake::At(Millis(90)), ..opening(table(1), 10, summary(Status::Open, 10, &[7, 5])) };
    let entries = [append.entries.clone(), vec![entry(12, None)]].concat();
    assert_eq!(store.append(Append { entries, ..append }), Ok(Seq(2)));
    let row = store.row(table(1)).unwrap();
    assert_eq!((row.id, row.version), (table(1), Seq(2)));
    assert_eq!((row.created_at, row.updated_at, row.wake_at), (Millis(10), Millis(12), Some(Millis(90))));
    assert_eq!(row.lease, None);
    // People come back in the order of their numbers.
    assert_eq!(row.summary, summary(Status::Open, 10, &[5, 7]));
    let again = store.append(opening(table(1), 10, summary(Status::Open, 10, &[])));
    assert_eq!(again, Err(Error::Conflict { expected: Seq(0), found: Seq(2) }));
}

fn what_is_not_an_opening_finds_no_table(store: &dyn Everything) {
    let none = Err(Error::NoTable(table(1)));
    assert_eq!(store.append(Append::new(table(1), Seq(0), vec![entry(1, None)])), none);
    let full = opening(table(1), 1, summary(Status::Open, 1, &[]));
    assert_eq!(store.append(Append { expected: Seq(1), ..full.clone() }), none);
    assert_eq!(store.append(Append { entries: vec![], ..full }), none);
    assert_eq!(store.row(table(1)).err(), none.clone().err());
    assert_eq!(store.load(table(1)).err(), none.clone().err());
    assert_eq!(store.events(table(1), Seq(0), 9).err(), none.clone().err());
    assert_eq!(store.command(table(1), &CommandId("a".into())), Ok(None));
    let lease = store.lease(table(1), &Owner("one".into()), Millis(0), Millis(9));
    assert_eq!(lease.err(), none.err());
}

fn a_journal_is_numbered_without_gaps(store: &dyn Everything) {
    open(store, table(1));
    open(store, table(2));
    let (a, b, c) = (entry(2, Some("a")), entry(3, None), entry(4, Some("c")));
    assert_eq!(store.append(Append::new(table(1), Seq(1), vec![a.clone(), b.clone()])), Ok(Seq(3)));
    assert_eq!(store.append(Append::new(table(1), Seq(3), vec![c.clone()])), Ok(Seq(4)));
    let events = journal(store, table(1));
    assert_eq!(events.iter().map(|event| event.seq.0).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(events[1..].iter().map(|event| &event.entry).collect::<Vec<_>>(), [&a, &b, &c]);
    assert_eq!(journal(store, table(2)).len(), 1);
    let middle = store.events(table(1), Seq(1), 2).unwrap();
    assert_eq!(middle[..], events[1..3]);
    assert_eq!(store.events(table(1), Seq(4), 2), Ok(vec![]));
}

fn a_stale_append_conflicts_and_writes_nothing(store: &dyn Everything) {
    open(store, table(1));
    store.append(Append::new(table(1), Seq(1), vec![entry(2, Some("a"))])).unwrap();
    let before = store.load(table(1)).unwrap();
    for expected in [Seq(0), Seq(1), Seq(3)] {
        let stale = Append {
            expected,
            snapshot: Some(b"stale".to_vec()),
            wake: Wake::At(Millis(1)),
            ..opening(table(1), 5, summary(Status::Finished, 5, &[1]))
        };
        assert_eq!(store.append(stale), Err(Error::Conflict { expected, found: Seq(2) }));
    }
    assert_eq!(store.load(table(1)).unwrap(), before);
}

fn a_command_is_done_once(store: &dyn Everything) {
    open(store, table(1));
    let command = CommandId("7:play".into());
    assert_eq!(store.command(table(1), &command), Ok(None));
    let append =
        Append::new(table(1), Seq(1), vec![entry(2, None), entry(2, Some("7:play")), entry(3, None)]);
    assert_eq!(store.append(append.clone()), Ok(Seq(4)));
    let done = Err(Error::AlreadyDone { command: command.clone(), seq: Seq(3) });
    assert_eq!(store.append(append.clone()), done);
    // Sent again with what the client has learnt meanwhile, it is still the same command.
    assert_eq!(store.append(Append { expected: Seq(4), ..append }), done);
    assert_eq!(journal(store, table(1)).len(), 4);
    let event = store.command(table(1), &command).unwrap().unwrap();
    assert_eq!((event.seq, event.entry), (Seq(3), entry(2, Some("7:play"))));
}

fn a_command_is_known_before_anything_else_is_wrong(store: &dyn Everything) {
    open(store, table(1));
    store.append(Append::new(table(1), Seq(1), vec![entry(2, Some("a"))])).unwrap();
    store.lease(table(1), &Owner("one".into()), Millis(0), Millis(100)).unwrap();
    let again = Append {
        epoch: Some(Epoch(9)),
        ..Append::new(table(1), Seq(77), vec![entry(9, Some("b")), entry(9, Some("a"))])
    };
    assert_eq!(store.append(again), Err(Error::AlreadyDone { command: CommandId("a".into()), seq: Seq(2) }));
}

fn a_command_twice_in_one_append_is_refused(store: &dyn Everything) {
    open(store, table(1));
    let twice = Append::new(table(1), Seq(1), vec![entry(2, Some("a")), entry(3, None), entry(4, Some("a"))]);
    assert_eq!(store.append(twice), Err(Error::Repeated(CommandId("a".into()))));
    assert_eq!(journal(store, table(1)).len(), 1);
}

fn a_command_belongs_to_its_table(store: &dyn Everything) {
    for number in [1, 2] {
        open(store, table(number));
        assert_eq!(store.append(Append::new(table(number), Seq(1), vec![entry(2, Some("a"))])), Ok(Seq(2)));
    }
}

fn an_absurd_version_is_a_conflict(store: &dyn Everything) {
    open(store, table(1));
    let absurd = Append::new(table(1), Seq(u32::MAX), vec![entry(2, Some("a")), entry(2, None)]);
    assert_eq!(store.append(absurd), Err(Error::Conflict { expected: Seq(u32::MAX), found: Seq(1) }));
}

fn a_table_wakes_from_its_snapshot(store: &dyn Everything) {
    open(store, table(1));
    assert_eq!(store.load(table(1)).unwrap().events.len(), 1);
    for (expected, snapshot) in [(1, Some(b"one".to_vec())), (2, None), (3, Some(b"two".to_vec())), (4, None)]
    {
        let next = Append { snapshot, ..Append::new(table(1), Seq(expected), vec![entry(9, None)]) };
        store.append(next).unwrap();
    }
    let stored = store.load(table(1)).unwrap();
    assert_eq!(stored.snapshot, Some(Snapshot { seq: Seq(4), body: b"two".to_vec() }));
    assert_eq!(stored.events, journal(store, table(1))[4..]);
    assert_eq!(stored.row, store.row(table(1)).unwrap());
}

fn what_is_derived_can_be_renewed_without_an_entry(store: &dyn Everything) {
    open(store, table(1));
    let renewed = Append {
        summary: Some(summary(Status::Playing, 2, &[4])),
        snapshot: Some(b"state".to_vec()),
        wake: Wake::At(Millis(50)),
        ..Append::new(table(1), Seq(1), vec![])
    };
    assert_eq!(store.append(renewed), Ok(Seq(1)));
    let stored = store.load(table(1)).unwrap();
    assert_eq!(stored.row.summary, summary(Status::Playing, 2, &[4]));
    assert_eq!((stored.row.updated_at, stored.row.wake_at), (Millis(1), Some(Millis(50))));
    assert_eq!(stored.snapshot.map(|snapshot| snapshot.seq), Some(Seq(1)));
}

fn a_turn_passes_without_the_rest_of_the_summary(store: &dyn Everything) {
    store.append(opening(table(1), 1, summary(Status::Playing, 1, &[4, 5]))).unwrap();
    let moved = vec![entry(2, None)];
    // The table knows nobody of number 6, and a turn makes nobody known to it.
    let turns = vec![who(5, Some(2)), who(6, Some(2))];
    store.append(Append { turns, ..Append::new(table(1), Seq(1), moved.clone()) }).unwrap();
    let row = store.row(table(1)).unwrap();
    assert_eq!(row.summary.people, [who(4, None), who(5, Some(2))]);
    let turns = vec![who(5, None), who(4, Some(3))];
    store.append(Append { turns, ..Append::new(table(1), Seq(2), moved) }).unwrap();
    let mine = |person| store.list(&Listing::Turn { person: PersonId(person) }, None, 9).unwrap().rows.len();
    assert_eq!([mine(4), mine(5), mine(6)], [1, 0, 0]);
}

fn due_tables_come_most_urgent_first(store: &dyn Everything) {
    for (number, wake) in
        [(1, Wake::At(Millis(30))), (2, Wake::At(Millis(10))), (3, Wake::Keep), (4, Wake::At(Millis(20)))]
    {
        store.append(Append { wake, ..opening(table(number), 1, summary(Status::Open, 1, &[])) }).unwrap();
    }
    let due = |until, limit| store.due(Millis(until), limit).unwrap();
    assert_eq!(due(9, 9), []);
    assert_eq!(due(20, 9), [(Millis(10), table(2)), (Millis(20), table(4))]);
    assert_eq!(due(99, 1), [(Millis(10), table(2))]);
    store.append(Append { wake: Wake::Never, ..Append::new(table(2), Seq(1), vec![]) }).unwrap();
    store.append(Append { wake: Wake::At(Millis(5)), ..Append::new(table(1), Seq(1), vec![]) }).unwrap();
    store.append(Append { wake: Wake::Keep, ..Append::new(table(4), Seq(1), vec![entry(2, None)]) }).unwrap();
    assert_eq!(due(99, 9), [(Millis(5), table(1)), (Millis(20), table(4))]);
}

fn an_older_epoch_may_not_write(store: &dyn Everything) {
    open(store, table(1));
    let old = store.lease(table(1), &Owner("old".into()), Millis(0), Millis(10)).unwrap();
    let new = store.lease(table(1), &Owner("new".into()), Millis(10), Millis(20)).unwrap();
    assert!(new.epoch > old.epoch);
    let write =
        |epoch, expected| Append { epoch, ..Append::new(table(1), Seq(expected), vec![entry(11, None)]) };
    assert_eq!(store.append(write(Some(old.epoch), 1)), Err(Error::Leased(new.clone())));
    assert_eq!(store.append(write(Some(new.epoch), 1)), Ok(Seq(2)));
    assert_eq!(store.append(write(None, 2)), Ok(Seq(3)));
    assert_eq!(store.row(table(1)).unwrap().lease, Some(new));
}

fn a_lease_lasts_until_its_time(store: &dyn Everything) {
    open(store, table(1));
    let (one, two) = (Owner("one".into()), Owner("two".into()));
    let first = store.lease(table(1), &one, Millis(0), Millis(10)).unwrap();
    assert_eq!(store.lease(table(1), &two, Millis(9), Millis(19)), Err(Error::Leased(first.clone())));
    let longer = store.lease(table(1), &one, Millis(9), Millis(15)).unwrap();
    assert_eq!((longer.epoch, longer.until), (first.epoch, Millis(15)));
    // Given back before its time.
    store.lease(table(1), &one, Millis(11), Millis(11)).unwrap();
    assert_eq!(store.lease(table(1), &two, Millis(11), Millis(21)).unwrap().owner, two);
}

fn ids(store: &dyn Everything, listing: &Listing) -> Vec<TableId> {
    store.list(listing, None, 100).unwrap().rows.iter().map(|row| row.id).collect()
}

fn tables<const N: usize>(numbers: [u8; N]) -> Vec<TableId> {
    numbers.map(table).to_vec()
}

fn my_tables_are_those_i_sit_at(store: &dyn Everything) {
    let states =
        [Status::Open, Status::Playing, Status::Finished, Status::Closed, Status::Open, Status::Playing];
    for (number, status) in (1..).zip(states) {
        let people: &[i64] = if number == 5 { &[8] } else { &[7, 8] };
        store.append(opening(table(number), 1, summary(status, number.into(), people))).unwrap();
    }
    let mine = Listing::Mine { person: PersonId(7) };
    assert_eq!(ids(store, &mine), tables([6, 2, 1]));
    // Leaving takes a table off the list, starting moves it up.
    store
        .append(Append {
            summary: Some(summary(Status::Playing, 6, &[8])),
            ..Append::new(table(6), Seq(1), vec![])
        })
        .unwrap();
    store
        .append(Append {
            summary: Some(summary(Status::Playing, 9, &[7, 8])),
            ..Append::new(table(1), Seq(1), vec![])
        })
        .unwrap();
    assert_eq!(ids(store, &mine), tables([1, 2]));
    assert_eq!(ids(store, &Listing::Mine { person: PersonId(8) }), tables([1, 6, 5, 2]));
    assert_eq!(ids(store, &Listing::Mine { person: PersonId(9) }), []);
}

fn it_is_my_turn_where_a_table_waits_for_me(store: &dyn Everything) {
    let turn = |numbers: [Option<i64>; 2]| {
        let people = vec![who(7, numbers[0]), who(8, numbers[1])];
        Some(store::Summary { people, ..summary(Status::Playing, 1, &[]) })
    };
    for (number, waiting) in [(1, [Some(30), None]), (2, [Some(10), Some(10)]), (3, [None, Some(20)])] {
        store
            .append(Append {
                summary: turn(waiting),
                ..opening(table(number), 1, summary(Status::Open, 1, &[]))
            })
            .unwrap();
    }
    let (seven, eight) = (Listing::Turn { person: PersonId(7) }, Listing::Turn { person: PersonId(8) });
    assert_eq!(ids(store, &seven), tables([2, 1]));
    assert_eq!(ids(store, &eight), tables([2, 3]));
    let passed =
        Append { summary: turn([None, Some(40)]), ..Append::new(table(1), Seq(1), vec![entry(40, None)]) };
    store.append(passed).unwrap();
    assert_eq!(ids(store, &seven), tables([2]));
    assert_eq!(ids(store, &eight), tables([2, 3, 1]));
    let row = &store.list(&seven, None, 1).unwrap().rows[0];
    assert_eq!(row.summary.people, [who(7, Some(10)), who(8, Some(10))]);
}

fn open_tables_are_public_ones(store: &dyn Everything) {
    for number in 1..=6 {
        let mut open = summary(Status::Open, number, &[]);
        match number {
            2 => open.visibility = Visibility::Private,
            3 => open.status = Status::Playing,
            4 => open.game = "bison".into(),
            _ => {}
        }
        store.append(opening(table(number as u8), 1, open)).unwrap();
    }
    assert_eq!(ids(store, &Listing::Open { game: None }), tables([6, 5, 4, 1]));
    assert_eq!(ids(store, &Listing::Open { game: Some("bison".into()) }), tables([4]));
    assert_eq!(ids(store, &Listing::Playing { game: None }), tables([3]));
    assert_eq!(ids(store, &Listing::Playing { game: Some("bison".into()) }), []);
    let hidden = store::Summary { visibility: Visibility::Private, ..summary(Status::Open, 6, &[]) };
    store.append(Append { summary: Some(hidden), ..Append::new(table(6), Seq(1), vec![]) }).unwrap();
    assert_eq!(ids(store, &Listing::Open { game: None }), tables([5, 4, 1]));
}

/// Tables 1 to 6, finished in that order by 7 and 8; the even ones are of Bison, 3 and 4 are private.
fn finished(store: &dyn Everything) {
    for number in 1..=6 {
        let mut over = summary(Status::Finished, number, &[7, 8]);
        if number % 2 == 0 {
            over.game = "bison".into();
        }
        if [3, 4].contains(&number) {
            over.visibility = Visibility::Private;
        }
        store.append(opening(table(number as u8), 1, over)).unwrap();
    }
}

fn finished_games_by_game_and_player(store: &dyn Everything) {
    finished(store);
    let bison = || Some("bison".to_string());
    assert_eq!(ids(store, &Listing::Finished { game: None }), tables([6, 5, 2, 1]));
    assert_eq!(ids(store, &Listing::Finished { game: bison() }), tables([6, 2]));
    let by = |person, game| Listing::FinishedBy { person: PersonId(person), game, private: false };
    assert_eq!(ids(store, &by(7, None)), tables([6, 5, 2, 1]));
    assert_eq!(ids(store, &by(7, bison())), tables([6, 2]));
    assert_eq!(ids(store, &by(9, None)), []);
}

fn private_games_are_for_their_people(store: &dyn Everything) {
    finished(store);
    let mine = |game| Listing::FinishedBy { person: PersonId(7), game, private: true };
    assert_eq!(ids(store, &mine(None)), tables([6, 5, 4, 3, 2, 1]));
    assert_eq!(ids(store, &mine(Some("bison".into()))), tables([6, 4, 2]));
}

fn pages_neither_repeat_nor_hide(store: &dyn Everything) {
    // Several share a time, so that the order of opening decides; each list goes its own way.
    for number in 0..40_u8 {
        let at = i64::from(number / 7);
        let people = vec![who(7, Some(at))];
        let playing = store::Summary { people, ..summary(Status::Playing, at, &[]) };
        store.append(opening(table(number), at, playing)).unwrap();
    }
    for listing in [
        Listing::Playing { game: None },
        Listing::Playing { game: Some("wind-river".into()) },
        Listing::Mine { person: PersonId(7) },
        Listing::Turn { person: PersonId(7) },
    ] {
        let whole = ids(store, &listing);
        assert_eq!(whole.len(), 40, "{listing:?}");
        let (mut seen, mut after) = (vec![], None);
        loop {
            let page = store.list(&listing, after, 8).unwrap();
            assert_eq!(page.rows.len(), 8);
            seen.extend(page.rows.iter().map(|row| row.id));
            match page.next {
                Some(next) => after = Some(next.to_string().parse().unwrap()),
                None => break,
            }
        }
        assert_eq!(seen, whole, "{listing:?}");
    }
    assert_eq!(store.list(&Listing::Playing { game: None }, None, 0).unwrap().rows, []);
}

fn rating(person: i64, game: &str, seats: u8, mean: f64) -> Rating {
    Rating { person: PersonId(person), game: game.into(), seats, mean, deviation: 8.25, games: 3 }
}

fn ratings_are_kept_and_started_over(store: &dyn Everything) {
    let first = [
        rating(1, "bison", 2, 25.5),
        rating(1, "bison", 3, 20.0),
        rating(2, "bison", 3, 30.0),
        rating(3, "bison", 3, 30.0),
    ];
    store.reckon(Reckoning { ratings: first.to_vec(), ..Reckoning::default() }).unwrap();
    assert_eq!(store.ratings_of(PersonId(1)).unwrap(), first[..2]);
    let best = store.leaders("bison", 3, 2).unwrap();
    assert_eq!(best, first[2..]);
    let better = rating(1, "bison", 3, 31.0);
    store.reckon(Reckoning { ratings: vec![better.clone()], ..Reckoning::default() }).unwrap();
    assert_eq!(store.leaders("bison", 3, 2).unwrap(), [better, first[2].clone()]);
    let anew = rating(2, "bison", 2, 24.0);
    store
        .reckon(Reckoning { start_over: true, ratings: vec![anew.clone()], ..Reckoning::default() })
        .unwrap();
    assert_eq!(store.ratings_of(PersonId(1)).unwrap(), []);
    assert_eq!(store.ratings_of(PersonId(2)).unwrap(), [anew]);
}

fn uncounted(store: &dyn Everything) -> Vec<TableId> {
    store.uncounted(None, 100).unwrap().rows.iter().map(|row| row.id).collect()
}

fn tables_are_counted_once(store: &dyn Everything) {
    finished(store);
    let unrated = store::Summary { rated: false, ..summary(Status::Finished, 7, &[]) };
    store.append(opening(table(7), 1, unrated)).unwrap();
    store.append(opening(table(8), 1, summary(Status::Playing, 8, &[]))).unwrap();
    assert_eq!(uncounted(store), tables([1, 2, 3, 4, 5, 6]));
    let page = store.uncounted(None, 4).unwrap();
    assert_eq!(store.uncounted(page.next, 4).unwrap().rows.len(), 2);
    store.reckon(Reckoning { tables: tables([1, 2, 4]), ..Reckoning::default() }).unwrap();
    assert_eq!(uncounted(store), tables([3, 5, 6]));
    store.reckon(Reckoning { start_over: true, tables: tables([5]), ..Reckoning::default() }).unwrap();
    assert_eq!(uncounted(store), tables([1, 2, 3, 4, 6]));
}

fn a_reckoning_that_fails_counts_nothing(store: &dyn Everything) {
    finished(store);
    let kept = rating(1, "bison", 2, 25.0);
    store
        .reckon(Reckoning { tables: tables([1]), ratings: vec![kept.clone()], ..Reckoning::default() })
        .unwrap();
    let wrong =
        Reckoning { start_over: true, tables: tables([2, 99]), ratings: vec![rating(1, "bison", 2, 99.0)] };
    assert_eq!(store.reckon(wrong), Err(Error::NoTable(table(99))));
    assert_eq!(uncounted(store), tables([2, 3, 4, 5, 6]));
    assert_eq!(store.ratings_of(PersonId(1)).unwrap(), [kept]);
}
