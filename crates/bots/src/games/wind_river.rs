//! An opinion about Wind River.
//!
//! What counts is tipis in the plains. A turn has one activity, so the tipis of a seat are saved one after the
//! other: each is worth the less the later its turn comes. Provisions keep them alive and buy more of them.

use game::{Game, PerSeat, Seat};
use wind_river::board::{Hex, HexSet, LANES, ROWS};
use wind_river::{Move, State, WindRiver};

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

/// Thinks about Wind River.
#[derive(Clone, Debug)]
pub struct Judge {
    rows: [HexSet; ROWS],
    /// `PATIENCE` to the power of a number of steps.
    patience: [f32; 64],
}

impl Default for Judge {
    fn default() -> Self {
        let row = |row| (0..LANES).filter_map(|lane| Hex::new(lane, row)).collect();
        Self {
            rows: std::array::from_fn(row),
            patience: std::array::from_fn(|steps| PATIENCE.powi(steps as i32)),
        }
    }
}

impl Judge {
    /// The tipis that `seat` can hope to save, roughly.
    fn points(&self, state: &State, seat: Seat) -> f32 {
        let tipis = state.tipis(seat);
        let provisions = f32::from(state.provisions(seat));
        let mut points = f32::from(state.saved(seat));
        let mut steps = 0;
        let mut coming = 0.0;
        // The foremost is saved first; the others wait for it.
        for row in (0..ROWS).rev() {
            for _ in 0..tipis.sum(self.rows[row]) {
                steps += ROWS - row;
                coming += self.patience[steps.min(63)];
            }
        }
        let unfed = f32::from(state.all_unfed(seat));
        points += coming + provisions * (PROVISION - PROVISION_FADE * provisions);
        points -= unfed * PROVISION + (unfed - provisions).max(0.0) * STARVING;
        points + HARVEST * f32::from(state.harvest(seat))
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
