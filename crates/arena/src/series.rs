//! A whole series: in parallel, and resumable.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bots::Playable;
use game::record::{Header, Writer};
use rayon::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::contest;
use crate::entrant::{Budget, Entrant, Kind};
use crate::exec::Pool;
use crate::played::Played;
use crate::schedule::{Fixture, fixtures};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Series {
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// How many games at least; whole rotations are played.
    pub games: u32,
    /// What the deals are made from: deal d is seeded with `seed:d`.
    pub seed: String,
    /// How long they may think.
    pub budget: Budget,
    /// How many games go on at the same time.
    pub threads: usize,
    /// Where a record of each game is put.
    pub records: Option<PathBuf>,
    /// The file by which the series is resumed when it was interrupted.
    pub journal: Option<PathBuf>,
}

/// Why a series cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum SeriesError {
    /// Nobody takes part.
    #[error("a series needs at least one bot")]
    NoEntrants,
    /// The journal is of another series.
    #[error("{0} belongs to another series; remove it or choose another file")]
    AnotherSeries(PathBuf),
    /// The journal cannot be understood.
    #[error("{path}: line {line}: {why}")]
    Journal {
        /// The file.
        path: PathBuf,
        /// The line's number, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    Io(PathBuf, #[source] io::Error),
    /// Threads cannot be started.
    #[error("no threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// The first line of a journal: which series this is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Title {
    series: Header,
    bots: Vec<String>,
    seed: String,
    budget: Budget,
}

impl Series {
    /// The games to be played.
    #[must_use]
    pub fn fixtures<G: Playable>(&self, rules: &G) -> Vec<Fixture> {
        fixtures(self.entrants.len(), usize::from(rules.seats()), self.games)
    }

    /// Plays what the journal does not have yet, and gives all games back in order.
    ///
    /// `progress` hears of every game, at first of those that were played before.
    ///
    /// # Errors
    /// If a file cannot be read or written, or the journal is of another series.
    pub fn run<G: Playable>(
        &self,
        rules: &G,
        progress: &(dyn Fn(&Played) + Sync),
    ) -> Result<Vec<Played>, SeriesError> {
        if self.entrants.is_empty() {
            return Err(SeriesError::NoEntrants);
        }
        let fixtures = self.fixtures(rules);
        let (mut played, journal) = self.open(rules)?;
        played.retain(|game| (game.number as usize) < fixtures.len());
        played.iter().for_each(progress);
        let known: BTreeSet<u32> = played.iter().map(|game| game.number).collect();
        if let Some(records) = &self.records {
            fs::create_dir_all(records).map_err(|error| SeriesError::Io(records.clone(), error))?;
        }
        let pool = |entrant: &Entrant| match &entrant.kind {
            Kind::Program(command) => Pool::new(command),
            Kind::Ours(_) => Pool::default(),
        };
        let programs: Vec<Pool> = self.entrants.iter().map(pool).collect();
        let journal = Mutex::new(journal);
        let one = |fixture: &Fixture| -> Result<Played, SeriesError> {
            let game = self.contest(rules, &programs, fixture)?;
            let mut journal = journal.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            if let (Some(out), Some(path)) = (journal.as_mut(), &self.journal) {
                write_line(out, &game).map_err(|error| SeriesError::Io(path.clone(), error))?;
            }
            drop(journal);
            progress(&game);
            Ok(game)
        };
        let threads = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let missing: Vec<&Fixture> =
            fixtures.iter().filter(|fixture| !known.contains(&fixture.number)).collect();
        let new: Vec<Played> =
            threads.install(|| missing.into_par_iter().with_max_len(1).map(one).collect::<Result<_, _>>())?;
        played.extend(new);
        played.sort_by_key(|game| game.number);
        Ok(played)
    }

    fn contest<G: Playable>(
        &self,
        rules: &G,
        programs: &[Pool],
        fixture: &Fixture,
    ) -> Result<Played, SeriesError> {
        let play = |watch: &mut dyn FnMut(game::record::Step<'_, G>) -> io::Result<()>| {
            contest::play(rules, &self.entrants, programs, fixture, &self.seed, self.budget, watch)
        };
        let Some(records) = &self.records else {
            return play(&mut |_| Ok(())).map_err(|error| SeriesError::Io(PathBuf::new(), error));
        };
        let path = records.join(format!("{}-{:05}.jsonl", G::NAME, fixture.number));
        let write = || -> io::Result<Played> {
            let mut header = Header::new(rules).seeded(&format!("{}:{}", self.seed, fixture.deal));
            let names: Vec<&str> =
                fixture.seating.iter().map(|&entrant| self.entrants[entrant].name.as_str()).collect();
            header.more.insert("names".to_owned(), game::json(&names));
            let mut writer = Writer::record(BufWriter::new(File::create(&path)?));
            writer.header(&header)?;
            let game = play(&mut |step| writer.step(rules, &step))?;
            writer.finish()?;
            Ok(game)
        };
        write().map_err(|error| SeriesError::Io(path.clone(), error))
    }

    /// Reads the journal, if there is one, and opens it for writing.
    fn open<G: Playable>(&self, rules: &G) -> Result<(Vec<Played>, Option<File>), SeriesError> {
        let Some(path) = &self.journal else { return Ok((Vec::new(), None)) };
        let fail = |error| SeriesError::Io(path.clone(), error);
        let title = Title {
            series: Header::new(rules),
            bots: self.entrants.iter().map(|entrant| entrant.name.clone()).collect(),
            seed: self.seed.clone(),
            budget: self.budget,
        };
        let (played, whole) = if path.exists() { read(path, &title)? } else { (Vec::new(), 0) };
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fail)?;
        // A line that was cut short by an interruption is cut off.
        file.set_len(whole).map_err(fail)?;
        if whole == 0 {
            write_line(&mut file, &title).map_err(fail)?;
        }
        Ok((played, Some(file)))
    }
}

/// The games of a journal, and the length of its whole lines.
fn read(path: &Path, title: &Title) -> Result<(Vec<Played>, u64), SeriesError> {
    let fail = |error| SeriesError::Io(path.to_owned(), error);
    let mut reader = BufReader::new(File::open(path).map_err(fail)?);
    let (mut played, mut whole) = (Vec::new(), 0);
    for line in 1.. {
        let mut text = String::new();
        reader.read_line(&mut text).map_err(fail)?;
        if !text.ends_with('\n') {
            break;
        }
        let wrong = |why| SeriesError::Journal { path: path.to_owned(), line, why };
        if line == 1 {
            let own: Title = entry(&text).map_err(wrong)?;
            if own != *title {
                return Err(SeriesError::AnotherSeries(path.to_owned()));
            }
        } else {
            played.push(entry(&text).map_err(wrong)?);
        }
        whole += text.len() as u64;
    }
    Ok((played, whole))
}

/// A line of a journal; else, what is wrong with it.
fn entry<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|_| game::reading::explain::<T>(text.as_bytes()))
}

fn write_line(out: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    out.write_all(&line)
}
