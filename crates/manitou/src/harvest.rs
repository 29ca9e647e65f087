//! The end of a hunt: force, the three grounds, cylinders, cards (M4).

use game::{Effects, Game as _, Seat};

use crate::effects::Effect;
use crate::ground::Ground;
use crate::hand::{Cards, Pile};
use crate::moves::GroundId;
use crate::spoils::Takers;
use crate::state::{Cylinder, Phase, State};
use crate::tiles::Tile;
use crate::{Manitou, rules};

impl Manitou {
    /// Begins the end of a hunt.
    pub(crate) fn reckon<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        effects.cite(rules::M4_2);
        // M4.2: force comes first, but in the first hunt last.
        if state.hunt == 1 {
            self.judge_from(state, Some(GroundId::ALL[0]), effects);
        } else {
            self.compare_force(state, effects);
        }
    }

    fn compare_force<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        let owing = self.owing(state);
        effects.push(|| Effect::ForceCompared {
            totals: Seat::all(self.seats()).map(|seat| state.force(seat)).collect(),
            strongest: self.strongest(state),
            owing,
        });
        self.next_to_discard(state, owing, effects);
    }

    fn next_to_discard<E: Effects<Effect>>(&self, state: &mut State, owing: game::Seats, effects: &mut E) {
        // M4.1: from the first seat.
        let next = self.first(state).clockwise(self.seats()).find(|&seat| owing.contains(seat));
        match next {
            Some(seat) => state.phase = Phase::Force { seat, owing },
            None if state.hunt == 1 => self.end_hunt(state, effects),
            None => self.judge_from(state, Some(GroundId::ALL[0]), effects),
        }
    }

    pub(crate) fn discard<E: Effects<Effect>>(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        effects: &mut E,
    ) {
        let Phase::Force { owing, .. } = state.phase else { return };
        let tribe = state.tribe_mut(seat);
        tribe.tiles = tribe.tiles.without(tile);
        // M4.4: a tomahawk counts as long as the seat still holds it.
        tribe.axes = tribe.axes.min(tribe.tiles.count(Tile::Tomahawk));
        effects.push(|| Effect::Discarded { seat, tile });
        self.next_to_discard(state, owing.without(seat), effects);
    }

    /// Judges the grounds from `ground` on, until a seat has to choose (M4.3).
    fn judge_from<E: Effects<Effect>>(
        &self,
        state: &mut State,
        mut ground: Option<GroundId>,
        effects: &mut E,
    ) {
        while let Some(id) = ground {
            let takers = self.takers(id, state.ground(id), |seat| state.total(id, seat));
            self.tell_judgement(state, id, takers, effects);
            if !takers.is_empty() {
                state.phase = Phase::Take { ground: id, takers };
                return;
            }
            finish(state.ground_mut(id), id, effects);
            ground = id.next();
        }
        if state.hunt == 1 {
            self.compare_force(state, effects);
        } else {
            self.end_hunt(state, effects);
        }
    }

    fn tell_judgement<E: Effects<Effect>>(
        &self,
        state: &State,
        id: GroundId,
        takers: Takers,
        effects: &mut E,
    ) {
        let armed = |seat| state.total(id, seat).is_some() && state.tribe(seat).axes > 0;
        if Seat::all(self.seats()).any(armed) {
            effects.cite(rules::M4_4);
        }
        effects.push(|| Effect::Judged {
            ground: id,
            hero: state.ground(id).guard().seat(),
            totals: Seat::all(self.seats()).map(|seat| state.total(id, seat)).collect(),
            takers: takers.iter().collect(),
        });
    }

    pub(crate) fn take<E: Effects<Effect>>(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        effects: &mut E,
    ) {
        let Phase::Take { ground: id, takers } = state.phase else { return };
        let ground = state.ground_mut(id);
        ground.tiles = ground.tiles.without(tile);
        let tribe = state.tribe_mut(seat);
        tribe.tiles = tribe.tiles.with(tile);
        effects.push(|| {
            let claim = takers.first().expect("somebody takes").claim;
            Effect::Took { seat, tile, ground: id, claim }
        });
        match tile {
            Tile::Totem => claim_cylinder(state, seat, tile, Cylinder::Totem, effects),
            Tile::Horse => claim_cylinder(state, seat, tile, Cylinder::Horse, effects),
            _ => {}
        }
        let takers = takers.after(1);
        if takers.is_empty() {
            finish(state.ground_mut(id), id, effects);
            self.judge_from(state, id.next(), effects);
        } else {
            state.phase = Phase::Take { ground: id, takers };
        }
    }

    /// Clears the table, and begins the next hunt or ends the game (M4.6, M2.1).
    fn end_hunt<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        // M4.6: after hunts 2 and 4.
        let restored = matches!(state.hunt, 2 | 4);
        let laid = state.laid_by_all();
        for seat in Seat::all(self.seats()) {
            let laid = laid[seat.index()];
            let tribe = state.tribe_mut(seat);
            let back = tribe.hand.plus(tribe.pile.cards());
            effects.push(|| Effect::CardsCleared { seat, spent: laid, back: back.len(), cards: Some(back) });
            if restored {
                (tribe.available, tribe.spent) = (Cards::FULL, Cards::NONE);
            } else {
                tribe.available = tribe.available.plus(back);
                tribe.spent = tribe.spent.plus(laid);
            }
            (tribe.hand, tribe.pile) = (Cards::NONE, Pile::EMPTY);
        }
        state.grounds = [Ground::EMPTY; GroundId::COUNT];
        if restored {
            effects.push(|| Effect::CardsRestored { hunt: state.hunt });
        }
        effects.cite(rules::M2_1);
        if state.hunt == self.hunts() {
            state.phase = Phase::Over;
            self.tell_result(state, effects);
        } else {
            self.begin_hunt(state, effects);
        }
    }

    fn begin_hunt<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        state.hunt += 1;
        // M2.2: the deal passes clockwise.
        let dealer = self.first(state);
        state.dealer = Some(dealer);
        for seat in Seat::all(self.seats()) {
            let tribe = state.tribe_mut(seat);
            tribe.played = 0;
            tribe.axes = tribe.tiles.count(Tile::Tomahawk);
        }
        state.phase = Phase::Grounds;
        effects.push(|| Effect::HuntBegan { hunt: state.hunt, dealer, first: self.first(state) });
    }

    fn tell_result<E: Effects<Effect>>(&self, state: &State, effects: &mut E) {
        for seat in Seat::all(self.seats()) {
            effects.push(|| Effect::Scored { seat, points: self.points(state, seat) });
        }
        effects.push(|| Effect::Ranked { ranks: self.ranks(state) });
    }
}

/// What is left on a ground leaves the game (M4.3).
fn finish<E: Effects<Effect>>(ground: &mut Ground, id: GroundId, effects: &mut E) {
    let gone = ground.tiles;
    ground.tiles = crate::tiles::Tiles::NONE;
    effects.push(|| Effect::GroundFinished { ground: id, gone });
}

/// Gives the cylinder to a seat that just took its tile, if it has as many as the holder (M4.5).
fn claim_cylinder<E: Effects<Effect>>(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    cylinder: Cylinder,
    effects: &mut E,
) {
    let from = state.holder(cylinder);
    let count = |seat| state.tribe(seat).tiles.count(tile);
    if from == Some(seat) || from.is_some_and(|holder| count(holder) > count(seat)) {
        return;
    }
    match cylinder {
        Cylinder::Totem => state.totem = Some(seat),
        Cylinder::Horse => state.horse = Some(seat),
    }
    effects.push(|| Effect::CylinderTaken { cylinder, seat, from });
}
