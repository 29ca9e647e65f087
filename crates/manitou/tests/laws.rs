//! Big Manitou keeps the laws of all games, tells the same stories, and agrees with an independent
//! implementation.

use game::{Game, Seat};
use manitou::{
    Bag, BagOption, Card, Cards, GroundId, Manitou, Menu, Move, Muster, NamedBag, Options, Phase, Spoils,
    State, Tile,
};
use testkit::{Sizes, Specimen};

struct Hunt;

/// A bag of few kinds, so that rare things happen: many totems and tomahawks, and few bison and tipis.
fn strange_bag() -> BagOption {
    let tiles = Bag([1, 0, 1, 0, 1, 1, 6, 25, 25]);
    BagOption::Inline(NamedBag { name: "strange".to_owned(), tiles })
}

impl Specimen for Hunt {
    type Game = Manitou;

    fn configurations() -> Vec<Manitou> {
        let usual = Manitou::SEATS.flat_map(|seats| {
            [Muster::Choice, Muster::Random].map(|muster| (seats, Options { muster, ..Options::default() }))
        });
        let strange = (3, Options { bag: strange_bag(), ..Options::default() });
        let one = (4, Options { spoils: Some(Spoils::One), ..Options::default() });
        let version_1 = (2, Options::of_version_1());
        let rules = |(seats, options)| Manitou::new(seats, options).expect("a legal table");
        usual.chain([strange, one, version_1]).map(rules).collect()
    }

    /// Every move that the notation can write; of the parties, for every seat one that fits and near misses
    /// of it.
    fn conceivable_moves(rules: &Manitou, state: &State) -> Vec<Move> {
        let mut moves = vec![Move::Pass, Move::Hold];
        moves.extend(Tile::ALL.into_iter().flat_map(|tile| [Move::Discard(tile), Move::Take(tile)]));
        for card in Card::all() {
            moves.extend(GroundId::ALL.map(|ground| Move::Play { card, ground }));
            for from in GroundId::ALL {
                moves.extend(GroundId::ALL.map(|to| Move::Shift { card, from, to }));
            }
        }
        for seat in Seat::all(rules.seats()) {
            moves.extend(parties(rules, state, seat).map(Move::Muster));
        }
        moves.push(Move::Muster(Cards::NONE));
        moves.push(Move::Muster(Cards::FULL));
        moves
    }

    fn invariants(rules: &Manitou, state: &State) {
        for seat in Seat::all(rules.seats()) {
            let tribe = state.tribe(seat);
            for card in Card::all() {
                let held = [tribe.available, tribe.party, tribe.hand, tribe.pile.cards(), tribe.spent];
                let count: u8 = held.iter().chain([&state.laid(seat)]).map(|cards| cards.count(card)).sum();
                assert_eq!(count, Cards::FULL.count(card), "M1.1: {card} of {seat:?}");
            }
            assert!(tribe.hand.len() <= 3, "M2.5");
            assert!(tribe.played <= 7, "M3.1");
            assert!(tribe.axes <= tribe.tiles.count(Tile::Tomahawk), "M4.4");
            for cylinder in [(manitou::Cylinder::Totem, Tile::Totem), (manitou::Cylinder::Horse, Tile::Horse)]
            {
                let holder = state.holder(cylinder.0);
                assert!(holder.is_some() || !tribe.tiles.contains(cylinder.1), "M4.5");
            }
        }
        for tile in Tile::ALL {
            let grounds = GroundId::ALL.map(|ground| state.ground(ground).tiles().count(tile));
            let seats = Seat::all(rules.seats()).map(|seat| state.tribe(seat).tiles.count(tile));
            let count: u16 = grounds.into_iter().chain(seats).map(u16::from).sum();
            assert!(count + state.bag().count(tile) <= rules.full_bag().count(tile), "M1.2: {tile}");
        }
        for ground in GroundId::ALL {
            let up = |seat: Seat| {
                let lane = state.ground(ground).lane().cards().iter();
                lane.filter(|card| card.seat() == seat && card.is_up() && card.card().hero().is_some())
                    .count()
            };
            let heroes: Vec<usize> = Seat::all(rules.seats()).map(up).filter(|&count| count > 0).collect();
            assert!(heroes.len() <= 1 && heroes.iter().all(|&count| count <= 2), "M3.3, M3.4: {heroes:?}");
        }
        if matches!(state.phase(), Phase::Start | Phase::Grounds | Phase::Over) {
            assert!(
                GroundId::ALL.iter().all(|&ground| state.ground(ground).lane().cards().is_empty()),
                "M4.6"
            );
        }
    }

    /// Two equal cards can be dealt to two places in two ways, to one place in one.
    fn likelihood(rules: &Manitou, state: &State) -> f64 {
        let pairs = Seat::all(rules.seats()).flat_map(|seat| {
            let tribe = state.tribe(seat);
            [tribe.available, tribe.party, tribe.hand]
        });
        let twice = |cards: Cards| cards.kinds().filter(|&card| cards.count(card) == 2).count();
        0.5_f64.powi(pairs.map(twice).sum::<usize>() as i32)
    }

    /// The coefficient of `x` to the number of cards in the product of `1 + x` and `1 + x + x²`, a factor a
    /// kind.
    fn menu_size(menu: &Menu) -> Option<u64> {
        let mut ways = [0_u64; 18];
        ways[0] = 1;
        for card in menu.muster.from.kinds() {
            let few = usize::from(menu.muster.from.count(card));
            let before = ways;
            for (size, ways) in ways.iter_mut().enumerate() {
                *ways = (0..=few.min(size)).map(|taken| before[size - taken]).sum();
            }
        }
        Some(ways[usize::from(menu.muster.count)])
    }

    fn sizes() -> Sizes {
        Sizes { games: 5, coverage_games: 5, stride: 29, longest: 1_000 }
    }
}

/// A party that fits, and some that nearly do: one card fewer, one more, one twice, one that is not
/// available.
fn parties(rules: &Manitou, state: &State, seat: Seat) -> impl Iterator<Item = Cards> {
    let available = state.tribe(seat).available;
    let size = usize::from(rules.party_size(state, seat));
    let fit: Cards = available.iter().take(size).collect();
    let last: Cards = available.iter().skip(usize::from(available.len()).saturating_sub(size)).collect();
    let fewer = available.iter().take(size - 1).collect();
    let more = available.iter().take(size + 1).collect();
    let twice = available.iter().take(size - 1).chain(available.iter().next()).collect();
    let missing = Card::all().find(|&card| available.count(card) < Cards::FULL.count(card));
    let foreign = available.iter().take(size - 1).chain(missing).collect();
    [fit, last, fewer, more, twice, foreign].into_iter()
}

testkit::laws!(Hunt);
testkit::golden!(Hunt);
testkit::perft!(Manitou);

#[test]
fn an_independent_implementation_agrees() {
    let tables =
        Manitou::SEATS.flat_map(|seats| ["choice", "random"].map(|muster| format!("{seats}-{muster}")));
    for table in tables.chain(["4-spoils-one", "4-rules-1"].map(str::to_owned)) {
        let file = format!("{}/tests/traces/manitou-{table}.jsonl.gz", env!("CARGO_MANIFEST_DIR"));
        let agreed = testkit::agrees::<Manitou>(file);
        assert_eq!(agreed.games, 2, "{table}");
        assert!(agreed.lists > 150 && agreed.states > agreed.events, "{table}: {agreed:?}");
    }
}
