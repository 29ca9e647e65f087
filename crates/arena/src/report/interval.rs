//! How sure one can be of an average.

/// The half width of a 95% interval, in standard errors.
const Z: f64 = 1.959_963_985;

/// A number with the ends of its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    /// The average.
    pub(crate) mean: f64,
    /// The lower end.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
}

/// The average of a share between 0 and 1, with Wilson's interval.
///
/// `deals` has the shares of each deal's games. Games of one deal resemble each other, so they tell less than as
/// many games of different deals: Wilson's number of games is reduced to what the spread between deals says
/// (never raised above the real number).
#[must_use]
pub(crate) fn share(deals: &[Vec<f64>]) -> Estimate {
    let games: f64 = deals.iter().map(|deal| deal.len() as f64).sum();
    if games == 0.0 {
        return Estimate { mean: 0.0, low: 0.0, high: 1.0 };
    }
    let mean = deals.iter().flatten().sum::<f64>() / games;
    let error = clustered_error(deals, mean, games);
    let alone = mean * (1.0 - mean) / games;
    let real = if error > alone && error > 0.0 { games * alone / error } else { games };
    let (square, spread) = (Z * Z, mean * (1.0 - mean) / real + Z * Z / (4.0 * real * real));
    let middle = (mean + square / (2.0 * real)) / (1.0 + square / real);
    let half = Z * spread.sqrt() / (1.0 + square / real);
    Estimate { mean, low: (middle - half).max(0.0).min(mean), high: (middle + half).min(1.0).max(mean) }
}

/// The average of any number, with a normal interval from the spread between deals.
#[must_use]
pub(crate) fn average(deals: &[Vec<f64>]) -> Estimate {
    let games: f64 = deals.iter().map(|deal| deal.len() as f64).sum();
    if games == 0.0 {
        return Estimate { mean: 0.0, low: 0.0, high: 0.0 };
    }
    let mean = deals.iter().flatten().sum::<f64>() / games;
    let half = Z * clustered_error(deals, mean, games).sqrt();
    Estimate { mean, low: mean - half, high: mean + half }
}

/// The squared standard error of the mean, when the games of a deal belong together.
fn clustered_error(deals: &[Vec<f64>], mean: f64, games: f64) -> f64 {
    let number = deals.len() as f64;
    if number < 2.0 {
        return 0.0;
    }
    let squares: f64 =
        deals.iter().map(|deal| deal.iter().map(|value| value - mean).sum::<f64>().powi(2)).sum();
    squares * number / (number - 1.0) / (games * games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_as_the_textbooks_have_it() {
        // 8 of 10: 0.490 to 0.943.
        let deals: Vec<Vec<f64>> = (0..10).map(|deal| vec![if deal < 8 { 1.0 } else { 0.0 }]).collect();
        let Estimate { mean, low, high } = share(&deals);
        assert!((mean - 0.8).abs() < 1e-9);
        assert!((low - 0.490).abs() < 0.02 && (high - 0.943).abs() < 0.02, "{low} {high}");
    }

    #[test]
    fn a_clean_sweep_is_not_certain() {
        let deals = vec![vec![1.0; 4]; 25];
        let Estimate { mean, low, high } = share(&deals);
        assert_eq!((mean, high), (1.0, 1.0));
        assert!((0.95..0.98).contains(&low), "{low}");
    }

    #[test]
    fn games_that_go_together_tell_less() {
        let apart: Vec<Vec<f64>> = (0..40).map(|game| vec![f64::from(game % 2)]).collect();
        let together: Vec<Vec<f64>> = (0..10).map(|deal| vec![f64::from(deal % 2); 4]).collect();
        assert!(share(&together).low < share(&apart).low - 0.05);
    }

    #[test]
    fn an_average_of_equal_numbers_is_certain() {
        let Estimate { mean, low, high } = average(&[vec![2.0, 2.0], vec![2.0, 2.0]]);
        assert_eq!((mean, low, high), (2.0, 2.0, 2.0));
    }
}
