//! Wind River keeps the laws of all games, tells the same stories, and agrees with an independent implementation.

use game::{Game, Seat};
use testkit::{Sizes, Specimen};
use wind_river::board::{Goal, HexSet};
use wind_river::{MAX_PROVISIONS, Move, Options, Phase, State, Step, TIPIS, WindRiver};

struct Herd;

impl Specimen for Herd {
    type Game = WindRiver;

    fn configurations() -> Vec<WindRiver> {
        WindRiver::SEATS
            .map(|seats| WindRiver::new(seats, Options::default()).expect("a legal table"))
            .collect()
    }

    /// Every move that the notation can write.
    fn conceivable_moves(_: &WindRiver, _: &State) -> Vec<Move> {
        let mut moves = vec![Move::Gather, Move::Rest];
        for from in HexSet::BOARD.iter() {
            moves.extend([Move::Camp(from), Move::Abandon(from), Move::Raise(from)]);
            let goals = HexSet::BOARD.iter().map(Goal::Hex).chain([Goal::Plains]);
            for step in goals.map(|to| Step { from, to }) {
                moves.extend([Move::Drive(step), Move::Travel(step), Move::Spur(step)]);
            }
        }
        moves
    }

    fn invariants(rules: &WindRiver, state: &State) {
        for hex in HexSet::BOARD.iter() {
            assert!(state.buffalo().at(hex) <= 5, "W2.4 on {hex}");
        }
        let herd = rules.start().buffalo().total();
        assert!(state.buffalo().total() <= herd, "W2.2: buffalo appeared");
        for seat in Seat::all(rules.seats()) {
            let tipis = state.tipis(seat).total();
            let all = tipis + u32::from(state.unused(seat)) + u32::from(state.saved(seat));
            assert_eq!(all, u32::from(TIPIS), "W2.1");
            assert!(state.provisions(seat) <= MAX_PROVISIONS, "W2.3");
            let strays = state.tipis(seat).occupied() & !rules.board();
            assert!(strays.is_empty(), "W1.3: {strays:?}");
        }
        match state.phase() {
            Phase::Over => assert!(!state.inhabited(), "W5.1"),
            Phase::Drive { seat, left } => assert!(u32::from(left) <= state.tipis(seat).total(), "W4.1"),
            Phase::Abandon { seat, left } => {
                assert_eq!(left, state.all_unfed(seat) - state.provisions(seat), "W4.2");
            }
            Phase::Activity(_) => assert!(state.inhabited(), "W5.1"),
            Phase::Start | Phase::Camp(_) => assert_eq!(state.buffalo().total(), herd, "W3"),
        }
    }

    fn sizes() -> Sizes {
        Sizes { games: 6, coverage_games: 40, stride: 11, longest: 2_000 }
    }
}

testkit::laws!(Herd);
testkit::golden!(Herd);
testkit::perft!(WindRiver);

#[test]
fn an_independent_implementation_agrees() {
    for seats in [3, 4] {
        let file = format!("{}/tests/traces/wind-river-{seats}.jsonl.gz", env!("CARGO_MANIFEST_DIR"));
        let agreed = testkit::agrees::<WindRiver>(file);
        assert_eq!(agreed.games, 2);
        assert!(agreed.events > 80 && agreed.states > agreed.events, "{agreed:?}");
    }
}
