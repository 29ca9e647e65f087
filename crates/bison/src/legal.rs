//! What a seat may do: the one place that decides it.

use arrayvec::ArrayVec;
use game::Stream;

use crate::board::{Camp, Spot, Spots};
use crate::cost::affordable;
use crate::offer::Offer;
use crate::state::{Band, Few, Phase, State};
use crate::{Action, Animal, Bison, Craft, Gait, Land, Move, Size};

/// The last round of a season (B3.3).
pub(crate) const LAST_ROUND: u8 = 4;

/// Everything that the acting seat may do.
///
/// Its eight hunters stand on at most eight spaces, and with twelve tipis and canoes it holds at most 20: so
/// 20 bundles to build, 8 each to gather, step and trek, and four for everything else.
pub(crate) struct Offers {
    /// Each bundle, with the number of its moves.
    bundles: ArrayVec<(Offer, u32), 48>,
    total: u32,
}

impl Offers {
    /// How many moves there are.
    pub(crate) const fn len(&self) -> u32 {
        self.total
    }

    /// The move with so many before it.
    ///
    /// # Panics
    /// If there are no more than that.
    pub(crate) fn nth(&self, state: &State, mut place: u32) -> Move {
        for (offer, len) in &self.bundles {
            if place < *len {
                return offer.nth(&state.board, place);
            }
            place -= len;
        }
        unreachable!("a place among the moves")
    }

    /// One of the moves, every one equally likely.
    pub(crate) fn random<S: Stream>(&self, state: &State, stream: &mut S) -> Move {
        self.nth(state, stream.below(self.total))
    }

    /// Whether a move is among them.
    pub(crate) fn contains(&self, state: &State, mv: &Move) -> bool {
        self.bundles.iter().any(|(offer, _)| offer.contains(&state.board, mv))
    }

    /// All moves, in order.
    pub(crate) fn list(&self, state: &State, moves: &mut Vec<Move>) {
        for (offer, len) in &self.bundles {
            moves.extend((0..*len).map(|place| offer.nth(&state.board, place)));
        }
    }

    fn push(&mut self, state: &State, offer: Offer) {
        let len = offer.len(&state.board);
        if len > 0 {
            self.bundles.push((offer, len));
            self.total += len;
        }
    }
}

impl Bison {
    /// Does something with all that the acting seat may do: nothing where chance is due or the game is over.
    ///
    /// The bundles are lent and not returned, because copying them costs a tenth of a random game.
    pub(crate) fn with_offers<T>(&self, state: &State, then: impl FnOnce(&Offers) -> T) -> T {
        let mut offers = Offers { bundles: ArrayVec::new(), total: 0 };
        self.offer(state, &mut offers);
        then(&offers)
    }

    fn offer(&self, state: &State, offers: &mut Offers) {
        let band = state.band();
        match state.phase {
            Phase::First | Phase::Shuffle | Phase::Over => {}
            Phase::Action => self.offer_turn(state, offers),
            Phase::Build { craft, used, changed } => {
                self.offer_building(state, craft, used, changed, offers);
                offers.push(state, Offer::Done);
            }
            Phase::Gather { target, used } => {
                if affords_another(band, used) {
                    offer_gathering(state, target.only(), offers);
                }
                offers.push(state, Offer::Done);
            }
            Phase::Walk { gait, arrived } => {
                if affords_another(band, arrived.len()) {
                    offer_walking(state, gait, &arrived, offers);
                }
                offers.push(state, Offer::Done);
            }
            Phase::Pay { used } => offers.push(state, Offer::Pay { used, stock: band.stock }),
            Phase::Gain => offers.push(state, Offer::Gain(band.stock.below_full())),
            Phase::Overflow { .. } => {
                offer_dealings(state, offers);
                offers.push(state, Offer::Settle);
            }
        }
    }

