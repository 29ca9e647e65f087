//! Making moves: from the choice of a party to the shift of a hunter (M2.4 to M3.10).

use game::{Effects, Game as _, Seat, Seats};

use crate::cards::{Card, Contest, Hero};
use crate::effects::{Effect, Victor};
use crate::ground::Guard;
use crate::hand::Cards;
use crate::moves::{GroundId, Move};
use crate::options::Muster;
use crate::state::{Cylinder, Phase, State};
use crate::{Manitou, rules};

/// How many cards and passes each seat plays in a hunt (M3.1).
pub(crate) const ROUNDS: u8 = 7;

impl Manitou {
    pub(crate) fn make<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, mv: &Move, effects: &mut E) {
        match *mv {
            Move::Muster(party) => self.muster(state, seat, party, effects),
            Move::Play { card, ground } => self.play_card(state, seat, card, ground, effects),
            Move::Pass => {
                effects.push(|| Effect::Passed { seat, seen_by: self.all_but(seat) });
                state.tribe_mut(seat).played += 1;
                self.next_player(state, seat, effects);
            }
            Move::Hold => self.hold(state, seat, effects),
            Move::Shift { card, from, to } => {
                state.ground_mut(from).remove_hunter(seat, card);
                state.ground_mut(to).add_hunter(seat, card);
                effects.push(|| Effect::Shifted { seat, card, from, to });
                self.reckon(state, effects);
            }
            Move::Discard(tile) => self.discard(state, seat, tile, effects),
            Move::Take(tile) => self.take(state, seat, tile, effects),
        }
    }

    fn all_but(&self, seat: Seat) -> Seats {
        Seats::all(self.seats()).without(seat)
    }

    /// Sets a party aside (M2.4), and lets the deal begin once every seat has one.
    pub(crate) fn muster<E: Effects<Effect>>(
        &self,
        state: &mut State,
        seat: Seat,
        party: Cards,
        effects: &mut E,
    ) {
        let Phase::Muster { waiting } = state.phase else { return };
        let tribe = state.tribe_mut(seat);
        tribe.available = tribe.available.minus(party);
        tribe.party = party;
        let random = self.options().muster == Muster::Random;
        effects.cite(rules::M1_1);
        effects.push(|| Effect::Mustered { seat, count: party.len(), cards: Some(party), random });
        let waiting = waiting.without(seat);
        state.phase = if waiting.is_empty() {
            Phase::Deal { seat: self.first(state) }
        } else {
            Phase::Muster { waiting }
        };
    }

    fn play_card<E: Effects<Effect>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        ground: GroundId,
        effects: &mut E,
    ) {
        let eighth = matches!(state.phase, Phase::Eighth { .. });
        let tribe = state.tribe_mut(seat);
        tribe.hand = tribe.hand.without(card);
        effects.push(|| Effect::Played { seat, card, ground, eighth, seen_by: self.all_but(seat) });
        match card.hero() {
            None => {
                effects.cite(rules::M3_2);
                state.ground_mut(ground).add_hunter(seat, card);
            }
            Some(hero) => place_hero(state, seat, hero, ground, effects),
        }
        if eighth {
            return self.after_eighth(state, effects);
        }
        let tribe = state.tribe_mut(seat);
        tribe.played += 1;
        if let Some(card) = tribe.pile.draw() {
            tribe.hand = tribe.hand.with(card);
            effects.push(|| Effect::Drew { seat, card: Some(card), pile: tribe.pile.len() });
        }
        self.next_player(state, seat, effects);
    }

    fn next_player<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, effects: &mut E) {
        // M2.2: the dealer is last.
        if Some(seat) == state.dealer && state.tribe(seat).played == ROUNDS {
            self.after_rounds(state, effects);
        } else {
            state.phase = Phase::Play { seat: seat.next(self.seats()) };
        }
    }

    /// M3.9: the holder of the totem cylinder is asked for an eighth card.
    fn after_rounds<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        match self.eighth_player(state) {
            Some(seat) => state.phase = Phase::Eighth { seat },
            None => self.after_eighth(state, effects),
        }
    }

    /// M3.10: then the holder of the horse cylinder for a shift.
    fn after_eighth<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        match shifter(state) {
            Some(seat) => state.phase = Phase::Shift { seat },
            None => self.reckon(state, effects),
        }
    }

    /// Who may play an eighth card, if anyone (M3.9).
    pub(crate) fn eighth_player(&self, state: &State) -> Option<Seat> {
        state.totem.filter(|&seat| Some(seat) != state.dealer && !state.tribe(seat).hand.is_empty())
    }

    fn hold<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, effects: &mut E) {
        match state.phase {
            Phase::Eighth { .. } => {
                effects.push(|| Effect::Held { seat, cylinder: Cylinder::Totem });
                self.after_eighth(state, effects);
            }
            _ => {
                effects.push(|| Effect::Held { seat, cylinder: Cylinder::Horse });
                self.reckon(state, effects);
            }
        }
    }
}

/// Who may move a hunter, if anyone (M3.10).
pub(crate) fn shifter(state: &State) -> Option<Seat> {
    state.horse.filter(|&seat| state.grounds.iter().any(|ground| ground.hunters(seat) > 0))
}

/// Puts a hero on a ground, where it stays (M3.4), fights one hero (M3.5) or attacks one of two (M3.6).
fn place_hero<E: Effects<Effect>>(state: &mut State, seat: Seat, hero: Hero, id: GroundId, effects: &mut E) {
    let card = Card::of_hero(hero);
    let ground = state.ground_mut(id);
    let (defender, place, two) = match ground.guard() {
        Guard::One { seat: other, at } if other != seat => (other, at, false),
        Guard::Two { seat: other, last, .. } if other != seat => (other, last, true),
        own => {
            let heroes = if own == Guard::Nobody { 1 } else { 2 };
            ground.add_hero(seat, card);
            if heroes == 2 {
                effects.cite(rules::M3_3);
            }
            return effects.push(|| Effect::Stands { seat, card, ground: id, heroes });
        }
    };
    let defence = ground.card_at(place);
    let contest = hero.against(defence.hero().expect("the guard is made of heroes"));
    effects.cite(rules::M1_4);
    if two {
        let succeeded = contest != Contest::Loses;
        effects.push(|| Effect::Sacrifice {
            ground: id,
            attacker: seat,
            attack: card,
            defender,
            defence,
            succeeded,
        });
    } else {
        let victor = match contest {
            Contest::Wins => Victor::Attacker,
            Contest::Draws => Victor::Nobody,
            Contest::Loses => Victor::Defender,
        };
        effects.push(|| Effect::Trial {
            ground: id,
            attacker: seat,
            attack: card,
            defender,
            defence,
            victor,
        });
    }
    if contest != Contest::Loses {
        ground.turn_last();
        effects.push(|| Effect::TurnedDown { seat: defender, card: defence, ground: id });
    }
    // M3.6: against two heroes the attacker goes down whatever comes of it.
    if contest == Contest::Wins && !two {
        ground.add_hero(seat, card);
    } else {
        ground.add_fallen(seat, card);
        effects.push(|| Effect::TurnedDown { seat, card, ground: id });
    }
}
