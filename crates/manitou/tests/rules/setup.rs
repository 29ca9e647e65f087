//! States from outside: what the rules lead to is read back, what contradicts them is refused under a rule.

use game::random::Quick;
use game::{Game, RefusalOf, Seat, Seats, Turn};
use manitou::{Cards, Manitou, Muster, Options, PhaseName, Pile, State, Table, Tribe};
use serde_json::{Value, json};

use crate::common::{Position, cards, pile, read, rules, step, tiles};

#[test]
fn every_state_of_a_game_reads_back() {
    for seats in 2..=5 {
        for muster in [Muster::Choice, Muster::Random] {
            let rules = Manitou::new(seats, Options { muster, ..Options::default() }).unwrap();
            for seed in 0..4 {
                let mut state = rules.start();
                let mut stream = Quick::new(seed);
                loop {
                    let json = serde_json::to_string(&rules.show(&state)).unwrap();
                    assert_eq!(rules.restore(serde_json::from_str(&json).unwrap()), Ok(state), "{json}");
                    if rules.turn(&state) == Turn::Over {
                        break;
                    }
                    step(&rules, &mut state, &mut stream);
                }
            }
        }
    }
}

fn restored(
    position: &Position,
    change: impl FnOnce(&mut Table<Tribe>),
) -> Result<State, RefusalOf<Manitou>> {
    let mut table = position.clone().complete();
    assert!(position.rules.restore(table.clone()).is_ok());
    change(&mut table);
    position.rules.restore(table)
}

/// The rule under which a change of a consistent position is refused.
fn refused(position: &Position, change: impl FnOnce(&mut Table<Tribe>)) -> &'static str {
    restored(position, change).expect_err("inconsistent").rule.0
}

/// Seat 1 of three, which deals last, has played three cards; seat 0 is to play its fourth.
fn midway() -> Position {
    Position::new(3, 2, PhaseName::Play)
        .acting(0)
        .laid(0, 0, "7 2 scout")
        .laid(0, 1, "9")
        .laid(1, 2, "4 chief")
        .tiles(0, "tomahawk horse")
        .horse(0)
}

#[test]
fn m2_1_seats_and_hunts() {
    assert_eq!(refused(&midway(), |table| table.hunts = 4), "M2.1");
    assert_eq!(refused(&midway(), |table| table.hunt = 0), "M2.1");
    assert_eq!(refused(&midway(), |table| table.hunt = 4), "M2.1");
    assert_eq!(refused(&midway(), |table| table.seats.truncate(2)), "M2.1");
    assert_eq!(refused(&midway(), |table| table.seats.push(table.seats[0])), "M2.1");
    assert_eq!(refused(&midway(), |table| table.horse = Some(Seat(3))), "M2.1");
    assert_eq!(refused(&midway(), |table| table.acting = Seats::only(Seat(4))), "M2.1");
    assert_eq!(refused(&midway(), |table| table.phase = PhaseName::Over), "M2.1");
    assert_eq!(refused(&midway(), |table| table.phase = PhaseName::Start), "M2.1");
}

#[test]
fn m2_2_dealer_and_first() {
    assert_eq!(refused(&midway(), |table| table.dealer = None), "M2.2");
    assert_eq!(refused(&midway(), |table| table.first = None), "M2.2");
    assert_eq!(refused(&midway(), |table| table.first = Some(Seat(1))), "M2.2");
    assert_eq!(refused(&midway(), |table| table.dealer = Some(Seat(200))), "M2.1");
    let rules = rules(3);
    let mut start = rules.show(&rules.start());
    (start.dealer, start.first) = (Some(Seat(0)), Some(Seat(1)));
    assert_eq!(rules.restore(start).unwrap_err().rule.0, "M2.2");
}

