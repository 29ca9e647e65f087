//! How many appends a second are brought to the disk.

use std::error::Error;
use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use store::{Append, Seq, SqliteStore, Status, Store, Wake};

use crate::{entry, say, say_rate, summary, table};

/// As many tables as a busy server has.
const TABLES: u64 = 1_000;
const TIME: Duration = Duration::from_secs(4);

pub(crate) fn measure(folder: &Path) -> Result<(), Box<dyn Error>> {
    println!("Durable appends a second, {TABLES} tables in turn at random, {} s each", TIME.as_secs());
    for group in [1, 64] {
        let file = folder.join(format!("raw-{group}.db"));
        say_rate(&format!("SQLite itself, {group} a transaction"), || sqlite(&file, group))?;
    }
    let mut work = Work::new(SqliteStore::open(folder.join("rates.db"))?)?;
    for (what, whole) in [("an event", false), ("a move: event, turn, time to wake", true)] {
        for clients in [1, 64, 256] {
            let mut times = Vec::new();
            say_rate(&format!("{what}; {clients} waiting"), || {
                times = work.run(clients, whole)?;
                Ok(times.len() as f64)
            })?;
            say("    until acknowledged", times);
        }
    }
    Ok(())
}

/// The same rows by the shortest way: an insert with its two indices, and a version.
fn sqlite(file: &Path, group: u32) -> Result<f64, Box<dyn Error>> {
    let db = Connection::open(file)?;
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;
         PRAGMA cache_size = -16384;
         CREATE TABLE tables (number INTEGER PRIMARY KEY, version INTEGER NOT NULL);
         CREATE TABLE events (table_no INTEGER, seq INTEGER, command TEXT, body TEXT, PRIMARY KEY (table_no, seq));
         CREATE UNIQUE INDEX events_command ON events (table_no, command);",
    )?;
    for number in 0..TABLES as i64 {
        db.execute("INSERT INTO tables VALUES (?1, 0)", [number])?;
    }
    let mut random = fastrand::Rng::with_seed(1);
    let (mut begin, mut commit) = (db.prepare("BEGIN IMMEDIATE")?, db.prepare("COMMIT")?);
    let mut insert = db.prepare("INSERT INTO events VALUES (?1, ?2, ?3, ?4)")?;
    let mut update = db.prepare("UPDATE tables SET version = ?2 WHERE number = ?1")?;
    let (mut count, start) = (0, Instant::now());
    while start.elapsed() < TIME {
        begin.execute([])?;
        for _ in 0..group {
            count += 1;
            let (number, entry) = (random.i64(0..TABLES as i64), entry(count));
            insert.execute(params![
                number,
                count as i64,
                entry.command.map(|command| command.0),
                entry.body
            ])?;
            update.execute(params![number, count as i64])?;
        }
        commit.execute([])?;
    }
    Ok(count as f64)
}

/// Tables that are being played.
struct Work {
    store: SqliteStore,
    versions: Vec<Seq>,
    count: u64,
    random: fastrand::Rng,
}

impl Work {
    fn new(store: SqliteStore) -> Result<Self, Box<dyn Error>> {
        let (answer, fates) = mpsc::channel();
        for number in 0..TABLES {
            let append = Append {
                summary: Some(summary(Status::Playing, 0, (0..3).map(|seat| (number * 3 + seat, None)))),
                ..Append::new(table(number), Seq::START, vec![entry(0)])
            };
            let answer = answer.clone();
            store.submit(append, Box::new(move |fate| _ = answer.send(fate)));
        }
        drop(answer);
        fates.iter().collect::<Result<Vec<_>, _>>()?;
        Ok(Self {
            store,
            versions: vec![Seq(1); TABLES as usize],
            count: 0,
            random: fastrand::Rng::with_seed(2),
        })
    }

    /// What comes next at a table.
    fn append(&mut self, number: u64, whole: bool) -> Append {
        self.count += 1;
        let expected = self.versions[number as usize];
        self.versions[number as usize] = Seq(expected.0 + 1);
        let mut append = Append::new(table(number), expected, vec![entry(self.count)]);
        if whole {
            let turn = u64::from(expected.0 % 3);
            let people = (0..3).map(|seat| (number * 3 + seat, (seat == turn).then_some(self.count)));
            append.summary = Some(summary(Status::Playing, 0, people));
            append.wake = Wake::At(store::Millis(self.count as i64));
        }
        append
    }

    /// Keeps `clients` appends on their way; gives how long each waited.
    fn run(&mut self, clients: usize, whole: bool) -> Result<Vec<Duration>, Box<dyn Error>> {
        let (answer, fates) = mpsc::channel();
        let (mut waiting, mut times, start) = (0, Vec::new(), Instant::now());
        loop {
            while waiting < clients && start.elapsed() < TIME {
                let number = self.random.u64(0..TABLES);
                let (append, answer, sent) = (self.append(number, whole), answer.clone(), Instant::now());
                self.store.submit(append, Box::new(move |fate| _ = answer.send((fate, sent.elapsed()))));
                waiting += 1;
            }
            if waiting == 0 {
                return Ok(times);
            }
            for (fate, time) in std::iter::once(fates.recv()?).chain(fates.try_iter()) {
                fate?;
                times.push(time);
                waiting -= 1;
            }
        }
    }
}
