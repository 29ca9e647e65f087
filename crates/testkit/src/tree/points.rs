//! A tree laid out flat, so that a state is a number.

use std::collections::HashMap;

use game::{PerSeat, Seat, Seats, Turn, Viewer};

use super::{Node, Reason, Seen, State};

/// The points of a tree. The root is the first.
#[derive(Debug)]
pub(super) struct Points(Vec<Point>);

#[derive(Debug)]
pub(super) struct Point {
    pub turn: Turn,
    pub payoffs: Option<PerSeat<i32>>,
    pub ways: Vec<Way>,
    /// Where one comes from, and by which branch.
    from: Option<(State, u8)>,
    /// How likely chance leads here if everybody else does.
    pub likelihood: f64,
    /// What each seat gets if everybody sees everything and decides best for itself.
    pub value: PerSeat<f64>,
}

/// A branch.
#[derive(Debug)]
pub(super) struct Way {
    pub to: State,
    pub weight: u32,
    pub seen: Seats,
}

impl Points {
    pub(super) fn of(root: &Node, seats: u8) -> Result<Self, Reason> {
        let mut points = Self(Vec::new());
        points.lay(root, seats, None, 1.0)?;
        points.tell_apart(seats)?;
        Ok(points)
    }

    pub(super) fn at(&self, state: State) -> &Point {
        &self.0[usize::from(state.0)]
    }

    /// Every state.
    pub(super) fn states(&self) -> impl Iterator<Item = State> + use<> {
        (0..self.0.len() as u16).map(State)
    }

    /// The branches that were taken from the root on.
    pub(super) fn path(&self, state: State) -> Vec<u8> {
        let mut path = Vec::new();
        let mut here = state;
        while let Some((before, branch)) = self.at(here).from {
            path.push(branch);
            here = before;
        }
        path.reverse();
        path
    }

    /// The path as a viewer knows it. At the end everything is shown.
    pub(super) fn known_path(&self, state: State, viewer: Viewer, seats: u8) -> Vec<Seen> {
        let over = self.at(state).payoffs.is_some();
        let mut here = State(0);
        let mut known = Vec::new();
        for branch in self.path(state) {
            let way = &self.at(here).ways[usize::from(branch)];
            known.push(if over || sees(way.seen, viewer, seats) {
                Seen::Branch(branch)
            } else {
                Seen::HIDDEN
            });
            here = way.to;
        }
        known
    }

    fn lay(
        &mut self,
        node: &Node,
        seats: u8,
        from: Option<(State, u8)>,
        likelihood: f64,
    ) -> Result<State, Reason> {
        let here = State(u16::try_from(self.0.len()).map_err(|_| Reason::TooLarge)?);
        let (turn, payoffs, own) = match node {
            Node::Payoff(payoffs) if payoffs.len() != usize::from(seats) => return Err(Reason::Payoffs),
            Node::Payoff(payoffs) => (Turn::Over, Some(payoffs.clone()), Seats::NONE),
            Node::Chance(_) => (Turn::Chance, None, Seats::NONE),
            Node::Decision { seat, .. } if seat.0 >= seats => return Err(Reason::NoSuchSeat),
            Node::Decision { seat, .. } => (Turn::of(*seat), None, Seats::only(*seat)),
        };
        let branches = node.branches();
        let weight: u64 = branches.iter().map(|branch| u64::from(branch.weight)).sum();
        // One draw decides: all weights together must fit into it.
        if weight > u32::MAX.into() {
            return Err(Reason::TooLarge);
        }
        if turn != Turn::Over && (weight == 0 || branches.len() > 256) {
            return Err(Reason::NoBranch);
        }
        self.0.push(Point { turn, payoffs, ways: Vec::new(), from, likelihood, value: PerSeat::new() });
        for (number, branch) in branches.iter().enumerate() {
            let share = if turn == Turn::Chance { f64::from(branch.weight) / weight as f64 } else { 1.0 };
            let to = self.lay(&branch.to, seats, Some((here, number as u8)), likelihood * share)?;
            let seen = branch.seen.unwrap_or(Seats::all(seats)).union(own);
            if own != Seats::NONE && seen != own && seen != Seats::all(seats) {
                return Err(Reason::HalfHidden);
            }
            self.0[usize::from(here.0)].ways.push(Way { to, weight: branch.weight, seen });
        }
        self.0[usize::from(here.0)].value = self.value(here, seats);
        Ok(here)
    }

    fn value(&self, here: State, seats: u8) -> PerSeat<f64> {
        let point = self.at(here);
        let value = |way: &Way| &self.at(way.to).value;
        match (point.turn, &point.payoffs) {
            (Turn::Seats(acting), _) => {
                let seat = acting.first().map_or(0, Seat::index);
                let better = |one: &&Way, other: &&Way| value(one)[seat].total_cmp(&value(other)[seat]);
                // The first of equals: `max_by` gives the last.
                point.ways.iter().rev().max_by(better).map(|way| value(way).clone()).unwrap_or_default()
            }
            (_, Some(payoffs)) => payoffs.iter().map(|&payoff| payoff.into()).collect(),
            _ => {
                let all: f64 = point.ways.iter().map(|way| f64::from(way.weight)).sum();
                let mean = |seat: usize| -> f64 {
                    point.ways.iter().map(|way| f64::from(way.weight) / all * value(way)[seat]).sum()
                };
                (0..usize::from(seats)).map(mean).collect()
            }
        }
    }

    /// Whoever cannot tell two points apart must at least know whose turn it is, and the seat itself what it can
    /// take.
    fn tell_apart(&self, seats: u8) -> Result<(), Reason> {
        for viewer in Viewer::all(seats) {
            let mut groups: HashMap<Vec<Seen>, State> = HashMap::new();
            for state in self.states().filter(|&state| self.at(state).likelihood > 0.0) {
                let like = *groups.entry(self.known_path(state, viewer, seats)).or_insert(state);
                let (point, other) = (self.at(state), self.at(like));
                let own = viewer.seat().is_some_and(|seat| point.turn.acting().contains(seat));
                let choice = |point: &Point| point.ways.iter().map(|way| way.seen).collect::<Vec<_>>();
                if point.turn != other.turn || own && choice(point) != choice(other) {
                    return Err(Reason::Ambiguous);
                }
            }
        }
        Ok(())
    }
}

/// Whether a viewer sees what these seats see.
pub(super) fn sees(seen: Seats, viewer: Viewer, seats: u8) -> bool {
    match viewer {
        Viewer::Seat(seat) => seen.contains(seat),
        Viewer::Spectator => Seat::all(seats).all(|seat| seen.contains(seat)),
    }
}
