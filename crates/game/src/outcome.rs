//! The end of a game.

use serde::{Deserialize, Serialize};

use crate::PerSeat;

/// How a game ended, in the form of a record's result line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome<D> {
    /// For each seat 1 plus the number of seats that did better; places can be shared.
    pub ranks: PerSeat<u8>,
    /// The points that people talk about.
    pub scores: PerSeat<i32>,
    /// What decides between equal scores, as the game's page says.
    pub detail: D,
}

/// Ranks seats by a key each: larger is better, equal keys share the place.
///
/// ```
/// assert_eq!(game::ranks(&[(3, 1), (5, 0), (3, 1)])[..], [2, 1, 2]);
/// ```
pub fn ranks<K: Ord>(keys: &[K]) -> PerSeat<u8> {
    keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
}

impl<D> Outcome<D> {
    /// What each seat's place is worth: a win shared by k seats counts 1/k for each, everything else 0.
    pub fn shares(&self) -> PerSeat<f64> {
        let winners = self.ranks.iter().filter(|&&rank| rank == 1).count();
        self.ranks.iter().map(|&rank| if rank == 1 { 1.0 / winners as f64 } else { 0.0 }).collect()
    }
}
