//! `tallgrass simulate`: games that play themselves.

use std::io::{self, Write as _};
use std::time::Instant;

use bots::Playable;
use clap::builder::NonEmptyStringValueParser;
use game::record::{Happening, Header, Step};
use game::{Game, PerSeat, run};
use indicatif::HumanCount;

use crate::Failure;
use crate::bots::{Bot, Company, HELP};
use crate::options::{Options, known_games};
use crate::output::{Output, Recording, STANDARD, on_screen};
use crate::progress::Progress;
use crate::summary::Summary;

const EXAMPLES: &str = "\
Examples:
  tallgrass simulate wind-river --seats 4 --games 1000
  tallgrass simulate wind-river --seats 3 --seed prairie --bots explore,random,random --record game.jsonl
  tallgrass simulate wind-river --seats 4 --trace - | head

The same arguments give the same bytes, on every machine. Game k of a series, from 0, is seeded with SEED:k.
The bot random makes any legal move; explore chooses a kind of move first, and so meets rare rules more often.";

/// Plays games by itself: for records of them, or for a summary
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Simulate {
    /// The game
    #[arg(value_parser = known_games())]
    game: String,
    /// How many seats there are
    #[arg(long, value_name = "N")]
    seats: u8,
    /// How many games to play
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What chance and the bots draw from: any text
    #[arg(long, default_value = "0")]
    seed: String,
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', default_value = "random", help = HELP)]
    bots: Vec<String>,
    #[command(flatten)]
    options: Options,
    /// Writes the games to a file (-: standard output), one JSON object a line
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    record: Option<String>,
    /// Writes them with every state and all legal moves, for comparing implementations
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    trace: Option<String>,
}

impl Simulate {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let rules = self.options.configure(&self.game, self.seats)?;
        let bots = Bot::seated(&self.bots, &self.game, self.seats)?;
        if self.record.is_some() && self.record == self.trace {
            return Err(Failure::Usage("--record and --trace cannot go to the same place".to_owned()));
        }
        let record = self.record.as_deref().map(Recording::record).transpose()?;
        let trace = self.trace.as_deref().map(Recording::trace).transpose()?;
        let standard = [&self.record, &self.trace].iter().any(|file| file.as_deref() == Some(STANDARD));
        let progress =
            if standard && on_screen() { Progress::hidden() } else { Progress::counted(self.games, "games") };
        let summarise = record.is_none() && trace.is_none();
        let started = Instant::now();
        let series = Series { games: self.games, seed: &self.seed, bots: &bots, record, trace, progress };
        let summary = bots::visit(rules, series)?;
        if summarise {
            let mut out = Output::standard();
            out.line(summary.told(&self.seed, &bots))?;
            out.flush()?;
            tell_speed(&summary, started);
        }
        Ok(())
    }
}

/// Games in a row, all under the same rules.
struct Series<'a> {
    games: u64,
    seed: &'a str,
    bots: &'a PerSeat<Bot>,
    record: Option<Recording>,
    trace: Option<Recording>,
    progress: Progress,
}

impl bots::Visit for Series<'_> {
    type Output = Result<Summary, Failure>;

    fn visit<G: Playable>(mut self, rules: G) -> Self::Output {
        let mut summary = Summary::new(&Header::new(&rules));
        for number in 0..self.games {
            let seed = format!("{}:{number}", self.seed);
            let header = Header::new(&rules).seeded(&seed);
            for recording in self.recordings() {
                recording.header(&header)?;
            }
            let mut moves = 0;
            let mut company = Company::new(&seed, self.bots);
            let outcome = run(&rules, rules.start(), &mut company, |step| {
                moves += u64::from(is_move(&step));
                self.recordings().try_for_each(|recording| recording.step(&rules, &step))
            })?;
            summary.add(moves, &outcome);
            self.progress.advance(1);
        }
        for recording in [self.record, self.trace].into_iter().flatten() {
            recording.finish()?;
        }
        Ok(summary)
    }
}

impl Series<'_> {
    fn recordings(&mut self) -> impl Iterator<Item = &mut Recording> {
        self.record.iter_mut().chain(&mut self.trace)
    }
}

fn is_move<G: Game>(step: &Step<'_, G>) -> bool {
    matches!(step, Step::Event { event, .. } if matches!(event.what, Happening::Move(..)))
}

/// Says how long it took: on standard error, because it differs from run to run.
fn tell_speed(summary: &Summary, started: Instant) {
    let seconds = started.elapsed().as_secs_f64();
    let a_second = |count: u64| HumanCount((count as f64 / seconds) as u64);
    let (games, moves) = (a_second(summary.games()), a_second(summary.moves()));
    // Nothing is lost if nobody can be told.
    let _ = writeln!(io::stderr(), "{seconds:.2} s: {games} games, {moves} moves a second");
}
