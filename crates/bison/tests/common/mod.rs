//! Positions under construction, and moves tried in them.

#![allow(dead_code, reason = "each test file uses a part of it")]

use bison::{
    Action, Bison, Cell, Craft, Effect, FIRST_MARKET, FIRST_SUPPLY, LaidJson, Land, Move, Options, PhaseName,
    Pieces, Reason, Rotation, SeatJson, Size, Space, SpaceJson, State, StateJson, Stock, TileName, Tiles,
    Variant,
};
use game::{Game, Refusal, Seat};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) const PRAIRIE: Land = Land::Prairie;
pub(crate) const RIVER: Land = Land::River;
pub(crate) const MOUNTAIN: Land = Land::Mountain;

pub(crate) fn at(q: i8, r: i8, land: Land) -> Space {
    Space { cell: Cell { q, r }, land }
}

pub(crate) fn stock(bison: u8, salmon: u8, turkey: u8) -> Stock {
    Stock { bison, salmon, turkey }
}

pub(crate) fn rules(seats: u8, variant: Variant) -> Bison {
    // The positions below count on the animals of the older starting tiles: one of each kind on all three.
    Bison::new(seats, Options { variant, tiles: Tiles::Reconstruction1, ..Options::default() }).unwrap()
}

pub(crate) fn name(text: &str) -> TileName {
    TileName::from(text).unwrap()
}

/// A position that is being set up: everyone has placed a tile, and it is the first seat's second turn.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) rules: Bison,
    pub(crate) json: StateJson,
}

/// The cells, tiles and turns of the first tiles that are laid.
///
/// With two seats the prairies of `[-1,0]` and `[0,0]` are a region, and so are the mountains of `[0,0]`,
/// `[0,1]` and `[1,1]`, the rivers of `[0,0]` and `[0,1]`, and those of `[1,0]` and `[1,1]`. Everything else
/// stands alone.
const LAID: [(i8, i8, &str, u8); 4] =
    [(-1, 0, "T10", 0), (1, 1, "T07", 0), (2, -1, "T08", 0), (-1, 2, "T01", 0)];

impl Position {
    pub(crate) fn new(seats: u8, variant: Variant) -> Self {
        let rules = rules(seats, variant);
        let mut json = rules.show(&rules.start());
        json.phase = PhaseName::Action;
        json.round = 2;
        json.first = Some(A);
        json.seat = Some(A);
        for &(q, r, tile, turn) in &LAID[..usize::from(seats)] {
            json.board.push(laid(q, r, tile, turn));
        }
        let laid: Vec<TileName> = json.board.iter().map(|laid| laid.tile).collect();
        let rest = (1..=18).map(|number| name(&format!("T{number:02}"))).filter(|name| !laid.contains(name));
        json.pile = rest.take(usize::from(rules.tiles_in_game() - seats)).collect();
        for seat in &mut json.seats {
            seat.taken = vec![Action::Place];
        }
        Self { rules, json }
    }

    pub(crate) fn two() -> Self {
        Self::new(2, Variant::Basic)
    }

    pub(crate) fn seat(&mut self, seat: Seat) -> &mut SeatJson<TileName> {
        &mut self.json.seats[seat.index()]
    }

    pub(crate) fn space(&mut self, space: Space) -> &mut SpaceJson {
        let laid = self.json.board.iter_mut().find(|laid| laid.cell == space.cell).unwrap();
        match space.land {
            Land::Prairie => &mut laid.prairie,
            Land::River => &mut laid.river,
            Land::Mountain => &mut laid.mountain,
        }
    }

    /// Puts hunters from the supply on a space, buying what is missing.
    pub(crate) fn hunters(mut self, seat: Seat, space: Space, count: u8) -> Self {
        let band = self.seat(seat);
        while band.hunters < count {
            band.market.hunters -= 1;
            band.hunters += 1;
        }
        band.hunters -= count;
        let there = self.space(space);
        there.owner = Some(seat);
        there.hunters += count;
        self
    }

    /// Puts a tipi or canoe on a space, buying it if the supply has none.
    pub(crate) fn craft(self, seat: Seat, space: Space, size: u8) -> Self {
        let mut position = self.owning(seat, Craft::on(space.land), size);
        let sizes = sizes(position.seat(seat), Craft::on(space.land));
        sizes[usize::from(size) - 1] -= 1;
        let there = position.space(space);
        there.owner = Some(seat);
        there.size = Size(size);
        position
    }

    /// Has a tipi or canoe in the supply, buying it if there is none.
    pub(crate) fn owning(mut self, seat: Seat, craft: Craft, size: u8) -> Self {
        let index = usize::from(size) - 1;
        let band = self.seat(seat);
        if sizes(band, craft)[index] == 0 {
            match craft {
                Craft::Tipi => band.market.tipis[index] -= 1,
                Craft::Canoe => band.market.canoes[index] -= 1,
            }
            sizes(band, craft)[index] += 1;
        }
        self
    }

    /// Has so many hunters in the supply, by buying; those on spaces come first.
    pub(crate) fn supply(mut self, seat: Seat, count: u8) -> Self {
        let band = self.seat(seat);
        while band.hunters < count {
            band.market.hunters -= 1;
            band.hunters += 1;
        }
        assert_eq!(band.hunters, count, "the supply only grows by buying");
        self
    }

