//! One match of any game.

mod board;
mod bots;
mod chairs;
mod clock;
mod contest;
mod dealer;
mod decide;
mod entry;
mod fold;
mod hex;
mod memory;
pub mod messages;
mod preview;
mod question;
mod ratings;
mod summary;
mod table;
mod talk;
mod tip;
mod verify;
mod viewer;

pub use bots::BotTurn;
pub use dealer::{VERIFIABLE_1, commitment, verifiable_key};
pub use decide::{Decision, Entropy, Task};
pub use entry::{Commanded, Entry, Opened, What};
pub use ratings::{Finished, Rating, Ratings};
pub use summary::{Participant, Summary};
pub use table::{Corrupt, Table};
pub use verify::{Proof, Unproven, verify};
