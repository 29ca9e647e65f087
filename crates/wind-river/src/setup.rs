//! How a match begins, and which states are consistent.

use game::{PerSeat, Refusal, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::WindRiver;
use crate::board::{Hex, HexSet, Table};
use crate::counts::Counts;
use crate::reason::Reason;
use crate::rules;
use crate::state::{MAX_PROVISIONS, MAX_SEATS, Phase, PhaseName, State, TIPIS};
use crate::view::StateJson;

/// Buffalo on a starting hex (W2.2).
const HERD: u8 = 2;
/// Rows where the herd starts (W2.2).
const HERD_ROWS: usize = 3;
/// The most buffalo on a hex (W2.4).
const MAX_BUFFALO: u8 = 5;

/// The options of a match: this game has none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

type Checked<T> = Result<T, Refusal<Reason>>;

fn require(holds: bool, rule: Rule, what: &'static str) -> Checked<()> {
    if holds { Ok(()) } else { Err(Reason::Inconsistent { what }.under(rule)) }
}

fn counts(table: &Table, rule: Rule, what: &'static str) -> Checked<Counts> {
    Counts::from_table(table).ok_or_else(|| Reason::Inconsistent { what }.under(rule))
}

impl WindRiver {
    pub(crate) fn beginning(&self) -> State {
        let herd: Table = std::array::from_fn(|lane| {
            std::array::from_fn(|row| {
                let here = Hex::new(lane, row).is_some_and(|hex| self.board.contains(hex));
                if here && row < HERD_ROWS { HERD } else { 0 }
            })
        });
        let each =
            |number| std::array::from_fn(|seat| if seat < usize::from(self.seats) { number } else { 0 });
        State {
            phase: Phase::Start,
            first: None,
            buffalo: Counts::from_table(&herd).expect("two fit on a hex"),
            waiting: Counts::ZERO,
            tipis: [Counts::ZERO; MAX_SEATS],
            unused: each(TIPIS),
            plains: each(0),
            provisions: each(1),
        }
    }

    /// Reads a state and checks that it keeps the rules.
    pub(crate) fn consistent(&self, json: &StateJson) -> Checked<State> {
        let lengths = [json.tipis.len(), json.unused.len(), json.plains.len(), json.provisions.len()];
        require(
            lengths.iter().all(|&length| length == usize::from(self.seats)),
            rules::W2_1,
            "tipis, unused, plains and provisions need one entry for each seat",
        )?;
        let buffalo = counts(&json.buffalo, rules::W2_4, "a hex holds more than five buffalo")?;
        let moved = counts(&json.moved, rules::W4_1, "more buffalo have moved than there are")?;
        let mut state = State {
            phase: self.phase(json)?,
            first: json.first,
            buffalo,
            waiting: Counts::ZERO,
            ..self.beginning()
        };
        for seat in Seat::all(self.seats) {
            let table = &json.tipis[seat.index()];
            state.tipis[seat.index()] = counts(table, rules::W2_1, "a seat has more than seven tipis")?;
        }
        copy(&mut state.unused, &json.unused);
        copy(&mut state.plains, &json.plains);
        copy(&mut state.provisions, &json.provisions);
        self.check_pieces(&state, &moved)?;
        if let Phase::Drive { .. } = state.phase {
            state.waiting = subtract(&json.buffalo, &json.moved)?;
        } else {
            require(moved == Counts::ZERO, rules::W4_1, "buffalo have moved, but no drive goes on")?;
        }
        self.check_phase(&state, &moved)?;
        Ok(state)
    }

    fn phase(&self, json: &StateJson) -> Checked<Phase> {
        for seat in [json.seat, json.first].into_iter().flatten() {
            if seat.0 >= self.seats {
                return Err(Reason::NoSuchSeat { seat }.under(rules::W4));
            }
        }
        let drawn = json.first.is_some() == (json.phase != PhaseName::Start);
        require(drawn, rules::W3_1, "the first seat is null in the phase \"start\" and only there")?;
        let driving = json.phase == PhaseName::Drive || json.drive_left == 0;
        require(driving, rules::W4_1, "drive_left is zero outside the drive")?;
        let abandoning = json.phase == PhaseName::Abandon || json.abandon_left == 0;
        require(abandoning, rules::W4_2, "abandon_left is zero outside its phase")?;
        match (json.phase, json.seat) {
            (PhaseName::Start, None) => Ok(Phase::Start),
            (PhaseName::Over, None) => Ok(Phase::Over),
            (PhaseName::Camp, Some(seat)) => Ok(Phase::Camp(seat)),
            (PhaseName::Drive, Some(seat)) => Ok(Phase::Drive { seat, left: json.drive_left }),
            (PhaseName::Abandon, Some(seat)) => Ok(Phase::Abandon { seat, left: json.abandon_left }),
            (PhaseName::Activity, Some(seat)) => Ok(Phase::Activity(seat)),
            _ => Err(Reason::Inconsistent {
                what: "seat is null in the phases \"start\" and \"over\" and only there",
            }
            .under(rules::W4)),
        }
    }

    fn check_pieces(&self, state: &State, moved: &Counts) -> Checked<()> {
        let off_board = !self.board;
        let strays = state.tipis.iter().chain([&state.buffalo, moved]).any(|on| on.sum(off_board) > 0);
        require(!strays, rules::W1_3, "something stands on a lane that is not in play")?;
        let crowded = HexSet::BOARD.iter().any(|hex| state.buffalo.at(hex) > MAX_BUFFALO);
        require(!crowded, rules::W2_4, "a hex holds more than five buffalo")?;
        let herd = self.beginning().buffalo.total();
        require(state.buffalo.total() <= herd, rules::W2_2, "there are more buffalo than the game has")?;
        for seat in Seat::all(self.seats) {
            let tipis =
                state.tipis(seat).total() + u32::from(state.unused(seat)) + u32::from(state.saved(seat));
            require(tipis == u32::from(TIPIS), rules::W2_1, "the tipis of a seat do not add up to seven")?;
            require(
                state.provisions(seat) <= MAX_PROVISIONS,
                rules::W2_3,
                "a seat holds more than ten provisions",
            )?;
        }
        Ok(())
    }

    fn check_phase(&self, state: &State, moved: &Counts) -> Checked<()> {
        match state.phase {
            Phase::Start => {
                let same = State { buffalo: state.buffalo, ..self.beginning() } == *state;
                require(same, rules::W3_1, "before the first seat is drawn nobody has camped or gained")
            }
            Phase::Camp(seat) => self.check_camps(state, seat),
            Phase::Drive { seat, left } => {
                let herd = state.tipis(seat).total();
                let possible = left > 0 && u32::from(left) + moved.total() <= herd && self.can_drive(state);
                require(possible, rules::W4_1, "so many buffalo cannot be left to drive")
            }
            Phase::Abandon { seat, left } => {
                let short = state.all_unfed(seat).saturating_sub(state.provisions(seat));
                let exact = left > 0 && left == short;
                require(exact, rules::W4_2, "abandon_left is not what the seat cannot pay for")
            }
            Phase::Activity(_) => {
                require(state.inhabited(), rules::W5_1, "the game is over when no tipi is on the board")
            }
            Phase::Over => {
                require(!state.inhabited(), rules::W5_1, "the game is not over while a tipi is on the board")
            }
        }
    }

    fn check_camps(&self, state: &State, seat: Seat) -> Checked<()> {
        let camped: u32 = state.tipis.iter().map(Counts::total).sum();
        let first = state.first.expect("checked: drawn in every phase but the start");
        let mut tipis: PerSeat<u32> = Seat::all(self.seats).map(|_| 0).collect();
        for turn in 0..camped.min(2 * u32::from(self.seats)) {
            tipis[(first.index() + turn as usize) % usize::from(self.seats)] += 1;
        }
        let in_order = Seat::all(self.seats).all(|each| state.tipis(each).total() == tipis[each.index()]);
        let next = (first.index() + camped as usize) % usize::from(self.seats);
        let unfinished = camped < 2 * u32::from(self.seats);
        require(
            in_order && unfinished && seat.index() == next,
            rules::W3_2,
            "the tipis are not those of seats that camp in turn",
        )?;
        let occupied = state.tipis.iter().fold(HexSet::NONE, |all, tipis| all | tipis.occupied());
        require(occupied.len() == camped, rules::W3_2, "two tipis camp on one hex")?;
        let saved = state.plains.iter().any(|&saved| saved > 0);
        require(!saved, rules::W3_2, "no tipi can be saved before the first turn")
    }
}

fn copy(numbers: &mut [u8; MAX_SEATS], from: &PerSeat<u8>) {
    numbers[..from.len()].copy_from_slice(from);
}

fn subtract(buffalo: &Table, moved: &Table) -> Checked<Counts> {
    let mut waiting = *buffalo;
    for (lane, row) in HexSet::BOARD.iter().map(|hex| (hex.lane(), hex.row())) {
        let left = buffalo[lane][row].checked_sub(moved[lane][row]);
        waiting[lane][row] = left.ok_or_else(|| {
            Reason::Inconsistent { what: "more buffalo have moved to a hex than stand on it" }
                .under(rules::W4_1)
        })?;
    }
    counts(&waiting, rules::W2_4, "a hex holds more than five buffalo")
}
