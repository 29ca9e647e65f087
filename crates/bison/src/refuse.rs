//! Why a move is not legal. Which moves are is decided in `legal`; this only finds the words.

use game::{Game as _, Refusal, Seat};

use crate::board::Spot;
use crate::cost::{MOST_HUNTERS, affordable, cost};
use crate::effects::{building, moving};
use crate::geometry::Lot;
use crate::legal::must_place;
use crate::reason::Reason;
use crate::state::{Phase, State};
use crate::stock::FULL;
use crate::{Action, Animal, Bison, Cell, Craft, Gait, Move, Size, Space, Stock, Ware, rules};

/// Found words: the first thing that is wrong ends the search.
type Search<T = ()> = Result<T, Refusal<Reason>>;

impl Bison {
    /// The words for a move of `seat` that is not legal.
    pub(crate) fn refusal(&self, state: &State, seat: Seat, mv: &Move) -> Refusal<Reason> {
        match self.search(state, seat, mv) {
            Err(refusal) => refusal,
            Ok(()) => unreachable!("{mv:?} is not legal, and nothing is wrong with it"),
        }
    }

    fn search(&self, state: &State, seat: Seat, mv: &Move) -> Search {
        self.search_turn(state, seat)?;
        let band = state.band();
        match (state.phase, *mv) {
            (Phase::Pay { used }, Move::Pay(paid)) => search_payment(cost(used), band.stock, paid),
            (Phase::Pay { used }, _) => Err(Reason::PayFirst { cost: cost(used) }.under(rules::B4_4)),
            (Phase::Gain, Move::Gain(animal)) => Err(Reason::StockIsFull { animal }.under(rules::B4_4)),
            (Phase::Gain, _) => Err(Reason::GainFirst.under(rules::B4_4)),
            (Phase::Action | Phase::Overflow { .. }, Move::Buy(ware)) => search_market(state, ware),
            (Phase::Action | Phase::Overflow { .. }, Move::Trade { give, get }) => {
                search_exchange(band.stock, give, get)
            }
            (Phase::Overflow { .. }, _) => Err(Reason::SettleFirst.under(rules::B5_4)),
            (_, Move::Pay(_)) => Err(Reason::NothingToPay.under(rules::B4_4)),
            (_, Move::Gain(_)) => Err(Reason::NothingToGain.under(rules::B4_4)),
            (_, Move::Settle) => Err(Reason::NothingToSettle.under(rules::B5_4)),
            (Phase::Action, Move::Done) => Err(Reason::NothingToEnd.under(rules::B4_12)),
            _ => self.search_action(state, mv),
        }
    }

    fn search_turn(&self, state: &State, seat: Seat) -> Search {
        match state.phase {
            _ if seat.0 >= self.seats() => Err(Reason::NoSuchSeat { seat }.under(rules::B3_3)),
            Phase::First | Phase::Shuffle => Err(Reason::ChanceIsDue.under(rules::B3_1)),
            Phase::Over => Err(Reason::GameIsOver.under(rules::B6_1)),
            phase if seat != state.seat => {
                let overflow = matches!(phase, Phase::Overflow { .. });
                let rule = if overflow { rules::B5_4 } else { rules::B3_3 };
                Err(Reason::NotYourTurn { seat, acting: state.seat }.under(rule))
            }
            _ => Ok(()),
        }
    }

