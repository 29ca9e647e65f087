//! `tallgrass watch`: one game, told in words.

use std::env;
use std::thread;
use std::time::Duration;

use bots::Playable;
use game::record::Step;
use game::{PerSeat, run};

use crate::Failure;
use crate::bots::{Bot, Company, HELP};
use crate::options::{Options, known_games, seats_or_most};
use crate::output::Output;
use crate::story::Story;

/// The seed of a game of Wind River that fits a screen, meets most of the rules and has a winner.
const GOOD_STORY: &str = "342";

const EXAMPLES: &str = "\
Examples:
  tallgrass watch
  tallgrass watch wind-river --seats 3 --seed prairie --delay 300

The same arguments give the same game.";

/// Watches a game between bots, one line a turn
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Watch {
    /// The game
    #[arg(default_value = "wind-river", value_parser = known_games())]
    game: String,
    /// How many seats there are; as many as the game is for, if not given
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// What chance and the bots draw from: any text, such as the `seed` in a record's header
    #[arg(long, default_value = GOOD_STORY)]
    seed: String,
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', default_value = "explore", help = HELP)]
    bots: Vec<String>,
    #[command(flatten)]
    options: Options,
    /// How long to wait after each turn, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0)]
    delay: u64,
}

impl Watch {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let seats = seats_or_most(&self.game, self.seats);
        let rules = self.options.configure(&self.game, seats)?;
        let bots = Bot::seated(&self.bots, &self.game, seats)?;
        bots::visit(rules, Watching { seed: &self.seed, bots, delay: Duration::from_millis(self.delay) })
    }
}

struct Watching<'a> {
    seed: &'a str,
    bots: PerSeat<Bot>,
    delay: Duration,
}

impl Watching<'_> {
    /// Prints lines as they come, and waits after them.
    fn tell(&self, out: &mut Output, lines: Vec<String>) -> Result<(), Failure> {
        if lines.is_empty() {
            return Ok(());
        }
        for line in lines {
            out.line(line)?;
        }
        if !self.delay.is_zero() {
            out.flush()?;
            thread::sleep(self.delay);
        }
        Ok(())
    }
}

impl bots::Visit for Watching<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self, rules: G) -> Self::Output {
        let mut out = Output::standard();
        let names: Vec<&str> = self.bots.iter().map(Bot::name).collect();
        out.line(format_args!(
            "{} for {} seats, seed {}: {}\n",
            G::TITLE,
            rules.seats(),
            self.seed,
            names.join(", ")
        ))?;
        let mut story = Story::new(&rules);
        let mut company = Company::new(self.seed, &self.bots);
        run(&rules, rules.start(), &mut company, |step| match step {
            Step::Start(_) => Ok(()),
            Step::Event { event, .. } => self.tell(&mut out, story.event(event)),
            Step::Over(outcome) => self.tell(&mut out, story.end(outcome)),
        })?;
        let program = env::args().next().unwrap_or_else(|| "tallgrass".to_owned());
        out.line(format_args!(
            "\n{program} watch --seed 42 tells another game; {program} --help says what else there is."
        ))?;
        out.flush()
    }
}
