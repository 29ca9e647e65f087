//! Ratings: how well people play, from the finished games that count.
//!
//! A rating is never stored as truth: [`Ratings::of`] gives the same numbers again from the journals, however
//! often and in whatever order they are read.

use std::collections::BTreeMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::messages::{Millis, PersonId, Player, TableId};
use crate::table::{Phase, Table};

/// A finished game that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Where.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// When it ended.
    pub ended: Millis,
    /// Who played, in seat order, and in which place for the rating.
    pub places: Vec<(PersonId, u8)>,
}

/// How well somebody plays a game with a number of seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub mean: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// From how many games.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Self {
        let fresh = WengLinRating::new();
        Self { mean: fresh.rating, deviation: fresh.uncertainty, games: 0 }
    }
}

/// Everybody's ratings, by game and number of seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings(BTreeMap<(String, u8), BTreeMap<PersonId, Rating>>);

impl Ratings {
    /// The ratings that finished games come to, in the order in which they ended.
    pub fn of(games: impl IntoIterator<Item = Finished>) -> Self {
        let mut games: Vec<Finished> = games.into_iter().collect();
        games.sort_by(|one, other| (one.ended, &one.table).cmp(&(other.ended, &other.table)));
        let mut ratings = Self::default();
        for game in &games {
            ratings.count(game);
        }
        ratings
    }

    /// Counts one more game, which ended after those that were counted before.
    pub fn count(&mut self, finished: &Finished) {
        let seats = finished.places.len() as u8;
        let people = self.0.entry((finished.game.clone(), seats)).or_default();
        let before: Vec<[WengLinRating; 1]> = finished
            .places
            .iter()
            .map(|(person, _)| {
                let rating = people.get(person).copied().unwrap_or_default();
                [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }]
            })
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&finished.places)
            .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for ((person, _), team) in finished.places.iter().zip(after) {
            let rating = people.entry(person.clone()).or_default();
            rating.mean = team[0].rating;
            rating.deviation = team[0].uncertainty;
            rating.games += 1;
        }
    }

    /// A person's rating.
    #[must_use]
    pub fn get(&self, game: &str, seats: u8, person: &PersonId) -> Option<Rating> {
        self.0.get(&(game.to_owned(), seats))?.get(person).copied()
    }

    /// Puts a rating that was kept elsewhere, to count on from it.
    pub fn set(&mut self, game: &str, seats: u8, person: PersonId, rating: Rating) {
        self.0.entry((game.to_owned(), seats)).or_default().insert(person, rating);
    }

    /// All ratings: game, seats, person, rating.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u8, &PersonId, Rating)> {
        self.0.iter().flat_map(|((game, seats), people)| {
            people.iter().map(move |(person, rating)| (game.as_str(), *seats, person, *rating))
        })
    }
}

impl Table {
    /// The game as the ratings count it, if it is over and counts.
    ///
    /// Whoever resigned, left, or whose seat a bot holds at the end shares the last place.
    #[must_use]
    pub fn finished(&self) -> Option<Finished> {
        let Phase::Over { ended } = self.phase else { return None };
        let outcome = self.board.outcome().filter(|_| self.rated)?;
        let stayed: Vec<bool> = self
            .chairs
            .iter()
            .zip(&self.roster)
            .map(|((_, chair), began)| {
                let same = chair.person.as_ref().map(|person| &person.id) == began.as_ref();
                same && !chair.resigned && chair.player == Player::Person
            })
            .collect();
        let last = 1 + stayed.iter().filter(|&&stayed| stayed).count() as u8;
        let better = |rank: u8| {
            let others = outcome.ranks.iter().zip(&stayed);
            1 + others.filter(|(other, stayed)| **stayed && **other < rank).count() as u8
        };
        let place = |seat: usize| if stayed[seat] { better(outcome.ranks[seat]) } else { last };
        let places = self.roster.iter().enumerate();
        let places = places.map(|(seat, person)| Some((person.clone()?, place(seat))));
        Some(Finished {
            table: self.opened.table.clone(),
            game: self.opened.header.game.clone(),
            ended,
            places: places.collect::<Option<_>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(table: &str, ended: u64, places: &[(&str, u8)]) -> Finished {
        Finished {
            table: TableId::new(table).unwrap(),
            game: "x".to_owned(),
            ended: Millis(ended),
            places: places.iter().map(|(who, place)| (PersonId::new(who).unwrap(), *place)).collect(),
        }
    }

    #[test]
    fn ratings_do_not_depend_on_the_order_of_reading() {
        let games = [
            game("1", 10, &[("a", 1), ("b", 2), ("c", 2)]),
            game("2", 20, &[("b", 1), ("a", 2), ("d", 3)]),
            game("3", 20, &[("c", 1), ("a", 1), ("d", 3)]),
        ];
        let forward = Ratings::of(games.clone());
        assert_eq!(forward, Ratings::of(games.into_iter().rev()));
        assert_eq!(forward.get("x", 3, &PersonId::new("a").unwrap()).unwrap().games, 3);
    }

    #[test]
    fn winning_raises_and_losing_lowers() {
        let ratings = Ratings::of([game("1", 1, &[("a", 1), ("b", 2), ("c", 3)])]);
        let mean = |who: &str| ratings.get("x", 3, &PersonId::new(who).unwrap()).unwrap().mean;
        assert!(mean("a") > mean("b") && mean("b") > mean("c"));
        assert!((mean("b") - Rating::default().mean).abs() < 1.0);
        assert!(ratings.get("x", 2, &PersonId::new("a").unwrap()).is_none(), "by number of seats");
    }
}
