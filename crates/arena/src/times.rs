//! How long decisions took, counted in small drawers.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Drawers for each doubling of time: a reading is right within 5%.
const DRAWERS: f64 = 8.0;

/// How often decisions took how long.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Times(BTreeMap<u16, u32>);

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, time: Duration) {
        let micros = (time.as_secs_f64() * 1e6).max(1.0);
        *self.0.entry((micros.log2() * DRAWERS).round() as u16).or_default() += 1;
    }

    /// Counts what another has counted.
    pub fn merge(&mut self, other: &Self) {
        for (&drawer, &count) in &other.0 {
            *self.0.entry(drawer).or_default() += count;
        }
    }

    /// How many decisions were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.values().map(|&count| u64::from(count)).sum()
    }

    /// The time, in milliseconds, that a part of the decisions did not exceed.
    #[must_use]
    pub fn quantile(&self, part: f64) -> f64 {
        let wanted = (self.count() as f64 * part).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&drawer, &count) in &self.0 {
            seen += u64::from(count);
            if seen >= wanted {
                return (f64::from(drawer) / DRAWERS).exp2() / 1e3;
            }
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_within_five_percent() {
        let mut times = Times::default();
        for micros in 1..=10_000_u64 {
            times.add(Duration::from_micros(micros));
        }
        for (part, ms) in [(0.5, 5.0), (0.99, 9.9)] {
            assert!((times.quantile(part) / ms - 1.0).abs() < 0.05, "{}", times.quantile(part));
        }
        assert_eq!(Times::default().quantile(0.5), 0.0);
    }
}
