//! Every message that Rust asks for is there in every language, and can be read.
#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use words::{Language, Words};

/// What the keys of the catalogues begin with, as far as Rust uses them.
const PREFIXES: &[&str] = &[
    "wr-",
    "wrr-",
    "mn-",
    "mnr-",
    "bison-",
    "br-",
    "rec-",
    "term-",
    "log-",
    "table-",
    "level-",
    "bot-name-",
    "game-",
    "rules-",
    "no-",
    "your-",
    "rule-",
    "guest-",
];

/// Literals that look like keys and are none: a catalogue, an option.
const OTHERS: &[&str] = &["bison-rules", "log-form"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "json") {
            found.push(path);
        }
    }
}

/// The literals of a source that look like keys.
fn keys(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').filter(|word| {
        PREFIXES.iter().any(|prefix| word.starts_with(prefix))
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
            && !word.ends_with('-')
            && !OTHERS.contains(word)
    })
}

#[test]
fn no_key_that_is_used_is_missing_in_a_language() {
    let mut files = Vec::new();
    for folder in ["crates/words/src", "crates/cli/src", "locales/rules"] {
        sources(&root().join(folder), &mut files);
    }
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let used: BTreeSet<&str> = texts.iter().flat_map(|text| keys(text)).collect();
    assert!(used.len() > 300, "only {} keys were found", used.len());
    for language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<&&str> = used.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "missing in {language}: {missing:?}");
    }
}

#[test]
fn every_message_of_every_catalogue_can_be_read() {
    let mut messages = 0;
    for language in Language::ALL {
        let words = Words::new(language);
        for catalogue in Words::catalogues() {
            let path = root().join("locales").join(language.tag()).join(format!("{catalogue}.ftl"));
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines() {
                let Some((key, _)) = line.split_once(" = ") else { continue };
                if key.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
                {
                    assert!(words.has(key), "{key} of {} cannot be read", path.display());
                    messages += 1;
                }
            }
        }
    }
    assert!(messages > 2_000, "only {messages} messages were found");
}
