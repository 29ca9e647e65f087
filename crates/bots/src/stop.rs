//! Reasons to stop thinking.

/// Tells a bot when it has thought enough.
///
/// A search asks once an iteration, so that an answer never comes later than one iteration after the reason.
/// This crate reads no clock: whoever wants an answer in time passes a closure that looks at one.
///
/// ```
/// use bots::Stop;
/// let mut asked = 0;
/// let mut patience = |_iterations: u32| {
///     asked += 1;
///     asked > 3
/// };
/// assert!(!patience.stop(0));
/// ```
pub trait Stop {
    /// Whether to stop now, after so many iterations of this search.
    fn stop(&mut self, iterations: u32) -> bool;
}

impl<F: FnMut(u32) -> bool> Stop for F {
    fn stop(&mut self, iterations: u32) -> bool {
        self(iterations)
    }
}

/// Stops after a number of iterations: the same answer on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Iterations(pub u32);

impl Stop for Iterations {
    fn stop(&mut self, iterations: u32) -> bool {
        iterations >= self.0
    }
}

/// Never stops a bot: it thinks as long as its own settings say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unhurried;

impl Stop for Unhurried {
    fn stop(&mut self, _iterations: u32) -> bool {
        false
    }
}
