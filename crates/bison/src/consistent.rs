//! Which states are consistent: what a header's `setup` is checked for.

use game::{Game as _, Seat};

use crate::board::{Camp, Spot};
use crate::cost::{affordable, cost};
use crate::legal::LAST_ROUND;
use crate::pieces::{ALL_PIECES, FIRST_MARKET};
use crate::reason::Reason;
use crate::setup::{Checked, require};
use crate::state::{Few, Phase, State};
use crate::stock::FULL;
use crate::tiles::STARTING;
use crate::view::StateJson;
use crate::{Action, Bison, Craft, Gait, Pieces, Size, Stock, Ware, rules};

impl Bison {
    /// Reads a state and checks that it keeps the rules.
    pub(crate) fn consistent(&self, json: &StateJson) -> Checked<State> {
        require(json.seasons == self.seasons(), rules::B3_1, "there are 6, 5 or 4 seasons, by the seats")?;
        let season = (1..=self.seasons()).contains(&json.season);
        require(season, rules::B3_1, "the season is one of the match")?;
        require((1..=LAST_ROUND).contains(&json.round), rules::B3_3, "the round is 1 to 4")?;
        let mut state = self.assemble(json, |name| self.deck().tile(name))?;
        state.pile = self.tiles(&json.pile)?;
        self.check_idle_members(json, &state)?;
        if matches!(state.phase, Phase::First | Phase::Shuffle) {
            let start = State { phase: state.phase, first: state.first, ..self.beginning() };
            require(state == start, rules::B3_1, "in \"start\" nothing has happened yet")?;
            return Ok(state);
        }
        self.check_pieces(&state)?;
        self.check_stocks(&state)?;
        self.check_tiles(&state)?;
        self.check_taken(&state)?;
        self.check_phase(&state)?;
        Ok(state)
    }

    /// Members that have no meaning in a phase are empty.
    fn check_idle_members(&self, json: &StateJson, state: &State) -> Checked<()> {
        let used = json.used == state.phase.used();
        require(used, rules::B4_12, "used is 0 unless an action goes on or is being paid")?;
        let target = json.target.is_none() || matches!(state.phase, Phase::Gather { .. });
        require(target, rules::B4_8, "target is null unless a gathering goes on")?;
        let changed = json.changed.is_empty() || matches!(state.phase, Phase::Build { .. });
        require(changed, rules::B7_2, "changed is empty unless a tipi or canoe action goes on")?;
        let moved = json.board.iter().flat_map(|laid| crate::Land::ALL.map(|land| laid.space(land).moved));
        let still = moved.into_iter().all(|moved| moved == 0) || matches!(state.phase, Phase::Walk { .. });
        require(still, rules::B4_9, "moved is 0 unless a step or trek goes on")
    }

    /// B2.1: supply, market and board hold every piece of a seat.
    fn check_pieces(&self, state: &State) -> Checked<()> {
        for seat in Seat::all(self.seats()) {
            let wrong = |what| Err(Reason::InconsistentSeat { seat, what }.under(rules::B2_1));
            let band = &state.bands[seat.index()];
            let sum = |ware| {
                let on_board = Spot::each(state.board.held(seat)).map(|spot| {
                    let Camp { hunters, size } = state.board.camp(spot);
                    match ware {
                        Ware::Hunter => hunters,
                        _ => u8::from(ware == Ware::craft(Craft::on(spot.land()), size)),
                    }
                });
                on_board.map(u32::from).sum::<u32>()
                    + u32::from(band.supply.count(ware))
                    + u32::from(band.market.count(ware))
            };
            if Ware::ALL.into_iter().any(|ware| sum(ware) != u32::from(ALL_PIECES.count(ware))) {
                return wrong("supply, market and board together do not make its pieces");
            }
            let grown = |market: &Pieces| {
                Ware::ALL.into_iter().any(|ware| market.count(ware) > FIRST_MARKET.count(ware))
            };
            if grown(&band.market) {
                return wrong("its market has more than at the start");
            }
        }
        Ok(())
    }

    /// B2.2, B5.4: stocks are at most 15, but for the animals of the land that is being scored.
    fn check_stocks(&self, state: &State) -> Checked<()> {
        let mut most = Stock::of_each(FULL);
        if let Phase::Overflow { scored } = state.phase {
            let laid = state.board.laid().map(|laid| laid.tile);
            most[scored.animal()] += self.deck().stock(laid)[scored.animal()];
        }
        for seat in Seat::all(self.seats()) {
            if state.stock(seat).less(most) != Stock::default() {
                let what = "a stock is larger than it can be";
                return Err(Reason::InconsistentSeat { seat, what }.under(rules::B2_2));
            }
        }
        Ok(())
    }

    /// B3.1, B3.2: every tile is in one place, and each season each seat draws one.
    fn check_tiles(&self, state: &State) -> Checked<()> {
        let drawn = usize::from(state.season) * usize::from(self.seats());
        let in_hand = state.bands.iter().filter(|band| band.tile.is_some()).count();
        let laid = state.board.count() - STARTING;
        require(
            laid + in_hand == drawn,
            rules::B3_2,
            "each seat has drawn one tile a season, and laid or kept it",
        )?;
        let left = usize::from(self.tiles_in_game()) - drawn;
        require(state.pile.tiles().len() == left, rules::B3_1, "the pile holds what is not drawn yet")?;
        let mut seen = [false; crate::tiles::TILES];
        let hands = state.bands.iter().filter_map(|band| band.tile);
        let shuffled = hands.chain(state.pile.tiles().iter().copied());
        let all = state.board.laid().map(|laid| laid.tile).chain(shuffled);
        for tile in all {
            if std::mem::replace(&mut seen[tile.index()], true) {
                return Err(Reason::TileTwice { name: self.deck().name(tile) }.under(rules::B3_1));
            }
        }
        Ok(())
    }

