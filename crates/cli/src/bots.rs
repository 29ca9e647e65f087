//! Who sits where, chosen by name.

use game::dealer::Seeded;
use game::random::Dealt;
use game::{Game, PerSeat, Players, Seat};

use crate::Failure;

/// Somebody who plays by himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bot {
    /// Any legal move, all equally likely.
    Random,
    /// First a kind of move, all equally likely, then a move of that kind: meets rare rules more often.
    Explore,
}

/// What `--help` says about the choice.
pub(crate) const HELP: &str =
    "Who plays, random or explore: one for all seats, or one for each with commas between";

impl Bot {
    const ALL: [Self; 2] = [Self::Random, Self::Explore];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Explore => "explore",
        }
    }

    fn named(name: &str) -> Result<Self, Failure> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| {
            let known = Self::ALL.map(Self::name).join(", ");
            Failure::Usage(format!("there is no bot \"{name}\"; known: {known}"))
        })
    }

    /// A bot for each seat: one name fills all of them.
    pub(crate) fn seated(names: &[String], seats: u8) -> Result<PerSeat<Self>, Failure> {
        let bots = names.iter().map(|name| Self::named(name)).collect::<Result<Vec<_>, _>>()?;
        match bots[..] {
            [bot] => Ok(Seat::all(seats).map(|_| bot).collect()),
            _ if bots.len() == usize::from(seats) => Ok(bots.into_iter().collect()),
            _ => Err(Failure::Usage(format!(
                "{} bots for {seats} seats; name one for all seats, or one for each",
                bots.len()
            ))),
        }
    }
}

/// The bots of one game and its dealer.
///
/// Each has a stream of random numbers of its own, made from the game's seed, so that the same deals can be
/// played by other bots.
pub(crate) struct Company<G: Game> {
    dealer: Seeded,
    bots: PerSeat<(Bot, Dealt)>,
    moves: Vec<G::Move>,
}

impl<G: Game> Company<G> {
    pub(crate) fn new(seed: &str, bots: &[Bot]) -> Self {
        let stream = |seat| Dealt::seeded(&format!("{seed}:bot:{seat}"));
        Self {
            dealer: Seeded::new(seed),
            bots: bots.iter().enumerate().map(|(seat, &bot)| (bot, stream(seat))).collect(),
            moves: Vec::new(),
        }
    }
}

impl<G: Game> Players<G> for Company<G> {
    fn decide(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Move {
        let (bot, stream) = &mut self.bots[seat.index()];
        match bot {
            Bot::Random => rules.random_move(state, seat, stream),
            Bot::Explore => rules.explore_move(state, seat, stream, &mut self.moves),
        }
    }

    fn deal(&mut self, rules: &G, state: &G::State, number: u64) -> G::Chance {
        self.dealer.deal(rules, state, number)
    }
}
