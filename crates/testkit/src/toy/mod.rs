//! A toy game, as small as a game can be that uses everything in the contract.
//!
//! # Rules
//! - **T1.1** 2 or 3 seats. A pack of twelve cards, numbered 1 to 12.
//! - **T1.2** Chance deals four cards to every seat; each sees its own. The rest stays unseen.
//! - **T2.1** Two rounds. In each, every seat secretly chooses two cards of its hand, all at the same time
//!   (`bid`).
//! - **T2.2** When all have chosen, the bids are shown and spent. Of the totals that one seat alone has, the
//!   highest wins the round (the lowest with the option `"wins":"low"`); if there is none, nobody does.
//! - **T2.3** Chance draws what the prize is worth: 1 to 3 points.
//! - **T2.4** The winner takes them one by one: each time it takes a point itself (`keep`) or makes another seat
//!   that has points lose one (`spoil`).
//! - **T3.1** After the second round most points win; equal, the smaller total of all cards spent; equal again,
//!   the place is shared.
//!
//! ```
//! use game::{Game, Turn, random::Quick};
//! use testkit::toy::Toy;
//! let rules = Toy::new(3, Default::default())?;
//! let mut state = rules.start();
//! rules.playout(&mut state, &mut Quick::new(1));
//! assert_eq!(rules.turn(&state), Turn::Over);
//! # Ok::<(), game::RefusalOf<Toy>>(())
//! ```

mod cards;
mod legal;
mod moves;
mod play;
mod state;
mod view;

use std::ops::RangeInclusive;

use game::{
    Effects, Game, MAX_SEATS, Outcome, PerSeat, Refusal, RefusalOf, Rule, Seat, Stream, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use cards::Cards;
pub use moves::{Bids, Chance, Menu, Move, Reason};
pub use play::Happened;
pub use state::{Phase, State};
pub use view::{Known, Table, View};

/// T1.2.
const HAND: u8 = 4;
/// T2.1.
const BID: u8 = 2;
/// T2.1.
const ROUNDS: u8 = 2;
/// T2.3.
const MAX_PRIZE: u8 = 3;

/// The numbers of the rules above.
pub mod rule {
    use game::Rule;

    /// Seats and cards.
    pub const SEATS: Rule = Rule("T1.1");
    /// The deal.
    pub const DEAL: Rule = Rule("T1.2");
    /// Bidding.
    pub const BID: Rule = Rule("T2.1");
    /// Who wins a round.
    pub const WIN: Rule = Rule("T2.2");
    /// The prize.
    pub const PRIZE: Rule = Rule("T2.3");
    /// Taking the prize.
    pub const SHARE: Rule = Rule("T2.4");
    /// The end.
    pub const END: Rule = Rule("T3.1");
}

/// Which bid wins (T2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wins {
    /// The highest.
    #[default]
    High,
    /// The lowest.
    Low,
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which bid wins.
    pub wins: Wins,
}

/// The detail of a result: the totals of the cards spent, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detail {
    /// The totals.
    pub spent: PerSeat<u8>,
}

/// What a person wants computed: the best bid that the viewer's hand allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Insight {
    /// The total of its two highest cards.
    pub best_bid: u8,
}

/// The configured rules.
#[derive(Clone, Debug)]
pub struct Toy {
    seats: u8,
    options: Options,
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const RULES: &'static [Rule] =
        &[rule::SEATS, rule::DEAL, rule::BID, rule::WIN, rule::PRIZE, rule::SHARE, rule::END];

    type Options = Options;
    type State = State;
    type Move = Move;
    type Menu = Menu;
    type Chance = Chance;
    type Effect = Happened;
    type Reason = Reason;
    type View = View;
    type Insight = Insight;
    type Detail = Detail;
    type StateJson = Table<Cards>;
    type ChanceJson = Chance;

