//! Whether a state that was read from outside is one that the rules can lead to.
//!
//! Pieces must add up, and every count must fit the phase. What only a whole history could tell is not asked:
//! whether the heroes that lie face down were beaten by those that lie beside them, or which seat took which
//! tile.

use game::{Game as _, RefusalOf, Rule, Seat};

use crate::cards::Card;
use crate::chance::HAND;
use crate::hand::Cards;
use crate::moves::GroundId;
use crate::play::ROUNDS;
use crate::reason::Reason;
use crate::state::{PhaseName, State, Tribe};
use crate::table::Table;
use crate::tiles::Tile;
use crate::{Manitou, rules};

type Checked = Result<(), RefusalOf<Manitou>>;

/// Refuses what is not so.
fn demand(fits: bool, rule: Rule, what: &'static str) -> Checked {
    if fits { Ok(()) } else { Err(Reason::Inconsistent { what }.under(rule)) }
}

/// Refuses what is not so of a seat.
fn demand_of(seat: Seat, fits: bool, rule: Rule, what: &'static str) -> Checked {
    if fits { Ok(()) } else { Err(Reason::SeatInconsistent { seat, what }.under(rule)) }
}

impl Manitou {
    pub(crate) fn consistent(&self, table: &Table<Tribe>) -> Result<State, RefusalOf<Self>> {
        self.check_frame(table)?;
        self.check_cards(table)?;
        self.check_tile_sums(table)?;
        let state = self.assemble(table)?;
        self.check_ground_tiles(&state)?;
        self.check_hunters(&state)?;
        for seat in Seat::all(self.seats()) {
            self.check_counts(&state, seat)?;
            self.check_spent(&state, seat)?;
            self.check_axes(&state, seat)?;
        }
        self.check_order(&state)?;
        self.check_eighth(&state)?;
        self.check_cylinders(&state)?;
        Ok(state)
    }

    /// Numbers of seats and hunts, and that every seat that is named exists.
    fn check_frame(&self, table: &Table<Tribe>) -> Checked {
        demand(table.seats.len() == usize::from(self.seats()), rules::M2_1, "the number of seats differs")?;
        demand(
            table.hunts == self.hunts(),
            rules::M2_1,
            "the number of hunts does not fit that of the seats",
        )?;
        demand((1..=self.hunts()).contains(&table.hunt), rules::M2_1, "there is no such hunt")?;
        let start = table.phase == PhaseName::Start;
        demand(!start || table.hunt == 1, rules::M2_1, "a match starts with the first hunt")?;
        let over = table.phase == PhaseName::Over;
        demand(!over || table.hunt == self.hunts(), rules::M2_1, "the match is over before its last hunt")?;
        demand(
            start == table.dealer.is_none(),
            rules::M2_2,
            "a dealer is drawn at the start, and only there",
        )?;
        let first = table.dealer.map(|dealer| dealer.next(self.seats()));
        demand(table.first == first, rules::M2_2, "the first seat is the one after the dealer")?;
        let lanes = table.grounds.iter().flat_map(|ground| ground.cards.cards());
        let mut named = lanes
            .map(|placed| placed.seat())
            .chain(table.dealer)
            .chain(table.totem)
            .chain(table.horse)
            .chain(table.acting.iter());
        match named.find(|seat| seat.0 >= self.seats()) {
            Some(seat) => Err(Reason::NoSuchSeat { seat }.under(rules::M2_1)),
            None => Ok(()),
        }
    }

    /// M1.1: every seat has its 17 cards somewhere.
    fn check_cards(&self, table: &Table<Tribe>) -> Checked {
        for (seat, tribe) in Seat::all(self.seats()).zip(&table.seats) {
            for card in Card::all() {
                let lanes = table.grounds.iter().flat_map(|ground| ground.cards.cards());
                let laid = lanes.filter(|placed| placed.seat() == seat && placed.card() == card).count();
                let piled = tribe.pile.iter().filter(|&other| other == card).count();
                let held = [tribe.available, tribe.party, tribe.hand, tribe.spent];
                let count = held.iter().map(|cards| cards.count(card)).sum::<u8>() + (laid + piled) as u8;
                let has = Cards::FULL.count(card);
                if count != has {
                    return Err(Reason::CardsDoNotAddUp { seat, card, count, has }.under(rules::M1_1));
                }
            }
        }
        Ok(())
    }

