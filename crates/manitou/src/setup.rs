//! How a match begins, and how a state is shown and read.

use game::{Game as _, MAX_SEATS, RefusalOf, Seat};

use crate::ground::Ground;
use crate::moves::GroundId;
use crate::play::shifter;
use crate::reason::Reason;
use crate::state::{Phase, PhaseName, State, Tribe};
use crate::table::{ShownGround, Table};
use crate::{Manitou, rules};

impl Manitou {
    pub(crate) fn beginning(&self) -> State {
        State {
            phase: Phase::Start,
            hunt: 1,
            dealer: None,
            grounds: [Ground::EMPTY; GroundId::COUNT],
            tribes: [Tribe::START; MAX_SEATS],
            totem: None,
            horse: None,
            bag: self.full_bag(),
        }
    }

    pub(crate) fn show_state(&self, state: &State) -> Table<Tribe> {
        self.table(state, |seat| *state.tribe(seat))
    }

    /// The table, with what `shown` shows of each seat.
    pub(crate) fn table<S>(&self, state: &State, shown: impl FnMut(Seat) -> S) -> Table<S> {
        let show = |ground: &Ground| ShownGround { tiles: ground.tiles(), cards: *ground.lane() };
        Table {
            phase: state.phase.name(),
            hunt: state.hunt,
            hunts: self.hunts(),
            dealer: state.dealer,
            first: state.dealer.map(|_| self.first(state)),
            acting: self.turn(state).acting(),
            grounds: state.grounds.each_ref().map(show),
            seats: Seat::all(self.seats()).map(shown).collect(),
            totem: state.totem,
            horse: state.horse,
            bag: state.bag,
        }
    }

    /// The state that a table shows, as far as it can be told; whether it is consistent is not asked.
    pub(crate) fn assemble(&self, table: &Table<Tribe>) -> Result<State, RefusalOf<Self>> {
        let mut state = State {
            hunt: table.hunt,
            dealer: table.dealer,
            totem: table.totem,
            horse: table.horse,
            bag: table.bag,
            ..self.beginning()
        };
        for (ground, shown) in GroundId::ALL.into_iter().zip(&table.grounds) {
            let what = "heroes of two seats, or more than two of one, lie face up";
            let read = Ground::new(shown.tiles, shown.cards);
            *state.ground_mut(ground) =
                read.ok_or_else(|| Reason::GroundInconsistent { ground, what }.under(rules::M3_4))?;
        }
        for (seat, tribe) in Seat::all(self.seats()).zip(&table.seats) {
            *state.tribe_mut(seat) = *tribe;
        }
        state.phase = self.phase_of(table, &state)?;
        Ok(state)
    }

    /// The phase of a table; `state` is what it shows otherwise.
    fn phase_of(&self, table: &Table<Tribe>, state: &State) -> Result<Phase, RefusalOf<Self>> {
        let order = || self.first(state).clockwise(self.seats());
        let mustered = |seat: Seat| !state.tribe(seat).party.is_empty();
        let only_acting = || table.acting.first().filter(|seat| seat.0 < self.seats());
        let phase = match table.phase {
            PhaseName::Start => Some(Phase::Start),
            PhaseName::Grounds => Some(Phase::Grounds),
            PhaseName::Muster => {
                Some(Phase::Muster { waiting: order().filter(|&seat| !mustered(seat)).collect() })
            }
            PhaseName::Deal => order().find(|&seat| mustered(seat)).map(|seat| Phase::Deal { seat }),
            PhaseName::Play => only_acting().map(|seat| Phase::Play { seat }),
            PhaseName::Eighth => self.eighth_player(state).map(|seat| Phase::Eighth { seat }),
            PhaseName::Shift => shifter(state).map(|seat| Phase::Shift { seat }),
            PhaseName::Force => only_acting().map(|seat| {
                // M4.1: those before this seat have given up theirs.
                let owing = self.owing(state);
                let owing = order().skip_while(|&other| other != seat).filter(|&seat| owing.contains(seat));
                Phase::Force { seat, owing: owing.collect() }
            }),
            PhaseName::Take => self.judged_ground(state),
            PhaseName::Over => Some(Phase::Over),
        };
        let phase = phase.ok_or_else(|| {
            let what = "nobody can do what this phase asks for";
            Reason::Inconsistent { what }.under(table.phase.rule())
        })?;
        let possible = match phase {
            Phase::Muster { waiting } => !waiting.is_empty(),
            Phase::Force { seat, owing } => owing.contains(seat),
            _ => true,
        };
        let acting = self.turn(&State { phase, ..*state }).acting();
        if !possible || acting != table.acting {
            let what = "\"acting\" does not fit the rest";
            return Err(Reason::Inconsistent { what }.under(table.phase.rule()));
        }
        Ok(phase)
    }

    /// The judging of the first ground with tiles.
    fn judged_ground(&self, state: &State) -> Option<Phase> {
        let ground = GroundId::ALL.into_iter().find(|&ground| !state.ground(ground).tiles().is_empty())?;
        let takers = self.takers(ground, state.ground(ground), |seat| state.total(ground, seat));
        (!takers.is_empty()).then_some(Phase::Take { ground, takers })
    }
}
