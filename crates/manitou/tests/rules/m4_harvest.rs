//! M4: force, the judging of the grounds, cylinders, and the cards.

use game::random::Quick;
use game::{Effect as _, Game, Seat, Seats};
use manitou::{
    Cards, Claim, Cylinder, Effect, Manitou, Move, Options, Phase, PhaseName, Reason, Spoils, Taker, Tile,
};

use crate::common::{Cited, Match, Position, ground, play, step, tile, tiles};

/// Three seats, the last card of the last seat's rounds to be played in hunt `hunt`: a shaman, on ground 2.
///
/// Seat 0 has 10 on ground 0, seat 1 has 9 there, seat 2 has 4; what else they have lies on ground 1.
fn last_card(hunt: u8) -> Position {
    Position::new(3, hunt, PhaseName::Play)
        .acting(2)
        .laid(0, 0, "1 9")
        .laid(0, 1, "9")
        .laid(0, 2, "4")
        .laid(1, 0, "chief- chief- clan-mother- clan-mother- scout-")
        .laid(1, 1, "1 2 chief- chief- clan-mother- clan-mother-")
        .laid(1, 2, "3 chief- chief- clan-mother- clan-mother-")
        .hand(2, "shaman")
        .spent(0, if hunt == 2 { "2 3 4 5 6 7 8" } else { "" })
        .spent(1, if hunt == 2 { "3 4 5 6 7 8 10" } else { "" })
        .spent(2, if hunt == 2 { "1 2 5 6 7 8 9" } else { "" })
}

fn finish(position: Position) -> (Match, Vec<Effect>) {
    let mut game = Match::from(position);
    let effects = game.play(2, play("shaman", 2));
    (game, effects)
}

#[test]
fn m4_1_the_highest_total_gives_up_a_bison_or_tipi() {
    // Seat 1 has 12, seat 0 has 10.
    let (mut game, effects) = finish(last_card(2).tiles(1, "bison-1 tipi-2 tipi-2 horse").horse(1).totem(1));
    assert_eq!(game.state.phase(), Phase::Eighth { seat: Seat(1) });
    assert!(effects.iter().all(|effect| effect.rule().0 != "M4.1"));
    game.play(1, Move::Hold);
    let effects = game.play(1, Move::Hold);
    let compared = Effect::ForceCompared {
        totals: [10, 12, 7].into_iter().collect(),
        strongest: Seats::only(Seat(1)),
        owing: Seats::only(Seat(1)),
    };
    assert!(effects.contains(&compared), "{effects:?}");
    assert_eq!(game.legal(1), [Move::Discard(tile("bison-1")), Move::Discard(tile("tipi-2"))]);
    let refusal = game.refused(1, Move::Discard(Tile::Horse));
    assert_eq!((refusal.rule.0, refusal.reason), ("M4.1", Reason::BisonOrTipiFirst { tile: Tile::Horse }));
    let refusal = game.refused(1, Move::Discard(Tile::Bison3));
    assert_eq!(refusal.reason, Reason::NoSuchTile { tile: Tile::Bison3 });
    let effects = game.play(1, Move::Discard(tile("tipi-2")));
    assert_eq!(effects[0], Effect::Discarded { seat: Seat(1), tile: tile("tipi-2") });
    assert_eq!(game.tribe(1).tiles, tiles("bison-1 tipi-2 horse"));
    assert_eq!(game.state.phase().name(), PhaseName::Take);
}

#[test]
fn m4_1_without_bison_and_tipis_any_tile_goes() {
    let (game, _) = finish(last_card(2).tiles(1, "tomahawk tomahawk"));
    assert_eq!(game.legal(1), [Move::Discard(Tile::Tomahawk)]);
    // Everybody sees that there is no choice.
    assert_eq!(game.rules.evident_move(&game.state, Seat(1)), Some(Move::Discard(Tile::Tomahawk)));
}

