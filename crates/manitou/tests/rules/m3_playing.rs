//! M3: cards, heroes and what the cylinders allow.

use game::{Effect as _, Game, Seat, Seats};
use manitou::{Cylinder, Effect, Move, Phase, PhaseName, Reason, Victor};

use crate::common::{Cited, Match, Position, card, cards, ground, pile, play};

/// Two seats, the first to play its next card.
fn duel() -> Position {
    Position::new(2, 1, PhaseName::Play).acting(0)
}

#[test]
fn m3_1_a_card_is_played_and_the_top_card_drawn() {
    let mut game = Match::from(duel().hand(0, "3 9 scout").pile(0, "4 chief 5 6 7"));
    let effects = game.play(0, play("9", 1));
    let seen_by = Seats::only(Seat(1));
    let played = Effect::Played { seat: Seat(0), card: card("9"), ground: ground(1), eighth: false, seen_by };
    let drew = Effect::Drew { seat: Seat(0), card: Some(card("4")), pile: 4 };
    assert_eq!(effects, [played, drew]);
    assert_eq!((game.tribe(0).hand, game.tribe(0).pile), (cards("3 4 scout"), pile("chief 5 6 7")));
    assert_eq!(game.tribe(0).played, 1);
    assert_eq!(game.state.phase(), Phase::Play { seat: Seat(1) });
    assert_eq!(game.lane(1), "0:9");
}

#[test]
fn m3_1_only_cards_in_hand_and_only_in_turn() {
    let game = Match::from(duel().hand(0, "3 9 scout").hand(1, "1 2 4"));
    let refusal = game.refused(0, play("4", 0));
    assert_eq!((refusal.rule.0, refusal.reason), ("M3.1", Reason::NotInHand { card: card("4") }));
    let refusal = game.refused(1, play("4", 0));
    assert_eq!(refusal.reason, Reason::NotYourTurn { seat: Seat(1), acting: Seats::only(Seat(0)) });
    assert_eq!(refusal.to_string(), "M3.1: it is not the turn of seat 1: seat 0 is to move");
    assert_eq!(game.refused(7, play("4", 0)).reason, Reason::NoSuchSeat { seat: Seat(7) });
    assert_eq!(game.refused(0, Move::Hold).rule.0, "M3.1");
}

#[test]
fn m3_1_seven_times_round_from_the_first_seat() {
    let mut game = Match::from(Position::new(3, 1, PhaseName::Play).dealer(0).acting(1));
    let mut order = Vec::new();
    while let Phase::Play { seat } = game.state.phase() {
        order.push(seat.0);
        // Each on a ground of its own, so that somebody has tiles to take, and the hands stay for a while.
        let own = |mv: &Move| matches!(mv, Move::Play { ground, .. } if ground.index() == seat.index());
        let mv = game.legal(seat.0).into_iter().find(own).unwrap();
        game.play(seat.0, mv);
    }
    assert_eq!(order, [1, 2, 0].repeat(7));
    assert_eq!([0, 1, 2].map(|seat| game.tribe(seat).hand.len()), [0, 2, 1]);
}

#[test]
fn m3_1_the_pile_runs_out() {
    let mut game = Match::from(duel().laid(0, 0, "1 2 3 4 5").hand(0, "6 7 scout").laid(0, 1, "1 2 3 4 5"));
    assert!(game.tribe(0).pile.is_empty());
    let effects = game.play(0, play("6", 1));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Drew { .. })));
    assert_eq!(game.tribe(0).hand, cards("7 scout"));
}

#[test]
fn m3_2_any_number_of_hunters_lies_on_a_ground() {
    let mut game = Match::from(duel().laid(1, 0, "1 2 3 4 5 6").hand(0, "7 8").laid(1, 1, "1 2 3 4 5 6"));
    game.play(0, play("8", 1));
    assert_eq!(game.lane(1), "0:1 0:2 0:3 0:4 0:5 0:6 1:1 1:2 1:3 1:4 1:5 1:6 0:8");
}

