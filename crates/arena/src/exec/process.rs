//! A process that is talked to in lines, without ever waiting for it longer than one wants.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that a program may say.
const MAX_LINE: u64 = 1 << 20;
/// How many lines may wait to be read; a chatterer waits.
const WAITING: usize = 64;

/// What was heard from a process.
pub(crate) enum Heard {
    /// A line.
    Line(String),
    /// Something that is no line of text.
    Noise,
}

/// Why nothing was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// The time is over.
    Late,
    /// The process has closed its output.
    Ended,
}

/// A running program.
pub(crate) struct Process {
    child: Child,
    heard: Receiver<Heard>,
    /// None once everything is said.
    told: Option<Sender<String>>,
}

impl Process {
    /// Starts a command of the shell.
    pub(crate) fn start(command: &str) -> io::Result<Self> {
        let mut shell = if cfg!(windows) { Command::new("cmd") } else { Command::new("sh") };
        shell.arg(if cfg!(windows) { "/C" } else { "-c" }).arg(command);
        // A group of its own, so that whatever the command starts ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (said, heard) = sync_channel(WAITING);
        let (told, to_tell) = channel::<String>();
        if let Some(out) = child.stdout.take() {
            thread::spawn(move || listen(BufReader::new(out), &said));
        }
        if let Some(mut input) = child.stdin.take() {
            thread::spawn(move || {
                for line in to_tell {
                    if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(Self { child, heard, told: Some(told) })
    }

    /// Tells it a line. That it is gone shows when it is asked.
    pub(crate) fn tell(&self, line: &serde_json::Value) {
        if let Some(told) = &self.told {
            let _ = told.send(format!("{line}\n"));
        }
    }

    /// Waits for the next line until a moment.
    pub(crate) fn hear(&self, until: Instant) -> Result<Heard, Silence> {
        let left = until.saturating_duration_since(Instant::now());
        self.heard.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// Whether it has ended.
    pub(crate) fn ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends its input and waits for it, but only so long; then makes an end of it.
    pub(crate) fn leave(&mut self, patience: Duration) {
        self.told = None;
        let until = Instant::now() + patience;
        while !self.ended() {
            if Instant::now() >= until {
                self.kill();
                return;
            }
            // Whoever wants to say goodbye at length may.
            while self.heard.try_recv().is_ok() {}
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Ends it and all that it started.
    fn kill(&mut self) {
        #[cfg(unix)]
        let _ = Command::new("kill")
            .args(["-KILL", "--", &format!("-{}", self.child.id())])
            .stderr(Stdio::null())
            .status();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.ended() {
            self.kill();
        }
    }
}

fn listen(mut out: impl BufRead, said: &SyncSender<Heard>) {
    loop {
        let mut bytes = Vec::new();
        let heard = match out.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.last() != Some(&b'\n') => Heard::Noise,
            Ok(_) => String::from_utf8(bytes).map_or(Heard::Noise, Heard::Line),
        };
        if said.send(heard).is_err() {
            return;
        }
    }
}
