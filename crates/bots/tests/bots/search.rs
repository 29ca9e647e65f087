//! The search on games whose best moves are known.

use bots::{Ismcts, Thinking, Unhurried};
use game::{Game as _, Seat, Silent, Turn};
use testkit::tree::{Move, Node, Tree};

use crate::{NoOpinion, ask};

const THINKING: Thinking =
    Thinking { iterations: 3_000, nodes: 10_000, curiosity: 0.6, turns: 1, width: 16, threads: 1 };

fn win() -> Node {
    Node::payoff([1, 0])
}

fn loss() -> Node {
    Node::payoff([0, 1])
}

/// The branch that seat 0 takes at the start.
fn chosen(root: Node) -> u8 {
    let rules = Tree::of(2, root).unwrap();
    best(&rules)
}

fn best(rules: &Tree) -> u8 {
    let mut state = rules.start();
    let mut stream = game::random::Quick::new(5);
    while rules.turn(&state) == Turn::Chance {
        let chance = rules.draw(&state, &mut stream);
        rules.apply(&mut state, &chance, &mut Silent);
    }
    let seat = rules.turn(&state).acting().first().unwrap();
    let mut bot = Ismcts::new(NoOpinion, THINKING);
    match ask(&mut bot, rules, &state, seat, 1, &mut Unhurried) {
        Move::Take(branch) | Move::Hide(branch) => branch,
    }
}

#[test]
fn it_sees_the_reply() {
    // The left branch looks better to whoever plays at random: two of three ends win. But seat 1 chooses.
    let trap = Node::decision(Seat(1), [win(), win(), loss()]);
    let sound = Node::decision(Seat(1), [win(), Node::payoff([1, 1])]);
    assert_eq!(chosen(Node::decision(Seat(0), [trap, sound])), 1);
}

#[test]
fn each_of_three_seats_maximises_its_own() {
    // Seat 1 could spoil seat 0's win for seat 2, but wins itself elsewhere: seat 0 must expect that.
    let seat_1 = Node::decision(Seat(1), [Node::payoff([5, 0, 0]), Node::payoff([0, 5, 0])]);
    let seat_2 = Node::decision(Seat(2), [Node::payoff([5, 0, 0]), Node::payoff([5, 0, 1])]);
    let rules = Tree::of(3, Node::decision(Seat(0), [seat_1, seat_2])).unwrap();
    assert_eq!(best(&rules), 1);
}

#[test]
fn it_weighs_what_it_does_not_know() {
    // A coin that falls on one side three times of four, seen by seat 1 alone.
    let guess = |coin: usize| {
        let right = |side| if side == coin { win() } else { loss() };
        Node::decision(Seat(0), [right(0), right(1)])
    };
    let likely = guess(1).seen_by([Seat(1)]).weighing(3);
    assert_eq!(chosen(Node::chance([guess(0).seen_by([Seat(1)]).weighing(1), likely])), 1);
}

#[test]
fn it_does_not_answer_what_it_will_not_see() {
    // Left: seat 1 hides a pea, seat 0 guesses: even. Whoever branched on the hidden move would think that it
    // always finds it. Right: chance wins two of three for sure.
    let guess = |pea: usize| {
        let right = |hand| if hand == pea { win() } else { loss() };
        Node::decision(Seat(0), [right(0), right(1)])
    };
    let pea = Node::decision(Seat(1), [guess(0).seen_by([]), guess(1).seen_by([])]);
    let odds = Node::chance([win().weighing(2), loss().weighing(1)]);
    assert_eq!(chosen(Node::decision(Seat(0), [pea, odds])), 1);
}

#[test]
fn decisions_in_parts_are_seen_through() {
    // Seat 0 moves three times in a row; only one path wins.
    let last = |right: bool| Node::decision(Seat(0), [loss(), if right { win() } else { loss() }, loss()]);
    let middle = |right: bool| Node::decision(Seat(0), [last(false), last(false), last(right)]);
    assert_eq!(chosen(Node::decision(Seat(0), [middle(false), middle(true), middle(false)])), 1);
}
