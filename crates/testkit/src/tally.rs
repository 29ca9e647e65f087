//! What a law looked at.

use std::fmt;

/// What a law found: how much it looked at, or how the law is broken.
pub type Verdict = Result<Tally, String>;

/// Counts of what a law looked at. A law that looked at nothing proves nothing.
#[derive(Clone, Default, Debug)]
pub struct Tally(Vec<(&'static str, u64)>);

impl Tally {
    /// Adds `count` to what is called `name`.
    pub fn add(&mut self, name: &'static str, count: u64) {
        match self.0.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => entry.1 += count,
            None => self.0.push((name, count)),
        }
    }

    /// How many there were of `name`.
    #[must_use]
    pub fn count(&self, name: &str) -> u64 {
        self.0.iter().find(|entry| entry.0 == name).map_or(0, |entry| entry.1)
    }

    /// This tally, if there was at least one of each of `names`.
    pub(crate) fn with_some(self, names: &[&str]) -> Verdict {
        match names.iter().find(|&&name| self.count(name) == 0) {
            Some(name) => Err(format!("nothing was proved: there were no {name} ({self})")),
            None => Ok(self),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (name, count)) in self.0.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{count} {name}")?;
        }
        Ok(())
    }
}

/// Returns from a law with a message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}
pub(crate) use ensure;
