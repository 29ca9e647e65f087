//! Which language the terminal speaks, and how wide it is.

use std::env;

use console::Term;
use words::{Language, Words};

/// Lines are no longer than this where the terminal does not say how wide it is.
const USUAL_WIDTH: usize = 80;
/// Longer lines than this are hard to read.
const WIDEST: usize = 100;
/// Narrower than this no line would be readable.
const NARROWEST: usize = 20;

/// Which language is spoken.
#[derive(clap::Args, Debug, Clone, Copy)]
pub(crate) struct LanguageArgs {
    /// The language: en, fr, de or it; that of the system (LC_ALL, LC_MESSAGES, LANG) if not given
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
}

impl LanguageArgs {
    /// The words of the language that was asked for, or else of the system's, or else of English.
    pub(crate) fn words(self) -> Words {
        Words::new(self.language.unwrap_or_else(of_the_system))
    }
}

/// The first of the customary variables that is set decides, as everywhere.
fn of_the_system() -> Language {
    let set = |name: &&str| env::var(name).is_ok_and(|value| !value.is_empty());
    let decides = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set);
    let locale = decides.and_then(|name| env::var(name).ok()).unwrap_or_default();
    Language::of_locale(&locale).unwrap_or_default()
}

/// How many characters fit on a line.
pub(crate) fn width() -> usize {
    let terminal = || Term::stdout().size_checked().map(|(_, columns)| usize::from(columns));
    let columns = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    columns.or_else(terminal).unwrap_or(USUAL_WIDTH).clamp(NARROWEST, WIDEST)
}
