//! Records from a file or from standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

use game::record::{Header, Reader, RecordError, Step, replay};
use game::{Game, counted};
use games::AnyGame;

use crate::Failure;
use crate::output::STANDARD;
use crate::progress::Progress;

/// A file of records that is being read, with a progress bar if that takes long.
pub(crate) struct Input {
    /// The file's name, for messages.
    pub(crate) name: String,
    /// Its lines.
    pub(crate) reader: Reader<Box<dyn BufRead>>,
}

impl Input {
    /// Opens `file`; `-` is standard input.
    pub(crate) fn open(file: &str, progress: bool) -> Result<Self, Failure> {
        if file == STANDARD {
            let reader = Reader::new(Box::new(io::stdin().lock()) as Box<dyn BufRead>);
            return Ok(Self { name: "standard input".to_owned(), reader });
        }
        let opened = File::open(file).map_err(|error| Failure::opening(file, &error))?;
        let size = opened.metadata().map_or(0, |metadata| metadata.len());
        let progress = if progress { Progress::bytes(size) } else { Progress::hidden() };
        let lines = BufReader::with_capacity(1 << 16, Watched { file: opened, progress });
        Ok(Self { name: file.to_owned(), reader: Reader::new(Box::new(lines)) })
    }

    /// The header of the next game and the rules it asks for, `None` at the end of the file.
    pub(crate) fn next_game(&mut self) -> Result<Option<(Header, AnyGame)>, Failure> {
        let header = self.reader.next_header().map_err(|error| self.failure(&error))?;
        let Some(header) = header else { return Ok(None) };
        let rules = games::open(&header).map_err(|fault| self.failure(&fault.at(self.reader.number())))?;
        Ok(Some((header, rules)))
    }

    /// Replays the game whose header was just read, to its end, and gives its state after `to` events, or after
    /// all of them.
    pub(crate) fn position<G: Game>(
        &mut self,
        rules: &G,
        header: &Header,
        to: Option<u64>,
        mut watch: impl FnMut(&Step<'_, G>) -> Result<(), Failure>,
    ) -> Result<G::State, Failure> {
        let begins = self.reader.number();
        let mut events = 0;
        let mut reached = None;
        let mut failure = None;
        let replayed = replay(rules, header, &mut self.reader, |step| {
            let after = match &step {
                Step::Start(state) => Some(**state),
                Step::Event { after, .. } => {
                    events += 1;
                    Some(**after)
                }
                Step::Over(_) => None,
            };
            if to == Some(events) && after.is_some() {
                reached = after;
            }
            watch(&step).map_err(|unwatched| {
                failure = Some(unwatched);
                io::Error::other("whoever watches has failed")
            })
        });
        if let Some(failure) = failure {
            return Err(failure);
        }
        let replayed = replayed.map_err(|error| self.failure(&error))?;
        match to {
            None => Ok(replayed.state),
            Some(to) => reached.ok_or_else(|| {
                let (name, has) = (&self.name, replayed.events);
                Failure::Input(format!(
                    "{name}: line {begins}: this game has {}, not {to}",
                    counted(has, "event")
                ))
            }),
        }
    }

    /// A fault of this file.
    fn failure(&self, error: &RecordError) -> Failure {
        Failure::reading(&self.name, error)
    }
}

/// A file that tells how far it has been read.
struct Watched {
    file: File,
    progress: Progress,
}

impl Read for Watched {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.progress.advance(read as u64);
        Ok(read)
    }
}
