//! The games in words, in four languages: what happened, what is asked, what is refused, how things stand.
//!
//! The words are in the Fluent catalogues of `locales/`, which the browser reads too; here, as there, a game
//! chooses the message and its values. That both choose the same is what `tests/told.rs` and the browser's
//! `told.test.ts` compare, line by line.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `language` | [`Language`]: the four, and which of them a person speaks |
//! | `words` | [`Words`]: the messages of one language, lists in words, the macro [`say!`] |
//! | `people` | [`People`]: what those at the table are called |
//! | `spoken` | [`Spoken`]: what a game can say; [`Line`], [`Sentence`], [`Pick`] |
//! | `games` | a file a game |
//! | `any` | [`Visit`]: code for whichever game it is |
//! | `log` | [`Log`]: what happened, turn by turn |
//! | `rules` | [`chapters`]: the rules by number; [`wrapped`] text |
//!
//! ```
//! use words::{Language, Words, say};
//!
//! let words = Words::new(Language::De);
//! assert_eq!(say!(words, "game-bison"), "Bison");
//! assert_eq!(words.listed(&["A", "B", "C"]), "A, B und C");
//! ```

mod any;
mod games;
mod language;
mod log;
mod people;
mod rules;
mod spoken;
mod words;

pub use any::{Visit, visit};
pub use language::Language;
pub use log::{Log, Turn};
pub use people::People;
pub use rules::{Chapter, Rule, chapters, nearest, reconstructed, wrapped};
pub use spoken::{Line, Pick, Sentence, Spoken, Voice};
pub use words::{Messages, Words};

// What the macro `say!` needs where it is used.
#[doc(hidden)]
pub use fluent_bundle::FluentArgs;
