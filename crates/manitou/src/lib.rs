//! The rules of Big Manitou, for 2 to 5 seats.
//!
//! Tribes hunt on three grounds, over three to five hunts. For each hunt every seat secretly chooses a party
//! from its 17 cards, and plays seven of them: hunters add up to a total on their ground, heroes fight each
//! other until one seat alone has any face up. Then the grounds are judged: a hero, the highest total and the
//! next highest take tiles. Bison and tipis score in pairs; horses and totems bring the two cylinders,
//! tomahawks stronger hunters. Who used the most force gives up a tile. Chance draws the tiles and shuffles
//! the parties; hands, piles and choices are hidden.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `cards`, `hand` | cards and who beats whom; cards together (M1.1, M1.4) |
//! | `tiles`, `bag`, `options` | tiles, the bag, what can be chosen for a match (M1.2) |
//! | `ground`, `state`, `moves` | a hunting ground; the state and its phases; moves and chance |
//! | `setup`, `consistency`, `table` | the beginning; which states are consistent; the table as JSON |
//! | `chance` | dealer, tiles, random parties, deals (M2) |
//! | `party`, `legal` | the parties that can be chosen; what may be done (M2.4, M3) |
//! | `play`, `harvest`, `spoils` | what it does; the end of a hunt; who takes what (M3, M4) |
//! | `score` | the end (M5) |
//! | `view`, `redeal`, `insight` | what a viewer knows, thinks possible, wants computed |
//! | `effects`, `reason`, `rules`, `notation` | what happened, why not, rule numbers, words |
//!
//! ```
//! use game::{Game, random::Quick};
//! use manitou::{Manitou, Options};
//!
//! let rules = Manitou::new(4, Options::default()).unwrap();
//! let mut state = rules.start();
//! rules.playout(&mut state, &mut Quick::new(1));
//! assert!(rules.outcome(&state).is_some());
//! ```

mod bag;
mod cards;
mod chance;
mod consistency;
mod effects;
mod ground;
mod hand;
mod harvest;
mod insight;
mod legal;
mod moves;
mod notation;
mod options;
mod party;
mod play;
mod reason;
mod redeal;
mod rules;
mod score;
mod setup;
mod spoils;
mod state;
mod table;
mod tiles;
mod view;

use std::ops::RangeInclusive;

use game::{Effects, Game, Outcome, PerSeat, RefusalOf, Rule, Seat, Seats, Stream, Turn, Viewer};
use serde_json::Value;

pub use bag::Bag;
pub use cards::{Card, Contest, Hero};
pub use effects::{Effect, Victor};
pub use ground::{Ground, Guard, Lane, Placed};
pub use hand::{Cards, Pile};
pub use insight::{GroundInsight, Insight};
pub use moves::{Chance, GroundId, Menu, Move, MusterMenu};
pub use options::{BagOption, Muster, NamedBag, Options, Spoils};
pub use reason::Reason;
pub use score::{Detail, Points};
pub use spoils::{Claim, Taker, Takers};
pub use state::{Cylinder, Phase, PhaseName, State, Tribe};
pub use table::{ShownGround, Table};
pub use tiles::{Tile, Tiles};
pub use view::{SeatView, Seen, View};

/// Big Manitou for a number of seats, with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manitou {
    seats: u8,
    options: Options,
    bag: Bag,
}

/// The most tiles of one kind that a bag may hold.
const MOST_OF_A_KIND: u16 = 1_000;

impl Manitou {
    /// How many hunts there are (M2.1).
    #[must_use]
    pub const fn hunts(&self) -> u8 {
        match self.seats {
            3 => 3,
            5 => 5,
            _ => 4,
        }
    }

    /// How many tiles a ground gets in each hunt (M2.3).
    #[must_use]
    pub const fn ground_size(&self, ground: GroundId) -> u32 {
        let sizes = match self.seats {
            2 => [4, 3, 2],
            5 => [4, 4, 4],
            _ => [4, 4, 3],
        };
        sizes[ground.index()]
    }

    /// How many tiles are drawn for each hunt.
    pub(crate) fn hunt_size(&self) -> u32 {
        GroundId::ALL.into_iter().map(|ground| self.ground_size(ground)).sum()
    }

    /// The tiles in the bag before the first hunt.
    #[must_use]
    pub const fn full_bag(&self) -> Bag {
        self.bag
    }

    /// Who plays first in this hunt (M2.2); seat 0 as long as the dealer is not drawn.
    pub(crate) fn first(&self, state: &State) -> Seat {
        state.dealer.map_or(Seat(0), |dealer| dealer.next(self.seats))
    }

    /// How many cards the party of a seat has in this hunt (M2.4).
    #[must_use]
    pub fn party_size(&self, state: &State, seat: Seat) -> u8 {
        if Some(seat) == state.dealer {
            7
        } else if self.seats > 2 && seat == self.first(state) {
            9
        } else {
            8
        }
    }
}

