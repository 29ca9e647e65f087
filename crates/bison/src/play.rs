//! What a move does.

use game::{Effects, Game as _, Seat, Seats};

use crate::board::{Camp, Spot};
use crate::cost::cost;
use crate::effects::Effect;
use crate::geometry::Lot;
use crate::state::{Few, Phase, State};
use crate::{Action, Bison, Cell, Craft, Gait, Land, Move, Rotation, Size, Space, Stock, Ware, rules};

impl Bison {
    /// Makes a legal move of the acting seat.
    pub(crate) fn make<E: Effects<Effect>>(&self, state: &mut State, mv: &Move, effects: &mut E) {
        let seat = state.seat;
        match *mv {
            Move::Buy(ware) => {
                buy(state, ware, effects);
                self.after_dealing(state, effects);
            }
            Move::Trade { give, get } => {
                let stock = &mut state.band_mut().stock;
                stock[give] -= 3;
                stock[get] += 1;
                effects.push(|| Effect::Traded { seat, give, get });
                self.after_dealing(state, effects);
            }
            Move::Place { cell, turn, hunters, land } => {
                self.place(state, cell, turn, hunters, land, effects);
            }
            Move::Tipi { at, size } => self.build(state, Craft::Tipi, at, size, effects),
            Move::Canoe { at, size } => self.build(state, Craft::Canoe, at, size, effects),
            Move::Gather { from, to } => self.gather(state, from, to, effects),
            Move::Step { from, to } => self.walk(state, Gait::Step, from, to, effects),
            Move::Trek { from, to } => self.walk(state, Gait::Trek, from, to, effects),
            Move::Skip(action) => {
                begin(state, action, effects);
                effects.push(|| Effect::Skipped { seat, action });
                self.charge(state, 0, effects);
            }
            Move::Done => {
                let used = state.phase.used();
                if let Some(action) = state.phase.going_on() {
                    effects.push(|| Effect::Ended { seat, action, hunters: used, cost: cost(used) });
                }
                self.charge(state, used, effects);
            }
            Move::Pay(paid) => {
                let band = state.band_mut();
                band.stock = band.stock.less(paid);
                effects.push(|| Effect::Paid { seat, paid });
                self.end_turn(state, effects);
            }
            Move::Gain(animal) => {
                state.band_mut().stock[animal] += 1;
                effects.push(|| Effect::Gained { seat, animal });
                self.end_turn(state, effects);
            }
            Move::Settle => {
                let band = state.band_mut();
                let lost = band.stock.less(band.stock.capped());
                band.stock = band.stock.capped();
                effects.push(|| Effect::Settled { seat, lost });
                self.after_dealing(state, effects);
            }
        }
    }

    /// B4.5: the tile, and hunters on one of its spaces.
    fn place<E: Effects<Effect>>(
        &self,
        state: &mut State,
        cell: Cell,
        turn: Rotation,
        hunters: u8,
        land: Option<Land>,
        effects: &mut E,
    ) {
        let seat = state.seat;
        begin(state, Action::Place, effects);
        let band = state.band_mut();
        let (Some(tile), Some(lot)) = (band.tile.take(), Lot::of(cell)) else { return };
        band.supply.hunters -= hunters;
        let slot = state.board.count();
        let joined = state.board.lay(self.deck(), tile, lot, turn, self.within());
        for number in [rules::B1_1, rules::B1_2, rules::B1_3, rules::B1_9] {
            effects.cite(number);
        }
        if joined {
            effects.cite(rules::B1_5);
        }
        effects.push(|| Effect::Placed {
            seat,
            tile: self.deck().name(tile),
            cell,
            turn,
            shown_to: Seats::all(self.seats()).without(seat),
        });
        if let Some(land) = land {
            state.board.set(seat, Spot::new(slot, land), Camp { hunters, size: Size::NONE });
            effects.push(|| Effect::Arrived { seat, at: Space { cell, land }, hunters });
        }
        self.charge(state, hunters, effects);
    }

