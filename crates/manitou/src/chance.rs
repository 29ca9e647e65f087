//! What is left to chance: the first dealer, the tiles, random parties, the deal (M2).

use game::{Effects, Game as _, RefusalOf, Seat, Stream, Viewer};
use serde_json::{Value, json};

use crate::cards::Card;
use crate::effects::Effect;
use crate::hand::{Cards, Pile};
use crate::moves::{Chance, GroundId};
use crate::options::Muster;
use crate::reason::Reason;
use crate::state::{Phase, State};
use crate::tiles::{Tile, Tiles};
use crate::{Manitou, rules};

type Checked = Result<(), RefusalOf<Manitou>>;

/// How many cards of a shuffled party are the hand (M2.5).
pub(crate) const HAND: u8 = 3;

/// The cards of a seat in a row, to be shuffled.
struct Spread {
    cards: [Card; 17],
    len: usize,
}

impl Spread {
    fn new(cards: Cards) -> Self {
        let mut spread = Self { cards: [Card::at(0); 17], len: 0 };
        for card in cards.iter() {
            spread.cards[spread.len] = card;
            spread.len += 1;
        }
        spread
    }

    /// Draws `count` of the cards, every physical card equally likely.
    fn draw<S: Stream>(mut self, count: u8, stream: &mut S) -> Cards {
        for place in 0..usize::from(count) {
            let chosen = place + stream.below((self.len - place) as u32) as usize;
            self.cards.swap(place, chosen);
        }
        self.cards[..usize::from(count)].iter().copied().collect()
    }
}

/// Puts cards into random order.
pub(crate) fn shuffled<S: Stream>(cards: Cards, stream: &mut S) -> Pile {
    let mut spread = Spread::new(cards);
    stream.shuffle(&mut spread.cards[..spread.len]);
    spread.cards[..spread.len].iter().copied().collect()
}

/// Draws some of the cards, every physical card equally likely.
pub(crate) fn drawn<S: Stream>(cards: Cards, count: u8, stream: &mut S) -> Cards {
    Spread::new(cards).draw(count, stream)
}

impl Chance {
    const fn kind(&self) -> &'static str {
        match self {
            Self::Dealer(_) => "dealer",
            Self::Grounds(_) => "grounds",
            Self::Muster { .. } => "muster by chance",
            Self::Deal { .. } => "deal",
        }
    }
}

impl Manitou {
    /// The next seat that chance takes a party for, from the first seat clockwise.
    fn next_waiting(&self, state: &State, waiting: game::Seats) -> Seat {
        let mut order = self.first(state).clockwise(self.seats());
        order.find(|&seat| waiting.contains(seat)).expect("somebody waits for a party")
    }

    pub(crate) fn draw_chance<S: Stream>(&self, state: &State, stream: &mut S) -> Chance {
        match state.phase {
            Phase::Start => Chance::Dealer(Seat(stream.below(self.seats().into()) as u8)),
            Phase::Grounds => Chance::Grounds(self.draw_tiles(state, stream)),
            Phase::Muster { waiting } => {
                let seat = self.next_waiting(state, waiting);
                let cards = drawn(state.tribe(seat).available, self.party_size(state, seat), stream);
                Chance::Muster { seat, cards }
            }
            Phase::Deal { seat } => Chance::Deal { seat, order: shuffled(state.tribe(seat).party, stream) },
            _ => unreachable!("chance is due"),
        }
    }

    fn draw_tiles<S: Stream>(&self, state: &State, stream: &mut S) -> [Tiles; GroundId::COUNT] {
        let mut bag = state.bag;
        let mut left = bag.len();
        GroundId::ALL.map(|ground| {
            let mut tiles = Tiles::NONE;
            for _ in 0..self.ground_size(ground) {
                let tile = bag.tile_at(stream.below(left));
                bag.take(tile);
                left -= 1;
                tiles = tiles.with(tile);
            }
            tiles
        })
    }

