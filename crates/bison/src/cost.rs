//! What an action costs (B4.4).

use crate::Stock;

/// The most hunters that one action can use.
pub const MOST_HUNTERS: u8 = 5;

/// What an action with 0 to 5 hunters costs; with none it gains 1 instead.
const COST: [u8; MOST_HUNTERS as usize + 1] = [0, 0, 2, 4, 7, 10];

/// The animals that an action with so many hunters costs.
///
/// # Panics
/// With more than [`MOST_HUNTERS`].
#[must_use]
pub const fn cost(hunters: u8) -> u8 {
    COST[hunters as usize]
}

/// The most hunters whose action these stocks cover together (B4.4).
#[must_use]
pub fn affordable(stock: Stock) -> u8 {
    match stock.total() {
        0..2 => 1,
        2..4 => 2,
        4..7 => 3,
        7..10 => 4,
        _ => MOST_HUNTERS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b4_4_affordable_is_where_the_cost_is_covered() {
        for total in 0..=45 {
            let stock = Stock { bison: total, ..Stock::default() };
            let most = (0..=MOST_HUNTERS).filter(|&hunters| cost(hunters) <= total).max();
            assert_eq!(Some(affordable(stock)), most);
        }
    }
}
