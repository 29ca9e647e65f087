//! M1 and M2: the pieces, and how a hunt begins.

use game::random::Quick;
use game::{Game, Seat, Seats, Turn};
use manitou::{
    Bag, BagOption, Cards, Chance, Cylinder, Effect, GroundId, Manitou, Move, Muster, NamedBag, Options,
    Phase, Reason, Tile, Tiles,
};

use crate::common::{Match, Position, card, cards, ground, pile, rules, step, tile, tiles};

fn random_muster(seats: u8) -> Manitou {
    Manitou::new(seats, Options { muster: Muster::Random, ..Options::default() }).unwrap()
}

/// A match in which the dealer and the tiles of the first hunt are drawn.
fn laid_out(rules: Manitou, dealer: u8) -> Match {
    let mut game = Match::new(rules);
    game.chance(Chance::Dealer(Seat(dealer)));
    let grounds = game.rules.draw(&game.state, &mut Quick::new(3));
    game.chance(grounds);
    game
}

#[test]
fn m1_1_every_seat_begins_with_its_17_cards() {
    let state = rules(5).start();
    for seat in Seat::all(5) {
        assert_eq!(state.tribe(seat).available, Cards::FULL);
    }
}

#[test]
fn m1_2_the_default_bag_has_60_tiles() {
    let state = rules(2).start();
    assert_eq!(state.bag().len(), 60);
    assert_eq!((state.bag().count(Tile::Bison3), state.bag().count(Tile::Totem)), (6, 8));
}

