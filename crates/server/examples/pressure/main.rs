//! Many tables of scripted players over real sockets, against the real program and a real file.
//!
//! `pressure load` measures moves a second, latency and memory; `pressure crash` does the same while the server is
//! killed again and again. Both look into the store afterwards: every acknowledged move must be there, once. `pressure
//! idle` measures what a quiet socket costs, `pressure stored` how a server does with very many tables in its store.
//! `cargo xtask load` and `cargo xtask crash` build and run this.

#![allow(unreachable_pub, reason = "shared with the tests")]
#![allow(clippy::print_stdout, reason = "a tool talks to people")]

mod audit;
mod crash;
#[path = "../../tests/wire/common/http.rs"]
mod http;
mod idle;
mod load;
mod player;
mod program;
mod report;
mod stored;
mod tables;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Pressure on a server.
#[derive(Parser)]
struct Arguments {
    /// The program `tallgrass`
    #[arg(long)]
    program: std::path::PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Many tables at once
    Load(load::Load),
    /// The same while the server is killed again and again
    Crash(crash::Crash),
    /// Sockets that only look on
    Idle(idle::Idle),
    /// A server with very many tables in its store
    Stored(stored::Stored),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Every socket is an open file; where fewer are allowed than are asked for, connecting fails and says so.
    _ = rlimit::increase_nofile_limit(u64::MAX);
    // One thread is enough, and leaves the server more of the machine than several that pass work to each other.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let done = match (runtime, arguments.what) {
        (Ok(runtime), What::Load(load)) => runtime.block_on(load.run(&arguments.program)),
        (Ok(runtime), What::Crash(crash)) => runtime.block_on(crash.run(&arguments.program)),
        (Ok(runtime), What::Idle(idle)) => runtime.block_on(idle.run(&arguments.program)),
        (Ok(runtime), What::Stored(stored)) => runtime.block_on(stored.run(&arguments.program)),
        (Err(error), _) => Err(error.into()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            println!("failed: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whatever goes wrong here ends the run.
type Failure = Box<dyn std::error::Error + Send + Sync>;
