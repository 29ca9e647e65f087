//! The land by another way: neighbours found as points and edges of the plane, on boards of random games.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::collections::{BTreeMap, BTreeSet, HashMap};

use bison::{Bison, Cell, LaidJson, Land, Move, Options, Space, StateJson, TileSet};
use game::random::Quick;
use game::{Game, Silent, Turn, Viewer};

type Point = (i32, i32);

/// The corner of a cell, in half widths and quarter heights; the centre of `[q,r]` is at (2q + r, 3r).
fn corner(cell: Cell, corner: u8) -> Point {
    let (x, y) = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)][usize::from(corner % 6)];
    (2 * i32::from(cell.q) + i32::from(cell.r) + x, 3 * i32::from(cell.r) + y)
}

/// Where a tile's river ends, and its prairie sides, as they lie.
fn river_and_prairie(set: &TileSet, laid: &LaidJson) -> ([u8; 2], BTreeSet<u8>) {
    let starting = set.start.iter().map(|tile| (&tile.id, tile.river));
    let mut tiles = starting.chain(set.tiles.iter().map(|tile| (&tile.id, tile.river)));
    let [from, to] = tiles.find(|(id, _)| *id == laid.tile.as_str()).unwrap().1;
    let sides = (0..6).map(|step| from + step).take_while(|side| side % 6 != to);
    let turned = |corner: u8| (corner + 2 * laid.turn.0) % 6;
    (([from, to]).map(turned), sides.map(turned).collect())
}

type Neighbours = HashMap<Space, Vec<Space>>;

fn neighbours(set: &TileSet, board: &[LaidJson]) -> Neighbours {
    let mut edges: BTreeMap<[Point; 2], Vec<Space>> = BTreeMap::new();
    let mut mouths: BTreeMap<Point, Vec<Space>> = BTreeMap::new();
    let mut near = Neighbours::new();
    let mut join = |one: Space, other: Space| {
        near.entry(one).or_default().push(other);
        near.entry(other).or_default().push(one);
    };
    for laid in board {
        let at = |land| Space { cell: laid.cell, land };
        let (ends, prairie) = river_and_prairie(set, laid);
        join(at(Land::Prairie), at(Land::River));
        join(at(Land::Mountain), at(Land::River));
        for side in 0..6 {
            let mut edge = [corner(laid.cell, side), corner(laid.cell, side + 1)];
            edge.sort_unstable();
            let land = if prairie.contains(&side) { Land::Prairie } else { Land::Mountain };
            edges.entry(edge).or_default().push(at(land));
        }
        for end in ends {
            mouths.entry(corner(laid.cell, end)).or_default().push(at(Land::River));
        }
    }
    for spaces in edges.values() {
        if let [one, other] = spaces[..] {
            join(one, other);
        }
    }
    for rivers in mouths.values() {
        for (place, &one) in rivers.iter().enumerate() {
            rivers[..place].iter().for_each(|&other| join(one, other));
        }
    }
    near
}

/// The spaces that steps within spaces of one kind lead to.
fn region(near: &Neighbours, from: Space) -> BTreeSet<String> {
    let (mut found, mut edge) = (vec![from], vec![from]);
    while let Some(space) = edge.pop() {
        for &next in near[&space].iter().filter(|next| next.land == from.land) {
            if !found.contains(&next) {
                found.push(next);
                edge.push(next);
            }
        }
    }
    found.iter().map(Space::to_string).collect()
}

/// Plays random games and looks at every position where somebody acts.
fn watch(mut look: impl FnMut(&Bison, &StateJson, &[Move])) {
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 4)] {
        let rules = Bison::new(seats, Options::default()).unwrap();
        let (mut state, mut stream) = (rules.start(), Quick::new(seed));
        while rules.turn(&state) != Turn::Over {
            let Some(seat) = rules.turn(&state).acting().first() else {
                let chance = rules.draw(&state, &mut stream);
                rules.apply(&mut state, &chance, &mut Silent);
                continue;
            };
            let mut moves = Vec::new();
            rules.legal_moves(&state, seat, &mut moves);
            look(&rules, &rules.show(&state), &moves);
            let mv = rules.random_move(&state, seat, &mut stream);
            rules.play(&mut state, seat, &mv, &mut Silent);
        }
    }
}

#[test]
fn b1_7_regions_are_those_of_the_plane() {
    let set = TileSet::reconstruction_2();
    let mut regions = 0;
    let mut laid = 0;
    watch(|rules, shown, _| {
        if std::mem::replace(&mut laid, shown.board.len()) == shown.board.len() {
            return;
        }
        let near = neighbours(&set, &shown.board);
        let state = rules.restore(shown.clone()).unwrap();
        let insight = rules.insight(&rules.view(&state, Viewer::Spectator));
        let spaces: usize = insight.regions.iter().map(|region| region.spaces.len()).sum();
        assert_eq!(spaces, 3 * shown.board.len());
        for found in insight.regions {
            let named: BTreeSet<String> = found.spaces.iter().map(Space::to_string).collect();
            assert_eq!(named, region(&near, found.spaces[0]));
            regions += 1;
        }
    });
    assert!(regions > 500, "{regions}");
}

#[test]
fn b4_9_b4_10_steps_and_treks_are_those_of_the_plane() {
    let set = TileSet::reconstruction_2();
    let (mut steps, mut treks) = (0, 0);
    watch(|_, shown, moves| {
        let near = neighbours(&set, &shown.board);
        for mv in moves {
            match mv {
                Move::Step { from, to } => {
                    assert!(near[from].contains(to));
                    steps += 1;
                }
                Move::Trek { from, to } => {
                    let two = near[from].iter().flat_map(|via| &near[via]);
                    let three: BTreeSet<String> = two
                        .clone()
                        .flat_map(|via| &near[via])
                        .chain(two)
                        .chain(&near[from])
                        .map(Space::to_string)
                        .collect();
                    assert!(three.contains(&to.to_string()));
                    treks += 1;
                }
                _ => {}
            }
        }
        // And all of them are offered.
        let Some(seat) = shown.seat.filter(|_| moves.iter().any(|mv| matches!(mv, Move::Step { .. }))) else {
            return;
        };
        for laid in &shown.board {
            for land in Land::ALL {
                let there = laid.space(land);
                if there.owner != Some(seat) || there.hunters == there.moved {
                    continue;
                }
                let from = Space { cell: laid.cell, land };
                let open = near[&from].iter().filter(|to| {
                    let laid = shown.board.iter().find(|laid| laid.cell == to.cell).unwrap();
                    laid.space(to.land).owner.is_none_or(|owner| owner == seat)
                });
                let named: BTreeSet<String> = open.map(Space::to_string).collect();
                let offered = moves.iter().filter_map(|mv| match mv {
                    Move::Step { from: start, to } if *start == from => Some(to.to_string()),
                    _ => None,
                });
                assert_eq!(offered.collect::<BTreeSet<_>>(), named);
            }
        }
    });
    assert!(steps > 500 && treks > 1_000, "{steps} steps, {treks} treks");
}
