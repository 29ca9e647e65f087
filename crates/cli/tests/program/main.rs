//! The built program, from outside: what it prints, what it refuses, and with which exit code.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod admin;
mod arena;
mod bad_input;
mod bench;
mod misread;
mod perft;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod usage;
mod verify;
mod watch;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_tallgrass");

/// What a run of the program came to.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program with arguments, written as on a command line without quotes.
fn tallgrass(arguments: &str) -> Run {
    tallgrass_reading(arguments, b"")
}

/// Runs the program with something on its standard input.
fn tallgrass_reading(arguments: &str, input: &[u8]) -> Run {
    let mut child = Command::new(PROGRAM)
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // A program that refuses its input need not read it to the end.
        scope.spawn(move || stdin.write_all(input).ok());
        child.wait_with_output().unwrap()
    });
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Run {
    /// The standard output of a run in which nothing went wrong.
    fn success(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }

    /// That nothing went wrong, whatever was said about speed.
    fn failure_free(self) {
        assert_eq!(self.code, Some(0), "{}", self.err);
    }

    /// The one line that a run which failed with `code` wrote to standard error.
    fn failure(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "one message: {}", self.err);
        assert!(self.err.starts_with("error: ") && self.err.ends_with('\n'), "{}", self.err);
        self.err
    }
}

/// A record of one game of Wind River for three seats.
fn record() -> String {
    tallgrass("simulate wind-river --seats 3 --seed record --bots explore --record -").success()
}

/// A file of this test run's own, with this content.
fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path
}
