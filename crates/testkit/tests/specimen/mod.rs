//! The toy as the suite examines it.

use game::{Game, Rule, Seat};
use testkit::toy::{Cards, Menu, Move, Options, Phase, State, Toy, Wins, rule};
use testkit::{Sizes, Specimen};

pub(crate) struct ToySpecimen;

impl Specimen for ToySpecimen {
    type Game = Toy;

    fn configurations() -> Vec<Toy> {
        configurations()
    }

    fn conceivable_moves(_: &Toy, _: &State) -> Vec<Move> {
        conceivable_moves()
    }

    fn invariants(rules: &Toy, state: &State) {
        invariants(rules.seats(), state);
    }

    fn sizes() -> Sizes {
        sizes()
    }

    fn unexercised() -> Vec<(Rule, &'static str)> {
        unexercised()
    }

    fn menu_size(menu: &Menu) -> Option<u64> {
        menu_size(menu)
    }
}

pub(crate) fn configurations<G: Game<Options = Options>>() -> Vec<G> {
    let all = [2, 3].into_iter().flat_map(|seats| [Wins::High, Wins::Low].map(|wins| (seats, wins)));
    all.map(|(seats, wins)| G::new(seats, Options { wins }).expect("the toy is for 2 or 3 seats")).collect()
}

/// Every set of at most three cards, and everything else.
pub(crate) fn conceivable_moves() -> Vec<Move> {
    let bids = Cards::every().filter(|cards| cards.len() <= 3).map(Move::Bid);
    bids.chain([Move::Keep]).chain((0..4).map(|seat| Move::Spoil(Seat(seat)))).collect()
}

pub(crate) fn invariants(seats: u8, state: &State) {
    let dealt = if state.phase == Phase::Deal { 0 } else { 4 };
    for seat in 0..usize::from(seats) {
        let cards = [state.hands[seat], state.bids[seat], state.spent[seat]];
        assert_eq!(cards.iter().map(|cards| cards.len()).sum::<u8>(), dealt, "T1.2: four cards a seat");
        assert!(state.points[seat] <= 6, "T2.3: at most three points a round");
    }
}

pub(crate) fn sizes() -> Sizes {
    Sizes { games: 8, coverage_games: 40, stride: 3, longest: 20 }
}

pub(crate) fn unexercised() -> Vec<(Rule, &'static str)> {
    vec![(rule::SEATS, "says what there is; nothing happens by it")]
}

pub(crate) fn menu_size(menu: &Menu) -> Option<u64> {
    let Menu::Bid(bids) = menu;
    let (from, count) = (u64::from(bids.from.len()), u64::from(bids.count));
    Some((0..count).fold(1, |ways, taken| ways * (from - taken) / (taken + 1)))
}