#[test]
fn m3_3_no_third_hero() {
    let position = duel().laid(1, 0, "chief chief").laid(0, 1, "1 2").hand(0, "scout 7 8");
    let game = Match::from(position);
    let refusal = game.refused(0, play("scout", 1));
    let reason = Reason::TwoHeroes { card: card("scout"), ground: ground(1) };
    assert_eq!((refusal.rule.0, refusal.reason), ("M3.3", reason));
    assert_eq!(game.legal(0).len(), 2 * 3 + 2);
    assert!(!game.legal(0).contains(&play("scout", 1)));
    assert!(game.legal(0).contains(&play("7", 1)));
}

#[test]
fn m3_3_a_hero_face_down_does_not_count() {
    let position = duel().laid(1, 0, "shaman- chief").laid(1, 1, "chief- 2").hand(0, "scout 7 8");
    let mut game = Match::from(position);
    game.play(0, play("scout", 1));
    assert_eq!(game.lane(1), "0:shaman- 0:chief 1:chief- 1:2 0:scout");
}

#[test]
fn m3_4_a_hero_alone_stays_face_up() {
    let mut game = Match::from(duel().hand(0, "scout chief 8"));
    let effects = game.play(0, play("scout", 0));
    let stands = Effect::Stands { seat: Seat(0), card: card("scout"), ground: ground(0), heroes: 1 };
    assert!(effects.contains(&stands));
    game.play(1, game.legal(1)[0]);
    let effects = game.play(0, play("chief", 0));
    let stands = Effect::Stands { seat: Seat(0), card: card("chief"), ground: ground(0), heroes: 2 };
    assert!(effects.contains(&stands));
}

/// Lets `attack` come where `guard` of seat 0 lies; the lane afterwards.
fn attacked(guard: &str, attack: &str) -> (String, Vec<Effect>) {
    let position = duel().laid(0, 0, guard).acting(1).dealer(1);
    let mut game =
        Match::from(position.laid(1, 1, if guard.contains(' ') { "1" } else { "" }).hand(1, attack));
    let effects = game.play(1, play(attack, 0));
    (game.lane(0), effects)
}

#[test]
fn m3_5_the_beaten_hero_is_turned_down() {
    assert_eq!(attacked("scout", "chief").0, "0:scout- 1:chief");
    assert_eq!(attacked("chief", "scout").0, "0:chief 1:scout-");
    assert_eq!(attacked("chief", "clan-mother").0, "0:chief- 1:clan-mother");
    assert_eq!(attacked("clan-mother", "shaman").0, "0:clan-mother- 1:shaman");
    assert_eq!(attacked("shaman", "scout").0, "0:shaman- 1:scout");
    assert_eq!(attacked("rainmaker", "scout").0, "0:rainmaker 1:scout-");
    let (_, effects) = attacked("scout", "chief");
    let trial = Effect::Trial {
        ground: ground(0),
        attacker: Seat(1),
        attack: card("chief"),
        defender: Seat(0),
        defence: card("scout"),
        victor: Victor::Attacker,
    };
    assert!(effects.contains(&trial), "{effects:?}");
    let down = Effect::TurnedDown { seat: Seat(0), card: card("scout"), ground: ground(0) };
    assert!(effects.contains(&down));
}

#[test]
fn m3_5_equal_heroes_are_both_turned_down() {
    for hero in ["chief", "clan-mother", "rainmaker", "scout", "shaman"] {
        assert_eq!(attacked(hero, hero).0, format!("0:{hero}- 1:{hero}-"));
    }
}

#[test]
fn m3_5_after_a_draw_the_ground_is_free() {
    let position = duel().laid(0, 0, "scout-").laid(0, 1, "scout-").hand(0, "rainmaker 1 2");
    let mut game = Match::from(position);
    game.play(0, play("rainmaker", 0));
    assert_eq!(game.lane(0), "0:scout- 1:scout- 0:rainmaker");
}