    /// B4.6, B4.7, B7.2, B7.3: one tipi or canoe built or changed.
    fn build<E: Effects<Effect>>(
        &self,
        state: &mut State,
        craft: Craft,
        at: Space,
        size: Size,
        effects: &mut E,
    ) {
        let seat = state.seat;
        let Some(spot) = state.board.spot(at) else { return };
        let (used, changed) = match state.phase {
            Phase::Build { used, changed, .. } => (used, changed),
            _ => {
                begin(state, Action::building(craft), effects);
                (0, Few::NONE)
            }
        };
        let Camp { hunters: there, size: from } = state.board.camp(spot);
        let hunters = size.0.abs_diff(from.0);
        let supply = &mut state.band_mut().supply;
        supply.put(Ware::craft(craft, from));
        supply.take(Ware::craft(craft, size));
        let left = if size > from {
            supply.hunters += hunters;
            there - hunters
        } else {
            supply.hunters -= hunters;
            there + hunters
        };
        state.board.set(seat, spot, Camp { hunters: left, size });
        effects.push(|| match (from, size) {
            (Size::NONE, _) => Effect::Built { seat, craft, at, size, hunters },
            (_, Size::NONE) => Effect::Removed { seat, craft, at, from, hunters },
            _ if size > from => Effect::Enlarged { seat, craft, at, from, size, hunters },
            _ => Effect::Shrunk { seat, craft, at, from, size, hunters },
        });
        let used = used + hunters;
        if self.variant().many_spaces() {
            effects.cite(rules::B7_2);
            state.phase = Phase::Build { craft, used, changed: changed.then(spot) };
        } else {
            effects.cite(rules::B7_1);
            self.charge(state, used, effects);
        }
    }

    /// B4.8: one hunter to the gathering.
    fn gather<E: Effects<Effect>>(&self, state: &mut State, from: Space, to: Space, effects: &mut E) {
        let seat = state.seat;
        let (Some(here), Some(target)) = (state.board.spot(from), state.board.spot(to)) else { return };
        let used = match state.phase {
            Phase::Gather { used, .. } => used,
            _ => {
                begin(state, Action::Gather, effects);
                0
            }
        };
        state.board.walk(seat, here, target);
        effects.push(|| Effect::Moved { seat, action: Action::Gather, from, to });
        state.phase = Phase::Gather { target, used: used + 1 };
    }

    /// B4.9, B4.10: one hunter walks.
    fn walk<E: Effects<Effect>>(
        &self,
        state: &mut State,
        gait: Gait,
        from: Space,
        to: Space,
        effects: &mut E,
    ) {
        let seat = state.seat;
        let (Some(here), Some(there)) = (state.board.spot(from), state.board.spot(to)) else { return };
        let arrived = match state.phase {
            Phase::Walk { arrived, .. } => arrived,
            _ => {
                begin(state, gait.action(), effects);
                Few::NONE
            }
        };
        state.board.walk(seat, here, there);
        effects.cite(rules::B1_6);
        effects.cite(rules::B2_3);
        effects.push(|| Effect::Moved { seat, action: gait.action(), from, to });
        state.phase = Phase::Walk { gait, arrived: arrived.with(there) };
    }

    /// B4.4: what an action with so many hunters costs or gains is settled next.
    fn charge<E: Effects<Effect>>(&self, state: &mut State, used: u8, effects: &mut E) {
        let seat = state.seat;
        effects.cite(rules::B4_4);
        if used == 0 && state.band().stock.below_full() != 0 {
            state.phase = Phase::Gain;
        } else if cost(used) > 0 {
            state.phase = Phase::Pay { used };
        } else {
            if used == 0 {
                // B2.2: the tracks end at 15.
                effects.cite(rules::B2_2);
                effects.push(|| Effect::GainForgone { seat });
            }
            self.end_turn(state, effects);
        }
    }
}

/// B4.3: an action is taken from the moment it begins.
fn begin<E: Effects<Effect>>(state: &mut State, action: Action, effects: &mut E) {
    let seat = state.seat;
    let band = state.band_mut();
    band.taken = band.taken.with(action);
    effects.push(|| Effect::ActionTaken { seat, action });
}

/// B4.1: a piece from the own market into the own supply.
fn buy<E: Effects<Effect>>(state: &mut State, ware: Ware, effects: &mut E) {
    let seat: Seat = state.seat;
    let paid = Stock::of_each(ware.price());
    let band = state.band_mut();
    band.stock = band.stock.less(paid);
    band.market.take(ware);
    band.supply.put(ware);
    effects.cite(rules::B2_1);
    effects.push(|| Effect::Bought { seat, ware, paid });
}
