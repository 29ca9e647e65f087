//! The names that people see, and what stands behind them.

use std::fmt;
use std::str::FromStr;

use game::Game;

use crate::{Appetite, Bot, Evaluation, Explore, Greedy, Ismcts, Random, Thinking};

/// A game that bots can play: its rules and an opinion about them.
pub trait Playable: Game {
    /// What the bots think of its positions.
    type Judge: Evaluation<Self> + Default;
}

/// How strong an opponent is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sees only the next step, and not too sharply: beatable by a child.
    Gentle,
    /// Sees its own decision through.
    Steady,
    /// Thinks a little about what the others will do.
    Keen,
    /// Thinks hard.
    Fierce,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Gentle, Self::Steady, Self::Keen, Self::Fierce];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Steady => "steady",
            Self::Keen => "keen",
            Self::Fierce => "fierce",
        }
    }

    /// What stands behind it in a game.
    #[must_use]
    pub fn style(self, game: &str) -> Style {
        let row = TABLE.iter().find(|row| row.game == game).unwrap_or(&TABLE[0]);
        let thinking = |iterations| Style::Ismcts(Thinking { iterations, ..row.thinking });
        match self {
            Self::Gentle => Style::Greedy(row.gentle),
            Self::Steady => Style::Greedy(Appetite::FULL),
            Self::Keen => thinking(row.keen),
            Self::Fierce => thinking(row.fierce),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The settings of all levels in one game. `steady` is `greedy`.
struct Row {
    game: &'static str,
    gentle: Appetite,
    /// How many iterations `keen` thinks.
    keen: u32,
    /// How many iterations `fierce` thinks.
    fierce: u32,
    thinking: Thinking,
}

const GENTLE: Appetite = Appetite { redeals: 1, width: 96, whole: false, sway: 0.1 };
const THINKING: Thinking =
    Thinking { iterations: 0, nodes: 400_000, curiosity: 0.1, turns: 1, width: 64, threads: 1 };

/// The one table of levels; the first row also serves games that have none.
const TABLE: &[Row] = &[
    Row { game: "wind-river", gentle: GENTLE, keen: 150, fierce: 1_000, thinking: THINKING },
    // A playout goes to the end of the hunt, so its worth is spread wide: more curiosity.
    Row {
        game: "manitou",
        gentle: GENTLE,
        keen: 200,
        fierce: 2_000,
        thinking: Thinking { curiosity: 0.8, ..THINKING },
    },
    // Once round the table: what the others build counts as much as what one builds. Seeing a decision through
    // brings less here than elsewhere, so `gentle` has to be gentler to be below `steady`.
    Row {
        game: "bison",
        gentle: Appetite { sway: 0.2, ..GENTLE },
        keen: 150,
        fierce: 1_000,
        thinking: Thinking { turns: 4, ..THINKING },
    },
];

/// What a bot is made from: its name, understood.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Style {
    /// Plays any legal move.
    Random,
    /// Plays any kind of legal move.
    Explore,
    /// Looks one decision ahead.
    Greedy(Appetite),
    /// Searches.
    Ismcts(Thinking),
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot \"{0}\"; known: random, explore, greedy, gentle, steady, keen, fierce, ismcts:ITERATIONS"
)]
pub struct UnknownBot(pub String);

impl Style {
    /// Understands the name of a bot for `game`.
    ///
    /// Besides the levels: `random`, `explore`, `greedy`, and `ismcts:ITERATIONS`, which thinks like `fierce` but
    /// so long, and can be changed further: `ismcts:2000/turns=3/curiosity=0.5/width=32/nodes=10000/threads=2`.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn named(name: &str, game: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(name.to_owned());
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
            return Ok(level.style(game));
        }
        match name {
            "random" => return Ok(Self::Random),
            "explore" => return Ok(Self::Explore),
            "greedy" => return Ok(Self::Greedy(Appetite::FULL)),
            _ => {}
        }
        let Self::Ismcts(mut thinking) = Level::Fierce.style(game) else { return Err(unknown()) };
        let mut parts = name.strip_prefix("ismcts:").ok_or_else(unknown)?.split('/');
        thinking.iterations = number(parts.next().unwrap_or_default()).ok_or_else(unknown)?;
        for part in parts {
            let (setting, value) = part.split_once('=').ok_or_else(unknown)?;
            let set = match setting {
                "turns" => number(value).map(|value| thinking.turns = value),
                "curiosity" => number(value).map(|value| thinking.curiosity = value),
                "width" => number(value).map(|value| thinking.width = value),
                "nodes" => number(value).map(|value| thinking.nodes = value),
                "threads" => number(value).map(|value| thinking.threads = value),
                _ => None,
            };
            set.ok_or_else(unknown)?;
        }
        Ok(Self::Ismcts(thinking))
    }

    /// This style with another number of iterations, if it counts any.
    #[must_use]
    pub const fn with_iterations(self, iterations: u32) -> Self {
        match self {
            Self::Ismcts(thinking) => Self::Ismcts(Thinking { iterations, ..thinking }),
            other => other,
        }
    }
}

fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// A bot of this style.
#[must_use]
pub fn player<G: Playable>(style: &Style) -> Box<dyn Bot<G>> {
    match *style {
        Style::Random => Box::new(Random),
        Style::Explore => Box::new(Explore),
        Style::Greedy(appetite) => Box::new(Greedy::new(G::Judge::default(), appetite)),
        Style::Ismcts(thinking) => Box::new(Ismcts::new(G::Judge::default(), thinking)),
    }
}
