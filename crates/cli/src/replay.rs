//! `tallgrass replay`: reads records, checks every line, shows how the game stands.

use std::fs;

use game::record::Header;
use game::{Game, Seat};
use games::Visit;
use serde_json::Value;

use crate::Failure;
use crate::input::Input;
use crate::language::LanguageArgs;
use crate::output::{Output, Recording, STANDARD, on_screen};
use crate::telling::{Eyes, TellOne};

const EXAMPLES: &str = "\
Examples:
  tallgrass replay game.jsonl
  tallgrass replay game.jsonl --to 9
  tallgrass replay game.jsonl --text --language de --seat 1
  tallgrass simulate wind-river --seats 4 --record - | tallgrass replay -

Prints a line for each game of the file: its state as JSON after K events. Whatever K is, every line of
the file is checked: headers, moves, outcomes of chance, results, and the states and legal moves of a trace.
What is wrong is said with the line's number and, for a move, the rule's. With --text each game is told in
words instead, as somebody who watched it would know it; as one seat knew it with --seat; with every card
and tile open with --open.";

/// Reads a record, checks all of it, and prints the state of the game
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The record (-: standard input)
    file: String,
    /// Writes the games with every state and all legal moves; with - instead of the state
    #[arg(long, value_name = "FILE")]
    trace: Option<String>,
    /// After how many events the state is printed; all of them if not given
    #[arg(long, value_name = "K")]
    to: Option<u64>,
    /// Tells the games in words instead, turn by turn, with the rules
    #[arg(long, conflicts_with = "trace")]
    text: bool,
    /// Tells what this seat knew, counted from 0
    #[arg(long, value_name = "N", requires = "text")]
    seat: Option<u8>,
    /// Tells everything, also what was hidden
    #[arg(long, requires = "text", conflicts_with = "seat")]
    open: bool,
    #[command(flatten)]
    language: LanguageArgs,
}

impl Replay {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let mut input = Input::open(&self.file, !on_screen())?;
        if self.text {
            return self.tell(input);
        }
        if self.trace.as_deref().is_some_and(|trace| same_file(trace, &self.file)) {
            return Err(Failure::Usage("--trace would overwrite the record that is read".to_owned()));
        }
        let mut trace = self.trace.as_deref().map(Recording::trace).transpose()?;
        let mut out = (self.trace.as_deref() != Some(STANDARD)).then(Output::standard);
        while let Some((header, rules)) = input.next_game()? {
            let one = ReplayOne { header: &header, input: &mut input, trace: trace.as_mut(), to: self.to };
            let state = rules.visit(one)?;
            if let Some(out) = &mut out {
                out.line(state)?;
            }
        }
        if let Some(mut out) = out {
            out.flush()?;
        }
        trace.map_or(Ok(()), Recording::finish)
    }

    fn tell(&self, mut input: Input) -> Result<(), Failure> {
        let words = self.language.words();
        let eyes = match self.seat {
            _ if self.open => Eyes::Open,
            seat => Eyes::Viewer(seat.map(Seat).into()),
        };
        let mut out = Output::standard();
        let mut told = false;
        while let Some((header, rules)) = input.next_game()? {
            if std::mem::replace(&mut told, true) {
                out.line("")?;
            }
            let (header, input, words, out) = (&header, &mut input, &words, &mut out);
            words::visit(rules, TellOne { header, input, words, eyes, to: self.to, out })?;
        }
        out.flush()
    }
}

fn same_file(one: &str, other: &str) -> bool {
    let real = |file: &str| (file != STANDARD).then(|| fs::canonicalize(file).ok()).flatten();
    real(one).is_some_and(|one| Some(one) == real(other))
}

/// One game of a file, replayed to its end; gives the state as JSON after `to` events.
struct ReplayOne<'a> {
    header: &'a Header,
    input: &'a mut Input,
    trace: Option<&'a mut Recording>,
    to: Option<u64>,
}

impl Visit for ReplayOne<'_> {
    type Output = Result<Value, Failure>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        let Self { header, input, mut trace, to } = self;
        if let Some(trace) = &mut trace {
            trace.header(header)?;
        }
        let state = input.position(&rules, header, to, |step| match &mut trace {
            Some(trace) => trace.step(&rules, step),
            None => Ok(()),
        })?;
        Ok(game::json(&rules.show(&state)))
    }
}
