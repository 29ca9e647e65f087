//! Numbers with what they count.

use std::fmt::Display;

/// So many of a thing, in English: `1 tile`, `2 tiles`.
///
/// ```
/// assert_eq!(game::counted(1_u8, "hunter"), "1 hunter");
/// assert_eq!(game::counted(0_usize, "hunter"), "0 hunters");
/// ```
pub fn counted<N: Copy + Display + PartialEq + From<u8>>(count: N, noun: &str) -> String {
    let ending = if count == N::from(1) { "" } else { "s" };
    format!("{count} {noun}{ending}")
}
