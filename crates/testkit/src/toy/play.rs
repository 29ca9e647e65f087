//! What moves and chance do.

use game::{Effect, Effects, PerSeat, Refusal, Rule, Seat, Seats, Stream, Viewer};
use serde::Serialize;

use super::legal::draw_cards;
use super::moves::refuse;
use super::{Cards, Chance, HAND, MAX_PRIZE, Move, Phase, ROUNDS, Reason, State, Toy, Wins, rule};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// T1.2: a seat got its hand; `None` for those who may not see it.
    Dealt {
        /// Whose hand it is.
        seat: Seat,
        /// The hand.
        cards: Option<Cards>,
        /// Who sees it.
        #[serde(skip)]
        to: Seats,
    },
    /// T2.1: a seat has bid.
    Bid(Seat),
    /// T2.2: a bid was shown to everybody.
    Shown {
        /// Whose bid it was.
        seat: Seat,
        /// The cards.
        cards: Cards,
        /// Who did not know them.
        #[serde(skip)]
        to: Seats,
    },
    /// T2.2: this seat wins the round.
    Won(Seat),
    /// T2.3: the prize came out.
    Prize(u8),
    /// T2.4: a seat took a point.
    Kept(Seat),
    /// T2.4: a seat lost a point.
    Spoiled(Seat),
    /// T3.1: the game is over.
    Over,
}

impl Effect for Happened {
    fn rule(&self) -> Rule {
        match self {
            Self::Dealt { .. } => rule::DEAL,
            Self::Bid(_) => rule::BID,
            Self::Shown { .. } | Self::Won(_) => rule::WIN,
            Self::Prize(_) => rule::PRIZE,
            Self::Kept(_) | Self::Spoiled(_) => rule::SHARE,
            Self::Over => rule::END,
        }
    }

    fn reveals(&self) -> Seats {
        match self {
            Self::Dealt { to, .. } | Self::Shown { to, .. } => *to,
            _ => Seats::NONE,
        }
    }
}

impl Toy {
    pub(super) fn make_move(
        &self,
        state: &mut State,
        seat: Seat,
        mv: &Move,
        effects: &mut impl Effects<Happened>,
    ) {
        match *mv {
            Move::Bid(cards) => {
                state.hands[seat.index()] = state.hands[seat.index()].without(cards);
                state.bids[seat.index()] = cards;
                effects.push(|| Happened::Bid(seat));
                if Seat::all(self.seats).all(|seat| !state.bids[seat.index()].is_empty()) {
                    self.show_bids(state, effects);
                }
            }
            Move::Keep => {
                state.points[seat.index()] += 1;
                effects.push(|| Happened::Kept(seat));
                self.take_part(state, effects);
            }
            Move::Spoil(other) => {
                state.points[other.index()] -= 1;
                effects.push(|| Happened::Spoiled(other));
                self.take_part(state, effects);
            }
        }
    }

    /// T2.2.
    fn show_bids(&self, state: &mut State, effects: &mut impl Effects<Happened>) {
        let bids = std::mem::take(&mut state.bids);
        for seat in Seat::all(self.seats) {
            let (cards, to) = (bids[seat.index()], Seats::all(self.seats).without(seat));
            state.spent[seat.index()] = state.spent[seat.index()].and(cards);
            effects.push(|| Happened::Shown { seat, cards, to });
        }
        let worth = |seat: Seat| match self.options.wins {
            Wins::High => i16::from(bids[seat.index()].total()),
            Wins::Low => -i16::from(bids[seat.index()].total()),
        };
        let alone =
            |&seat: &Seat| Seat::all(self.seats).filter(|&other| worth(other) == worth(seat)).count() == 1;
        match Seat::all(self.seats).filter(alone).max_by_key(|&seat| worth(seat)) {
            Some(seat) => {
                effects.push(|| Happened::Won(seat));
                state.phase = Phase::Prize(seat);
            }
            None => {
                effects.cite(rule::WIN);
                self.end_round(state, effects);
            }
        }
    }

    /// T2.4: the prize is taken in parts.
    fn take_part(&self, state: &mut State, effects: &mut impl Effects<Happened>) {
        let Phase::Share { left, .. } = &mut state.phase else { return };
        *left -= 1;
        if *left == 0 {
            self.end_round(state, effects);
        }
    }

    fn end_round(&self, state: &mut State, effects: &mut impl Effects<Happened>) {
        if state.round == ROUNDS {
            state.phase = Phase::Over;
            effects.push(|| Happened::Over);
        } else {
            state.round += 1;
            state.phase = Phase::Bid;
        }
    }

    pub(super) fn check_outcome(&self, state: &State, chance: &Chance) -> Result<(), Refusal<Reason>> {
        match (state.phase, chance) {
            (Phase::Deal, Chance::Deal(hands)) => {
                let all = hands.iter().fold(Cards::NONE, |all, &hand| all.and(hand));
                let fair =
                    hands.len() == usize::from(self.seats) && hands.iter().all(|hand| hand.len() == HAND);
                // T1.2: no card in two hands.
                if fair && all.len() == HAND * self.seats {
                    return Ok(());
                }
                Err(refuse(rule::DEAL, Reason::Inconsistent))
            }
            (Phase::Prize(_), Chance::Prize(1..=MAX_PRIZE)) => Ok(()),
            (Phase::Deal, _) => Err(refuse(rule::DEAL, Reason::NotDue)),
            _ => Err(refuse(rule::PRIZE, Reason::NotDue)),
        }
    }

    pub(super) fn draw_outcome(&self, state: &State, stream: &mut impl Stream) -> Chance {
        match state.phase {
            Phase::Deal => {
                let mut pack = Cards::ALL;
                Chance::Deal(Seat::all(self.seats).map(|_| deal_from(&mut pack, HAND, stream)).collect())
            }
            _ => Chance::Prize(1 + stream.below(u32::from(MAX_PRIZE)) as u8),
        }
    }

    pub(super) fn let_happen(
        &self,
        state: &mut State,
        chance: &Chance,
        effects: &mut impl Effects<Happened>,
    ) {
        match (state.phase, chance) {
            (Phase::Prize(seat), &Chance::Prize(points)) => {
                effects.push(|| Happened::Prize(points));
                state.phase = Phase::Share { seat, left: points };
            }
            (_, Chance::Deal(hands)) => {
                for (seat, &cards) in Seat::all(self.seats).zip(hands) {
                    state.hands[seat.index()] = cards;
                    effects.push(|| Happened::Dealt { seat, cards: Some(cards), to: Seats::only(seat) });
                }
                state.phase = Phase::Bid;
            }
            _ => {}
        }
    }

    pub(super) fn seen_by(effect: &Happened, viewer: Viewer) -> Happened {
        match *effect {
            Happened::Dealt { seat, to, .. } if !viewer.is(seat) => Happened::Dealt { seat, cards: None, to },
            _ => effect.clone(),
        }
    }

    /// T1.2: each seat sees its own hand of a deal.
    pub(super) fn deal_for(hands: &PerSeat<Cards>, viewer: Viewer) -> Vec<Option<Cards>> {
        (0..).map(Seat).zip(hands).map(|(seat, &hand)| viewer.is(seat).then_some(hand)).collect()
    }
}

/// Takes `count` random cards from `pack`.
pub(super) fn deal_from(pack: &mut Cards, count: u8, stream: &mut impl Stream) -> Cards {
    let drawn = draw_cards(*pack, count, stream);
    *pack = pack.without(drawn);
    drawn
}
