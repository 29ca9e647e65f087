//! Time and chance for the whole server, from one place each, so that tests can rule over both.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use table::Entropy;
use table::messages::Millis;

/// Where the server takes the time and its randomness from.
pub trait World: Send + Sync {
    /// The time.
    fn now(&self) -> Millis;
    /// Fills `bytes` with what nobody can guess.
    fn fill(&self, bytes: &mut [u8]);
}

/// The real world.
#[derive(Clone, Copy, Debug, Default)]
pub struct Real;

impl World for Real {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    fn fill(&self, bytes: &mut [u8]) {
        // A server that cannot draw secrets must not go on.
        getrandom::fill(bytes).expect("the system has a source of randomness");
    }
}

/// A world that is shared.
pub type Shared = Arc<dyn World>;

/// Randomness in the forms in which the server needs it.
pub(crate) trait Draw {
    fn entropy(&self) -> Entropy;
    fn sixteen(&self) -> [u8; 16];
    fn number(&self) -> u64;
}

impl<W: World + ?Sized> Draw for W {
    fn entropy(&self) -> Entropy {
        let mut bytes = Entropy::default();
        self.fill(&mut bytes);
        bytes
    }

    fn sixteen(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        self.fill(&mut bytes);
        bytes
    }

    fn number(&self) -> u64 {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}
