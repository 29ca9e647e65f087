//! `tallgrass verify`: proves that chance was not steered.

use table::{Unproven, verify};

use crate::Failure;
use crate::input::Input;
use crate::output::Output;

const EXAMPLES: &str = "\
Examples:
  tallgrass verify game.jsonl
  tallgrass simulate bison --seats 4 --record - | tallgrass verify -

Draws every outcome of chance again and compares. A table of a server publishes a hash of its secret when it
opens, and the secret after the result; the key comes from that secret and from bytes that every client sent
in between. Prints a line for each game of the file.";

/// Proves every outcome of chance in a record
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The record (-: standard input)
    file: String,
}

impl Verify {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let mut input = Input::open(&self.file, true)?;
        let proofs = verify(&mut input.reader).map_err(|unproven| match unproven {
            Unproven::Record(error) => Failure::reading(&input.name, &error),
            other => Failure::Input(format!("{}: {other}", input.name)),
        })?;
        let mut out = Output::standard();
        for (number, proof) in proofs.iter().enumerate() {
            let given = match proof.given {
                0 => String::new(),
                1 => ", 1 was there before the table".to_owned(),
                given => format!(", {given} were there before the table"),
            };
            let (dealer, draws) = (&proof.dealer, game::counted(proof.draws, "outcome"));
            out.line(format_args!("game {number}: {dealer}, {draws} proved{given}"))?;
        }
        out.flush()
    }
}
