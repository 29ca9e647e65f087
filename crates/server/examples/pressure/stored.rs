//! `stored`: a server with very many tables in its store.

use std::fs;
use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::json;
use store::{Append, SqliteStore, Store, TableId, Wake};
use table::messages::{
    ClockRule, Command, CommandId, Json, Level, Millis, Opening, Order, Person, PersonId, Place,
};
use table::{Decision, Entry, Table, Task};
use tempfile::TempDir;

use crate::player::Player;
use crate::program::Program;
use crate::report::{quantile, result};
use crate::{Failure, tables};

/// People who ask for their tables.
const REGULARS: usize = 200;
/// People who only sit at tables.
const STRANGERS: u64 = 20_000;
/// How often each list is asked for.
const ASKED: usize = 2_000;
/// How often the server is started.
const STARTS: usize = 3;

/// A server with very many tables in its store
#[derive(clap::Args)]
pub(crate) struct Stored {
    /// How many tables
    #[arg(long, default_value_t = 100_000)]
    tables: u64,
    /// Prints one JSON object alone
    #[arg(long)]
    json: bool,
}

impl Stored {
    pub(crate) async fn run(self, program: &Path) -> Result<bool, Failure> {
        let folder = TempDir::new()?;
        let mut program = Program::new(program, folder.path())?;
        program.start().await?;
        let people = tables::guests(program.address, REGULARS).await?;
        program.stop()?;
        let begun = Instant::now();
        self.fill(&program.store(), &people)?;
        if !self.json {
            println!("{} tables written in {:.1} s", self.tables, begun.elapsed().as_secs_f64());
        }
        let mut slowest = Duration::ZERO;
        for _ in 0..STARTS {
            program.stop()?;
            let begun = Instant::now();
            program.start().await?;
            slowest = slowest.max(begun.elapsed());
        }
        let lobby = ask(&people, "/api/lobby").await?;
        let mine = ask(&people, "/api/tables?list=mine").await?;
        let finished = ask(&people, "/api/tables?list=finished").await?;
        let (rss, _) = program.memory().unwrap_or_default();
        program.stop()?;
        let file = fs::metadata(program.store())?.len() as f64 / (1 << 20) as f64;
        let numbers = json!({
            "stored": self.tables,
            "start_ms": slowest.as_secs_f64() * 1e3,
            "lobby_p50_ms": quantile(&lobby, 0.5),
            "lobby_p99_ms": quantile(&lobby, 0.99),
            "mine_p50_ms": quantile(&mine, 0.5),
            "mine_p99_ms": quantile(&mine, 0.99),
            "finished_p99_ms": quantile(&finished, 0.99),
            "rss_mb": rss,
            "file_mb": file,
        });
        result(self.json, &numbers, &[]);
        Ok(true)
    }

