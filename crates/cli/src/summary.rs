//! A series of games in a few lines.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use game::record::Header;
use game::{Outcome, PerSeat};
use indicatif::HumanCount;

use crate::bots::Bot;

/// What a series of games came to. Takes little memory, however long the series is.
pub(crate) struct Summary {
    title: String,
    /// How many games had how many moves.
    lengths: BTreeMap<u64, u64>,
    shares: PerSeat<f64>,
    scores: PerSeat<i64>,
}

impl Summary {
    /// No games yet, of the kind that `header` begins.
    pub(crate) fn new(header: &Header) -> Self {
        let nothing = || std::iter::repeat_n(0, usize::from(header.seats));
        let options = match header.options.len() {
            0 => String::new(),
            _ => format!(", {}", serde_json::Value::Object(header.options.clone())),
        };
        Self {
            title: format!("{} (rules {}), {} seats{options}", header.game, header.rules, header.seats),
            lengths: BTreeMap::new(),
            shares: nothing().map(f64::from).collect(),
            scores: nothing().map(i64::from).collect(),
        }
    }

    /// Adds a game.
    pub(crate) fn add<D>(&mut self, moves: u64, outcome: &Outcome<D>) {
        *self.lengths.entry(moves).or_default() += 1;
        for (sum, share) in self.shares.iter_mut().zip(outcome.shares()) {
            *sum += share;
        }
        for (sum, score) in self.scores.iter_mut().zip(&outcome.scores) {
            *sum += i64::from(*score);
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.lengths.values().sum()
    }

    pub(crate) fn moves(&self) -> u64 {
        self.lengths.iter().map(|(moves, games)| moves * games).sum()
    }

    /// The length that half of the games do not exceed.
    fn median(&self) -> u64 {
        let half = self.games().div_ceil(2);
        let mut seen = 0;
        for (&moves, games) in &self.lengths {
            seen += games;
            if seen >= half {
                return moves;
            }
        }
        0
    }

    /// The summary for people: the same text for the same games.
    pub(crate) fn told(&self, seed: &str, bots: &[Bot]) -> String {
        let games = self.games();
        let shortest = self.lengths.keys().next().unwrap_or(&0);
        let longest = self.lengths.keys().next_back().unwrap_or(&0);
        let mut text = format!(
            "{title}\n\n  games   {games:>13}   seeds {seed}:0 to {seed}:{last}\n  moves   {moves:>13}   \
             a game: {shortest} to {longest}, median {median}\n\n  seat  bot         wins   mean score\n",
            title = self.title,
            games = HumanCount(games).to_string(),
            last = games.saturating_sub(1),
            moves = HumanCount(self.moves()).to_string(),
            median = self.median(),
        );
        for (seat, bot) in bots.iter().enumerate() {
            let wins = 100.0 * self.shares[seat] / games as f64;
            let score = self.scores[seat] as f64 / games as f64;
            writeln!(text, "  {seat:>4}  {name:<8} {wins:>5.1} %   {score:>10.2}", name = bot.name())
                .expect("a String takes any text");
        }
        text.push_str("\nA win that k seats share counts 1/k for each of them.");
        text
    }
}
