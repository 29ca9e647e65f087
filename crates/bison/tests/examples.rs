//! The printed examples of the rule books, each from a position in `examples/`.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use bison::{
    Animal, Bison, Cell, Craft, Effect, Land, Move, Place, Region, Rotation, Share, Size, Space, State, Stock,
};
use game::record::{Reader, replay};
use game::{Game, Seat, Viewer};

const YELLOW: Seat = Seat(0);
const RED: Seat = Seat(1);
const GREEN: Seat = Seat(2);
const BLUE: Seat = Seat(3);

fn at(q: i8, r: i8, land: Land) -> Space {
    Space { cell: Cell { q, r }, land }
}

/// A position of the book, and what is tried in it.
struct Example {
    rules: Bison,
    state: State,
}

impl Example {
    fn read(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
        let file = File::open(folder.join(name).with_extension("jsonl")).unwrap();
        let mut reader = Reader::new(BufReader::new(file));
        let header = reader.next_header().unwrap().unwrap();
        let rules: Bison = header.rules().unwrap();
        let state = header.start(&rules).unwrap();
        Self { rules, state }
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for seat in self.rules.turn(&self.state).acting().iter() {
            self.rules.legal_moves(&self.state, seat, &mut moves);
        }
        moves
    }

    /// The position after a move of the acting seat, and what happened.
    fn after(&self, mv: Move) -> (Self, Vec<Effect>) {
        let seat = self.rules.turn(&self.state).acting().first().unwrap();
        let (mut state, mut effects) = (self.state, Vec::new());
        self.rules
            .try_play(&mut state, seat, &mv, &mut effects)
            .unwrap_or_else(|refusal| panic!("{mv:?}: {refusal}"));
        (Self { rules: self.rules.clone(), state }, effects)
    }

    fn then(&self, mv: Move) -> Self {
        self.after(mv).0
    }

    /// What the seat is asked to pay now; 0 if nothing.
    fn bill(&self) -> u32 {
        match self.legal().first() {
            Some(Move::Pay(paid)) => paid.total(),
            _ => 0,
        }
    }

    /// Hunters and size on a space.
    fn camp(&self, space: Space) -> (u8, u8) {
        let table = self.rules.show(&self.state);
        let laid = table.board.iter().find(|laid| laid.cell == space.cell).unwrap();
        let there = laid.space(space.land);
        (there.hunters, there.size.0)
    }

    /// Hunters in the supply.
    fn supply(&self, seat: Seat) -> u8 {
        self.rules.show(&self.state).seats[seat.index()].hunters
    }

    fn sizes_on(&self, space: Space) -> Vec<u8> {
        let size = |mv: &Move| match mv {
            Move::Tipi { at, size } | Move::Canoe { at, size } if *at == space => Some(size.0),
            _ => None,
        };
        self.legal().iter().filter_map(size).collect()
    }

    fn regions(&self) -> Vec<Region> {
        self.rules.insight(&self.rules.view(&self.state, Viewer::Spectator)).regions
    }
}

#[test]
fn b4_5_three_hunters_with_the_tile_cost_four_animals_and_four_cost_seven() {
    let example = Example::read("placing");
    for (hunters, land, cost) in [(3, Land::Prairie, 4), (4, Land::River, 7)] {
        let cell = Cell { q: -1, r: 0 };
        let turn = Rotation(0);
        let after = example.then(Move::Place { cell, turn, hunters, land: Some(land) });
        assert_eq!(after.bill(), cost);
        assert_eq!(after.camp(Space { cell, land }), (hunters, 0));
        assert_eq!(after.supply(YELLOW), 4 - hunters);
    }
}

#[test]
fn b4_6_three_hunters_build_a_tipi_of_one_two_or_three() {
    let example = Example::read("building");
    let mountain = at(-1, 0, Land::Mountain);
    assert_eq!(example.sizes_on(mountain), [1, 2, 3]);
    for (size, cost) in [(1, 0), (2, 2), (3, 4)] {
        let after = example.then(Move::Tipi { at: mountain, size: Size(size) });
        assert_eq!(after.bill(), cost);
        assert_eq!(after.camp(mountain), (3 - size, size));
        assert_eq!(after.supply(YELLOW), example.supply(YELLOW) + size);
    }
}

