//! The rules of Bison (Wolfgang Kramer and Michael Kiesling, Phalanx Games 2006) for 2 to 4 seats.
//!
//! Everyone leads a band of hunters through a land that grows tile by tile: prairies with bison, rivers with
//! salmon, mountains with turkeys. Each season a seat draws a tile that only it sees, and takes four of six
//! actions, each at most once: it places its tile and brings hunters onto it, builds tipis or canoes, gathers
//! hunters, or moves them. Hunters used cost animals, none used gains one. Then every region feeds the seats
//! that are strongest there. The last season counts hunting grounds alone: most animals win. Two extensions
//! let one action build on several spaces, and make tipis and canoes smaller.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`geometry`], `board`, `tiles` | cells and corners; laid tiles, neighbours, regions; sets of tiles (B1) |
//! | `space`, `pieces`, `stock`, `cost` | spaces; hunters, tipis, canoes; animals; costs (B1, B2, B4) |
//! | `options`, `variant` | what a table chooses (B1.8, B1.9, B7) |
//! | `setup`, `consistent` | the beginning; states from JSON, and which of them are consistent (B2, B3) |
//! | `state`, `moves`, `chance` | the state and its phases; moves; chance |
//! | `legal`, `offer`, `refuse` | what may be done, in bundles; why something may not (B4, B5.4, B7) |
//! | `play`, `season` | what a move does; turns, seasons and scoring (B3, B4, B5) |
//! | `score` | ranks and shares in a region; the result (B5, B6) |
//! | `view`, `insight`, `prospect` | the state as a viewer sees it; regions, income and costs; what bots judge by |
//! | `effects`, `reason`, `rules`, `notation` | what happened, why not, rule numbers, words |
//!
//! ```
//! use bison::{Bison, Options};
//! use game::{Game, random::Quick};
//!
//! let rules = Bison::new(4, Options::default()).unwrap();
//! let mut state = rules.start();
//! rules.playout(&mut state, &mut Quick::new(1));
//! assert!(rules.outcome(&state).is_some());
//! ```

mod board;
mod chance;
mod consistent;
mod cost;
mod effects;
pub mod geometry;
mod insight;
#[cfg(test)]
mod kept;
mod legal;
mod moves;
mod notation;
mod offer;
mod options;
mod pieces;
mod play;
mod prospect;
mod reason;
mod refuse;
pub mod rules;
mod score;
mod season;
mod setup;
mod space;
mod state;
mod stock;
mod tiles;
mod variant;
mod view;

use std::ops::RangeInclusive;

use game::{Effects, Game, Never, Outcome, PerSeat, RefusalOf, Rule, Seat, Stream, Turn, Viewer};

pub use chance::{Chance, ChanceJson};
pub use cost::{MOST_HUNTERS, affordable, cost};
pub use effects::Effect;
pub use geometry::{Cell, Rotation};
use geometry::{LEAST_REACH, Lot, LotSet, MOST_REACH};
pub use insight::{Bill, Final, Income, Insight};
use legal::Offers;
pub use moves::{Action, Gait, Move};
pub use options::{Options, Tiles};
pub use pieces::{ALL_PIECES, Craft, FIRST_MARKET, FIRST_SUPPLY, Pieces, Size, Ware};
pub use reason::{Reason, SetFault};
pub use score::{Detail, Place, Region, Share};
pub use space::{Land, Space};
use state::Phase;
pub use state::{Pile, State};
pub use stock::{Animal, FULL, Stock};
use tiles::{Deck, OTHERS};
pub use tiles::{PlainTile, StartingTile, Tile, TileName, TileSet};
pub use variant::Variant;
pub use view::{Held, LaidJson, PhaseName, SeatJson, SpaceJson, StateJson, Table, View};

/// The rules of Bison for a number of seats, a variant, a reach and a set of tiles.
#[derive(Clone, Debug)]
pub struct Bison {
    seats: u8,
    options: Options,
    deck: Deck,
    /// The cells within reach.
    within: LotSet,
}

impl Bison {
    /// How many seasons there are (B3.1).
    #[must_use]
    pub const fn seasons(&self) -> u8 {
        8 - self.seats
    }

    /// How many of the 18 tiles leave the game unseen (B3.1).
    #[must_use]
    pub const fn tiles_removed(&self) -> u8 {
        OTHERS as u8 - self.tiles_in_game()
    }

    /// How many tiles are drawn in a match: one for each seat a season (B3.1, B3.2).
    #[must_use]
    pub const fn tiles_in_game(&self) -> u8 {
        self.seasons() * self.seats
    }

