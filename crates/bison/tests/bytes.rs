//! States, events and results are written to the letter as the sample traces have them, in the page's order.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::io::Read as _;
use std::path::Path;

use bison::Bison;
use flate2::read::GzDecoder;
use game::record::{Reader, Writer, replay};

#[test]
fn what_is_written_has_the_bytes_of_the_sample_traces() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces");
    for name in ["bison-2-basic", "bison-3-extension-1", "bison-4-extension-2"] {
        let file = std::fs::File::open(folder.join(format!("{name}.jsonl.gz"))).unwrap();
        let mut theirs = String::new();
        GzDecoder::new(file).read_to_string(&mut theirs).unwrap();
        let mut reader = Reader::new(theirs.as_bytes());
        let mut writer = Writer::trace(Vec::new());
        while let Some(header) = reader.next_header().unwrap() {
            let rules: Bison = header.rules().unwrap();
            writer.header(&header).unwrap();
            replay(&rules, &header, &mut reader, |step| writer.step(&rules, &step)).unwrap();
        }
        let ours = String::from_utf8(writer.finish().unwrap()).unwrap();
        // The order of legal moves is free; everything else is not.
        let told = |text: &str| -> Vec<String> {
            text.lines().filter(|line| !line.starts_with("{\"legal\"")).map(str::to_owned).collect()
        };
        let (ours, theirs) = (told(&ours), told(&theirs));
        assert!(theirs.len() > 400, "{name}");
        for (ours, theirs) in ours.iter().zip(&theirs) {
            assert_eq!(ours, theirs, "{name}");
        }
        assert_eq!(ours.len(), theirs.len(), "{name}");
    }
}