#[test]
fn b4_6_one_or_two_hunters_enlarge_a_tipi() {
    let example = Example::read("enlarging");
    let mountain = at(-1, 0, Land::Mountain);
    assert_eq!(example.sizes_on(mountain), [2, 3]);
    for (size, cost) in [(2, 0), (3, 2)] {
        let (after, effects) = example.after(Move::Tipi { at: mountain, size: Size(size) });
        assert_eq!(after.bill(), cost);
        assert_eq!(after.camp(mountain), (3 - size, size));
        let before = example.rules.show(&example.state).seats[0].clone();
        let now = after.rules.show(&after.state).seats[0].clone();
        assert_eq!(now.tipis[0], before.tipis[0] + 1, "the small tipi comes back");
        assert_eq!(now.hunters, before.hunters + size - 1);
        assert!(effects.contains(&Effect::Enlarged {
            seat: YELLOW,
            craft: Craft::Tipi,
            at: mountain,
            from: Size(1),
            size: Size(size),
            hunters: size - 1,
        }));
    }
}

#[test]
fn b4_7_two_hunters_build_a_canoe_of_one_or_two() {
    let example = Example::read("canoes");
    let river = at(-1, 0, Land::River);
    assert_eq!(example.sizes_on(river), [1, 2]);
    for (size, cost) in [(1, 0), (2, 2)] {
        let after = example.then(Move::Canoe { at: river, size: Size(size) });
        assert_eq!(after.bill(), cost);
        assert_eq!(after.camp(river), (2 - size, size));
        assert_eq!(after.supply(YELLOW), example.supply(YELLOW) + size);
    }
}

#[test]
fn b4_7_one_hunter_enlarges_a_canoe_for_nothing() {
    let example = Example::read("enlarging-a-canoe");
    let river = at(-1, 0, Land::River);
    assert_eq!(example.sizes_on(river), [2]);
    let after = example.then(Move::Canoe { at: river, size: Size(2) });
    assert_eq!((after.bill(), after.camp(river)), (0, (0, 2)));
    assert_eq!(after.rules.show(&after.state).seats[0].canoes, [1, 0, 0, 0]);
}

#[test]
fn b4_8_a_hunter_on_a_mountain_calls_two_others() {
    let example = Example::read("gathering");
    let to = at(0, 0, Land::Mountain);
    let mountain = example.regions().into_iter().find(|region| region.spaces.contains(&to)).unwrap();
    assert_eq!((mountain.spaces.len(), mountain.animals), (3, 4));
    let after = example
        .then(Move::Gather { from: at(0, 0, Land::Prairie), to })
        .then(Move::Gather { from: at(1, 0, Land::Prairie), to });
    assert_eq!(after.camp(to), (3, 0));
    let after = after.then(Move::Done);
    assert_eq!(after.bill(), 2);
    // A later tipi of any size up to three gives the region to yellow.
    let mut turn = after.then(Move::Pay(Stock { bison: 2, ..Stock::default() }));
    turn = turn.then(Move::Skip(bison::Action::Trek)).then(Move::Gain(Animal::Bison));
    assert_eq!(turn.sizes_on(to), [1, 2]);
    let after = turn.then(Move::Tipi { at: to, size: Size(2) });
    let mountain = after.regions().into_iter().find(|region| region.spaces.contains(&to)).unwrap();
    assert_eq!((mountain.places[0].seat, mountain.places[0].gets), (YELLOW, 4));
}

#[test]
fn b4_9_four_hunters_step_for_seven_animals() {
    let mut example = Example::read("stepping");
    let shared = at(0, 0, Land::River);
    let steps = [
        (at(0, 0, Land::Prairie), shared),
        (at(0, 0, Land::Mountain), shared),
        (at(1, 0, Land::River), at(1, 0, Land::Mountain)),
        (at(0, 1, Land::Prairie), at(0, 1, Land::River)),
    ];
    for (from, to) in steps {
        example = example.then(Move::Step { from, to });
    }
    assert_eq!(example.camp(shared), (2, 0));
    assert_eq!(example.then(Move::Done).bill(), 7);
}

