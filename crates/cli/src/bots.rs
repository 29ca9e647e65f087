//! Who sits where, chosen by name.

use bots::{Decision, Playable, Style, Unhurried, player};
use game::dealer::Seeded;
use game::random::{Dealt, Quick};
use game::{PerSeat, Players, Seat, Stream as _, Viewer};

use crate::Failure;

/// Somebody who plays by himself.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Bot {
    name: String,
    style: Style,
}

/// What `--help` says about the choice.
pub(crate) const HELP: &str = "Who plays: random, explore, greedy, gentle, steady, keen or fierce; one for all \
                               seats, or one for each with commas between";

impl Bot {
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    fn named(name: &str, game: &str) -> Result<Self, Failure> {
        if name.starts_with("exec:") {
            return Err(Failure::Usage("programs of yours play in `tallgrass arena`".to_owned()));
        }
        let style = Style::named(name, game).map_err(|unknown| Failure::Usage(unknown.to_string()))?;
        Ok(Self { name: name.to_owned(), style })
    }

    /// A bot for each seat of a game: one name fills all of them.
    pub(crate) fn seated(names: &[String], game: &str, seats: u8) -> Result<PerSeat<Self>, Failure> {
        let bots = names.iter().map(|name| Self::named(name, game)).collect::<Result<Vec<_>, _>>()?;
        match &bots[..] {
            [bot] => Ok(Seat::all(seats).map(|_| bot.clone()).collect()),
            _ if bots.len() == usize::from(seats) => Ok(bots.into_iter().collect()),
            _ => Err(Failure::Usage(format!(
                "{} bots for {seats} seats; name one for all seats, or one for each",
                bots.len()
            ))),
        }
    }
}

/// A bot at work.
enum Mind<G: Playable> {
    Random,
    Explore,
    Thinking(Box<dyn bots::Bot<G>>, Quick),
}

/// The bots of one game and its dealer.
///
/// Each has a stream of random numbers of its own, made from the game's seed, so that the same deals can be
/// played by other bots.
pub(crate) struct Company<G: Playable> {
    dealer: Seeded,
    bots: PerSeat<(Mind<G>, Dealt)>,
    moves: Vec<G::Move>,
}

impl<G: Playable> Company<G> {
    pub(crate) fn new(seed: &str, bots: &[Bot]) -> Self {
        let seated = |(seat, bot): (usize, &Bot)| {
            let mut stream = Dealt::seeded(&format!("{seed}:bot:{seat}"));
            let mind = match &bot.style {
                Style::Random => Mind::Random,
                Style::Explore => Mind::Explore,
                style => {
                    let quick = u64::from(stream.word()) << 32 | u64::from(stream.word());
                    Mind::Thinking(player(style), Quick::new(quick))
                }
            };
            (mind, stream)
        };
        Self {
            dealer: Seeded::new(seed),
            bots: bots.iter().enumerate().map(seated).collect(),
            moves: Vec::new(),
        }
    }
}

impl<G: Playable> Players<G> for Company<G> {
    fn decide(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Move {
        let (mind, stream) = &mut self.bots[seat.index()];
        match mind {
            Mind::Random => rules.random_move(state, seat, stream),
            Mind::Explore => rules.explore_move(state, seat, stream, &mut self.moves),
            Mind::Thinking(bot, quick) => {
                let (view, legal) = (rules.view(state, Viewer::Seat(seat)), rules.legal(state, seat));
                let decision = Decision { rules, seat, view: &view, legal: &legal };
                bot.choose(&decision, quick, &mut Unhurried)
            }
        }
    }

    fn deal(&mut self, rules: &G, state: &G::State, number: u64) -> G::Chance {
        self.dealer.deal(rules, state, number)
    }
}
