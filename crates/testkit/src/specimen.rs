//! What a game tells the suite about itself.

use game::{Game, Rule};
use serde_json::Value;

/// The rules of the game of a specimen.
pub type GameOf<S> = <S as Specimen>::Game;
/// The states of the game of a specimen.
pub type StateOf<S> = <GameOf<S> as Game>::State;
/// The moves of the game of a specimen.
pub type MoveOf<S> = <GameOf<S> as Game>::Move;

/// A game as the suite examines it. Implemented on a unit struct in the game's `tests/laws.rs`:
///
/// ```
/// use game::Game;
/// use testkit::{Specimen, toy::{self, Toy}};
///
/// struct ToySpecimen;
///
/// impl Specimen for ToySpecimen {
///     type Game = Toy;
///
///     fn configurations() -> Vec<Toy> {
///         [2, 3].into_iter().filter_map(|seats| Toy::new(seats, Default::default()).ok()).collect()
///     }
///
///     fn conceivable_moves(_: &Toy, _: &toy::State) -> Vec<toy::Move> {
///         let spoils = (0..4).map(|seat| toy::Move::Spoil(game::Seat(seat)));
///         toy::Cards::every().map(toy::Move::Bid).chain([toy::Move::Keep]).chain(spoils).collect()
///     }
///
///     fn invariants(rules: &Toy, state: &toy::State) {
///         let dealt = if state.phase == toy::Phase::Deal { 0 } else { 4 };
///         for seat in 0..usize::from(rules.seats()) {
///             let cards = [state.hands[seat], state.bids[seat], state.spent[seat]];
///             assert_eq!(cards.iter().map(|cards| cards.len()).sum::<u8>(), dealt);
///         }
///     }
/// }
///
/// testkit::laws!(ToySpecimen);
/// ```
pub trait Specimen {
    /// The game.
    type Game: Game;

    /// The rules that are tried: every number of seats, every option that changes play.
    fn configurations() -> Vec<Self::Game>;

    /// Every move that somebody could try in this state, legal or not: a superset of all legal moves of all
    /// seats (but need not contain all that a [`menu`](Game::menu) stands for), with near misses of every kind.
    fn conceivable_moves(rules: &Self::Game, state: &StateOf<Self>) -> Vec<MoveOf<Self>>;

    /// Asserts what is true of every state: pieces add up, the phase fits.
    ///
    /// # Panics
    /// If something is not.
    fn invariants(rules: &Self::Game, state: &StateOf<Self>);

    /// How much is tried.
    fn sizes() -> Sizes {
        Sizes::default()
    }

    /// The rules that no play and no refused move can exercise, each with the reason: such as a rule that only
    /// says what pieces there are.
    fn unexercised() -> Vec<(Rule, &'static str)> {
        Vec::new()
    }

    /// How many arrangements of physical pieces look like this state, or any multiple of it.
    ///
    /// Redeals must come up in these proportions. One for each state unless pieces that look alike are hidden:
    /// then there are more ways to deal one of each than to deal two equal ones.
    fn likelihood(_rules: &Self::Game, _state: &StateOf<Self>) -> f64 {
        1.0
    }

    /// How many moves a menu stands for, if the specimen can tell.
    fn menu_size(_menu: &<Self::Game as Game>::Menu) -> Option<u64> {
        None
    }

    /// A short name of a configuration, for messages and file names: `3-seats`, an older version of the rules, and
    /// every option that is not at its default.
    fn label(rules: &Self::Game) -> String {
        let mut label = format!("{}-seats", rules.seats());
        let version = Self::Game::version_of(rules.options());
        if version != Self::Game::VERSION {
            label += &format!("-rules-{version}");
        }
        let usual = game::json(&<Self::Game as Game>::Options::default());
        let Value::Object(options) = game::json(rules.options()) else { return label };
        for (name, value) in options.iter().filter(|&(name, value)| usual.get(name) != Some(value)) {
            label += &match value {
                Value::String(text) => format!("-{text}"),
                Value::Bool(true) => format!("-{name}"),
                Value::Number(_) | Value::Bool(false) => format!("-{name}-{value}"),
                _ => format!("-own-{name}"),
            };
        }
        label
    }
}

/// How much the suite tries. The nightly run multiplies all games by [`Sizes::NIGHTLY`].
///
/// The whole suite should take a few seconds: with many configurations play fewer games of each, and where games are
/// long and thousands of moves are conceivable take longer strides.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Games a configuration in each law, by turns exploring and random.
    pub games: u32,
    /// Games a configuration in the count of exercised rules.
    pub coverage_games: u32,
    /// The thorough laws look at every so manieth ply, and at the first few where each kind of move is made.
    pub stride: u32,
    /// The longest that a game can take, in events. A game that goes on after that does not end.
    pub longest: u32,
}

impl Sizes {
    /// How many times as many games the nightly run plays.
    pub const NIGHTLY: u32 = 25;

    /// These sizes, or the nightly ones if `TALLGRASS_NIGHTLY=1` is set.
    #[must_use]
    pub fn now(self) -> Self {
        if !is_nightly() {
            return self;
        }
        let many = |games: u32| games * Self::NIGHTLY;
        Self { games: many(self.games), coverage_games: many(self.coverage_games), ..self }
    }
}

impl Default for Sizes {
    fn default() -> Self {
        Self { games: 4, coverage_games: 10, stride: 13, longest: 5_000 }
    }
}

/// Whether this is the nightly-sized run: the environment has `TALLGRASS_NIGHTLY=1`.
#[must_use]
pub fn is_nightly() -> bool {
    std::env::var_os("TALLGRASS_NIGHTLY").is_some_and(|value| value == "1")
}
