//! What a table promises, told as stories, laws and one long evening.

mod chance;
mod clocks;
mod desk;
mod follower;
mod play;
mod seats;
mod talk;
mod typescript;
mod undo;
