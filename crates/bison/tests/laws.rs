//! Bison keeps the laws of all games, tells the same stories, and agrees with an independent implementation.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use bison::{
    Action, Animal, Bison, Cell, Held, Land, Move, Options, PhaseName, Rotation, Size, Space, State, Stock,
    TileSet, Tiles, Variant, Ware,
};
use game::{Game, Seat, Viewer};
use testkit::{Sizes, Specimen};

fn table(seats: u8, variant: Variant, reach: u8, tiles: Tiles) -> Bison {
    Bison::new(seats, Options { variant, reach, tiles }).unwrap()
}

/// A set where prairies are wide and full, so that stocks overflow.
fn plenty() -> Tiles {
    let mut set = TileSet::reconstruction_2();
    set.name = "plenty".to_owned();
    for (number, tile) in (0..).zip(&mut set.tiles) {
        tile.river = [number % 6, (number + 4 + number % 2) % 6];
        tile.animals = [[3, 0, 0], [2, 0, 1], [0, 3, 0]][usize::from(number) % 3];
    }
    Tiles::Inline(set)
}

struct Hunters;

impl Specimen for Hunters {
    type Game = Bison;

    fn configurations() -> Vec<Bison> {
        let every = |seats| Variant::ALL.map(|variant| table(seats, variant, 3, Tiles::Reconstruction2));
        let mut tables: Vec<Bison> = Bison::SEATS.flat_map(every).collect();
        tables.push(table(2, Variant::Extension2, 4, Tiles::Reconstruction2));
        tables.push(table(4, Variant::Basic, 5, Tiles::Reconstruction2));
        tables.push(table(3, Variant::Extension1, 3, plenty()));
        tables
    }

    /// Every move that could be meant near this position, and some that could not.
    fn conceivable_moves(rules: &Bison, state: &State) -> Vec<Move> {
        let shown = rules.show(state);
        let mut moves = vec![Move::Done, Move::Settle];
        moves.extend(Animal::ALL.map(Move::Gain));
        moves.extend(Action::ALL.map(Move::Skip));
        moves.push(Move::Buy(Ware::Hunter));
        moves.extend(
            (0..=5).flat_map(|size| [Ware::Tipi(Size(size)), Ware::Canoe(Size(size))]).map(Move::Buy),
        );
        moves.extend(Animal::ALL.iter().flat_map(|&give| Animal::ALL.map(|get| Move::Trade { give, get })));
        let most = if shown.phase == PhaseName::Pay { 10 } else { 2 };
        for bison in 0..=most {
            for salmon in 0..=most - bison {
                moves.extend(
                    (0..=most - bison - salmon).map(|turkey| Move::Pay(Stock { bison, salmon, turkey })),
                );
            }
        }
        let laid: Vec<Cell> = shown.board.iter().map(|laid| laid.cell).collect();
        placings(&laid, &mut moves);
        let every = |cell| Land::ALL.map(|land| Space { cell, land });
        let mut spaces: Vec<Space> = laid.iter().copied().flat_map(every).collect();
        spaces.extend(every(Cell { q: 9, r: -9 }));
        for &at in &spaces {
            let sizes = (0..=5).map(Size);
            moves.extend(sizes.flat_map(|size| [Move::Tipi { at, size }, Move::Canoe { at, size }]));
        }
        let peopled = |space: &&Space| {
            let laid = shown.board.iter().find(|laid| laid.cell == space.cell);
            laid.is_none_or(|laid| laid.space(space.land).owner.is_some() || laid.cell == Cell { q: 0, r: 0 })
        };
        for &from in spaces.iter().filter(peopled) {
            for &to in &spaces {
                moves.extend([Move::Gather { from, to }, Move::Step { from, to }, Move::Trek { from, to }]);
            }
        }
        moves
    }

    fn invariants(rules: &Bison, state: &State) {
        let shown = rules.show(state);
        let restored = rules.restore(shown.clone()).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(restored, *state);
        for seat in &shown.seats {
            assert!(seat.stock.capped() == seat.stock || shown.phase == PhaseName::Overflow, "B2.2");
        }
        for laid in &shown.board {
            assert!(laid.cell.from_totem() <= rules.options().reach.into(), "B1.9");
        }
        let held = shown.seats.iter().filter(|seat| seat.tile.is_some()).count();
        assert!(held + shown.pile.len() + shown.board.len() - 3 <= 18, "B3.1");
    }

    fn sizes() -> Sizes {
        Sizes { games: 2, coverage_games: 5, stride: 61, longest: 1_000 }
    }
}

/// Every way to lay a tile beside the others, and one or two ways elsewhere.
fn placings(laid: &[Cell], moves: &mut Vec<Move>) {
    let lands = [None, Some(Land::Prairie), Some(Land::River), Some(Land::Mountain)];
    for cell in (-5..=6).flat_map(|q| (-5..=6).map(move |r| Cell { q, r })) {
        let beside = !laid.contains(&cell) && laid.iter().any(|other| other.distance(cell) == 1);
        let (turns, most) = if beside { (4, 6) } else { (1, 1) };
        for turn in (0..turns).map(Rotation) {
            for hunters in 0..=most {
                moves.extend(lands.map(|land| Move::Place { cell, turn, hunters, land }));
            }
        }
    }
}

