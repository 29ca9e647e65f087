//! Redeals: possible, and as likely as physical shuffling makes them. The proportions are worked out by hand.

use std::collections::HashMap;
use std::hash::Hash;

use game::random::Quick;
use game::{Game, Seat, Seats, Viewer};
use manitou::{Cards, PhaseName, Pile, State};

use crate::common::{Match, Position, cards, pile};

const DEALS: u32 = 12_000;

/// Redeals many times and compares how often each outcome comes with its share.
///
/// `limit` is the 99.9% point of chi-square for one degree of freedom fewer than there are outcomes.
fn compare<T: Hash + Eq + std::fmt::Debug>(
    position: Position,
    viewer: Viewer,
    outcome: impl Fn(&State) -> T,
    shares: &[(T, f64)],
    limit: f64,
) {
    let rules = position.rules.clone();
    let state = position.state();
    let view = rules.view(&state, viewer);
    let mut stream = Quick::new(11);
    let mut counts: HashMap<T, u32> = HashMap::new();
    for _ in 0..DEALS {
        let dealt = rules.redeal(&view, &mut stream);
        assert_eq!(rules.view(&dealt, viewer), view);
        assert_eq!(rules.restore(rules.show(&dealt)), Ok(dealt));
        *counts.entry(outcome(&dealt)).or_default() += 1;
    }
    assert!((shares.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert_eq!(counts.len(), shares.len(), "{counts:?}");
    let statistic: f64 = shares
        .iter()
        .map(|(outcome, share)| {
            let expected = share * f64::from(DEALS);
            let count = f64::from(counts.get(outcome).copied().unwrap_or(0));
            (count - expected).powi(2) / expected
        })
        .sum();
    assert!(statistic < limit, "{statistic}: {counts:?}");
}

/// Seat 1 has one card left of its party and three in reserve: a chief, a chief, the 5 and the scout.
fn four_unseen() -> Position {
    Position::new(2, 2, PhaseName::Play)
        .acting(1)
        .laid(0, 1, "1 2 3 4 6 7")
        .hand(1, "5")
        .spent(1, "8 9 10 clan-mother clan-mother rainmaker shaman")
        .laid(1, 0, "1 2 3 4 5 6 7")
}

#[test]
fn another_hand_is_any_physical_card_that_was_not_seen() {
    let hand = |state: &State| state.tribe(Seat(1)).hand;
    let shares = [(cards("chief"), 0.5), (cards("5"), 0.25), (cards("scout"), 0.25)];
    compare(four_unseen(), Viewer::Seat(Seat(0)), hand, &shares, 13.8);
    compare(four_unseen(), Viewer::Spectator, hand, &shares, 13.8);
}

#[test]
fn the_own_cards_are_where_they_are() {
    let own = |state: &State| (state.tribe(Seat(1)).hand, state.tribe(Seat(1)).available);
    let known = (cards("5"), cards("chief chief scout"));
    compare(four_unseen(), Viewer::Seat(Seat(1)), own, &[(known, 1.0)], 1e-9);
}

#[test]
fn the_own_pile_is_shuffled() {
    let position = Position::new(2, 1, PhaseName::Play)
        .acting(0)
        .laid(0, 0, "1 2")
        .hand(0, "3 4 9")
        .pile(0, "chief chief 5");
    let order = |state: &State| state.tribe(Seat(0)).pile;
    let third = 1.0 / 3.0;
    let shares = ["chief chief 5", "chief 5 chief", "5 chief chief"].map(|words| (pile(words), third));
    compare(position, Viewer::Seat(Seat(0)), order, &shares, 13.8);
}

#[test]
fn hands_and_piles_of_others_are_mixed_with_their_reserve() {
    // Seat 1 is last of two: laid three of its party of seven, so that hand 3 and pile 1 are hidden with the
    // three in reserve: seven cards, two of them clan mothers.
    let position = Position::new(2, 2, PhaseName::Play)
        .acting(0)
        .laid(0, 0, "1 2 3")
        .laid(0, 1, "1 2 3")
        .spent(1, "4 5 6 7 8 9 10")
        .hand(1, "clan-mother scout shaman")
        .pile(1, "clan-mother");
    let place = |state: &State| {
        let mother = crate::common::card("clan-mother");
        let tribe = state.tribe(Seat(1));
        (tribe.hand.count(mother), tribe.pile.cards().count(mother))
    };
    // Two of seven places: 3 in the hand, 1 in the pile, 3 in reserve; 21 ways.
    let shares = [(2, 0, 3.0), (1, 1, 3.0), (1, 0, 9.0), (0, 1, 3.0), (0, 0, 3.0)];
    let shares = shares.map(|(hand, pile, ways)| ((hand, pile), ways / 21.0));
    compare(position, Viewer::Seat(Seat(0)), place, &shares, 18.5);
}

/// The second hunt of two seats, in which seat 1 has chosen its party and seat 0 has not.
fn mustering() -> Position {
    let mut position = Position::new(2, 2, PhaseName::Play).acting(0);
    let mut table = position.clone().complete();
    (table.phase, table.acting) = (PhaseName::Muster, Seats::only(Seat(0)));
    for tribe in &mut table.seats {
        tribe.spent = cards("4 5 6 7 8 9 10");
        tribe.available = Cards::FULL.minus(tribe.spent);
        (tribe.hand, tribe.pile) = (Cards::NONE, Pile::EMPTY);
    }
    table.seats[1].party = cards("1 2 3 chief chief scout shaman");
    table.seats[1].available = cards("clan-mother clan-mother rainmaker");
    position.table = table;
    position
}

#[test]
fn m2_4_a_chosen_party_comes_from_what_was_available() {
    let rules = mustering().rules;
    let state = rules.restore(mustering().table).unwrap();
    let view = rules.view(&state, Viewer::Seat(Seat(0)));
    let mut stream = Quick::new(2);
    let mut chiefs = [0_u32; 3];
    for _ in 0..DEALS {
        let dealt = rules.redeal(&view, &mut stream);
        let tribe = dealt.tribe(Seat(1));
        assert_eq!(tribe.party.plus(tribe.available), Cards::FULL.minus(tribe.spent));
        assert_eq!((tribe.party.len(), rules.view(&dealt, view.viewer)), (7, view.clone()));
        assert_eq!(dealt.tribe(Seat(0)), state.tribe(Seat(0)));
        chiefs[usize::from(tribe.available.count(crate::common::card("chief")))] += 1;
    }
    // Three of ten cards are left at home: both chiefs in 8 of 120 ways, one in 56, none in 56.
    let expected = [56.0, 56.0, 8.0].map(|ways| ways / 120.0 * f64::from(DEALS));
    let off = |(count, expected): (u32, f64)| (f64::from(count) - expected).powi(2) / expected;
    let statistic: f64 = chiefs.into_iter().zip(expected).map(off).sum();
    assert!(statistic < 13.8, "{statistic}: {chiefs:?}");
}

#[test]
fn m3_8_who_passed_has_a_hero_in_hand() {
    let mut game = Match::from(
        Position::new(3, 1, PhaseName::Play)
            .acting(2)
            .laid(0, 2, "chief chief")
            .laid(1, 2, "clan-mother clan-mother")
            .laid(2, 2, "rainmaker scout")
            .hand(2, "shaman"),
    );
    // Before the pass the last card can be anything that was not seen.
    let view = game.rules.view(&game.state, Viewer::Seat(Seat(0)));
    let mut stream = Quick::new(5);
    let before = (0..200).filter(|_| {
        let dealt = game.rules.redeal(&view, &mut stream);
        dealt.tribe(Seat(2)).hand != cards("shaman")
    });
    assert!(before.count() > 100);
    game.play(2, manitou::Move::Pass);
    let view = game.rules.view(&game.state, Viewer::Seat(Seat(0)));
    for _ in 0..200 {
        let dealt = game.rules.redeal(&view, &mut stream);
        assert_eq!(dealt.tribe(Seat(2)).hand, cards("shaman"));
        assert_eq!(game.rules.restore(game.rules.show(&dealt)), Ok(dealt));
    }
}

#[test]
fn an_eighth_card_is_no_pass() {
    // Seat 0 has laid eight cards and played seven: nothing is known of what it has left.
    let position = Position::new(3, 2, PhaseName::Shift)
        .acting(1)
        .laid(0, 0, "1 2 3 4 5 6 7 8")
        .laid(1, 1, "1")
        .hand(0, "9")
        .tiles(0, "totem")
        .totem(0)
        .tiles(1, "horse")
        .horse(1);
    let rules = position.rules.clone();
    let view = rules.view(&position.state(), Viewer::Seat(Seat(1)));
    let mut stream = Quick::new(3);
    let hunters = (0..300).filter(|_| {
        let dealt = rules.redeal(&view, &mut stream);
        !dealt.tribe(Seat(0)).hand.hunters().is_empty()
    });
    assert!(hunters.count() > 20);
}

#[test]
fn a_redeal_of_any_view_is_a_consistent_state() {
    for seats in 2..=5 {
        let rules = crate::common::rules(seats);
        let mut state = rules.start();
        let mut stream = Quick::new(seats.into());
        while rules.outcome(&state).is_none() {
            for viewer in Viewer::all(seats) {
                let view = rules.view(&state, viewer);
                let dealt = rules.redeal(&view, &mut stream);
                assert_eq!(rules.view(&dealt, viewer), view);
                assert_eq!(rules.restore(rules.show(&dealt)), Ok(dealt));
            }
            crate::common::step(&rules, &mut state, &mut stream);
        }
    }
}