    /// B3.3, B4.3: everyone has taken as many actions as turns, and laid the tile by `place`.
    fn check_taken(&self, state: &State) -> Checked<()> {
        let scoring = matches!(state.phase, Phase::Overflow { .. } | Phase::Over);
        require(!scoring || state.round == LAST_ROUND, rules::B5_1, "scoring follows the fourth round")?;
        let mut acted = true;
        for seat in state.first.clockwise(self.seats()) {
            let wrong = |what| Err(Reason::InconsistentSeat { seat, what }.under(rules::B4_3));
            let band = &state.bands[seat.index()];
            if seat == state.seat && !scoring {
                acted = false;
            }
            let acting = seat == state.seat && !scoring && state.phase != Phase::Action;
            let turns = if acted || acting { state.round } else { state.round - 1 };
            if band.taken.len() != turns {
                return wrong("it has taken another number of actions than it had turns");
            }
            if band.taken.contains(Action::Place) == band.tile.is_some() {
                return wrong("its tile is in hand until it takes the place action");
            }
            if turns == LAST_ROUND && band.tile.is_some() {
                return wrong("it must have placed its tile in its four turns");
            }
        }
        Ok(())
    }

    /// B4, B5.4: the decision that is due can have come up.
    fn check_phase(&self, state: &State) -> Checked<()> {
        let band = state.band();
        if let Some(action) = state.phase.going_on() {
            let taken = band.taken.contains(action);
            require(taken, rules::B4_3, "an action is taken from the moment it begins")?;
            let used = (1..=affordable(band.stock)).contains(&state.phase.used());
            require(used, rules::B4_4, "at least one hunter is used, and the stocks cover the cost")?;
        }
        match state.phase {
            Phase::Build { craft, used, changed } => self.check_building(state, craft, used, changed),
            Phase::Gather { target, used } => {
                let gathered = state.board.held(state.seat) & target.only() != 0
                    && state.board.camp(target).hunters > used;
                require(gathered, rules::B4_8, "at the target are the hunters that came, and one that stayed")
            }
            Phase::Walk { gait: Gait::Step | Gait::Trek, arrived } => {
                let own = state.board.held(state.seat);
                let all_own = arrived.as_slice().iter().all(|spot| own & spot.only() != 0);
                require(all_own, rules::B4_9, "only hunters of the acting seat have moved")
            }
            Phase::Pay { used } => {
                let most = |action| match action {
                    Action::Tipi | Action::Canoe => self.variant().most_builders(),
                    _ => crate::cost::MOST_HUNTERS,
                };
                let most = band.taken.iter().map(most).max().unwrap_or(0);
                require(
                    (2..=most).contains(&used),
                    rules::B4_4,
                    "an action of 2 to 5 hunters is being paid",
                )?;
                let covered = u32::from(cost(used)) <= band.stock.total();
                require(covered, rules::B4_4, "the stocks cover the cost")
            }
            Phase::Gain => {
                require(band.stock.below_full() != 0, rules::B4_4, "with full stocks nothing is gained")
            }
            Phase::Overflow { .. } => {
                let mut seats = state.first.clockwise(self.seats());
                let first = seats.find(|&seat| state.stock(seat).overflows());
                require(
                    first == Some(state.seat),
                    rules::B5_4,
                    "seats above 15 deal in turn from the first seat",
                )
            }
            Phase::Over => {
                require(state.season == self.seasons(), rules::B6_1, "the game is over after the last season")
            }
            Phase::Action | Phase::First | Phase::Shuffle => Ok(()),
        }
    }

    fn check_building(&self, state: &State, craft: Craft, used: u8, changed: Few) -> Checked<()> {
        require(
            self.variant().many_spaces(),
            rules::B7_1,
            "in the basic game a building action has one part",
        )?;
        let spots = changed.as_slice();
        let once = spots.iter().enumerate().all(|(place, spot)| !spots[..place].contains(spot));
        require(once, rules::B7_2, "a space is changed at most once in an action")?;
        let own = state.board.held(state.seat);
        let mut most = 0;
        for &spot in spots {
            let Camp { hunters, size } = state.board.camp(spot);
            let right = own & spot.only() != 0 && Craft::on(spot.land()) == craft;
            require(right, rules::B7_2, "changed spaces are the acting seat's, of the right land")?;
            // What was built or enlarged stands there; what was made smaller left hunters.
            let shrunk = if self.variant().shrinks() { hunters.min(4 - size.0) } else { 0 };
            require(size > Size::NONE || shrunk > 0, rules::B7_2, "on a changed space something stands")?;
            most += size.0.max(shrunk);
        }
        let fits = (spots.len() as u8..=most).contains(&used) && !spots.is_empty();
        require(fits, rules::B7_2, "the changes use as many hunters as are used")
    }
}