#[test]
fn m4_1_a_seat_without_tiles_gives_up_nothing_now_or_later() {
    let (mut game, effects) = finish(last_card(2));
    assert_eq!(game.state.phase().name(), PhaseName::Take);
    let compared = |effect: &Effect| {
        matches!(effect, Effect::ForceCompared { strongest, owing, .. }
            if *strongest == Seats::only(Seat(1)) && owing.is_empty())
    };
    assert!(effects.iter().any(compared), "{effects:?}");
    while game.state.phase().name() == PhaseName::Take {
        step(&game.rules, &mut game.state, &mut Quick::new(1));
    }
    assert_eq!(game.state.phase(), Phase::Grounds);
}

#[test]
fn m4_1_equal_highest_totals_all_give_up_from_the_first_seat() {
    // Force counts printed numbers: seat 0's tomahawks do not matter here.
    let position = Position::new(3, 2, PhaseName::Play)
        .dealer(1)
        .acting(1)
        .laid(0, 0, "1 2 3 4 5 6 7")
        .laid(1, 1, "1 2 3 4 5 6")
        .laid(2, 2, "1 2 3 4 5 chief- chief-")
        .hand(1, "7")
        .dump(0)
        .tiles(0, "tomahawk bison-1")
        .tiles(1, "tipi-1")
        .tiles(2, "tipi-1");
    let mut game = Match::from(position);
    game.play(1, play("7", 1));
    // The first seat is 2, so that 0 comes before 1.
    let owing = Seats::only(Seat(0)).with(Seat(1));
    assert_eq!(game.state.phase(), Phase::Force { seat: Seat(0), owing });
    assert_eq!(game.refused(1, Move::Discard(tile("tipi-1"))).rule.0, "M4.1");
    game.play(0, Move::Discard(tile("bison-1")));
    assert_eq!(game.state.phase(), Phase::Force { seat: Seat(1), owing: Seats::only(Seat(1)) });
    game.play(1, Move::Discard(tile("tipi-1")));
    assert_eq!(game.state.phase().name(), PhaseName::Take);
}

#[test]
fn m4_1_nobody_gives_up_for_a_total_of_zero() {
    let position = Position::new(2, 2, PhaseName::Force).laid(0, 0, "1");
    assert!(position.rules.restore(position.clone().complete()).is_err());
    let mut heroes = Position::new(2, 2, PhaseName::Play).acting(1).tiles(0, "bison-1").tiles(1, "bison-2");
    for seat in [0, 1] {
        heroes = heroes
            .laid(usize::from(seat), seat, "chief chief")
            .laid(2, seat, "clan-mother- rainmaker- scout-")
            .laid(1 - usize::from(seat), seat, "shaman-");
    }
    let mut game = Match::from(heroes.laid(2, 0, "clan-mother-").hand(1, "clan-mother"));
    let effects = game.play(1, play("clan-mother", 2));
    let none =
        |effect: &Effect| matches!(effect, Effect::ForceCompared { strongest, .. } if strongest.is_empty());
    assert!(effects.iter().any(none), "{effects:?}");
    assert_eq!(game.state.phase().name(), PhaseName::Take);
}

#[test]
fn m4_2_in_the_first_hunt_force_comes_last() {
    let (mut game, effects) = finish(last_card(1));
    assert_eq!(game.state.phase().name(), PhaseName::Take);
    assert!(effects.iter().all(|effect| effect.rule().0 != "M4.1"));
    while game.state.phase().name() == PhaseName::Take {
        step(&game.rules, &mut game.state, &mut Quick::new(1));
    }
    assert_eq!(game.state.phase(), Phase::Force { seat: Seat(1), owing: Seats::only(Seat(1)) });
    let mv = game.legal(1)[0];
    game.play(1, mv);
    assert_eq!((game.state.phase(), game.state.hunt()), (Phase::Grounds, 2));
}

