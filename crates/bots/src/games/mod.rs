//! What the bots think of each game: one file a game.

pub mod wind_river;
