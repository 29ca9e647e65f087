//! Measuring random playouts, and the floor under them.
//!
//! Machines are noisy: everything is measured in many short slices that take turns, and the median counts.

use std::hint::black_box;
use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use game::random::Quick;
use game::{Game, Stream as _};

use super::allocations;

/// One thread is measured in slices so short that most of them pass without another program having its turn.
const SHORT: Duration = Duration::from_micros(500);
/// Several threads are measured in few long slices: whether there is a processor for each of them is part of
/// the answer.
const LONG_SLICES: u32 = 15;
const WARM_UP: Duration = Duration::from_millis(50);
/// Games between two looks at the clock, which itself takes a while.
const BATCH: u64 = 4;
/// Games whose allocations are counted.
const COUNTED: u64 = 200;
const COPIES: u32 = 1_000;

/// What was measured.
pub(super) struct Measured {
    /// Moves a second, all threads together.
    pub(super) moves_per_s: f64,
    /// Games a second, all threads together.
    pub(super) games_per_s: f64,
    /// Moves a second of one thread alone, if there were several.
    pub(super) alone: Option<f64>,
    /// A quarter of the slices was slower than this, a quarter faster than that: moves a second.
    pub(super) quartiles: (f64, f64),
    pub(super) allocations_per_move: f64,
    /// Copying one state just written and drawing one random number.
    pub(super) floor_ns: f64,
    /// Copying 256 bytes just written: how fast this machine is.
    pub(super) copy256_ns: f64,
}

/// Moves and games a second.
#[derive(Clone, Copy, Default)]
struct Rate {
    moves: f64,
    games: f64,
}

/// How long and how often to measure.
pub(super) struct Plan {
    threads: usize,
    slice: Duration,
    pub(super) slices: u32,
}

impl Plan {
    /// A plan for about `length`.
    pub(super) fn new(threads: usize, length: Duration) -> Self {
        if threads > 1 {
            // Half of the time for one thread alone, to compare with.
            return Self { threads, slice: length / (2 * LONG_SLICES), slices: LONG_SLICES };
        }
        let slices = (length.as_micros() / SHORT.as_micros()) as u32;
        Self { threads, slice: SHORT, slices: slices.max(LONG_SLICES) }
    }
}

/// Measures playouts, and in the same run the floor under them.
pub(super) fn measure<G: Game>(rules: &G, plan: &Plan, mut slice_done: impl FnMut()) -> Measured {
    let &Plan { threads, slice, slices } = plan;
    playouts(rules, 0, WARM_UP);
    let allocations_per_move = allocations_per_move(rules);
    let (mut rates, mut alone, mut floors, mut copies) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for number in 0..u64::from(slices) {
        rates.push(together(rules, threads, number, slice));
        if threads > 1 {
            alone.push(playouts(rules, number, slice).moves);
        }
        floors.push(copying(rules.start(), &mut Quick::new(number), true));
        copies.push(copying([0_u8; 256], &mut Quick::new(number), false));
        slice_done();
    }
    let moves = sorted(rates.iter().map(|rate| rate.moves).collect());
    Measured {
        moves_per_s: median(&moves),
        games_per_s: median(&sorted(rates.iter().map(|rate| rate.games).collect())),
        alone: (threads > 1).then(|| median(&sorted(alone))),
        quartiles: (moves[moves.len() / 4], moves[moves.len() * 3 / 4]),
        allocations_per_move,
        floor_ns: median(&sorted(floors)),
        copy256_ns: median(&sorted(copies)),
    }
}

/// Playouts on several threads that start at the same moment.
fn together<G: Game>(rules: &G, threads: usize, number: u64, length: Duration) -> Rate {
    if threads == 1 {
        return playouts(rules, number, length);
    }
    let barrier = Barrier::new(threads);
    let seeds = (0..threads as u64).map(|thread| number * threads as u64 + thread);
    thread::scope(|scope| {
        let work = |seed| {
            barrier.wait();
            playouts(rules, seed, length)
        };
        let running: Vec<_> = seeds.map(|seed| scope.spawn(move || work(seed))).collect();
        running.into_iter().map(|thread| thread.join().expect("playouts do not panic")).fold(
            Rate::default(),
            |sum, rate| Rate { moves: sum.moves + rate.moves, games: sum.games + rate.games },
        )
    })
}

#[inline(never)]
fn playouts<G: Game>(rules: &G, seed: u64, length: Duration) -> Rate {
    let mut stream = Quick::new(seed);
    let (mut moves, mut games) = (0, 0);
    let start = rules.start();
    let started = Instant::now();
    while started.elapsed() < length {
        for _ in 0..BATCH {
            let mut state = black_box(start);
            moves += u64::from(rules.playout(&mut state, &mut stream));
            black_box(&state);
        }
        games += BATCH;
    }
    let seconds = started.elapsed().as_secs_f64();
    Rate { moves: moves as f64 / seconds, games: games as f64 / seconds }
}

fn allocations_per_move<G: Game>(rules: &G) -> f64 {
    let mut stream = Quick::new(1);
    let mut moves = 0;
    let count = allocations::during(|| {
        for _ in 0..COUNTED {
            moves += u64::from(rules.playout(&mut rules.start(), &mut stream));
        }
    });
    count as f64 / moves.max(1) as f64
}

/// Nanoseconds to copy a value that was just written and, if asked, to draw a random number.
#[inline(never)]
fn copying<T: Copy>(value: T, stream: &mut Quick, draw: bool) -> f64 {
    let mut here = value;
    let started = Instant::now();
    for _ in 0..COPIES {
        // Two copies, each of what the other has just written.
        let mut there = here;
        black_box(&mut there);
        here = there;
        black_box(&mut here);
        if draw {
            black_box((stream.word(), stream.word()));
        }
    }
    started.elapsed().as_nanos() as f64 / f64::from(2 * COPIES)
}

fn sorted(mut values: Vec<f64>) -> Vec<f64> {
    values.sort_by(f64::total_cmp);
    values
}

fn median(sorted: &[f64]) -> f64 {
    sorted[sorted.len() / 2]
}
