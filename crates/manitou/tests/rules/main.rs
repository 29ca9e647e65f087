//! The rules, one by one; and what they refuse, hide and deal anew.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod common;
mod input;
mod m2_hunts;
mod m3_playing;
mod m4_harvest;
mod m5_end;
mod redeal;
mod setup;
mod views;
