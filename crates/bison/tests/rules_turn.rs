//! B1 to B4.5: the land, what a seat has, seasons, turns and placing, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod common;

use bison::{
    Action, Animal, Bison, Cell, Effect, Move, Options, PhaseName, Reason, Rotation, Size, Variant, Ware,
};
use common::*;
use game::Game;

#[test]
fn b1_6_prairie_and_mountain_of_one_tile_are_no_neighbours() {
    let play = Position::two().hunters(A, at(-1, 0, PRAIRIE), 1).begin();
    let to: Vec<_> = play.kind("step").iter().map(|mv| game::json(mv)["step"]["to"].to_string()).collect();
    assert_eq!(to, ["[0,0,\"prairie\"]", "[-1,0,\"river\"]"]);
    let over = Move::Step { from: at(-1, 0, PRAIRIE), to: at(-1, 0, MOUNTAIN) };
    assert!(matches!(play.refused(over).reason, Reason::NotNear { .. }));
}

#[test]
fn b1_6_rivers_join_where_both_end_in_a_corner() {
    let play = Position::two().hunters(A, at(1, 1, RIVER), 1).begin();
    let joined = Move::Step { from: at(1, 1, RIVER), to: at(1, 0, RIVER) };
    assert!(play.legal().contains(&joined));
    // The tile [-1,0] touches [0,0], but its river ends elsewhere.
    let play = Position::two().hunters(A, at(-1, 0, RIVER), 1).begin();
    let apart = Move::Step { from: at(-1, 0, RIVER), to: at(0, 0, RIVER) };
    assert!(!play.legal().contains(&apart));
}

#[test]
fn b1_6_land_and_river_of_different_tiles_are_no_neighbours() {
    let play = Position::two().hunters(A, at(0, 0, RIVER), 1).begin();
    let reached: Vec<_> = play.kind("step");
    assert_eq!(reached.len(), 3);
    for to in [at(0, 0, PRAIRIE), at(0, 0, MOUNTAIN), at(0, 1, RIVER)] {
        assert!(reached.contains(&Move::Step { from: at(0, 0, RIVER), to }));
    }
}

#[test]
fn b1_9_no_tile_lies_beyond_the_reach() {
    for (reach, far) in [(3, 4), (4, 5), (5, 6)] {
        let rules = Bison::new(2, Options { reach, ..Options::default() }).unwrap();
        let mut play = opened(
            &rules,
            A,
            &["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12"],
        );
        // A line of tiles to the left: each season lays two.
        let mut q = -1;
        while play.legal().contains(&place(q, 0, 0, 0)) {
            play = play.then(place(q, 0, 0, 0)).then(Move::Gain(Animal::Bison));
            q -= 1;
            while play.acting().is_some() && play.kind("place").is_empty() {
                let skip = play.kind("skip")[0];
                play = play.then(skip);
                if play.phase() == PhaseName::Gain {
                    let gain = play.legal()[0];
                    play = play.then(gain);
                }
            }
        }
        assert_eq!(i64::from(-q) + 1, i64::from(far));
        let refusal = play.refused(place(q, 0, 0, 0));
        assert_eq!(refusal.rule.0, "B1.9");
        assert_eq!(refusal.reason, Reason::CellTooFar { cell: Cell { q, r: 0 }, distance: far, reach });
    }
}

#[test]
fn b2_1_everyone_starts_with_the_same_pieces() {
    let (supply, market) = at_start();
    for seats in 2..=4 {
        let play = new_game(seats);
        for band in play.show().seats {
            assert_eq!((band.supply(), band.market), (supply, market));
            assert_eq!(band.stock, stock(10, 10, 10));
        }
    }
}

#[test]
fn b2_3_nobody_ends_on_a_space_of_another() {
    let play = Position::two().hunters(A, at(-1, 0, PRAIRIE), 1).hunters(B, at(0, 0, PRAIRIE), 1).begin();
    let refusal = play.refused(Move::Step { from: at(-1, 0, PRAIRIE), to: at(0, 0, PRAIRIE) });
    assert_eq!(refusal.rule.0, "B2.3");
    let play = Position::two().hunters(A, at(-1, 0, PRAIRIE), 1).craft(B, at(0, 0, PRAIRIE), 1).begin();
    let refusal = play.refused(Move::Step { from: at(-1, 0, PRAIRIE), to: at(0, 0, PRAIRIE) });
    assert_eq!(refusal.reason, Reason::HeldByOther { space: at(0, 0, PRAIRIE), owner: B });
}

#[test]
fn b3_1_seasons_and_tiles_by_seats() {
    for (seats, seasons, removed) in [(2, 6, 6), (3, 5, 3), (4, 4, 2)] {
        let rules = rules(seats, Variant::Basic);
        assert_eq!((rules.seasons(), rules.tiles_removed()), (seasons, removed));
    }
}

