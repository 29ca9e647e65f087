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
        let saved = now.checked_sub(self.burst).unwrap_or(now);
        self.next = self.next.max(saved) + self.gap;
        if self.next > now {
            sleep_until(self.next).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_burst_passes_and_then_a_steady_stream() {
        let mut throttle = Throttle::new(10);
        tokio::time::advance(Duration::from_secs(60)).await;
        let begin = Instant::now();
        for _ in 0..40 {
            throttle.pass().await;
        }
        assert_eq!(begin.elapsed(), Duration::ZERO, "the burst");
        for _ in 0..20 {
            throttle.pass().await;
        }
        let waited = begin.elapsed().as_millis();
        assert!((1990..=2010).contains(&waited), "{waited}");
    }
}
