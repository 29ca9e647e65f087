//! `tallgrass arena`: series of games between bots, and how strong they are.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::thread::available_parallelism;

use arena::{Budget, Entrant, Report, Series, SeriesError};
use bots::Playable;
use clap::builder::NonEmptyStringValueParser;
use game::record::Header;

use crate::Failure;
use crate::options::{Options, known_games};
use crate::output::{Output, STANDARD};
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  tallgrass arena bison --seats 2 --bots fierce,greedy --games 200
  tallgrass arena wind-river --seats 4 --bots keen,steady --html report.html
  tallgrass arena manitou --seats 2 --bots \"exec:python3 examples/bots/forager.py,random\" --budget ms:500
  tallgrass arena wind-river --seats 3 --bots gentle,steady,keen,fierce --resume ladder.jsonl

Bots: random, explore, greedy; the levels gentle, steady, keen, fierce; ismcts:ITERATIONS; exec:COMMAND, a
program of yours. With fewer bots than seats the last one takes the rest; with more, every selection of them
meets. Every line-up plays every deal once in each rotation of the seats, so the number of games is rounded up.
Win shares have 95% Wilson intervals; games of one deal are counted as fewer where they resemble each other.";

/// Lets bots play against each other, and says how strong they are
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// The game
    #[arg(value_parser = known_games())]
    game: String,
    /// How many seats there are
    #[arg(long, value_name = "N")]
    seats: u8,
    /// Who takes part, with commas between
    #[arg(long, value_name = "NAME,...", value_parser = NonEmptyStringValueParser::new())]
    bots: String,
    /// How many games to play at least
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How long a bot may think about a move: iterations:N or ms:N; as its level says, if not given
    #[arg(long)]
    budget: Option<Budget>,
    /// What chance and the bots draw from: any text
    #[arg(long, default_value = "0")]
    seed: String,
    #[command(flatten)]
    options: Options,
    /// How many games go on at the same time; one for each processor, if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Writes a page with plots
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    html: Option<String>,
    /// Writes the results for machines (-: standard output, in place of the table)
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    json: Option<String>,
    /// Writes a record of each game into a folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Keeps finished games in a file, and goes on from it when it is there already
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

impl Arena {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let rules = self.options.configure(&self.game, self.seats)?;
        let budget = self.budget.unwrap_or_default();
        let entrants = Entrant::list(&self.bots, &self.game, budget)
            .map_err(|unknown| Failure::Usage(unknown.to_string()))?;
        let processors = || available_parallelism().map_or(1, NonZeroUsize::get);
        let series = Series {
            entrants,
            games: self.games,
            seed: self.seed.clone(),
            budget,
            threads: self.threads.map_or_else(processors, usize::from),
            records: self.records.clone(),
            journal: self.resume.clone(),
        };
        let report = bots::visit(rules, Playing(&series))?;
        if let Some(file) = &self.html {
            let page = report.html().map_err(|error| Failure::Input(format!("{file}: {error}")))?;
            fs::write(file, page).map_err(|error| Failure::writing(file, &error))?;
        }
        let mut out = Output::standard();
        match self.json.as_deref() {
            Some(STANDARD) => out.line(report.json().trim_end())?,
            Some(file) => {
                fs::write(file, report.json()).map_err(|error| Failure::writing(file, &error))?;
                out.line(report.to_string().trim_end())?;
            }
            None => out.line(report.to_string().trim_end())?,
        }
        out.flush()
    }
}

struct Playing<'a>(&'a Series);

impl bots::Visit for Playing<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Playable>(self, rules: G) -> Self::Output {
        let games = self.0.fixtures(&rules).len() as u64;
        let progress = Mutex::new(Progress::counted(games, "games"));
        let played = self.0.run(&rules, &|_| {
            progress.lock().unwrap_or_else(PoisonError::into_inner).advance(1);
        });
        drop(progress);
        Ok(Report::new(&Header::new(&rules), self.0, &played?))
    }
}

impl From<SeriesError> for Failure {
    fn from(error: SeriesError) -> Self {
        match error {
            SeriesError::NoEntrants => Self::Usage(error.to_string()),
            _ => Self::Input(error.to_string()),
        }
    }
}