#[test]
fn b3_1_the_first_seat_moves_on_each_season() {
    let play = Position::new(3, Variant::Basic).last_gain(&SEASON).begin();
    let next = play.then(Move::Gain(Animal::Bison));
    assert_eq!((next.show().season, next.show().first, next.acting()), (2, Some(B), Some(B)));
    assert!(next.effects.contains(&Effect::FirstSeat { seat: B }));
}

#[test]
fn b3_2_everyone_draws_from_the_first_seat_clockwise() {
    let rules = rules(3, Variant::Basic);
    let tiles = first_tiles(15);
    let play = opened(&rules, C, &tiles.iter().map(String::as_str).collect::<Vec<_>>());
    let held: Vec<_> = play.show().seats.iter().map(|seat| seat.tile.unwrap()).collect();
    assert_eq!(held, [name("T02"), name("T03"), name("T01")]);
    assert_eq!(play.show().pile.len(), 12);
    assert_eq!(play.show().pile[0], name("T04"));
}

#[test]
fn b3_3_four_rounds_from_the_first_seat_clockwise() {
    let mut play = new_game(3);
    let mut order = Vec::new();
    while play.show().season == 1 {
        order.push((play.show().round, play.acting().unwrap().0));
        let mv = *play.kind("place").iter().chain(&play.kind("skip")).next().unwrap();
        play = play.then(mv);
        let gain = play.kind("gain");
        play = play.then(gain[0]);
    }
    let right: Vec<_> = (1..=4).flat_map(|round| (0..3).map(move |seat| (round, seat))).collect();
    assert_eq!(order, right);
}

#[test]
fn b3_3_dealings_come_before_the_action() {
    let play = Position::two().hunters(A, at(0, 0, PRAIRIE), 2).begin();
    let play =
        play.after(&[Move::Buy(Ware::Hunter), Move::Trade { give: Animal::Bison, get: Animal::Salmon }]);
    assert_eq!(play.acting(), Some(A));
    let play = play.then(Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) });
    assert_eq!(play.refused(Move::Buy(Ware::Hunter)).rule.0, "B4.12");
}

#[test]
fn b4_1_prices_are_paid_of_each_kind() {
    let play = Position::two().stock(A, stock(4, 3, 15)).begin();
    let bought = play.then(Move::Buy(Ware::Canoe(Size(3))));
    assert_eq!(bought.band(A).stock, stock(1, 0, 12));
    assert_eq!((bought.band(A).canoes, bought.band(A).market.canoes), ([1, 1, 1, 0], [1, 1, 0, 1]));
    assert_eq!(
        play.refused(Move::Buy(Ware::Tipi(Size(4)))).reason,
        Reason::CannotBuy { ware: Ware::Tipi(Size(4)), price: 4, animal: Animal::Salmon, has: 3 }
    );
    assert_eq!(
        bought.refused(Move::Buy(Ware::Canoe(Size(3)))).reason,
        Reason::SoldOut { ware: Ware::Canoe(Size(3)) }
    );
    assert_eq!(play.refused(Move::Buy(Ware::Tipi(Size(5)))).rule.0, "B2.1");
    assert_eq!(play.refused(Move::Buy(Ware::Tipi(Size(0)))).rule.0, "B2.1");
}

#[test]
fn b4_2_three_for_one_that_stands_below_15() {
    let play = Position::two().stock(A, stock(3, 2, 15)).begin();
    let trades = play.kind("trade");
    assert_eq!(
        trades,
        [
            Move::Trade { give: Animal::Bison, get: Animal::Salmon },
            Move::Trade { give: Animal::Turkey, get: Animal::Bison },
            Move::Trade { give: Animal::Turkey, get: Animal::Salmon },
        ]
    );
    assert_eq!(play.then(trades[0]).band(A).stock, stock(0, 3, 15));
    let full = play.refused(Move::Trade { give: Animal::Bison, get: Animal::Turkey });
    assert_eq!(full.reason, Reason::StockIsFull { animal: Animal::Turkey });
}

#[test]
fn b4_3_an_action_is_taken_once_a_season() {
    let position = Position::two().hunters(A, at(0, 0, PRAIRIE), 1).round(3, &[Action::Place, Action::Step]);
    let play = position.begin();
    assert!(play.kind("step").is_empty() && play.kind("place").is_empty());
    let again = play.refused(Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) });
    assert_eq!(again.reason, Reason::ActionTaken { action: Action::Step });
    assert_eq!(play.refused(Move::Skip(Action::Step)).rule.0, "B4.3");
    assert_eq!(play.refused(place(-1, 1, 0, 0)).reason, Reason::ActionTaken { action: Action::Place });
}

#[test]
fn b4_3_the_last_turn_must_place_the_tile() {
    let mut play = new_game(2);
    for action in [Action::Tipi, Action::Canoe, Action::Step] {
        for _ in 0..2 {
            play = play.then(Move::Skip(action)).then(Move::Gain(Animal::Bison));
        }
    }
    let kinds: std::collections::HashSet<_> = play.legal().iter().map(Move::kind).collect();
    assert_eq!(kinds, ["buy", "trade", "place"].into());
    assert_eq!(play.refused(Move::Skip(Action::Trek)).reason, Reason::MustPlace);
    assert_eq!(play.then(place(-1, 1, 0, 0)).phase(), PhaseName::Gain);
}

