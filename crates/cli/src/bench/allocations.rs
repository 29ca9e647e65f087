//! Counting allocations.

// A global allocator is unsafe by its nature: this one passes every call on to another, unchanged, so that
// it asks of its callers, and promises them, exactly what that one does.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

#[cfg(target_env = "msvc")]
use std::alloc::System as Below;
/// With it a server of a thousand tables needs a sixth less of its own time than with the system's, in as much memory.
#[cfg(not(target_env = "msvc"))]
use tikv_jemallocator::Jemalloc as Below;

static COUNTING: AtomicBool = AtomicBool::new(false);
static COUNT: AtomicU64 = AtomicU64::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The allocator below, which notes how often it is asked for memory while somebody wants to know.
struct Counting;

impl Counting {
    #[inline]
    fn note() {
        if COUNTING.load(Relaxed) {
            COUNT.fetch_add(1, Relaxed);
        }
    }
}

// SAFETY: every method passes its arguments on to the one below, whose contract is the same.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Self::note();
        unsafe { Below.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        Self::note();
        unsafe { Below.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        Self::note();
        unsafe { Below.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { Below.dealloc(block, layout) }
    }
}

/// How often `work` and whatever runs beside it ask for memory.
pub(super) fn during(work: impl FnOnce()) -> u64 {
    let before = COUNT.load(Relaxed);
    COUNTING.store(true, Relaxed);
    work();
    COUNTING.store(false, Relaxed);
    COUNT.load(Relaxed) - before
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    #[test]
    fn every_request_for_memory_counts() {
        // Other tests may run beside this one and add to the count, never take from it.
        let count = super::during(|| {
            for size in 1..=1_000_usize {
                black_box(Vec::<u8>::with_capacity(black_box(size)));
            }
        });
        assert!(count >= 1_000, "{count}");
    }
}