    fn search_action(&self, state: &State, mv: &Move) -> Search {
        if let Some(action) = state.phase.going_on()
            && (mv.action() != Some(action) || matches!(mv, Move::Skip(_)))
        {
            return Err(Reason::ActionGoesOn { action }.under(rules::B4_12));
        }
        if state.phase == Phase::Action
            && let Some(action) = mv.action()
        {
            if state.band().taken.contains(action) {
                return Err(Reason::ActionTaken { action }.under(rules::B4_3));
            }
            if action != Action::Place && must_place(state) {
                return Err(Reason::MustPlace.under(rules::B4_3));
            }
        }
        match *mv {
            Move::Place { cell, turn, hunters, land } => {
                self.search_cell(state, cell)?;
                if !turn.fits() {
                    return Err(Reason::WrongTurn { turn: turn.0 }.under(rules::B1_2));
                }
                let has = state.band().supply.hunters;
                if hunters > has && hunters <= MOST_HUNTERS {
                    return Err(Reason::SupplyTooSmall { hunters, has }.under(rules::B4_5));
                }
                search_hunters(state, hunters)?;
                let reason = if land.is_none() { Reason::LandMissing } else { Reason::LandNeedless };
                Err(reason.under(rules::B4_5))
            }
            Move::Tipi { at, size } => self.search_building(state, Craft::Tipi, at, size),
            Move::Canoe { at, size } => self.search_building(state, Craft::Canoe, at, size),
            Move::Gather { from, to } => search_gathering(state, from, to),
            Move::Step { from, to } => search_walk(state, Gait::Step, from, to),
            Move::Trek { from, to } => search_walk(state, Gait::Trek, from, to),
            Move::Skip(_) => Err(Reason::CannotSkipPlace.under(rules::B4_11)),
            _ => Ok(()),
        }
    }

    fn search_cell(&self, state: &State, cell: Cell) -> Search {
        let reach = self.options().reach;
        let distance = cell.from_totem();
        match Lot::of(cell) {
            Some(lot) if state.board.covers(lot) => Err(Reason::CellTaken { cell }.under(rules::B4_5)),
            Some(lot) if self.within() & lot.only() != 0 => {
                if state.board.open() & lot.only() == 0 {
                    return Err(Reason::CellApart { cell }.under(rules::B4_5));
                }
                Ok(())
            }
            _ => Err(Reason::CellTooFar { cell, distance, reach }.under(rules::B1_9)),
        }
    }

    fn search_building(&self, state: &State, craft: Craft, at: Space, size: Size) -> Search {
        let rule = building(craft);
        let spot = search_spot(state, at)?;
        if Craft::on(at.land) != craft {
            return Err(Reason::WrongLand { craft, land: at.land }.under(rule));
        }
        search_owner(state, at, spot)?;
        if size > Size(4) {
            return Err(Reason::NoSuchSize { craft, size }.under(rules::B2_1));
        }
        let used = state.phase.used();
        if let Phase::Build { changed, .. } = state.phase
            && changed.contains(spot)
        {
            return Err(Reason::ChangedAlready { space: at }.under(rules::B7_2));
        }
        let camp = state.board.camp(spot);
        let points = size.0.abs_diff(camp.size.0);
        if size == camp.size && size > Size::NONE {
            return Err(Reason::SameSize { craft, space: at }.under(rule));
        }
        if size <= camp.size {
            if !self.variant().shrinks() {
                let variant = self.variant();
                let rule = if variant.many_spaces() { rules::B7_2 } else { rules::B7_1 };
                return Err(Reason::NoShrinking { craft, variant }.under(rule));
            }
            if camp.size == Size::NONE {
                return Err(Reason::NothingToShrink { craft, space: at }.under(rules::B7_3));
            }
        }
        let supply = &state.band().supply;
        if size > Size::NONE && supply.count(Ware::craft(craft, size)) == 0 {
            return Err(Reason::NotInSupply { craft, size }.under(rule));
        }
        if size < camp.size && points > supply.hunters {
            let (hunters, has) = (points, supply.hunters);
            return Err(Reason::SupplyTooSmall { hunters, has }.under(rules::B7_3));
        }
        if size > camp.size && points > camp.hunters {
            let (needed, has) = (points, camp.hunters);
            return Err(Reason::TooFewHunters { space: at, needed, has }.under(rule));
        }
        search_hunters(state, used + points)
    }
}

/// B4.4: as many hunters as an action can have, and the stocks cover.
fn search_hunters(state: &State, hunters: u8) -> Search {
    if hunters > MOST_HUNTERS {
        return Err(Reason::TooManyHunters { hunters }.under(rules::B4_4));
    }
    let stock = state.band().stock;
    if hunters > affordable(stock) {
        let (cost, has) = (cost(hunters), stock.total());
        return Err(Reason::CannotPay { hunters, cost, has }.under(rules::B4_4));
    }
    Ok(())
}

