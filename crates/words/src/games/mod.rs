//! What each game says: a file a game.

mod bison;
mod manitou;
mod wind_river;