#[test]
fn m4_3_hero_then_highest_then_next() {
    let position = Position::new(3, 1, PhaseName::Play)
        .acting(2)
        .laid(0, 0, "1 9")
        .laid(0, 1, "9")
        .laid(0, 2, "4 rainmaker")
        .laid(1, 0, "chief- chief- clan-mother- clan-mother- scout-")
        .laid(1, 1, "1 2 chief- chief- clan-mother- clan-mother-")
        .laid(1, 2, "3 chief- chief- clan-mother-")
        .hand(2, "shaman")
        .on_ground(0, "bison-1 bison-2 tipi-3 totem");
    let (mut game, effects) = finish(position);
    let taker = |seat, claim| Taker { seat: Seat(seat), claim };
    let takers =
        [taker(2, Claim::Hero), taker(0, Claim::Highest), taker(0, Claim::Highest), taker(1, Claim::Next)];
    let judged = Effect::Judged {
        ground: ground(0),
        hero: Some(Seat(2)),
        totals: [Some(10), Some(9), Some(4)].into_iter().collect(),
        takers: takers.to_vec(),
    };
    assert!(effects.contains(&judged), "{effects:?}");
    assert_eq!(game.legal(2).len(), 4);
    let effects = game.play(2, Move::Take(Tile::Totem));
    let took = Effect::Took { seat: Seat(2), tile: Tile::Totem, ground: ground(0), claim: Claim::Hero };
    assert_eq!((&effects[0], effects[0].rule().0), (&took, "M4.3a"));
    assert_eq!(game.refused(0, Move::Take(Tile::Totem)).rule.0, "M4.3");
    assert_eq!(game.play(0, Move::Take(tile("tipi-3")))[0].rule().0, "M4.3b");
    assert_eq!(game.play(0, Move::Take(tile("bison-2")))[0].rule().0, "M4.3b");
    assert_eq!(game.rules.evident_move(&game.state, Seat(1)), Some(Move::Take(tile("bison-1"))));
    let effects = game.play(1, Move::Take(tile("bison-1")));
    assert_eq!(effects[0].rule().0, "M4.3c");
    assert!(effects.contains(&Effect::GroundFinished { ground: ground(0), gone: tiles("") }));
    assert_eq!(game.tribe(0).tiles, tiles("bison-2 tipi-3"));
}

#[test]
fn m4_3_what_is_left_leaves_the_game() {
    // Nobody has a hero face up on ground 0, and nobody but seat 0 a hunter.
    let position = Position::new(2, 1, PhaseName::Take)
        .acting(0)
        .laid(0, 0, "5")
        .on_ground(0, "bison-1 bison-2 tipi-3 totem")
        .on_ground(1, "horse horse horse")
        .on_ground(2, "tipi-1 tipi-1");
    let mut game = Match::from(position);
    game.play(0, Move::Take(Tile::Totem));
    let effects = game.play(0, Move::Take(tile("tipi-3")));
    assert_eq!(effects[1], Effect::GroundFinished { ground: ground(0), gone: tiles("bison-1 bison-2") });
    // Ground 1 has no cards at all.
    let judged = |effect: &Effect| matches!(effect, Effect::Judged { ground, takers, .. } if ground.index() == 1 && takers.is_empty());
    assert!(effects.iter().any(judged), "{effects:?}");
    let gone = Effect::GroundFinished { ground: ground(1), gone: tiles("horse horse horse") };
    assert!(effects.contains(&gone), "{effects:?}");
}

#[test]
fn m4_3c_the_next_highest_takes_the_rest_or_one() {
    let claims = |options: Options| {
        let rules = Manitou::new(2, options).unwrap();
        let position = Position::under(rules, 1, PhaseName::Take)
            .acting(0)
            .laid(0, 0, "5")
            .laid(0, 1, "3")
            .on_ground(0, "bison-1 bison-2 tipi-3 totem")
            .on_ground(1, "horse horse horse")
            .on_ground(2, "tipi-1 tipi-1");
        let mut game = Match::from(position);
        game.play(0, Move::Take(Tile::Totem));
        game.play(0, Move::Take(tile("tipi-3")));
        let effects = game.play(1, Move::Take(tile("bison-2")));
        let gone = effects.iter().find_map(|effect| match effect {
            Effect::GroundFinished { ground, gone } if ground.index() == 0 => Some(*gone),
            _ => None,
        });
        (gone, game.legal(1))
    };
    // The second asks for one tile at a time, also for what is left.
    let (gone, legal) = claims(Options::default());
    assert_eq!((gone, legal), (None, vec![Move::Take(tile("bison-1"))]));
    for options in [Options { spoils: Some(Spoils::One), ..Options::default() }, Options::of_version_1()] {
        assert_eq!(claims(options).0, Some(tiles("bison-1")));
    }
}

