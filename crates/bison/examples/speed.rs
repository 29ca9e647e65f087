//! Prints how long a move takes in random games: `cargo run --release -p bison --example speed`.

#![allow(clippy::print_stdout, reason = "it is there to print")]

use std::time::Instant;

use bison::{Bison, Options, State, Variant};
use game::Game as _;
use game::random::Quick;

/// The fastest of so many batches is printed: on a busy machine the others measure the neighbours.
const BATCHES: u32 = 40;
const GAMES: u32 = 100;

fn main() {
    println!("state: {} bytes", size_of::<State>());
    println!("move: {} bytes", size_of::<bison::Move>());
    for seats in 2..=4 {
        for variant in Variant::ALL {
            let options = Options { variant, ..Options::default() };
            let rules = Bison::new(seats, options).expect("the default options are options");
            let start = rules.start();
            let mut stream = Quick::new(1);
            let mut fastest = f64::INFINITY;
            let mut length = 0.0;
            for _ in 0..BATCHES {
                let clock = Instant::now();
                let moves: u32 = (0..GAMES).map(|_| rules.playout(&mut { start }, &mut stream)).sum();
                fastest = fastest.min(clock.elapsed().as_nanos() as f64 / f64::from(moves));
                length += f64::from(moves) / f64::from(GAMES * BATCHES);
            }
            println!("{seats} seats, {variant}: {fastest:.0} ns a move, {length:.0} moves a game");
        }
    }
}
