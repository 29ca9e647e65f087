//! Random moves.

use std::collections::HashMap;

use game::Game;

use crate::chi_square::Deviation;
use crate::specimen::{MoveOf, Specimen};
use crate::tally::{Verdict, ensure};
use crate::walk::walk;

/// Moves are counted in so many cells at most: each move its own where there are few.
const CELLS: usize = 16;
/// Draws for each cell.
const DRAWS: usize = 40;

/// `random_move` draws every legal move equally often, by chi-square in every position and over all together.
///
/// Where there are more moves than cells, neighbours in the list share a cell, and in a second count moves that
/// stand equally far apart.
///
/// # Errors
/// How the law is broken.
pub fn random_moves_are_uniform<S: Specimen>() -> Verdict {
    let mut all = Deviation::default();
    let tally = walk::<S>(S::sizes().now().games, |moment| {
        if !moment.thorough {
            return Ok(());
        }
        for seat in moment.acting().iter() {
            let legal = moment.legal(seat);
            if legal.len() < 2 {
                continue;
            }
            let place: HashMap<&MoveOf<S>, usize> =
                legal.iter().enumerate().map(|(at, mv)| (mv, at)).collect();
            let cells = legal.len().min(CELLS);
            let (mut near, mut apart) = (vec![0; cells], vec![0; cells]);
            for _ in 0..cells * DRAWS {
                let mv = moment.rules.random_move(&moment.state, seat, &mut moment.stream);
                let Some(at) = place.get(&mv) else {
                    return Err(format!("{mv:?} was drawn, but is not legal"));
                };
                near[at * cells / legal.len()] += 1;
                apart[at % cells] += 1;
            }
            let size = |cell: fn(usize, usize, usize) -> usize| {
                let mut sizes = vec![0.0; cells];
                (0..legal.len()).for_each(|at| sizes[cell(at, cells, legal.len())] += 1.0);
                sizes
            };
            for (counts, sizes) in [
                (near, size(|at, cells, moves| at * cells / moves)),
                (apart, size(|at, cells, _| at % cells)),
            ] {
                let deviation = Deviation::of(&counts, &sizes);
                ensure!(
                    !deviation.is_too_large(),
                    "{seat:?}: random moves are uneven: {counts:?} ({legal:?})"
                );
                all.add(deviation);
            }
            moment.tally.add("positions", 1);
        }
        Ok(())
    })?;
    ensure!(!all.is_too_large(), "random moves are slightly uneven, seen over all positions ({all:?})");
    tally.with_some(&["positions"])
}
