//! Trees keep the laws and have the values that are known of them.

use game::{Game, Seat, Viewer};
use testkit::tree::{Chance, Move, Node, Reason, State, Tree, kuhn_poker};
use testkit::{Sizes, Specimen};

struct Trees;

impl Specimen for Trees {
    type Game = Tree;

    fn configurations() -> Vec<Tree> {
        let games = [(2, kuhn_poker()), (1, urn()), (3, whispers(3)), (4, whispers(4)), (5, whispers(5))];
        games.map(|(seats, root)| Tree::of(seats, root).expect("the tree is sound")).into()
    }

    fn conceivable_moves(_: &Tree, _: &State) -> Vec<Move> {
        (0..5).flat_map(|branch| [Move::Take(branch), Move::Hide(branch)]).chain([Move::Take(255)]).collect()
    }

    fn invariants(rules: &Tree, state: &State) {
        assert!(rules.likelihood(state) > 0.0);
    }

    fn sizes() -> Sizes {
        Sizes { games: 12, coverage_games: 20, stride: 2, longest: 8 }
    }

    fn likelihood(rules: &Tree, state: &State) -> f64 {
        rules.likelihood(state)
    }
}

testkit::laws!(Trees);

/// One seat guesses which of two unequally likely balls chance has hidden.
fn urn() -> Node {
    let guess =
        |right: usize| Node::decision(Seat(0), (0..2).map(|guess| Node::payoff([i32::from(guess == right)])));
    Node::chance([guess(0).seen_by([]).weighing(3), guess(1).seen_by([]).weighing(1)])
}

/// The first seat chooses in secret, chance tells the second alone a number, the third guesses the choice.
fn whispers(seats: u8) -> Node {
    let ends = |choice: i32| {
        (0..2).map(move |guess| {
            Node::payoff((0..seats).map(|seat| i32::from(seat == 2) * i32::from(guess == choice)))
        })
    };
    let guess = |choice| Node::decision(Seat(2), ends(choice));
    let told = |choice| Node::chance((1..4).map(|weight| guess(choice).seen_by([Seat(1)]).weighing(weight)));
    Node::decision(Seat(0), (0..2).map(|choice| told(choice).seen_by([])))
}

#[test]
fn a_seat_decides_best_for_itself() {
    let greedy = Node::decision(Seat(1), [Node::payoff([5, 0]), Node::payoff([0, 1])]);
    let rules = Tree::of(2, Node::decision(Seat(0), [greedy, Node::payoff([2, 9])])).unwrap();
    assert_eq!(rules.value(&rules.start())[..], [2.0, 9.0]);
}

#[test]
fn chance_is_worth_its_mean() {
    let rules =
        Tree::of(1, Node::chance([Node::payoff([10]).weighing(1), Node::payoff([2]).weighing(3)])).unwrap();
    assert_eq!(rules.value(&rules.start())[..], [4.0]);
    assert!(
        rules
            .check_chance(&rules.start(), &rules.draw(&rules.start(), &mut game::random::Quick::new(1)))
            .is_ok()
    );
}

#[test]
fn kuhn_poker_has_twelve_information_sets_of_two_hands() {
    let rules = Tree::of(2, kuhn_poker()).unwrap();
    let mut sets = std::collections::HashSet::new();
    let mut open = vec![rules.start()];
    while let Some(state) = open.pop() {
        let mut next = |after: &dyn Fn(&mut State)| {
            let mut state = state;
            after(&mut state);
            open.push(state);
        };
        for branch in 0..3 {
            let seen = rules.turn(&state).acting();
            if let Some(seat) = seen.first() {
                let view = rules.view(&state, Viewer::Seat(seat));
                assert_eq!(rules.possible(&view).len(), 2);
                sets.insert(game::json(&view).to_string());
                if rules.check(&state, seat, &Move::Take(branch)).is_ok() {
                    next(&|state| rules.play(state, seat, &Move::Take(branch), &mut game::Silent));
                }
            }
            for seat in [Seat(0), Seat(1)] {
                let chance = Chance { branch, seen: game::Seats::only(seat) };
                if rules.check_chance(&state, &chance).is_ok() {
                    next(&|state| rules.apply(state, &chance, &mut game::Silent));
                }
            }
        }
    }
    assert_eq!(sets.len(), 12);
}

#[test]
fn a_tree_that_leaves_somebody_in_doubt_is_refused() {
    let reason = |seats, root| Tree::of(seats, root).unwrap_err().reason;
    let end = || Node::payoff([0, 0]);
    let unequal =
        [Node::decision(Seat(0), [end()]).seen_by([]), Node::decision(Seat(0), [end(), end()]).seen_by([])];
    assert_eq!(reason(2, Node::chance(unequal)), Reason::Ambiguous);
    let whose = [Node::decision(Seat(0), [end()]).seen_by([]), Node::decision(Seat(1), [end()]).seen_by([])];
    assert_eq!(reason(2, Node::chance(whose)), Reason::Ambiguous);
    assert_eq!(reason(3, end()), Reason::Payoffs);
    assert_eq!(reason(2, Node::chance::<Node>([])), Reason::NoBranch);
    assert_eq!(reason(2, Node::decision(Seat(2), [end()])), Reason::NoSuchSeat);
    let three = Node::payoff([0, 0, 0]);
    assert_eq!(reason(3, Node::decision(Seat(0), [three.seen_by([Seat(1)])])), Reason::HalfHidden);
}
