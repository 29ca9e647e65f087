//! Which moves are legal, listed, counted and drawn.

use game::{Refusal, Seat, Seats, Stream, Turn};

use super::moves::refuse;
use super::{BID, Bids, Cards, Menu, Move, Phase, Reason, State, Toy, rule};

impl Toy {
    pub(super) fn turn_of(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal | Phase::Prize(_) => Turn::Chance,
            // T2.1: at the same time, so everyone who has not chosen yet.
            Phase::Bid => Turn::Seats(
                Seat::all(self.seats).filter(|seat| state.bids[seat.index()].is_empty()).collect(),
            ),
            Phase::Share { seat, .. } => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    pub(super) fn check_move(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal<Reason>> {
        if !self.turn_of(state).acting().contains(seat) {
            let rule = if state.phase == Phase::Over { rule::END } else { rule::BID };
            return Err(refuse(rule, Reason::NotItsTurn));
        }
        match (state.phase, *mv) {
            (Phase::Bid, Move::Bid(cards)) if cards.len() != BID => {
                Err(refuse(rule::BID, Reason::CardCount { right: BID }))
            }
            (Phase::Bid, Move::Bid(cards)) if !cards.is_within(state.hands[seat.index()]) => {
                Err(refuse(rule::BID, Reason::NotInHand))
            }
            (Phase::Bid, Move::Bid(_)) | (Phase::Share { .. }, Move::Keep) => Ok(()),
            (Phase::Share { .. }, Move::Spoil(other)) if self.spoilable(state, seat).contains(other) => {
                Ok(())
            }
            (Phase::Share { .. }, Move::Spoil(_)) => Err(refuse(rule::SHARE, Reason::NothingToLose)),
            (Phase::Share { .. }, Move::Bid(_)) => Err(refuse(rule::SHARE, Reason::NotNow)),
            _ => Err(refuse(rule::BID, Reason::NotNow)),
        }
    }

    pub(super) fn list_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !self.turn_of(state).acting().contains(seat) {
            return;
        }
        if state.phase == Phase::Bid {
            let hand: Vec<u8> = state.hands[seat.index()].iter().collect();
            for (place, &low) in hand.iter().enumerate() {
                moves.extend(hand[place + 1..].iter().map(|&high| Move::Bid(Cards::from_iter([low, high]))));
            }
        } else {
            moves.push(Move::Keep);
            moves.extend(self.spoilable(state, seat).iter().map(Move::Spoil));
        }
    }

    pub(super) fn draw_move(&self, state: &State, seat: Seat, stream: &mut impl Stream) -> Move {
        if state.phase == Phase::Bid {
            let hand = state.hands[seat.index()];
            return Move::Bid(draw_cards(hand, BID, stream));
        }
        let others = self.spoilable(state, seat);
        let choice = stream.below(others.len() as u32 + 1) as usize;
        choice.checked_sub(1).and_then(|nth| others.iter().nth(nth)).map_or(Move::Keep, Move::Spoil)
    }

    pub(super) fn menu_of(&self, state: &State, seat: Seat) -> Option<Menu> {
        let bids = state.phase == Phase::Bid && self.turn_of(state).acting().contains(seat);
        bids.then(|| Menu::Bid(Bids { from: state.hands[seat.index()], count: BID }))
    }

    /// T2.4: whom `seat` can make lose a point.
    pub(super) fn spoilable(&self, state: &State, seat: Seat) -> Seats {
        Seat::all(self.seats).filter(|&other| other != seat && state.points[other.index()] > 0).collect()
    }
}

/// Any `count` cards of `from`, every choice equally likely.
pub(super) fn draw_cards(from: Cards, count: u8, stream: &mut impl Stream) -> Cards {
    (0..count).fold(Cards::NONE, |drawn, _| {
        let rest = from.without(drawn);
        let nth = stream.below(u32::from(rest.len())) as usize;
        drawn.and(rest.iter().nth(nth).into_iter().collect())
    })
}