impl Game for Manitou {
    const NAME: &'static str = "manitou";
    const TITLE: &'static str = "Big Manitou";
    const VERSION: u32 = 2;
    const OLDEST_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const RULES: &'static [Rule] = rules::ALL;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Menu = Menu;
    type Chance = Chance;
    type Effect = Effect;
    type Reason = Reason;
    type View = View;
    type Insight = Insight;
    type Detail = Detail;
    type StateJson = Table<Tribe>;
    type ChanceJson = Chance;

    fn new(seats: u8, options: Options) -> Result<Self, RefusalOf<Self>> {
        if !Self::SEATS.contains(&seats) {
            return Err(Reason::WrongSeats { seats }.under(rules::M2_1));
        }
        let bag = options.bag.tiles();
        let rules = Self { seats, options, bag };
        for tile in Tile::ALL {
            let count = bag.count(tile);
            if count > MOST_OF_A_KIND {
                return Err(Reason::BagTooLarge { tile, count, most: MOST_OF_A_KIND }.under(rules::M1_2));
            }
        }
        let (tiles, needed) = (bag.len(), rules.hunt_size() * u32::from(rules.hunts()));
        if tiles < needed {
            return Err(Reason::BagTooSmall { tiles, needed, seats }.under(rules::M2_3));
        }
        Ok(rules)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn version_of(options: &Options) -> u32 {
        if options.spoils.is_some() { 2 } else { 1 }
    }

    fn start(&self) -> State {
        self.beginning()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Muster { waiting } if self.options.muster == Muster::Choice => Turn::Seats(waiting),
            Phase::Start | Phase::Grounds | Phase::Muster { .. } | Phase::Deal { .. } => Turn::Chance,
            Phase::Play { seat }
            | Phase::Eighth { seat }
            | Phase::Shift { seat }
            | Phase::Force { seat, .. } => Turn::of(seat),
            Phase::Take { takers, .. } => {
                takers.first().map_or(Turn::Seats(Seats::NONE), |taker| Turn::of(taker.seat))
            }
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list(state, seat, moves);
    }

    fn menu(&self, state: &State, seat: Seat) -> Option<Menu> {
        self.muster_menu(state, seat)
    }

    fn count_moves(&self, state: &State, seat: Seat) -> u64 {
        self.count(state, seat).into()
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), RefusalOf<Self>> {
        self.verify(state, seat, mv)
    }

    fn play<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, mv: &Move, effects: &mut E) {
        self.make(state, seat, mv, effects);
    }

    fn random_move<S: Stream>(&self, state: &State, seat: Seat, stream: &mut S) -> Move {
        self.random(state, seat, stream)
    }

    fn kind(mv: &Move) -> &'static str {
        mv.kind()
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), RefusalOf<Self>> {
        self.check_outcome(state, chance)
    }

    fn draw<S: Stream>(&self, state: &State, stream: &mut S) -> Chance {
        self.draw_chance(state, stream)
    }

    fn apply<E: Effects<Effect>>(&self, state: &mut State, chance: &Chance, effects: &mut E) {
        self.happen(state, chance, effects);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redeal<S: Stream>(&self, view: &View, stream: &mut S) -> State {
        self.deal_hidden(view, stream)
    }

    fn effect_for(&self, effect: &Effect, viewer: Viewer) -> Option<Effect> {
        Some(effect.known_to(viewer))
    }

    fn knows_move(&self, seat: Seat, mv: &Move, viewer: Viewer) -> bool {
        // M2.4: parties are chosen secretly.
        viewer.is(seat) || !matches!(mv, Move::Muster(_))
    }

    fn chance_for(&self, chance: &Chance, viewer: Viewer) -> Option<Value> {
        self.outcome_for(chance, viewer)
    }

    fn evident_move(&self, state: &State, seat: Seat) -> Option<Move> {
        self.evident(state, seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Detail>> {
        self.result(state)
    }

    fn insight(&self, view: &View) -> Insight {
        self.insight_of(view)
    }

    fn standing(&self, state: &State) -> PerSeat<f32> {
        self.standings(state)
    }

    fn show(&self, state: &State) -> Table<Tribe> {
        self.show_state(state)
    }

    fn restore(&self, json: Table<Tribe>) -> Result<State, RefusalOf<Self>> {
        self.consistent(&json)
    }

    fn show_chance(&self, chance: &Chance) -> Chance {
        *chance
    }

    fn read_chance(&self, json: Chance) -> Result<Chance, RefusalOf<Self>> {
        Ok(json)
    }

    fn notation(&self, mv: &Move) -> String {
        mv.to_string()
    }
}
