//! Defects of records and JSON.

use game::{Game, Seat, Viewer};
use testkit::toy::{Cards, Chance, Known, State, Table, Toy, View};

use crate::broken::Refused;

breaks! {
    chance_that_is_misread: records_and_traces_round_trip says "what was written cannot be read" {
        fn read_chance(_: &Toy, json: Chance) -> Result<Chance, Refused> {
            Ok(if json == Chance::Prize(3) { Chance::Prize(2) } else { json })
        }
    }

    chance_that_is_misread_in_json: json_round_trips says "Prize(3) is read as Prize(2)" {
        fn read_chance(_: &Toy, json: Chance) -> Result<Chance, Refused> {
            Ok(if json == Chance::Prize(3) { Chance::Prize(2) } else { json })
        }
    }

    a_state_that_is_misread: json_round_trips says "restored as" {
        fn restore(toy: &Toy, json: Table<Cards>) -> Result<State, Refused> {
            toy.restore(json).map(|state| State { points: state.points.map(|points| points.min(1)), ..state })
        }
    }

    a_state_that_cannot_be_read: json_round_trips says "cannot be restored" {
        fn restore(toy: &Toy, json: Table<Cards>) -> Result<State, Refused> {
            toy.restore(Table { round: json.round + 1, ..json })
        }
    }

    a_view_for_somebody_else: a_view_is_the_state_with_secrets_replaced says "says that it is for" {
        fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
            View { viewer: Viewer::Spectator, ..toy.view(state, viewer) }
        }
    }

    a_view_that_counts_wrong: a_view_is_the_state_with_secrets_replaced says "view.hands[1] is 1, but" {
        fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
            let mut view = toy.view(state, viewer);
            if !viewer.is(Seat(1)) {
                view.table.hands[1] = Known::Count(1);
            }
            view
        }
    }
}
