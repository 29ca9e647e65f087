//! How many connections there are, in all and from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::network;

/// Counts connections. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Connections(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    most: usize,
    most_per_address: usize,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

impl Connections {
    pub(crate) fn new(most: usize, most_per_address: usize) -> Self {
        Self(Arc::new(Inner { most, most_per_address, counts: Mutex::default() }))
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        // Both numbers change together, and nothing in between can panic.
        self.0.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more until the guard is dropped, if there is room.
    pub(crate) fn count(&self, address: IpAddr) -> Option<Counted> {
        let network = network(address);
        let mut counts = self.counts();
        let from_there = counts.by.get(&network).copied().unwrap_or(0);
        if counts.all >= self.0.most || from_there >= self.0.most_per_address {
            return None;
        }
        counts.all += 1;
        counts.by.insert(network, from_there + 1);
        Some(Counted { connections: self.clone(), network })
    }

    /// How many there are.
    pub(crate) fn all(&self) -> usize {
        self.counts().all
    }
}

/// A connection that is counted.
#[derive(Debug)]
pub(crate) struct Counted {
    connections: Connections,
    network: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.connections.counts();
        counts.all -= 1;
        if let Some(count) = counts.by.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.by.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_leaves_room_for_others() {
        let connections = Connections::new(3, 2);
        let (one, other): (IpAddr, IpAddr) = ([192, 0, 2, 1].into(), [192, 0, 2, 2].into());
        let kept: Vec<_> = (0..5).filter_map(|_| connections.count(one)).collect();
        assert_eq!(kept.len(), 2);
        let third = connections.count(other);
        assert!(third.is_some() && connections.count(other).is_none(), "three in all");
        drop(kept);
        assert!(connections.count(one).is_some());
        drop(third);
        assert_eq!(connections.all(), 0);
    }
}
