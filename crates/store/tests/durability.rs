//! What was acknowledged is there, once, whenever the process was killed.
#![allow(clippy::unwrap_used, reason = "a test that finds nothing should fail")]

mod common;
#[path = "common/script.rs"]
mod script;

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use common::{Place, hammer, journal, nightly};
use store::{Error, SqliteStore, Store};

/// Runs the helper for a while, kills it, and gives the appends that it said were acknowledged.
fn run_and_kill(place: &Place, life: Duration) -> Vec<(u8, u32)> {
    let mut process =
        Command::new(hammer()).arg("append").arg(&place.path).stdout(Stdio::piped()).spawn().unwrap();
    let out = BufReader::new(process.stdout.take().unwrap());
    let listener = thread::spawn(move || {
        let mut acknowledged = vec![];
        for line in out.split(b'\n') {
            let line = String::from_utf8(line.unwrap()).unwrap();
            // A line that the kill cut short is no acknowledgement, nor is it a mistake.
            let Some((table, number)) = line.split_once(' ') else { break };
            match (table.parse(), number.parse()) {
                (Ok(table), Ok(number)) => acknowledged.push((table, number)),
                _ => break,
            }
        }
        acknowledged
    });
    thread::sleep(life);
    assert_eq!(process.try_wait().unwrap(), None, "the helper stopped by itself");
    process.kill().unwrap();
    process.wait().unwrap();
    listener.join().unwrap()
}

/// The number of commands in the journal, which must be exactly those that were sent, in order and each once.
fn commands_in(store: &SqliteStore, table: u8) -> u32 {
    let id = script::table(table);
    let row = match store.row(id) {
        Ok(row) => row,
        Err(Error::NoTable(_)) => return 0,
        Err(error) => panic!("{error}"),
    };
    let commands = (0..).find(|&number| script::version_before(number) >= row.version).unwrap();
    assert_eq!(row.version, script::version_before(commands), "a command is there in part");
    let sent = (0..commands).flat_map(script::entries);
    let journal = journal(store, id);
    assert_eq!(journal.len(), row.version.0 as usize);
    assert!(journal.into_iter().map(|event| event.entry).eq(sent), "table {table}");
    assert_eq!(
        row.summary,
        script::summary(commands - 1),
        "what follows from the journal is as old as the journal"
    );
    commands
}

#[test]
fn every_acknowledged_append_is_there_once_after_every_kill() {
    let kills = if nightly() { 200 } else { 20 };
    let place = Place::new();
    let mut random = fastrand::Rng::with_seed(6);
    let (mut before, mut total) = ([0; script::TABLES as usize], 0);
    for _ in 0..kills {
        let acknowledged = run_and_kill(&place, Duration::from_micros(random.u64(1_000..60_000)));
        let store = place.store();
        let there: Vec<u32> = (0..script::TABLES).map(|table| commands_in(&store, table)).collect();
        for &(table, number) in &acknowledged {
            let table = usize::from(table);
            assert!(number >= before[table], "command {number} was carried out again");
            assert!(number < there[table], "command {number} of table {table} was acknowledged and lost");
        }
        total += acknowledged.len();
        before.copy_from_slice(&there);
    }
    place.store().check().unwrap();
    assert!(total > kills, "only {total} appends were acknowledged before {kills} kills");
}