#[test]
fn b4_10_three_hunters_trek_to_one_mountain() {
    let mut example = Example::read("trekking");
    let to = at(0, 0, Land::Mountain);
    // Three spaces over a river that red holds, two from another river, one from a prairie beside it.
    for from in [at(0, 1, Land::Prairie), at(1, 0, Land::River), at(1, 0, Land::Prairie)] {
        example = example.then(Move::Trek { from, to });
    }
    assert_eq!(example.camp(to), (3, 0));
    assert_eq!(example.then(Move::Done).bill(), 4);
}

/// The scoring that ends the season, by a gain of an animal that is not looked at.
fn score(example: &Example) -> (Example, Vec<Effect>) {
    example.after(Move::Gain(Animal::Turkey))
}

fn five_prairies(effects: &[Effect]) -> &Region {
    let scored = effects.iter().find_map(|effect| match effect {
        Effect::RegionScored(region) if region.land == Land::Prairie && region.spaces.len() == 5 => {
            Some(region)
        }
        _ => None,
    });
    scored.unwrap()
}

fn summary(places: &[Place]) -> Vec<(Seat, u8, u8, Share)> {
    places.iter().map(|place| (place.seat, place.rank, place.gets, place.share)).collect()
}

#[test]
fn b5_3_scoring_example_1() {
    let example = Example::read("scoring-1");
    let (after, effects) = score(&example);
    let region = five_prairies(&effects);
    assert_eq!(region.animals, 7);
    assert_eq!(
        summary(&region.places),
        [
            (YELLOW, 1, 7, Share::Whole),
            (RED, 2, 3, Share::Half),
            (GREEN, 3, 0, Share::Held),
            (BLUE, 4, 2, Share::Held)
        ]
    );
    let bison = [YELLOW, RED, GREEN, BLUE].map(|seat| after.state.stock(seat).bison);
    assert_eq!(bison, [5 + 7, 5 + 3, 5, 5 + 2]);
}

#[test]
fn b5_3_scoring_example_2() {
    let example = Example::read("scoring-2");
    let (after, effects) = score(&example);
    let region = five_prairies(&effects);
    assert_eq!(
        summary(&region.places),
        [
            (YELLOW, 1, 3, Share::Half),
            (GREEN, 1, 3, Share::Half),
            (RED, 3, 4, Share::Held),
            (BLUE, 4, 2, Share::Held)
        ]
    );
    let bison = [YELLOW, RED, GREEN, BLUE].map(|seat| after.state.stock(seat).bison);
    assert_eq!(bison, [5 + 3, 5 + 4, 5 + 3, 5 + 2]);
}

