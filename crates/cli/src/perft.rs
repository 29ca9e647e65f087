//! `tallgrass perft`: counts sequences of moves.

use game::Game;
use game::record::Header;
use games::Visit;

use crate::Failure;
use crate::input::Input;
use crate::output::Output;
use crate::progress::working;

const EXAMPLES: &str = "\
Examples:
  tallgrass perft game.jsonl --depth 3 --to 40
  tallgrass perft games.jsonl --game 2 --depth 2

Prints a line for each depth from 1 to D: the depth, and how many sequences of so many moves there are.
Where several seats may act at once, the one with the lowest number moves first. A position where chance is
due, or the game is over, counts as one at any depth. Programs that agree in these numbers agree in the rules.";

/// Counts the sequences of moves from a position of a record
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Perft {
    /// The record (-: standard input)
    file: String,
    /// How many moves deep to count
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// After how many events to start; all of them if not given
    #[arg(long, value_name = "K")]
    to: Option<u64>,
    /// Which game of the file, from 0
    #[arg(long, value_name = "N", default_value_t = 0)]
    game: u64,
}

impl Perft {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let mut input = Input::open(&self.file, true)?;
        let mut number = 0;
        while let Some((header, rules)) = input.next_game()? {
            let count = (number == self.game).then_some(&self);
            rules.visit(CountOne { header: &header, input: &mut input, count })?;
            if number == self.game {
                return Ok(());
            }
            number += 1;
        }
        let name = &input.name;
        Err(Failure::Input(format!("{name}: there is no game {}; the file has {number}, from 0", self.game)))
    }
}

/// One game of a file: counted, or only read over.
struct CountOne<'a> {
    header: &'a Header,
    input: &'a mut Input,
    count: Option<&'a Perft>,
}

impl Visit for CountOne<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        let to = self.count.and_then(|perft| perft.to);
        let state = self.input.position(&rules, self.header, to, |_| Ok(()))?;
        let Some(perft) = self.count else { return Ok(()) };
        let mut out = Output::standard();
        for depth in 1..=perft.depth {
            let bar = working(format!("counting to depth {depth}"));
            let count = game::perft(&rules, &state, depth);
            bar.finish_and_clear();
            out.line(format_args!("{depth} {count}"))?;
            out.flush()?;
        }
        Ok(())
    }
}
