//! Prints how long a move takes in random games: `cargo run --release -p bison --example speed`.

#![allow(clippy::print_stdout, reason = "it is there to print")]

use std::time::Instant;

use bison::{Bison, Options, State, Variant};
use game::Game as _;
use game::random::Quick;

fn main() {
    println!("state: {} bytes", size_of::<State>());
    println!("move: {} bytes", size_of::<bison::Move>());
    for seats in 2..=4 {
        for variant in Variant::ALL {
            let options = Options { variant, ..Options::default() };
            let rules = Bison::new(seats, options).expect("the default options are options");
            let start = rules.start();
            let mut stream = Quick::new(1);
            let (mut games, mut moves) = (0_u32, 0);
            let clock = Instant::now();
            while clock.elapsed().as_millis() < 500 {
                for _ in 0..50 {
                    let mut state = start;
                    moves += rules.playout(&mut state, &mut stream);
                    games += 1;
                }
            }
            let nanoseconds = clock.elapsed().as_nanos() as f64;
            println!(
                "{seats} seats, {variant}: {:.0} ns a move, {:.1} moves a game, {:.1} us a game",
                nanoseconds / f64::from(moves),
                f64::from(moves) / f64::from(games),
                nanoseconds / 1_000.0 / f64::from(games),
            );
        }
    }
}
