//! Copies made while the store runs, and put back.
#![allow(clippy::unwrap_used, reason = "a test that finds nothing should fail")]

mod common;
#[path = "common/script.rs"]
mod script;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use common::{Place, hammer, journal, open, table};
use rusqlite::Connection;
use store::{Append, Error, Millis, Seq, SqliteStore, Store, restore};

fn backup(store: &SqliteStore, to: &Path) {
    store.backup(to, &mut |_| {}).unwrap();
}

fn put_back(from: &Path, to: &Path) -> Result<Option<PathBuf>, Error> {
    restore(from, to, Millis(1_763), &mut |_| {})
}

/// A store with one table, closed, and a copy of it.
fn copied() -> (Place, PathBuf) {
    let place = Place::new();
    let copy = place.beside("copy");
    let store = place.store();
    open(&store, table(1));
    backup(&store, &copy);
    (place, copy)
}

fn files(place: &Place) -> Vec<String> {
    let names = fs::read_dir(place.folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_copy_made_while_others_write_is_whole() {
    let place = Place::new();
    let store = place.store();
    let written =
        |until: u32| (0..until).for_each(|n| _ = store.append(script::append(script::table(1), n)).unwrap());
    written(100);
    let (mut progress, copy) = (vec![], place.beside("copy"));
    thread::scope(|scope| {
        let writer = scope
            .spawn(|| (100..200).try_for_each(|n| store.append(script::append(table(1), n)).map(|_| ())));
        store.backup(&copy, &mut |so_far| progress.push(so_far)).unwrap();
        writer.join().unwrap().unwrap();
    });
    let last = progress.last().unwrap();
    assert_eq!(last.done, last.total);
    let copy = SqliteStore::open(&copy).unwrap();
    copy.check().unwrap();
    let (copied, all) = (journal(&copy, table(1)), journal(&store, table(1)));
    assert!(copied.len() >= script::version_before(100).0 as usize);
    assert_eq!(copied, all[..copied.len()]);
    assert_eq!(copy.row(table(1)).unwrap().version.0 as usize, copied.len());
    assert_eq!(all.len(), script::version_before(200).0 as usize);
}

#[test]
fn a_copy_is_one_file_and_overwrites_none() {
    let (place, copy) = copied();
    let before = fs::read(&copy).unwrap();
    assert_eq!(place.store().backup(&copy, &mut |_| {}), Err(Error::Exists(copy.clone())));
    assert!(fs::read(&copy).unwrap() == before);
    assert_eq!(files(&place), ["copy", "tallgrass.db", "tallgrass.db-lock"]);
}

#[test]
fn restoring_keeps_the_old_file_aside() {
    let (place, copy) = copied();
    open(&place.store(), table(2));
    let kept = put_back(&copy, &place.path).unwrap().unwrap();
    assert_eq!(kept, place.beside("tallgrass.db.before-1763"));
    let store = place.store();
    assert_eq!(journal(&store, table(1)).len(), 1);
    assert_eq!(store.row(table(2)), Err(Error::NoTable(table(2))));
    open(&store, table(3));
    assert_eq!(journal(&SqliteStore::open(kept).unwrap(), table(2)).len(), 1);
    // A second time the same name would be needed: nothing is overwritten.
    drop(store);
    let again = put_back(&copy, &place.path);
    assert_eq!(again, Err(Error::Exists(place.beside("tallgrass.db.before-1763"))));
    assert_eq!(journal(&place.store(), table(3)).len(), 1);
}

#[test]
fn restoring_where_there_was_nothing() {
    let (place, copy) = copied();
    let new = place.beside("new.db");
    assert_eq!(put_back(&copy, &new), Ok(None));
    assert_eq!(journal(&SqliteStore::open(new).unwrap(), table(1)).len(), 1);
}

#[test]
fn a_store_in_use_is_not_replaced() {
    let (place, copy) = copied();
    let store = place.store();
    assert_eq!(put_back(&copy, &place.path), Err(Error::Locked(place.path.clone())));
    open(&store, table(2));
    drop(store);
    // Nor one that is open in a tool that knows nothing of us.
    let tool = Connection::open(&place.path).unwrap();
    tool.query_row("SELECT count(*) FROM tables", [], |_| Ok(())).unwrap();
    assert_eq!(put_back(&copy, &place.path), Err(Error::Locked(place.path.clone())));
    drop(tool);
    assert_eq!(journal(&place.store(), table(2)).len(), 1);
    assert!(!files(&place).iter().any(|name| name.contains("before") || name.contains("part")));
}

#[test]
fn what_a_killed_process_left_in_its_log_is_kept_aside_too() {
    let place = Place::new();
    let copy = place.beside("copy");
    backup(&place.store(), &copy);
    let mut process =
        Command::new(hammer()).arg("append").arg(&place.path).stdout(Stdio::null()).spawn().unwrap();
    let log = place.beside("tallgrass.db-wal");
    while fs::metadata(&log).map_or(0, |log| log.len()) < 1 << 20 {
        assert_eq!(process.try_wait().unwrap(), None, "the helper stopped by itself");
        thread::sleep(Duration::from_millis(1));
    }
    process.kill().unwrap();
    process.wait().unwrap();
    let kept = put_back(&copy, &place.path).unwrap().unwrap();
    let kept = SqliteStore::open(kept).unwrap();
    assert!(journal(&kept, script::table(3)).len() > 1);
    let store = place.store();
    assert_eq!(store.row(script::table(3)), Err(Error::NoTable(script::table(3))));
    store.check().unwrap();
}

#[test]
fn a_damaged_copy_is_not_put_back() {
    let (place, copy) = copied();
    let whole = fs::read(&copy).unwrap();
    let before = place.bytes();
    for page in 0..whole.len() / 4_096 {
        let mut damaged = whole.clone();
        damaged[page * 4_096..(page + 1) * 4_096].fill(0xa5);
        fs::write(&copy, damaged).unwrap();
        let refused = put_back(&copy, &place.path);
        assert!(
            matches!(&refused, Err(Error::Corrupt { path, .. }) if *path == copy),
            "page {page}: {refused:?}"
        );
        assert!(place.bytes() == before);
    }
    assert_eq!(files(&place), ["copy", "tallgrass.db", "tallgrass.db-lock"]);
}

#[test]
fn a_copy_whose_journals_do_not_add_up_is_not_put_back() {
    let stray = "INSERT INTO events (table_no, seq, at, kind, body) VALUES (9, 1, 0, '', '')";
    for sql in ["UPDATE heads SET version = 2", stray] {
        let (place, copy) = copied();
        Connection::open(&copy).unwrap().execute_batch(sql).unwrap();
        assert!(matches!(put_back(&copy, &place.path), Err(Error::Corrupt { .. })), "{sql}");
    }
}

#[test]
fn a_journal_with_a_gap_is_not_loaded() {
    let (_place, copy) = copied();
    Connection::open(&copy).unwrap().execute_batch("UPDATE heads SET version = 2").unwrap();
    assert!(matches!(SqliteStore::open(&copy).unwrap().load(table(1)), Err(Error::Corrupt { .. })));
}

#[test]
fn newer_and_foreign_files_are_neither_taken_nor_replaced() {
    for sql in ["PRAGMA user_version = 99", "PRAGMA application_id = 7"] {
        let (place, copy) = copied();
        Connection::open(&copy).unwrap().execute_batch(sql).unwrap();
        let (one, other) = (fs::read(&copy).unwrap(), place.bytes());
        assert!(matches!(put_back(&copy, &place.path), Err(Error::NewerVersion { .. } | Error::Foreign(_))));
        assert!(matches!(put_back(&place.path, &copy), Err(Error::NewerVersion { .. } | Error::Foreign(_))));
        assert!(fs::read(&copy).unwrap() == one && place.bytes() == other);
    }
}

#[test]
fn a_damaged_store_gives_way_and_is_kept_as_it_is() {
    for damaged in [0..16, 100..4_000, 8_192..12_288] {
        let (place, copy) = copied();
        let mut bytes = place.bytes();
        bytes[damaged].fill(0xa5);
        fs::write(&place.path, &bytes).unwrap();
        let kept = put_back(&copy, &place.path).unwrap().unwrap();
        // A sound head may be brought up to date; what is damaged stays for whoever wants to save something.
        assert!(fs::read(kept).unwrap()[100..] == bytes[100..]);
        let store = place.store();
        store.check().unwrap();
        let append = Append::new(table(1), Seq(1), vec![common::entry(2, None)]);
        assert_eq!(store.append(append), Ok(Seq(2)));
    }
}
