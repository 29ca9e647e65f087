//! Agreement with the sample traces of an independent implementation: every legal set, state and result.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use bison::Bison;
use flate2::read::GzDecoder;
use game::record::{Reader, replay};

#[test]
fn the_sample_traces_are_ours() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces");
    let mut games = 0;
    for seats in 2..=4 {
        for variant in ["basic", "extension-1", "extension-2"] {
            let name = format!("bison-{seats}-{variant}.jsonl.gz");
            let file = File::open(folder.join(&name)).unwrap();
            let mut reader = Reader::new(BufReader::new(GzDecoder::new(file)));
            while let Some(header) = reader.next_header().unwrap() {
                let rules: Bison = header.rules().unwrap();
                let done = replay(&rules, &header, &mut reader, |_| Ok(()));
                let done = done.unwrap_or_else(|error| panic!("{name}: {error}"));
                assert!(done.outcome.is_some(), "{name}: a whole game");
                games += 1;
            }
        }
    }
    assert_eq!(games, 18);
}