#[test]
fn m3_6_the_scouts_protector_is_sacrificed_for() {
    // The printed example: a chief protects the scout; a clan mother or a chief brings it down and goes down
    // too, and later the scout can be attacked.
    for attack in ["clan-mother", "chief"] {
        let (lane, effects) = attacked("scout chief", attack);
        assert_eq!(lane, format!("0:scout 0:chief- 1:{attack}-"));
        let succeeded = |effect: &Effect| matches!(effect, Effect::Sacrifice { succeeded: true, .. });
        assert!(effects.iter().any(succeeded));
    }
    let position = duel().laid(0, 0, "scout chief-").laid(0, 1, "clan-mother-").acting(1);
    let mut game = Match::from(position.laid(1, 1, "1").hand(1, "rainmaker"));
    game.play(1, play("rainmaker", 0));
    assert_eq!(game.lane(0), "0:scout- 0:chief- 1:clan-mother- 1:rainmaker");
}

#[test]
fn m3_6_a_weaker_hero_is_just_lost() {
    let (lane, effects) = attacked("scout chief", "shaman");
    assert_eq!(lane, "0:scout 0:chief 1:shaman-");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Sacrifice { succeeded: false, .. })));
}

#[test]
fn m3_6_the_one_played_last_is_attacked() {
    // The chief came first: the scout is attacked, which a rainmaker beats and a clan mother does not.
    assert_eq!(attacked("chief scout", "rainmaker").0, "0:chief 0:scout- 1:rainmaker-");
    assert_eq!(attacked("chief scout", "clan-mother").0, "0:chief 0:scout 1:clan-mother-");
}

#[test]
fn m3_6_the_attacked_seat_may_protect_again() {
    let position = duel().laid(0, 0, "scout chief-").laid(0, 1, "clan-mother- 1").hand(0, "chief 1 2");
    let mut game = Match::from(position);
    game.play(0, play("chief", 0));
    game.play(1, game.legal(1)[0]);
    assert!(game.legal(0).iter().all(|mv| !matches!(mv, Move::Play { card, ground }
        if card.hero().is_some() && ground.index() == 0)));
}

/// Everybody has played but the last seat, whose party is all seven heroes: six lie face up, two on each
/// ground.
fn seven_heroes() -> Position {
    let last = Position::new(3, 1, PhaseName::Play).acting(2);
    last.laid(0, 2, "chief chief")
        .laid(1, 2, "clan-mother clan-mother")
        .laid(2, 2, "rainmaker scout")
        .hand(2, "shaman")
}

#[test]
fn m3_8_a_seat_without_a_legal_card_passes() {
    let mut game = Match::from(seven_heroes());
    assert_eq!(game.legal(2), [Move::Pass]);
    assert_eq!(game.rules.count_moves(&game.state, Seat(2)), 1);
    assert_eq!(game.rules.random_move(&game.state, Seat(2), &mut game::random::Quick::new(0)), Move::Pass);
    // Nobody else can know that the last card is a hero.
    assert_eq!(game.rules.evident_move(&game.state, Seat(2)), None);
    let effects = game.play(2, Move::Pass);
    assert!(effects[0].reveals().contains(Seat(0)) && !effects[0].reveals().contains(Seat(2)));
    assert_eq!((game.tribe(2).played, game.tribe(2).hand), (7, cards("shaman")));
    assert_eq!(game.state.phase().name(), PhaseName::Take);
}

#[test]
fn m3_8_the_hand_of_who_passed_stays_and_comes_back() {
    let mut game = Match::from(seven_heroes());
    game.play(2, Move::Pass);
    while game.state.hunt() == 1 {
        crate::common::step(&game.rules, &mut game.state, &mut game::random::Quick::new(1));
    }
    assert_eq!((game.tribe(2).spent.len(), game.tribe(2).available.len()), (6, 11));
    assert!(game.tribe(2).available.contains(card("shaman")));
}

