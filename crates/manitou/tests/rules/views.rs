//! What a viewer sees: the form of a view, of hidden events, and what people get computed.

use game::random::Quick;
use game::record::{Event, Happening};
use game::{Effect as _, Game, Seat, Seats, Viewer, json};
use manitou::{Chance, Effect, Manitou, Move, PhaseName, View};
use serde_json::Value;

use crate::common::{Match, Position, cards, ground, pile, play, tiles};

fn position() -> Position {
    Position::new(2, 2, PhaseName::Play)
        .acting(0)
        .laid(0, 0, "7")
        .laid(1, 1, "chief")
        .hand(0, "3 9 scout")
        .pile(0, "4 clan-mother 1 2")
        .spent(0, "5 6 8 10 chief chief shaman")
        .tiles(1, "tomahawk horse")
        .horse(1)
}

#[test]
fn a_view_is_the_state_with_lengths_for_what_is_hidden() {
    let rules = position().rules;
    let state = position().state();
    let view = json(&rules.view(&state, Viewer::Seat(Seat(0))));
    let mut shown = json(&rules.show(&state));
    // By the letter of the page: others' available, party, hand and pile, and the own pile.
    for hidden in ["available", "party", "hand", "pile"] {
        shown["seats"][1][hidden] = shown["seats"][1][hidden].as_array().unwrap().len().into();
    }
    shown["seats"][0]["pile"] = 4.into();
    shown["viewer"] = 0.into();
    assert_eq!(view.to_string(), shown.to_string());
    assert_eq!(view["seats"][0]["hand"], serde_json::json!([3, 9, "scout"]));
}

#[test]
fn a_spectator_sees_what_every_seat_may_know() {
    let rules = position().rules;
    let view = json(&rules.view(&position().state(), Viewer::Spectator));
    assert_eq!(view["viewer"], Value::Null);
    for seat in view["seats"].as_array().unwrap() {
        for hidden in ["available", "party", "hand", "pile"] {
            assert!(seat[hidden].is_number());
        }
        assert!(seat["spent"].is_array() && seat["tiles"].is_array());
    }
}

#[test]
fn a_view_reads_back() {
    let rules = position().rules;
    let state = position().state();
    for viewer in Viewer::all(2) {
        let view = rules.view(&state, viewer);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
    }
}

fn line_for(rules: &Manitou, what: Happening<Manitou>, viewer: Viewer) -> String {
    serde_json::to_string(&Event::from(what).line_for(rules, viewer)).unwrap()
}

