//! Who takes tiles from a ground, and who gives one up (M4.1, M4.3).

use game::{Seat, Seats};
use serde::Serialize;

use crate::Manitou;
use crate::ground::Ground;
use crate::moves::GroundId;
use crate::options::Spoils;
use crate::rules;
use crate::state::State;

/// Why a seat may take a tile from a ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// It has a hero face up (M4.3a).
    Hero,
    /// It has the highest total (M4.3b).
    Highest,
    /// It has the next highest total (M4.3c).
    Next,
}

impl Claim {
    /// The rule that gives it.
    pub(crate) const fn rule(self) -> game::Rule {
        match self {
            Self::Hero => rules::M4_3A,
            Self::Highest => rules::M4_3B,
            Self::Next => rules::M4_3C,
        }
    }
}

/// A seat that takes one tile, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Taker {
    /// The seat.
    pub seat: Seat,
    /// Why it takes.
    pub claim: Claim,
}

/// The seats that take one tile each from a ground, in order.
///
/// One byte for each: the seat plus one, and the claim; 0 ends the queue. Nobody takes a fifth tile, because
/// no ground has one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Takers(u32);

impl Takers {
    /// The most that can take: the tiles of the richest ground.
    const MOST: u32 = 4;

    /// Whether nobody takes.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles are taken.
    #[must_use]
    pub const fn len(self) -> u32 {
        (32 - self.0.leading_zeros()).div_ceil(8)
    }

    /// Who takes first.
    #[must_use]
    pub const fn first(self) -> Option<Taker> {
        if self.0 == 0 {
            return None;
        }
        let claim = match self.0 >> 4 & 3 {
            0 => Claim::Hero,
            1 => Claim::Highest,
            _ => Claim::Next,
        };
        Some(Taker { seat: Seat((self.0 & 15) as u8 - 1), claim })
    }

    /// All but the first `count`.
    #[must_use]
    pub const fn after(self, count: u32) -> Self {
        if count >= Self::MOST { Self(0) } else { Self(self.0 >> (8 * count)) }
    }

    /// The first `count`.
    const fn limited_to(self, count: u32) -> Self {
        if count >= Self::MOST { self } else { Self(self.0 & ((1 << (8 * count)) - 1)) }
    }

    const fn with(self, seat: Seat, claim: Claim) -> Self {
        let entry = (seat.0 as u32 + 1) | ((claim as u32) << 4);
        Self(self.0 | entry << (8 * self.len()))
    }

    /// The takers, in order.
    pub fn iter(mut self) -> impl Iterator<Item = Taker> + Clone {
        std::iter::from_fn(move || {
            let taker = self.first()?;
            self = self.after(1);
            Some(taker)
        })
    }
}

impl Manitou {
    /// Who takes the tiles that are left on a ground, in order (M4.3), if the seats have these totals there.
    pub(crate) fn takers(
        &self,
        id: GroundId,
        ground: &Ground,
        total: impl Fn(Seat) -> Option<u16>,
    ) -> Takers {
        let mut takers = Takers::default();
        if let Some(seat) = ground.guard().seat() {
            takers = takers.with(seat, Claim::Hero);
        }
        let (highest, next) = self.leaders(total);
        if let Some(seat) = highest {
            takers = takers.with(seat, Claim::Highest).with(seat, Claim::Highest);
        }
        let size = self.ground_size(id);
        if let Some(seat) = next {
            takers = takers.with(seat, Claim::Next);
            // M4.3c: the rest is more than one tile only on a ground of four without a hero.
            while self.options.spoils == Some(Spoils::Rest) && takers.len() < size {
                takers = takers.with(seat, Claim::Next);
            }
        }
        // Nothing else takes tiles away while a ground is judged, so what it lacks was taken by the first of
        // them.
        takers.limited_to(size).after(size.saturating_sub(ground.tiles().len()))
    }

    /// The seats with the highest and the next highest total that one seat alone has.
    pub(crate) fn leaders(&self, total: impl Fn(Seat) -> Option<u16>) -> (Option<Seat>, Option<Seat>) {
        let mut totals = [0; game::MAX_SEATS];
        for seat in Seat::all(game::Game::seats(self)) {
            // A hunter counts at least 1, so that 0 can stand for nobody.
            totals[seat.index()] = total(seat).unwrap_or(0);
        }
        let alone = |total: u16| totals.iter().filter(|&&other| other == total).count() == 1;
        let (mut highest, mut next) = ((0, None), (0, None));
        for (number, &total) in (0_u8..).zip(&totals) {
            // M4.3: equal totals are passed over.
            if total > next.0 && alone(total) {
                if total > highest.0 {
                    next = highest;
                    highest = (total, Some(Seat(number)));
                } else {
                    next = (total, Some(Seat(number)));
                }
            }
        }
        (highest.1, next.1)
    }

    /// The seats with the highest force above zero (M4.1).
    pub(crate) fn strongest(&self, state: &State) -> Seats {
        let seats = Seat::all(game::Game::seats(self));
        let most = seats.clone().map(|seat| state.force(seat)).max().unwrap_or(0);
        if most == 0 {
            return Seats::NONE;
        }
        seats.filter(|&seat| state.force(seat) == most).collect()
    }

    /// The strongest seats that have a tile to give up (M4.1).
    pub(crate) fn owing(&self, state: &State) -> Seats {
        self.strongest(state).iter().filter(|&seat| !state.tribe(seat).tiles.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takers_are_a_queue() {
        let takers = Takers::default()
            .with(Seat(4), Claim::Hero)
            .with(Seat(0), Claim::Highest)
            .with(Seat(0), Claim::Highest)
            .with(Seat(2), Claim::Next);
        assert_eq!(takers.len(), 4);
        let listed: Vec<_> = takers.iter().map(|taker| (taker.seat.0, taker.claim)).collect();
        assert_eq!(listed, [(4, Claim::Hero), (0, Claim::Highest), (0, Claim::Highest), (2, Claim::Next)]);
        assert_eq!(takers.limited_to(2).iter().count(), 2);
        assert_eq!(takers.after(3).first(), Some(Taker { seat: Seat(2), claim: Claim::Next }));
        assert!(takers.after(4).is_empty());
    }

    #[test]
    fn m4_3_equal_totals_are_passed_over() {
        let rules = <Manitou as game::Game>::new(5, crate::Options::default()).unwrap();
        let leaders = |totals: [u16; 5]| {
            let of = |seat: Seat| Some(totals[seat.index()]).filter(|&total| total > 0);
            let (highest, next) = rules.leaders(of);
            (highest.map(|seat| seat.0), next.map(|seat| seat.0))
        };
        assert_eq!(leaders([3, 9, 7, 0, 1]), (Some(1), Some(2)));
        assert_eq!(leaders([9, 9, 7, 7, 1]), (Some(4), None));
        assert_eq!(leaders([9, 9, 7, 3, 3]), (Some(2), None));
        assert_eq!(leaders([5, 9, 9, 6, 4]), (Some(3), Some(0)));
        assert_eq!(leaders([9, 8, 8, 2, 1]), (Some(0), Some(3)));
        assert_eq!(leaders([4, 4, 0, 0, 0]), (None, None));
        assert_eq!(leaders([0, 0, 0, 0, 0]), (None, None));
        assert_eq!(leaders([0, 0, 6, 0, 0]), (Some(2), None));
    }
}
