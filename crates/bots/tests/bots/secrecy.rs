//! The same view with different hidden truths and the same stream gives the same move.

use bots::{Appetite, Bot, Evaluation, Explore, Greedy, Ismcts, Playable, Random, Thinking, Unhurried};
use game::random::Quick;
use game::{Game, Viewer};
use games::bison::Bison;
use games::manitou::Manitou;
use games::wind_river::WindRiver;
use testkit::toy::Toy;

use crate::{NoOpinion, ask, walk};

const THINKING: Thinking =
    Thinking { iterations: 12, nodes: 2_000, curiosity: 0.3, turns: 1, width: 24, threads: 1 };
/// Decisions that are looked at in a game.
const DECISIONS: u32 = 12;

fn company<G: Game, E: Evaluation<G>>(judge: &E) -> Vec<Box<dyn Bot<G>>> {
    let appetite = Appetite { redeals: 2, width: 12, ..Appetite::FULL };
    vec![
        Box::new(Random),
        Box::new(Explore),
        Box::new(Greedy::new(judge.clone(), appetite)),
        Box::new(Ismcts::new(judge.clone(), THINKING)),
    ]
}

/// Asks bots about the truth and about a twin of it, with and without memory; says how many twins differed.
fn keeps_secrets<G: Game, E: Evaluation<G>>(rules: &G, judge: &E, length: u32) -> u32 {
    let mut differed = 0;
    let mut stream = Quick::new(99);
    // One company remembers what the truth showed it, the other remembers the same and then sees the twin.
    let (mut here, mut there) = (company(judge), company(judge));
    let every = (length / DECISIONS).max(1);
    walk(rules, 7, |ply, state, seat| {
        // Two decisions in a row, so that the second meets a memory of the first.
        if ply % every > 1 {
            return;
        }
        let view = rules.view(state, Viewer::Seat(seat));
        let twin = rules.redeal(&view, &mut stream);
        differed += u32::from(twin != *state);
        let fresh = company::<G, E>(judge).into_iter().zip(company::<G, E>(judge));
        for (mut one, mut two) in fresh {
            let truth = ask(one.as_mut(), rules, state, seat, 3, &mut Unhurried);
            assert_eq!(truth, ask(two.as_mut(), rules, &twin, seat, 3, &mut Unhurried), "fresh, ply {ply}");
        }
        for (one, two) in here.iter_mut().zip(&mut there) {
            let seed = u64::from(ply);
            let truth = ask(one.as_mut(), rules, state, seat, seed, &mut Unhurried);
            assert_eq!(truth, ask(two.as_mut(), rules, &twin, seat, seed, &mut Unhurried), "ply {ply}");
        }
    });
    differed
}

fn played<G: Playable>(seats: u8, length: u32) -> u32 {
    let rules = G::new(seats, G::Options::default()).unwrap();
    keeps_secrets(&rules, &G::Judge::default(), length)
}

#[test]
fn in_the_toy_game() {
    let rules = Toy::new(3, Default::default()).unwrap();
    assert!(keeps_secrets(&rules, &NoOpinion, 12) > 0, "hands differ");
}

#[test]
fn in_wind_river() {
    assert_eq!(played::<WindRiver>(4, 130), 0, "everything is open");
}

#[test]
fn in_big_manitou() {
    assert!(played::<Manitou>(3, 100) > 5, "hands differ");
}

#[test]
fn in_bison() {
    assert!(played::<Bison>(3, 150) > 3, "tiles in hand differ");
}
