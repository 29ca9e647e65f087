//! Checking whole files of records.

use std::io::BufRead;

use game::Game;
use game::record::{Header, Reader, RecordError, replay};

use crate::{Visit, open};

/// What a file of records holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many games.
    pub games: u64,
    /// How many events all of them have together.
    pub events: u64,
}

/// Reads records or traces to the end of the file and checks every line of them, in bounded memory.
///
/// # Errors
/// At the first line that is wrong.
pub fn check<R: BufRead>(input: R) -> Result<Checked, RecordError> {
    let mut reader = Reader::new(input);
    let mut checked = Checked::default();
    while let Some(header) = reader.next_header()? {
        let rules = open(&header).map_err(|fault| fault.at(reader.number()))?;
        checked.events += rules.visit(CheckOne { header: &header, reader: &mut reader })?;
        checked.games += 1;
    }
    Ok(checked)
}

struct CheckOne<'a, R> {
    header: &'a Header,
    reader: &'a mut Reader<R>,
}

impl<R: BufRead> Visit for CheckOne<'_, R> {
    type Output = Result<u64, RecordError>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        replay(&rules, self.header, self.reader, |_| Ok(())).map(|replayed| replayed.events)
    }
}