#[test]
fn a_record_for_a_viewer_hides_parties_and_deals() {
    let rules = crate::common::rules(2);
    let own = Viewer::Seat(Seat(1));
    let muster = || Happening::Move(Seat(1), Move::Muster(cards("1 2 3 4 5 6 7")));
    assert_eq!(line_for(&rules, muster(), own), r#"{"seat":1,"move":{"muster":[1,2,3,4,5,6,7]}}"#);
    for other in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(line_for(&rules, muster(), other), r#"{"seat":1,"move":null}"#);
    }
    let random = || Happening::Chance(Chance::Muster { seat: Seat(1), cards: cards("1 2 3 4 5 6 7") });
    let shown = r#"{"chance":{"muster":{"seat":1,"cards":[1,2,3,4,5,6,7]}}}"#;
    assert_eq!(line_for(&rules, random(), own), shown);
    let deal = || Happening::Chance(Chance::Deal { seat: Seat(1), order: pile("7 scout 5 4 3 2 1") });
    let shown = r#"{"chance":{"deal":{"seat":1,"order":[7,"scout",5,null,null,null,null]}}}"#;
    assert_eq!(line_for(&rules, deal(), own), shown);
    for other in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(line_for(&rules, random(), other), r#"{"chance":null}"#);
        assert_eq!(line_for(&rules, deal(), other), r#"{"chance":null}"#);
    }
    let open = || Happening::Chance(Chance::Dealer(Seat(1)));
    assert_eq!(line_for(&rules, open(), Viewer::Spectator), r#"{"chance":{"dealer":1}}"#);
    let played = || Happening::Move(Seat(1), play("scout", 2));
    let shown = r#"{"seat":1,"move":{"play":{"card":"scout","ground":2}}}"#;
    assert_eq!(line_for(&rules, played(), Viewer::Seat(Seat(0))), shown);
}

#[test]
fn effects_hide_what_a_viewer_may_not_know() {
    let mut game = Match::from(position());
    let effects = game.play(0, play("9", 1));
    let seen = |viewer| -> Vec<String> {
        let known = effects.iter().filter_map(|effect| game.rules.effect_for(effect, viewer));
        known.map(|effect| serde_json::to_string(&effect).unwrap()).collect()
    };
    let played = r#"{"effect":"played","seat":0,"card":9,"ground":1,"eighth":false}"#;
    let own = seen(Viewer::Seat(Seat(0)));
    assert_eq!(own, [played, r#"{"effect":"drew","seat":0,"card":4,"pile":3}"#]);
    for other in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(seen(other), [played, r#"{"effect":"drew","seat":0,"card":null,"pile":3}"#]);
    }
    // Undo and preview stop where somebody learns something.
    assert_eq!(effects[0].reveals(), Seats::only(Seat(1)));
    assert_eq!(effects[1].reveals(), Seats::only(Seat(0)));
}

#[test]
fn a_chosen_party_reveals_nothing() {
    let rules = crate::common::rules(2);
    let mut game = Match::new(rules);
    game.chance(Chance::Dealer(Seat(1)));
    let grounds = game.rules.draw(&game.state, &mut Quick::new(3));
    assert_eq!(game.chance(grounds)[0].reveals(), Seats::all(2));
    let effects = game.play(1, Move::Muster(cards("1 2 3 4 5 6 7")));
    assert_eq!(effects[0].reveals(), Seats::NONE);
    let hidden = Effect::Mustered { seat: Seat(1), count: 7, cards: None, random: false };
    assert_eq!(game.rules.effect_for(&effects[0], Viewer::Seat(Seat(0))), Some(hidden));
}

#[test]
fn insight_says_who_would_take_what() {
    let position = Position::new(3, 2, PhaseName::Play)
        .acting(0)
        .laid(0, 0, "7 2")
        .laid(0, 1, "9 scout")
        .laid(1, 2, "4 5")
        .on_ground(0, "bison-1 bison-2 tipi-3 totem")
        .tiles(0, "tomahawk bison-2 tipi-1");
    let rules = position.rules.clone();
    let insight = rules.insight(&rules.view(&position.state(), Viewer::Spectator));
    let first = &insight.grounds[0];
    assert_eq!(first.totals[..], [Some(7 + 2 + 2), Some(9), None]);
    assert_eq!(
        (first.highest, first.next, first.hero, first.heroes),
        (Some(Seat(0)), Some(Seat(1)), Some(Seat(1)), 1)
    );
    let takers: Vec<u8> = first.takers.iter().map(|taker| taker.seat.0).collect();
    assert_eq!((takers, first.gone), (vec![1, 0, 0, 1], 0));
    // One seat alone takes two of four; the others leave the game.
    let second = &insight.grounds[1];
    assert_eq!((second.takers.len(), second.gone, second.next), (2, 2, None));
    assert!(insight.grounds[2].takers.is_empty());
    assert_eq!(insight.force[..], [9, 9, 9]);
    assert_eq!((insight.strongest, insight.owing), (Seats::all(3), Seats::only(Seat(0))));
    assert_eq!(
        (insight.points[0].pairs, insight.points[0].tomahawks, insight.points[0].points),
        (1, true, 2)
    );
    assert!(insight.unseen[1].len() == 17 - 7 - 2);
}

#[test]
fn insight_counts_what_is_left_while_a_ground_is_judged() {
    let position = Position::new(2, 2, PhaseName::Take)
        .acting(0)
        .laid(1, 0, "5")
        .laid(1, 1, "scout")
        .on_ground(1, "horse totem")
        .on_ground(2, "tipi-1 tipi-1");
    let rules = position.rules.clone();
    let insight = rules.insight(&rules.view(&position.state(), Viewer::Seat(Seat(1))));
    assert!(insight.grounds[0].takers.is_empty());
    // The hero has taken its tile already.
    let takers: Vec<u8> = insight.grounds[1].takers.iter().map(|taker| taker.seat.0).collect();
    assert_eq!(takers, [0, 0]);
}

#[test]
fn insight_is_the_same_for_all_viewers() {
    let rules = position().rules;
    let state = position().state();
    let spectator = rules.insight(&rules.view(&state, Viewer::Spectator));
    for seat in Seat::all(2) {
        assert_eq!(rules.insight(&rules.view(&state, Viewer::Seat(seat))), spectator);
    }
}

#[test]
fn moves_in_a_few_words() {
    let rules = crate::common::rules(2);
    let shift = Move::Shift { card: crate::common::card("7"), from: ground(0), to: ground(2) };
    let words = [
        (Move::Muster(cards("chief 3 1")), "muster 1 3 chief"),
        (play("clan-mother", 1), "play clan-mother on 1"),
        (shift, "shift 7 from 0 to 2"),
        (Move::Discard(crate::common::tile("bison-1")), "discard bison-1"),
        (Move::Take(crate::common::tile("totem")), "take totem"),
        (Move::Pass, "pass"),
        (Move::Hold, "hold"),
    ];
    for (mv, text) in words {
        assert_eq!(rules.notation(&mv), text);
        assert!(text.starts_with(Manitou::kind(&mv)));
    }
}

#[test]
fn an_evident_move_follows_from_what_everybody_sees() {
    let mut evident = 0;
    for seats in 2..=5 {
        let rules = crate::common::rules(seats);
        let mut state = rules.start();
        let mut stream = Quick::new(seats.into());
        while rules.outcome(&state).is_none() {
            let twin = rules.redeal(&rules.view(&state, Viewer::Spectator), &mut stream);
            for seat in Seat::all(seats) {
                let found = rules.evident_move(&state, seat);
                assert_eq!(found, rules.evident_move(&twin, seat));
                if let Some(mv) = found {
                    let mut moves = Vec::new();
                    rules.legal_moves(&state, seat, &mut moves);
                    assert_eq!(moves, [mv]);
                    evident += 1;
                }
            }
            crate::common::step(&rules, &mut state, &mut stream);
        }
    }
    assert!(evident > 0);
}

#[test]
fn m2_4_an_evident_party_is_one_that_everybody_can_tell() {
    // Seat 2 played an eighth card in hunt 3 and chooses nine of its nine cards as first seat of hunt 4.
    let rules = crate::common::rules(4);
    let mut table = rules.show(&rules.start());
    (table.phase, table.hunt, table.acting) = (PhaseName::Muster, 4, Seats::all(4));
    (table.dealer, table.first) = (Some(Seat(1)), Some(Seat(2)));
    let mut bag = rules.full_bag();
    for (shown, words) in table.grounds.iter_mut().zip([
        "horse horse horse horse",
        "bison-1 bison-1 bison-1 bison-1",
        "tipi-1 tipi-1 tipi-1",
    ]) {
        shown.tiles = tiles(words);
        shown.tiles.iter().for_each(|tile| bag.take(tile));
    }
    while bag.len() > 60 - 44 {
        let most = manitou::Tile::ALL.into_iter().max_by_key(|&tile| bag.count(tile)).unwrap();
        bag.take(most);
    }
    table.bag = bag;
    for (seat, tribe) in table.seats.iter_mut().enumerate() {
        tribe.spent = cards(if seat == 2 { "1 2 3 4 5 6 7 8" } else { "1 2 3 4 5 6 7" });
        tribe.available = tribe.available.minus(tribe.spent);
    }
    let state = rules.restore(table).unwrap();
    let party = Move::Muster(cards("9 10 chief chief clan-mother clan-mother rainmaker scout shaman"));
    assert_eq!(rules.evident_move(&state, Seat(2)), Some(party));
    assert_eq!(rules.evident_move(&state, Seat(0)), None);
}
