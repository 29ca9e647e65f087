//! What is kept of a game that was played.

use serde::{Deserialize, Serialize};

use crate::times::Times;

/// A finished game of a series: one line of the file by which a series is resumed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the series.
    pub number: u32,
    /// The deal it was played with.
    pub deal: u32,
    /// The entrant of each seat.
    pub seating: Vec<usize>,
    /// The place of each seat.
    pub ranks: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// How many moves were made.
    pub moves: u32,
    /// How long the decisions of each seat took.
    pub times: Vec<Times>,
    /// Why a seat forfeited, if it did.
    pub forfeits: Vec<Option<String>>,
}

impl Played {
    /// The part of the win that a seat has: a win shared by k counts 1/k.
    #[must_use]
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|&&rank| rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}
