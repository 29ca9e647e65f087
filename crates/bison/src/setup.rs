//! How a match begins, and how a state is put together from its JSON.

use arrayvec::ArrayVec;
use game::{Game as _, Refusal, Rule, Seat};

use crate::board::{Board, Camp, Spot};
use crate::cost::MOST_HUNTERS;
use crate::geometry::Lot;
use crate::pieces::{FIRST_MARKET, FIRST_SUPPLY};
use crate::reason::Reason;
use crate::state::{Band, Few, Phase, Pile, State, Taken};
use crate::stock::{AT_START, FULL};
use crate::tiles::{OTHERS, STARTING, Tile};
use crate::view::{LaidJson, PhaseName, SeatJson, Table};
use crate::{Animal, Bison, Craft, Gait, Land, Pieces, Stock, TileName, rules};

pub(crate) type Checked<T> = Result<T, Refusal<Reason>>;

/// Refuses a state, unless something holds.
pub(crate) fn require(holds: bool, rule: Rule, what: &'static str) -> Checked<()> {
    if holds { Ok(()) } else { Err(Reason::Inconsistent { what }.under(rule)) }
}

/// What stands for a seat that is not at the table.
const NOBODY: Band = Band {
    stock: Stock::of_each(0),
    supply: Pieces { hunters: 0, tipis: [0; 4], canoes: [0; 4] },
    market: Pieces { hunters: 0, tipis: [0; 4], canoes: [0; 4] },
    tile: None,
    taken: Taken::NONE,
};

/// A seat at the start (B2.1, B2.2).
const NEWCOMER: Band =
    Band { stock: AT_START, supply: FIRST_SUPPLY, market: FIRST_MARKET, tile: None, taken: Taken::NONE };

impl Bison {
    /// The state in which every match begins.
    pub(crate) fn beginning(&self) -> State {
        let at_table = |seat| if seat < usize::from(self.seats()) { NEWCOMER } else { NOBODY };
        State {
            board: Board::start(self.deck(), self.within()),
            bands: std::array::from_fn(at_table),
            pile: Pile::EMPTY,
            phase: Phase::First,
            season: 1,
            round: 1,
            first: Seat(0),
            seat: Seat(0),
        }
    }

    /// Puts a state together from the members of the page; the pile is left empty.
    ///
    /// Refuses what no state can hold. Whether pieces add up and the phase fits is not asked here.
    pub(crate) fn assemble<T, P>(
        &self,
        table: &Table<T, P>,
        mut hand: impl FnMut(&T) -> Option<Tile>,
    ) -> Checked<State> {
        let seats = usize::from(self.seats());
        require(table.seats.len() == seats, rules::B2_1, "there must be one entry for each seat")?;
        for seat in [table.first, table.seat].into_iter().flatten() {
            self.require_seat(seat, rules::B3_3)?;
        }
        let mut state = self.beginning();
        for (seat, shown) in Seat::all(self.seats()).zip(&table.seats) {
            state.bands[seat.index()] = band(seat, shown, &mut hand)?;
        }
        self.assemble_board(&mut state.board, &table.board)?;
        state.season = table.season;
        state.round = table.round;
        state.first = table.first.unwrap_or(Seat(0));
        state.seat = table.seat.unwrap_or(Seat(0));
        state.phase = self.assemble_phase(table, &state)?;
        Ok(state)
    }

    fn require_seat(&self, seat: Seat, rule: Rule) -> Checked<()> {
        if seat.0 < self.seats() { Ok(()) } else { Err(Reason::NoSuchSeat { seat }.under(rule)) }
    }

    /// Adds to a board with the starting tiles what is shown.
    fn assemble_board(&self, board: &mut Board, shown: &[LaidJson]) -> Checked<()> {
        let most = STARTING + usize::from(self.tiles_in_game());
        require(shown.len() >= STARTING, rules::B1_8, "the starting tiles must lie on the board")?;
        require(shown.len() <= most, rules::B3_1, "more tiles lie than there are in the game")?;
        for (slot, laid) in shown.iter().enumerate() {
            let wrong = |rule, what| Reason::InconsistentCell { cell: laid.cell, what }.under(rule);
            let tile = self.deck().tile(&laid.tile);
            let tile = tile.ok_or_else(|| Reason::NoSuchTile { name: laid.tile }.under(rules::B1_8))?;
            if slot < STARTING {
                let right = board.laid().nth(slot).is_some_and(|start| {
                    (start.tile, start.lot.cell(), start.rotation) == (tile, laid.cell, laid.turn)
                });
                if !right {
                    return Err(wrong(rules::B1_8, "the starting tiles lie first, each as the set says"));
                }
            } else {
                if !laid.turn.fits() {
                    return Err(Reason::WrongTurn { turn: laid.turn.0 }.under(rules::B1_2));
                }
                let lot = Lot::of(laid.cell).filter(|lot| board.open() & lot.only() != 0);
                let Some(lot) = lot else {
                    let what = "a tile lies in an empty cell within reach, beside one laid before it";
                    return Err(wrong(rules::B4_5, what));
                };
                board.lay(self.deck(), tile, lot, laid.turn, self.within());
            }
            for land in Land::ALL {
                self.assemble_space(board, Spot::new(slot, land), laid)
                    .map_err(|(rule, what)| wrong(rule, what))?;
            }
        }
        Ok(())
    }

