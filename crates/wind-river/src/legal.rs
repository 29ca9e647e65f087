//! What a seat may do: written once, as sets of steps; the list, the check and the random move read them.

use game::{Refusal, Seat, Stream};

use crate::board::{Direction, Goal, Hex, HexSet};
use crate::moves::{Move, Step};
use crate::reason::Reason;
use crate::rules;
use crate::state::{Phase, State};
use crate::{RAISE_COST, WindRiver};

/// Steps of one kind of piece: for each direction the hexes they start from, and those that reach the plains.
struct Steps<const WAYS: usize> {
    from: [HexSet; WAYS],
    ways: [Direction; WAYS],
    /// All ways into the plains are one destination (W1.2).
    to_plains: HexSet,
}

impl<const WAYS: usize> Steps<WAYS> {
    /// The steps of pieces on `pieces` onto `room`.
    #[inline]
    fn new(pieces: HexSet, room: HexSet, ways: [Direction; WAYS]) -> Self {
        Self {
            from: ways.map(|way| pieces & room.step(way.opposite())),
            ways,
            to_plains: pieces & HexSet::LAST_ROW,
        }
    }

    #[inline]
    fn len(&self) -> u32 {
        self.from.iter().map(|from| from.len()).sum::<u32>() + self.to_plains.len()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.from.iter().all(|from| from.is_empty()) && self.to_plains.is_empty()
    }

    fn contains(&self, step: Step) -> bool {
        match step.to {
            Goal::Plains => self.to_plains.contains(step.from),
            Goal::Hex(to) => (0..WAYS)
                .any(|way| self.from[way].contains(step.from) && step.from.step(self.ways[way]) == Some(to)),
        }
    }

    /// Step number `k`, from 0.
    #[inline]
    fn nth(&self, mut k: u32) -> Step {
        for (way, from) in self.from.iter().enumerate() {
            if k < from.len() {
                return self.step(from.nth(k), way);
            }
            k -= from.len();
        }
        Step { from: self.to_plains.nth(k), to: Goal::Plains }
    }

    fn iter(&self) -> impl Iterator<Item = Step> {
        let onto_hexes =
            (0..WAYS).flat_map(move |way| self.from[way].iter().map(move |from| self.step(from, way)));
        onto_hexes.chain(self.to_plains.iter().map(|from| Step { from, to: Goal::Plains }))
    }

    fn step(&self, from: Hex, way: usize) -> Step {
        let to = from.step(self.ways[way]).expect("a step that is listed ends on the board");
        Step { from, to: Goal::Hex(to) }
    }
}

/// What a seat may choose as its activity (W4.3).
struct Activities {
    travel: Steps<6>,
    gather: bool,
    raise: HexSet,
    spur: Steps<3>,
}

impl Activities {
    fn none(&self) -> bool {
        self.travel.is_empty() && !self.gather && self.raise.is_empty() && self.spur.is_empty()
    }
}

impl WindRiver {
    /// W4.1, W4.3d: where buffalo on `movers` can go.
    fn herd_steps(&self, state: &State, movers: HexSet) -> Steps<3> {
        Steps::new(movers, self.board & !state.buffalo.fives(), Direction::AHEAD)
    }

    /// W4.1: the steps left in the drive that goes on.
    fn drives(&self, state: &State) -> Steps<3> {
        self.herd_steps(state, state.waiting.occupied())
    }

    /// Whether a buffalo that has not moved can move (W4.1).
    pub(crate) fn can_drive(&self, state: &State) -> bool {
        !self.drives(state).is_empty()
    }

    /// W3.2: where a tipi can camp.
    fn camps(&self, state: &State) -> HexSet {
        state.tipis.iter().fold(self.board, |free, tipis| free & !tipis.occupied())
    }

    /// W4.2: where `seat` has an unfed tipi.
    fn hungry(&self, state: &State, seat: Seat) -> HexSet {
        state.tipis(seat).occupied().iter().filter(|&hex| state.unfed(seat, hex) > 0).collect()
    }

