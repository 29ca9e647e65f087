//! Whether counts fit what they should be.
//!
//! All streams in the suite are seeded, so a test that passes once passes always: the threshold only decides how
//! small a bias is still found. It is set where an even spread would fail once in a thousand million.

/// A threshold of six standard deviations.
const DEVIATIONS: f64 = 6.0;
/// Cells that expect less than this are put together: chi-square is no measure for them.
const LEAST_EXPECTED: f64 = 5.0;

/// How far counts are from what was expected, added up over as many experiments as one likes.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Deviation {
    square: f64,
    freedom: f64,
}

impl Deviation {
    /// The deviation of `counts` from proportions that are given as `weights`.
    pub(crate) fn of(counts: &[u64], weights: &[f64]) -> Self {
        let all: u64 = counts.iter().sum();
        let weight: f64 = weights.iter().sum();
        let mut cells: Vec<(f64, f64)> = Vec::new();
        let mut rare = (0.0, 0.0);
        for (&count, share) in counts.iter().zip(weights) {
            let cell = (count as f64, all as f64 * share / weight);
            if cell.1 < LEAST_EXPECTED {
                rare = (rare.0 + cell.0, rare.1 + cell.1);
            } else {
                cells.push(cell);
            }
        }
        if rare.1 > 0.0 {
            cells.push((rare.0, rare.1.max(1.0)));
        }
        let square = cells.iter().map(|(count, expected)| (count - expected).powi(2) / expected).sum();
        Self { square, freedom: cells.len() as f64 - 1.0 }
    }

    /// Both experiments together: finds a bias that is too small for each alone.
    pub(crate) fn add(&mut self, other: Self) {
        self.square += other.square;
        self.freedom += other.freedom;
    }

    /// Whether chance alone does not explain it. (Wilson and Hilferty's approximation of the distribution.)
    pub(crate) fn is_too_large(self) -> bool {
        if self.freedom < 1.0 {
            return false;
        }
        let spread = 2.0 / (9.0 * self.freedom);
        self.square > self.freedom * (1.0 - spread + DEVIATIONS * spread.sqrt()).powi(3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Stream as _;
    use game::random::Dealt;

    fn uneven(counts: &[u64]) -> Deviation {
        Deviation::of(counts, &vec![1.0; counts.len()])
    }

    fn rolls(sides: u32, times: u32, roll: impl Fn(u32) -> u32) -> Vec<u64> {
        let mut stream = Dealt::seeded("rolls");
        let mut counts = vec![0; sides as usize];
        for _ in 0..times {
            counts[roll(stream.below(60)) as usize] += 1;
        }
        counts
    }

    #[test]
    fn an_even_die_passes_and_a_loaded_one_does_not() {
        assert!(!uneven(&rolls(6, 600, |number| number % 6)).is_too_large());
        // One in ten of the ones becomes a six.
        let loaded = |number: u32| if number < 3 { 5 } else { number % 6 };
        assert!(uneven(&rolls(6, 6_000, loaded)).is_too_large());
        assert!(uneven(&[100, 0]).is_too_large());
    }

    #[test]
    fn weights_are_proportions() {
        let counts = rolls(3, 3_000, |number| [0, 0, 0, 1, 1, 2][(number % 6) as usize]);
        assert!(!Deviation::of(&counts, &[3.0, 2.0, 1.0]).is_too_large());
        assert!(Deviation::of(&counts, &[1.0, 1.0, 1.0]).is_too_large());
    }

    #[test]
    fn small_biases_add_up() {
        let slight = uneven(&[115, 85]);
        assert!(!slight.is_too_large());
        let mut all = Deviation::default();
        (0..60).for_each(|_| all.add(slight));
        assert!(all.is_too_large());
    }

    #[test]
    fn rare_cells_do_not_raise_a_false_alarm() {
        assert!(!Deviation::of(&[500, 500, 1, 0, 1], &[500.0, 500.0, 1.0, 1.0, 1.0]).is_too_large());
    }
}
