//! Slows down whoever talks too fast.

use std::time::Duration;

use tokio::time::{Instant, sleep_until};

/// Lets so many pass a second, after a burst of four times as many; the rest waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Throttle {
    gap: Duration,
    burst: Duration,
    /// When the next may pass if nobody had been saved up.
    next: Instant,
}

impl Throttle {
    pub(crate) fn new(per_second: u32) -> Self {
        let gap = Duration::from_secs(1) / per_second.max(1);
        Self { gap, burst: Duration::from_secs(4), next: Instant::now() }
    }

    /// Waits until it is time.
    pub(crate) async fn pass(&mut self) {
        let now = Instant::now();
        let due = self.due(now);
        if due > now {
            sleep_until(due).await;
        }
    }

    /// When somebody may pass who comes now.
    fn due(&mut self, now: Instant) -> Instant {
        let saved = now.checked_sub(self.burst).unwrap_or(now);
        self.next = self.next.max(saved) + self.gap;
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_a_steady_stream() {
        let mut throttle = Throttle::new(10);
        let now = Instant::now() + Duration::from_secs(60);
        let waits: Vec<Duration> =
            (0..60).map(|_| throttle.due(now).saturating_duration_since(now)).collect();
        assert!(waits[..40].iter().all(Duration::is_zero), "the burst");
        assert_eq!(waits[59], Duration::from_secs(2), "ten a second");
    }
}
