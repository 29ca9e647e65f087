//! The clocks of a table.
//!
//! A *turn* is an unbroken run of one seat's decisions; where several seats choose at the same time, each one's
//! own clock runs. A seat that a bot plays in has no time to lose.

use game::{Seat, Seats};

use crate::messages::{ClockRule, Hand, Millis, Seq};

/// What somebody has at least who takes his seat back from a bot after his time was up.
pub(crate) const GRACE: i64 = 10_000;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    rule: ClockRule,
    dials: Vec<Dial>,
    /// Increments that were given, and the entry that gave them: an undo takes them back.
    grants: Vec<(Seq, Seat)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Dial {
    /// What is left, at `since` if it runs; below zero if more was used.
    left: i64,
    since: Option<Millis>,
    /// Whether the seat's turn has begun and not ended.
    open: bool,
}

/// Who may move, and for whom the clock runs then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    /// Who is to move; nobody while chance is due or after the end.
    pub(crate) acting: Seats,
    /// Seats in which people play themselves.
    pub(crate) people: Seats,
    /// Whether the game is over.
    pub(crate) over: bool,
}

impl Clock {
    pub(crate) fn new(rule: ClockRule, seats: u8) -> Self {
        let dial = Dial { left: budget(rule).unwrap_or(0), since: None, open: false };
        Self { rule, dials: vec![dial; usize::from(seats)], grants: Vec::new() }
    }

    /// Forgets the time from `from` to `to`, when the server was away.
    pub(crate) fn forget(&mut self, from: Millis, to: Millis) {
        for dial in &mut self.dials {
            if let Some(since) = dial.since {
                dial.since = Some(since.plus(to.since(since.max(from))));
            }
        }
    }

    /// Goes on from what the table waits for after entry `seq`.
    pub(crate) fn go_on(&mut self, seq: Seq, at: Millis, waiting: Waiting) {
        self.set(seq, at, waiting, true);
    }

    /// Goes on after an undo: no turn begins anew, and what the withdrawn turns had earned is lost.
    pub(crate) fn go_back(&mut self, seq: Seq, at: Millis, waiting: Waiting, withdrawn: &[Seq]) {
        let ClockRule::Fischer { increment, .. } = self.rule else {
            return self.set(seq, at, waiting, false);
        };
        let dials = &mut self.dials;
        self.grants.retain(|&(given, seat)| {
            let taken_back = withdrawn.contains(&given);
            if taken_back {
                dials[seat.index()].left -= seconds(increment);
            }
            !taken_back
        });
        self.set(seq, at, waiting, false);
    }

    fn set(&mut self, seq: Seq, at: Millis, waiting: Waiting, anew: bool) {
        let Some(budget) = budget(self.rule) else { return };
        for (seat, dial) in (0..).map(Seat).zip(&mut self.dials) {
            let acting = waiting.acting.contains(seat);
            let runs = acting && waiting.people.contains(seat);
            if !runs {
                dial.stop(at);
            }
            // While chance is due nobody acts, and a turn may go on after it.
            if dial.open && !acting && (waiting.over || !waiting.acting.is_empty()) {
                dial.open = false;
                if let ClockRule::Fischer { increment, .. } = self.rule
                    && anew
                {
                    dial.left += seconds(increment);
                    self.grants.push((seq, seat));
                }
            }
            if acting && !dial.open {
                dial.open = true;
                if anew && !matches!(self.rule, ClockRule::Fischer { .. }) {
                    dial.left = budget;
                }
            }
            if runs {
                dial.since = dial.since.or(Some(at));
            }
        }
    }

    /// Gives whoever comes back to `seat` a little time, if he has none.
    pub(crate) fn welcome(&mut self, seat: Seat) {
        let dial = &mut self.dials[seat.index()];
        dial.left = dial.left.max(GRACE);
    }

    /// The seats whose time is up at `now`.
    pub(crate) fn up(&self, now: Millis) -> Seats {
        let seats = (0..).map(Seat).zip(&self.dials);
        seats.filter(|(_, dial)| dial.end().is_some_and(|end| end <= now)).map(|(seat, _)| seat).collect()
    }

    /// When the next time is up, if nothing happens before.
    pub(crate) fn wake_at(&self) -> Option<Millis> {
        self.dials.iter().filter_map(Dial::end).min()
    }

    /// What everyone sees, if there are clocks at all.
    pub(crate) fn hands(&self) -> Option<Vec<Hand>> {
        let budget = budget(self.rule)?;
        let per_turn = !matches!(self.rule, ClockRule::Fischer { .. });
        let hand = |dial: &Dial| {
            let left = if per_turn && !dial.open { budget } else { dial.left };
            Hand { left: Millis(left.max(0).unsigned_abs()), since: dial.since }
        };
        Some(self.dials.iter().map(hand).collect())
    }
}

