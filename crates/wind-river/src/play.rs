//! What moves and chance do.

use game::{Effects, Seat};

use crate::board::{Goal, Hex};
use crate::counts::Counts;
use crate::effects::Effect;
use crate::moves::{Chance, Move, Step};
use crate::rules;
use crate::state::{MAX_SEATS, Phase, State};
use crate::{RAISE_COST, WindRiver};

impl WindRiver {
    pub(crate) fn draw_first<E: Effects<Effect>>(
        &self,
        state: &mut State,
        Chance::First(seat): Chance,
        effects: &mut E,
    ) {
        for rule in [rules::W1_1, rules::W1_3, rules::W2_1, rules::W2_2, rules::W2_3] {
            effects.cite(rule);
        }
        effects.push(|| Effect::First { seat });
        state.first = Some(seat);
        state.phase = Phase::Camp(seat);
    }

    pub(crate) fn make<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, mv: Move, effects: &mut E) {
        match mv {
            Move::Camp(hex) => self.camp(state, seat, hex, effects),
            Move::Drive(step) => self.drive(state, seat, step, effects),
            Move::Abandon(hex) => self.abandon(state, seat, hex, effects),
            Move::Travel(step) => self.travel(state, seat, step, effects),
            Move::Gather => gather(state, seat, effects),
            Move::Raise(hex) => raise(state, seat, hex, effects),
            Move::Spur(Step { from, to }) => {
                move_buffalo(state, Step { from, to });
                effects.push(|| Effect::Spurred { seat, from, to });
            }
            Move::Rest => effects.push(|| Effect::Rested { seat }),
        }
        if matches!(state.phase, Phase::Activity(_)) && mv.is_activity() {
            self.end_turn(state, seat, effects);
        }
    }

    fn camp<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, hex: Hex, effects: &mut E) {
        put_tipi(state, seat, hex);
        effects.push(|| Effect::Camped { seat, hex });
        // W3.2: twice round, from the first seat.
        let camped: u32 = state.tipis.iter().map(Counts::total).sum();
        let next = seat.next(self.seats);
        if camped == 2 * u32::from(self.seats) {
            self.begin_turn(state, next, effects);
        } else {
            state.phase = Phase::Camp(next);
        }
    }

    fn begin_turn<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, effects: &mut E) {
        let left = state.tipis(seat).total() as u8;
        effects.push(|| Effect::TurnBegan { seat, buffalo: left });
        state.waiting = state.buffalo;
        self.go_on_driving(state, seat, left, effects);
    }

    fn drive<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, step: Step, effects: &mut E) {
        let Phase::Drive { left, .. } = state.phase else { return };
        state.waiting.remove(step.from);
        move_buffalo(state, step);
        effects.push(|| Effect::Driven { seat, from: step.from, to: step.to });
        effects.cite(rules::W1_2);
        effects.cite(rules::W2_4);
        self.go_on_driving(state, seat, left - 1, effects);
    }

    /// W4.1: drives on if there is anything to drive, else feeds.
    fn go_on_driving<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, left: u8, effects: &mut E) {
        if left > 0 && self.can_drive(state) {
            state.phase = Phase::Drive { seat, left };
            return;
        }
        if left > 0 {
            effects.push(|| Effect::HerdStuck { seat, left });
        }
        state.waiting = Counts::ZERO;
        let unfed = state.all_unfed(seat);
        let left = unfed.saturating_sub(state.provisions(seat));
        if left > 0 {
            effects.push(|| Effect::Hungry { seat, tipis: left });
            state.phase = Phase::Abandon { seat, left };
        } else {
            self.feed(state, seat, unfed, effects);
        }
    }

    fn abandon<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, hex: Hex, effects: &mut E) {
        let Phase::Abandon { left, .. } = state.phase else { return };
        state.tipis[seat.index()].remove(hex);
        state.unused[seat.index()] += 1;
        effects.push(|| Effect::Abandoned { seat, hex });
        if left > 1 {
            state.phase = Phase::Abandon { seat, left: left - 1 };
        } else {
            // W4.2: what is left unfed takes exactly the provisions there are.
            self.feed(state, seat, state.provisions(seat), effects);
        }
    }

    fn feed<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, unfed: u8, effects: &mut E) {
        state.provisions[seat.index()] -= unfed;
        let provisions = state.provisions(seat);
        effects.push(|| Effect::Fed { seat, paid: unfed, provisions });
        if state.inhabited() {
            effects.cite(rules::W4_3);
            state.phase = Phase::Activity(seat);
        } else {
            self.end(state, effects);
        }
    }

    fn travel<E: Effects<Effect>>(
        &self,
        state: &mut State,
        seat: Seat,
        Step { from, to }: Step,
        effects: &mut E,
    ) {
        effects.push(|| Effect::Travelled { seat, from, to });
        state.tipis[seat.index()].remove(from);
        let Goal::Hex(hex) = to else {
            state.plains[seat.index()] += 1;
            return;
        };
        state.tipis[seat.index()].add(hex);
        if !state.others(seat).contains(hex) {
            return;
        }
        // W4.3a: the mover and everyone it visits pay once each, as far as they can.
        let mut paid = [0; MAX_SEATS];
        for (index, tipis) in state.tipis.iter().enumerate() {
            if tipis.occupied().contains(hex) {
                paid[index] = state.provisions[index].min(1);
                state.provisions[index] -= paid[index];
            }
        }
        effects
            .push(|| Effect::Tolls { hex, paid: paid[..usize::from(self.seats)].iter().copied().collect() });
    }

    fn end_turn<E: Effects<Effect>>(&self, state: &mut State, seat: Seat, effects: &mut E) {
        if state.inhabited() {
            self.begin_turn(state, seat.next(self.seats), effects);
        } else {
            self.end(state, effects);
        }
    }

    fn end<E: Effects<Effect>>(&self, state: &mut State, effects: &mut E) {
        state.phase = Phase::Over;
        effects.push(|| Effect::Ended);
        effects.push(|| Effect::Ranked { ranks: self.ranks(state) });
    }
}

fn move_buffalo(state: &mut State, Step { from, to }: Step) {
    state.buffalo.remove(from);
    if let Goal::Hex(hex) = to {
        state.buffalo.add(hex);
    }
}

fn put_tipi(state: &mut State, seat: Seat, hex: Hex) {
    state.tipis[seat.index()].add(hex);
    state.unused[seat.index()] -= 1;
}

fn gather<E: Effects<Effect>>(state: &mut State, seat: Seat, effects: &mut E) {
    let provisions = state.harvest(seat);
    let lost = state.surplus(seat) as u8 - provisions;
    state.provisions[seat.index()] += provisions;
    effects.push(|| Effect::Gathered { seat, provisions, lost });
}

fn raise<E: Effects<Effect>>(state: &mut State, seat: Seat, hex: Hex, effects: &mut E) {
    state.provisions[seat.index()] -= RAISE_COST;
    put_tipi(state, seat, hex);
    effects.push(|| Effect::Raised { seat, hex });
}
