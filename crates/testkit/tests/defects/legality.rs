//! Defects of legality: lists, checks, turns, refusals, random moves.

use game::{Game, Rule, Seat, Stream};
use testkit::toy::{Cards, Menu, Move, Phase, State, Toy};

use crate::broken::Refused;

breaks! {
    a_check_that_accepts_too_much: check_accepts_exactly_the_legal_moves says "accepted, but not in the list" {
        fn check(toy: &Toy, state: &State, seat: Seat, mv: &Move) -> Result<(), Refused> {
            match mv {
                Move::Spoil(other) if *other != seat && matches!(state.phase, Phase::Share { seat: winner, .. } if winner == seat) => Ok(()),
                _ => toy.check(state, seat, mv),
            }
        }
    }

    a_check_that_accepts_too_little: check_accepts_exactly_the_legal_moves says "in the list, but refused" {
        fn check(toy: &Toy, state: &State, seat: Seat, mv: &Move) -> Result<(), Refused> {
            match mv {
                Move::Spoil(_) => toy.check(state, seat, &Move::Bid(Cards::NONE)),
                _ => toy.check(state, seat, mv),
            }
        }
    }

    a_move_that_is_listed_twice: check_accepts_exactly_the_legal_moves says "listed twice" {
        fn legal_moves(toy: &Toy, state: &State, seat: Seat, moves: &mut Vec<Move>) {
            toy.legal_moves(state, seat, moves);
            moves.extend(moves.last().copied());
        }
        fn count_moves(toy: &Toy, state: &State, seat: Seat) -> u64 {
            toy.count_moves(state, seat) + 1
        }
        fn menu(_: &Toy, _: &State, _: Seat) -> Option<Menu> {
            None
        }
        fn evident_move(_: &Toy, _: &State, _: Seat) -> Option<Move> {
            None
        }
    }

    a_list_that_is_not_appended: check_accepts_exactly_the_legal_moves says "not appended" {
        fn legal_moves(toy: &Toy, state: &State, seat: Seat, moves: &mut Vec<Move>) {
            moves.clear();
            toy.legal_moves(state, seat, moves);
        }
    }

    a_miscount: check_accepts_exactly_the_legal_moves says "are counted" {
        fn count_moves(toy: &Toy, state: &State, seat: Seat) -> u64 {
            toy.count_moves(state, seat).min(3)
        }
    }

    a_menu_of_other_moves: check_accepts_exactly_the_legal_moves says "the menu of" {
        fn menu(toy: &Toy, state: &State, seat: Seat) -> Option<Menu> {
            let Menu::Bid(bids) = toy.menu(state, seat)?;
            Some(Menu::Bid(testkit::toy::Bids { count: 1, ..bids }))
        }
    }

    a_kind_that_is_another_word: check_accepts_exactly_the_legal_moves says "the kind of" {
        fn kind(mv: &Move) -> &'static str {
            if *mv == Move::Keep { "take" } else { Toy::kind(mv) }
        }
    }

    an_evident_move_that_is_not_the_only_one: check_accepts_exactly_the_legal_moves says "evident" {
        fn evident_move(_: &Toy, state: &State, seat: Seat) -> Option<Move> {
            matches!(state.phase, Phase::Share { seat: winner, .. } if winner == seat).then_some(Move::Keep)
        }
    }

    a_refusal_by_no_rule: check_accepts_exactly_the_legal_moves says "which is no rule" {
        const RULES: &'static [Rule] = &[Rule("T1.1")];
    }

    a_move_out_of_turn: nobody_moves_out_of_turn says "accepted out of turn" {
        fn check(toy: &Toy, state: &State, seat: Seat, mv: &Move) -> Result<(), Refused> {
            let seat = if seat.0 == 7 { toy.turn(state).acting().first().unwrap_or(seat) } else { seat };
            toy.check(state, seat, mv)
        }
    }

    a_move_after_the_end: nobody_moves_out_of_turn says "legal moves out of turn" {
        fn legal_moves(toy: &Toy, state: &State, seat: Seat, moves: &mut Vec<Move>) {
            toy.legal_moves(state, seat, moves);
            if state.phase == Phase::Over {
                moves.push(Move::Keep);
            }
        }
    }

    a_seat_that_crashes_the_game: nobody_moves_out_of_turn says "panicked: index out of bounds" {
        fn check(toy: &Toy, state: &State, seat: Seat, mv: &Move) -> Result<(), Refused> {
            let _ = state.hands[seat.index()];
            toy.check(state, seat, mv)
        }
    }

    a_refusal_that_changes_the_state: a_refusal_changes_nothing says "was refused, but changed the state" {
        fn spoil_refused(state: &mut State) {
            state.points[1] ^= 1;
        }
    }

    random_moves_that_are_skewed: random_moves_are_uniform says "uneven" {
        fn random_move(toy: &Toy, state: &State, seat: Seat, stream: &mut impl Stream) -> Move {
            let drawn = toy.random_move(state, seat, stream);
            match drawn {
                // One bid of ten becomes the first in the list.
                Move::Bid(_) if stream.below(10) == 0 => {
                    let mut moves = Vec::new();
                    toy.legal_moves(state, seat, &mut moves);
                    moves[0]
                }
                _ => drawn,
            }
        }
    }

    random_moves_that_never_spoil: random_moves_are_uniform says "uneven" {
        fn random_move(toy: &Toy, state: &State, seat: Seat, stream: &mut impl Stream) -> Move {
            if state.phase == Phase::Bid { toy.random_move(state, seat, stream) } else { Move::Keep }
        }
    }
}
