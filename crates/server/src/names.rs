//! Names that people give themselves.

use crate::error::Error;

/// The most characters of a name.
const LONGEST: usize = 24;

/// A name as it is shown, or why it cannot be one.
pub(crate) fn tidy(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = name.chars().count();
    if count == 0 || count > LONGEST || name.chars().any(is_treacherous) {
        return Err(Error::Bad(format!("a name has 1 to {LONGEST} visible characters")));
    }
    Ok(name)
}

/// A name as accounts are told apart by: two that look the same but for case are the same.
pub(crate) fn account(name: &str) -> String {
    name.to_lowercase()
}

/// Characters that are not seen, or turn around what stands beside them.
fn is_treacherous(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_visible_and_short() {
        assert_eq!(tidy("  Anna \t Maria ").unwrap(), "Anna Maria");
        assert_eq!(tidy("雨").unwrap(), "雨");
        for bad in ["", "   ", "a\u{202e}b", "a\u{200b}", "x\0", &"x".repeat(25)] {
            assert!(tidy(bad).is_err(), "{bad:?}");
        }
        assert_eq!(account("ANNA"), account("anna"));
    }
}