    pub(crate) fn stock(mut self, seat: Seat, stock: Stock) -> Self {
        self.seat(seat).stock = stock;
        self
    }

    /// Goes to a round in which everyone has taken these actions before.
    pub(crate) fn round(mut self, round: u8, taken: &[Action]) -> Self {
        self.json.round = round;
        for seat in &mut self.json.seats {
            seat.taken = taken.to_vec();
        }
        self
    }

    /// The last turn of the season: `seat` has only to gain an animal, then everything is scored.
    pub(crate) fn last_gain(self, variant: &[Action]) -> Self {
        let mut position = self.round(4, variant);
        position.json.phase = PhaseName::Gain;
        position.json.seat = Some(Seat(position.rules.seats() - 1));
        position
    }

    pub(crate) fn begin(&self) -> Play {
        let state = self.rules.restore(self.json.clone()).unwrap_or_else(|refusal| panic!("{refusal}"));
        Play { rules: self.rules.clone(), state, effects: Vec::new() }
    }
}

/// The actions of a whole season that do nothing to the board but `place`.
pub(crate) const SEASON: [Action; 4] = [Action::Place, Action::Gather, Action::Step, Action::Trek];

fn sizes(band: &mut SeatJson<TileName>, craft: Craft) -> &mut [u8; 4] {
    match craft {
        Craft::Tipi => &mut band.tipis,
        Craft::Canoe => &mut band.canoes,
    }
}

pub(crate) fn laid(q: i8, r: i8, tile: &str, turn: u8) -> LaidJson {
    let empty = SpaceJson { owner: None, hunters: 0, moved: 0, size: Size::NONE };
    LaidJson {
        cell: Cell { q, r },
        tile: name(tile),
        turn: Rotation(turn),
        prairie: empty,
        river: empty,
        mountain: empty,
    }
}

/// A position in play.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) rules: Bison,
    pub(crate) state: State,
    pub(crate) effects: Vec<Effect>,
}

impl Play {
    pub(crate) fn acting(&self) -> Option<Seat> {
        self.rules.turn(&self.state).acting().first()
    }

    pub(crate) fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(seat) = self.acting() {
            self.rules.legal_moves(&self.state, seat, &mut moves);
        }
        moves
    }

    pub(crate) fn kind(&self, kind: &str) -> Vec<Move> {
        self.legal().into_iter().filter(|mv| mv.kind() == kind).collect()
    }

    /// After a move of the acting seat, with its effects alone.
    pub(crate) fn then(&self, mv: Move) -> Self {
        let mut next = Self { effects: Vec::new(), ..self.clone() };
        let seat = self.acting().unwrap();
        next.rules
            .try_play(&mut next.state, seat, &mv, &mut next.effects)
            .unwrap_or_else(|refusal| panic!("{mv:?}: {refusal}"));
        next
    }

    /// After several moves of whoever acts.
    pub(crate) fn after(&self, moves: &[Move]) -> Self {
        moves.iter().fold(self.clone(), |play, &mv| play.then(mv))
    }

    /// The refusal of a move of the acting seat.
    pub(crate) fn refused(&self, mv: Move) -> Refusal<Reason> {
        self.rules.check(&self.state, self.acting().unwrap(), &mv).expect_err("the move should be refused")
    }

    pub(crate) fn show(&self) -> StateJson {
        self.rules.show(&self.state)
    }

    pub(crate) fn phase(&self) -> PhaseName {
        self.show().phase
    }

    pub(crate) fn band(&self, seat: Seat) -> SeatJson<TileName> {
        self.show().seats[seat.index()].clone()
    }

    pub(crate) fn space(&self, space: Space) -> SpaceJson {
        *self.show().board.iter().find(|laid| laid.cell == space.cell).unwrap().space(space.land)
    }
}

/// A new match after its chance.
pub(crate) fn opened(rules: &Bison, first: Seat, pile: &[&str]) -> Play {
    let mut state = rules.start();
    let mut effects = Vec::new();
    let pile = bison::ChanceJson::Pile(pile.iter().map(|tile| name(tile)).collect());
    for chance in [bison::ChanceJson::First(first), pile] {
        let chance = rules.read_chance(chance).unwrap();
        rules.check_chance(&state, &chance).unwrap();
        rules.apply(&mut state, &chance, &mut effects);
    }
    Play { rules: rules.clone(), state, effects }
}

/// The first tiles of the default set.
pub(crate) fn first_tiles(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("T{number:02}")).collect()
}

pub(crate) const NOTHING: Pieces = Pieces { hunters: 0, tipis: [0; 4], canoes: [0; 4] };

pub(crate) fn at_start() -> (Pieces, Pieces) {
    (FIRST_SUPPLY, FIRST_MARKET)
}

/// Lays the tile, with hunters on its river.
pub(crate) fn place(q: i8, r: i8, turn: u8, hunters: u8) -> Move {
    let land = (hunters > 0).then_some(RIVER);
    Move::Place { cell: Cell { q, r }, turn: Rotation(turn), hunters, land }
}

/// A new match, with the first tiles of the set in order.
pub(crate) fn new_game(seats: u8) -> Play {
    let rules = rules(seats, Variant::Basic);
    let tiles = first_tiles(rules.tiles_in_game().into());
    let tiles: Vec<&str> = tiles.iter().map(String::as_str).collect();
    opened(&rules, A, &tiles)
}
