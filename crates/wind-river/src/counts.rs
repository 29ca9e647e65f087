//! How many of something stand on each hex: three bits a hex, in three words.

use crate::board::{Hex, HexSet, Table};

/// A number from 0 to 7 for each hex.
///
/// Bit n of every number is in word n, so that questions about the whole board (where is anything, which hexes
/// are full) take a few instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts([u64; 3]);

impl Counts {
    /// Nothing anywhere.
    pub const ZERO: Self = Self([0; 3]);

    /// The number on a hex.
    #[inline]
    #[must_use]
    pub fn at(&self, hex: Hex) -> u8 {
        let place = bit(hex);
        let [ones, twos, fours] = self.0.map(|word| u8::from(word & place != 0));
        ones + 2 * twos + 4 * fours
    }

    /// One more on a hex. A number must not pass 7.
    #[inline]
    pub fn add(&mut self, hex: Hex) {
        let mut carry = bit(hex);
        for word in &mut self.0 {
            let sum = *word ^ carry;
            carry &= *word;
            *word = sum;
        }
        debug_assert_eq!(carry, 0, "more than 7 on {hex}");
    }

    /// One less on a hex. A number must not pass 0.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        let mut borrow = bit(hex);
        for word in &mut self.0 {
            let difference = *word ^ borrow;
            borrow &= !*word;
            *word = difference;
        }
        debug_assert_eq!(borrow, 0, "less than none on {hex}");
    }

    /// The hexes where there is any.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> HexSet {
        HexSet::from_bits(self.0[0] | self.0[1] | self.0[2])
    }

    /// The hexes with exactly five.
    #[inline]
    #[must_use]
    pub fn fives(&self) -> HexSet {
        HexSet::from_bits(self.0[0] & !self.0[1] & self.0[2])
    }

    /// How many there are on these hexes together.
    #[inline]
    #[must_use]
    pub fn sum(&self, hexes: HexSet) -> u32 {
        let mask = hexes.bits();
        let [ones, twos, fours] = self.0.map(|word| (word & mask).count_ones());
        ones + 2 * twos + 4 * fours
    }

    /// How many there are in all.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u32 {
        self.sum(HexSet::BOARD)
    }

    /// The numbers, lane by lane.
    #[must_use]
    pub fn table(&self) -> Table {
        std::array::from_fn(|lane| {
            std::array::from_fn(|row| Hex::new(lane, row).map_or(0, |hex| self.at(hex)))
        })
    }

    /// Reads numbers lane by lane; none if one is above 7.
    #[must_use]
    pub fn from_table(table: &Table) -> Option<Self> {
        let mut counts = Self::ZERO;
        for hex in HexSet::BOARD.iter() {
            let number = table[hex.lane()][hex.row()];
            if number > 7 {
                return None;
            }
            for (n, word) in counts.0.iter_mut().enumerate() {
                *word |= u64::from(number >> n & 1) * bit(hex);
            }
        }
        Some(counts)
    }
}

#[inline]
fn bit(hex: Hex) -> u64 {
    HexSet::only(hex).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_up_and_down() {
        let hex = Hex::new(3, 2).unwrap();
        let mut counts = Counts::ZERO;
        for number in 1..=7 {
            counts.add(hex);
            assert_eq!(counts.at(hex), number);
            assert_eq!(counts.total(), u32::from(number));
            assert_eq!(counts.fives().contains(hex), number == 5);
        }
        for number in (0..7).rev() {
            counts.remove(hex);
            assert_eq!(counts.at(hex), number);
        }
        assert_eq!(counts, Counts::ZERO);
    }

    #[test]
    fn tables_round_trip() {
        let table: Table =
            std::array::from_fn(|lane| std::array::from_fn(|row| ((lane * 6 + row) % 8) as u8));
        assert_eq!(Counts::from_table(&table).unwrap().table(), table);
        assert!(Counts::from_table(&[[8; 6]; 6]).is_none());
    }
}
