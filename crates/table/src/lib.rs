//! One match of any game: who sits where, the journal, undo, clocks, chat, and what each viewer is told.
//!
//! **The journal is the truth.** A [`Table`] is an append-only list of [`Entry`]s and what follows from them.
//! [`Table::decide`] and [`Table::attend`] look at a command or at what is due and answer with entries to
//! append, or with a [`Refusal`](messages::Refusal); nothing has happened yet. Whoever keeps the table writes
//! the entries to disk, and only then hands them to [`Table::commit`] and tells everyone. The entries of one
//! command are written together or not at all, and carry its id, so that a command sent twice is done once.
//! [`Table::replay`] makes the same table again from its journal.
//!
//! **The record is what stands of it**: the moves and outcomes of chance that no undo withdrew. It can be read
//! without this program ([`messages::Query::Record`]); [`verify`] proves from it that chance was not steered.
//!
//! **A viewer's stream**: [`Table::snapshot`] is all that a person may know now, [`Table::updates`] what he is
//! told of each entry since: numbers without gaps, also for what he may not see, and a fresh snapshot where
//! too much has changed. Nothing in a message is taken from an entry that the rules have not passed through
//! `view`, `effect_for`, `knows_move` or `chance_for` for that viewer.
//!
//! There is no clock, no file, no network and no randomness here: the time and random bytes are passed in.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`messages`] | what goes between a table and the outside |
//! | `entry`, `table`, `fold` | the journal, what it comes to, and how |
//! | `decide` | what is to be written |
//! | `board`, `contest`, `tip` | the game at the table, whichever it is |
//! | `chairs`, `clock`, `talk`, `memory` | seats, time, chat, what was refused lately |
//! | `replay` | a record to look back at |
//! | `dealer`, `verify` | chance, and its proof |
//! | `viewer`, `question`, `preview`, `bots`, `summary` | what viewers, bots and lists are told |
//! | `ratings` | how well people play |
//!
//! ```
//! use table::messages::{ChanceRule, CommandId, Level, Millis, Opening, Person, PersonId, Place, TableId};
//! use table::Table;
//!
//! let ada = Person { id: PersonId::new("ada")?, name: "Ada".to_owned(), account: true };
//! let mut opening = Opening::new("wind-river", 3);
//! opening.chance = ChanceRule::Seeded { seed: "prairie".to_owned() };
//! let bot = Place::Bot { level: Level::Gentle };
//! opening.places = vec![Place::Host, bot.clone(), bot];
//! let (now, entropy) = (Millis(1_763_200_000_000), [0; 32]);
//! let entries = Table::open(TableId::new("t1")?, &ada, &CommandId::new("c1")?, &opening, now, &entropy)?;
//! // Here they are written to disk.
//! let table = Table::replay(entries)?;
//! assert!(table.is_playing());
//! assert!(table.snapshot(Some(&ada.id)).parts.position.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
mod replay;
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
pub use replay::{Eyes, Replay};
pub use summary::{Participant, Summary};
pub use table::{Corrupt, Table};
pub use verify::{Proof, Unproven, verify};
