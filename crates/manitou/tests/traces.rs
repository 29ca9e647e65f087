//! Agreement with the sample traces of an independent implementation: every legal set, state and result.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use flate2::read::GzDecoder;
use game::Game as _;
use game::record::{Reader, replay};
use manitou::Manitou;

fn agrees(name: &str, games: u32) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces").join(name);
    let file = File::open(&path).unwrap();
    let mut reader = Reader::new(BufReader::new(GzDecoder::new(file)));
    let mut played = 0;
    while let Some(header) = reader.next_header().unwrap() {
        assert_eq!((header.game.as_str(), header.rules), (Manitou::NAME, Manitou::VERSION));
        let rules: Manitou = header.rules().unwrap();
        let replayed = replay(&rules, &header, &mut reader, |_| Ok(()));
        let replayed = replayed.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(replayed.outcome.is_some(), "{name}: game {played} does not end");
        played += 1;
    }
    assert_eq!(played, games, "{name}");
}

macro_rules! traces {
    ($($test:ident $name:literal)*) => {
        $(#[test]
        fn $test() {
            agrees($name, 2);
        })*
    };
}

traces! {
    two_seats_choice "manitou-2-choice.jsonl.gz"
    two_seats_random "manitou-2-random.jsonl.gz"
    three_seats_choice "manitou-3-choice.jsonl.gz"
    three_seats_random "manitou-3-random.jsonl.gz"
    four_seats_choice "manitou-4-choice.jsonl.gz"
    four_seats_random "manitou-4-random.jsonl.gz"
    five_seats_choice "manitou-5-choice.jsonl.gz"
    five_seats_random "manitou-5-random.jsonl.gz"
}
