//! The course of turns, rounds and seasons: drawing, scoring, overflow, the end (B3, B5).

use game::{Effects, Game as _, PerSeat, Seat};

use crate::effects::Effect;
use crate::legal::LAST_ROUND;
use crate::score::places;
use crate::state::{Phase, Pile, State, Taken};
use crate::{Bison, Land, Stock, rules};

impl Bison {
    /// B3.1: the first seat is known.
    pub(crate) fn open<E: Effects<Effect>>(&self, state: &mut State, first: Seat, effects: &mut E) {
        state.first = first;
        state.phase = Phase::Shuffle;
        effects.cite(rules::B1_8);
        effects.cite(rules::B2_1);
        effects.cite(rules::B2_2);
        effects.push(|| Effect::FirstSeat { seat: first });
    }

    /// B3.1: the tiles are shuffled, and the first season begins.
    pub(crate) fn shuffle<E: Effects<Effect>>(&self, state: &mut State, pile: Pile, effects: &mut E) {
        state.pile = pile;
        effects.push(|| Effect::Shuffled { tiles: self.tiles_in_game(), removed: self.tiles_removed() });
        self.begin_season(state, effects);
    }

    /// B3.2: everyone draws a tile, and the first seat begins.
    fn begin_season<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        let season = state.season;
        effects.push(|| Effect::SeasonBegins { season, seasons: self.seasons() });
        for seat in state.first.clockwise(self.seats()) {
            let tile = state.pile.draw();
            let band = &mut state.bands[seat.index()];
            band.tile = tile;
            band.taken = Taken::NONE;
            effects.push(|| Effect::TileDrawn { seat, tile: tile.map(|tile| self.deck().name(tile)) });
        }
        state.round = 1;
        state.seat = state.first;
        state.phase = Phase::Action;
        effects.push(|| Effect::RoundBegins { round: 1 });
    }

    /// B3.3: the next seat, the next round, or the end of the season.
    pub(crate) fn end_turn<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        let next = state.seat.next(self.seats());
        if next == state.first {
            if state.round == LAST_ROUND {
                return self.end_season(state, effects);
            }
            state.round += 1;
            let round = state.round;
            effects.push(|| Effect::RoundBegins { round });
        }
        state.seat = next;
        state.phase = Phase::Action;
    }

    /// B5.1: the last season counts hunting grounds alone.
    fn end_season<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        if state.season == self.seasons() {
            let stocks: [Stock; 4] = state.bands.map(|band| band.stock);
            for band in &mut state.bands {
                band.stock = Stock::default();
            }
            effects.push(|| {
                let seats = usize::from(self.seats());
                Effect::StocksCleared { lost: stocks[..seats].iter().copied().collect() }
            });
        }
        self.score_from(state, Some(Land::SCORED[0]), effects);
    }

    /// B5.1, B5.4: this kind of land and those after it, as far as nobody overflows.
    fn score_from<E: Effects<Effect>>(&self, state: &mut State, mut next: Option<Land>, effects: &mut E) {
        while let Some(land) = next {
            self.score(state, land, effects);
            if self.overflow(state, land, effects) {
                return;
            }
            next = land.scored_next();
        }
        if state.season == self.seasons() {
            self.finish(state, effects);
        } else {
            // B5.5, B3.1: the next seat begins the next season.
            state.season += 1;
            state.first = state.first.next(self.seats());
            let first = state.first;
            effects.push(|| Effect::FirstSeat { seat: first });
            self.begin_season(state, effects);
        }
    }

    /// B5.3: every region of a kind.
    fn score<E: Effects<Effect>>(&self, state: &mut State, land: Land, effects: &mut E) {
        effects.push(|| Effect::LandScored { land });
        for number in [rules::B1_4, rules::B1_7, rules::B5_2] {
            effects.cite(number);
        }
        let State { board, bands, .. } = state;
        self.each_scored_region(board, land, |region, gets| {
            for (band, gets) in bands.iter_mut().zip(gets) {
                band.stock[land.animal()] += gets;
            }
            effects.push(|| Effect::RegionScored(self.describe(board, region)));
        });
    }

    /// B5.4: hands over to the first seat clockwise that has more than 15; false if none has.
    fn overflow<E: Effects<Effect>>(&self, state: &mut State, scored: Land, effects: &mut E) -> bool {
        let mut seats = state.first.clockwise(self.seats());
        let Some(seat) = seats.find(|&seat| state.stock(seat).overflows()) else { return false };
        state.seat = seat;
        state.phase = Phase::Overflow { scored };
        let animal = scored.animal();
        let stock = state.stock(seat)[animal];
        effects.push(|| Effect::Overflowed { seat, animal, stock });
        true
    }

    /// B5.4: after a dealing in an overflow, the seat goes on, or the next one, or the scoring.
    pub(crate) fn after_dealing<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        let Phase::Overflow { scored } = state.phase else { return };
        if state.band().stock.overflows() {
            return;
        }
        effects.cite(rules::B5_4);
        if !self.overflow(state, scored, effects) {
            self.score_from(state, scored.scored_next(), effects);
        }
    }

    /// B6.1: the match is over.
    fn finish<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        state.phase = Phase::Over;
        state.seat = Seat(0);
        let stocks = &state.bands[..usize::from(self.seats())];
        effects.push(|| {
            let stocks: PerSeat<Stock> = stocks.iter().map(|band| band.stock).collect();
            let scores = stocks.iter().map(|stock| stock.total() as i32).collect();
            Effect::GameOver { scores, ranks: places(&stocks) }
        });
    }
}
