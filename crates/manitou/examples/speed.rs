//! Measures random playouts: `cargo run --release -p manitou --example speed`.
#![allow(clippy::print_stdout, reason = "it prints what it measures")]

use std::time::Instant;

use game::Game as _;
use game::random::Quick;
use manitou::{Manitou, Muster, Options, State};

fn main() {
    println!("state: {} bytes", size_of::<State>());
    for seats in Manitou::SEATS {
        for muster in [Muster::Choice, Muster::Random] {
            let options = Options { muster, ..Options::default() };
            let rules = Manitou::new(seats, options).expect("the default bag is enough for all");
            let mut stream = Quick::new(seats.into());
            // The best of many short runs: what other work on the machine disturbs least.
            let best = (0..40).map(|_| nanoseconds_a_move(&rules, &mut stream)).fold(f64::INFINITY, f64::min);
            println!("{seats} seats, {muster:?}: {best:.1} ns a move");
        }
    }
}

fn nanoseconds_a_move(rules: &Manitou, stream: &mut Quick) -> f64 {
    let (mut moves, start) = (0_u64, Instant::now());
    for _ in 0..500 {
        moves += u64::from(rules.playout(&mut rules.start(), stream));
    }
    start.elapsed().as_nanos() as f64 / moves as f64
}
