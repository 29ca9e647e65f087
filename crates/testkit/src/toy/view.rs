//! The state as JSON, and what of it a viewer may know.

use game::{PerSeat, Refusal, Seat, Stream, Viewer};
use serde::{Deserialize, Serialize};

use super::moves::refuse;
use super::play::deal_from;
use super::{BID, Cards, HAND, MAX_PRIZE, Phase, ROUNDS, Reason, State, Toy, rule};

/// The table as JSON; `C` is what stands for cards that can be secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table<C> {
    /// What happens next.
    pub phase: Phase,
    /// The round, 1 or 2.
    pub round: u8,
    /// Every seat's hand.
    pub hands: PerSeat<C>,
    /// Every seat's bid that is not shown yet.
    pub bids: PerSeat<C>,
    /// The cards that each seat has bid and shown.
    pub spent: PerSeat<Cards>,
    /// The points.
    pub points: PerSeat<u8>,
}

/// Cards that a viewer knows, or how many they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Known {
    /// These.
    Cards(Cards),
    /// So many.
    Count(u8),
}

impl Known {
    const fn len(self) -> u8 {
        match self {
            Self::Cards(cards) => cards.len(),
            Self::Count(count) => count,
        }
    }

    const fn cards(self) -> Cards {
        match self {
            Self::Cards(cards) => cards,
            Self::Count(_) => Cards::NONE,
        }
    }
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes it is for.
    pub viewer: Viewer,
    /// What they see.
    #[serde(flatten)]
    pub table: Table<Known>,
}

impl Toy {
    pub(super) fn table<C>(&self, state: &State, cards: impl Fn(Seat, Cards) -> C) -> Table<C> {
        let seats = usize::from(self.seats);
        let show = |all: &[Cards]| Seat::all(self.seats).map(|seat| cards(seat, all[seat.index()])).collect();
        Table {
            phase: state.phase,
            round: state.round,
            hands: show(&state.hands),
            bids: show(&state.bids),
            spent: state.spent[..seats].iter().copied().collect(),
            points: state.points[..seats].iter().copied().collect(),
        }
    }

    pub(super) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let known = |seat, cards: Cards| match viewer.is(seat) {
            true => Known::Cards(cards),
            false => Known::Count(cards.len()),
        };
        View { viewer, table: self.table(state, known) }
    }

    /// Deals the cards that the viewer has not seen to where he cannot look.
    pub(super) fn deal_anew(&self, view: &View, stream: &mut impl Stream) -> State {
        let table = &view.table;
        let seen = table.hands.iter().chain(&table.bids).map(|known| known.cards());
        let seen = seen.chain(table.spent.iter().copied()).fold(Cards::NONE, Cards::and);
        let mut pack = Cards::ALL.without(seen);
        let mut possible = |known: &Known| match *known {
            Known::Cards(cards) => cards,
            Known::Count(count) => deal_from(&mut pack, count, stream),
        };
        let hands = table.hands.iter().map(&mut possible).collect();
        let bids = table.bids.iter().map(&mut possible).collect();
        let Table { phase, round, spent, points, .. } = table.clone();
        state_of(&Table { phase, round, hands, bids, spent, points })
    }

    pub(super) fn read_state(&self, table: &Table<Cards>) -> Result<State, Refusal<Reason>> {
        let refused = |rule| Err(refuse(rule, Reason::Inconsistent));
        let seats = usize::from(self.seats);
        let lengths = [table.hands.len(), table.bids.len(), table.spent.len(), table.points.len()];
        if lengths.iter().any(|&length| length != seats) || !each_card_once(table) {
            return refused(rule::SEATS);
        }
        if !(1..=ROUNDS).contains(&table.round) || !bids_fit(table) || !cards_add_up(table) {
            return refused(rule::BID);
        }
        let phase_fits = match table.phase {
            Phase::Prize(seat) => seat.0 < self.seats,
            Phase::Share { seat, left } => seat.0 < self.seats && (1..=MAX_PRIZE).contains(&left),
            Phase::Over => table.round == ROUNDS,
            Phase::Deal => table.round == 1 && table.points.iter().all(|&points| points == 0),
            Phase::Bid => true,
        };
        if !phase_fits || table.points.iter().any(|&points| points > ROUNDS * MAX_PRIZE) {
            return refused(rule::SHARE);
        }
        Ok(state_of(table))
    }
}

/// T1.1.
fn each_card_once(table: &Table<Cards>) -> bool {
    let held = table.hands.iter().chain(&table.bids).chain(&table.spent);
    let together = held.clone().fold(Cards::NONE, |all, &cards| all.and(cards));
    usize::from(together.len()) == held.map(|cards| usize::from(cards.len())).sum::<usize>()
}

/// T2.1: bids are of two cards, and are shown once all are there.
fn bids_fit(table: &Table<Cards>) -> bool {
    let mut bids = table.bids.iter().map(|cards| cards.len());
    match table.phase {
        Phase::Bid => bids.clone().all(|count| count == 0 || count == BID) && bids.any(|count| count == 0),
        _ => bids.all(|count| count == 0),
    }
}

/// T1.2, T2.2: four cards a seat, two of them shown for every round that is decided.
fn cards_add_up(table: &Table<Cards>) -> bool {
    let (decided, dealt) = match table.phase {
        Phase::Deal => (0, 0),
        Phase::Bid => (table.round - 1, HAND),
        _ => (table.round, HAND),
    };
    let kept = table.hands.iter().zip(&table.bids).map(|(hand, bid)| hand.and(*bid).len());
    kept.zip(&table.spent).all(|(kept, spent)| spent.len() == decided * BID && kept + spent.len() == dealt)
}

fn state_of(table: &Table<Cards>) -> State {
    let by_seat = |list: &[Cards]| std::array::from_fn(|seat| list.get(seat).copied().unwrap_or_default());
    State {
        phase: table.phase,
        round: table.round,
        hands: by_seat(&table.hands),
        bids: by_seat(&table.bids),
        spent: by_seat(&table.spent),
        points: std::array::from_fn(|seat| table.points.get(seat).copied().unwrap_or_default()),
    }
}

impl View {
    /// The cards in hand of whoever looks; none for a spectator.
    #[must_use]
    pub fn own_hand(&self) -> Cards {
        let seat = self.viewer.seat();
        seat.and_then(|seat| self.table.hands.get(seat.index())).map_or(Cards::NONE, |known| known.cards())
    }

    /// How many cards `seat` holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.table.hands.get(seat.index()).map_or(0, |known| known.len())
    }
}