#[test]
fn b5_3_scoring_example_3() {
    /// Spaces, animals, first places, what yellow gets, what red gets.
    type Row = (Land, usize, u8, &'static [Seat], u8, u8);
    const TABLE: [Row; 10] = [
        (Land::Prairie, 2, 2, &[RED], 0, 2),
        (Land::Prairie, 2, 2, &[YELLOW, RED], 1, 1),
        (Land::Prairie, 1, 0, &[], 0, 0),
        (Land::Prairie, 1, 0, &[], 0, 0),
        (Land::Mountain, 1, 1, &[], 0, 0),
        (Land::Mountain, 4, 4, &[YELLOW], 4, 2),
        (Land::Mountain, 1, 2, &[RED], 0, 2),
        (Land::River, 3, 3, &[YELLOW], 3, 1),
        (Land::River, 1, 2, &[], 0, 0),
        (Land::River, 2, 2, &[RED], 1, 2),
    ];
    let example = Example::read("scoring-3");
    // Two seats never end a season with the book's six tiles; three do, so that a third has no piece on the land.
    let mut rows = Vec::new();
    for region in example.regions() {
        let gets = |seat| region.places.iter().find(|place| place.seat == seat).map_or(0, |place| place.gets);
        let first: Vec<Seat> =
            region.places.iter().filter(|place| place.rank == 1).map(|place| place.seat).collect();
        rows.push((region.land, region.spaces.len(), region.animals, first, gets(YELLOW), gets(RED)));
    }
    for (land, spaces, animals, first, yellow, red) in TABLE {
        let row = (land, spaces, animals, first.to_vec(), yellow, red);
        let place =
            rows.iter().position(|other| *other == row).unwrap_or_else(|| panic!("{row:?} in {rows:?}"));
        rows.remove(place);
    }
    assert!(rows.is_empty(), "{rows:?}");

    let before = example.state;
    let (after, _) = score(&example);
    let gained = |seat| after.state.stock(seat).less(before.stock(seat));
    assert_eq!(gained(YELLOW), Stock { bison: 1, salmon: 4, turkey: 4 });
    assert_eq!(gained(RED), Stock { bison: 3, salmon: 3, turkey: 4 });
    // The gain that ended the season.
    assert_eq!(gained(GREEN), Stock { turkey: 1, ..Stock::default() });
}

#[test]
fn b6_1_thirty_thirty_and_twenty_nine() {
    let example = Example::read("ending");
    let outcome = example.rules.outcome(&example.state).unwrap();
    assert_eq!(outcome.scores[..], [30, 30, 29]);
    assert_eq!(outcome.ranks[..], [2, 1, 3], "red's smallest stock is 7, yellow's is 6");
}

/// Ends the action; what it costs, and the position that is to be paid.
fn end(example: &Example) -> (u32, Example) {
    let done = example.then(Move::Done);
    (done.bill(), done)
}

#[test]
fn b7_2_extension_1_builds_on_three_spaces_for_seven() {
    let (mountain, one, two) = (at(0, 0, Land::Mountain), at(0, 0, Land::Prairie), at(1, 0, Land::Prairie));
    let example = Example::read("extension-1")
        .then(Move::Tipi { at: mountain, size: Size(2) })
        .then(Move::Tipi { at: one, size: Size(1) })
        .then(Move::Tipi { at: two, size: Size(2) });
    let (cost, after) = end(&example);
    assert_eq!(cost, 7);
    assert_eq!([mountain, one, two].map(|space| after.camp(space)), [(0, 2), (0, 1), (0, 2)]);
}

#[test]
fn b7_3_extension_2_shrinks_removes_and_builds_for_seven() {
    let (mountain, one, two) = (at(0, 0, Land::Mountain), at(0, 0, Land::Prairie), at(1, 0, Land::Prairie));
    let example = Example::read("extension-2");
    let supply = example.supply(YELLOW);
    let (cost, after) = end(&example
        .then(Move::Tipi { at: mountain, size: Size(1) })
        .then(Move::Tipi { at: one, size: Size::NONE })
        .then(Move::Tipi { at: two, size: Size(2) }));
    assert_eq!(cost, 7);
    assert_eq!([mountain, one, two].map(|space| after.camp(space)), [(1, 1), (1, 0), (0, 2)]);
    assert_eq!(after.supply(YELLOW), supply, "two came out, two went back");
}

#[test]
fn b7_3_one_french_version_removes_the_third_tipi_for_seven() {
    let (mountain, one, two) = (at(0, 0, Land::Mountain), at(0, 0, Land::Prairie), at(1, 0, Land::Prairie));
    let example = Example::read("extension-2-removing")
        .then(Move::Tipi { at: mountain, size: Size(1) })
        .then(Move::Tipi { at: one, size: Size::NONE })
        .then(Move::Tipi { at: two, size: Size::NONE });
    let (cost, after) = end(&example);
    assert_eq!(cost, 7);
    assert_eq!(after.camp(two), (2, 0));
}

#[test]
fn every_example_is_a_record_that_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
    let mut files = 0;
    for file in folder.read_dir().unwrap() {
        let mut reader = Reader::new(BufReader::new(File::open(file.unwrap().path()).unwrap()));
        let header = reader.next_header().unwrap().unwrap();
        let rules: Bison = header.rules().unwrap();
        replay(&rules, &header, &mut reader, |_| Ok(())).unwrap();
        files += 1;
    }
    assert_eq!(files, 15);
}