    /// The variant (B7).
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.options.variant
    }

    pub(crate) const fn deck(&self) -> &Deck {
        &self.deck
    }

    pub(crate) const fn within(&self) -> LotSet {
        self.within
    }
}

impl Game for Bison {
    const NAME: &'static str = "bison";
    const TITLE: &'static str = "Bison: Thunder on the Prairie";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES: &'static [Rule] = rules::ALL;

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
    type ChanceJson = ChanceJson;

    fn new(seats: u8, options: Options) -> Result<Self, RefusalOf<Self>> {
        if !Self::SEATS.contains(&seats) {
            return Err(Reason::WrongSeats { seats }.under(rules::B3_1));
        }
        let reach = options.reach;
        if !(LEAST_REACH..=MOST_REACH).contains(&reach) {
            return Err(Reason::WrongReach { reach }.under(rules::B1_9));
        }
        let deck = Deck::new(&options.tiles.set())?;
        Ok(Self { seats, options, deck, within: Lot::within(reach) })
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
        match state.phase {
            Phase::First | Phase::Shuffle => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(state.seat),
        }
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.acting() == Some(seat) {
            self.with_offers(state, |offers| offers.list(state, moves));
        }
    }

    fn count_moves(&self, state: &State, seat: Seat) -> u64 {
        if state.acting() == Some(seat) { self.with_offers(state, Offers::len).into() } else { 0 }
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), RefusalOf<Self>> {
        if state.acting() == Some(seat) && self.with_offers(state, |offers| offers.contains(state, mv)) {
            return Ok(());
        }
        Err(self.refusal(state, seat, mv))
    }

    fn play<E: Effects<Effect>>(&self, state: &mut State, _seat: Seat, mv: &Move, effects: &mut E) {
        self.make(state, mv, effects);
    }

    fn random_move<S: Stream>(&self, state: &State, _seat: Seat, stream: &mut S) -> Move {
        self.with_offers(state, |offers| offers.random(state, stream))
    }

    fn kind(mv: &Move) -> &'static str {
        mv.kind()
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), RefusalOf<Self>> {
        self.verify_chance(state, chance)
    }

    fn draw<S: Stream>(&self, state: &State, stream: &mut S) -> Chance {
        self.draw_chance(state, stream)
    }

    fn apply<E: Effects<Effect>>(&self, state: &mut State, chance: &Chance, effects: &mut E) {
        match *chance {
            Chance::First(seat) => self.open(state, seat, effects),
            Chance::Pile(pile) => self.shuffle(state, pile, effects),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen_by(state, viewer)
    }

    fn redeal<S: Stream>(&self, view: &View, stream: &mut S) -> State {
        self.possible(view, stream)
    }

    fn effect_for(&self, effect: &Effect, viewer: Viewer) -> Option<Effect> {
        match *effect {
            Effect::TileDrawn { seat, .. } if !viewer.is(seat) => {
                Some(Effect::TileDrawn { seat, tile: None })
            }
            _ => Some(effect.clone()),
        }
    }

    fn chance_for(&self, chance: &Chance, _viewer: Viewer) -> Option<serde_json::Value> {
        match chance {
            Chance::First(_) => Some(game::json(&self.chance_json(chance))),
            Chance::Pile(_) => None,
        }
    }

    fn evident_move(&self, state: &State, seat: Seat) -> Option<Move> {
        // In these phases nothing that is hidden bears on what is legal.
        if state.acting() != Some(seat) || state.phase == Phase::Action {
            return None;
        }
        self.with_offers(state, |offers| (offers.len() == 1).then(|| offers.nth(state, 0)))
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Detail>> {
        self.result(state)
    }

    fn insight(&self, view: &View) -> Insight {
        self.outlook(&self.open_part(view))
    }

    fn standing(&self, state: &State) -> PerSeat<f32> {
        self.standings(state)
    }

    fn show(&self, state: &State) -> StateJson {
        self.state_json(state)
    }

    fn restore(&self, json: StateJson) -> Result<State, RefusalOf<Self>> {
        self.consistent(&json)
    }

    fn show_chance(&self, chance: &Chance) -> ChanceJson {
        self.chance_json(chance)
    }

    fn read_chance(&self, json: ChanceJson) -> Result<Chance, RefusalOf<Self>> {
        match json {
            ChanceJson::First(seat) => Ok(Chance::First(seat)),
            ChanceJson::Pile(names) => Ok(Chance::Pile(self.tiles(&names)?)),
        }
    }

    fn notation(&self, mv: &Move) -> String {
        mv.short()
    }
}
