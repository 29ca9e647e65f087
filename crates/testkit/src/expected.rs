//! Text files that hold what is expected, and are written anew on demand.

use std::fs;
use std::path::Path;

use crate::tally::ensure;

/// Lines shown before and after the first difference.
const CONTEXT: usize = 3;
/// Characters shown of a line.
const WIDTH: usize = 400;

/// Whether files of expectations are written anew instead of compared: the environment has `TALLGRASS_RENEW=1`.
pub(crate) fn is_renewing() -> bool {
    std::env::var_os("TALLGRASS_RENEW").is_some_and(|value| value == "1")
}

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// Writes a text file, and the folder that it is in.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Compares `fresh` with the file, or writes it if files are renewed (`TALLGRASS_RENEW=1`).
///
/// # Errors
/// If the file is missing or differs: the first differing line is shown.
pub fn compare(path: &Path, fresh: &str) -> Result<(), String> {
    if is_renewing() {
        return write(path, fresh);
    }
    let hint = "TALLGRASS_RENEW=1 writes it anew";
    ensure!(path.exists(), "{} is missing; {hint}", path.display());
    match first_difference(&read(path)?, fresh) {
        None => Ok(()),
        Some(difference) => Err(format!("{} differs; {hint}\n{difference}", path.display())),
    }
}

/// The first line that differs, with those around it.
fn first_difference(expected: &str, fresh: &str) -> Option<String> {
    if expected == fresh {
        return None;
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), fresh.lines().collect());
    let at = (0..old.len().max(new.len())).find(|&at| old.get(at) != new.get(at));
    let Some(at) = at else { return Some("only the line breaks at the end differ".to_owned()) };
    let mut shown = String::new();
    let mut show = |mark: char, line: usize, text: &str| {
        let text: String = text.chars().take(WIDTH).collect();
        shown += &format!("{mark}{:>5} {text}\n", line + 1);
    };
    let around = at.saturating_sub(CONTEXT);
    for (line, text) in old.iter().enumerate().take(at).skip(around) {
        show(' ', line, text);
    }
    for (mark, lines) in [('-', &old), ('+', &new)] {
        for (line, text) in lines.iter().enumerate().skip(at).take(CONTEXT) {
            show(mark, line, text);
        }
    }
    Some(shown)
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn the_first_difference_is_shown_with_context() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let shown = first_difference("a\nb\nc\n", "a\nx\nc\n").unwrap();
        assert_eq!(shown, "     1 a\n-    2 b\n-    3 c\n+    2 x\n+    3 c\n");
        assert_eq!(first_difference("a\n", "a\nb\n").unwrap(), "     1 a\n+    2 b\n");
        assert!(first_difference("a", "a\n").unwrap().contains("line breaks"));
    }
}
