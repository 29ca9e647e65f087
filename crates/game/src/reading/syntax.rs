//! What is wrong with a text that is not JSON, in plain words.

/// What is wrong, without its place: the parser's own words are for those who know the parser.
pub(crate) fn complaint(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let words = text.rfind(" at line ").map_or(&*text, |cut| &text[..cut]);
    let ours = match words {
        "EOF while parsing a list" => "the list is not closed",
        "EOF while parsing an object" => "the object is not closed",
        "EOF while parsing a string" => "the text in quotes is not closed",
        "EOF while parsing a value" => "a value is missing at the end",
        "expected `:`" => "wanted a colon",
        "expected `,` or `]`" => "wanted a comma or the list's end",
        "expected `,` or `}`" => "wanted a comma or the object's end",
        "expected ident" => "no word like this: wanted true, false or null",
        "expected value" => "no value begins like this",
        "expected `\"`" | "key must be a string" => "wanted the name of a member, in quotes",
        "invalid escape" => "no such escape in a text",
        "invalid number" => "no number is written like this",
        "number out of range" => "the number is too large",
        "control character (\\u0000-\\u001F) found while parsing a string" => {
            "a line end, a tab or the like in a text: wanted its escape"
        }
        "invalid unicode code point"
        | "lone leading surrogate in hex escape"
        | "unexpected end of hex escape" => "the escape stands for no character",
        "trailing comma" => "a comma with nothing after it",
        "trailing characters" => "something more after the end",
        "recursion limit exceeded" => "nested too deeply",
        other => other,
    };
    ours.to_owned()
}

/// What is wrong, and where: for a text that may have several lines.
pub(crate) fn complaint_at(error: &serde_json::Error) -> String {
    match (error.line(), error.column()) {
        (0, _) => complaint(error),
        (line, column) => format!("{} (line {line}, column {column})", complaint(error)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn told(text: &str) -> String {
        complaint_at(&serde_json::from_str::<Value>(text).unwrap_err())
    }

    #[test]
    fn everything_that_can_be_wrong_is_told_in_our_words() {
        for (text, words) in [
            ("[1", "the list is not closed (line 1, column 2)"),
            ("{", "the object is not closed (line 1, column 1)"),
            ("\"a", "the text in quotes is not closed (line 1, column 2)"),
            ("", "a value is missing at the end (line 1, column 0)"),
            (r#"{"a" 1}"#, "wanted a colon (line 1, column 6)"),
            ("[1 2]", "wanted a comma or the list's end (line 1, column 4)"),
            (r#"{"a":1 "b":2}"#, "wanted a comma or the object's end (line 1, column 8)"),
            ("nul!", "no word like this: wanted true, false or null (line 1, column 4)"),
            ("hello", "no value begins like this (line 1, column 1)"),
            ("{a:1}", "wanted the name of a member, in quotes (line 1, column 2)"),
            (r#""\x""#, "no such escape in a text (line 1, column 3)"),
            ("1.", "a value is missing at the end (line 1, column 2)"),
            ("01", "no number is written like this (line 1, column 2)"),
            ("1e999", "the number is too large (line 1, column 5)"),
            ("\"\t\"", "a line end, a tab or the like in a text: wanted its escape (line 1, column 2)"),
            (r#""\ud800""#, "the escape stands for no character (line 1, column 8)"),
            ("{\n\"a\":1,\n}", "a comma with nothing after it (line 3, column 1)"),
            ("1 2", "something more after the end (line 1, column 3)"),
        ] {
            assert_eq!(told(text), words, "{text}");
        }
        assert!(told(&"[".repeat(200)).starts_with("nested too deeply"));
    }
}
