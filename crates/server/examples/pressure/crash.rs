//! `crash`: the server is killed again and again while people play.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;

use crate::program::Program;
use crate::report::{Tally, result};
use crate::{Failure, audit, tables};

/// What the JSON says; people are told more.
const KEYS: &[&str] = &["kills", "acknowledged", "lost", "doubled", "max_recovery_ms"];

/// Clients that take longer than this have not come back by themselves.
const PATIENCE: Duration = Duration::from_secs(20);

/// The same while the server is killed again and again
#[derive(clap::Args)]
pub(crate) struct Crash {
    /// How often it is killed
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// How many tables of four
    #[arg(long, default_value_t = 25)]
    tables: usize,
    /// Prints one JSON object alone
    #[arg(long)]
    json: bool,
}

impl Crash {
    pub(crate) async fn run(self, program: &Path) -> Result<bool, Failure> {
        let folder = TempDir::new()?;
        let mut program = Program::new(program, folder.path())?;
        program.start().await?;
        let tally = Arc::new(Tally::default());
        tally.count(true);
        let people = tables::guests(program.address, self.tables * 4).await?;
        let mut tasks = tokio::task::JoinSet::new();
        for (seed, players) in (1..).zip(people.chunks(4)) {
            tasks.spawn(tables::play(players.to_vec(), Duration::ZERO, Arc::clone(&tally), seed));
        }
        let mut random = fastrand::Rng::with_seed(7);
        let mut slowest = Duration::ZERO;
        for number in 1..=self.kills {
            tokio::time::sleep(Duration::from_millis(random.u64(100..500))).await;
            program.kill()?;
            tally.cut();
            let restarted = Instant::now();
            program.start().await?;
            slowest = slowest.max(self.wait_for_all(&tally, restarted).await?);
            if !self.json && number % 10 == 0 {
                println!(
                    "{number} kills, {} moves, slowest recovery {} ms",
                    tally.moves(),
                    slowest.as_millis()
                );
            }
        }
        tasks.shutdown().await;
        program.stop()?;
        let found = audit::audit(&program.store(), &tally.take_acknowledged())?;
        let numbers = json!({
            "kills": self.kills,
            "acknowledged": found.acknowledged,
            "lost": found.lost,
            "doubled": found.doubled,
            "damaged": found.damaged,
            "journals": found.tables,
            "max_recovery_ms": slowest.as_millis() as u64,
            "refused": tally.refusals(),
        });
        result(self.json, &numbers, KEYS);
        Ok(found.lost + found.doubled + found.damaged == 0)
    }

    /// How long after the restart the last player had a line again.
    async fn wait_for_all(&self, tally: &Tally, restarted: Instant) -> Result<Duration, Failure> {
        loop {
            let (lines, last) = tally.lines();
            if let Some(last) = last.filter(|_| lines >= self.tables * 4) {
                return Ok(last.duration_since(restarted));
            }
            if restarted.elapsed() > PATIENCE {
                return Err(format!("only {lines} players came back").into());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
}
