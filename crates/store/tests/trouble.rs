//! Files that are damaged, foreign, newer, read-only, or on a full disk: a clear answer, and nothing is harmed.
#![allow(clippy::unwrap_used, reason = "a test that finds nothing should fail")]

mod common;

use std::fs;
use std::process::Command;

use common::{Place, entry, hammer, journal, open, table};
use rusqlite::Connection;
use store::{Append, Error, Options, Seq, SqliteStore, Store};

/// The error of opening the file, which must be the same afterwards, byte for byte.
fn refusal(place: &Place) -> Error {
    let log = place.beside("tallgrass.db-wal");
    let before = (place.bytes(), fs::read(&log).unwrap_or_default());
    let error = SqliteStore::open(&place.path).err().expect("is refused");
    let after = (place.bytes(), fs::read(&log).unwrap_or_default());
    assert!(before == after, "{error}: the file was touched");
    error
}

const TABLES: u8 = 20;

/// A store with journals in it, closed again.
fn written() -> Place {
    let place = Place::new();
    let store = place.store();
    for number in 0..TABLES {
        open(&store, table(number));
        let entries = (0..20).map(|at| entry(at, Some(&format!("command {at}"))));
        store.append(Append::new(table(number), Seq(1), entries.collect())).unwrap();
    }
    drop(store);
    place
}

fn alter(place: &Place, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = place.bytes();
    change(&mut bytes);
    fs::write(&place.path, bytes).unwrap();
}