#[test]
fn b4_4_no_part_is_legal_that_cannot_be_paid() {
    // Three animals pay two hunters, not three.
    let play = Position::two().stock(A, stock(2, 1, 0)).hunters(A, at(0, 0, PRAIRIE), 4).begin();
    let step = Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) };
    let play = play.then(step).then(step);
    assert_eq!(play.legal(), [Move::Done]);
    assert_eq!(play.refused(step).reason, Reason::CannotPay { hunters: 3, cost: 4, has: 3 });
    assert_eq!(play.rules.evident_move(&play.state, A), Some(Move::Done));
    let play = play.then(Move::Done);
    let ways = [stock(1, 1, 0), stock(2, 0, 0)].map(Move::Pay);
    assert_eq!(play.legal(), ways);
    assert_eq!(
        play.refused(Move::Pay(stock(0, 0, 2))).reason,
        Reason::TooFewAnimals { animal: Animal::Turkey, has: 0 }
    );
    assert_eq!(play.refused(Move::Pay(stock(1, 0, 0))).reason, Reason::WrongSum { cost: 2, paid: 1 });
    assert_eq!(play.refused(Move::Buy(Ware::Hunter)).reason, Reason::PayFirst { cost: 2 });
}

#[test]
fn b4_4_a_payment_is_asked_also_if_there_is_one_way() {
    let play = Position::two().stock(A, stock(2, 0, 0)).hunters(A, at(0, 0, PRAIRIE), 2).begin();
    let step = Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) };
    let play = play.after(&[step, step, Move::Done]);
    assert_eq!((play.phase(), play.legal()), (PhaseName::Pay, vec![Move::Pay(stock(2, 0, 0))]));
    assert_eq!(play.rules.evident_move(&play.state, A), Some(Move::Pay(stock(2, 0, 0))));
}

#[test]
fn b4_4_a_full_stock_gains_nothing() {
    let play = Position::two().stock(A, stock(15, 14, 15)).begin().then(Move::Skip(Action::Trek));
    assert_eq!(play.legal(), [Move::Gain(Animal::Salmon)]);
    assert_eq!(play.refused(Move::Gain(Animal::Bison)).reason, Reason::StockIsFull { animal: Animal::Bison });
    let play = Position::two().stock(A, stock(15, 15, 15)).begin().then(Move::Skip(Action::Trek));
    assert_eq!((play.acting(), play.phase()), (Some(B), PhaseName::Action));
    assert!(play.effects.contains(&Effect::GainForgone { seat: A }));
}

#[test]
fn b4_5_the_tile_lies_beside_another_and_hunters_on_one_space_of_it() {
    let play = new_game(2);
    // Nine cells, three turns, none or one to four hunters on one of three spaces.
    assert_eq!(play.kind("place").len(), 9 * 3 * (1 + 4 * 3));
    let four = play.then(place(-1, 0, 2, 4));
    assert_eq!(four.space(at(-1, 0, RIVER)).hunters, 4);
    assert_eq!((four.band(A).hunters, four.band(A).tile), (0, None));
    assert_eq!(play.refused(place(-1, 0, 0, 5)).reason, Reason::SupplyTooSmall { hunters: 5, has: 4 });
    assert_eq!(play.refused(place(-1, 0, 0, 6)).reason, Reason::TooManyHunters { hunters: 6 });
    assert_eq!(play.refused(place(0, 1, 0, 0)).reason, Reason::CellTaken { cell: Cell { q: 0, r: 1 } });
    assert_eq!(play.refused(place(-2, 0, 0, 0)).reason, Reason::CellApart { cell: Cell { q: -2, r: 0 } });
    assert_eq!(play.refused(place(-1, 0, 3, 0)).reason, Reason::WrongTurn { turn: 3 });
    let cell = Cell { q: -1, r: 0 };
    let turn = Rotation(0);
    let landless = play.refused(Move::Place { cell, turn, hunters: 1, land: None });
    assert_eq!(landless.reason, Reason::LandMissing);
    let needless = play.refused(Move::Place { cell, turn, hunters: 0, land: Some(RIVER) });
    assert_eq!(needless.reason, Reason::LandNeedless);
    assert_eq!(play.refused(place(100, -100, 0, 0)).rule.0, "B1.9");
}

#[test]
fn b4_5_five_hunters_need_a_bought_one() {
    let play = new_game(2).then(Move::Buy(Ware::Hunter)).then(place(-1, 0, 0, 5));
    assert_eq!((play.phase(), play.show().used), (PhaseName::Pay, 5));
    assert_eq!(play.legal().len(), 63, "ten of nine each: sixty-six ways but the three of one kind alone");
}