    /// M1.2, M2.3: no more tiles of a kind than there are, and as many left in the bag as were not drawn.
    fn check_tile_sums(&self, table: &Table<Tribe>) -> Checked {
        for tile in Tile::ALL {
            let grounds = table.grounds.iter().map(|ground| ground.tiles);
            let tiles = grounds.chain(table.seats.iter().map(|tribe| tribe.tiles));
            let out: u32 = tiles.map(|tiles| u32::from(tiles.count(tile))).sum();
            let (count, has) = (out + u32::from(table.bag.count(tile)), self.full_bag().count(tile));
            if count > has.into() {
                return Err(Reason::TooManyTiles { tile, count, has }.under(rules::M1_2));
            }
        }
        let before = matches!(table.phase, PhaseName::Start | PhaseName::Grounds);
        let drawn = self.hunt_size() * u32::from(table.hunt - u8::from(before));
        let (tiles, needed) = (table.bag.len(), self.full_bag().len() - drawn);
        if tiles != needed {
            return Err(Reason::WrongBag { tiles, hunt: table.hunt, needed }.under(rules::M2_3));
        }
        Ok(())
    }

    /// M2.3, M4.3: grounds have all their tiles until they are judged, and none afterwards.
    fn check_ground_tiles(&self, state: &State) -> Checked {
        let mut judged = false;
        for ground in GroundId::ALL {
            let (tiles, size) = (state.ground(ground).tiles().len(), self.ground_size(ground));
            let fits = match state.phase.name() {
                PhaseName::Start | PhaseName::Grounds | PhaseName::Over => tiles == 0,
                // M4.2: in the first hunt force comes last.
                PhaseName::Force if state.hunt == 1 => tiles == 0,
                // The first ground with tiles is the judged one, and was looked at with the phase.
                PhaseName::Take if !judged => {
                    judged = tiles > 0;
                    true
                }
                _ => tiles == size,
            };
            if !fits {
                let what = "the number of tiles does not fit the phase";
                return Err(Reason::GroundInconsistent { ground, what }.under(rules::M4_3));
            }
        }
        Ok(())
    }

    /// M3.2: hunters lie face up.
    fn check_hunters(&self, state: &State) -> Checked {
        for ground in GroundId::ALL {
            let mut cards = state.ground(ground).lane().cards().iter();
            if cards.any(|placed| placed.card().number().is_some() && !placed.is_up()) {
                let what = "a hunter lies face down";
                return Err(Reason::GroundInconsistent { ground, what }.under(rules::M3_2));
            }
        }
        Ok(())
    }

    /// How many cards a seat has in party, hand, pile and on the grounds.
    fn check_counts(&self, state: &State, seat: Seat) -> Checked {
        let tribe = state.tribe(seat);
        let size = self.party_size(state, seat);
        let laid = state.laid(seat).len();
        let (party, hand, pile) = (tribe.party.len(), tribe.hand.len(), tribe.pile.len());
        let dealt = (party, hand, pile) == (0, HAND, size - HAND);
        let chosen = (party, hand, pile) == (size, 0, 0);
        let none = (party, hand, pile) == (0, 0, 0);
        let what = "the cards in party, hand and pile do not fit the phase";
        match state.phase.name() {
            PhaseName::Start | PhaseName::Grounds => {
                demand_of(seat, none && laid == 0, rules::M2_4, what)?;
                demand_of(seat, tribe.played == 0, rules::M3_1, "\"played\" does not fit the phase")
            }
            PhaseName::Muster => {
                demand_of(seat, (none || chosen) && laid == 0, rules::M2_4, what)?;
                demand_of(seat, tribe.played == 0, rules::M3_1, "\"played\" does not fit the phase")
            }
            PhaseName::Deal => {
                demand_of(seat, (chosen || dealt) && laid == 0, rules::M2_5, what)?;
                demand_of(seat, tribe.played == 0, rules::M3_1, "\"played\" does not fit the phase")
            }
            PhaseName::Over => {
                demand_of(seat, none && laid == 0, rules::M4_6, what)?;
                demand_of(seat, tribe.played == ROUNDS, rules::M3_1, "\"played\" does not fit the phase")
            }
            phase => {
                // M3.1: every card played is followed by one drawn, as long as there are any.
                let drawn = pile == (size - HAND).saturating_sub(laid);
                let fits = party == 0 && drawn && hand + pile + laid == size;
                demand_of(seat, fits, rules::M3_1, what)?;
                let finished = phase == PhaseName::Play || tribe.played == ROUNDS;
                demand_of(seat, finished, rules::M3_1, "\"played\" does not fit the phase")?;
                self.check_passes(state, seat)
            }
        }
    }

