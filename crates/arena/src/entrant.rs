//! Who takes part.

use bots::{Style, UnknownBot};
use serde::{Deserialize, Serialize};

/// How long a bot may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Budget {
    /// As long as its level says.
    #[default]
    Level,
    /// So many iterations: the same moves on every machine.
    Iterations(u32),
    /// So many milliseconds.
    Ms(u64),
}

/// A budget that cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget is iterations:N or ms:N, not \"{0}\"")]
pub struct BadBudget(String);

impl std::str::FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Self, BadBudget> {
        let bad = || BadBudget(text.to_owned());
        let (kind, number) = text.split_once(':').ok_or_else(bad)?;
        let number: u64 = number.parse().ok().filter(|&number| number > 0).ok_or_else(bad)?;
        match kind {
            "iterations" => u32::try_from(number).map(Self::Iterations).map_err(|_| bad()),
            "ms" => Ok(Self::Ms(number)),
            _ => Err(bad()),
        }
    }
}

/// Somebody who takes part in a series.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// The name that a report shows: as it was asked for.
    pub name: String,
    /// What is behind the name.
    pub kind: Kind,
}

/// What is behind an entrant's name.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// A bot of ours.
    Ours(Style),
    /// A program, started by this command.
    Program(String),
}

impl Entrant {
    /// Understands the name of one entrant in `game`: a bot's name or `exec:COMMAND`.
    ///
    /// # Errors
    /// If no bot is called so.
    pub fn named(name: &str, game: &str, budget: Budget) -> Result<Self, UnknownBot> {
        let kind = match name.strip_prefix("exec:") {
            Some(command) if !command.trim().is_empty() => Kind::Program(command.to_owned()),
            _ => {
                let style = Style::named(name, game)?;
                Kind::Ours(match budget {
                    Budget::Level => style,
                    Budget::Iterations(iterations) => style.with_iterations(iterations),
                    // The clock stops it.
                    Budget::Ms(_) => style.with_iterations(u32::MAX),
                })
            }
        };
        Ok(Self { name: name.to_owned(), kind })
    }

    /// Understands a list of entrants, set apart by commas.
    ///
    /// # Errors
    /// If no bot is called like one of them.
    pub fn list(names: &str, game: &str, budget: Budget) -> Result<Vec<Self>, UnknownBot> {
        names.split(',').map(|name| Self::named(name.trim(), game, budget)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_budgets_are_understood() {
        let list = Entrant::list("fierce, greedy,exec:python3 bot.py", "wind-river", Budget::Iterations(7));
        let list = list.expect("all known");
        let Kind::Ours(Style::Ismcts(thinking)) = list[0].kind else { panic!("fierce searches") };
        assert_eq!(thinking.iterations, 7);
        assert_eq!(list[2].kind, Kind::Program("python3 bot.py".to_owned()));
        assert!(Entrant::named("exec:", "wind-river", Budget::Level).is_err());
        assert!(Entrant::named("clever", "wind-river", Budget::Level).is_err());
        assert_eq!("ms:250".parse(), Ok(Budget::Ms(250)));
        assert!("ms:0".parse::<Budget>().is_err());
        assert!("hours:1".parse::<Budget>().is_err());
    }
}
