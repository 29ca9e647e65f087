//! What a table promises, told as stories, laws and one long evening.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod chance;
mod clocks;
mod desk;
mod evening;
mod follower;
mod lessons;
mod model;
mod muster;
mod play;
mod replay;
mod round;
mod seats;
mod secrecy;
mod talk;
mod twin;
mod typescript;
mod undo;