    /// M3.8: only a last seat whose party is all seven heroes can come to pass, with its seventh card.
    fn check_passes(&self, state: &State, seat: Seat) -> Checked {
        let tribe = state.tribe(seat);
        let laid = state.laid(seat);
        let what = "\"played\" does not fit the cards on the grounds";
        match tribe.played.checked_sub(laid.len()) {
            // More than were played: the eighth card, which is looked at for all seats together.
            None => demand_of(seat, laid.len() == ROUNDS + 1 && tribe.played == ROUNDS, rules::M3_1, what),
            Some(0) => Ok(()),
            Some(passes) => {
                let heroes = laid.hunters().is_empty() && tribe.hand.hunters().is_empty();
                let last = Some(seat) == state.dealer && tribe.played == ROUNDS;
                demand_of(seat, passes == 1 && heroes && last, rules::M3_8, what)
            }
        }
    }

    /// M4.6: cards are spent in the second hunt of a pair, as many as were played in the first.
    fn check_spent(&self, state: &State, seat: Seat) -> Checked {
        let over = state.phase.name() == PhaseName::Over;
        // Seven a hunt, one fewer by a pass, one more by the eighth card.
        let possible = if (state.hunt % 2 == 1) == over { ROUNDS - 1..=ROUNDS + 1 } else { 0..=0 };
        let fits = possible.contains(&state.tribe(seat).spent.len());
        demand_of(seat, fits, rules::M4_6, "the number of spent cards does not fit the hunt")
    }

    /// M4.4: tomahawks count in the hunts after the one they were taken in.
    fn check_axes(&self, state: &State, seat: Seat) -> Checked {
        let tribe = state.tribe(seat);
        let held = tribe.tiles.count(Tile::Tomahawk);
        let fits = match state.phase.name() {
            _ if state.hunt == 1 => tribe.axes == 0,
            PhaseName::Take | PhaseName::Over => tribe.axes <= held,
            _ => tribe.axes == held,
        };
        demand_of(seat, fits, rules::M4_4, "\"axes\" does not fit the tomahawks")
    }

    /// M2.5, M3.1: seats are dealt to, and play, from the first seat clockwise.
    fn check_order(&self, state: &State) -> Checked {
        let order = self.first(state).clockwise(self.seats());
        match state.phase {
            crate::Phase::Deal { seat } => {
                let mut later = order.skip_while(|&other| other != seat);
                let waiting = later.all(|seat| !state.tribe(seat).party.is_empty());
                demand(waiting, rules::M2_5, "a seat was dealt to before its turn")
            }
            crate::Phase::Play { seat } => {
                let rounds = state.tribe(seat).played;
                demand_of(seat, rounds < ROUNDS, rules::M3_1, "all seven cards are played")?;
                let mut expected = rounds + 1;
                for other in order {
                    if other == seat {
                        expected = rounds;
                    }
                    let fits = state.tribe(other).played == expected;
                    demand_of(other, fits, rules::M3_1, "\"played\" does not fit whose turn it is")?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// M3.9: one seat can have played an eighth card, and not the last one.
    fn check_eighth(&self, state: &State) -> Checked {
        let eight = Seat::all(self.seats()).filter(|&seat| state.laid(seat).len() > ROUNDS);
        for (found, seat) in eight.enumerate() {
            let holder = match state.phase.name() {
                PhaseName::Shift | PhaseName::Force => state.totem == Some(seat),
                PhaseName::Take => true,
                _ => false,
            };
            let fits = found == 0 && holder && state.hunt > 1 && Some(seat) != state.dealer;
            demand_of(seat, fits, rules::M3_9, "an eighth card was not possible")?;
        }
        Ok(())
    }

    /// M1.3, M4.5: nobody holds a cylinder before its first tile is taken, somebody ever after.
    fn check_cylinders(&self, state: &State) -> Checked {
        for (holder, tile) in [(state.totem, Tile::Totem), (state.horse, Tile::Horse)] {
            let taken = Seat::all(self.seats()).any(|seat| state.tribe(seat).tiles.contains(tile));
            demand(holder.is_some() || !taken, rules::M4_5, "a tile was taken, but not its cylinder")?;
            let judged = matches!(state.phase.name(), PhaseName::Take | PhaseName::Force);
            let possible = state.hunt > 1 || judged;
            demand(
                holder.is_none() || possible,
                rules::M1_3,
                "a cylinder is held before any tile was taken",
            )?;
        }
        Ok(())
    }
}
