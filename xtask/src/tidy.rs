//! What the eye would catch: files that grew too long, and what must not stand in any file.

use std::fs;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::shell;

/// A source file longer than this wants to be two.
const MAX_LINES: usize = 600;

/// A larger file is data that a command can make again, and history keeps every version of it.
const MAX_BYTES: u64 = 1 << 20;

/// What the first line of a file says that a command writes; nobody reads it from end to end.
const WRITTEN: &[&str] = &["written by `", "Made from "];

/// Where packages were fetched from is nobody's business; a lock file that says so fails elsewhere.
const LOCK_FILES: &[&str] = &["package-lock.json"];

pub(crate) fn check() -> Result<()> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(shell::root())
        .output()
        .context("git is needed to list the project's files")?;
    let mut faults = Vec::new();
    for name in String::from_utf8(output.stdout)?.lines() {
        let path = shell::root().join(name);
        if fs::metadata(&path).is_ok_and(|file| file.len() > MAX_BYTES) {
            faults.push(format!("{name} is larger than {} KiB", MAX_BYTES >> 10));
        }
        let Ok(text) = fs::read_to_string(path) else { continue };
        let source = [".rs", ".ts", ".svelte"].iter().any(|ending| name.ends_with(ending));
        let first = text.lines().next().unwrap_or_default();
        let written = WRITTEN.iter().any(|mark| first.contains(mark));
        if source && !written && text.lines().count() > MAX_LINES {
            faults.push(format!("{name} has more than {MAX_LINES} lines: one noun a file"));
        }
        if LOCK_FILES.iter().any(|lock| name.ends_with(lock)) && text.contains("\"resolved\": \"http") {
            faults.push(format!("{name} names the host that packages came from"));
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("untidy:\n  {}", faults.join("\n  "));
}