fn search_spot(state: &State, space: Space) -> Search<Spot> {
    state.board.spot(space).ok_or_else(|| Reason::NoTile { space }.under(rules::B1_3))
}

/// B2.3: a space that nobody else holds.
fn search_owner(state: &State, space: Space, spot: Spot) -> Search {
    match state.board.owner(spot) {
        Some(owner) if owner != state.seat => Err(Reason::HeldByOther { space, owner }.under(rules::B2_3)),
        _ => Ok(()),
    }
}

/// A space where the seat has a hunter.
fn search_hunter(state: &State, action: Action, space: Space) -> Search<Spot> {
    let spot = search_spot(state, space)?;
    if state.board.with_hunters(state.seat) & spot.only() == 0 {
        return Err(Reason::NoHunter { space }.under(moving(action)));
    }
    Ok(spot)
}

fn search_gathering(state: &State, from: Space, to: Space) -> Search {
    if from == to {
        return Err(Reason::SameSpace.under(rules::B4_8));
    }
    search_hunter(state, Action::Gather, from)?;
    let there = search_hunter(state, Action::Gather, to)?;
    if let Phase::Gather { target, .. } = state.phase
        && target != there
    {
        return Err(Reason::OtherGathering { target: state.board.space(target) }.under(rules::B4_8));
    }
    search_hunters(state, state.phase.used() + 1)
}

fn search_walk(state: &State, gait: Gait, from: Space, to: Space) -> Search {
    let rule = moving(gait.action());
    if from == to {
        return Err(Reason::SameSpace.under(rule));
    }
    let here = search_hunter(state, gait.action(), from)?;
    let there = search_spot(state, to)?;
    if let Phase::Walk { arrived, .. } = state.phase
        && state.board.camp(here).hunters <= arrived.times(here)
    {
        return Err(Reason::AllMoved { space: from }.under(rules::B4_9));
    }
    search_owner(state, to, there)?;
    search_hunters(state, state.phase.used() + 1)?;
    match gait {
        Gait::Step => Err(Reason::NotNear { from, to }.under(rule)),
        Gait::Trek => Err(Reason::NotInThree { from, to }.under(rule)),
    }
}

fn search_market(state: &State, ware: Ware) -> Search {
    if !Ware::ALL.contains(&ware) {
        return Err(Reason::NoSuchWare.under(rules::B2_1));
    }
    let band = state.band();
    if band.market.count(ware) == 0 {
        return Err(Reason::SoldOut { ware }.under(rules::B4_1));
    }
    let price = ware.price();
    match Animal::ALL.into_iter().find(|&animal| band.stock[animal] < price) {
        Some(animal) => {
            let has = band.stock[animal];
            Err(Reason::CannotBuy { ware, price, animal, has }.under(rules::B4_1))
        }
        None => Ok(()),
    }
}

fn search_exchange(stock: Stock, give: Animal, get: Animal) -> Search {
    if give == get {
        return Err(Reason::SameAnimal.under(rules::B4_2));
    }
    if stock[give] < 3 {
        return Err(Reason::CannotTrade { animal: give, has: stock[give] }.under(rules::B4_2));
    }
    if stock[get] >= FULL {
        return Err(Reason::StockIsFull { animal: get }.under(rules::B4_2));
    }
    Ok(())
}

fn search_payment(cost: u8, stock: Stock, paid: Stock) -> Search {
    if paid.total() != u32::from(cost) {
        return Err(Reason::WrongSum { cost, paid: paid.total() }.under(rules::B4_4));
    }
    match Animal::ALL.into_iter().find(|&animal| paid[animal] > stock[animal]) {
        Some(animal) => Err(Reason::TooFewAnimals { animal, has: stock[animal] }.under(rules::B4_4)),
        None => Ok(()),
    }
}
