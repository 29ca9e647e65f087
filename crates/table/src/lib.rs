//! One match of any game.

pub mod messages;
