//! A state that a viewer thinks possible.

use game::{Seat, Stream};

use crate::Manitou;
use crate::chance::{drawn, shuffled};
use crate::hand::{Cards, Pile};
use crate::state::{State, Tribe};
use crate::table::Table;
use crate::view::{SeatView, Seen, View};

impl Manitou {
    /// Deals the hidden cards anew: those of each seat that lie nowhere open go to its hidden places, every
    /// physical card to every place equally likely.
    ///
    /// Everything that the view tells is kept: cards laid and spent are nowhere else (so a party comes from
    /// what was available in this pair of hunts), the viewer's own cards are where they are, the numbers of
    /// cards are what they are, and a seat that passed has no hunter in its hand (M3.8).
    pub(crate) fn deal_hidden<S: Stream>(&self, view: &View, stream: &mut S) -> State {
        let table = &view.table;
        let seats = (0_u8..).map(Seat).zip(&table.seats);
        let tribes = seats.map(|(seat, shown)| deal_seat(table, seat, shown, stream)).collect();
        let dealt = Table {
            phase: table.phase,
            hunt: table.hunt,
            hunts: table.hunts,
            dealer: table.dealer,
            first: table.first,
            acting: table.acting,
            grounds: table.grounds,
            seats: tribes,
            totem: table.totem,
            horse: table.horse,
            bag: table.bag,
        };
        self.assemble(&dealt).expect("the view was made under these rules")
    }
}

fn deal_seat<S: Stream>(table: &Table<SeatView>, seat: Seat, shown: &SeatView, stream: &mut S) -> Tribe {
    let mut hidden = table.unseen(seat);
    let mut place = |seen: Seen, from: fn(Cards) -> Cards| {
        let cards = match seen {
            Seen::Cards(cards) => cards,
            Seen::Count(0) => Cards::NONE,
            Seen::Count(count) => drawn(from(hidden), count, stream),
        };
        hidden = hidden.minus(cards);
        cards
    };
    // M3.8: who has played more often than it has laid cards had only heroes.
    let passed = shown.played > table.laid(seat).len() && !shown.hand.is_empty();
    let hand = place(shown.hand, if passed { Cards::heroes } else { |all| all });
    let party = place(shown.party, |all| all);
    let available = place(shown.available, |all| all);
    Tribe {
        available,
        party,
        hand,
        pile: if shown.pile == 0 { Pile::EMPTY } else { shuffled(hidden, stream) },
        played: shown.played,
        spent: shown.spent,
        tiles: shown.tiles,
        axes: shown.axes,
    }
}