    /// Mostly finished games, some tables open, some in play with a clock, which the server wakes when it starts.
    fn fill(&self, file: &Path, people: &[Player]) -> Result<(), Failure> {
        let store = SqliteStore::open(file)?;
        let finished: Vec<Table> = (1..9).map(finished_game).collect::<Result<_, _>>()?;
        let finished: Vec<_> =
            finished.iter().map(|table| (server::summary(table), entries(table))).collect();
        let mut random = fastrand::Rng::with_seed(4);
        let (answer, fates) = mpsc::sync_channel(256);
        let mut waiting = 0;
        for number in 0..self.tables {
            let id = TableId(u128::from(number + 1).to_be_bytes());
            let regular = people[random.usize(..people.len())].person()?;
            let stranger = |random: &mut fastrand::Rng| person(1_000_000 + random.u64(..STRANGERS));
            let ((mut summary, entries), wake) = match random.u8(0..100) {
                0..2 => {
                    let table = gathering(id, &regular, 1)?;
                    ((server::summary(&table), entries(&table)), Wake::Keep)
                }
                2..6 => {
                    let table = gathering(id, &regular, 3)?;
                    let wake = table.wake_at().map_or(Wake::Never, |at| Wake::At(store::Millis(at.0 as i64)));
                    ((server::summary(&table), entries(&table)), wake)
                }
                _ => {
                    // The same few games, by other people each time.
                    let (mut summary, entries) = finished[random.usize(..finished.len())].clone();
                    let all = [regular, stranger(&mut random), stranger(&mut random)];
                    summary.people = all.iter().filter_map(participant).collect();
                    ((summary, entries), Wake::Never)
                }
            };
            summary.since = store::Millis(number as i64);
            let append =
                Append { summary: Some(summary), wake, ..Append::new(id, store::Seq::START, entries) };
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
}

/// A table's journal for the store.
fn entries(table: &Table) -> Vec<store::Entry> {
    table.journal().iter().map(server::stored_entry).collect()
}

/// Milliseconds that a page takes for one person after the other, sorted.
async fn ask(people: &[Player], path: &str) -> Result<Vec<f64>, Failure> {
    let mut times = Vec::with_capacity(ASKED);
    for number in 0..ASKED {
        let begun = Instant::now();
        people[number % people.len()].get(path).await?;
        times.push(begun.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}

fn person(number: u64) -> Person {
    let id = PersonId::new(&format!("p{number}")).expect("letters and digits");
    Person { id, name: format!("Stranger {number}"), account: false }
}

fn participant(person: &Person) -> Option<store::Participant> {
    let number = person.id.as_str().trim_start_matches('p').parse().ok()?;
    Some(store::Participant { person: store::PersonId(number), to_move_since: None })
}

/// A table of three at which this person and some others sit; with all three, the game is on.
fn gathering(id: TableId, host: &Person, people: u64) -> Result<Table, Failure> {
    let mut opening = Opening { public: true, ..Opening::new("wind-river", 3) };
    opening.clock = ClockRule::Days { days: 3 };
    opening.places = vec![Place::Host, Place::Open, Place::Open];
    let mut table = open(&id.to_string(), host, &opening)?;
    for number in 1..people {
        order(&mut table, &person(1_000_000 + number), Command::Sit { seat: None })?;
    }
    if people == 3 {
        order(&mut table, host, Command::Start)?;
    }
    Ok(table)
}

/// A game that random bots have played to its end.
fn finished_game(seed: u64) -> Result<Table, Failure> {
    let mut opening = Opening { public: true, ..Opening::new("wind-river", 3) };
    let bot = Place::Bot { level: Level::Random };
    opening.places = vec![Place::Host, bot.clone(), bot];
    let host = person(seed);
    let mut table = open("finished", &host, &opening)?;
    order(&mut table, &host, Command::Start)?;
    order(&mut table, &host, Command::Give { level: Level::Random })?;
    let mut random = fastrand::Rng::with_seed(seed);
    while let Some(turn) = table.bots().into_iter().next() {
        let legal = turn.legal.value();
        let moves = legal["moves"].as_array().ok_or("no list of moves")?;
        let mv = Json::of(&moves[random.usize(..moves.len())]);
        let entries = table.attend(&Task::BotMove { seat: turn.seat, seq: turn.seq, mv }, now())?;
        table.commit(entries)?;
    }
    Ok(table)
}

fn now() -> Millis {
    use server::World as _;
    server::Real.now()
}

fn open(id: &str, host: &Person, opening: &Opening) -> Result<Table, Failure> {
    let (id, command) = (table::messages::TableId::new(id)?, CommandId::new("open")?);
    let entries: Vec<Entry> = Table::open(id, host, &command, opening, now(), &[7; 32])?;
    Ok(Table::replay(entries)?)
}

fn order(table: &mut Table, person: &Person, command: Command) -> Result<(), Failure> {
    let id = CommandId::new(&format!("o{}", table.seq().0))?;
    let order = Order { id, seq: table.seq(), command };
    match table.decide(person, &order, now(), &[7; 32]) {
        Ok(Decision::Write(entries)) => Ok(table.commit(entries)?),
        // A game that is full has begun by itself.
        Ok(Decision::Done(_)) | Err(table::messages::Refusal::Started) => Ok(()),
        Err(refusal) => Err(refusal.into()),
    }
}
