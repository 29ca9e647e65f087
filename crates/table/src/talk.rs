//! Chat: who may talk, how much, and what is kept of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::messages::{ChatLine, Millis, PersonId, Refusal, Seq};

/// The most characters of a line.
pub(crate) const MAX_CHARS: usize = 500;
/// How many lines a snapshot shows.
const SHOWN: usize = 100;

/// How often somebody may talk: `burst` lines at once, then one in each `every` milliseconds.
#[derive(Clone, Copy, Debug)]
struct Rate {
    burst: u64,
    every: u64,
}

/// Somebody who sits at the table.
const SEATED: Rate = Rate { burst: 10, every: 2_000 };
/// Somebody who watches.
const WATCHER: Rate = Rate { burst: 3, every: 10_000 };
/// All who watch together, so that they never drown those who play.
const WATCHERS: Rate = Rate { burst: 20, every: 1_000 };

/// When the allowance of a talker is used up no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Meter(u64);

impl Meter {
    /// How long to wait before the next line.
    fn wait(self, now: Millis, rate: Rate) -> u64 {
        self.0.saturating_sub(now.0).saturating_sub((rate.burst - 1) * rate.every)
    }

    fn count(&mut self, now: Millis, rate: Rate) {
        self.0 = self.0.max(now.0) + rate.every;
    }
}

/// What was said at a table, and who may say more.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Talk {
    lines: Vec<ChatLine>,
    hushed: BTreeSet<Seq>,
    pub(crate) muted: BTreeSet<PersonId>,
    meters: BTreeMap<PersonId, Meter>,
    watchers: Meter,
}

impl Talk {
    /// Whether this person may say this now; answers with the line as it is to be kept.
    pub(crate) fn check(
        &self,
        person: &PersonId,
        seated: bool,
        text: &str,
        now: Millis,
    ) -> Result<String, Refusal> {
        let line: String =
            text.chars().map(|symbol| if symbol.is_control() { ' ' } else { symbol }).collect();
        let line = line.trim();
        if line.is_empty() {
            return Err(Refusal::EmptyLine);
        }
        if line.chars().count() > MAX_CHARS {
            return Err(Refusal::LongLine { most: MAX_CHARS as u32 });
        }
        if !seated && self.muted.contains(person) {
            return Err(Refusal::Muted);
        }
        let own = self.meters.get(person).copied().unwrap_or_default();
        let wait = if seated {
            own.wait(now, SEATED)
        } else {
            own.wait(now, WATCHER).max(self.watchers.wait(now, WATCHERS))
        };
        if wait > 0 {
            return Err(Refusal::TooMuchChat { wait: Millis(wait) });
        }
        Ok(line.to_owned())
    }

    pub(crate) fn say(&mut self, line: ChatLine) {
        let now = line.at;
        self.meters.retain(|_, meter| meter.0 > now.0);
        let rate = if line.seat.is_some() { SEATED } else { WATCHER };
        self.meters.entry(line.person.id.clone()).or_default().count(now, rate);
        if line.seat.is_none() {
            self.watchers.count(now, WATCHERS);
        }
        self.lines.push(line);
    }

    pub(crate) fn mute(&mut self, person: &PersonId, muted: bool) {
        if muted {
            self.muted.insert(person.clone());
        } else {
            self.muted.remove(person);
        }
    }

    pub(crate) fn hush(&mut self, line: Seq) {
        self.hushed.insert(line);
    }

    /// The line that entry `seq` is, unless it was removed.
    pub(crate) fn line(&self, seq: Seq) -> Option<&ChatLine> {
        let place = self.lines.binary_search_by_key(&seq, |line| line.seq).ok()?;
        Some(&self.lines[place]).filter(|_| !self.hushed.contains(&seq))
    }

    /// Whether somebody has said anything here.
    pub(crate) fn knows(&self, person: &PersonId) -> bool {
        self.lines.iter().any(|line| line.person.id == *person)
    }

    /// The last lines, oldest first.
    pub(crate) fn last(&self) -> Vec<ChatLine> {
        let shown = self.lines.iter().rev().filter(|line| !self.hushed.contains(&line.seq)).take(SHOWN);
        let mut lines: Vec<ChatLine> = shown.cloned().collect();
        lines.reverse();
        lines
    }

    pub(crate) fn rename(&mut self, was: &PersonId, person: &crate::messages::Person) {
        for line in self.lines.iter_mut().filter(|line| line.person.id == *was) {
            line.person = person.clone();
        }
        if self.muted.remove(was) {
            self.muted.insert(person.id.clone());
        }
        if let Some(meter) = self.meters.remove(was) {
            self.meters.insert(person.id.clone(), meter);
        }
    }
}
