//! What the bots think of each game: one file a game.

pub mod bison;
pub mod manitou;
pub mod wind_river;
