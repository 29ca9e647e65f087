//! Lines from the person, and the commands among them.

use std::io::{self, BufRead as _, Read as _};

use words::{Words, say};

use crate::Failure;
use crate::output::Output;

/// Nobody types longer lines.
const LONGEST: u64 = 1 << 16;

/// What can be asked at any moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Look,
    Again,
    Why,
    Undo,
    Rules(Option<String>),
    Save,
    Quit,
    Back,
}

impl Command {
    /// The commands with the English word and the key of the word in the person's language.
    const ALL: [(Self, &'static str, &'static str); 9] = [
        (Self::Help, "help", "term-cmd-help"),
        (Self::Look, "look", "term-cmd-look"),
        (Self::Again, "again", "term-cmd-again"),
        (Self::Why, "why", "term-cmd-why"),
        (Self::Undo, "undo", "term-cmd-undo"),
        (Self::Rules(None), "rules", "term-cmd-rules"),
        (Self::Save, "save", "term-cmd-save"),
        (Self::Quit, "quit", "term-cmd-quit"),
        (Self::Back, "back", "term-cmd-back"),
    ];

    /// The command that a line is, in English or in the person's language.
    pub(super) fn read(words: &Words, line: &str) -> Option<Self> {
        let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let word = word.to_lowercase();
        let named = |(_, english, key): &&(Self, &str, &str)| word == *english || word == say!(words, key);
        let (command, ..) = Self::ALL.iter().find(named)?;
        match (command, rest.trim()) {
            (Self::Rules(_), number) if !number.is_empty() => Some(Self::Rules(Some(number.to_owned()))),
            (command, "") => Some(command.clone()),
            _ => None,
        }
    }

    /// What can be typed, a line for each.
    pub(super) fn help(words: &Words, number: &str, mv: &str) -> Vec<String> {
        let mut lines = vec![say!(words, "term-help-number")];
        for (command, _, key) in &Self::ALL {
            let text = match command {
                Self::Help => continue,
                Self::Look => say!(words, "term-help-look"),
                Self::Again => say!(words, "term-help-again"),
                Self::Why => say!(words, "term-help-why"),
                Self::Undo => say!(words, "term-help-undo"),
                Self::Rules(_) => say!(words, "term-help-rules", number = number),
                Self::Save => say!(words, "term-help-save"),
                Self::Quit => say!(words, "term-help-quit"),
                Self::Back => say!(words, "term-help-back"),
            };
            lines.push(say!(words, "term-about", thing = say!(words, key), what = text));
        }
        lines.push(say!(words, "term-help-move", sample = mv));
        lines
    }
}

/// Where the person is asked and told.
pub(super) struct Prompt {
    pub(super) out: Output,
}

impl Prompt {
    pub(super) fn new() -> Self {
        Self { out: Output::standard() }
    }

    pub(super) fn line(&mut self, text: impl std::fmt::Display) -> Result<(), Failure> {
        self.out.line(text)
    }

    /// The person's next line; `None` if there will be none.
    pub(super) fn ask(&mut self) -> Result<Option<String>, Failure> {
        self.out.part("> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().take(LONGEST).read_until(b'\n', &mut bytes);
        let read = read.map_err(|error| Failure::Input(format!("standard input: {error}")))?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn commands_are_read_in_english_and_in_the_persons_language() {
        let french = Words::new(Language::Fr);
        assert_eq!(Command::read(&french, "help"), Some(Command::Help));
        assert_eq!(Command::read(&french, " Aide "), Some(Command::Help));
        assert_eq!(Command::read(&french, "règles M3.5"), Some(Command::Rules(Some("M3.5".to_owned()))));
        assert_eq!(Command::read(&french, "hilfe"), None);
        assert_eq!(Command::read(&french, "quit now"), None);
        assert_eq!(Command::read(&french, ""), None);
    }

    #[test]
    fn no_two_commands_of_a_language_share_a_word() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut all: Vec<String> = Vec::new();
            for (_, english, key) in &Command::ALL {
                let own = say!(words, key);
                assert!(!all.contains(&own) && !all.iter().any(|word| word == english), "{language}: {own}");
                all.push((*english).to_owned());
                if own != *english {
                    all.push(own);
                }
            }
        }
    }
}