#[test]
fn m1_1_cards_add_up() {
    let spoil = |change: fn(&mut Tribe)| refused(&midway(), |table| change(&mut table.seats[0]));
    assert_eq!(spoil(|tribe| tribe.available = Cards::FULL), "M1.1");
    assert_eq!(spoil(|tribe| tribe.spent = Cards::NONE), "M1.1");
    assert_eq!(spoil(|tribe| tribe.hand = cards("7 7 7")), "M1.1");
    assert_eq!(spoil(|tribe| tribe.pile = pile("7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7")), "M1.1");
    let refusal = restored(&midway(), |table| {
        let hand = table.seats[0].hand;
        table.seats[0].hand = hand.without(hand.iter().next().unwrap());
    });
    assert!(refusal.unwrap_err().to_string().starts_with("M1.1: seat 0 has 0 of the card"));
    let crowded = refused(&midway(), |table| {
        let placed = json!({ "seat": 0, "card": 10, "up": true });
        table.grounds[0].cards = read(Value::Array(vec![placed; 36]));
    });
    assert_eq!(crowded, "M1.1");
}

#[test]
fn m1_2_tiles_add_up() {
    assert_eq!(refused(&midway(), |table| table.bag.0[0] = 60), "M1.2");
    assert_eq!(refused(&midway(), |table| table.bag.0[0] = u16::MAX), "M1.2");
    assert_eq!(refused(&midway(), |table| table.seats[1].tiles = tiles(&"bison-1 ".repeat(7))), "M1.2");
    assert_eq!(refused(&midway(), |table| table.bag.0[0] -= 1), "M2.3");
    assert_eq!(refused(&midway(), |table| table.grounds[0].tiles = tiles("bison-1")), "M4.3");
}

#[test]
fn m3_2_hunters_lie_face_up() {
    let down = midway().laid(2, 0, "").complete();
    let position = midway();
    let mut table = down;
    let mut lane = game::json(&table.grounds[0].cards);
    lane[0]["up"] = false.into();
    table.grounds[0].cards = read(lane);
    assert_eq!(position.rules.restore(table).unwrap_err().rule.0, "M3.2");
}

#[test]
fn m3_4_one_seat_has_heroes_face_up() {
    let position = midway();
    let restore = |position: Position| position.rules.restore(position.clone().complete());
    assert!(restore(position).is_ok());
    let two = Position::new(2, 1, PhaseName::Play).acting(0).laid(0, 0, "scout").laid(0, 1, "chief");
    assert_eq!(restore(two).unwrap_err().rule.0, "M3.4");
    let three =
        Position::new(2, 1, PhaseName::Play).acting(0).laid(0, 0, "scout chief chief").laid(1, 1, "1 2 3");
    assert_eq!(restore(three).unwrap_err().rule.0, "M3.4");
}

#[test]
fn m3_1_counts_fit_the_phase() {
    assert_eq!(refused(&midway(), |table| table.seats[0].played = 2), "M3.1");
    assert_eq!(refused(&midway(), |table| table.seats[1].played = 4), "M3.8");
    assert_eq!(refused(&midway(), |table| table.seats[2].played = 2), "M3.1");
    assert_eq!(refused(&midway(), |table| table.acting = Seats::only(Seat(1))), "M3.1");
    assert_eq!(refused(&midway(), |table| table.acting = Seats::NONE), "M3.1");
    assert_eq!(refused(&midway(), |table| table.acting = Seats::all(3)), "M3.1");
    let swapped = refused(&midway(), |table| {
        let tribe = &mut table.seats[0];
        let top = tribe.pile.draw().unwrap();
        tribe.hand = tribe.hand.with(top);
    });
    assert_eq!(swapped, "M3.1");
    let reserved = refused(&midway(), |table| {
        let tribe = &mut table.seats[0];
        tribe.available = tribe.available.plus(tribe.hand);
        tribe.hand = Cards::NONE;
    });
    assert_eq!(reserved, "M3.1");
    for (phase, rule) in [
        (PhaseName::Grounds, "M2.3"),
        (PhaseName::Muster, "M2.4"),
        (PhaseName::Deal, "M2.5"),
        (PhaseName::Eighth, "M3.9"),
        (PhaseName::Shift, "M3.10"),
        (PhaseName::Force, "M4.1"),
        (PhaseName::Take, "M4.3"),
    ] {
        let found = refused(&midway(), |table| table.phase = phase);
        assert!(found == rule || found == "M3.1" || found == "M4.3", "{phase}: {found}");
    }
}