    pub(crate) fn check_outcome(&self, state: &State, chance: &Chance) -> Checked {
        match (state.phase, *chance) {
            (Phase::Start, Chance::Dealer(seat)) => match seat.0 < self.seats() {
                true => Ok(()),
                false => Err(Reason::NoSuchSeat { seat }.under(rules::M2_2)),
            },
            (Phase::Grounds, Chance::Grounds(tiles)) => self.check_tiles(state, tiles),
            (Phase::Muster { .. }, Chance::Muster { .. }) if self.options().muster == Muster::Choice => {
                Err(Reason::WrongMuster { muster: Muster::Choice }.under(rules::M2_4))
            }
            (Phase::Muster { waiting }, Chance::Muster { seat, cards }) => {
                check_due(seat, self.next_waiting(state, waiting), rules::M2_4)?;
                self.check_party(state, seat, cards)
            }
            (Phase::Deal { seat: due }, Chance::Deal { seat, order }) => {
                check_due(seat, due, rules::M2_5)?;
                match order.len() == state.tribe(seat).party.len() && order.cards() == state.tribe(seat).party
                {
                    true => Ok(()),
                    false => Err(Reason::NotTheParty { seat }.under(rules::M2_5)),
                }
            }
            (phase, _) => {
                let due = self.turn(state) == game::Turn::Chance;
                let wrong = Reason::WrongPhase { kind: chance.kind(), phase: phase.name() };
                Err(if due { wrong } else { Reason::NoChanceIsDue }.under(phase.rule()))
            }
        }
    }

    fn check_tiles(&self, state: &State, grounds: [Tiles; GroundId::COUNT]) -> Checked {
        for (ground, tiles) in GroundId::ALL.into_iter().zip(grounds) {
            let needed = self.ground_size(ground);
            if tiles.len() != needed {
                let reason = Reason::WrongGroundSize { ground, tiles: tiles.len(), needed };
                return Err(reason.under(rules::M2_3));
            }
        }
        for tile in Tile::ALL {
            let drawn = grounds.iter().map(|tiles| u32::from(tiles.count(tile))).sum();
            let left = state.bag.count(tile);
            if drawn > left.into() {
                return Err(Reason::NotInBag { tile, drawn, left }.under(rules::M2_3));
            }
        }
        Ok(())
    }

    pub(crate) fn happen<E: Effects<Effect>>(&self, state: &mut State, chance: &Chance, effects: &mut E) {
        match *chance {
            Chance::Dealer(dealer) => {
                state.dealer = Some(dealer);
                state.phase = Phase::Grounds;
                effects.cite(rules::M1_3);
                effects.push(|| Effect::DealerDrawn { dealer, first: self.first(state) });
            }
            Chance::Grounds(grounds) => {
                for (ground, tiles) in GroundId::ALL.into_iter().zip(grounds) {
                    state.ground_mut(ground).tiles = tiles;
                    for tile in tiles.iter() {
                        state.bag.take(tile);
                    }
                }
                let everyone = game::Seats::all(self.seats());
                state.phase = Phase::Muster { waiting: everyone };
                effects.cite(rules::M1_2);
                effects.push(|| Effect::GroundsLaid { grounds, seen_by: everyone });
            }
            Chance::Muster { seat, cards } => self.muster(state, seat, cards, effects),
            Chance::Deal { seat, order } => self.deal(state, seat, order, effects),
        }
    }

    fn deal<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, order: Pile, effects: &mut E) {
        let tribe = state.tribe_mut(seat);
        (tribe.party, tribe.pile) = (Cards::NONE, order);
        for _ in 0..HAND {
            if let Some(card) = tribe.pile.draw() {
                tribe.hand = tribe.hand.with(card);
            }
        }
        let (hand, pile) = (tribe.hand, tribe.pile.len());
        effects.push(|| Effect::Dealt { seat, hand: Some(hand), pile });
        state.phase = if Some(seat) == state.dealer {
            Phase::Play { seat: self.first(state) }
        } else {
            Phase::Deal { seat: seat.next(self.seats()) }
        };
    }

    pub(crate) fn outcome_for(&self, chance: &Chance, viewer: Viewer) -> Option<Value> {
        match *chance {
            Chance::Dealer(_) | Chance::Grounds(_) => Some(game::json(chance)),
            Chance::Muster { seat, .. } => viewer.is(seat).then(|| game::json(chance)),
            Chance::Deal { seat, order } => viewer.is(seat).then(|| {
                let known = |(place, card): (usize, Card)| (place < HAND.into()).then_some(card);
                let order: Vec<Option<Card>> = order.iter().enumerate().map(known).collect();
                json!({ "deal": { "seat": seat, "order": order } })
            }),
        }
    }
}

fn check_due(seat: Seat, due: Seat, rule: game::Rule) -> Checked {
    if seat == due { Ok(()) } else { Err(Reason::WrongSeatDealt { seat, due }.under(rule)) }
}