    fn offer_turn(&self, state: &State, offers: &mut Offers) {
        let band = state.band();
        offer_dealings(state, offers);
        // B4.5: the supply and the stocks bound the hunters that come with the tile.
        if band.tile.is_some() {
            let most = band.supply.hunters.min(affordable(band.stock));
            offers.push(state, Offer::Place { most });
        }
        if must_place(state) {
            return;
        }
        for craft in Craft::ALL {
            if !band.taken.contains(Action::building(craft)) {
                self.offer_building(state, craft, 0, Few::NONE, offers);
            }
        }
        if !band.taken.contains(Action::Gather) {
            offer_gathering(state, state.board.with_hunters(state.seat), offers);
        }
        for gait in [Gait::Step, Gait::Trek] {
            if !band.taken.contains(gait.action()) {
                offer_walking(state, gait, &Few::NONE, offers);
            }
        }
        // B4.11: any free action but `place`.
        offers.push(state, Offer::Skip(band.taken.free() & !1));
    }

    /// B4.6, B4.7, B7.2, B7.3: the sizes that can be had on each space.
    fn offer_building(&self, state: &State, craft: Craft, used: u8, changed: Few, offers: &mut Offers) {
        let band = state.band();
        let most = affordable(band.stock).saturating_sub(used);
        let in_supply = band.supply.sizes_there(craft);
        let fewer = if self.variant().shrinks() { most.min(band.supply.hunters) } else { 0 };
        let lands = match craft {
            Craft::Tipi => Spot::of_kind(Land::Prairie) | Spot::of_kind(Land::Mountain),
            Craft::Canoe => Spot::of_kind(Land::River),
        };
        for at in Spot::each(state.board.held(state.seat) & lands) {
            if changed.contains(at) {
                continue;
            }
            let Camp { hunters, size: Size(size) } = state.board.camp(at);
            let larger = sizes(size + 1, size + most.min(hunters)) & in_supply;
            let smaller = match size.checked_sub(1) {
                Some(below) => sizes(size.saturating_sub(fewer), below) & (in_supply | 1),
                None => 0,
            };
            offers.push(state, Offer::Build { craft, at, sizes: larger | smaller });
        }
    }
}

/// The sizes from one to another, as bits.
const fn sizes(from: u8, to: u8) -> u8 {
    (0b1_1111_u16 & ((2 << to) - 1) & !((1 << from) - 1)) as u8
}

/// B4.4, B4.12: whether one more hunter can be used and paid for.
fn affords_another(band: &Band, used: u8) -> bool {
    used < affordable(band.stock)
}

/// B4.3: whether the tile must be placed now.
pub(crate) const fn must_place(state: &State) -> bool {
    state.round == LAST_ROUND && state.band().tile.is_some()
}

/// B4.1, B4.2: the market and the exchange.
fn offer_dealings(state: &State, offers: &mut Offers) {
    let Band { stock, market, .. } = state.band();
    // Bits of Ware::ALL: the hunter, then tipis, then canoes by size.
    let dear = sizes(stock.smallest().saturating_add(1).min(5), 4);
    let tipis = market.sizes_there(Craft::Tipi) & !dear;
    let canoes = market.sizes_there(Craft::Canoe) & !dear;
    let hunter = u16::from(market.hunters > 0 && stock.smallest() > 0);
    offers.push(state, Offer::Buy(hunter | u16::from(tipis) | u16::from(canoes) << 4));
    let wanted = stock.below_full();
    let mut trades = 0;
    for (give, shift) in Animal::ALL.into_iter().zip([0, 3, 6]) {
        if stock[give] >= 3 {
            trades |= (wanted & !(1 << give as u16)) << shift;
        }
    }
    offers.push(state, Offer::Trade(trades));
}

/// B4.8: hunters from anywhere to one of the gatherings.
fn offer_gathering(state: &State, gatherings: Spots, offers: &mut Offers) {
    for from in Spot::each(state.board.with_hunters(state.seat)) {
        offers.push(state, Offer::Gather { from, to: gatherings & !from.only() });
    }
}

/// B4.9, B4.10: hunters that have not moved yet, to spaces that no other seat holds.
fn offer_walking(state: &State, gait: Gait, arrived: &Few, offers: &mut Offers) {
    let board = &state.board;
    let closed = board.held_by_others(state.seat);
    for from in Spot::each(board.held(state.seat)) {
        if board.camp(from).hunters <= arrived.times(from) {
            continue;
        }
        let reached = match gait {
            Gait::Step => board.near(from),
            Gait::Trek => board.near_three(from),
        };
        offers.push(state, Offer::Walk { gait, from, to: reached & !closed });
    }
}
