//! Files that results go to, standard output among them.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use game::Game;
use game::record::{Header, Step, Writer};

use crate::Failure;

/// The file name that means standard output, or standard input.
pub(crate) const STANDARD: &str = "-";

/// Lines of text for standard output.
pub(crate) struct Output(BufWriter<Box<dyn Write>>);

impl Output {
    pub(crate) fn standard() -> Self {
        Self(BufWriter::new(Box::new(io::stdout().lock())))
    }

    pub(crate) fn line(&mut self, text: impl std::fmt::Display) -> Result<(), Failure> {
        writeln!(self.0, "{text}").map_err(|error| Failure::writing("standard output", &error))
    }

    /// Writes a part of a line.
    pub(crate) fn part(&mut self, text: &str) -> Result<(), Failure> {
        write!(self.0, "{text}").map_err(|error| Failure::writing("standard output", &error))
    }

    /// Lets the reader have what was written so far.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(|error| Failure::writing("standard output", &error))
    }
}

/// A record or a trace that is being written.
pub(crate) struct Recording {
    name: String,
    writer: Writer<BufWriter<Box<dyn Write>>>,
}

impl Recording {
    /// A record in `file`, or on standard output.
    pub(crate) fn record(file: &str) -> Result<Self, Failure> {
        open(file).map(|(name, out)| Self { name, writer: Writer::record(out) })
    }

    /// A trace in `file`, or on standard output.
    pub(crate) fn trace(file: &str) -> Result<Self, Failure> {
        open(file).map(|(name, out)| Self { name, writer: Writer::trace(out) })
    }

    pub(crate) fn header(&mut self, header: &Header) -> Result<(), Failure> {
        self.writer.header(header).map_err(|error| Failure::writing(&self.name, &error))
    }

    pub(crate) fn step<G: Game>(&mut self, rules: &G, step: &Step<'_, G>) -> Result<(), Failure> {
        self.writer.step(rules, step).map_err(|error| Failure::writing(&self.name, &error))
    }

    pub(crate) fn finish(self) -> Result<(), Failure> {
        let Self { name, writer } = self;
        writer.finish().map(drop).map_err(|error| Failure::writing(&name, &error))
    }
}

fn open(file: &str) -> Result<(String, BufWriter<Box<dyn Write>>), Failure> {
    if file == STANDARD {
        return Ok(("standard output".to_owned(), BufWriter::new(Box::new(io::stdout().lock()))));
    }
    let created = File::create(file).map_err(|error| Failure::opening(file, &error))?;
    Ok((file.to_owned(), BufWriter::with_capacity(1 << 16, Box::new(created))))
}

/// Whether lines that go to standard output appear on a screen, where a progress bar would tear them.
pub(crate) fn on_screen() -> bool {
    io::stdout().is_terminal()
}