    fn new(seats: u8, options: Options) -> Result<Self, RefusalOf<Self>> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new(rule::SEATS, Reason::Seats { seats }));
        }
        Ok(Self { seats, options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        let none = [Cards::NONE; MAX_SEATS];
        State { phase: Phase::Deal, round: 1, hands: none, bids: none, spent: none, points: [0; MAX_SEATS] }
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(state, seat, moves);
    }

    fn menu(&self, state: &State, seat: Seat) -> Option<Menu> {
        self.menu_of(state, seat)
    }

    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), RefusalOf<Self>> {
        self.check_move(state, seat, mv)
    }

    fn play<E: Effects<Happened>>(&self, state: &mut State, seat: Seat, mv: &Move, effects: &mut E) {
        self.make_move(state, seat, mv, effects);
    }

    fn random_move<S: Stream>(&self, state: &State, seat: Seat, stream: &mut S) -> Move {
        self.draw_move(state, seat, stream)
    }

    fn kind(mv: &Move) -> &'static str {
        match mv {
            Move::Bid(_) => "bid",
            Move::Keep => "keep",
            Move::Spoil(_) => "spoil",
        }
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), RefusalOf<Self>> {
        self.check_outcome(state, chance)
    }

    fn draw<S: Stream>(&self, state: &State, stream: &mut S) -> Chance {
        self.draw_outcome(state, stream)
    }

    fn apply<E: Effects<Happened>>(&self, state: &mut State, chance: &Chance, effects: &mut E) {
        self.let_happen(state, chance, effects);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redeal<S: Stream>(&self, view: &View, stream: &mut S) -> State {
        self.deal_anew(view, stream)
    }

    fn effect_for(&self, effect: &Happened, viewer: Viewer) -> Option<Happened> {
        Some(Self::seen_by(effect, viewer))
    }

    fn knows_move(&self, seat: Seat, mv: &Move, viewer: Viewer) -> bool {
        viewer.is(seat) || !matches!(mv, Move::Bid(_))
    }

    fn chance_for(&self, chance: &Chance, viewer: Viewer) -> Option<Value> {
        match chance {
            Chance::Deal(hands) => Some(serde_json::json!({ "deal": Self::deal_for(hands, viewer) })),
            Chance::Prize(_) => Some(game::json(chance)),
        }
    }

    fn evident_move(&self, state: &State, seat: Seat) -> Option<Move> {
        match state.phase {
            // Everybody sees how many cards a hand has: two leave one bid.
            Phase::Bid if state.bids[seat.index()].is_empty() && state.hands[seat.index()].len() == BID => {
                Some(Move::Bid(state.hands[seat.index()]))
            }
            Phase::Share { seat: winner, .. } if winner == seat && self.spoilable(state, seat).is_empty() => {
                Some(Move::Keep)
            }
            _ => None,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Detail>> {
        if state.phase != Phase::Over {
            return None;
        }
        let seats = usize::from(self.seats);
        let spent: PerSeat<u8> = state.spent[..seats].iter().map(|cards| cards.total()).collect();
        let scores: PerSeat<i32> = state.points[..seats].iter().map(|&points| points.into()).collect();
        let keys: Vec<_> =
            scores.iter().zip(&spent).map(|(&score, &spent)| (score, -i32::from(spent))).collect();
        Some(Outcome { ranks: game::ranks(&keys), scores, detail: Detail { spent } })
    }

    fn insight(&self, view: &View) -> Insight {
        let hand: Vec<u8> = view.own_hand().iter().collect();
        Insight { best_bid: hand.iter().rev().take(BID.into()).sum() }
    }

    fn standing(&self, state: &State) -> PerSeat<f32> {
        state.points[..usize::from(self.seats)].iter().map(|&points| points.into()).collect()
    }

    fn show(&self, state: &State) -> Table<Cards> {
        self.table(state, |_, cards| cards)
    }

    fn restore(&self, json: Table<Cards>) -> Result<State, RefusalOf<Self>> {
        self.read_state(&json)
    }

    fn show_chance(&self, chance: &Chance) -> Chance {
        chance.clone()
    }

    fn read_chance(&self, json: Chance) -> Result<Chance, RefusalOf<Self>> {
        Ok(json)
    }

    fn notation(&self, mv: &Move) -> String {
        match mv {
            Move::Bid(cards) => {
                let numbers: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                format!("bid {}", numbers.join(" "))
            }
            Move::Keep => "keep".to_owned(),
            Move::Spoil(seat) => format!("spoil {seat}"),
        }
    }
}
