//! What a series says: for people, for machines, and to look at.

mod html;
mod interval;
mod plots;
mod rating;
mod text;

use std::collections::BTreeMap;

use game::record::Header;
use serde::Serialize;

use crate::{Budget, Played, Series, Times};
use interval::Estimate;

/// The results of a series.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The options of the game.
    pub options: serde_json::Map<String, serde_json::Value>,
    /// What the deals were made from.
    pub seed: String,
    /// How long the bots might think.
    pub budget: Budget,
    /// How many games were played.
    pub games: usize,
    /// How many deals there were.
    pub deals: usize,
    /// Each bot, in the order of the series; one that was named several times stands here once.
    pub bots: Vec<BotReport>,
    /// What each seat won, whoever sat there.
    pub by_seat: Vec<Share>,
    /// How many moves a game had.
    pub moves: Spread,
    /// By how many points the winner won.
    pub margin: Spread,
}

/// The results of a bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// How many games it took part in.
    pub games: usize,
    /// The part of the wins that each of its seats had; a win shared by k counts 1/k.
    pub share: f64,
    /// The lower end of the share's 95% interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its Weng-Lin rating; everyone begins at 25.
    pub rating: f64,
    /// How unsure the rating is.
    pub uncertainty: f64,
    /// Its place on average.
    pub rank: f64,
    /// The lower end of the rank's 95% interval.
    pub rank_low: f64,
    /// The upper end.
    pub rank_high: f64,
    /// How often it came first, second, and so on, over all its seats.
    pub places: Vec<usize>,
    /// Its points.
    pub score: Spread,
    /// The decisions it made.
    pub decisions: u64,
    /// Half of its decisions took at most so many milliseconds.
    pub p50_ms: f64,
    /// All but one in a hundred took at most so many milliseconds.
    pub p99_ms: f64,
    /// How many games it forfeited.
    pub forfeits: usize,
    /// Why, and how often.
    pub reasons: BTreeMap<String, usize>,
}

/// A part of the wins.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Share {
    /// The average.
    pub share: f64,
    /// The lower end of its 95% interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Numbers in order of size, in short.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Spread {
    /// The average.
    pub mean: f64,
    /// The smallest.
    pub min: f64,
    /// A quarter is not larger.
    pub p25: f64,
    /// Half is not larger.
    pub p50: f64,
    /// Three quarters are not larger.
    pub p75: f64,
    /// The largest.
    pub max: f64,
    /// All of them, in order of size.
    #[serde(skip)]
    pub all: Vec<f64>,
}

impl Spread {
    fn of(numbers: impl Iterator<Item = f64>) -> Self {
        let mut all: Vec<f64> = numbers.collect();
        all.sort_by(f64::total_cmp);
        let (Some(&min), Some(&max)) = (all.first(), all.last()) else { return Self::default() };
        let part = |part: f64| all[((all.len() - 1) as f64 * part).round() as usize];
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        Self { mean, min, p25: part(0.25), p50: part(0.5), p75: part(0.75), max, all }
    }
}

impl Report {
    /// Sums up a series.
    #[must_use]
    pub fn new(header: &Header, series: &Series, played: &[Played]) -> Self {
        let mut names: Vec<&str> = Vec::new();
        for entrant in &series.entrants {
            if !names.contains(&entrant.name.as_str()) {
                names.push(&entrant.name);
            }
        }
        // A bot that was named several times is one.
        let one = |&entrant: &usize| names.iter().position(|name| *name == series.entrants[entrant].name);
        let merged: Vec<Played> = played
            .iter()
            .map(|game| Played { seating: game.seating.iter().filter_map(one).collect(), ..game.clone() })
            .collect();
        let ratings = rating::ratings(names.len(), &merged);
        let bots = names.iter().enumerate().map(|(bot, name)| {
            let mut report = bot_report(name, bot, &merged);
            (report.rating, report.uncertainty) = (ratings[bot].rating, ratings[bot].uncertainty);
            report
        });
        let margin = |game: &Played| {
            let mut scores = game.scores.clone();
            scores.sort_unstable();
            match scores[..] {
                [.., second, first] => f64::from(first - second),
                _ => 0.0,
            }
        };
        let seat = |seat: u8| share_of(&merged, |_, at| at == usize::from(seat));
        Self {
            game: header.game.clone(),
            seats: header.seats,
            options: header.options.clone(),
            seed: series.seed.clone(),
            budget: series.budget,
            games: merged.len(),
            deals: merged.iter().map(|game| game.deal + 1).max().unwrap_or(0) as usize,
            bots: bots.collect(),
            by_seat: (0..header.seats).map(seat).collect(),
            moves: Spread::of(merged.iter().map(|game| f64::from(game.moves))),
            margin: Spread::of(merged.iter().map(margin)),
        }
    }

    /// What a seat wins on average if all play equally well.
    #[must_use]
    pub fn even(&self) -> f64 {
        1.0 / f64::from(self.seats.max(1))
    }

    /// The report as JSON.
    #[must_use]
    pub fn json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a report is JSON");
        text.push('\n');
        text
    }
}

/// The values of some seats of each deal's games.
fn by_deal(
    played: &[Played],
    seats: impl Fn(&Played, usize) -> bool,
    value: impl Fn(&Played, usize) -> f64,
) -> Vec<Vec<f64>> {
    let mut deals: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    for game in played {
        let own: Vec<f64> =
            (0..game.seating.len()).filter(|&at| seats(game, at)).map(|at| value(game, at)).collect();
        if !own.is_empty() {
            let average = own.iter().sum::<f64>() / own.len() as f64;
            deals.entry(game.deal).or_default().push(average);
        }
    }
    deals.into_values().collect()
}

fn share_of(played: &[Played], seats: impl Fn(&Played, usize) -> bool) -> Share {
    let Estimate { mean, low, high } = interval::share(&by_deal(played, seats, Played::share));
    Share { share: mean, low, high }
}

fn bot_report(name: &str, bot: usize, played: &[Played]) -> BotReport {
    let own = |game: &Played, at: usize| game.seating[at] == bot;
    let Share { share, low, high } = share_of(played, own);
    let rank = interval::average(&by_deal(played, own, |game, at| f64::from(game.ranks[at])));
    let mut times = Times::default();
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let mut scores = Vec::new();
    let mut places = vec![0; played.first().map_or(0, |game| game.seating.len())];
    let mut games = 0;
    for game in played {
        games += usize::from(game.seating.contains(&bot));
        for at in (0..game.seating.len()).filter(|&at| own(game, at)) {
            times.merge(&game.times[at]);
            scores.push(f64::from(game.scores[at]));
            if let Some(place) = places.get_mut(usize::from(game.ranks[at]) - 1) {
                *place += 1;
            }
            if let Some(reason) = &game.forfeits[at] {
                *reasons.entry(reason.clone()).or_default() += 1;
            }
        }
    }
    BotReport {
        name: name.to_owned(),
        games,
        share,
        low,
        high,
        rating: 0.0,
        uncertainty: 0.0,
        rank: rank.mean,
        rank_low: rank.low,
        rank_high: rank.high,
        places,
        score: Spread::of(scores.into_iter()),
        decisions: times.count(),
        p50_ms: times.quantile(0.5),
        p99_ms: times.quantile(0.99),
        forfeits: reasons.values().sum(),
        reasons,
    }
}
