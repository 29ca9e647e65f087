//! Starting other programs, and talking to whoever watches.

use std::env;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

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

/// How long a watched command may say nothing. Compiling everything is silent, and takes minutes.
const PATIENCE: Duration = Duration::from_secs(30 * 60);

/// Runs a command, shows its standard output line by line, and lets `look` read along.
///
/// One that hangs is ended, with all that it started, where nobody sits at a terminal to do it.
pub(crate) fn run_watched(command: &mut Command, look: impl FnMut(&str)) -> Result<()> {
    let alone = cfg!(unix) && !io::stdin().is_terminal();
    run_patiently(command, alone.then_some(PATIENCE), look)
}

fn run_patiently(
    command: &mut Command,
    patience: Option<Duration>,
    mut look: impl FnMut(&str),
) -> Result<()> {
    #[cfg(unix)]
    if patience.is_some() {
        std::os::unix::process::CommandExt::process_group(command, 0);
    }
    let started = command.stdout(Stdio::piped()).spawn();
    let mut child = started.with_context(|| format!("cannot start {command:?}"))?;
    let output = child.stdout.take().context("standard output was piped")?;
    let (said, heard) = mpsc::channel();
    thread::spawn(move || BufReader::new(output).lines().try_for_each(|line| said.send(line)));
    loop {
        match heard.recv_timeout(patience.unwrap_or(Duration::MAX)) {
            Ok(line) => {
                let line = line?;
                look(&line);
                say(&line);
            }
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                run(Command::new("kill").args(["-KILL", "--"]).arg(format!("-{}", child.id())))?;
                child.wait()?;
                bail!("{command:?} said nothing for {patience:?}: it hangs, and was ended");
            }
        }
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("{command:?} ended with {status}");
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]).stdin(Stdio::null());
        command
    }

    #[test]
    fn lines_are_read_along() {
        let mut lines = vec![];
        run_watched(&mut shell("echo one; echo two"), |line| lines.push(line.to_owned())).unwrap();
        assert_eq!(lines, ["one", "two"]);
        let error = run_watched(&mut shell("exit 3"), |_| {}).unwrap_err();
        assert!(error.to_string().ends_with("exit status: 3"), "{error}");
    }

    #[test]
    fn one_that_hangs_is_ended_with_all_that_it_started() {
        let begun = Instant::now();
        let mut hangs = shell("echo one; sleep 600 & wait");
        let error = run_patiently(&mut hangs, Some(Duration::from_secs(1)), |_| {}).unwrap_err();
        assert!(error.to_string().contains("it hangs"), "{error}");
        assert!(begun.elapsed() < Duration::from_secs(300));
    }
}
