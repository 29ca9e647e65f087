//! What a position promises: what bots judge it by, and nothing that the rules need.

use game::{Game as _, PerSeat, Seat};

use crate::board::Spot;
use crate::state::Phase;
use crate::{Bison, Land, Pieces, State, Stock, cost};

impl Bison {
    /// What the land would bring each seat if it were scored now (B5.2, B5.3), whatever the stocks can hold.
    #[must_use]
    pub fn prospects(&self, state: &State) -> PerSeat<Stock> {
        let gets = self.incomes(state, &Land::SCORED);
        Seat::all(self.seats()).map(|seat| gets[seat.index()]).collect()
    }
}

impl State {
    /// What the acting seat owes for the action that goes on or is to be paid (B4.4), else 0.
    #[must_use]
    pub const fn due(&self) -> u8 {
        // With no hunters an action costs nothing but brings an animal, which is asked for by itself.
        match self.phase.used() {
            0 => 0,
            used => cost(used),
        }
    }

    /// What a seat can put on the board (B2.1).
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub const fn supply(&self, seat: Seat) -> Pieces {
        self.bands[seat.index()].supply
    }

    /// The hunters of a seat on the board.
    ///
    /// # Panics
    /// If there is no such seat.
    #[must_use]
    pub fn hunters_out(&self, seat: Seat) -> u8 {
        Spot::each(self.board.held(seat)).map(|spot| self.board.camp(spot).hunters).sum()
    }

    /// Whether nothing is half done: a seat is about to begin its turn, chance is due, or the game is over.
    #[must_use]
    pub const fn is_between_turns(&self) -> bool {
        matches!(self.phase, Phase::Action | Phase::First | Phase::Shuffle | Phase::Over)
    }
}