impl Dial {
    /// Stops at `at`, with what was used until then.
    fn stop(&mut self, at: Millis) {
        if let Some(since) = self.since.take() {
            self.left = self.left.saturating_sub_unsigned(at.since(since).0);
        }
    }

    fn end(&self) -> Option<Millis> {
        self.since.map(|since| since.plus(Millis(self.left.max(0).unsigned_abs())))
    }
}

fn seconds(count: u32) -> i64 {
    i64::from(count) * 1_000
}

/// What a seat has at the start, or for each turn.
fn budget(rule: ClockRule) -> Option<i64> {
    match rule {
        ClockRule::None => None,
        ClockRule::Turn { seconds: count } | ClockRule::Fischer { seconds: count, .. } => {
            Some(seconds(count))
        }
        ClockRule::Days { days } => Some(i64::from(days) * 86_400_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn waiting(acting: &[Seat]) -> Waiting {
        Waiting { acting: acting.iter().copied().collect(), people: Seats::all(2), over: false }
    }

    fn step(clock: &mut Clock, seq: u64, at: u64, acting: &[Seat]) {
        clock.go_on(Seq(seq), Millis(at), waiting(acting));
    }

    fn left(clock: &Clock, seat: Seat) -> u64 {
        clock.hands().unwrap()[seat.index()].left.0
    }

    #[test]
    fn per_turn_every_turn_has_its_own_time() {
        let mut clock = Clock::new(ClockRule::Turn { seconds: 60 }, 2);
        step(&mut clock, 1, 0, &[A]);
        step(&mut clock, 2, 20_000, &[A]);
        assert_eq!(clock.wake_at(), Some(Millis(60_000)), "a second decision of the same turn");
        step(&mut clock, 3, 30_000, &[B]);
        step(&mut clock, 4, 31_000, &[A]);
        assert_eq!(left(&clock, A), 60_000);
    }

    #[test]
    fn chance_in_between_does_not_end_a_turn() {
        let mut clock = Clock::new(ClockRule::Fischer { seconds: 60, increment: 5 }, 2);
        step(&mut clock, 1, 0, &[A]);
        step(&mut clock, 2, 10_000, &[]);
        step(&mut clock, 3, 10_000, &[A]);
        assert_eq!(left(&clock, A), 50_000, "no increment yet");
        step(&mut clock, 4, 20_000, &[B]);
        assert_eq!(left(&clock, A), 45_000);
    }

    #[test]
    fn in_a_muster_every_acting_seats_own_clock_runs() {
        let mut clock = Clock::new(ClockRule::Fischer { seconds: 60, increment: 0 }, 2);
        step(&mut clock, 1, 0, &[A, B]);
        step(&mut clock, 2, 10_000, &[B]);
        assert_eq!(left(&clock, A), 50_000);
        assert_eq!(clock.up(Millis(59_999)), Seats::NONE);
        assert_eq!(clock.up(Millis(60_000)), Seats::only(B));
    }

    #[test]
    fn an_undo_gives_no_time_back_and_takes_the_increment() {
        let mut clock = Clock::new(ClockRule::Fischer { seconds: 60, increment: 5 }, 2);
        step(&mut clock, 1, 0, &[A]);
        step(&mut clock, 2, 10_000, &[B]);
        assert_eq!(left(&clock, A), 55_000);
        clock.go_back(Seq(3), Millis(12_000), waiting(&[A]), &[Seq(2)]);
        assert_eq!((left(&clock, A), left(&clock, B)), (50_000, 58_000));
        let mut clock = Clock::new(ClockRule::Turn { seconds: 60 }, 2);
        step(&mut clock, 1, 0, &[A]);
        step(&mut clock, 2, 10_000, &[B]);
        clock.go_back(Seq(3), Millis(12_000), waiting(&[A]), &[Seq(2)]);
        assert_eq!(left(&clock, A), 50_000);
    }

    #[test]
    fn time_while_the_server_was_away_costs_nobody() {
        let mut clock = Clock::new(ClockRule::Days { days: 1 }, 2);
        step(&mut clock, 1, 1_000, &[A]);
        clock.forget(Millis(2_000), Millis(102_000));
        assert_eq!(clock.wake_at(), Some(Millis(86_501_000)));
    }

    #[test]
    fn a_bot_has_no_time_to_lose() {
        let mut clock = Clock::new(ClockRule::Turn { seconds: 60 }, 2);
        clock.go_on(Seq(1), Millis(0), Waiting { people: Seats::only(B), ..waiting(&[A]) });
        assert_eq!(clock.wake_at(), None);
    }
}
