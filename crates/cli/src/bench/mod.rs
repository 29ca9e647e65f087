//! `tallgrass bench`: how fast the rules of a game are on this machine.

use std::mem::size_of;
use std::time::Duration;

use bots::Playable;
use indicatif::HumanCount;
use serde_json::json;

use crate::Failure;
use crate::options::{Options, known_games, seats_or_most};
use crate::output::Output;
use crate::progress::Progress;

mod allocations;
mod measure;
mod search;

use measure::{Measured, Plan, measure};

const EXAMPLES: &str = "\
Examples:
  tallgrass bench wind-river
  tallgrass bench wind-river --seats 3 --threads 2 --json

The floor is what no search can avoid for a move: copying one state just written and drawing one random
number. All figures are medians over slices of the same run.";

/// Measures random playouts (moves a second, and the floor under them) and the search (iterations a second)
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Bench {
    /// The game
    #[arg(value_parser = known_games())]
    game: String,
    /// How many seats there are; as many as the game is for, if not given
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many threads play at the same time; with more than one also says how much faster that is
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[command(flatten)]
    options: Options,
    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 86400".to_owned()),
    }
}

impl Bench {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let seats = seats_or_most(&self.game, self.seats);
        let rules = self.options.configure(&self.game, seats)?;
        let text = bots::visit(rules, &self);
        let mut out = Output::standard();
        out.line(text)?;
        out.flush()
    }
}

impl bots::Visit for &Bench {
    type Output = String;

    fn visit<G: Playable>(self, rules: G) -> String {
        let threads = usize::from(self.threads);
        let plan = Plan::new(threads, Duration::from_secs_f64(self.seconds));
        let mut progress = Progress::counted(u64::from(plan.slices), "slices");
        let measured = measure(&rules, &plan, || progress.advance(1));
        drop(progress);
        let searched = search::search(&rules, threads, Duration::from_secs_f64(self.seconds / 3.0));
        let report = Report {
            game: G::NAME,
            seats: rules.seats(),
            threads,
            state_bytes: size_of::<G::State>(),
            measured,
            iterations_per_s: searched.map_or(0.0, |searched| searched.iterations_per_s),
        };
        if self.json { report.json() } else { report.told() }
    }
}

struct Report {
    game: &'static str,
    seats: u8,
    threads: usize,
    state_bytes: usize,
    measured: Measured,
    /// Of the search that the level `fierce` is.
    iterations_per_s: f64,
}

impl Report {
    /// How long one thread takes for a move that it makes.
    fn ns(&self, moves_per_s: f64) -> f64 {
        self.threads as f64 * 1e9 / moves_per_s
    }

    /// How much faster several threads are than one.
    fn ratio(&self) -> Option<f64> {
        self.measured.alone.map(|alone| self.measured.moves_per_s / alone)
    }

    fn json(&self) -> String {
        let Measured { moves_per_s, games_per_s, allocations_per_move, floor_ns, copy256_ns, .. } =
            self.measured;
        let mut report = json!({
            "game": self.game,
            "seats": self.seats,
            "threads": self.threads,
            "moves_per_s": moves_per_s.round() as u64,
            "games_per_s": games_per_s.round() as u64,
            "ns_per_move": thousandths(self.ns(moves_per_s)),
            "state_bytes": self.state_bytes,
            "allocations_per_move": allocations_per_move,
            "floor_ns": thousandths(floor_ns),
            "copy256_ns": thousandths(copy256_ns),
            "ismcts_iterations_per_s": self.iterations_per_s.round() as u64,
        });
        if let Some(ratio) = self.ratio() {
            report["ratio_to_one_thread"] = thousandths(ratio).into();
        }
        report.to_string()
    }

    fn told(&self) -> String {
        let Measured { moves_per_s, games_per_s, quartiles: (slow, fast), .. } = self.measured;
        let count = |value: f64| HumanCount(value.round() as u64).to_string();
        let mut rows = vec![
            (count(moves_per_s), "moves a second".to_owned()),
            (count(games_per_s), "games a second".to_owned()),
            (
                format!("{:.1}", self.ns(moves_per_s)),
                format!("ns a move (half of the slices: {:.1} to {:.1})", self.ns(fast), self.ns(slow)),
            ),
            (
                format!("{:.1}", self.measured.floor_ns),
                "ns: the floor, copying a state just written and one random number".to_owned(),
            ),
            (
                format!("{:.1}", self.measured.copy256_ns),
                "ns: copying 256 bytes just written, on this machine".to_owned(),
            ),
            (self.state_bytes.to_string(), "bytes a state".to_owned()),
            (format!("{}", thousandths(self.measured.allocations_per_move)), "allocations a move".to_owned()),
            (count(self.iterations_per_s), "iterations a second of the search, from the opening".to_owned()),
        ];
        if let Some(ratio) = self.ratio() {
            rows.push((format!("{ratio:.2}"), "times one thread".to_owned()));
        }
        let threads =
            if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) };
        let mut text = format!("{}, {} seats, random playouts on {threads}\n", self.game, self.seats);
        for (value, what) in rows {
            text.push_str(&format!("\n  {value:>14}  {what}"));
        }
        text
    }
}

fn thousandths(value: f64) -> f64 {
    (value * 1_000.0).round() / 1_000.0
}
