//! The laws. Each is a function that says how much it looked at, or how the law is broken.
//!
//! [`laws!`](crate::laws!) makes a test of each. What they demand is written in the contract
//! ([`Game`](game::Game)); here is how it is tried.

mod chance;
mod form;
mod formats;
mod legality;
mod outcome;
mod play;
mod random;
mod redeal;
mod secrets;

pub use chance::chance_is_possible_exactly_when_it_is_due;
pub use form::the_game_is_well_formed;
pub use formats::{
    a_view_is_the_state_with_secrets_replaced, json_round_trips, records_and_traces_round_trip,
};
pub use legality::{
    a_refusal_changes_nothing, check_accepts_exactly_the_legal_moves, nobody_moves_out_of_turn,
};
pub use outcome::outcomes_rank_the_seats;
pub use play::{play_does_not_depend_on_who_listens, play_keeps_the_invariants_and_ends};
pub use random::random_moves_are_uniform;
pub use redeal::redeals_are_possible_and_even;
pub use secrets::{hidden_events_look_alike, spectators_know_what_every_seat_knows, views_keep_secrets};

pub use crate::coverage::every_rule_is_exercised;

/// Makes one test of every law, for the specimen that is named.
///
/// A law that is kept prints what it looked at (`--nocapture` shows it); one that is broken panics with the
/// configuration, the game and the event where it is.
#[macro_export]
macro_rules! laws {
    ($specimen:ty) => {
        $crate::laws! { @each $specimen:
            the_game_is_well_formed
            play_keeps_the_invariants_and_ends
            play_does_not_depend_on_who_listens
            check_accepts_exactly_the_legal_moves
            nobody_moves_out_of_turn
            a_refusal_changes_nothing
            random_moves_are_uniform
            chance_is_possible_exactly_when_it_is_due
            records_and_traces_round_trip
            json_round_trips
            a_view_is_the_state_with_secrets_replaced
            views_keep_secrets
            spectators_know_what_every_seat_knows
            hidden_events_look_alike
            redeals_are_possible_and_even
            outcomes_rank_the_seats
            every_rule_is_exercised
        }
    };
    (@each $specimen:ty: $($law:ident)*) => {
        $(
            #[test]
            fn $law() {
                match $crate::laws::$law::<$specimen>() {
                    Ok(looked_at) => println!("{}: {looked_at}", stringify!($law)),
                    Err(broken) => panic!("{broken}"),
                }
            }
        )*
    };
}
