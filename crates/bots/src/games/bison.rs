//! An opinion about Bison.
//!
//! Only the last scoring counts, and stocks are emptied before it. Until then animals buy what wins it: hunters
//! on the board, and large tipis and canoes in rich regions.

use bison::{Bison, Move, State, Stock};
use game::random::Quick;
use game::{Game, PerSeat, Seat, Stream};

use crate::evaluation::{best_of_some, weigh_by_worth};
use crate::{Evaluation, Menu, Playable, Weighed, chances};

impl Playable for Bison {
    type Judge = Judge;
}

/// Thinks about Bison.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

/// The most that a stock holds (B2.2).
const FULL: f32 = 15.0;
/// What an animal in stock is worth with one season to come; beyond 15 it is worth little.
const ANIMAL: f32 = 0.14;
const BEYOND: f32 = 0.03;
/// What the smallest stock is worth beyond that: buying takes all kinds.
const BALANCE: f32 = 0.12;
/// What a hunter is worth, in the supply and on the board.
const HUNTER: f32 = 0.55;
const HUNTER_OUT: f32 = 0.35;
/// What a tipi or canoe in the supply is worth for each of its size.
const CRAFT: f32 = 0.22;
/// How many animals of lead are a factor e of chances, at the end and for each season to come.
const SCALE: f32 = 2.2;
const SCALE_SEASON: f32 = 0.7;
/// How much worth makes a move e times as promising.
const SHARPNESS: f32 = 0.025;
/// How many ways to lay a tile, to pay and to do anything else deserve a thought.
const PLACINGS: usize = 40;
const OTHERS: usize = 60;
/// How many moves a playout looks at before it makes one.
const SOME: u32 = 6;

impl Judge {
    fn points(rules: &Bison, state: &State, seat: Seat, income: Stock) -> f32 {
        let to_come = f32::from(rules.seasons() - state.season());
        let rounds = f32::from(4 - state.round().min(4));
        let acts = rules.turn(state).acting().contains(seat);
        let due = if acts { f32::from(state.due()) } else { 0.0 };
        let kinds = |stock: Stock| [stock.bison, stock.salmon, stock.turkey].map(f32::from);
        let (stock, income) = (kinds(state.stock(seat)), kinds(income));
        // The last scoring begins with empty stocks; the others add to what is there.
        let last: f32 =
            income.iter().map(|&animals| animals.min(FULL) + BEYOND * (animals - FULL).max(0.0)).sum();
        let after: [f32; 3] =
            std::array::from_fn(|kind| if to_come > 0.0 { stock[kind] + income[kind] } else { stock[kind] });
        let rich: f32 =
            after.iter().map(|&animals| animals.min(FULL) + BEYOND * (animals - FULL).max(0.0)).sum();
        let poorest = after.iter().copied().fold(FULL, f32::min);
        let use_of_stock = if to_come > 0.0 { (0.6 + 0.4 * to_come).min(1.6) } else { 0.15 * rounds };
        let supply = state.supply(seat);
        let crafts: f32 = (1..=4)
            .zip(supply.tipis.iter().zip(&supply.canoes))
            .map(|(size, (tipis, canoes))| f32::from(tipis + canoes) * size as f32)
            .sum();
        let use_of_pieces = (to_come + 0.25 * rounds).min(3.0);
        last + use_of_stock * (ANIMAL * (rich - due) + BALANCE * poorest)
            + use_of_pieces * (HUNTER * f32::from(supply.hunters) + CRAFT * crafts)
            + (0.3 + use_of_pieces) * HUNTER_OUT * f32::from(state.hunters_out(seat))
    }
}

impl Evaluation<Bison> for Judge {
    const MENU: Menu = Menu::Checked;

    fn worth(&self, rules: &Bison, state: &State) -> PerSeat<f32> {
        let incomes = rules.prospects(state);
        let points: PerSeat<f32> = Seat::all(rules.seats())
            .map(|seat| Self::points(rules, state, seat, incomes[seat.index()]))
            .collect();
        let to_come = f32::from(rules.seasons() - state.season());
        chances(&points, SCALE + SCALE_SEASON * to_come)
    }

    fn calm(&self, _rules: &Bison, state: &State) -> bool {
        state.is_between_turns()
    }

    fn candidates(
        &self,
        rules: &Bison,
        state: &State,
        seat: Seat,
        stream: &mut Quick,
        moves: &mut Vec<Move>,
    ) {
        let begin = moves.len();
        rules.legal_moves(state, seat, moves);
        let listed = &mut moves[begin..];
        if let Some(Move::Pay(_)) = listed.first() {
            let stock = state.stock(seat);
            // Paying so that the stocks stay even is hardly ever wrong.
            let left = |mv: &Move| match mv {
                Move::Pay(paid) => std::cmp::Reverse(stock.less(*paid).smallest()),
                _ => std::cmp::Reverse(0),
            };
            listed.sort_by_key(left);
            moves.truncate(begin + 3);
            return;
        }
        let mut placings: Vec<Move> = Vec::new();
        let mut rest: Vec<Move> = Vec::new();
        for mv in moves.drain(begin..) {
            match mv {
                Move::Place { .. } => placings.push(mv),
                // A bought piece must be of use: the first of each sort of trade and purchase is listed anyway.
                _ => rest.push(mv),
            }
        }
        for (list, most) in [(&mut placings, PLACINGS), (&mut rest, OTHERS)] {
            if list.len() > most {
                stream.shuffle(list);
                list.truncate(most);
            }
            moves.append(list);
        }
    }

    fn weigh(&self, rules: &Bison, state: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weigh_by_worth(self, rules, state, seat, moves, SHARPNESS, weights);
    }

    fn policy(
        &self,
        rules: &Bison,
        state: &State,
        seat: Seat,
        stream: &mut Quick,
        _scratch: &mut Weighed<Move>,
    ) -> Move {
        best_of_some(self, rules, state, seat, SOME, stream)
    }
}
