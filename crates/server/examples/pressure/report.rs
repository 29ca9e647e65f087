//! What is counted while players play.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Map, Value};

/// What has been counted.
#[derive(Default)]
pub(crate) struct Tally {
    moves: AtomicU64,
    refusals: Mutex<BTreeMap<String, u64>>,
    /// Acknowledged commands, by table.
    acknowledged: Mutex<HashMap<String, Vec<String>>>,
    /// Microseconds from sending a move until another player saw it.
    latencies: Mutex<Vec<u32>>,
    /// Who has a line, since the last restart, and when the last of them got it.
    lines: Mutex<(HashSet<String>, Option<Instant>)>,
    counting: std::sync::atomic::AtomicBool,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Tally {
    /// Counts moves and latencies from now on, or no more.
    pub(crate) fn count(&self, counting: bool) {
        self.counting.store(counting, Ordering::Relaxed);
    }

    pub(crate) fn acknowledged(&self, table: &str, command: String) {
        if self.counting.load(Ordering::Relaxed) {
            self.moves.fetch_add(1, Ordering::Relaxed);
        }
        lock(&self.acknowledged).entry(table.to_owned()).or_default().push(command);
    }

    pub(crate) fn refused(&self, why: &str) {
        let reason = why.split('"').nth(3).unwrap_or(why).to_owned();
        *lock(&self.refusals).entry(reason).or_default() += 1;
    }

    pub(crate) fn seen(&self, after: Duration) {
        if self.counting.load(Ordering::Relaxed) {
            lock(&self.latencies).push(u32::try_from(after.as_micros()).unwrap_or(u32::MAX));
        }
    }

    pub(crate) fn converged(&self, player: &str) {
        let mut lines = lock(&self.lines);
        if lines.0.insert(player.to_owned()) {
            lines.1 = Some(Instant::now());
        }
    }

    /// Forgets who has a line: the server is gone.
    pub(crate) fn cut(&self) {
        *lock(&self.lines) = (HashSet::new(), None);
    }

    /// How many have a line, and when the last of them got it.
    pub(crate) fn lines(&self) -> (usize, Option<Instant>) {
        let lines = lock(&self.lines);
        (lines.0.len(), lines.1)
    }

    pub(crate) fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    pub(crate) fn refusals(&self) -> BTreeMap<String, u64> {
        lock(&self.refusals).clone()
    }

    pub(crate) fn take_acknowledged(&self) -> HashMap<String, Vec<String>> {
        std::mem::take(&mut *lock(&self.acknowledged))
    }

    /// Latencies in milliseconds, sorted: all but the first `from`.
    pub(crate) fn latencies(&self, from: usize) -> Vec<f64> {
        let mut micros = lock(&self.latencies)[from..].to_vec();
        micros.sort_unstable();
        micros.into_iter().map(|micros| f64::from(micros) / 1000.0).collect()
    }
}

/// The value below which this share of a sorted list lies.
pub(crate) fn quantile(sorted: &[f64], share: f64) -> f64 {
    if sorted.is_empty() {
        return f64::NAN;
    }
    sorted[((sorted.len() - 1) as f64 * share).round() as usize]
}

/// Tells the result: to programs as one JSON object with these keys, all if none is named; to people line by line.
pub(crate) fn result(json: bool, numbers: &Value, keys: &[&str]) {
    let Value::Object(numbers) = numbers else { return };
    if json {
        let named = |key: &str| keys.is_empty() || keys.contains(&key);
        let chosen: Map<String, Value> = numbers
            .iter()
            .filter(|(key, _)| named(key))
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect();
        println!("{}", Value::Object(chosen));
        return;
    }
    for (key, value) in numbers {
        match value.as_f64().filter(|_| value.is_f64()) {
            Some(number) => println!("{:<24} {number:>12.1}", key.replace('_', " ")),
            None => println!("{:<24} {:>12}", key.replace('_', " "), value.to_string()),
        }
    }
}
