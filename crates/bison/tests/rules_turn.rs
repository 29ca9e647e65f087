//! B1 to B4: the land, what a seat has, seasons and turns, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod common;

use bison::{
    Action, Animal, Bison, Cell, Craft, Effect, Move, Options, PhaseName, Reason, Rotation, Size, Stock,
    Variant, Ware,
};
use common::*;
use game::Game;

fn place(q: i8, r: i8, turn: u8, hunters: u8) -> Move {
    let land = (hunters > 0).then_some(RIVER);
    Move::Place { cell: Cell { q, r }, turn: Rotation(turn), hunters, land }
}

fn new_game(seats: u8) -> Play {
    let rules = rules(seats, Variant::Basic);
    let tiles = first_tiles(rules.tiles_in_game().into());
    let tiles: Vec<&str> = tiles.iter().map(String::as_str).collect();
    opened(&rules, A, &tiles)
}

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
            while !matches!(play.legal().first(), None) && play.kind("place").is_empty() {
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

#[test]
fn b4_6_tipis_stand_on_land_with_hunters() {
    let play = Position::two().hunters(A, at(0, 0, PRAIRIE), 2).hunters(A, at(0, 0, RIVER), 1).begin();
    let sizes: Vec<_> = play.kind("tipi");
    assert_eq!(sizes.len(), 2);
    let wrong = play.refused(Move::Tipi { at: at(0, 0, RIVER), size: Size(1) });
    assert_eq!(wrong.reason, Reason::WrongLand { craft: Craft::Tipi, land: RIVER });
    let large = play.refused(Move::Tipi { at: at(0, 0, PRAIRIE), size: Size(3) });
    assert_eq!(large.reason, Reason::NotInSupply { craft: Craft::Tipi, size: Size(3) });
    let bare = play.refused(Move::Tipi { at: at(0, 0, MOUNTAIN), size: Size(1) });
    assert_eq!(bare.reason, Reason::TooFewHunters { space: at(0, 0, MOUNTAIN), needed: 1, has: 0 });
    let nowhere = play.refused(Move::Tipi { at: at(3, 0, MOUNTAIN), size: Size(1) });
    assert!(matches!(nowhere.reason, Reason::NoTile { .. }));
}

#[test]
fn b4_6_one_of_two_may_be_enlarged_to_the_same_number_only_by_a_larger_one() {
    let play = Position::two().hunters(A, at(0, 0, PRAIRIE), 3).craft(A, at(0, 0, PRAIRIE), 2).begin();
    assert!(play.kind("tipi").is_empty(), "the supply has only a tipi of size 1");
    let same = play.refused(Move::Tipi { at: at(0, 0, PRAIRIE), size: Size(2) });
    assert_eq!(same.reason, Reason::SameSize { craft: Craft::Tipi, space: at(0, 0, PRAIRIE) });
    let small = play.refused(Move::Tipi { at: at(0, 0, PRAIRIE), size: Size(1) });
    assert_eq!(small.rule.0, "B7.1");
}

#[test]
fn b4_8_a_gathering_needs_a_hunter_that_stays() {
    let position = Position::two().hunters(A, at(0, 0, PRAIRIE), 2).hunters(A, at(1, 1, MOUNTAIN), 1);
    let play = position.craft(A, at(-1, 0, MOUNTAIN), 1).begin();
    let (one, other) = (at(0, 0, PRAIRIE), at(1, 1, MOUNTAIN));
    assert_eq!(
        play.kind("gather"),
        [Move::Gather { from: one, to: other }, Move::Gather { from: other, to: one },]
    );
    // A tipi alone is no hunter.
    let tipi = play.refused(Move::Gather { from: one, to: at(-1, 0, MOUNTAIN) });
    assert_eq!(tipi.reason, Reason::NoHunter { space: at(-1, 0, MOUNTAIN) });
    let play = play.then(Move::Gather { from: one, to: other });
    assert_eq!(play.legal(), [Move::Gather { from: one, to: other }, Move::Done]);
    let back = play.refused(Move::Gather { from: other, to: one });
    assert_eq!(back.reason, Reason::OtherGathering { target: other });
    assert_eq!(play.show().target, Some(other));
}

#[test]
fn b4_9_no_hunter_moves_twice() {
    let (here, there, beyond) = (at(-1, 0, PRAIRIE), at(0, 0, PRAIRIE), at(0, 0, RIVER));
    let play = Position::two().hunters(A, here, 1).hunters(A, there, 1).begin();
    let play = play.then(Move::Step { from: here, to: there });
    assert_eq!((play.space(there).hunters, play.space(there).moved), (2, 1));
    assert_eq!(play.space(here).owner, None);
    let play = play.then(Move::Step { from: there, to: beyond });
    assert_eq!((play.space(there).hunters, play.space(there).moved), (1, 1));
    assert_eq!(
        play.refused(Move::Step { from: there, to: beyond }).reason,
        Reason::AllMoved { space: there }
    );
    assert_eq!(play.legal(), [Move::Done]);
    let done = play.then(Move::Done);
    assert_eq!((done.space(there).moved, done.phase()), (0, PhaseName::Pay));
}

#[test]
fn b4_9_a_hunter_can_come_where_another_left() {
    let (here, there) = (at(-1, 0, PRAIRIE), at(0, 0, PRAIRIE));
    let play = Position::two().hunters(A, here, 1).hunters(A, there, 1).begin();
    let play = play.then(Move::Step { from: here, to: there }).then(Move::Step { from: there, to: here });
    assert_eq!(
        [here, there].map(|space| (play.space(space).hunters, play.space(space).moved)),
        [(1, 1), (1, 1)]
    );
}

#[test]
fn b4_10_a_trek_passes_others_and_ends_elsewhere() {
    // From the mountain [-1,0] there is one way: its river, its prairie, then the prairie [0,0].
    let from = at(-1, 0, MOUNTAIN);
    let position =
        Position::two().hunters(A, from, 1).hunters(B, at(-1, 0, RIVER), 1).craft(B, at(-1, 0, PRAIRIE), 1);
    let play = position.begin();
    assert_eq!(play.kind("step"), []);
    assert_eq!(play.kind("trek"), [Move::Trek { from, to: at(0, 0, PRAIRIE) }]);
    let stay = play.refused(Move::Trek { from, to: from });
    assert_eq!(stay.reason, Reason::SameSpace);
    let far = play.refused(Move::Trek { from, to: at(0, 0, RIVER) });
    assert_eq!(far.reason, Reason::NotInThree { from, to: at(0, 0, RIVER) });
}

#[test]
fn b4_11_any_action_but_place_can_be_skipped() {
    let play = new_game(2);
    let skips: Vec<_> = Action::ALL[1..].iter().map(|&action| Move::Skip(action)).collect();
    assert_eq!(play.kind("skip"), skips);
    assert_eq!(play.refused(Move::Skip(Action::Place)).reason, Reason::CannotSkipPlace);
    let skipped = play.then(Move::Skip(Action::Canoe));
    assert_eq!((skipped.phase(), skipped.band(A).taken), (PhaseName::Gain, vec![Action::Canoe]));
    assert_eq!(skipped.then(Move::Gain(Animal::Turkey)).band(A).stock, stock(10, 10, 11));
    assert_eq!(play.then(place(-1, 0, 0, 0)).phase(), PhaseName::Gain, "placing alone gains too");
}

#[test]
fn b4_12_done_is_asked_also_after_the_fifth_hunter() {
    let play = Position::two().hunters(A, at(0, 0, PRAIRIE), 6).begin();
    let step = Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) };
    assert_eq!(play.refused(Move::Done).reason, Reason::NothingToEnd);
    let five = play.after(&[step; 5]);
    assert_eq!((five.phase(), five.legal()), (PhaseName::Step, vec![Move::Done]));
    assert_eq!(five.refused(step).reason, Reason::TooManyHunters { hunters: 6 });
    assert_eq!(five.rules.evident_move(&five.state, A), Some(Move::Done));
    assert_eq!(five.then(Move::Done).kind("pay").len(), 66);
    let gather = Move::Gather { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) };
    assert_eq!(five.refused(gather).reason, Reason::ActionGoesOn { action: Action::Step });
}

