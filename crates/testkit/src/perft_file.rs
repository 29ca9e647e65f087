//! Perft counts as text files.
//!
//! ```text
//! # What a hash mark begins is a comment.
//! record ../traces/wind-river-4.jsonl.gz
//! game 0
//! to 9
//! 1 36
//! 2 1260
//! to 40
//! 1 ?
//! ```
//! `record` names a file beside this one, plain or gzipped; a record can also stand in the file itself, line by
//! line. `game` chooses one of its games, the first unless said. `to` goes to the position after so many events.
//! Then come depths and counts; where a question mark stands the count is still to be written by
//! `TALLGRASS_RENEW=1`.

use std::fs;
use std::path::{Path, PathBuf};

use game::record::Step;
use game::{Game, perft};

use crate::agree::{read_text, replay_all};
use crate::expected::{compare, is_renewing, read};
use crate::tally::{Tally, Verdict, ensure};

/// Compares every count of a perft file with what the rules give.
///
/// With `TALLGRASS_RENEW=1` the counts are written anew, and everything else stays.
///
/// # Errors
/// If the file or its record cannot be read, or a count differs.
pub fn perft_file<G: Game>(path: impl AsRef<Path>) -> Verdict {
    let path = path.as_ref();
    let text = read(path)?;
    let mut counted = Counting::<G>::default();
    let mut fresh = String::new();
    for (number, line) in text.lines().enumerate() {
        let written = counted.line(path, line);
        fresh += &written.map_err(|broken| format!("{}, line {}: {broken}", path.display(), number + 1))?;
        fresh.push('\n');
    }
    ensure!(
        is_renewing() || !text.contains('?'),
        "{} has open counts; TALLGRASS_RENEW=1 writes them",
        path.display()
    );
    compare(path, &fresh)?;
    counted.tally.with_some(&["positions", "counts"])
}

/// Compares all perft files (`*.txt`) of a folder.
///
/// # Errors
/// As [`perft_file`], or if there is none.
pub fn perft_files<G: Game>(folder: impl AsRef<Path>) -> Verdict {
    let folder = folder.as_ref();
    let files = fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = files.filter_map(Result::ok).map(|file| file.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    let mut all = Tally::default();
    for path in paths {
        let tally = perft_file::<G>(path)?;
        all.add("files", 1);
        for name in ["positions", "counts"] {
            all.add(name, tally.count(name));
        }
    }
    all.with_some(&["files"])
}

/// What a file has said so far.
struct Counting<G: Game> {
    games: Vec<(G, Vec<G::State>)>,
    inline: String,
    game: usize,
    position: Option<G::State>,
    tally: Tally,
}

impl<G: Game> Default for Counting<G> {
    fn default() -> Self {
        Self { games: Vec::new(), inline: String::new(), game: 0, position: None, tally: Tally::default() }
    }
}

impl<G: Game> Counting<G> {
    /// The line as it should be.
    fn line(&mut self, path: &Path, line: &str) -> Result<String, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] | ["#", ..] => {}
            _ if line.starts_with('#') => {}
            _ if line.starts_with('{') => {
                if self.inline.is_empty() {
                    self.game = 0;
                }
                self.inline += line;
                self.inline.push('\n');
                self.position = None;
            }
            ["record", name] => {
                let path = path.with_file_name(name);
                self.read(&path, &read_text(&path)?)?;
            }
            ["game", number] => {
                self.game = parsed(number)?;
                self.position = None;
            }
            ["to", events] => self.go_to(path, parsed(events)?)?,
            [depth, _] => {
                let depth: u32 = parsed(depth)?;
                let state = self.position.ok_or("a count needs a position: to EVENTS")?;
                let (rules, _) = &self.games[self.game];
                self.tally.add("counts", 1);
                return Ok(format!("{depth} {}", perft(rules, &state, depth)));
            }
            _ => return Err(format!("not understood: {line}")),
        }
        Ok(line.to_owned())
    }

    fn read(&mut self, path: &Path, text: &str) -> Result<(), String> {
        let mut games: Vec<(G, Vec<G::State>)> = Vec::new();
        replay_all::<G>(path, text, |rules, step| match (step, games.last_mut()) {
            (Step::Start(state), _) => games.push((rules.clone(), vec![*state])),
            (Step::Event { after, .. }, Some((_, states))) => states.push(*after),
            _ => {}
        })?;
        (self.games, self.game, self.position) = (games, 0, None);
        Ok(())
    }

    fn go_to(&mut self, path: &Path, events: usize) -> Result<(), String> {
        if !self.inline.is_empty() {
            let text = std::mem::take(&mut self.inline);
            let game = self.game;
            self.read(path, &text)?;
            self.game = game;
        }
        let (_, states) = self.games.get(self.game).ok_or("there is no such game")?;
        self.position = Some(*states.get(events).ok_or("the game has fewer events")?);
        self.tally.add("positions", 1);
        Ok(())
    }
}

fn parsed<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("not a number: {word}"))
}

/// Makes a test that compares the perft files in `tests/perft` with the rules of a game.
#[macro_export]
macro_rules! perft {
    ($game:ty) => {
        #[test]
        fn perft_counts() {
            match $crate::perft_files::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft")) {
                Ok(looked_at) => println!("{looked_at}"),
                Err(broken) => panic!("{broken}"),
            }
        }
    };
}
