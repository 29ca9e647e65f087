//! B5 and B6: the end of a season and of the game, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod common;

use bison::{
    Action, Animal, Effect, Land, Move, PhaseName, Reason, Region, Share, Size, Stock, Variant, Ware,
};
use common::*;
use game::{Game, Seat, Viewer};

const GAIN: Move = Move::Gain(Animal::Salmon);

fn gains(play: &Play, before: &Position, seat: Seat) -> Stock {
    play.state.stock(seat).less(before.json.seats[seat.index()].stock)
}

fn region(position: &Position, land: Land, spaces: usize) -> Region {
    let play = position.begin();
    let insight = play.rules.insight(&play.rules.view(&play.state, Viewer::Spectator));
    let mut regions = insight.regions.into_iter();
    regions
        .find(|region| region.land == land && region.spaces.len() == spaces && !region.places.is_empty())
        .unwrap()
}

#[test]
fn b5_1_prairies_then_mountains_then_rivers() {
    let play = Position::two().last_gain(&SEASON).begin().then(GAIN);
    let order: Vec<Land> = play
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::LandScored { land } => Some(*land),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Land::Prairie, Land::Mountain, Land::River]);
}

#[test]
fn b5_2_one_larger_tipi_beats_any_number_of_smaller_pieces() {
    let (one, two, three) = (at(0, 0, MOUNTAIN), at(0, 1, MOUNTAIN), at(1, 1, MOUNTAIN));
    let position = Position::two().craft(A, one, 2).craft(B, two, 1).hunters(B, two, 4).craft(B, three, 1);
    let region = region(&position, MOUNTAIN, 3);
    assert_eq!((region.places[0].seat, region.places[0].rank), (A, 1));
    assert_eq!((region.places[1].sizes, region.places[1].hunters), ([2, 0, 0, 0], 4));
}

#[test]
fn b5_2_equal_tipis_are_decided_by_hunters() {
    let (one, two) = (at(0, 0, MOUNTAIN), at(0, 1, MOUNTAIN));
    let even = Position::two().craft(A, one, 1).craft(B, two, 1);
    assert_eq!(region(&even, MOUNTAIN, 3).places.iter().map(|place| place.rank).collect::<Vec<_>>(), [1, 1]);
    let more = even.hunters(B, two, 1);
    let places = region(&more, MOUNTAIN, 3).places;
    assert_eq!((places[0].seat, places[0].rank, places[1].rank), (B, 1, 2));
}

#[test]
fn b5_2_a_second_tipi_of_the_size_decides_before_the_next_size() {
    let spaces = [at(0, 0, MOUNTAIN), at(0, 1, MOUNTAIN), at(1, 1, MOUNTAIN)];
    let position = Position::two()
        .craft(A, spaces[0], 1)
        .craft(A, spaces[1], 1)
        .craft(B, spaces[2], 1)
        .hunters(B, spaces[2], 7);
    assert_eq!(region(&position, MOUNTAIN, 3).places[0].seat, A);
}

#[test]
fn b5_3_first_alone_gets_all_and_second_alone_half() {
    let position = Position::two()
        .hunters(A, at(0, 0, MOUNTAIN), 2)
        .hunters(B, at(1, 1, MOUNTAIN), 1)
        .last_gain(&SEASON);
    // Two turkeys: one on each starting tile, none on [1,1].
    let play = position.begin().then(GAIN);
    assert_eq!(gains(&play, &position, A).turkey, 2);
    assert_eq!(gains(&play, &position, B).turkey, 1);
}

#[test]
fn b5_3_shared_second_place_gets_its_own_spaces() {
    let spaces = [at(0, 0, MOUNTAIN), at(0, 1, MOUNTAIN), at(1, 1, MOUNTAIN)];
    let position = Position::new(3, Variant::Basic)
        .craft(A, spaces[2], 1)
        .hunters(B, spaces[0], 1)
        .hunters(C, spaces[1], 1)
        .last_gain(&SEASON);
    let play = position.begin().then(GAIN);
    let region = play.effects.iter().find_map(|effect| match effect {
        Effect::RegionScored(region) if region.land == MOUNTAIN => Some(region.clone()),
        _ => None,
    });
    let shares: Vec<_> = region
        .unwrap()
        .places
        .iter()
        .map(|place| (place.seat, place.rank, place.gets, place.share))
        .collect();
    assert_eq!(shares, [(A, 1, 2, Share::Whole), (B, 2, 1, Share::Held), (C, 2, 1, Share::Held)]);
}

