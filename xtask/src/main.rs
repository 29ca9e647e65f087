//! The project's own tasks. `cargo xtask test` is all that a machine needs to know.

mod adding;
#[cfg(unix)]
mod guard;
mod layers;
mod licences;
mod metadata;
mod pressure;
mod receipts;
mod shell;
mod suite;
mod tidy;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The tasks of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", about = "The tasks of the project")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Runs everything that must hold: format, layers, licences, lints, all tests
    Test {
        /// Runs the nightly sizes: more games, every rule at least 100 times
        #[arg(long)]
        nightly: bool,
        /// Repeats what has passed already for exactly these files and tools
        #[arg(long)]
        again: bool,
    },
    /// Writes the golden playthroughs and perft counts anew (look at the difference before committing it)
    Golden,
    /// Follows docs/ADDING-A-GAME.md to the letter, in a copy of the project
    Adding,
    /// Checks which crate depends on which, and what may not be reached from the core
    Layers,
    /// Checks the licence and the source of every dependency
    Licences,
    /// Installs, builds and tests the browser's side
    Web,
    /// Lets a thousand tables play against the real server, and measures it
    Load(pressure::Load),
    /// Kills the real server again and again while people play, and looks for what was lost
    Crash(pressure::Crash),
    /// Checks the length of files and what must not stand in them
    Tidy,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Test { nightly, again } => suite::run(nightly, again),
        Task::Golden => suite::renew_golden(),
        Task::Adding => adding::follow(),
        Task::Layers => layers::check(),
        Task::Licences => licences::check(),
        Task::Web => suite::web(),
        Task::Load(load) => pressure::load(&load),
        Task::Crash(crash) => pressure::crash(&crash),
        Task::Tidy => tidy::check(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            shell::say(&format!("failed: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