    fn assemble_space(
        &self,
        board: &mut Board,
        spot: Spot,
        laid: &LaidJson,
    ) -> Result<(), (Rule, &'static str)> {
        let space = laid.space(spot.land());
        let camp = Camp { hunters: space.hunters, size: space.size };
        if space.hunters > 8 || space.size.0 > 4 {
            return Err((rules::B2_1, "a seat has 8 hunters, and sizes are 0 to 4"));
        }
        if space.moved > space.hunters {
            return Err((rules::B4_9, "more hunters moved than there are"));
        }
        match space.owner {
            None if camp == Camp::default() => Ok(()),
            Some(seat) if camp != Camp::default() && seat.0 < self.seats() => {
                board.set(seat, spot, camp);
                Ok(())
            }
            _ => Err((rules::B2_3, "a space has an owner at the table if it holds pieces, and only then")),
        }
    }

    fn assemble_phase<T, P>(&self, table: &Table<T, P>, state: &State) -> Checked<Phase> {
        let used = table.used;
        let acts = !matches!(table.phase, PhaseName::Start | PhaseName::Over);
        require(table.seat.is_some() == acts, rules::B3_3, "a seat acts, except in \"start\" and \"over\"")?;
        let drawn = table.first.is_some() || table.phase == PhaseName::Start;
        require(drawn, rules::B3_1, "the first seat is drawn in the phase \"start\"")?;
        let build = |craft| -> Checked<Phase> {
            let mut changed = Few::NONE;
            for &space in &table.changed {
                let spot = state.board.spot(space).filter(|_| changed.len() < MOST_HUNTERS);
                let what = "the changed spaces lie on the board and are at most five";
                let spot = spot.ok_or_else(|| Reason::Inconsistent { what }.under(rules::B7_2))?;
                changed = changed.then(spot);
            }
            Ok(Phase::Build { craft, used, changed })
        };
        let walk = |gait| -> Checked<Phase> {
            let mut arrived = Few::NONE;
            for (slot, laid) in table.board.iter().enumerate() {
                for land in Land::ALL {
                    for _ in 0..laid.space(land).moved {
                        let few = arrived.len() < MOST_HUNTERS;
                        require(few, rules::B4_9, "at most five hunters move in an action")?;
                        arrived = arrived.then(Spot::new(slot, land));
                    }
                }
            }
            require(arrived.len() == used, rules::B4_9, "as many hunters are used as have moved")?;
            Ok(Phase::Walk { gait, arrived })
        };
        match table.phase {
            PhaseName::Start if table.first.is_none() => Ok(Phase::First),
            PhaseName::Start => Ok(Phase::Shuffle),
            PhaseName::Action => Ok(Phase::Action),
            PhaseName::Tipi => build(Craft::Tipi),
            PhaseName::Canoe => build(Craft::Canoe),
            PhaseName::Gather => {
                let target = table.target.and_then(|space| state.board.spot(space));
                let what = "a gathering has its target on the board";
                let target = target.ok_or_else(|| Reason::Inconsistent { what }.under(rules::B4_8))?;
                Ok(Phase::Gather { target, used })
            }
            PhaseName::Step => walk(Gait::Step),
            PhaseName::Trek => walk(Gait::Trek),
            PhaseName::Pay => Ok(Phase::Pay { used }),
            PhaseName::Gain => Ok(Phase::Gain),
            PhaseName::Overflow => Ok(Phase::Overflow { scored: overflowing(state)? }),
            PhaseName::Over => Ok(Phase::Over),
        }
    }

    /// The tiles of these names, in order; how many they should be is not asked.
    pub(crate) fn tiles(&self, names: &[TileName]) -> Checked<Pile> {
        let right = usize::from(self.tiles_in_game());
        if names.len() > OTHERS {
            return Err(Reason::WrongPile { count: names.len(), right }.under(rules::B3_1));
        }
        let mut tiles = ArrayVec::<Tile, OTHERS>::new();
        for &name in names {
            let tile = self.deck().tile(&name);
            tiles.push(tile.ok_or_else(|| Reason::NoSuchTile { name }.under(rules::B1_8))?);
        }
        Ok(Pile::of(tiles))
    }
}

fn band<T>(seat: Seat, shown: &SeatJson<T>, hand: &mut impl FnMut(&T) -> Option<Tile>) -> Checked<Band> {
    let wrong = |rule, what| Reason::InconsistentSeat { seat, what }.under(rule);
    let mut taken = Taken::NONE;
    for &action in &shown.taken {
        if taken.iter().any(|other| other >= action) {
            return Err(wrong(rules::B4_3, "the actions taken stand in the order of the page, each once"));
        }
        taken = taken.with(action);
    }
    let tile = match &shown.tile {
        None => None,
        Some(tile) => Some(hand(tile).ok_or_else(|| wrong(rules::B1_8, "the tile in hand is in no set"))?),
    };
    Ok(Band { stock: shown.stock, supply: shown.supply(), market: shown.market, tile, taken })
}

/// The land that was scored last: only its animal can stand above 15 (B5.4).
fn overflowing(state: &State) -> Checked<Land> {
    let above = |animal: Animal| state.bands.iter().any(|band| band.stock[animal] > FULL);
    let mut lands = Land::ALL.into_iter().filter(|land| above(land.animal()));
    match (lands.next(), lands.next()) {
        (Some(land), None) => Ok(land),
        _ => Err(Reason::Inconsistent { what: "in an overflow one kind of animal stands above 15" }
            .under(rules::B5_4)),
    }
}