#[test]
fn a_file_of_a_newer_version_is_refused_untouched() {
    let place = written();
    Connection::open(&place.path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let Error::NewerVersion { path, found: 99, known } = refusal(&place) else {
        panic!("not refused as newer")
    };
    assert_eq!(path, place.path);
    assert!(known < 99);
}

#[test]
fn a_newer_version_is_seen_even_if_it_stands_in_the_log_alone() {
    let (place, killed) = (written(), Place::new());
    let newer = Connection::open(&place.path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    // As a process that was killed leaves it: the log is not yet in the file.
    fs::copy(&place.path, &killed.path).unwrap();
    fs::copy(place.beside("tallgrass.db-wal"), killed.beside("tallgrass.db-wal")).unwrap();
    assert!(matches!(refusal(&killed), Error::NewerVersion { found: 99, .. }));
}

#[test]
fn a_foreign_database_is_refused_untouched() {
    let place = Place::new();
    Connection::open(&place.path).unwrap().execute_batch("CREATE TABLE recipes (title TEXT)").unwrap();
    assert_eq!(refusal(&place), Error::Foreign(place.path.clone()));
}

#[test]
fn a_file_that_is_no_database_is_refused_untouched() {
    let place = Place::new();
    fs::write(&place.path, "Dear diary, ".repeat(1_000)).unwrap();
    assert!(matches!(refusal(&place), Error::Corrupt { .. }));
}

#[test]
fn a_damaged_head_or_schema_is_refused_untouched() {
    for damaged in [0..16, 100..4_000] {
        let place = written();
        alter(&place, |bytes| bytes[damaged.clone()].fill(0xa5));
        assert!(matches!(refusal(&place), Error::Corrupt { .. }), "{damaged:?}");
    }
}

#[test]
fn a_file_cut_short_is_refused_or_found_damaged() {
    let place = written();
    let whole = place.bytes().len();
    alter(&place, |bytes| bytes.truncate(whole / 2));
    let found = SqliteStore::open(&place.path).and_then(|store| store.check());
    assert!(matches!(found, Err(Error::Corrupt { .. })), "{found:?}");
}

#[test]
fn damage_in_the_middle_is_told_and_never_taken_for_a_journal() {
    let sound = written();
    let expected: Vec<_> = (0..TABLES).map(|number| journal(&sound.store(), table(number))).collect();
    let pages = sound.bytes().len() / 4_096;
    let mut hit = 0;
    for page in 1..pages {
        let place = Place::new();
        fs::copy(&sound.path, &place.path).unwrap();
        alter(&place, |bytes| bytes[page * 4_096..(page + 1) * 4_096].fill(0xa5));
        let store = match SqliteStore::open(&place.path) {
            Ok(store) => store,
            // What is needed at once is missed at once.
            Err(Error::Corrupt { .. }) => continue,
            Err(error) => panic!("page {page}: {error}"),
        };
        assert!(matches!(store.check(), Err(Error::Corrupt { .. })), "page {page}");
        for (number, expected) in (0..TABLES).zip(&expected) {
            match store.load(table(number)) {
                Ok(stored) => assert_eq!(stored.events, *expected, "page {page}"),
                Err(Error::Corrupt { path, .. }) => {
                    assert_eq!(path, place.path);
                    hit += 1;
                }
                // The index by name is damaged where this one was.
                Err(error) => panic!("page {page}: {error}"),
            }
        }
        // A copy of it would only pass the damage on.
        let copied = store.backup(place.beside("copy"), &mut |_| {});
        assert!(matches!(copied, Err(Error::Corrupt { .. })), "page {page}: {copied:?}");
        assert!(!place.beside("copy").exists() && !place.beside("copy.part").exists());
    }
    assert!(hit > pages, "{hit} journals of {pages} damaged files were refused");
}

#[test]
fn a_full_file_keeps_what_it_has_and_goes_on_when_there_is_room() {
    let place = Place::new();
    open(&place.store(), table(1));
    // Room for some more, however much an empty store takes.
    let pages = u32::try_from(place.bytes().len() / 4_096).unwrap();
    let narrow = Options { max_pages: Some(pages + 30), ..Options::default() };
    let store = SqliteStore::open_with(&place.path, narrow).unwrap();
    let append = |seq: u32| {
        let long = store::Entry { body: "x".repeat(2_000), ..entry(seq.into(), Some(&seq.to_string())) };
        Append::new(table(1), Seq(seq), vec![long])
    };
    let full = (1..).find(|&seq| store.append(append(seq)) != Ok(Seq(seq + 1))).unwrap();
    assert!(full > 10, "full after {full}");
    assert_eq!(store.append(append(full)), Err(Error::Full));
    assert_eq!(journal(&store, table(1)).len(), full as usize);
    drop(store);
    let store = place.store();
    assert_eq!(store.append(append(full)), Ok(Seq(full + 1)));
    store.check().unwrap();
}

#[cfg(target_os = "linux")]
mod as_others {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;

    use super::*;

    fn is_root() -> bool {
        fs::metadata("/proc/self").unwrap().uid() == 0
    }

    fn allow(path: &std::path::Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    /// Opens the store in a process that has no right to write to it; gives what it says.
    fn opened_by_a_stranger(place: &Place, folder: u32) -> String {
        // For root there is no file that cannot be written, so the process becomes nobody.
        let program = Place::new();
        let copy = program.beside("hammer");
        fs::copy(hammer(), &copy).unwrap();
        allow(program.folder.path(), 0o755);
        allow(&place.path, 0o444);
        allow(place.folder.path(), folder);
        let mut open = Command::new(&copy);
        if is_root() {
            open.uid(65_534).gid(65_534);
        }
        let said = open.arg("open").arg(&place.path).output().unwrap();
        allow(place.folder.path(), 0o755);
        String::from_utf8(said.stdout).unwrap()
    }

    #[test]
    fn a_read_only_file_is_refused_untouched() {
        for folder in [0o777, 0o555] {
            let place = written();
            let before = place.bytes();
            let said = opened_by_a_stranger(&place, folder);
            assert_eq!(
                said.trim_end(),
                format!("{:?}", Error::ReadOnly(place.path.clone())),
                "folder {folder:o}"
            );
            assert!(place.bytes() == before);
        }
    }

    /// On a disk of 2 MiB that nobody but the helper sees; where that is not permitted the test above must do.
    #[test]
    fn a_full_disk_keeps_what_it_has_and_goes_on_when_there_is_room() {
        let place = Place::new();
        let script = r#"mount -t tmpfs -o size=2m tmpfs "$1" 2>/dev/null || { echo not permitted; exit; }; exec "$2" starve "$1""#;
        let mut starve = Command::new("unshare");
        starve.args(["--mount", "sh", "-c", script, "sh"]).arg(place.folder.path()).arg(hammer());
        let said =
            starve.output().map(|output| String::from_utf8(output.stdout).unwrap()).unwrap_or_default();
        if said.is_empty() || said.starts_with("not permitted") {
            eprintln!("no small disk can be made here: {said:?}");
            return;
        }
        let expected = "full after some: true\nnothing lost: true\nno new store: Some(Full)\n\
                        no backup: Err(Full)\ngoes on: Ok(())\nsound: Ok(())\n";
        assert_eq!(said, expected);
    }
}
