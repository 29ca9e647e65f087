//! B4.6 to B4.12 and B7: actions on the board, rule by rule.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod common;

use bison::{Action, Animal, Craft, Effect, Move, PhaseName, Reason, Size, Stock, Variant};
use common::*;
use game::Game;

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
