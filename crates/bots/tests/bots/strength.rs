//! Greedy is no straw man: it beats random clearly, in every game. (How clearly stands in docs/BOTS.md.)

use bots::{Appetite, Bot, Greedy, Playable, Random, Unhurried};
use game::random::Quick;
use game::{Silent, Turn};
use games::bison::Bison;
use games::manitou::Manitou;
use games::wind_river::WindRiver;

use crate::ask;

/// How much of the wins one greedy bot has among random ones, over one game in each seat.
fn share<G: Playable>(seats: u8) -> f64 {
    let rules = G::new(seats, G::Options::default()).unwrap();
    let mut won = 0.0;
    for own in 0..seats {
        let (mut state, mut stream) = (rules.start(), Quick::new(u64::from(own)));
        let appetite = Appetite { redeals: 4, width: 24, ..Appetite::FULL };
        let mut greedy: Box<dyn Bot<G>> = Box::new(Greedy::new(G::Judge::default(), appetite));
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = rules.draw(&state, &mut stream);
                    rules.apply(&mut state, &chance, &mut Silent);
                }
                Turn::Seats(acting) => {
                    let seat = acting.first().unwrap();
                    let bot = if seat.0 == own { greedy.as_mut() } else { &mut Random };
                    let mv = ask(bot, &rules, &state, seat, 1 + u64::from(seat.0), &mut Unhurried);
                    rules.play(&mut state, seat, &mv, &mut Silent);
                }
            }
        }
        won += rules.outcome(&state).unwrap().shares()[usize::from(own)];
    }
    won / f64::from(seats)
}

#[test]
fn in_wind_river() {
    assert!(share::<WindRiver>(3) > 0.9);
}

#[test]
fn in_big_manitou() {
    assert!(share::<Manitou>(3) > 0.6);
}

#[test]
fn in_bison() {
    assert!(share::<Bison>(2) > 0.9);
}