    fn activities(&self, state: &State, seat: Seat) -> Activities {
        let others = state.others(seat);
        // W4.3a: without a provision no camp of others can be entered.
        let room = if state.provisions(seat) == 0 { self.board & !others } else { self.board };
        let may_raise = state.provisions(seat) >= RAISE_COST && state.unused(seat) > 0;
        Activities {
            travel: Steps::new(state.tipis(seat).occupied(), room, Direction::ALL),
            gather: state.harvest(seat) > 0,
            raise: if may_raise { state.alone(seat) } else { HexSet::NONE },
            spur: self.herd_steps(state, state.buffalo.occupied()),
        }
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.phase.seat() != Some(seat) {
            return;
        }
        match state.phase {
            Phase::Start | Phase::Over => {}
            Phase::Camp(_) => moves.extend(self.camps(state).iter().map(Move::Camp)),
            Phase::Drive { .. } => moves.extend(self.drives(state).iter().map(Move::Drive)),
            Phase::Abandon { .. } => moves.extend(self.hungry(state, seat).iter().map(Move::Abandon)),
            Phase::Activity(_) => {
                let can = self.activities(state, seat);
                moves.extend(can.travel.iter().map(Move::Travel));
                moves.extend(can.gather.then_some(Move::Gather));
                moves.extend(can.raise.iter().map(Move::Raise));
                moves.extend(can.spur.iter().map(Move::Spur));
                moves.extend(can.none().then_some(Move::Rest));
            }
        }
    }

    pub(crate) fn random<S: Stream>(&self, state: &State, seat: Seat, stream: &mut S) -> Move {
        match state.phase {
            Phase::Camp(_) => {
                let camps = self.camps(state);
                Move::Camp(camps.nth(stream.below(camps.len())))
            }
            Phase::Drive { .. } => {
                let drives = self.drives(state);
                Move::Drive(drives.nth(stream.below(drives.len())))
            }
            Phase::Abandon { .. } => {
                let hungry = self.hungry(state, seat);
                Move::Abandon(hungry.nth(stream.below(hungry.len())))
            }
            Phase::Activity(_) => self.random_activity(state, seat, stream),
            Phase::Start | Phase::Over => panic!("nobody moves in the phase {}", state.phase.name()),
        }
    }

    fn random_activity<S: Stream>(&self, state: &State, seat: Seat, stream: &mut S) -> Move {
        let can = self.activities(state, seat);
        let (travels, raises) = (can.travel.len(), can.raise.len());
        let all = travels + u32::from(can.gather) + raises + can.spur.len();
        if all == 0 {
            return Move::Rest;
        }
        let mut k = stream.below(all);
        if k < travels {
            return Move::Travel(can.travel.nth(k));
        }
        k -= travels;
        if can.gather {
            if k == 0 {
                return Move::Gather;
            }
            k -= 1;
        }
        if k < raises {
            return Move::Raise(can.raise.nth(k));
        }
        Move::Spur(can.spur.nth(k - raises))
    }

