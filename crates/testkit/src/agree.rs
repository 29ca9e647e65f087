//! Agreement with records and traces that were made elsewhere.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;
use game::Game;
use game::record::{Reader, Step, replay};

use crate::tally::ensure;

/// What was read, and agreed with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Agreed {
    /// Games.
    pub games: u64,
    /// Moves and outcomes of chance.
    pub events: u64,
    /// States that a trace shows.
    pub states: u64,
    /// Lists of legal moves that a trace shows.
    pub lists: u64,
}

/// Replays all games of a record or trace, plain or gzipped: every event, state, legal list and result.
///
/// # Panics
/// With the line's number and message at the first line that the rules do not agree with, or if the file cannot
/// be read or holds no game.
pub fn agrees<G: Game>(path: impl AsRef<Path>) -> Agreed {
    match agreement::<G>(path.as_ref()) {
        Ok(agreed) => agreed,
        Err(broken) => panic!("{broken}"),
    }
}

fn agreement<G: Game>(path: &Path) -> Result<Agreed, String> {
    let text = read_text(path)?;
    let mut agreed = Agreed::default();
    for line in text.lines() {
        agreed.states += u64::from(line.starts_with("{\"state\":"));
        agreed.lists += u64::from(line.starts_with("{\"legal\":"));
    }
    replay_all::<G>(path, &text, |_, step| match step {
        Step::Start(_) => agreed.games += 1,
        Step::Event { .. } => agreed.events += 1,
        Step::Over(_) => {}
    })?;
    ensure!(agreed.games > 0, "{} holds no game", path.display());
    Ok(agreed)
}

/// Replays all games of a text; `watch` is told the rules and every step.
pub(crate) fn replay_all<G: Game>(
    path: &Path,
    text: &str,
    mut watch: impl FnMut(&G, Step<'_, G>),
) -> Result<(), String> {
    let fail = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let mut reader = Reader::new(text.as_bytes());
    while let Some(header) = reader.next_header().map_err(|error| fail(&error))? {
        ensure!(header.game == G::NAME, "{}: a game of {}, not of {}", path.display(), header.game, G::NAME);
        let rules: G = header.rules().map_err(|fault| fail(&fault.at(reader.number())))?;
        replay(&rules, &header, &mut reader, |step| {
            watch(&rules, step);
            Ok(())
        })
        .map_err(|error| fail(&error))?;
    }
    Ok(())
}

/// The text of a file that may be gzipped, whatever its name is.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    let fail = |error: std::io::Error| format!("cannot read {}: {error}", path.display());
    let mut file = BufReader::new(File::open(path).map_err(fail)?);
    let is_gzip = file.fill_buf().map_err(fail)?.starts_with(&[0x1f, 0x8b]);
    let mut text = String::new();
    let read = match is_gzip {
        true => MultiGzDecoder::new(file).read_to_string(&mut text),
        false => file.read_to_string(&mut text),
    };
    read.map_err(fail)?;
    Ok(text)
}