#[test]
fn b4_12_one_hunter_alone_costs_nothing() {
    let play = Position::two().hunters(A, at(0, 0, PRAIRIE), 1).begin();
    let play = play.after(&[Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) }, Move::Done]);
    assert_eq!((play.acting(), play.phase()), (Some(B), PhaseName::Action));
    assert!(play.effects.contains(&Effect::Ended { seat: A, action: Action::Step, hunters: 1, cost: 0 }));
}

#[test]
fn b7_1_the_basic_game_builds_once() {
    let play = Position::two().hunters(A, at(0, 0, PRAIRIE), 1).hunters(A, at(0, 1, PRAIRIE), 1).begin();
    let play = play.then(Move::Tipi { at: at(0, 0, PRAIRIE), size: Size(1) });
    assert_eq!(play.acting(), Some(B));
}

#[test]
fn b7_2_several_spaces_each_once_with_five_hunters_in_all() {
    let (one, two, three) = (at(0, 0, PRAIRIE), at(0, 1, PRAIRIE), at(1, 0, PRAIRIE));
    let position =
        Position::new(2, Variant::Extension1).hunters(A, one, 3).hunters(A, two, 3).hunters(A, three, 2);
    let play = position.owning(A, Craft::Tipi, 3).begin();
    let play = play.then(Move::Tipi { at: one, size: Size(3) });
    assert_eq!((play.phase(), play.show().used, play.show().changed), (PhaseName::Tipi, 3, vec![one]));
    let again = play.refused(Move::Tipi { at: one, size: Size(4) });
    assert_eq!(again.reason, Reason::ChangedAlready { space: one });
    let play = play.then(Move::Tipi { at: two, size: Size(2) });
    assert_eq!(play.legal(), [Move::Done]);
    let more = play.refused(Move::Tipi { at: three, size: Size(1) });
    assert_eq!(more.reason, Reason::TooManyHunters { hunters: 6 });
    let done = play.then(Move::Done);
    assert_eq!((done.show().used, done.show().changed), (5, vec![]));
}

