//! Puts the real program under load, and kills it again and again: `cargo xtask load` and `cargo xtask crash`.

use std::process::Command;

use anyhow::Result;

use crate::shell::{cargo, run, target};

/// What `load` can be asked.
#[derive(clap::Args)]
pub(crate) struct Load {
    /// How many tables
    #[arg(long, default_value_t = 1000)]
    tables: u32,
    /// How many sockets in all
    #[arg(long, default_value_t = 4000)]
    sockets: u32,
    /// For how long to measure
    #[arg(long, default_value_t = 120)]
    seconds: u32,
    /// Moves a second that the players try to make in all; 0: as many as they can
    #[arg(long, default_value_t = 5100)]
    rate: u32,
    /// Measures the memory of so many sockets that only look on, instead
    #[arg(long, value_name = "N")]
    idle: Option<u32>,
    /// Measures a server with so many stored tables, instead: its start, the lobby and "my tables"
    #[arg(long, value_name = "N", conflicts_with = "idle")]
    stored: Option<u32>,
    /// Prints one JSON object alone
    #[arg(long)]
    json: bool,
}

/// What `crash` can be asked.
#[derive(clap::Args)]
pub(crate) struct Crash {
    /// How often the server is killed
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// Prints one JSON object alone
    #[arg(long)]
    json: bool,
}

pub(crate) fn load(load: &Load) -> Result<()> {
    let mut command;
    if let Some(sockets) = load.idle {
        command = tool("idle")?;
        command.args(["--sockets", &sockets.to_string()]);
    } else if let Some(tables) = load.stored {
        command = tool("stored")?;
        command.args(["--tables", &tables.to_string()]);
    } else {
        command = tool("load")?;
        command.args(["--tables", &load.tables.to_string(), "--sockets", &load.sockets.to_string()]);
        command.args(["--seconds", &load.seconds.to_string(), "--rate", &load.rate.to_string()]);
    }
    run(command.args(load.json.then_some("--json")))
}

pub(crate) fn crash(crash: &Crash) -> Result<()> {
    let mut command = tool("crash")?;
    run(command.args(["--kills", &crash.kills.to_string()]).args(crash.json.then_some("--json")))
}

/// The built tool with the built program.
fn tool(what: &str) -> Result<Command> {
    run(&mut cargo(&["build", "--quiet", "--release", "--package", "cli", "--bin", "tallgrass"]))?;
    run(&mut cargo(&["build", "--quiet", "--release", "--package", "server", "--example", "pressure"]))?;
    let target = target();
    let mut command = Command::new(target.join("release/examples/pressure"));
    command.arg("--program").arg(target.join("release/tallgrass")).arg(what);
    Ok(command)
}
