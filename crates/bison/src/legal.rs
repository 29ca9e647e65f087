//! What a seat may do: the one place that decides it.

use arrayvec::ArrayVec;
use game::Stream;

use crate::board::{Spot, Spots};
use crate::cost::{MOST_HUNTERS, affordable};
use crate::offer::Offer;
use crate::state::{Band, Few, Phase, State};
use crate::stock::FULL;
use crate::{Action, Animal, Bison, Craft, Gait, Move, Size, Ware};

/// The last round of a season (B3.3).
pub(crate) const LAST_ROUND: u8 = 4;

/// Everything that the acting seat may do.
///
/// Its eight hunters stand on at most eight spaces, and with twelve tipis and canoes it holds at most 20: so
/// 20 bundles to build, 8 each to gather, step and trek, and four for everything else.
pub(crate) struct Offers(ArrayVec<Offer, 48>);

impl Offers {
    /// How many moves there are.
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(Offer::len).sum()
    }

    /// The move with so many before it.
    pub(crate) fn nth(&self, state: &State, mut place: u32) -> Move {
        for offer in &self.0 {
            let len = offer.len();
            if place < len {
                return offer.nth(&state.board, place);
            }
            place -= len;
        }
        unreachable!("a place among the moves")
    }

    /// One of the moves, every one equally likely.
    pub(crate) fn random<S: Stream>(&self, state: &State, stream: &mut S) -> Move {
        self.nth(state, stream.below(self.len()))
    }

    /// Whether a move is among them.
    pub(crate) fn contains(&self, state: &State, mv: &Move) -> bool {
        self.0.iter().any(|offer| offer.contains(&state.board, mv))
    }

    /// All moves, in order.
    pub(crate) fn list(&self, state: &State, moves: &mut Vec<Move>) {
        for offer in &self.0 {
            moves.extend((0..offer.len()).map(|place| offer.nth(&state.board, place)));
        }
    }

    fn push(&mut self, offer: Offer) {
        self.0.push(offer);
    }
}

impl Bison {
    /// What the acting seat may do; nothing where chance is due or the game is over.
    pub(crate) fn offers(&self, state: &State) -> Offers {
        let mut offers = Offers(ArrayVec::new());
        let band = state.band();
        match state.phase {
            Phase::First | Phase::Shuffle | Phase::Over => {}
            Phase::Action => self.offer_turn(state, &mut offers),
            Phase::Build { craft, used, changed } => {
                self.offer_building(state, craft, used, changed, &mut offers);
                offers.push(Offer::Done);
            }
            Phase::Gather { target, used } => {
                if self.affords_another(state, used) {
                    offer_gathering(state, target.only(), &mut offers);
                }
                offers.push(Offer::Done);
            }
            Phase::Walk { gait, arrived } => {
                if self.affords_another(state, arrived.len()) {
                    offer_walking(state, gait, &arrived, &mut offers);
                }
                offers.push(Offer::Done);
            }
            Phase::Pay { used } => offers.push(Offer::Pay { used, stock: band.stock }),
            Phase::Gain => offers.push(Offer::Gain(band.stock.below_full())),
            Phase::Overflow { .. } => {
                offer_dealings(band, &mut offers);
                offers.push(Offer::Settle);
            }
        }
        offers
    }

    fn offer_turn(&self, state: &State, offers: &mut Offers) {
        let band = state.band();
        offer_dealings(band, offers);
        // B4.5: the supply and the stocks bound the hunters that come with the tile.
        if band.tile.is_some() {
            let most = band.supply.hunters.min(affordable(band.stock));
            offers.push(Offer::Place { cells: state.board.open(), most });
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
        offers.push(Offer::Skip(band.taken.free() & !1));
    }

    /// B4.6, B4.7, B7.2, B7.3: sizes that can be had on each space.
    fn offer_building(&self, state: &State, craft: Craft, used: u8, changed: Few, offers: &mut Offers) {
        let band = state.band();
        let most = affordable(band.stock) - used;
        if most == 0 {
            return;
        }
        for at in Spot::each(state.board.held(state.seat)) {
            if Craft::on(at.land()) != craft || changed.contains(at) {
                continue;
            }
            let camp = state.board.camp(at);
            let mut sizes = 0;
            for size in Size::ALL {
                let there = band.supply.count(Ware::craft(craft, size)) > 0;
                let grows = size > camp.size && size.0 - camp.size.0 <= most.min(camp.hunters);
                let shrinks = size < camp.size && self.shrinks(band, camp.size.0 - size.0, most);
                if there && (grows || shrinks) {
                    sizes |= 1 << size.0;
                }
            }
            if camp.size > Size::NONE && self.shrinks(band, camp.size.0, most) {
                sizes |= 1;
            }
            if sizes != 0 {
                offers.push(Offer::Build { craft, at, sizes });
            }
        }
    }

    /// B7.3: whether a tipi or canoe can lose so many points.
    fn shrinks(&self, band: &Band, points: u8, most: u8) -> bool {
        self.variant().shrinks() && points <= most.min(band.supply.hunters)
    }

    /// B4.4, B4.12: whether one more hunter can be used and paid for.
    fn affords_another(&self, state: &State, used: u8) -> bool {
        used < MOST_HUNTERS.min(affordable(state.band().stock))
    }
}

/// B4.3: whether the tile must be placed now.
pub(crate) const fn must_place(state: &State) -> bool {
    state.round == LAST_ROUND && state.band().tile.is_some()
}

/// B4.1, B4.2: the market and the exchange.
fn offer_dealings(band: &Band, offers: &mut Offers) {
    let purse = band.stock.smallest();
    let mut wares = 0;
    for (bit, &ware) in Ware::ALL.iter().enumerate() {
        wares |= u16::from(ware.price() <= purse && band.market.count(ware) > 0) << bit;
    }
    if wares != 0 {
        offers.push(Offer::Buy(wares));
    }
    let mut trades = 0;
    for give in Animal::ALL.into_iter().filter(|&give| band.stock[give] >= 3) {
        for get in Animal::ALL.into_iter().filter(|&get| get != give && band.stock[get] < FULL) {
            trades |= 1 << (3 * give as u32 + get as u32);
        }
    }
    if trades != 0 {
        offers.push(Offer::Trade(trades));
    }
}

/// B4.8: hunters from anywhere to one of the gatherings.
fn offer_gathering(state: &State, gatherings: Spots, offers: &mut Offers) {
    for from in Spot::each(state.board.with_hunters(state.seat)) {
        let to = gatherings & !from.only();
        if to != 0 {
            offers.push(Offer::Gather { from, to });
        }
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
        let to = reached & !closed;
        if to != 0 {
            offers.push(Offer::Walk { gait, from, to });
        }
    }
}
