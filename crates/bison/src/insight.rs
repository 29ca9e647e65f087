//! What people want computed for them: regions, income, and what an action costs.

use game::{Game as _, PerSeat, Seat};
use serde::Serialize;

use crate::board::{SEATS, Spot};
use crate::cost::{MOST_HUNTERS, affordable, cost};
use crate::score::{Region, places};
use crate::state::{Phase, State};
use crate::{Action, Bison, Land, Stock};

/// What a person wants to know about a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Insight {
    /// Every region, in the order of scoring: prairies, mountains, rivers.
    pub regions: Vec<Region>,
    /// What each seat would have if the season ended now.
    pub season: PerSeat<Income>,
    /// What each seat would have if this were the final scoring.
    #[serde(rename = "final")]
    pub last: PerSeat<Final>,
    /// What the action that goes on costs; null if none does.
    pub action: Option<Bill>,
}

/// What the end of a season would bring a seat (B5.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Income {
    /// The animals that it would get.
    pub gets: Stock,
    /// What it would then have.
    pub stock: Stock,
    /// What would stand above 15, and be lost unless it is dealt away (B5.4).
    pub above: Stock,
}

/// What the final scoring would bring a seat (B5.1, B6.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Final {
    /// Its animals, none above 15.
    pub stock: Stock,
    /// All of them together.
    pub score: u32,
    /// Its place.
    pub rank: u8,
}

/// What an action costs so far, and what it can still cost (B4.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bill {
    /// Who acts.
    pub seat: Seat,
    /// The action that goes on in parts; null while it is paid, and before one is chosen.
    pub action: Option<Action>,
    /// The hunters used so far.
    pub used: u8,
    /// What they cost.
    pub cost: u8,
    /// What one hunter more would come to; null if none can be had or paid.
    pub next: Option<u8>,
    /// The most hunters that the action could come to, by pieces and stocks.
    pub most: u8,
    /// What those would cost.
    pub most_cost: u8,
}

impl Bison {
    pub(crate) fn outlook(&self, state: &State) -> Insight {
        let board = &state.board;
        let regions = Land::SCORED.into_iter().flat_map(|land| self.regions(board, land)).collect();
        let gets = self.incomes(state, &Land::SCORED);
        let season = Seat::all(self.seats()).map(|seat| {
            let stock = state.stock(seat).plus(gets[seat.index()]);
            Income { gets: gets[seat.index()], stock: stock.capped(), above: stock.less(stock.capped()) }
        });
        let stocks: PerSeat<Stock> = self.final_stocks(state);
        let last = stocks.iter().zip(places(&stocks)).map(|(&stock, rank)| Final {
            stock,
            score: stock.total(),
            rank,
        });
        Insight { regions, season: season.collect(), last: last.collect(), action: self.bill(state) }
    }

    /// What each seat gets of these kinds of land.
    pub(crate) fn incomes(&self, state: &State, lands: &[Land]) -> [Stock; SEATS] {
        let mut incomes = [Stock::default(); SEATS];
        for &land in lands {
            for (income, gets) in incomes.iter_mut().zip(self.income(&state.board, land)) {
                income[land.animal()] += gets;
            }
        }
        incomes
    }

    /// The stocks that the final scoring would leave now, none above 15.
    ///
    /// In the midst of the final scoring, what is scored stands and only the rest is added.
    fn final_stocks(&self, state: &State) -> PerSeat<Stock> {
        let scored = Land::SCORED.iter().position(|&land| match state.phase {
            Phase::Overflow { scored } if state.season == self.seasons() => land == scored,
            Phase::Over => land == Land::River,
            _ => false,
        });
        let rest = &Land::SCORED[scored.map_or(0, |place| place + 1)..];
        let gets = self.incomes(state, rest);
        let stock = |seat| if scored.is_some() { state.stock(seat) } else { Stock::default() };
        Seat::all(self.seats()).map(|seat| stock(seat).plus(gets[seat.index()]).capped()).collect()
    }

    /// How each seat stands: the animals that the final scoring would give it now.
    pub(crate) fn standings(&self, state: &State) -> PerSeat<f32> {
        self.final_stocks(state).iter().map(|stock| stock.total() as f32).collect()
    }

    fn bill(&self, state: &State) -> Option<Bill> {
        let seat = state.acting()?;
        let used = state.phase.used();
        let band = state.band();
        let on_board =
            || -> u8 { Spot::each(state.board.held(seat)).map(|spot| state.board.camp(spot).hunters).sum() };
        let more = match state.phase {
            Phase::Action => on_board().max(band.supply.hunters),
            // B7.2, B7.3: hunters that go back to the supply can come out again elsewhere.
            Phase::Build { .. } => on_board() + band.supply.hunters,
            Phase::Gather { target, .. } => on_board() - state.board.camp(target).hunters,
            Phase::Walk { .. } => on_board() - used,
            Phase::Pay { .. } => 0,
            _ => return None,
        };
        let most = match state.phase {
            Phase::Pay { .. } => used,
            _ => affordable(band.stock).min(MOST_HUNTERS).min(used + more),
        };
        let next = (most > used).then(|| cost(used + 1));
        let action = state.phase.going_on();
        Some(Bill { seat, action, used, cost: cost(used), next, most, most_cost: cost(most) })
    }
}
