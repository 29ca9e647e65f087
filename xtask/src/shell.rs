//! Starting other programs, and talking to whoever watches.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, bail};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_path_buf()
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A cargo command in the root of the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Prints a line for people.
#[allow(clippy::print_stdout, reason = "tasks talk to people")]
pub(crate) fn say(line: &str) {
    println!("{line}");
}

/// Runs one step, says what it is and how long it took.
pub(crate) fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    say(&format!("==> {name}"));
    let begun = Instant::now();
    let done = work().with_context(|| name.to_owned())?;
    say(&format!("    {name}: ok, {:.1} s", begun.elapsed().as_secs_f64()));
    Ok(done)
}

/// Runs a command; its failure is an error that names it.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?} ended with {status}");
    }
    Ok(())
}

/// Runs a command, shows its standard output line by line, and lets `look` read along.
pub(crate) fn run_watched(command: &mut Command, mut look: impl FnMut(&str)) -> Result<()> {
    let started = command.stdout(Stdio::piped()).spawn();
    let mut child = started.with_context(|| format!("cannot start {command:?}"))?;
    let output = child.stdout.take().context("standard output was piped")?;
    for line in BufReader::new(output).lines() {
        let line = line?;
        look(&line);
        say(&line);
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("{command:?} ended with {status}");
    }
    Ok(())
}
