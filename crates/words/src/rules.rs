//! The rules by number, and text for a terminal.

use std::collections::HashMap;

use serde::Deserialize;

use crate::{Words, say};

/// A chapter of a game's rules; titles and texts are keys of the catalogues.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Chapter {
    /// Its number, such as `W4`.
    pub number: String,
    /// The key of its title.
    pub title: String,
    /// Its rules in order.
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Rule {
    /// Its number, such as `W4.1`.
    pub number: String,
    /// The key of its title, if it has one.
    #[serde(default)]
    pub title: Option<String>,
    /// The key of its text.
    pub text: String,
}

impl Rule {
    /// The rule in words: "W4.1 Drive. Move as many ...".
    #[must_use]
    pub fn told(&self, words: &Words) -> String {
        let title = self.title.as_ref().map(|key| format!("{}. ", say!(words, key))).unwrap_or_default();
        format!("{} {title}{}", self.number, say!(words, &self.text))
    }
}

/// The rules of a game, chapter by chapter; none if there is no such game.
///
/// Their order stands in `locales/rules/`, for the browser too.
#[must_use]
pub fn chapters(game: &str) -> Vec<Chapter> {
    let text = match game {
        "wind-river" => include_str!("../../../locales/rules/wind-river.json"),
        "manitou" => include_str!("../../../locales/rules/manitou.json"),
        "bison" => include_str!("../../../locales/rules/bison.json"),
        _ => return Vec::new(),
    };
    serde_json::from_str(text).expect("our own list of rules can be read")
}

/// The number of a rule or chapter that is most like what was asked for; itself if there is one.
///
/// ```
/// let chapters = words::chapters("wind-river");
/// assert_eq!(words::nearest(&chapters, "w4.1").as_deref(), Some("W4.1"));
/// assert_eq!(words::nearest(&chapters, "W4.9").as_deref(), Some("W4.3"));
/// assert_eq!(words::nearest(&chapters, "4.2").as_deref(), Some("W4.2"));
/// ```
#[must_use]
pub fn nearest(chapters: &[Chapter], asked: &str) -> Option<String> {
    let asked = place(asked);
    let numbers = chapters.iter().flat_map(|chapter| {
        std::iter::once(&chapter.number).chain(chapter.rules.iter().map(|rule| &rule.number))
    });
    numbers.min_by_key(|number| place(number).apart(asked)).cloned()
}

/// A rule's place: its chapter, its number there, and the letter after that; 0 where there is none.
#[derive(Clone, Copy)]
struct Place([u32; 3]);

impl Place {
    /// How far from another place, chapters first.
    fn apart(self, other: Self) -> [u32; 3] {
        std::array::from_fn(|part| self.0[part].abs_diff(other.0[part]))
    }
}

/// The place of a number such as `W4.3a`, or of what somebody wrote for one.
fn place(number: &str) -> Place {
    let number = number.trim().trim_start_matches(|c: char| !c.is_ascii_digit());
    let (chapter, rest) = number.split_once('.').unwrap_or((number, ""));
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let letter = rest[digits..].chars().next().filter(char::is_ascii_alphabetic);
    let letter = letter.map_or(0, |letter| 1 + u32::from(letter.to_ascii_lowercase()) - u32::from('a'));
    Place([chapter.parse().unwrap_or(0), rest[..digits].parse().unwrap_or(0), letter])
}

/// The paragraphs on what was reconstructed in a game and how the real pieces are entered.
#[must_use]
pub fn reconstructed(words: &Words, game: &str) -> Vec<String> {
    #[derive(Deserialize)]
    struct Page {
        title: String,
        #[serde(flatten)]
        games: HashMap<String, Vec<String>>,
    }
    let page: Page = serde_json::from_str(include_str!("../../../locales/rules/reconstructed.json"))
        .expect("our own list of paragraphs can be read");
    let paragraphs = page.games.get(game).into_iter().flatten();
    std::iter::once(&page.title).chain(paragraphs).map(|key| say!(words, key)).collect()
}

/// Text in lines of at most `width` characters, broken between words; the lines after the first begin with
/// `indent`. A word that is longer than a line stands on a line of its own. A no-break space, as French has
/// before its tall marks, breaks nothing.
///
/// ```
/// assert_eq!(words::wrapped("one two three", 8, "  "), ["one two", "  three"]);
/// ```
#[must_use]
pub fn wrapped(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_ascii_whitespace() {
        let blank = !line.trim().is_empty();
        if blank && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
        } else if blank {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_rule_number_of_the_games_has_its_text_in_every_language() {
        for listing in games::listings() {
            let chapters = chapters(listing.name);
            let told: Vec<&str> =
                chapters.iter().flat_map(|chapter| &chapter.rules).map(|rule| &*rule.number).collect();
            for rule in listing.rules {
                assert!(told.contains(&rule.0), "{rule} of {} is not told", listing.name);
            }
            for language in Language::ALL {
                let words = Words::new(language);
                for chapter in &chapters {
                    assert!(words.has(&chapter.title), "{} in {language}", chapter.title);
                    for rule in &chapter.rules {
                        assert!(words.has(&rule.text), "{} in {language}", rule.text);
                        assert!(rule.title.as_ref().is_none_or(|title| words.has(title)), "{}", rule.number);
                    }
                }
            }
        }
    }

    #[test]
    fn an_unknown_number_finds_the_nearest() {
        let chapters = chapters("manitou");
        for (asked, found) in
            [("M4.3b", "M4.3b"), ("m4.3B", "M4.3b"), ("M4.3z", "M4.3c"), ("M9", "M5"), ("M3.99", "M3.10")]
        {
            assert_eq!(nearest(&chapters, asked).as_deref(), Some(found), "{asked}");
        }
        assert_eq!(nearest(&[], "M1"), None);
    }

    #[test]
    fn lines_are_no_longer_than_asked() {
        let text =
            "The herd starts at the bottom and moves up, ahead; beyond the last row lie the open plains.";
        for width in 12..40 {
            let lines = wrapped(text, width, "  ");
            assert!(lines.iter().all(|line| line.chars().count() <= width), "{width}: {lines:?}");
            let back: Vec<&str> = lines.iter().flat_map(|line| line.split_whitespace()).collect();
            assert_eq!(back.join(" "), text);
        }
    }

    #[test]
    fn no_line_ends_at_a_no_break_space() {
        assert_eq!(wrapped("Une tuile\u{a0}: la vôtre", 9, ""), ["Une", "tuile\u{a0}:", "la vôtre"]);
    }
}