#[test]
fn m3_8_nobody_else_passes() {
    let game = Match::from(duel());
    let refusal = game.refused(0, Move::Pass);
    assert_eq!((refusal.rule.0, refusal.reason), ("M3.8", Reason::CannotPass));
}

/// The rounds of the second hunt are over but for the last card of the last seat.
fn last_card() -> Position {
    let all = "1 2 3 4 5 6 7";
    Position::new(2, 2, PhaseName::Play)
        .acting(1)
        .laid(0, 0, all)
        .laid(0, 1, "1 2 3 4 5 6")
        .spent(0, "chief chief clan-mother clan-mother shaman rainmaker scout")
        .hand(0, "8")
        .hand(1, "7")
}

#[test]
fn m3_9_the_holder_of_the_totem_cylinder_may_play_an_eighth_card() {
    let mut game = Match::from(last_card().tiles(0, "totem").totem(0));
    game.play(1, play("7", 0));
    assert_eq!(game.state.phase(), Phase::Eighth { seat: Seat(0) });
    assert_eq!(game.legal(0), [play("8", 0), play("8", 1), play("8", 2), Move::Hold]);
    let mut held = Match { rules: game.rules.clone(), state: game.state };
    assert_eq!(held.play(0, Move::Hold)[0], Effect::Held { seat: Seat(0), cylinder: Cylinder::Totem });
    assert_eq!(held.state.phase().name(), PhaseName::Force);
    let effects = game.play(0, play("8", 2));
    assert!(matches!(effects[0], Effect::Played { eighth: true, .. }));
    assert_eq!(effects[0].rule().0, "M3.9");
    assert_eq!((game.tribe(0).played, game.tribe(0).hand.len()), (7, 0));
    assert_eq!(game.state.phase().name(), PhaseName::Force);
    assert_eq!(game.refused(0, Move::Pass).rule.0, "M4.1");
}

#[test]
fn m3_9_the_last_seat_plays_no_eighth_card() {
    let mut game = Match::from(last_card().tiles(1, "totem").totem(1));
    game.play(1, play("7", 0));
    assert_eq!(game.state.phase().name(), PhaseName::Force);
}

#[test]
fn m3_9_it_is_asked_also_if_no_card_of_it_is_legal() {
    let position = Position::new(2, 2, PhaseName::Eighth)
        .acting(0)
        .laid(0, 0, "chief chief 1")
        .laid(1, 0, "clan-mother clan-mother")
        .laid(2, 0, "rainmaker scout")
        .hand(0, "shaman")
        .spent(0, "2 3 4 5 6 7 8")
        .tiles(0, "totem")
        .totem(0)
        .dump(0);
    let game = Match::from(position);
    assert_eq!(game.legal(0), [Move::Hold]);
    // Hunters 9 and 10 are neither laid nor spent: nobody else knows that there is no choice.
    assert_eq!(game.rules.evident_move(&game.state, Seat(0)), None);
    assert_eq!(game.refused(0, play("shaman", 0)).rule.0, "M3.3");
    assert_eq!(game.refused(0, play("2", 0)).rule.0, "M3.1");
}

#[test]
fn m3_9_an_eighth_hero_fights() {
    let position = last_card()
        .tiles(0, "totem")
        .totem(0)
        .spent(0, "9 10 clan-mother clan-mother shaman rainmaker scout");
    let mut game = Match::from(
        position.hand(0, "chief").spent(1, "10 9 8 clan-mother clan-mother chief scout").hand(1, "chief"),
    );
    game.play(1, play("chief", 1));
    game.play(0, play("chief", 1));
    assert_eq!(game.lane(1), "1:chief- 0:chief-");
}