testkit::laws!(Hunters);
testkit::perft!(Bison);

/// The games that are told as stories.
struct Stories;

impl Specimen for Stories {
    type Game = Bison;

    fn configurations() -> Vec<Bison> {
        let tables = [(2, Variant::Extension2), (3, Variant::Basic), (4, Variant::Extension1)];
        tables.map(|(seats, variant)| table(seats, variant, 3, Tiles::Reconstruction2)).into()
    }

    fn conceivable_moves(rules: &Bison, state: &State) -> Vec<Move> {
        Hunters::conceivable_moves(rules, state)
    }

    fn invariants(rules: &Bison, state: &State) {
        Hunters::invariants(rules, state);
    }
}

testkit::golden!(Stories);

#[test]
fn an_independent_implementation_agrees() {
    let tables = Bison::SEATS.flat_map(|seats| Variant::ALL.map(|variant| format!("{seats}-{variant}")));
    for table in tables.chain(["3-reconstruction-1".to_owned()]) {
        let file = format!("{}/tests/traces/bison-{table}.jsonl.gz", env!("CARGO_MANIFEST_DIR"));
        let agreed = testkit::agrees::<Bison>(file);
        assert_eq!(agreed.games, 2);
        assert!(agreed.events > 200 && agreed.states > agreed.events, "{table}: {agreed:?}");
    }
}

#[test]
fn a_view_hides_tiles_as_the_page_says() {
    let rules = table(3, Variant::Basic, 3, Tiles::Reconstruction2);
    let mut state = rules.start();
    for number in 0..2 {
        let chance = game::dealer::Seeded::new("views").deal(&rules, &state, number);
        assert_eq!(
            rules.chance_for(&chance, Viewer::Seat(Seat(0))).is_some(),
            number == 0,
            "the pile is null"
        );
        rules.apply(&mut state, &chance, &mut game::Silent);
    }
    let shown = rules.show(&state);
    let view = rules.view(&state, Viewer::Seat(Seat(1)));
    let held: Vec<Option<Held>> = view.table.seats.iter().map(|seat| seat.tile).collect();
    assert_eq!(held, [Some(Held::Hidden), shown.seats[1].tile.map(Held::Known), Some(Held::Hidden)]);
    assert_eq!(view.table.pile, shown.pile.len());
    let json = game::json(&view);
    assert_eq!(
        (&json["seats"][0]["tile"], &json["pile"], &json["viewer"]),
        (&true.into(), &12.into(), &1.into())
    );
    assert_eq!(game::json(&rules.view(&state, Viewer::Spectator))["viewer"], serde_json::Value::Null);
}

#[test]
fn a_redeal_shuffles_hands_pile_and_removed_tiles() {
    // Of four seats one has not seen 17 tiles: three are in hands, twelve in the pile, two are gone.
    let rules = table(4, Variant::Basic, 3, Tiles::Reconstruction2);
    let mut state = rules.start();
    for number in 0..2 {
        let chance = game::dealer::Seeded::new("redeals").deal(&rules, &state, number);
        rules.apply(&mut state, &chance, &mut game::Silent);
    }
    let view = rules.view(&state, Viewer::Seat(Seat(2)));
    let own = rules.show(&state).seats[2].tile.unwrap();
    let mut stream = game::random::Quick::new(7);
    const DEALS: u32 = 17_000;
    // How often each tile turned up in the hand of seat 0, first in the pile, last in the pile, and nowhere.
    let mut counts = std::collections::BTreeMap::<String, [u32; 4]>::new();
    for _ in 0..DEALS {
        let shown = rules.show(&rules.redeal(&view, &mut stream));
        assert_eq!(shown.seats[2].tile, Some(own));
        let mut missing: Vec<String> = (1..=18).map(|number| format!("T{number:02}")).collect();
        missing.retain(|name| *name != own.as_str());
        let mut count = |name: &str, place: usize| counts.entry(name.to_owned()).or_default()[place] += 1;
        count(&shown.seats[0].tile.unwrap(), 0);
        count(&shown.pile[0], 1);
        count(&shown.pile[11], 2);
        let seen = shown.pile.iter().chain(shown.seats.iter().filter_map(|seat| seat.tile.as_ref()));
        for name in seen {
            missing.retain(|other| other != name.as_str());
        }
        assert_eq!(missing.len(), 2);
        missing.iter().for_each(|name| count(name, 3));
    }
    assert_eq!(counts.len(), 17);
    for (name, [hand, first, last, gone]) in counts {
        // 1,000 expected, 2,000 for the tiles that are gone: five standard deviations and a bit.
        assert!([hand, first, last].iter().all(|count| (840..1_160).contains(count)), "{name}");
        assert!((1_780..2_220).contains(&gone), "{name}");
    }
}
