//! Writing records and traces.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::json;

use super::{Event, Happening, Header, Step};
use crate::{Game, Legal, Seat};

/// Writes a record line by line; as a trace, with every state and every legal move.
pub struct Writer<W> {
    out: W,
    trace: bool,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct LegalLine<G: Game> {
    seat: Seat,
    #[serde(flatten)]
    legal: Legal<G>,
}

impl<W: Write> Writer<W> {
    /// Writes a plain record.
    pub const fn record(out: W) -> Self {
        Self { out, trace: false }
    }

    /// Writes a trace.
    pub const fn trace(out: W) -> Self {
        Self { out, trace: true }
    }

    /// Writes the header of the next game.
    ///
    /// # Errors
    /// If the output cannot be written to.
    pub fn header(&mut self, header: &Header) -> io::Result<()> {
        self.line(header)
    }

    /// Writes what a moment of a game needs.
    ///
    /// # Errors
    /// If the output cannot be written to.
    pub fn step<G: Game>(&mut self, rules: &G, step: &Step<'_, G>) -> io::Result<()> {
        match step {
            Step::Start(state) => self.state(rules, state),
            Step::Event { before, event, after, .. } => {
                self.legal(rules, before, event)?;
                self.line(&event.line(rules))?;
                self.state(rules, after)
            }
            Step::Over(outcome) => self.line(&json!({ "result": outcome })),
        }
    }

    /// Flushes and gives the output back.
    ///
    /// # Errors
    /// If the output cannot be written to.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }

    fn legal<G: Game>(&mut self, rules: &G, before: &G::State, event: &Event<G>) -> io::Result<()> {
        if !self.trace || matches!(event.what, Happening::Chance(_)) {
            return Ok(());
        }
        for seat in rules.turn(before).acting().iter() {
            let legal: LegalLine<G> = LegalLine { seat, legal: rules.legal(before, seat) };
            self.wrapped("legal", &legal)?;
        }
        Ok(())
    }

    fn state<G: Game>(&mut self, rules: &G, state: &G::State) -> io::Result<()> {
        if self.trace { self.wrapped("state", &rules.show(state)) } else { Ok(()) }
    }

    fn wrapped(&mut self, member: &str, value: &impl Serialize) -> io::Result<()> {
        write!(self.out, "{{\"{member}\":")?;
        serde_json::to_writer(&mut self.out, value)?;
        self.out.write_all(b"}\n")
    }

    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        self.out.write_all(b"\n")
    }
}
