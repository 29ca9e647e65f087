//! M5: points and places.

use game::{Effect as _, Game, Seat};
use manitou::{Effect, Manitou, Move, PhaseName, State};

use crate::common::{Match, Position, rules, tile, tiles};

/// A finished match of three seats with these tiles.
fn over(held: [&str; 3], totem: Option<u8>, horse: Option<u8>) -> (Manitou, State) {
    let rules = rules(3);
    let mut table = rules.show(&rules.start());
    (table.phase, table.hunt) = (PhaseName::Over, 3);
    (table.dealer, table.first) = (Some(Seat(2)), Some(Seat(0)));
    (table.totem, table.horse) = (totem.map(Seat), horse.map(Seat));
    let mut bag = rules.full_bag();
    for (tribe, held) in table.seats.iter_mut().zip(held) {
        tribe.played = 7;
        tribe.spent = crate::common::cards("1 2 3 4 5 6 7");
        tribe.available = tribe.available.minus(tribe.spent);
        tribe.tiles = tiles(held);
        tribe.tiles.iter().for_each(|tile| bag.take(tile));
    }
    while bag.len() > 60 - 33 {
        let most = manitou::Tile::ALL.into_iter().max_by_key(|&tile| bag.count(tile)).unwrap();
        bag.take(most);
    }
    table.bag = bag;
    let state = rules.restore(table).unwrap();
    (rules, state)
}

fn points(held: [&str; 3], totem: Option<u8>, horse: Option<u8>) -> [u16; 3] {
    let (rules, state) = over(held, totem, horse);
    [0, 1, 2].map(|seat| rules.points(&state, Seat(seat)).points)
}

#[test]
fn m5_1_four_and_five_points_make_four() {
    // The printed example: tipis of 3 and 1, bison of 3 and 2; with one more tipi point they make five.
    let base = "tipi-3 tipi-1 bison-3 bison-2";
    assert_eq!(points([base, "", ""], None, None), [4, 0, 0]);
    assert_eq!(points(["tipi-3 tipi-1 tipi-1 bison-3 bison-2", "", ""], None, None), [5, 0, 0]);
}

#[test]
fn m5_1_a_cylinder_is_a_point() {
    assert_eq!(points(["totem", "horse", ""], Some(0), Some(1)), [1, 1, 0]);
    assert_eq!(points(["totem horse", "", ""], Some(0), Some(0)), [2, 0, 0]);
}

#[test]
fn m5_1_most_tomahawks_are_a_point_for_one_alone() {
    assert_eq!(points(["tomahawk", "", ""], None, None), [1, 0, 0]);
    assert_eq!(points(["tomahawk tomahawk", "tomahawk", ""], None, None), [1, 0, 0]);
    assert_eq!(points(["tomahawk", "tomahawk", ""], None, None), [0, 0, 0]);
    assert_eq!(points(["", "", ""], None, None), [0, 0, 0]);
}

#[test]
fn m5_2_most_points_then_tipi_points_then_tiles() {
    let ranks = |held| {
        let (rules, state) = over(held, None, None);
        rules.outcome(&state).unwrap().ranks.to_vec()
    };
    assert_eq!(ranks(["bison-1 tipi-1", "bison-2 tipi-2", ""]), [2, 1, 3]);
    assert_eq!(ranks(["bison-1 tipi-1", "bison-1 tipi-2", "bison-3"]), [2, 1, 3]);
    assert_eq!(ranks(["bison-1 tipi-1", "bison-1 bison-3 tipi-1", ""]), [2, 1, 3]);
    assert_eq!(ranks(["bison-1 tipi-1", "bison-2 tipi-1", ""]), [1, 1, 3]);
    assert_eq!(ranks(["", "", ""]), [1, 1, 1]);
}

#[test]
fn the_result_has_the_form_of_the_page() {
    let (rules, state) = over(["bison-3 tipi-2 totem", "tipi-1", ""], Some(0), None);
    assert_eq!(
        serde_json::to_string(&rules.outcome(&state)).unwrap(),
        r#"{"ranks":[1,2,3],"scores":[3,0,0],"detail":{"bison":[3,0,0],"tipi":[2,1,0],"tiles":[3,1,0]}}"#
    );
}

#[test]
fn a_standing_orders_seats_as_the_places_do() {
    let (rules, state) = over(["bison-1 tipi-1", "bison-1 tipi-2", "bison-1 bison-1 tipi-1"], None, None);
    let standing = rules.standing(&state);
    assert!(standing[1] > standing[2] && standing[2] > standing[0], "{standing:?}");
}

#[test]
fn nothing_is_possible_after_the_end() {
    let (rules, state) = over(["", "", ""], None, None);
    let refusal = rules.check(&state, Seat(0), &Move::Hold).unwrap_err();
    assert_eq!(refusal.to_string(), "M5.2: the game is over");
    assert!(rules.check_chance(&state, &manitou::Chance::Dealer(Seat(0))).is_err());
    let mut moves = Vec::new();
    rules.legal_moves(&state, Seat(0), &mut moves);
    assert!(moves.is_empty());
}

#[test]
fn m5_1_the_last_tile_tells_points_and_places() {
    let position = Position::new(2, 4, PhaseName::Take)
        .acting(0)
        .laid(2, 0, "5")
        .tiles(0, "bison-2")
        .on_ground(2, "tipi-1")
        .dump(1);
    let mut game = Match::from(position);
    let effects = game.play(0, Move::Take(tile("tipi-1")));
    assert_eq!(game.rules.outcome(&game.state).unwrap().scores[..], [1, 0]);
    let scored =
        |effect: &Effect| matches!(effect, Effect::Scored { seat: Seat(0), points } if points.points == 1);
    assert!(effects.iter().any(scored), "{effects:?}");
    let ranked = effects.last().unwrap();
    assert_eq!((ranked.rule().0, ranked), ("M5.2", &Effect::Ranked { ranks: [1, 2].into_iter().collect() }));
}