    pub(crate) fn verify(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal<Reason>> {
        let acting = match (state.phase, state.phase.seat()) {
            (_, Some(acting)) => acting,
            (Phase::Start, None) => return Err(Reason::ChanceIsDue.under(rules::W3_1)),
            (_, None) => return Err(Reason::GameIsOver.under(rules::W5_1)),
        };
        if acting != seat {
            let rule = if let Phase::Camp(_) = state.phase { rules::W3_2 } else { rules::W4 };
            return Err(Reason::NotYourTurn { seat, acting }.under(rule));
        }
        let can = || self.activities(state, seat);
        match (state.phase, *mv) {
            (Phase::Camp(_), Move::Camp(hex)) => self.verify_camp(state, hex),
            (Phase::Drive { .. }, Move::Drive(step)) => {
                if self.drives(state).contains(step) {
                    return Ok(());
                }
                Err(self.why_no_herd_step(state, step, state.waiting.occupied()))
            }
            (Phase::Abandon { .. }, Move::Abandon(hex)) if state.unfed(seat, hex) == 0 => {
                Err(Reason::NotHungry { hex }.under(rules::W4_2))
            }
            (Phase::Abandon { .. }, Move::Abandon(_)) => Ok(()),
            (Phase::Activity(_), Move::Travel(step)) if can().travel.contains(step) => Ok(()),
            (Phase::Activity(_), Move::Travel(step)) => Err(self.why_no_travel(state, seat, step)),
            (Phase::Activity(_), Move::Gather) => Self::verify_gather(state, seat),
            (Phase::Activity(_), Move::Raise(hex)) if can().raise.contains(hex) => Ok(()),
            (Phase::Activity(_), Move::Raise(hex)) => Err(Self::why_no_raise(state, seat, hex)),
            (Phase::Activity(_), Move::Spur(step)) if can().spur.contains(step) => Ok(()),
            (Phase::Activity(_), Move::Spur(step)) => {
                Err(self.why_no_herd_step(state, step, state.buffalo.occupied()))
            }
            (Phase::Activity(_), Move::Rest) if can().none() => Ok(()),
            (Phase::Activity(_), Move::Rest) => Err(Reason::CannotRest.under(rules::W4_3E)),
            (phase, _) => {
                let rule = match phase {
                    Phase::Camp(_) => rules::W3_2,
                    Phase::Drive { .. } => rules::W4_1,
                    Phase::Abandon { .. } => rules::W4_2,
                    _ => rules::W4_3,
                };
                Err(Reason::WrongPhase { kind: mv.kind(), phase: phase.name() }.under(rule))
            }
        }
    }

    fn verify_camp(&self, state: &State, hex: Hex) -> Result<(), Refusal<Reason>> {
        self.in_play(hex)?;
        if self.camps(state).contains(hex) {
            return Ok(());
        }
        Err(Reason::CampTaken { hex }.under(rules::W3_2))
    }

    fn verify_gather(state: &State, seat: Seat) -> Result<(), Refusal<Reason>> {
        match (state.harvest(seat), state.surplus(seat)) {
            (1.., _) => Ok(()),
            (0, 1..) => Err(Reason::StoreIsFull.under(rules::W2_3)),
            (0, _) => Err(Reason::NothingToGather.under(rules::W4_3B)),
        }
    }

    fn in_play(&self, hex: Hex) -> Result<(), Refusal<Reason>> {
        if self.board.contains(hex) { Ok(()) } else { Err(Reason::NotInPlay { hex }.under(rules::W1_3)) }
    }

    fn why_no_herd_step(&self, state: &State, Step { from, to }: Step, movers: HexSet) -> Refusal<Reason> {
        let rule = if state.phase.name() == crate::PhaseName::Drive { rules::W4_1 } else { rules::W4_3D };
        if let Err(refusal) = self.in_play(from) {
            return refusal;
        }
        if !state.buffalo.occupied().contains(from) {
            return Reason::NoBuffalo { hex: from }.under(rule);
        }
        if !movers.contains(from) {
            return Reason::AllDriven { hex: from }.under(rule);
        }
        let ahead = |hex| Direction::AHEAD.iter().any(|&way| from.step(way) == Some(hex));
        match to {
            Goal::Hex(hex) if ahead(hex) => match self.in_play(hex) {
                Err(refusal) => refusal,
                Ok(()) => Reason::HexIsFull { hex }.under(rules::W2_4),
            },
            _ => Reason::NotAhead { from, to }.under(rule),
        }
    }

    fn why_no_travel(&self, state: &State, seat: Seat, Step { from, to }: Step) -> Refusal<Reason> {
        if let Err(refusal) = self.in_play(from) {
            return refusal;
        }
        if !state.tipis(seat).occupied().contains(from) {
            return Reason::NoTipi { hex: from }.under(rules::W4_3A);
        }
        let adjacent = |hex| Direction::ALL.iter().any(|&way| from.step(way) == Some(hex));
        match to {
            Goal::Hex(hex) if adjacent(hex) => match self.in_play(hex) {
                Err(refusal) => refusal,
                Ok(()) => Reason::CannotPayToEnter { hex }.under(rules::W4_3A),
            },
            Goal::Hex(_) => Reason::NotAdjacent { from, to }.under(rules::W1_2),
            Goal::Plains => Reason::NotAdjacent { from, to }.under(rules::W4_3A),
        }
    }

    fn why_no_raise(state: &State, seat: Seat, hex: Hex) -> Refusal<Reason> {
        let provisions = state.provisions(seat);
        let reason = if !state.tipis(seat).occupied().contains(hex) {
            Reason::NoTipi { hex }
        } else if state.others(seat).contains(hex) {
            Reason::NotAlone { hex }
        } else if state.unused(seat) == 0 {
            return Reason::NoUnusedTipi.under(rules::W2_1);
        } else {
            Reason::CannotPayToRaise { provisions }
        };
        reason.under(rules::W4_3C)
    }
}
