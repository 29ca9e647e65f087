//! The program `tallgrass`: what it can be asked on the command line, one file a command.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `play`, `rules`, `watch`, `simulate`, `replay`, `perft`, `verify`, `bench`, `arena` | the commands: raw arguments, then what they mean |
//! | `server` | `serve`, `backup`, `restore`, `admin` |
//! | `options`, `bots` | what several commands understand: a game's options, who sits where |
//! | `input`, `output`, `progress` | files and the terminal |
//! | `language` | which language the terminal speaks, and how wide it is |
//! | `telling` | a record told in words |
//! | `story`, `summary` | a game and a series of games, told to people |
//! | `failure` | what goes wrong, and the exit code that says so |
//!
//! Results go to standard output, everything else to standard error. Exit codes: 0; 1 if the input is wrong;
//! 2 if the command line is.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod arena;
mod bench;
mod bots;
mod failure;
mod input;
mod language;
mod options;
mod output;
mod perft;
mod play;
mod progress;
mod replay;
mod rules;
mod server;
mod simulate;
mod story;
mod summary;
mod telling;
mod verify;
mod watch;

use failure::Failure;

const EXAMPLES: &str = "\
Examples:
  tallgrass                                             serve the games on http://localhost:7878
  tallgrass watch wind-river --seats 3 --seed 7         watch a game, slowly with --delay 500
  tallgrass simulate wind-river --seats 4 --games 1000  how long games are, and who wins them
  tallgrass simulate wind-river --seats 4 --record -    a whole game as text, one JSON object a line
  tallgrass replay game.jsonl                           check that text, and show how the game stands
  tallgrass replay game.jsonl --text                    tell that game in words
  tallgrass play wind-river                             play against bots here in the terminal
  tallgrass rules bison B4.6                            what a rule says
  tallgrass bench wind-river                            how fast the rules are on this machine
  tallgrass arena bison --seats 2 --bots fierce,greedy  how strong bots are";

/// Lost board games of the Great Plains: play, record, check and study them.
#[derive(Parser)]
#[command(name = "tallgrass", version, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(server::Serve),
    Backup(server::Backup),
    Restore(server::Restore),
    Admin(server::Admin),
    Play(Box<play::Play>),
    Rules(rules::Rules),
    Watch(watch::Watch),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Perft(perft::Perft),
    Verify(verify::Verify),
    Bench(bench::Bench),
    Arena(arena::Arena),
}

impl Command {
    /// What a newcomer gets who asks for nothing in particular.
    fn usual() -> Self {
        let usual = Arguments::parse_from(["tallgrass", "serve"]);
        usual.command.expect("a command is named")
    }

    fn execute(self) -> Result<(), Failure> {
        match self {
            Self::Serve(serve) => serve.execute(),
            Self::Backup(backup) => backup.execute(),
            Self::Restore(restore) => restore.execute(),
            Self::Admin(admin) => admin.execute(),
            Self::Play(play) => play.execute(),
            Self::Rules(rules) => rules.execute(),
            Self::Watch(watch) => watch.execute(),
            Self::Simulate(simulate) => simulate.execute(),
            Self::Replay(replay) => replay.execute(),
            Self::Perft(perft) => perft.execute(),
            Self::Verify(verify) => verify.execute(),
            Self::Bench(bench) => bench.execute(),
            Self::Arena(arena) => arena.execute(),
        }
    }
}

/// Does what the command line asks, and says how it went.
#[must_use]
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command.unwrap_or_else(Command::usual).execute() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
