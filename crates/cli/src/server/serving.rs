//! One server a folder: who serves it says so in a file, and where.

use std::fs::{self, File, TryLockError};
use std::io::{Seek as _, Write as _};
use std::path::Path;

use crate::Failure;

/// The name of the file in the folder.
const FILE: &str = "serving";

/// Says that a folder is being served, for as long as it lives. A process that is killed takes it along.
#[derive(Debug)]
pub(crate) struct Serving {
    file: File,
}

impl Serving {
    /// Takes the folder, if nobody has it.
    pub(crate) fn take(folder: &Path) -> Result<Self, Failure> {
        let path = folder.join(FILE);
        let open = File::options().create(true).truncate(false).write(true).open(&path);
        let file = open.map_err(|error| Failure::opening(path.display(), &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file }),
            Err(TryLockError::WouldBlock) => {
                let at = fs::read_to_string(&path).unwrap_or_default();
                let at = if at.is_empty() { String::new() } else { format!(", at {}", at.trim()) };
                Err(Failure::Input(format!("{} is being served already{at}", folder.display())))
            }
            Err(TryLockError::Error(error)) => Err(Failure::opening(path.display(), &error)),
        }
    }

    /// Notes where the server is, for whoever comes second.
    pub(crate) fn at(&mut self, address: &str) {
        // Only a kindness: without it the message says less.
        _ = self
            .file
            .set_len(0)
            .and_then(|()| self.file.rewind())
            .and_then(|()| writeln!(self.file, "{address}"));
    }
}
