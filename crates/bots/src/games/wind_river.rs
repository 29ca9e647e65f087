//! An opinion about Wind River.
//!
//! What counts is tipis in the plains. A turn has one activity, so the tipis of a seat are saved one after the
//! other: each is worth the less the later its turn comes. Provisions keep them alive and buy more of them.

use game::{Game, PerSeat, Seat};
use wind_river::board::ROWS;
use wind_river::{MAX_PROVISIONS, Move, State, TIPIS, WindRiver};

use crate::evaluation::weigh_by_worth;
use crate::{Evaluation, Menu, Playable, chances};

impl Playable for WindRiver {
    type Judge = Judge;
}

/// What a step of waiting takes from a tipi's worth.
const PATIENCE: f32 = 0.94;
/// What a provision is worth, in tipis; the more one has the less.
const PROVISION: f32 = 0.12;
const PROVISION_FADE: f32 = 0.006;
/// What a tipi that must be given up for want of provisions loses of its worth.
const STARVING: f32 = 0.35;
/// What gathering next turn would be worth for each provision.
const HARVEST: f32 = 0.03;
/// How many tipis of lead are a factor e of chances.
const SCALE: f32 = 0.5;
/// How much worth makes a move e times as promising.
const SHARPNESS: f32 = 0.03;

/// The most tipis that can wait for each other, times the most steps each has to go.
const LONGEST: usize = TIPIS as usize * ROWS;

/// Thinks about Wind River.
#[derive(Clone, Debug)]
pub struct Judge {
    /// `PATIENCE` to the power of a number of steps.
    patience: [f32; LONGEST + 1],
}

impl Default for Judge {
    fn default() -> Self {
        let mut patience = [1.0; LONGEST + 1];
        for steps in 1..patience.len() {
            patience[steps] = PATIENCE * patience[steps - 1];
        }
        Self { patience }
    }
}

impl Judge {
    /// The tipis that `seat` can hope to save, roughly.
    fn points(&self, state: &State, seat: Seat) -> f32 {
        let tipis = state.tipis(seat);
        let others = state.others(seat);
        let mut in_row = [0_u8; ROWS];
        let (mut unfed, mut surplus) = (0, 0);
        for hex in tipis.occupied().iter() {
            let own = tipis.at(hex);
            in_row[hex.row()] += own;
            if others.contains(hex) {
                unfed += state.unfed(seat, hex);
            } else {
                let food = state.buffalo().at(hex);
                unfed += own.saturating_sub(food);
                surplus += i32::from(food) - i32::from(own);
            }
        }
        // The foremost is saved first; the others wait for it.
        let (mut steps, mut coming) = (0, 0.0);
        for (row, &count) in in_row.iter().enumerate().rev() {
            for _ in 0..count {
                steps += ROWS - row;
                coming += self.patience[steps];
            }
        }
        let (unfed, provisions) = (f32::from(unfed), f32::from(state.provisions(seat)));
        let harvest = (surplus as f32).clamp(0.0, f32::from(MAX_PROVISIONS) - provisions);
        f32::from(state.saved(seat)) + coming + provisions * (PROVISION - PROVISION_FADE * provisions)
            - unfed * PROVISION
            - (unfed - provisions).max(0.0) * STARVING
            + HARVEST * harvest
    }
}

impl Evaluation<WindRiver> for Judge {
    const MENU: Menu = Menu::Open;

    fn worth(&self, rules: &WindRiver, state: &State) -> PerSeat<f32> {
        let points: PerSeat<f32> = Seat::all(rules.seats()).map(|seat| self.points(state, seat)).collect();
        chances(&points, SCALE)
    }

    fn weigh(&self, rules: &WindRiver, state: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weigh_by_worth(self, rules, state, seat, moves, SHARPNESS, weights);
    }
}
