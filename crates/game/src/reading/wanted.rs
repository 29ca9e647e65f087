//! What is wanted, in the words of the notation.

/// What a type expects, with Rust's words for it translated. What a type says in its own words stays.
pub(super) fn plain(expected: &str) -> String {
    let whole = |least: i64, most: i64| format!("a whole number from {least} to {most}");
    match expected {
        "u8" => whole(0, u8::MAX.into()),
        "u16" => whole(0, u16::MAX.into()),
        "u32" => whole(0, u32::MAX.into()),
        "i8" => whole(i8::MIN.into(), i8::MAX.into()),
        "i16" => whole(i16::MIN.into(), i16::MAX.into()),
        "i32" => whole(i32::MIN.into(), i32::MAX.into()),
        "u64" | "u128" | "usize" => "a whole number, 0 or more".to_owned(),
        "i64" | "i128" | "isize" => "a whole number".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a string" | "a borrowed string" | "variant identifier" | "field identifier" => "a text".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        "unit" => "null".to_owned(),
        _ => in_part(expected).unwrap_or_else(|| expected.to_owned()),
    }
}

/// Translates what names a type or a length.
fn in_part(expected: &str) -> Option<String> {
    const OBJECTS: [&str; 5] = ["struct ", "enum ", "internally tagged ", "adjacently tagged ", "newtype "];
    const LISTS: [&str; 2] = ["tuple struct ", "tuple variant "];
    if OBJECTS.iter().any(|kind| expected.starts_with(kind)) {
        return Some("an object".to_owned());
    }
    if LISTS.iter().any(|kind| expected.starts_with(kind)) {
        return Some("a list".to_owned());
    }
    for exactly in ["an array of length ", "a tuple of size "] {
        if let Some(length) = expected.strip_prefix(exactly) {
            return Some(format!("a list of {length}"));
        }
    }
    if let Some(most) = expected.strip_prefix("an array with no more than ") {
        return Some(format!("a list of at most {}", most.trim_end_matches(" items")));
    }
    let most = expected.strip_prefix("a string no more than ")?;
    Some(format!("a text of at most {}", most.trim_end_matches(" long")))
}

/// Any of these words: `"a", "b" or "c"`.
pub(super) fn choices(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    match quoted.split_last() {
        None => "nothing".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rusts_words_are_translated() {
        for (rust, ours) in [
            ("u8", "a whole number from 0 to 255"),
            ("i8", "a whole number from -128 to 127"),
            ("usize", "a whole number, 0 or more"),
            ("struct PlacedJson with 3 elements", "an object"),
            ("struct variant Move::Place", "an object"),
            ("tuple struct Cell", "a list"),
            ("an array of length 4", "a list of 4"),
            ("a tuple of size 2", "a list of 2"),
            ("an array with no more than 5 items", "a list of at most 5"),
            ("a string no more than 8 bytes long", "a text of at most 8 bytes"),
            ("a list of cards", "a list of cards"),
        ] {
            assert_eq!(plain(rust), ours);
        }
    }

    #[test]
    fn choices_are_listed() {
        assert_eq!(choices(&["a"]), r#""a""#);
        assert_eq!(choices(&["a", "b", "c"]), r#""a", "b" or "c""#);
    }
}