#[test]
fn m1_2_a_bag_must_last_for_all_hunts() {
    let with = |seats, bag| {
        let bag = BagOption::Inline(NamedBag { name: "own".to_owned(), tiles: Bag(bag) });
        Manitou::new(seats, Options { bag, ..Options::default() })
    };
    for (seats, needed) in [(2, 36), (3, 33), (4, 44), (5, 60)] {
        assert!(with(seats, [0, 0, 0, 0, 0, 0, 0, 0, needed]).is_ok());
        let refusal = with(seats, [0, 0, 0, 0, 0, 0, 0, 0, needed - 1]).unwrap_err();
        let (tiles, needed) = (u32::from(needed) - 1, u32::from(needed));
        assert_eq!(refusal.reason, Reason::BagTooSmall { tiles, needed, seats });
    }
    assert_eq!(with(2, [1_001, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap_err().rule.0, "M1.2");
    assert!(with(2, [1_000, 0, 0, 0, 0, 0, 0, 0, 0]).is_ok());
}

#[test]
fn m1_3_nobody_holds_a_cylinder_at_first() {
    let state = rules(3).start();
    assert_eq!((state.holder(Cylinder::Totem), state.holder(Cylinder::Horse)), (None, None));
}

#[test]
fn m2_1_two_to_five_seats_have_their_number_of_hunts() {
    assert_eq!([2, 3, 4, 5].map(|seats| rules(seats).hunts()), [4, 3, 4, 5]);
    for seats in [0, 1, 6, 255] {
        assert_eq!(Manitou::new(seats, Options::default()).unwrap_err().rule.0, "M2.1");
    }
}

#[test]
fn m2_2_the_seat_after_the_dealer_is_first() {
    let mut game = Match::new(rules(4));
    assert_eq!(game.rules.turn(&game.state), Turn::Chance);
    let effects = game.chance(Chance::Dealer(Seat(3)));
    assert_eq!(effects, [Effect::DealerDrawn { dealer: Seat(3), first: Seat(0) }]);
    let wrong = game.rules.check_chance(&rules(4).start(), &Chance::Dealer(Seat(4)));
    assert_eq!(wrong.unwrap_err().rule.0, "M2.2");
}

#[test]
fn m2_2_the_deal_passes_clockwise_after_every_hunt() {
    let rules = rules(3);
    let mut state = rules.start();
    let mut stream = Quick::new(5);
    let mut dealers = Vec::new();
    while rules.turn(&state) != Turn::Over {
        step(&rules, &mut state, &mut stream);
        if state.phase() == Phase::Grounds {
            dealers.push(state.dealer().unwrap().0);
        }
    }
    assert_eq!(dealers.len(), 3);
    assert!(dealers.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 3), "{dealers:?}");
}

#[test]
fn m2_3_each_ground_gets_its_number_of_tiles() {
    for (seats, sizes) in [(2, [4, 3, 2]), (3, [4, 4, 3]), (4, [4, 4, 3]), (5, [4, 4, 4])] {
        let game = laid_out(rules(seats), 0);
        assert_eq!(GroundId::ALL.map(|id| game.state.ground(id).tiles().len()), sizes);
        assert_eq!(game.state.bag().len(), 60 - sizes.iter().sum::<u32>());
    }
}

#[test]
fn m2_3_tiles_must_be_in_the_bag_and_of_the_right_number() {
    let mut game = Match::new(rules(2));
    game.chance(Chance::Dealer(Seat(0)));
    let check = |grounds: [&str; 3]| {
        game.rules.check_chance(&game.state, &Chance::Grounds(grounds.map(tiles))).map_err(|no| no.reason)
    };
    assert_eq!(check(["horse horse horse horse", "horse horse horse", "horse totem"]), Ok(()));
    let short = check(["horse horse horse", "horse horse horse", "horse totem"]);
    assert_eq!(short, Err(Reason::WrongGroundSize { ground: ground(0), tiles: 3, needed: 4 }));
    let many = check(["bison-1 bison-1 bison-1 bison-1", "bison-1 bison-1 bison-1", "horse totem"]);
    assert_eq!(many, Err(Reason::NotInBag { tile: tile("bison-1"), drawn: 7, left: 6 }));
}

#[test]
fn m2_3_every_tile_of_the_bag_is_equally_likely() {
    let mut game = Match::new(rules(2));
    game.chance(Chance::Dealer(Seat(0)));
    let mut stream = Quick::new(8);
    let mut totems = 0;
    let rounds = 20_000;
    for _ in 0..rounds {
        let Chance::Grounds(grounds) = game.rules.draw(&game.state, &mut stream) else { panic!("tiles") };
        totems += u32::from(grounds[2].count(Tile::Totem));
    }
    // Two of 60 tiles, 8 of them totems; the deviation of the sum is about 68.
    let expected = rounds * 2 * 8 / 60;
    assert!(totems.abs_diff(expected) < 350, "{totems}, not {expected}");
}

#[test]
fn m2_4_party_sizes() {
    let sizes = |seats: u8, dealer: u8| {
        let game = laid_out(rules(seats), dealer);
        Seat::all(seats).map(|seat| game.rules.party_size(&game.state, seat)).collect::<Vec<_>>()
    };
    assert_eq!(sizes(2, 1), [8, 7]);
    assert_eq!(sizes(3, 1), [8, 7, 9]);
    assert_eq!(sizes(4, 3), [9, 8, 8, 7]);
    assert_eq!(sizes(5, 0), [7, 9, 8, 8, 8]);
}

#[test]
fn m2_4_parties_are_chosen_in_any_order_and_once() {
    let mut game = laid_out(rules(3), 2);
    assert_eq!(game.rules.turn(&game.state), Turn::Seats(Seats::all(3)));
    game.play(1, Move::Muster(cards("1 2 3 4 5 6 7 8")));
    assert_eq!(game.rules.turn(&game.state).acting(), Seats::only(Seat(0)).with(Seat(2)));
    assert_eq!(game.tribe(1).party, cards("1 2 3 4 5 6 7 8"));
    assert_eq!(game.tribe(1).available.len(), 9);
    let again = game.refused(1, Move::Muster(cards("1 2 3 4 5 6 7 9")));
    assert_eq!((again.rule.0, again.reason), ("M2.4", Reason::AlreadyMustered { seat: Seat(1) }));
    game.play(2, Move::Muster(cards("chief chief clan-mother clan-mother scout shaman 1")));
    game.play(0, Move::Muster(cards("1 2 3 4 5 6 7 8 9")));
    assert_eq!(game.state.phase(), Phase::Deal { seat: Seat(0) });
}

#[test]
fn m2_4_a_party_is_made_of_available_cards() {
    let mut game = laid_out(rules(2), 1);
    let reason = |party: &str| game.refused(0, Move::Muster(cards(party))).reason;
    assert_eq!(reason("1 2 3 4 5 6 7"), Reason::WrongPartySize { cards: 7, needed: 8 });
    assert_eq!(reason("1 2 3 4 5 6 7 8 9"), Reason::WrongPartySize { cards: 9, needed: 8 });
    assert_eq!(reason("1 1 2 3 4 5 6 7"), Reason::TooManyOfACard { card: card("1"), has: 1 });
    let chief = card("chief");
    assert_eq!(reason("chief chief chief 1 2 3 4 5"), Reason::TooManyOfACard { card: chief, has: 2 });
    assert_eq!(reason(""), Reason::WrongPartySize { cards: 0, needed: 8 });
    // In the second hunt of a pair what was played is spent.
    let choose = |game: &mut Match, seat, party| game.play(seat, Move::Muster(cards(party)));
    choose(&mut game, 0, "1 2 3 4 5 6 7 chief");
    choose(&mut game, 1, "1 2 3 4 5 6 7");
    game.chance(Chance::Deal { seat: Seat(0), order: pile("1 2 3 4 5 6 7 chief") });
    while game.state.hunt() == 1 || game.state.phase() == Phase::Grounds {
        step(&game.rules, &mut game.state, &mut Quick::new(2));
    }
    let spent = game.tribe(1).spent;
    assert_eq!(spent, cards("1 2 3 4 5 6 7"));
    let refusal = game.refused(1, Move::Muster(cards("1 8 9 10 chief chief scout shaman")));
    assert_eq!(refusal.reason, Reason::NotAvailable { card: card("1"), available: 0 });
    assert_eq!(refusal.rule.0, "M2.4");
}

#[test]
fn m2_4_a_random_party_is_uniform_over_different_parties() {
    // One hunt of a pair is over, so that seat 0 chooses 8 of 10 cards, with two equal chiefs and clan
    // mothers.
    let position = Position::new(2, 2, manitou::PhaseName::Play).acting(0);
    let mut table = position.complete();
    table.phase = manitou::PhaseName::Muster;
    table.acting = Seats::all(2);
    for (tribe, spent) in table.seats.iter_mut().zip(["1 2 3 4 5 6 7", "1 2 3 4 5 6 7"]) {
        tribe.spent = cards(spent);
        tribe.available = Cards::FULL.minus(tribe.spent);
        (tribe.hand, tribe.pile) = (Cards::NONE, manitou::Pile::EMPTY);
    }
    let rules = rules(2);
    let state = rules.restore(table).unwrap();
    let parties = rules.count_moves(&state, Seat(0)) as usize;
    // 8, 9, 10, rainmaker, scout, shaman once, chief and clan mother twice: x^8 of (1+x)^6 (1+x+x^2)^2.
    assert_eq!(parties, 3 + 2 * 6 + 15);
    let mut seen = std::collections::HashMap::new();
    let mut stream = Quick::new(4);
    for _ in 0..parties * 1_000 {
        let mv = rules.random_move(&state, Seat(0), &mut stream);
        assert_eq!(rules.check(&state, Seat(0), &mv), Ok(()));
        *seen.entry(mv).or_insert(0_u32) += 1;
    }
    assert_eq!(seen.len(), parties);
    // Four and a half deviations around 1,000.
    assert!(seen.values().all(|&count| (860..1_140).contains(&count)), "{:?}", seen.values());
}

#[test]
fn m2_4_with_random_parties_chance_takes_them_from_the_first_seat() {
    let mut game = laid_out(random_muster(3), 0);
    assert_eq!(game.rules.turn(&game.state), Turn::Chance);
    let refusal = game.refused(1, Move::Muster(cards("1 2 3 4 5 6 7 8 9")));
    assert_eq!(refusal.reason, Reason::WrongMuster { muster: Muster::Random });
    let check = |game: &Match, seat, party| {
        let chance = Chance::Muster { seat: Seat(seat), cards: cards(party) };
        game.rules.check_chance(&game.state, &chance).map_err(|refusal| refusal.reason)
    };
    let early = check(&game, 2, "1 2 3 4 5 6 7 8");
    assert_eq!(early, Err(Reason::WrongSeatDealt { seat: Seat(2), due: Seat(1) }));
    let small = check(&game, 1, "1 2 3 4 5 6 7 8");
    assert_eq!(small, Err(Reason::WrongPartySize { cards: 8, needed: 9 }));
    game.chance(Chance::Muster { seat: Seat(1), cards: cards("1 2 3 4 5 6 7 8 9") });
    game.chance(Chance::Muster { seat: Seat(2), cards: cards("1 2 3 4 5 6 7 8") });
    game.chance(Chance::Muster { seat: Seat(0), cards: cards("1 2 3 4 5 6 7") });
    assert_eq!(game.state.phase(), Phase::Deal { seat: Seat(1) });
    let choice = laid_out(rules(3), 0);
    let refusal = check(&choice, 1, "1 2 3 4 5 6 7 8 9");
    assert_eq!(refusal, Err(Reason::WrongMuster { muster: Muster::Choice }));
}

#[test]
fn m2_4_chance_takes_every_physical_card_equally_often() {
    let game = laid_out(random_muster(2), 1);
    let mut stream = Quick::new(9);
    let (mut scouts, mut chiefs) = (0, 0);
    for _ in 0..17_000 {
        let Chance::Muster { cards, .. } = game.rules.draw(&game.state, &mut stream) else { panic!("party") };
        scouts += u32::from(cards.count(card("scout")));
        chiefs += u32::from(cards.count(card("chief")));
    }
    // Eight of 17 cards: each is in 8,000 of the parties; the deviation is 65.
    assert!(scouts.abs_diff(8_000) < 300, "{scouts}");
    assert!(chiefs.abs_diff(16_000) < 450, "{chiefs}");
}

#[test]
fn m2_5_the_top_three_cards_are_the_hand() {
    let mut game = laid_out(rules(2), 1);
    game.play(0, Move::Muster(cards("1 2 3 4 5 6 chief scout")));
    game.play(1, Move::Muster(cards("1 2 3 4 5 6 7")));
    let wrong = |order: &str, seat| {
        let chance = Chance::Deal { seat: Seat(seat), order: pile(order) };
        game.rules.check_chance(&game.state, &chance).unwrap_err()
    };
    assert_eq!(wrong("1 2 3 4 5 6 chief shaman", 0).reason, Reason::NotTheParty { seat: Seat(0) });
    assert_eq!(wrong("1 2 3 4 5 6 chief", 0).reason, Reason::NotTheParty { seat: Seat(0) });
    assert_eq!(wrong("1 1 2 3 4 5 6 chief", 0).rule.0, "M2.5");
    assert_eq!(wrong("1 2 3 4 5 6 7", 1).reason, Reason::WrongSeatDealt { seat: Seat(1), due: Seat(0) });
    let effects = game.chance(Chance::Deal { seat: Seat(0), order: pile("chief 4 2 6 1 3 scout 5") });
    assert_eq!(effects, [Effect::Dealt { seat: Seat(0), hand: Some(cards("2 4 chief")), pile: 5 }]);
    assert_eq!((game.tribe(0).hand, game.tribe(0).pile), (cards("2 4 chief"), pile("6 1 3 scout 5")));
    game.chance(Chance::Deal { seat: Seat(1), order: pile("7 6 5 4 3 2 1") });
    assert_eq!(game.state.phase(), Phase::Play { seat: Seat(0) });
}

#[test]
fn m2_5_every_order_is_equally_likely() {
    let mut game = laid_out(rules(2), 1);
    game.play(0, Move::Muster(cards("1 2 3 4 5 6 chief scout")));
    game.play(1, Move::Muster(cards("1 2 3 4 5 6 7")));
    let mut stream = Quick::new(1);
    let mut on_top = [0_u32; 15];
    for _ in 0..16_000 {
        let Chance::Deal { order, .. } = game.rules.draw(&game.state, &mut stream) else { panic!("deal") };
        on_top[order.iter().next().unwrap().index()] += 1;
        assert_eq!(order.cards(), game.tribe(0).party);
    }
    for card in game.tribe(0).party.kinds() {
        assert!(on_top[card.index()].abs_diff(2_000) < 190, "{on_top:?}");
    }
}

#[test]
fn chance_is_refused_when_it_is_not_due() {
    let game = laid_out(rules(2), 1);
    let check = |chance| game.rules.check_chance(&game.state, &chance).unwrap_err().reason;
    assert_eq!(check(Chance::Dealer(Seat(0))), Reason::NoChanceIsDue);
    assert_eq!(check(Chance::Grounds([Tiles::NONE; 3])), Reason::NoChanceIsDue);
    let start = rules(2).start();
    let early = game.rules.check_chance(&start, &Chance::Grounds([Tiles::NONE; 3])).unwrap_err();
    assert!(matches!(early.reason, Reason::WrongPhase { .. }));
    let mv = game.rules.check(&start, Seat(0), &Move::Pass).unwrap_err();
    assert_eq!(mv.reason, Reason::ChanceIsDue);
}