/// The second hunt of two seats before the parties are chosen.
fn mustering() -> (Manitou, Table<Tribe>) {
    let position = Position::new(2, 2, PhaseName::Play).acting(0);
    let mut table = position.clone().complete();
    (table.phase, table.acting) = (PhaseName::Muster, Seats::all(2));
    for tribe in &mut table.seats {
        tribe.available = Cards::FULL.minus(tribe.spent);
        (tribe.hand, tribe.pile) = (Cards::NONE, Pile::EMPTY);
    }
    (position.rules, table)
}

#[test]
fn m2_4_parties_in_a_muster() {
    let (rules, table) = mustering();
    assert!(rules.restore(table.clone()).is_ok());
    let with_party = |count: usize, acting: Seats| {
        let mut table = table.clone();
        let tribe = &mut table.seats[1];
        tribe.party = tribe.available.iter().take(count).collect();
        tribe.available = tribe.available.minus(tribe.party);
        table.acting = acting;
        rules.restore(table).map_err(|refusal| refusal.rule.0)
    };
    assert!(with_party(7, Seats::only(Seat(0))).is_ok());
    assert_eq!(with_party(7, Seats::all(2)), Err("M2.4"));
    assert_eq!(with_party(6, Seats::only(Seat(0))), Err("M2.4"));
    let random = Manitou::new(2, Options { muster: Muster::Random, ..Options::default() }).unwrap();
    assert_eq!(random.restore(table.clone()).unwrap_err().rule.0, "M2.4");
    assert!(random.restore(Table { acting: Seats::NONE, ..table }).is_ok());
}

#[test]
fn m2_5_deals_go_round() {
    let (rules, mut table) = mustering();
    (table.phase, table.acting) = (PhaseName::Deal, Seats::NONE);
    for (tribe, size) in table.seats.iter_mut().zip([8, 7]) {
        tribe.party = tribe.available.iter().take(size).collect();
        tribe.available = tribe.available.minus(tribe.party);
    }
    assert!(rules.restore(table.clone()).is_ok());
    let deal = |tribe: &mut Tribe| {
        tribe.hand = tribe.party.iter().take(3).collect();
        tribe.pile = tribe.party.minus(tribe.hand).iter().collect();
        tribe.party = Cards::NONE;
    };
    let mut first = table.clone();
    deal(&mut first.seats[0]);
    assert!(rules.restore(first.clone()).is_ok());
    deal(&mut table.seats[1]);
    assert_eq!(rules.restore(table).unwrap_err().rule.0, "M2.5");
    deal(&mut first.seats[1]);
    assert_eq!(rules.restore(first).unwrap_err().rule.0, "M2.5");
}

#[test]
fn m4_6_spent_cards() {
    let respent = refused(&midway(), |table| {
        let tribe = &mut table.seats[1];
        tribe.available = tribe.available.plus(tribe.spent);
        tribe.spent = Cards::NONE;
    });
    assert_eq!(respent, "M4.6");
    let first = Position::new(2, 1, PhaseName::Play).acting(0);
    let early = refused(&first, |table| {
        let tribe = &mut table.seats[1];
        tribe.spent = tribe.available;
        tribe.available = Cards::NONE;
    });
    assert_eq!(early, "M4.6");
}

#[test]
fn m4_4_axes_are_tomahawks_of_earlier_hunts() {
    assert_eq!(refused(&midway(), |table| table.seats[0].axes = 0), "M4.4");
    assert_eq!(refused(&midway(), |table| table.seats[1].axes = 1), "M4.4");
    let taking = Position::new(2, 2, PhaseName::Take)
        .acting(0)
        .laid(0, 0, "5")
        .tiles(1, "tomahawk")
        .on_ground(0, "bison-1 tipi-1 tipi-2 tipi-3")
        .on_ground(1, "bison-1 tipi-1 tipi-2")
        .on_ground(2, "bison-1 tipi-1");
    assert!(restored(&taking, |table| table.seats[1].axes = 0).is_ok());
    assert_eq!(refused(&taking, |table| table.seats[1].axes = 2), "M4.4");
    assert_eq!(refused(&taking, |table| table.acting = Seats::only(Seat(1))), "M4.3");
    // The highest total takes two, so that no more than two can be gone; and later grounds are untouched.
    assert_eq!(refused(&taking, |table| table.grounds[0].tiles = tiles("bison-1 tipi-1")), "M4.3");
    assert_eq!(refused(&taking, |table| table.grounds[2].tiles = tiles("bison-1")), "M4.3");
}

