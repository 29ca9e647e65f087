//! Streams of random numbers.
//!
//! Rules never hold one: chance and random moves are drawn from a stream that the caller passes in.
//! Two kinds are here. [`Dealt`] is for what ends up in a record: its numbers are fixed for ever by the name
//! `chacha20/1`. [`Quick`] is for search and playouts, where only speed matters.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};

/// A source of random numbers.
pub trait Stream {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number from 0 to `bound - 1`, every one equally likely.
    ///
    /// Multiplies a word by the bound and keeps the upper half, drawing again in the rare case that would
    /// favour some numbers. Part of what `chacha20/1` means: never to be changed.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An element of `items`, every one equally likely.
    ///
    /// # Panics
    /// If `items` is empty.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Puts `items` into random order (Fisher-Yates, from the end). Part of what `chacha20/1` means.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let chosen = self.below(last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }

    /// A number from 0 up to but not including 1.
    fn unit(&mut self) -> f64 {
        f64::from(self.word()) / 4_294_967_296.0
    }
}

impl<S: Stream + ?Sized> Stream for &mut S {
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

/// The SHA-256 digest of a text: how a seed becomes a key.
#[must_use]
pub fn key(seed: &str) -> [u8; 32] {
    Sha256::digest(seed.as_bytes()).into()
}

/// A stream of `chacha20/1`: ChaCha20 under a 32-byte key, with a stream number. The same for ever.
pub struct Dealt(ChaCha20Rng);

impl Dealt {
    /// Stream `number` under `key`.
    #[must_use]
    pub fn new(key: [u8; 32], number: u64) -> Self {
        let mut generator = ChaCha20Rng::from_seed(key);
        generator.set_stream(number);
        Self(generator)
    }

    /// Stream 0 under the key of a seed text.
    #[must_use]
    pub fn seeded(seed: &str) -> Self {
        Self::new(key(seed), 0)
    }
}

impl Stream for Dealt {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A small fast stream for search and playouts.
#[derive(Clone)]
pub struct Quick(fastrand::Rng);

impl Quick {
    /// A stream from a number; equal numbers give equal streams.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// A stream of its own, begun from this one.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self(self.0.fork())
    }
}

impl Stream for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.u32(..)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chacha20_1_is_what_it_always_was() {
        let mut zero = Dealt::new([0; 32], 0);
        // RFC 8439 keystream of the all-zero key and nonce, as little-endian words.
        assert_eq!([zero.word(), zero.word()], [0xade0_b876, 0x903d_f1a0]);
        let mut seeded = Dealt::seeded("42");
        assert_eq!(std::array::from_fn::<_, 6, _>(|_| seeded.below(10)), [4, 2, 8, 2, 3, 2]);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        Dealt::new(key("42"), 7).shuffle(&mut cards);
        assert_eq!(cards, [5, 1, 4, 2, 0, 7, 6, 3]);
    }

    #[test]
    fn below_is_even() {
        let mut stream = Quick::new(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[stream.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn streams_of_one_key_differ() {
        assert_ne!(Dealt::new([1; 32], 0).word(), Dealt::new([1; 32], 1).word());
    }
}
