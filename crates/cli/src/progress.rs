//! How far a long run has come: on standard error, if that is a terminal.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A run that is shorter than this needs no progress bar.
const PATIENCE: Duration = Duration::from_secs(1);

const COUNTED: &str = "{wide_bar} {human_pos}/{human_len} {msg}, {eta} left";
const BYTES: &str = "{wide_bar} {bytes}/{total_bytes}, {eta} left";
const UNKNOWN: &str = "{spinner} {msg}, {elapsed}";

/// A progress bar that appears only once a run takes long, and goes away at its end.
pub(crate) struct Progress {
    started: Instant,
    done: u64,
    total: u64,
    template: &'static str,
    message: String,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Progress over `total` of something.
    pub(crate) fn counted(total: u64, of_what: &str) -> Self {
        Self::new(total, COUNTED, of_what)
    }

    /// Progress over a file of `total` bytes.
    pub(crate) fn bytes(total: u64) -> Self {
        Self::new(total, BYTES, "")
    }

    /// No progress bar.
    pub(crate) fn hidden() -> Self {
        let mut progress = Self::new(0, BYTES, "");
        progress.bar = Some(ProgressBar::hidden());
        progress
    }

    fn new(total: u64, template: &'static str, message: &str) -> Self {
        Self { started: Instant::now(), done: 0, total, template, message: message.to_owned(), bar: None }
    }

    /// Notes that `steps` more are done.
    pub(crate) fn advance(&mut self, steps: u64) {
        self.done += steps;
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        } else if self.started.elapsed() > PATIENCE {
            let bar = ProgressBar::new(self.total).with_message(self.message.clone());
            bar.set_style(ProgressStyle::with_template(self.template).expect("our own template"));
            // The time that is left is reckoned from the beginning, not from when the bar appears.
            self.bar = Some(bar.with_elapsed(self.started.elapsed()).with_position(self.done));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Work of unknown length: shows what is going on, and for how long already.
pub(crate) fn working(message: String) -> ProgressBar {
    let bar = ProgressBar::new_spinner().with_message(message);
    bar.set_style(ProgressStyle::with_template(UNKNOWN).expect("our own template"));
    bar.enable_steady_tick(PATIENCE);
    bar
}
