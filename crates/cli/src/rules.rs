//! `tallgrass rules`: the rules by number.

use words::{Chapter, Rule, Words, chapters, nearest, reconstructed, say, wrapped};

use crate::Failure;
use crate::language::{LanguageArgs, width};
use crate::options::known_games;
use crate::output::Output;

/// The page that is no rule: what was reconstructed.
const RECONSTRUCTED: &str = "reconstructed";

const EXAMPLES: &str = "\
Examples:
  tallgrass rules wind-river
  tallgrass rules bison B4.6 --language fr
  tallgrass rules manitou M3
  tallgrass rules bison reconstructed     which pieces are not the box's, and how to enter the real ones";

/// Prints the rules of a game, one rule, or a chapter
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = known_games())]
    game: String,
    /// A rule or chapter such as W4.1 or W4, or "reconstructed"
    number: Option<String>,
    #[command(flatten)]
    language: LanguageArgs,
}

impl Rules {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let words = self.language.words();
        let mut out = Output::standard();
        for line in told(&words, &self.game, self.number.as_deref(), width()) {
            out.line(line)?;
        }
        out.flush()
    }
}

/// The lines for what was asked: all rules, a chapter, a rule, or what was reconstructed.
pub(crate) fn told(words: &Words, game: &str, asked: Option<&str>, width: usize) -> Vec<String> {
    let all = chapters(game);
    let Some(asked) = asked else { return whole(words, game, &all, width) };
    if asked.eq_ignore_ascii_case(RECONSTRUCTED) {
        return apart(&reconstructed(words, game), width);
    }
    let Some(number) = nearest(&all, asked) else { return Vec::new() };
    let mut lines = Vec::new();
    if !number.eq_ignore_ascii_case(asked.trim()) {
        lines.push(say!(words, "term-nearest", asked = asked, number = number.as_str()));
    }
    // W4 is a chapter and a rule of it: who asks for it wants both.
    for chapter in &all {
        if chapter.number == number {
            lines.extend(chapter_lines(words, chapter, width));
        } else {
            let rule = chapter.rules.iter().filter(|rule| rule.number == number);
            lines.extend(rule.flat_map(|rule| rule_lines(words, rule, width)));
        }
    }
    lines
}

fn whole(words: &Words, game: &str, chapters: &[Chapter], width: usize) -> Vec<String> {
    let mut lines = vec![say!(words, "rules-title", game = title(words, game))];
    for chapter in chapters {
        lines.push(String::new());
        lines.extend(chapter_lines(words, chapter, width));
    }
    lines.push(String::new());
    lines.extend(wrapped(&say!(words, "term-more", game = game), width, ""));
    lines
}

fn chapter_lines(words: &Words, chapter: &Chapter, width: usize) -> Vec<String> {
    let mut lines = vec![format!("{} {}", chapter.number, say!(words, &chapter.title))];
    lines.extend(chapter.rules.iter().flat_map(|rule| rule_lines(words, rule, width)));
    lines
}

fn rule_lines(words: &Words, rule: &Rule, width: usize) -> Vec<String> {
    wrapped(&rule.told(words), width, "  ")
}

/// Paragraphs with a line between them.
fn apart(paragraphs: &[String], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for (place, paragraph) in paragraphs.iter().enumerate() {
        if place > 0 {
            lines.push(String::new());
        }
        lines.extend(wrapped(paragraph, width, ""));
    }
    lines
}

/// What a game is called.
pub(crate) fn title(words: &Words, game: &str) -> String {
    match game {
        "wind-river" => say!(words, "game-wind-river"),
        "manitou" => say!(words, "game-manitou"),
        "bison" => say!(words, "game-bison"),
        other => other.to_owned(),
    }
}
