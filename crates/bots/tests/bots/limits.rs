//! Bots stop when told, keep within their memory, answer alike, and can forget.

use bots::{
    Appetite, Bot, Decision, Greedy, Ismcts, Iterations, Level, Playable, Style, Thinking, Unhurried, player,
};
use game::random::Quick;
use game::{Game, Seat, Silent, Turn, Viewer};
use games::bison::Bison;
use games::manitou::Manitou;
use games::wind_river::WindRiver;

use crate::{ask, walk};

fn thinking(iterations: u32, nodes: u32) -> Thinking {
    Thinking { iterations, nodes, curiosity: 0.3, turns: 1, width: 24, threads: 1 }
}

fn rules<G: Game>(seats: u8) -> G {
    G::new(seats, G::Options::default()).unwrap()
}

/// A position after some random moves.
fn position<G: Game>(rules: &G, plies: u32) -> (G::State, Seat) {
    let mut found = None;
    walk(rules, 4, |ply, state, seat| {
        if ply == plies {
            found = Some((*state, seat));
        }
    });
    found.expect("the game is longer")
}

#[test]
fn a_search_asks_after_every_iteration_and_stops_at_once() {
    let rules = rules::<WindRiver>(3);
    let (state, seat) = position(&rules, 9);
    let (view, legal) = (rules.view(&state, Viewer::Seat(seat)), rules.legal(&state, seat));
    let decision = Decision { rules: &rules, seat, view: &view, legal: &legal };
    let mut asked = Vec::new();
    let mut bot = Ismcts::new(<WindRiver as Playable>::Judge::default(), thinking(u32::MAX, 10_000));
    let thought = bot.think(&decision, &mut Quick::new(1), &mut |iterations: u32| {
        asked.push(iterations);
        iterations == 37
    });
    assert_eq!(thought.iterations, 37);
    assert_eq!(asked, (1..=37).collect::<Vec<_>>());
}

#[test]
fn a_greedy_bot_that_may_not_think_still_answers() {
    let rules = rules::<Bison>(2);
    let (state, seat) = position(&rules, 5);
    let mut bot = Greedy::new(<Bison as Playable>::Judge::default(), Appetite::FULL);
    let mut asked = 0;
    ask(&mut bot, &rules, &state, seat, 1, &mut |_: u32| {
        asked += 1;
        true
    });
    assert_eq!(asked, 1, "it asks before each move that it tries");
}

fn same_seed_same_move<G: Playable>(seats: u8, plies: u32) {
    let rules = rules::<G>(seats);
    let (state, seat) = position(&rules, plies);
    let choose = |seed| {
        let mut bot = Ismcts::<G, _>::new(G::Judge::default(), thinking(40, 10_000));
        ask(&mut bot, &rules, &state, seat, seed, &mut Iterations(40))
    };
    assert_eq!(choose(8), choose(8));
}

#[test]
fn the_same_seed_gives_the_same_move() {
    same_seed_same_move::<WindRiver>(4, 20);
    same_seed_same_move::<Manitou>(4, 12);
    same_seed_same_move::<Bison>(4, 12);
}

/// Lets a bot play one seat, and looks at its memory after every move.
fn memory_is_bounded<G: Playable>(seats: u8, decisions: u32) {
    const NODES: u32 = 300;
    let rules = rules::<G>(seats);
    let mut bot = Ismcts::<G, _>::new(G::Judge::default(), thinking(60, NODES));
    let (mut state, mut stream) = (rules.start(), Quick::new(2));
    let (mut made, mut fullest) = (0, 0);
    while made < decisions {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = rules.draw(&state, &mut stream);
                rules.apply(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap();
                let mv = if seat == Seat(0) {
                    made += 1;
                    ask(&mut bot, &rules, &state, seat, u64::from(made), &mut Unhurried)
                } else {
                    rules.random_move(&state, seat, &mut stream)
                };
                assert!(bot.remembered() <= NODES as usize, "{}", bot.remembered());
                fullest = fullest.max(bot.remembered());
                rules.play(&mut state, seat, &mv, &mut Silent);
            }
        }
    }
    assert!(fullest > 40, "it remembers something: {fullest}");
    Bot::<G>::forget(&mut bot);
    assert_eq!(bot.remembered(), 0);
}

#[test]
fn the_memory_of_a_search_is_bounded() {
    memory_is_bounded::<WindRiver>(3, 20);
    memory_is_bounded::<Manitou>(2, 12);
    memory_is_bounded::<Bison>(2, 12);
}

