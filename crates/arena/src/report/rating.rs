//! Ratings of bots that met in games of several.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::Played;

/// Weng-Lin ratings after all games, in order. Everyone begins at 25.
///
/// A bot that holds several seats of a game gets the average of what each of them earned.
pub(crate) fn ratings(entrants: usize, played: &[Played]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    let config = WengLinConfig::new();
    for game in played {
        let seats: Vec<[WengLinRating; 1]> = game.seating.iter().map(|&entrant| [ratings[entrant]]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = seats
            .iter()
            .zip(&game.ranks)
            .map(|(seat, &rank)| (&seat[..], MultiTeamOutcome::new(usize::from(rank))))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (entrant, rating) in ratings.iter_mut().enumerate() {
            let own: Vec<&WengLinRating> = game
                .seating
                .iter()
                .zip(&after)
                .filter(|(seated, _)| **seated == entrant)
                .filter_map(|(_, team)| team.first())
                .collect();
            if own.is_empty() || own.len() == game.seating.len() {
                continue;
            }
            let average = |part: fn(&WengLinRating) -> f64| {
                own.iter().map(|rating| part(rating)).sum::<f64>() / own.len() as f64
            };
            rating.rating = average(|rating| rating.rating);
            rating.uncertainty = average(|rating| rating.uncertainty);
        }
    }
    ratings
}