#[test]
fn m4_3_a_hero_takes_where_nobody_has_a_hunter() {
    let position = Position::new(2, 1, PhaseName::Take)
        .acting(1)
        .laid(0, 1, "scout")
        .on_ground(0, "bison-1 bison-2 tipi-3 totem")
        .on_ground(1, "horse horse horse")
        .on_ground(2, "tipi-1 tipi-1");
    let mut game = Match::from(position);
    let effects = game.play(1, Move::Take(tile("tipi-3")));
    let gone = Effect::GroundFinished { ground: ground(0), gone: tiles("bison-1 bison-2 totem") };
    assert!(effects.contains(&gone), "{effects:?}");
}

#[test]
fn m4_3_takers_stop_when_the_tiles_run_out() {
    // Ground 2 of two seats has two tiles: the hero takes one, the highest total only one more.
    let position = Position::new(2, 1, PhaseName::Take)
        .acting(1)
        .laid(2, 1, "scout 3")
        .laid(2, 0, "5")
        .dump(0)
        .on_ground(2, "tipi-1 tipi-2");
    let mut game = Match::from(position);
    game.play(1, Move::Take(tile("tipi-2")));
    let effects = game.play(0, Move::Take(tile("tipi-1")));
    assert!(effects.contains(&Effect::GroundFinished { ground: ground(2), gone: tiles("") }));
    assert_ne!(game.state.phase().name(), PhaseName::Take);
}

#[test]
fn m4_3_heroes_add_nothing_to_a_total() {
    let position = Position::new(2, 1, PhaseName::Take)
        .acting(0)
        .laid(0, 0, "5")
        .laid(0, 1, "scout- chief- 4")
        .on_ground(0, "bison-1 bison-2 tipi-3 totem")
        .on_ground(1, "horse horse horse")
        .on_ground(2, "tipi-1 tipi-1");
    let game = Match::from(position);
    assert_eq!(game.state.total(ground(0), Seat(1)), Some(4));
    assert_eq!(game.state.total(ground(1), Seat(1)), None);
}

#[test]
fn m4_4_tomahawks_of_earlier_hunts_make_hunters_stronger() {
    // The printed example: hunters 5, 3 and 7 with two tomahawks count 7, 5 and 9.
    let position = Position::new(2, 2, PhaseName::Take)
        .laid(0, 0, "5 3 7")
        .laid(0, 1, "10 9 1")
        .tiles(0, "tomahawk tomahawk")
        .on_ground(0, "tomahawk bison-1 bison-2 tipi-3")
        .on_ground(1, "horse horse horse")
        .on_ground(2, "tipi-1 tipi-1")
        .acting(0);
    let mut game = Match::from(position);
    assert_eq!(game.state.total(ground(0), Seat(0)), Some(7 + 5 + 9));
    assert_eq!(game.state.total(ground(0), Seat(1)), Some(20));
    // One that is taken now counts only from the next hunt on.
    game.play(0, Move::Take(Tile::Tomahawk));
    assert_eq!((game.tribe(0).axes, game.tribe(0).tiles.count(Tile::Tomahawk)), (2, 3));
    assert_eq!(game.state.total(ground(0), Seat(0)), Some(21));
    while game.state.hunt() == 2 {
        step(&game.rules, &mut game.state, &mut Quick::new(1));
    }
    assert_eq!(game.tribe(0).axes, game.tribe(0).tiles.count(Tile::Tomahawk));
}

#[test]
fn m4_4_a_tomahawk_that_was_given_up_does_not_count() {
    let (mut game, _) = finish(last_card(2).tiles(1, "tomahawk tomahawk"));
    assert_eq!(game.tribe(1).axes, 2);
    let mut cited = Cited::default();
    game.rules.try_play(&mut game.state, Seat(1), &Move::Discard(Tile::Tomahawk), &mut cited).unwrap();
    assert_eq!(game.tribe(1).axes, 1);
    assert!(cited.0.iter().any(|rule| rule.0 == "M4.4"));
    assert_eq!(game.state.total(ground(0), Seat(1)), Some(10));
}