#[test]
fn m4_5_cylinders() {
    assert_eq!(refused(&midway(), |table| table.horse = None), "M4.5");
    assert!(restored(&midway(), |table| table.totem = Some(Seat(1))).is_ok());
    let first = Position::new(2, 1, PhaseName::Play).acting(0);
    assert_eq!(refused(&first, |table| table.totem = Some(Seat(1))), "M1.3");
}

#[test]
fn m3_9_one_eighth_card() {
    let shift = Position::new(3, 2, PhaseName::Shift)
        .acting(1)
        .laid(0, 0, "1 2 3 4 5 6 7 8")
        .laid(1, 1, "1")
        .tiles(0, "totem")
        .totem(0)
        .tiles(1, "horse")
        .horse(1);
    assert!(restored(&shift, |_| {}).is_ok());
    assert_eq!(refused(&shift, |table| table.totem = Some(Seat(2))), "M3.9");
    let eight = Position::new(3, 2, PhaseName::Eighth).acting(0).tiles(0, "totem").totem(0);
    assert!(restored(&eight, |_| {}).is_ok());
    assert_eq!(refused(&eight, |table| table.totem = Some(Seat(2))), "M3.9");
    assert_eq!(refused(&eight, |table| table.acting = Seats::only(Seat(1))), "M3.9");
}

#[test]
fn m4_1_who_owes_a_tile() {
    let force = Position::new(2, 2, PhaseName::Force)
        .acting(0)
        .laid(0, 0, "1 2 3 4 5 6 7")
        .laid(0, 1, "1 2 3 4 5 6 7")
        .tiles(0, "bison-1")
        .tiles(1, "bison-1");
    assert!(restored(&force, |_| {}).is_ok());
    // Seat 0 has given up its tile.
    assert!(restored(&force, |table| table.acting = Seats::only(Seat(1))).is_ok());
    assert_eq!(refused(&force, |table| table.acting = Seats::all(2)), "M4.1");
    let weak = Position::new(2, 2, PhaseName::Force)
        .acting(0)
        .laid(0, 0, "1 2 3 4 5 6 7")
        .laid(0, 1, "1 2 3 4 5 6 8")
        .tiles(0, "bison-1")
        .tiles(1, "bison-1");
    let table = weak.clone().complete();
    assert_eq!(weak.rules.restore(table).unwrap_err().rule.0, "M4.1");
}

#[test]
fn a_setup_of_the_wrong_form_is_not_read() {
    let rules = rules(2);
    let good = game::json(&rules.show(&rules.start()));
    assert!(serde_json::from_value::<Table<Tribe>>(good.clone()).is_ok());
    for (member, value) in [
        ("phase", json!("lunch")),
        ("hunt", json!(-1)),
        ("dealer", json!("x")),
        ("acting", json!([0, 0])),
        ("grounds", json!([])),
        ("seats", json!([1, 2])),
        ("bag", json!({"bison-1": -1})),
    ] {
        let mut bad = good.clone();
        bad[member] = value;
        assert!(serde_json::from_value::<Table<Tribe>>(bad).is_err(), "{member}");
        let mut missing = good.clone();
        missing.as_object_mut().unwrap().shift_remove(member);
        assert!(serde_json::from_value::<Table<Tribe>>(missing).is_err(), "{member} is missing");
    }
    let mut placed = good;
    placed["grounds"][0]["cards"] = json!([{ "seat": 7, "card": 1, "up": true }]);
    assert!(serde_json::from_value::<Table<Tribe>>(placed).is_err());
}
