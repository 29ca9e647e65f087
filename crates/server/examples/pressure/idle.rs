//! `idle`: sockets that only look on, and what each of them costs.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;

use crate::player::Player;
use crate::program::Program;
use crate::report::result;
use crate::{Failure, tables};

/// Sockets at each table.
const PER_TABLE: usize = 100;
/// Sockets that connect at once.
const AT_ONCE: usize = 64;

/// Sockets that only look on
#[derive(clap::Args)]
pub(crate) struct Idle {
    /// How many sockets
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// For how long to watch the memory
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// Prints one JSON object alone
    #[arg(long)]
    json: bool,
}

impl Idle {
    pub(crate) async fn run(self, program: &Path) -> Result<bool, Failure> {
        let folder = TempDir::new()?;
        let mut program = Program::new(program, folder.path())?;
        program.start().await?;
        let host = tables::guests(program.address, 1).await?.remove(0);
        let (before, _) = program.memory().unwrap_or_default();
        let mut tasks = tokio::task::JoinSet::new();
        let begun = Instant::now();
        watch(&host, self.sockets, &mut tasks).await?;
        if !self.json {
            println!("{} sockets after {:.1} s", self.sockets, begun.elapsed().as_secs_f64());
        }
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        let (rss, peak) = program.memory().unwrap_or_default();
        let alive = self.sockets - finished(&mut tasks);
        tasks.shutdown().await;
        program.stop()?;
        let numbers = json!({
            "sockets": alive,
            "rss_mb": rss,
            "peak_rss_mb": peak,
            "empty_rss_mb": before,
            "kb_a_socket": (rss - before) * 1024.0 / self.sockets.max(1) as f64,
        });
        result(self.json, &numbers, &[]);
        Ok(alive == self.sockets)
    }
}

/// How many have ended by themselves.
fn finished(tasks: &mut tokio::task::JoinSet<()>) -> usize {
    std::iter::from_fn(|| tasks.try_join_next()).count()
}

/// Lets so many sockets look on at tables that only wait.
pub(crate) async fn watch(
    host: &Player,
    count: usize,
    tasks: &mut tokio::task::JoinSet<()>,
) -> Result<(), Failure> {
    let (ready, mut readied) = tokio::sync::mpsc::unbounded_channel();
    let opening = json!({ "game": "wind-river", "seats": 4, "public": true });
    let mut table = String::new();
    for number in 0..count {
        if number % PER_TABLE == 0 {
            let opened = host.post("/api/tables", &opening).await?;
            table = opened["table"].as_str().ok_or("no table")?.to_owned();
        }
        let (table, ready, watcher) = (table.clone(), ready.clone(), host.clone());
        tasks.spawn(async move {
            _ = watcher.sit_idle(&table, || _ = ready.send(())).await;
        });
        if number >= AT_ONCE {
            readied.recv().await;
        }
    }
    for _ in 0..count.min(AT_ONCE) {
        readied.recv().await;
    }
    Ok(())
}