#[test]
fn memory_of_another_match_does_no_harm() {
    // Asked about any position at any time, a bot that remembers something else answers legally.
    let rules = rules::<WindRiver>(4);
    let mut bot = Ismcts::new(<WindRiver as Playable>::Judge::default(), thinking(30, 10_000));
    for plies in [30, 3, 41, 3, 12] {
        let (state, seat) = position(&rules, plies);
        ask(&mut bot, &rules, &state, seat, 1, &mut Unhurried);
    }
}

#[test]
fn the_tree_is_kept_through_the_parts_of_a_decision() {
    let rules = rules::<WindRiver>(4);
    let (mut state, mut stream) = (rules.start(), Quick::new(2));
    // Every camp is made: the first drive begins, one move of several of the same seat.
    for _ in 0..9 {
        match rules.turn(&state).acting().first() {
            Some(seat) => {
                let mv = rules.random_move(&state, seat, &mut stream);
                rules.play(&mut state, seat, &mv, &mut Silent);
            }
            None => {
                let chance = rules.draw(&state, &mut stream);
                rules.apply(&mut state, &chance, &mut Silent);
            }
        }
    }
    let seat = rules.turn(&state).acting().first().unwrap();
    let mut bot = Ismcts::new(<WindRiver as Playable>::Judge::default(), thinking(400, 100_000));
    let mut think = |state: &_, iterations: u32| {
        let (view, legal) = (rules.view(state, Viewer::Seat(seat)), rules.legal(state, seat));
        let decision = Decision { rules: &rules, seat, view: &view, legal: &legal };
        bot.think(&decision, &mut Quick::new(1), &mut Iterations(iterations))
    };
    let first = think(&state, 400);
    rules.play(&mut state, seat, &first.mv, &mut Silent);
    assert_eq!(rules.turn(&state), Turn::of(seat), "the drive goes on");
    let second = think(&state, 1);
    assert!(second.nodes > 100, "one iteration alone has one list of moves: {}", second.nodes);
}

#[test]
fn every_level_plays_every_game() {
    fn plays<G: Playable>(seats: u8, plies: u32) {
        let rules = rules::<G>(seats);
        let (state, seat) = position(&rules, plies);
        for level in Level::ALL {
            // Few iterations: what the levels are worth is measured, not tested.
            let style = level.style(G::NAME).with_iterations(20);
            ask(player::<G>(&style).as_mut(), &rules, &state, seat, 1, &mut Unhurried);
            assert_eq!(Style::named(level.name(), G::NAME).unwrap(), level.style(G::NAME));
        }
    }
    plays::<WindRiver>(3, 10);
    plays::<Manitou>(5, 10);
    plays::<Bison>(2, 10);
}

#[test]
fn levels_think_longer_the_higher_they_are() {
    for game in games::names() {
        let iterations = |level: Level| match level.style(game) {
            Style::Ismcts(thinking) => thinking.iterations,
            _ => 0,
        };
        assert!(iterations(Level::Keen) < iterations(Level::Fierce), "{game}");
    }
}

#[test]
fn names_are_understood_or_refused() {
    let Style::Ismcts(thinking) = Style::named("ismcts:70/turns=3/curiosity=0.5/width=9", "bison").unwrap()
    else {
        panic!("a search");
    };
    assert_eq!((thinking.iterations, thinking.turns, thinking.width), (70, 3, 9));
    for wrong in ["", "genius", "ismcts", "ismcts:", "ismcts:x", "ismcts:5/turns", "ismcts:5/speed=9"] {
        assert!(Style::named(wrong, "bison").is_err(), "{wrong}");
    }
}

#[cfg(feature = "threads")]
#[test]
fn several_threads_share_the_work() {
    let rules = rules::<WindRiver>(3);
    let (state, seat) = position(&rules, 9);
    let (view, legal) = (rules.view(&state, Viewer::Seat(seat)), rules.legal(&state, seat));
    let decision = Decision { rules: &rules, seat, view: &view, legal: &legal };
    let thinking = Thinking { threads: 3, ..thinking(300, 30_000) };
    let mut bot = Ismcts::new(<WindRiver as Playable>::Judge::default(), thinking);
    let thought = bot.think(&decision, &mut Quick::new(1), &mut Unhurried);
    assert!(rules.check(&state, seat, &thought.mv).is_ok());
    assert!(thought.iterations >= 300, "{}", thought.iterations);
}