#[test]
fn b5_4_above_15_may_buy_and_trade_until_none_is() {
    let position = Position::two()
        .craft(A, at(1, 1, PRAIRIE), 1)
        .craft(B, at(0, 0, PRAIRIE), 1)
        .stock(A, stock(14, 14, 3))
        .stock(B, stock(15, 15, 15))
        .last_gain(&SEASON);
    let mut position = position;
    position.seat(B).stock = stock(15, 14, 15);
    let play = position.begin().then(GAIN);
    // Three bison on [1,1] bring seat 0 to 17; one on [0,0] brings seat 1 to 16.
    assert_eq!(
        (play.phase(), play.acting(), play.state.stock(A)),
        (PhaseName::Overflow, Some(A), stock(17, 14, 3))
    );
    assert!(play.effects.contains(&Effect::Overflowed { seat: A, animal: Animal::Bison, stock: 17 }));
    assert_eq!((play.show().round, play.show().season), (4, 1));
    assert_eq!(play.refused(Move::Skip(Action::Tipi)).reason, Reason::SettleFirst);
    assert_eq!(play.refused(Move::Done).rule.0, "B5.4");
    // Another kind can be traded too, and the seat goes on while it is above 15.
    let traded = play.then(Move::Trade { give: Animal::Salmon, get: Animal::Turkey });
    assert_eq!((traded.acting(), traded.state.stock(A)), (Some(A), stock(17, 11, 4)));
    let bought = traded.then(Move::Buy(Ware::Tipi(Size(2))));
    assert_eq!(
        (bought.acting(), bought.state.stock(A)),
        (Some(B), stock(15, 9, 2)),
        "which ends it by itself"
    );
    let full = bought.refused(Move::Trade { give: Animal::Bison, get: Animal::Salmon });
    assert_eq!(full.reason, Reason::StockIsFull { animal: Animal::Salmon });
    let settled = bought.then(Move::Settle);
    assert!(settled.effects.contains(&Effect::Settled { seat: B, lost: stock(1, 0, 0) }));
    assert_eq!((settled.show().season, settled.phase()), (2, PhaseName::Action));
}

#[test]
fn b5_4_comes_after_each_kind_of_land() {
    let position = Position::two()
        .craft(A, at(0, 0, PRAIRIE), 1)
        .craft(A, at(0, 0, MOUNTAIN), 2)
        .craft(A, at(0, 0, RIVER), 1)
        .stock(A, stock(15, 15, 15))
        .last_gain(&SEASON);
    let play = position.begin().then(GAIN);
    let above = |play: &Play| {
        Animal::ALL.into_iter().filter(|&kind| play.state.stock(A)[kind] > 15).collect::<Vec<_>>()
    };
    assert_eq!(above(&play), [Animal::Bison]);
    let play = play.then(Move::Settle);
    assert_eq!(above(&play), [Animal::Turkey]);
    let play = play.then(Move::Settle);
    assert_eq!(above(&play), [Animal::Salmon]);
    let play = play.then(Move::Settle);
    assert_eq!((play.phase(), play.state.stock(A)), (PhaseName::Action, stock(15, 15, 15)));
}

#[test]
fn b5_4_a_settling_that_is_all_that_can_be_done_is_evident() {
    let position = Position::two().craft(A, at(0, 0, PRAIRIE), 1).craft(A, at(1, 1, PRAIRIE), 2);
    let mut position = position.last_gain(&SEASON);
    position.json.seats[0].stock = stock(14, 15, 15);
    position.json.seats[0].market = NOTHING;
    position.json.seats[0].hunters = 8;
    position.json.seats[0].tipis = [1, 1, 1, 1];
    position.json.seats[0].canoes = [2, 2, 1, 1];
    let play = position.begin().then(GAIN);
    assert_eq!(play.legal(), [Move::Settle]);
    assert_eq!(play.rules.evident_move(&play.state, A), Some(Move::Settle));
}

#[test]
fn b5_5_actions_are_free_again() {
    let play = Position::two().last_gain(&SEASON).begin().then(GAIN);
    assert!(play.show().seats.iter().all(|seat| seat.taken.is_empty() && seat.tile.is_some()));
    assert_eq!((play.show().season, play.show().round), (2, 1));
}

/// The end of the last season of two seats: twelve tiles lie.
fn last_season() -> Position {
    let mut position = Position::two().last_gain(&SEASON);
    let cells = [(-1, 1), (0, -1), (1, -1), (2, -1), (2, 0), (-1, 2), (0, 2), (2, 1), (1, 2), (-2, 1)];
    let tiles = ["T01", "T03", "T04", "T05", "T08", "T11", "T12", "T13", "T15", "T16"];
    for (&(q, r), tile) in cells.iter().zip(tiles) {
        position.json.board.push(laid(q, r, tile, 0));
    }
    position.json.season = 6;
    position.json.pile.clear();
    position
}

