//! Where the outcomes of chance come from.

use crate::random::{Dealt, key};
use crate::{Game, Stream};

/// The name of the seeded dealer in a header.
pub const CHACHA20_1: &str = "chacha20/1";

/// Draws outcomes of chance from a seed: the dealer `chacha20/1`.
///
/// The seed's SHA-256 keys ChaCha20; chance event n of the standing record comes from stream n, so that taking
/// back a move and making it again never draws anew.
#[derive(Clone)]
pub struct Seeded {
    key: [u8; 32],
}

impl Seeded {
    /// The dealer of a seed text.
    #[must_use]
    pub fn new(seed: &str) -> Self {
        Self { key: key(seed) }
    }

    /// The dealer of a key that was made in another way.
    #[must_use]
    pub const fn from_key(key: [u8; 32]) -> Self {
        Self { key }
    }

    /// The stream of chance event `number`, counted from 0 over the standing record.
    #[must_use]
    pub fn stream(&self, number: u64) -> impl Stream + use<> {
        Dealt::new(self.key, number)
    }

    /// Draws chance event `number`, which is due in `state`.
    pub fn deal<G: Game>(&self, rules: &G, state: &G::State, number: u64) -> G::Chance {
        rules.draw(state, &mut self.stream(number))
    }
}
