//! Who sits where, in which game.

/// One game of a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number in the series, from 0.
    pub number: u32,
    /// The deal it is played with, from 0; games of one deal meet the same chance.
    pub deal: u32,
    /// The entrant of each seat, by its place in the list of entrants.
    pub seating: Vec<usize>,
}

/// Plans at least `games` games for `entrants` in `seats` seats: whole rotations, so everyone sits everywhere.
///
/// Fewer entrants than seats: the last of them takes all the seats that are left. More: every selection of them
/// meets. Each line-up plays each deal once for each seat, moved round the table.
#[must_use]
pub fn fixtures(entrants: usize, seats: usize, games: u32) -> Vec<Fixture> {
    let line_ups = line_ups(entrants, seats);
    let a_deal = (line_ups.len() * seats) as u32;
    let mut fixtures = Vec::new();
    for deal in 0..games.max(1).div_ceil(a_deal) {
        for line_up in &line_ups {
            for turn in 0..seats {
                let mut seating = line_up.clone();
                seating.rotate_right(turn);
                fixtures.push(Fixture { number: fixtures.len() as u32, deal, seating });
            }
        }
    }
    fixtures
}

fn line_ups(entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    if entrants <= seats {
        return vec![(0..seats).map(|seat| seat.min(entrants.saturating_sub(1))).collect()];
    }
    let mut all = Vec::new();
    choose(entrants, seats, &mut Vec::new(), &mut all);
    all
}

fn choose(entrants: usize, seats: usize, chosen: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if chosen.len() == seats {
        all.push(chosen.clone());
        return;
    }
    for entrant in chosen.last().map_or(0, |last| last + 1)..entrants {
        chosen.push(entrant);
        choose(entrants, seats, chosen, all);
        chosen.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_plays_every_seat_with_every_deal() {
        let fixtures = fixtures(2, 4, 10);
        assert_eq!(fixtures.len(), 12, "whole rotations");
        for deal in 0..3 {
            let of_deal: Vec<_> = fixtures.iter().filter(|fixture| fixture.deal == deal).collect();
            for seat in 0..4 {
                assert_eq!(of_deal.iter().filter(|fixture| fixture.seating[seat] == 0).count(), 1);
            }
        }
        assert!(fixtures.iter().enumerate().all(|(number, fixture)| fixture.number as usize == number));
    }

    #[test]
    fn more_entrants_than_seats_meet_in_every_selection() {
        let fixtures = fixtures(4, 3, 1);
        assert_eq!(fixtures.len(), 4 * 3);
        for entrant in 0..4 {
            let games = fixtures.iter().filter(|fixture| fixture.seating.contains(&entrant)).count();
            assert_eq!(games, 9);
        }
    }

    #[test]
    fn one_entrant_plays_against_itself() {
        assert!(fixtures(1, 3, 3).iter().all(|fixture| fixture.seating == [0, 0, 0]));
    }
}