#[test]
fn b5_1_the_last_season_counts_hunting_grounds_alone() {
    let position =
        last_season().craft(A, at(1, 1, PRAIRIE), 1).stock(A, stock(15, 12, 3)).stock(B, stock(9, 9, 9));
    let play = position.begin().then(GAIN);
    assert!(play.effects.iter().any(|effect| matches!(
        effect,
        Effect::StocksCleared { lost } if lost[..] == [stock(15, 12, 3), stock(9, 10, 9)]
    )));
    assert_eq!(play.phase(), PhaseName::Over);
    assert_eq!(play.state.stock(B), stock(0, 0, 0));
    let bison = play.state.stock(A).bison;
    assert!(bison >= 3 && play.state.stock(A) == stock(bison, 0, 0));
    let outcome = play.rules.outcome(&play.state).unwrap();
    assert_eq!((&outcome.scores[..], &outcome.ranks[..]), (&[i32::from(bison), 0][..], &[1, 2][..]));
    assert!(
        play.effects
            .contains(&Effect::GameOver { scores: outcome.scores.clone(), ranks: outcome.ranks.clone() })
    );
    assert_eq!((play.show().round, play.show().seat, play.show().season), (4, None, 6));
    assert_eq!(play.rules.standing(&play.state)[..], [f32::from(bison), 0.0]);
}

#[test]
fn b5_4_holds_in_the_last_season_too() {
    // One seat holds every prairie that has bison: eight with hunters, six with tipis.
    let mut position = last_season();
    let cells: Vec<_> =
        position.json.board.iter().filter(|laid| laid.tile != name("T10")).map(|laid| laid.cell).collect();
    for (place, &cell) in cells.iter().enumerate() {
        let space = bison::Space { cell, land: PRAIRIE };
        position = match place.checked_sub(8) {
            None => position.hunters(A, space, 1),
            Some(tipi) => position.craft(A, space, [1, 1, 2, 2, 3, 4][tipi]),
        };
    }
    let play = position.begin().then(GAIN);
    let total = play.state.stock(A);
    assert_eq!((play.phase(), total), (PhaseName::Overflow, stock(20, 0, 0)));
    let standing = play.rules.standing(&play.state);
    assert_eq!(standing[0], 15.0);
    let play = play.then(Move::Trade { give: Animal::Bison, get: Animal::Salmon });
    assert_eq!(play.state.stock(A), stock(total.bison - 3, 1, 0));
}

#[test]
fn b6_1_equal_stocks_share_the_place() {
    let play = last_season().begin().then(GAIN);
    assert_eq!(play.rules.outcome(&play.state).unwrap().ranks[..], [1, 1]);
    assert_eq!(play.legal(), []);
    let refusal = play.rules.check(&play.state, A, &Move::Done).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.reason), ("B6.1", Reason::GameIsOver));
}

#[test]
fn insight_tells_the_income_and_the_bill() {
    let position = Position::two()
        .craft(A, at(1, 1, PRAIRIE), 1)
        .hunters(A, at(0, 0, PRAIRIE), 3)
        .stock(A, stock(14, 0, 0));
    let play = position.begin();
    let insight = |play: &Play| play.rules.insight(&play.rules.view(&play.state, Viewer::Spectator));
    let before = insight(&play);
    assert_eq!(before.regions.iter().map(|region| region.spaces.len()).sum::<usize>(), 15);
    // Three bison on [1,1], one in the region of [0,0] and [-1,0].
    assert_eq!(before.season[0].gets, stock(4, 0, 0));
    assert_eq!((before.season[0].stock, before.season[0].above), (stock(15, 0, 0), stock(3, 0, 0)));
    assert_eq!((before.last[0].score, before.last[0].rank, before.last[1].rank), (4, 1, 2));
    let bill = before.action.unwrap();
    assert_eq!((bill.used, bill.cost, bill.next, bill.most, bill.most_cost), (0, 0, Some(0), 3, 4));
    let step = Move::Step { from: at(0, 0, PRAIRIE), to: at(0, 0, RIVER) };
    let bill = insight(&play.then(step).then(step)).action.unwrap();
    assert_eq!((bill.action, bill.used, bill.cost), (Some(Action::Step), 2, 2));
    assert_eq!((bill.next, bill.most, bill.most_cost), (Some(4), 3, 4));
    let paying = insight(&play.after(&[step, step, Move::Done])).action.unwrap();
    assert_eq!((paying.action, paying.cost, paying.next, paying.most), (None, 2, None, 2));
}
