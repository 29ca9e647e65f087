//! Starting other programs, and talking to whoever watches.

use std::env;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

#[cfg(unix)]
use crate::guard::Guard;

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
    finish(Running::start(command, alone())?, command)
}

/// Whether nobody sits at a terminal, who could end what hangs.
fn alone() -> bool {
    cfg!(unix) && !io::stdin().is_terminal()
}

/// A command under way. Where nobody sits at a terminal it has a process group of its own, which ends with us.
struct Running {
    child: Child,
    #[cfg(unix)]
    guard: Option<Guard>,
}

impl Running {
    #[cfg_attr(not(unix), allow(unused_variables))]
    fn start(command: &mut Command, alone: bool) -> Result<Self> {
        #[cfg(unix)]
        if alone {
            std::os::unix::process::CommandExt::process_group(command, 0);
        }
        let child = command.spawn().with_context(|| format!("cannot start {command:?}"))?;
        Ok(Self {
            #[cfg(unix)]
            guard: alone.then(|| Guard::over(child.id())).transpose()?,
            child,
        })
    }

    fn wait(mut self) -> io::Result<ExitStatus> {
        let status = self.child.wait()?;
        #[cfg(unix)]
        if let Some(guard) = self.guard {
            guard.dismiss()?;
        }
        Ok(status)
    }
}

/// Waits for a command; its failure is an error that names it.
fn finish(running: Running, command: &Command) -> Result<()> {
    let status = running.wait()?;
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
    run_patiently(command, alone().then_some(PATIENCE), look)
}

fn run_patiently(
    command: &mut Command,
    patience: Option<Duration>,
    mut look: impl FnMut(&str),
) -> Result<()> {
    let mut running = Running::start(command.stdout(Stdio::piped()), patience.is_some())?;
    let output = running.child.stdout.take().context("standard output was piped")?;
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
                run(Command::new("kill").args(["-KILL", "--"]).arg(format!("-{}", running.child.id())))?;
                running.wait()?;
                bail!("{command:?} said nothing for {patience:?}: it hangs, and was ended");
            }
        }
    }
    finish(running, command)
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
