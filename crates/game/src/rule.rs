//! Rule numbers, and the refusal of what breaks a rule.

use std::fmt;

use serde::Serialize;

/// The number of a rule, such as `W4.1`: a name that refusals, effects, tests and rule pages share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why something is not allowed: the rule it breaks, and the reason as data.
///
/// `reason` serialises to a tag and its values, so that every front end can say it in the player's language;
/// its `Display` is the English sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal<R> {
    /// The rule that forbids it.
    pub rule: Rule,
    /// What exactly is wrong.
    #[serde(flatten)]
    pub reason: R,
}

impl<R> Refusal<R> {
    /// A refusal under `rule`.
    pub const fn new(rule: Rule, reason: R) -> Self {
        Self { rule, reason }
    }
}

impl<R: fmt::Display> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason)
    }
}

impl<R: fmt::Debug + fmt::Display> std::error::Error for Refusal<R> {}
