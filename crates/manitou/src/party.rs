//! The different parties that can be chosen from cards: counted, numbered and drawn without listing them.

use game::Stream;

use crate::cards::Card;
use crate::hand::Cards;

/// The parties of `count` cards from `from`, numbered from 0; equal cards count once.
///
/// A party takes some of the pairs (chiefs and clan mothers that are there twice) none, one or two times
/// each; then it is a choice among the kinds that are there once, and a choice has a number in the
/// combinatorial number system.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parties {
    count: u32,
    /// The kinds that are there once.
    single: Cards,
    /// The kinds that are there twice.
    double: Cards,
}

/// How many ways there are to choose `k` of `n`, for up to 15 kinds.
const CHOICES: [[u32; Card::KINDS + 1]; Card::KINDS + 1] = {
    let mut choices = [[0; Card::KINDS + 1]; Card::KINDS + 1];
    let mut n = 0;
    while n <= Card::KINDS {
        choices[n][0] = 1;
        let mut k = 1;
        while k <= n {
            choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choices
};

const fn choices(n: u32, k: u32) -> u32 {
    if k > n { 0 } else { CHOICES[n as usize][k as usize] }
}

impl Parties {
    /// The parties of `count` cards from `from`, which has no card more than twice.
    pub(crate) fn new(from: Cards, count: u8) -> Self {
        let double = from.doubles();
        Self { count: count.into(), single: from.minus(double).minus(double), double }
    }

    /// How many different parties there are.
    pub(crate) fn len(self) -> u32 {
        self.ways_with_doubles().map(|(_, rest)| choices(self.single.kinds_len(), rest)).sum()
    }

    /// What a party can take of the doubles, and how many single cards it then needs.
    fn ways_with_doubles(self) -> impl Iterator<Item = (Cards, u32)> {
        let one = self.double.kinds().next();
        let other = self.double.kinds().nth(1);
        // 0, 1 or 2 of each double: a number in base 3.
        let ways = 3_u32.pow(self.double.kinds_len());
        (0..ways).filter_map(move |way| {
            let mut taken = Cards::NONE;
            for (card, times) in [(one, way % 3), (other, way / 3)] {
                for _ in 0..times {
                    taken = taken.with(card?);
                }
            }
            let rest = self.count.checked_sub(taken.len().into())?;
            Some((taken, rest))
        })
    }

    /// The party with a number below [`len`](Self::len).
    pub(crate) fn party(self, mut number: u32) -> Cards {
        let kinds = self.single.kinds_len();
        for (taken, rest) in self.ways_with_doubles() {
            let ways = choices(kinds, rest);
            if number < ways {
                return taken.plus(self.choice(rest, number));
            }
            number -= ways;
        }
        unreachable!("a number below the number of parties")
    }

    /// The choice of `rest` single cards with a number.
    fn choice(self, mut rest: u32, mut number: u32) -> Cards {
        let mut chosen = Cards::NONE;
        let mut kinds = self.single.kinds_len();
        for card in self.single.kinds() {
            if rest == 0 {
                break;
            }
            kinds -= 1;
            let with_it = choices(kinds, rest - 1);
            if number < with_it {
                chosen = chosen.with(card);
                rest -= 1;
            } else {
                number -= with_it;
            }
        }
        chosen
    }

    /// One of the parties, every different one equally likely.
    pub(crate) fn random<S: Stream>(self, stream: &mut S) -> Cards {
        self.party(stream.below(self.len()))
    }

    /// All parties, by number.
    pub(crate) fn iter(self) -> impl Iterator<Item = Cards> {
        (0..self.len()).map(move |number| self.party(number))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn cards(text: &str) -> Cards {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn m2_4_parties_are_counted_without_repetition() {
        // 13 single kinds and two doubles: the coefficient of x^8 in (1+x)^13 (1+x+x^2)^2.
        // (1+x+x^2)^2 = 1 + 2x + 3x^2 + 2x^3 + x^4.
        let by_hand = 1_287 + 2 * 1_716 + 3 * 1_716 + 2 * 1_287 + 715;
        assert_eq!(Parties::new(Cards::FULL, 8).len(), by_hand);
        assert_eq!(Parties::new(cards(r#"["chief","chief","scout"]"#), 2).len(), 2);
        assert_eq!(Parties::new(cards(r#"[1,2,"clan-mother","clan-mother"]"#), 2).len(), 4);
        assert_eq!(Parties::new(cards("[1,2,3]"), 3).len(), 1);
        assert_eq!(Parties::new(cards("[1,2,3]"), 4).len(), 0);
    }

    #[test]
    fn m2_4_every_party_has_one_number() {
        let spent = [
            "[]",
            r#"["chief"]"#,
            r#"["clan-mother",1,2]"#,
            r#"["chief","clan-mother","shaman",4,5,6,7]"#,
            r#"["chief","chief","clan-mother","clan-mother",9,10,"scout"]"#,
        ];
        for spent in spent {
            let from = Cards::FULL.minus(cards(spent));
            for count in 7..=9 {
                let parties = Parties::new(from, count);
                let all: HashSet<Cards> = parties.iter().collect();
                assert_eq!(all.len() as u32, parties.len());
                assert!(all.iter().all(|party| party.len() == count && from.includes(*party)));
                assert_eq!(parties.len(), listed(from, count), "{from:?}");
            }
        }
    }

    /// How many different parties there are, by trying every subset of the physical cards.
    fn listed(from: Cards, count: u8) -> u32 {
        let physical: Vec<Card> = from.iter().collect();
        let subset = |bits: u32| -> Cards {
            let chosen = physical.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
            chosen.map(|(_, &card)| card).collect()
        };
        let subsets = (0_u32..1 << physical.len()).filter(|bits| bits.count_ones() == u32::from(count));
        subsets.map(subset).collect::<HashSet<Cards>>().len() as u32
    }
}