/// Seat 0 to take from a ground with a totem and a horse.
fn taking() -> Position {
    Position::new(2, 2, PhaseName::Take)
        .acting(0)
        .laid(0, 0, "5 3 7")
        .on_ground(0, "totem horse bison-1 tipi-1")
        .on_ground(1, "bison-1 bison-1 bison-1")
        .on_ground(2, "tipi-1 tipi-1")
}

#[test]
fn m4_5_the_first_totem_brings_the_cylinder() {
    let mut game = Match::from(taking());
    let effects = game.play(0, Move::Take(Tile::Totem));
    let taken = Effect::CylinderTaken { cylinder: Cylinder::Totem, seat: Seat(0), from: None };
    assert_eq!(effects[1], taken);
    assert_eq!(game.state.holder(Cylinder::Totem), Some(Seat(0)));
    assert_eq!(game.state.holder(Cylinder::Horse), None);
    game.play(0, Move::Take(Tile::Horse));
    assert_eq!(game.state.holder(Cylinder::Horse), Some(Seat(0)));
}

#[test]
fn m4_5_as_many_as_the_holder_are_enough() {
    let mut game = Match::from(taking().tiles(1, "totem").totem(1));
    let effects = game.play(0, Move::Take(Tile::Totem));
    assert_eq!(
        effects[1],
        Effect::CylinderTaken { cylinder: Cylinder::Totem, seat: Seat(0), from: Some(Seat(1)) }
    );
    let mut game = Match::from(taking().tiles(1, "totem totem").totem(1));
    let effects = game.play(0, Move::Take(Tile::Totem));
    assert!(effects.iter().all(|effect| effect.rule().0 != "M4.5"));
    assert_eq!(game.state.holder(Cylinder::Totem), Some(Seat(1)));
}

#[test]
fn m4_5_nothing_else_moves_a_cylinder() {
    // Seat 1 gives up its only totem, and keeps the cylinder.
    let (mut game, _) = finish(last_card(2).tiles(1, "totem").totem(1).tiles(0, "totem"));
    assert_eq!(game.state.phase(), Phase::Eighth { seat: Seat(1) });
    game.play(1, Move::Hold);
    game.play(1, Move::Discard(Tile::Totem));
    assert_eq!(game.state.holder(Cylinder::Totem), Some(Seat(1)));
    assert!(game.tribe(1).tiles.is_empty());
}

#[test]
fn m4_6_played_cards_are_spent_and_the_others_come_back() {
    let mut game = Match::from(Position::new(2, 1, PhaseName::Play).acting(0));
    let party = game.tribe(0).hand.plus(game.tribe(0).pile.cards());
    let mut last = Vec::new();
    while game.state.hunt() == 1 {
        let seat = game.rules.turn(&game.state).acting().first().unwrap();
        let mv = game.legal(seat.0)[0];
        last = game.play(seat.0, mv);
    }
    let tribe = game.tribe(0);
    assert_eq!((tribe.spent.len(), tribe.available.len()), (7, 10));
    assert!(party.includes(tribe.spent));
    assert_eq!(tribe.available.plus(tribe.spent), Cards::FULL);
    let cleared = |effect: &Effect| match effect {
        Effect::CardsCleared { seat, spent, back, cards } => Some((*seat, *spent, *back, *cards)),
        _ => None,
    };
    let cleared: Vec<_> = last.iter().filter_map(cleared).collect();
    assert_eq!(cleared[0], (Seat(0), tribe.spent, 1, Some(party.minus(tribe.spent))));
}

#[test]
fn m4_6_after_hunts_2_and_4_all_cards_come_back() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let rules = crate::common::rules(seats);
        let mut state = rules.start();
        let mut stream = Quick::new(seed);
        while state.phase() != Phase::Over {
            let hunt = state.hunt();
            step(&rules, &mut state, &mut stream);
            if state.hunt() != hunt || state.phase() == Phase::Over {
                for seat in Seat::all(seats) {
                    let tribe = state.tribe(seat);
                    assert_eq!(tribe.spent.is_empty(), hunt.is_multiple_of(2), "{seats} seats, hunt {hunt}");
                    assert_eq!(tribe.available.plus(tribe.spent), Cards::FULL);
                    assert!(tribe.hand.is_empty() && tribe.pile.is_empty());
                }
            }
        }
    }
}
