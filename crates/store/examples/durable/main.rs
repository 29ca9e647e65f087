//! Measures the store on this disk, beside SQLite's own speed: `cargo run --release -p store --example durable`.
//!
//! With `-- rates` or `-- lists` it measures only those, and with a folder's name after that, on that folder's disk.
//! It writes some 700 MB into a folder of its own, takes one to two minutes, and leaves nothing.
#![allow(clippy::print_stdout, reason = "the numbers are its purpose")]

mod lists;
mod rates;

use std::error::Error;
use std::time::{Duration, Instant};

use store::{CommandId, Entry, Millis, Participant, PersonId, Status, Summary, TableId, Visibility};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_else(|| "all".into());
    let folder =
        tempfile::Builder::new().prefix("durable-").tempdir_in(args.next().unwrap_or_else(|| ".".into()))?;
    if what != "lists" {
        rates::measure(folder.path())?;
    }
    if what != "rates" {
        lists::measure(folder.path())?;
    }
    Ok(())
}

fn table(number: u64) -> TableId {
    // Names are random in real life: neighbours in time are none in the index.
    let mut random = fastrand::Rng::with_seed(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    TableId(std::array::from_fn(|_| random.u8(..)))
}

/// An entry as long as a typical move's.
fn entry(at: u64) -> Entry {
    Entry {
        at: Millis(1_763_000_000_000 + at as i64),
        by: Some("2".into()),
        command: Some(CommandId(format!("4711:{at:016x}"))),
        kind: "move".into(),
        body: format!(r#"{{"seat":2,"move":"drive b3-c4","options":["{:040x}"]}}"#, at),
    }
}

fn summary(status: Status, since: u64, people: impl IntoIterator<Item = (u64, Option<u64>)>) -> Summary {
    let stamp = |at: u64| Millis(1_763_000_000_000 + at as i64);
    let who = |(person, waiting): (u64, Option<u64>)| Participant {
        person: PersonId(person as i64),
        to_move_since: waiting.map(stamp),
    };
    Summary {
        game: "wind-river".into(),
        seats: 3,
        status,
        since: stamp(since),
        visibility: Visibility::Public,
        rated: true,
        people: people.into_iter().map(who).collect(),
        outline: format!(r#"{{"names":["Ada","Bo","Cy"],"clock":"3 days","options":"{}"}}"#, "-".repeat(120)),
    }
}

/// Says a line of figures: `p50`, `p99` and the worst of several times.
fn say(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!("{what:<44} p50 {:>7.3}  p99 {:>7.3}  max {:>7.3} ms", at(0.5), at(0.99), at(1.0));
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

/// The processor time that this process has used, where the system tells; it is steadier than a rate on a busy machine.
fn processor() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(") ")?;
    // User and system time in hundredths of a second.
    let ticks =
        fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(Duration::from_millis(ticks * 10))
}

/// Says a rate, and the processor time that each took.
fn say_rate(what: &str, work: impl FnOnce() -> Result<f64, Box<dyn Error>>) -> Result<(), Box<dyn Error>> {
    let before = processor();
    let (count, time) = timed(work);
    let (count, seconds) = (count?, time.as_secs_f64());
    let used = processor().zip(before).map(|(after, before)| (after - before).as_secs_f64() * 1e6 / count);
    let used = used.map_or_else(String::new, |used| format!("{used:>8.1} us of processor each"));
    println!("{what:<44} {:>7.0} /s {used}", count / seconds);
    Ok(())
}
