//! The rules of Wind River (Dirk Liekens, Argentum 2008) for 3 or 4 seats.
//!
//! A herd of buffalo wanders ahead over six lanes of six hexes and out into the open plains; everyone's tipis
//! must keep up with it. In a turn a seat drives as many buffalo as it has tipis on the board, feeds its tipis
//! (others' eat first; what the herd does not feed costs provisions), and does one activity: it moves a tipi,
//! gathers provisions, raises another tipi or spurs one more buffalo. When no tipi is left on the board, most
//! tipis saved in the plains win. Everything is open; chance only draws the first seat.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`board`], [`counts`] | hexes, sets of hexes, pieces on hexes (W1, W2) |
//! | `setup` | the beginning, and which states are consistent (W2, W3) |
//! | `state`, `moves` | the state and its phases; moves and chance |
//! | `legal`, `play` | what may be done, and what it does (W3, W4) |
//! | `score` | the end (W5) |
//! | `view`, `insight` | the state as others see it; the feeding forecast |
//! | `effects`, `reason`, `rules`, `notation` | what happened, why not, rule numbers, words |
//!
//! ```
//! use game::{Game, random::Quick};
//! use wind_river::{Options, WindRiver};
//!
//! let rules = WindRiver::new(4, Options::default()).unwrap();
//! let mut state = rules.start();
//! rules.playout(&mut state, &mut Quick::new(1));
//! assert!(rules.outcome(&state).is_some());
//! ```

pub mod board;
pub mod counts;
mod effects;
mod insight;
mod legal;
mod moves;
mod notation;
mod play;
mod reason;
mod rules;
mod score;
mod setup;
mod state;
mod view;

use std::ops::RangeInclusive;

use game::{Effects, Game, Never, Outcome, PerSeat, Refusal, RefusalOf, Rule, Seat, Stream, Turn, Viewer};

use board::HexSet;
pub use effects::Effect;
pub use insight::{Camp, Forecast, Insight};
pub use moves::{Chance, Move, Step};
pub use reason::Reason;
pub use score::Detail;
pub use setup::Options;
pub use state::{MAX_PROVISIONS, Phase, PhaseName, State, TIPIS};
pub use view::{StateJson, View};

/// What raising a tipi costs (W4.3c).
const RAISE_COST: u8 = 3;

/// The rules of Wind River for a number of seats.
#[derive(Clone, Debug)]
pub struct WindRiver {
    seats: u8,
    /// The hexes in play (W1.3).
    board: HexSet,
    options: Options,
}

impl WindRiver {
    /// The hexes in play.
    #[must_use]
    pub const fn board(&self) -> HexSet {
        self.board
    }
}

impl Game for WindRiver {
    const NAME: &'static str = "wind-river";
    const TITLE: &'static str = "Wind River";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=4;
    const RULES: &'static [Rule] = rules::ALL;
    const OPEN: bool = true;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Menu = Never;
    type Chance = Chance;
    type Effect = Effect;
    type Reason = Reason;
    type View = View;
    type Insight = Insight;
    type Detail = Detail;
    type StateJson = StateJson;
    type ChanceJson = Chance;

    fn new(seats: u8, options: Options) -> Result<Self, RefusalOf<Self>> {
        if !Self::SEATS.contains(&seats) {
            return Err(Reason::WrongSeats { seats }.under(rules::W1_3));
        }
        Ok(Self { seats, board: HexSet::in_play(seats), options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        self.beginning()
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.phase, state.phase.seat()) {
            (_, Some(seat)) => Turn::of(seat),
            (Phase::Start, None) => Turn::Chance,
            (_, None) => Turn::Over,
        }
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list(state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), RefusalOf<Self>> {
        self.verify(state, seat, mv)
    }

    fn play<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, mv: &Move, effects: &mut E) {
        self.make(state, seat, *mv, effects);
    }

    fn random_move<S: Stream>(&self, state: &State, seat: Seat, stream: &mut S) -> Move {
        self.random(state, seat, stream)
    }

    fn kind(mv: &Move) -> &'static str {
        mv.kind()
    }

    fn check_chance(&self, state: &State, &Chance::First(seat): &Chance) -> Result<(), RefusalOf<Self>> {
        if state.phase != Phase::Start {
            return Err(Reason::NoChanceIsDue.under(rules::W3_1));
        }
        if seat.0 >= self.seats {
            return Err(Reason::NoSuchSeat { seat }.under(rules::W3_1));
        }
        Ok(())
    }

    fn draw<S: Stream>(&self, _state: &State, stream: &mut S) -> Chance {
        Chance::First(Seat(stream.below(u32::from(self.seats)) as u8))
    }

    fn apply<E: Effects<Effect>>(&self, state: &mut State, chance: &Chance, effects: &mut E) {
        self.draw_first(state, *chance, effects);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { state: self.state_json(state), viewer }
    }

    fn redeal<S: Stream>(&self, view: &View, _stream: &mut S) -> State {
        self.consistent(&view.state).expect("a view is made from a consistent state")
    }

    fn evident_move(&self, state: &State, seat: Seat) -> Option<Move> {
        let mut moves = Vec::new();
        self.list(state, seat, &mut moves);
        if let [only] = moves[..] { Some(only) } else { None }
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Detail>> {
        self.result(state)
    }

    fn insight(&self, view: &View) -> Insight {
        self.forecast(&self.consistent(&view.state).expect("a view is made from a consistent state"))
    }

    fn standing(&self, state: &State) -> PerSeat<f32> {
        self.standings(state)
    }

    fn show(&self, state: &State) -> StateJson {
        self.state_json(state)
    }

    fn restore(&self, json: StateJson) -> Result<State, Refusal<Reason>> {
        self.consistent(&json)
    }

    fn show_chance(&self, chance: &Chance) -> Chance {
        *chance
    }

    fn read_chance(&self, json: Chance) -> Result<Chance, Refusal<Reason>> {
        Ok(json)
    }

    fn notation(&self, mv: &Move) -> String {
        mv.short()
    }
}
