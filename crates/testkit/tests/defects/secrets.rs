//! Defects of views, records for viewers, effects and redeals.

use game::{Effects, Game, Seat, Stream, Viewer};
use serde_json::Value;
use testkit::toy::{Cards, Chance, Happened, Known, Menu, Move, Options, State, Toy, View};

use crate::broken::Refused;

breaks! {
    secrets_in_an_open_game: views_keep_secrets says "but the game is open" {
        const OPEN: bool = true;
    }

    views_that_hide_in_an_open_game: a_view_is_the_state_with_secrets_replaced says "but the game is open" {
        const OPEN: bool = true;
    }

    records_that_hide_in_an_open_game: hidden_events_look_alike says "but the game is open" {
        const OPEN: bool = true;
    }

    effects_that_hide_in_an_open_game: hidden_events_look_alike says "but the game is open" {
        const OPEN: bool = true;

        fn knows_move(_: &Toy, _: Seat, _: &Move, _: Viewer) -> bool {
            true
        }
        fn chance_for(toy: &Toy, chance: &Chance, _: Viewer) -> Option<Value> {
            Some(game::json(&toy.show_chance(chance)))
        }
    }

    insights_that_differ_in_an_open_game: a_view_is_the_state_with_secrets_replaced says "insight of its own" {
        const OPEN: bool = true;

        fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
            open_view(toy, state, viewer)
        }
    }

    redeals_that_vary_in_an_open_game: redeals_are_possible_and_even says "but the game is open" {
        const OPEN: bool = true;
    }

    a_view_without_secrets: views_keep_secrets says "no twins that differ" {
        fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
            open_view(toy, state, viewer)
        }
    }

    a_view_that_shows_a_sum: views_keep_secrets says "the view of a twin is" {
        fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
            let mut view = toy.view(state, viewer);
            view.table.round += state.hands[0].total() % 2;
            view
        }
    }

    a_list_whose_order_tells: views_keep_secrets says "are legal, in a twin" {
        fn legal_moves(toy: &Toy, state: &State, seat: Seat, moves: &mut Vec<Move>) {
            toy.legal_moves(state, seat, moves);
            if state.hands[0].total() % 2 == 1 {
                moves.reverse();
            }
        }
        fn menu(_: &Toy, _: &State, _: Seat) -> Option<Menu> {
            None
        }
    }

    a_refusal_that_tells: views_keep_secrets says "is answered by" {
        fn check(toy: &Toy, state: &State, seat: Seat, mv: &Move) -> Result<(), Refused> {
            let other = state.hands[usize::from(seat.0 == 0)];
            match mv {
                // Says "not in hand" or "wrong number of cards", depending on another seat's hand.
                Move::Bid(cards) if cards.len() == 1 && cards.is_within(other) => {
                    toy.check(state, seat, &Move::Bid(Cards::from_iter([1, 12]).without(state.hands[seat.index()])))
                }
                _ => toy.check(state, seat, mv),
            }
        }
    }

    an_evident_move_that_tells: views_keep_secrets says "evident only in one of two twins" {
        fn evident_move(toy: &Toy, state: &State, seat: Seat) -> Option<Move> {
            toy.evident_move(state, seat).filter(|_| state.hands[0].total() % 2 == 1)
        }
    }

    an_effect_that_tells: views_keep_secrets says "have effects that differ, but reveal nothing" {
        fn play(toy: &Toy, state: &mut State, seat: Seat, mv: &Move, effects: &mut impl Effects<Happened>) {
            let low = state.hands[1].total().is_multiple_of(2);
            effects.push(|| Happened::Kept(Seat(low.into())));
            toy.play(state, seat, mv, effects);
        }
    }

    a_spectator_who_sees_a_hand: spectators_know_what_every_seat_knows says "the spectator sees what seat 1" {
        fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
            let seen_as = if viewer == Viewer::Spectator { Viewer::Seat(Seat(0)) } else { viewer };
            View { viewer, ..toy.view(state, seen_as) }
        }
    }

    a_view_that_peeks_with_its_redeal: hidden_events_look_alike says "told alike, but lead to different views" {
        fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
            let mut view = toy.view(state, viewer);
            view.table.bids[0] = Known::Cards(state.bids[0]);
            view
        }
    }

    a_record_that_tells_a_bid: hidden_events_look_alike says "otherwise the same to him" {
        fn knows_move(_: &Toy, _: Seat, _: &Move, _: Viewer) -> bool {
            true
        }
    }

    a_record_that_tells_a_deal: hidden_events_look_alike says "otherwise the same to him" {
        fn chance_for(toy: &Toy, chance: &Chance, viewer: Viewer) -> Option<Value> {
            let viewer = if viewer == Viewer::Spectator { Viewer::Seat(Seat(0)) } else { viewer };
            toy.chance_for(chance, viewer)
        }
    }

    an_effect_that_shows_a_deal: hidden_events_look_alike says "have effects that differ, but reveal nothing" {
        fn effect_for(_: &Toy, effect: &Happened, viewer: Viewer) -> Option<Happened> {
            match effect {
                Happened::Dealt { seat: Seat(0), .. } if viewer != Viewer::Spectator => Some(effect.clone()),
                _ => Toy::new(2, Options::default()).unwrap().effect_for(effect, viewer),
            }
        }
        fn chance_for(_: &Toy, _: &Chance, _: Viewer) -> Option<Value> {
            None
        }
    }

    a_redeal_that_is_biased: redeals_are_possible_and_even says "redeals are uneven" {
        fn redeal(toy: &Toy, view: &View, stream: &mut impl Stream) -> State {
            let (one, two) = (toy.redeal(view, stream), toy.redeal(view, stream));
            // Of two redeals the one with the lower hand, one time in two.
            if stream.below(2) == 0 && two.hands[0].total() < one.hands[0].total() { two } else { one }
        }
    }

    a_redeal_that_misses_the_truth: redeals_are_possible_and_even says "redeals are uneven" {
        fn redeal(toy: &Toy, view: &View, _: &mut impl Stream) -> State {
            toy.redeal(view, &mut game::random::Quick::new(1))
        }
    }

    a_redeal_that_is_impossible: redeals_are_possible_and_even says "a redeal is no consistent state" {
        fn redeal(toy: &Toy, view: &View, stream: &mut impl Stream) -> State {
            let state = toy.redeal(view, stream);
            State { hands: [state.hands[1]; 5], ..state }
        }
    }
}

fn open_view(toy: &Toy, state: &State, viewer: Viewer) -> View {
    let mut view = toy.view(state, viewer);
    let seats = usize::from(toy.seats());
    view.table.hands = state.hands[..seats].iter().map(|&cards| Known::Cards(cards)).collect();
    view.table.bids = state.bids[..seats].iter().map(|&cards| Known::Cards(cards)).collect();
    view
}
