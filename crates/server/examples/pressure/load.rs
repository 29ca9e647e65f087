//! `load`: many tables at once.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;

use crate::program::Program;
use crate::report::{Tally, quantile, result};
use crate::{Failure, audit, idle, tables};

/// What the JSON says; people are told more.
const KEYS: &[&str] = &["durable_moves_per_s", "p50_ms", "p99_ms", "rss_mb", "lost", "doubled"];

/// Moves of a game, about. Tables begin one after the other, over the time that a game takes: those that begin together
/// also end together, and it was a thousand new games within two seconds that was measured, not play.
const GAME: u32 = 130;

/// Seconds between two lines for whoever watches.
const STEP: u64 = 10;

/// Many tables at once
#[derive(clap::Args)]
pub(crate) struct Load {
    /// How many tables
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How many sockets in all; those that are too many for the seats of the tables look on
    #[arg(long, default_value_t = 4000)]
    sockets: usize,
    /// For how long to measure
    #[arg(long, default_value_t = 120)]
    seconds: u64,
    /// Moves a second that the players try to make in all; 0: as many as they can
    #[arg(long, default_value_t = 5100)]
    rate: u32,
    /// Prints one JSON object alone
    #[arg(long)]
    json: bool,
}

impl Load {
    pub(crate) async fn run(self, program: &Path) -> Result<bool, Failure> {
        let folder = TempDir::new()?;
        let mut program = Program::new(program, folder.path())?;
        let begun = Instant::now();
        program.start().await?;
        let started = begun.elapsed();
        let say = |text: String| {
            if !self.json {
                println!("{text}");
            }
        };
        say(format!("server started in {:.0} ms", started.as_secs_f64() * 1e3));
        let tally = Arc::new(Tally::default());
        let per_table = (self.sockets / self.tables.max(1)).clamp(3, 4);
        let people = tables::guests(program.address, self.tables * per_table).await?;
        say(format!("{} guests after {:.1} s", people.len(), begun.elapsed().as_secs_f64()));
        let gap = match self.rate {
            0 => Duration::ZERO,
            rate => Duration::from_secs_f64(self.tables as f64 / f64::from(rate)),
        };
        let mut tasks = tokio::task::JoinSet::new();
        let apart = gap * GAME / self.tables.max(1) as u32;
        for (number, players) in (0..).zip(people.chunks(per_table)) {
            let playing = tables::play(players.to_vec(), gap, Arc::clone(&tally), number);
            tasks.spawn(async move {
                tokio::time::sleep(apart * number as u32).await;
                playing.await;
            });
        }
        let more = self.sockets.saturating_sub(self.tables * per_table);
        if more > 0 {
            idle::watch(&people[0], more, &mut tasks).await?;
        }
        while tally.lines().0 < self.tables * per_table {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        say(format!("{} sockets after {:.1} s", self.sockets, begun.elapsed().as_secs_f64()));
        tally.count(true);
        let measured = Instant::now();
        let (mut memory, mut told) = (program.memory(), 0);
        for second in 1..=self.seconds {
            tokio::time::sleep_until((measured + Duration::from_secs(second)).into()).await;
            memory = program.memory().or(memory);
            if second % STEP == 0 {
                let (moves, latencies) = (tally.moves(), tally.latencies(told));
                told += latencies.len();
                let (p99, memory) = (quantile(&latencies, 0.99), memory.map_or(0.0, |(now, _)| now));
                say(format!("{second} s: {moves} moves, p99 {p99:.0} ms, {memory:.0} MB"));
            }
        }
        tally.count(false);
        let (moves, elapsed) = (tally.moves(), measured.elapsed().as_secs_f64());
        tasks.shutdown().await;
        program.stop()?;
        let acknowledged = tally.take_acknowledged();
        let found = audit::audit(&program.store(), &acknowledged)?;
        let latencies = tally.latencies(0);
        let (rss, peak) = memory.unwrap_or_default();
        let numbers = json!({
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": elapsed,
            "durable_moves_per_s": moves as f64 / elapsed,
            "p50_ms": quantile(&latencies, 0.5),
            "p99_ms": quantile(&latencies, 0.99),
            "max_ms": quantile(&latencies, 1.0),
            "rss_mb": rss,
            "peak_rss_mb": peak,
            "acknowledged": found.acknowledged,
            "lost": found.lost,
            "doubled": found.doubled,
            "damaged": found.damaged,
            "journals": found.tables,
            "refused": tally.refusals(),
        });
        result(self.json, &numbers, KEYS);
        Ok(found.lost + found.doubled + found.damaged == 0)
    }
}
