//! `tallgrass backup` and `tallgrass restore`: all that a server keeps, in one file.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use store::{Error, Millis, SqliteStore};

use super::data::DataArgs;
use crate::Failure;
use crate::output::Output;
use crate::progress::working;

/// Copies everything that the server keeps into one file, also while it runs
#[derive(clap::Args, Debug)]
pub(crate) struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

/// Puts a copy back in place of what the server keeps; what was there is kept beside it
#[derive(clap::Args, Debug)]
pub(crate) struct Restore {
    /// The file that `backup` wrote
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

fn failed(error: &Error) -> Failure {
    Failure::Input(error.to_string())
}

impl Backup {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let from = self.data.file()?;
        if !from.exists() {
            return Err(Failure::Input(format!("{}: there is nothing to copy", from.display())));
        }
        let store = SqliteStore::open(&from).map_err(|error| failed(&error))?;
        let bar = working("copying".to_owned());
        let copied = store.backup(&self.file, &mut |_| bar.tick());
        bar.finish_and_clear();
        copied.map_err(|error| failed(&error))?;
        Output::standard().line(format_args!("{} is complete", self.file.display()))
    }
}

impl Restore {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let to = self.data.file()?;
        if let Some(folder) = to.parent() {
            std::fs::create_dir_all(folder).map_err(|error| Failure::opening(folder.display(), &error))?;
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let now = Millis(i64::try_from(now).unwrap_or(i64::MAX));
        let kept = store::restore(&self.file, &to, now, &mut |_| {}).map_err(|error| failed(&error))?;
        let mut out = Output::standard();
        if let Some(kept) = kept {
            out.line(format_args!("what was there is kept as {}", kept.display()))?;
        }
        out.line(format_args!("{} is in its place", to.display()))
    }
}