#[test]
fn m3_10_the_holder_of_the_horse_cylinder_may_move_a_hunter() {
    let mut game = Match::from(last_card().tiles(1, "horse").horse(1));
    game.play(1, play("7", 2));
    assert_eq!(game.state.phase(), Phase::Shift { seat: Seat(1) });
    let shift = |name, from, to| Move::Shift { card: card(name), from: ground(from), to: ground(to) };
    assert_eq!(game.legal(1).len(), 7 * 2 + 1);
    assert!(game.legal(1).contains(&shift("7", 2, 1)) && game.legal(1).contains(&Move::Hold));
    assert_eq!(
        game.refused(1, shift("7", 0, 1)).reason,
        Reason::NotThere { card: card("7"), ground: ground(0) }
    );
    assert_eq!(game.refused(1, shift("7", 2, 2)).reason, Reason::SameGround { ground: ground(2) });
    assert_eq!(game.refused(1, shift("chief", 2, 1)).reason, Reason::NotAHunter { card: card("chief") });
    assert_eq!(game.refused(1, shift("8", 0, 1)).rule.0, "M3.10");
    let effects = game.play(1, shift("3", 0, 2));
    assert_eq!(effects[0].rule().0, "M3.10");
    assert_eq!(game.lane(2), "1:7 1:3");
    assert_eq!(game.lane(0), "0:1 0:2 0:3 0:4 0:5 0:6 0:7 1:1 1:2 1:4 1:5 1:6");
    assert_eq!(game.state.total(ground(2), Seat(1)), Some(10));
}

#[test]
fn m3_10_comes_after_the_eighth_card() {
    let mut game = Match::from(last_card().tiles(0, "horse totem").horse(0).totem(0));
    game.play(1, play("7", 2));
    game.play(0, play("8", 2));
    assert_eq!(game.state.phase(), Phase::Shift { seat: Seat(0) });
    let effects = game.play(0, Move::Hold);
    assert_eq!(effects[0], Effect::Held { seat: Seat(0), cylinder: Cylinder::Horse });
}

#[test]
fn m3_10_nothing_is_asked_without_a_hunter() {
    let position = Position::new(2, 2, PhaseName::Play)
        .acting(1)
        .laid(0, 1, "chief chief")
        .laid(1, 1, "clan-mother clan-mother")
        .laid(2, 1, "rainmaker scout")
        .hand(1, "shaman")
        .dump(2)
        .tiles(1, "horse")
        .horse(1);
    let mut game = Match::from(position);
    game.play(1, Move::Pass);
    // Nor has the strongest, seat 0, a tile to give up.
    assert_eq!(game.state.phase().name(), PhaseName::Take);
}

#[test]
fn m3_10_a_shift_past_heroes_leaves_them_as_they_are() {
    let mut game = Match::from(
        Position::new(2, 2, PhaseName::Shift)
            .acting(1)
            .laid(0, 1, "5 scout 6 chief")
            .laid(1, 0, "1 2")
            .tiles(1, "horse")
            .horse(1),
    );
    game.play(1, Move::Shift { card: card("5"), from: ground(0), to: ground(1) });
    assert_eq!(game.lane(0), "1:scout 1:6 1:chief");
    // The guard is still where it is: a sacrifice would meet the chief.
    assert!(!game.state.ground(ground(0)).is_open_to(Seat(1)));
}

#[test]
fn invisible_rules_are_cited() {
    let cited = |position: Position, seat: u8, mv: Move| {
        let rules = position.rules.clone();
        let mut state = position.state();
        let mut cited = Cited::default();
        rules.try_play(&mut state, Seat(seat), &mv, &mut cited).unwrap();
        cited.0.iter().map(|rule| rule.0).collect::<Vec<_>>()
    };
    assert_eq!(cited(duel().hand(0, "9 8 7"), 0, play("9", 0)), ["M3.1", "M3.2", "M3.1"]);
    let second = duel().laid(0, 0, "scout").hand(0, "chief 8 7").laid(1, 1, "1");
    assert_eq!(cited(second, 0, play("chief", 0)), ["M3.1", "M3.3", "M3.4", "M3.1"]);
    let trial = duel().laid(0, 1, "scout").laid(1, 0, "1").hand(0, "chief 8 7");
    assert_eq!(cited(trial, 0, play("chief", 0)), ["M3.1", "M1.4", "M3.5", "M3.7", "M3.1"]);
}