#[test]
fn b7_2_each_change_takes_effect_before_the_next() {
    // The tipi of size 1 that comes back is built elsewhere.
    let (one, two) = (at(0, 0, PRAIRIE), at(0, 1, PRAIRIE));
    let mut position = Position::new(2, Variant::Extension1).hunters(A, two, 1);
    position = position.craft(A, one, 1).hunters(A, one, 1);
    assert_eq!(position.seat(A).tipis, [0, 1, 0, 0]);
    let play = position.begin();
    assert_eq!(play.kind("tipi"), [Move::Tipi { at: one, size: Size(2) }]);
    let play = play.then(Move::Tipi { at: one, size: Size(2) });
    assert_eq!(play.kind("tipi"), [Move::Tipi { at: two, size: Size(1) }]);
}

#[test]
fn b7_2_what_is_built_is_never_made_smaller() {
    let position = Position::new(2, Variant::Extension1).craft(A, at(0, 0, RIVER), 2);
    let smaller = position.begin().refused(Move::Canoe { at: at(0, 0, RIVER), size: Size(1) });
    assert_eq!(smaller.rule.0, "B7.2");
}

#[test]
fn b7_3_shrinking_takes_hunters_from_the_supply() {
    let river = at(0, 0, RIVER);
    let position = Position::new(2, Variant::Extension2).craft(A, river, 4);
    let play = position.begin();
    let sizes: Vec<_> = play.kind("canoe");
    // Sizes 1 and 2 are in the supply, size 3 is not; no hunter needs to be there.
    assert_eq!(sizes, [0, 1, 2].map(|size| Move::Canoe { at: river, size: Size(size) }));
    let play = play.then(Move::Canoe { at: river, size: Size(1) });
    assert_eq!((play.space(river).hunters, play.space(river).size), (3, Size(1)));
    assert_eq!((play.band(A).hunters, play.band(A).canoes), (1, [0, 1, 0, 1]));
    assert_eq!(play.show().used, 3);
    let other =
        Position::new(2, Variant::Extension2).craft(A, river, 4).hunters(A, at(0, 0, PRAIRIE), 4).begin();
    assert_eq!(other.kind("canoe"), []);
    let short = other.refused(Move::Canoe { at: river, size: Size::NONE });
    assert_eq!(short.reason, Reason::SupplyTooSmall { hunters: 4, has: 0 });
    let nothing = other.refused(Move::Tipi { at: at(0, 0, PRAIRIE), size: Size::NONE });
    assert_eq!(nothing.reason, Reason::NothingToShrink { craft: Craft::Tipi, space: at(0, 0, PRAIRIE) });
}

#[test]
fn b7_3_shrinking_costs_like_building() {
    let (river, other) = (at(0, 0, RIVER), at(1, 1, RIVER));
    let position = Position::new(2, Variant::Extension2).craft(A, river, 4).craft(A, other, 2).owning(
        A,
        Craft::Canoe,
        2,
    );
    let play = position.stock(A, stock(3, 3, 0)).begin();
    // Six animals pay three hunters.
    assert!(!play.legal().contains(&Move::Canoe { at: river, size: Size::NONE }));
    let refusal = play.refused(Move::Canoe { at: river, size: Size::NONE });
    assert_eq!(refusal.reason, Reason::CannotPay { hunters: 4, cost: 7, has: 6 });
    let play =
        play.then(Move::Canoe { at: river, size: Size(2) }).then(Move::Canoe { at: other, size: Size(1) });
    assert_eq!(play.legal(), [Move::Done]);
    assert_eq!(
        play.then(Move::Done).then(Move::Pay(stock(2, 2, 0))).band(A).stock,
        Stock { bison: 1, salmon: 1, turkey: 0 }
    );
}
