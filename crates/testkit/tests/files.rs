//! Golden playthroughs, perft files and traces: what agrees passes, and what differs is shown.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

mod specimen;

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

use flate2::Compression;
use flate2::write::GzEncoder;
use game::dealer::Seeded;
use game::random::Dealt;
use game::record::{Header, Writer};
use game::{Game, Players, Seat};
use testkit::toy::{Chance, Move, Options, State, Toy};
use testkit::{Agreed, agrees, golden, perft_file};

use specimen::ToySpecimen;

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tallgrass-testkit-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

struct Random(Seeded, Dealt);

impl Players<Toy> for Random {
    fn decide(&mut self, rules: &Toy, state: &State, seat: Seat) -> Move {
        rules.random_move(state, seat, &mut self.1)
    }

    fn deal(&mut self, rules: &Toy, state: &State, number: u64) -> Chance {
        self.0.deal(rules, state, number)
    }
}

/// Two games, one after the other.
fn games(writer: fn(Vec<u8>) -> Writer<Vec<u8>>) -> String {
    let mut out = writer(Vec::new());
    for seats in [2, 3] {
        let rules = Toy::new(seats, Options::default()).unwrap();
        out.header(&Header::new(&rules).seeded("files")).unwrap();
        let mut players = Random(Seeded::new("files"), Dealt::seeded("moves"));
        game::run(&rules, rules.start(), &mut players, |step| out.step(&rules, &step)).unwrap();
    }
    String::from_utf8(out.finish().unwrap()).unwrap()
}

#[test]
fn a_trace_agrees_plain_and_zipped() {
    let folder = folder("traces");
    let (plain, zipped) = (folder.join("toy.jsonl"), folder.join("toy.jsonl.gz"));
    let trace = games(Writer::trace);
    fs::write(&plain, &trace).unwrap();
    let mut encoder = GzEncoder::new(fs::File::create(&zipped).unwrap(), Compression::default());
    encoder.write_all(trace.as_bytes()).unwrap();
    encoder.finish().unwrap();
    let agreed = agrees::<Toy>(&plain);
    assert_eq!(agreed.games, 2);
    assert_eq!(agreed.states, agreed.events + 2, "a state at the start and after every event");
    assert!(agreed.lists > agreed.events / 2);
    assert_eq!(agrees::<Toy>(&zipped), agreed);
    fs::write(&plain, games(Writer::record)).unwrap();
    assert_eq!(agrees::<Toy>(&plain), Agreed { states: 0, lists: 0, ..agreed });
    fs::remove_dir_all(folder).unwrap();
}

#[test]
#[should_panic(expected = "line 8: the state should be {\"phase\":\"bid\"")]
fn a_trace_that_disagrees_names_the_line() {
    let path = folder("disagrees").join("toy.jsonl");
    let trace = games(Writer::trace);
    let wrong = (1..).zip(trace.lines()).map(|(number, line)| match number {
        8 => line.replace("\"round\":1", "\"round\":2"),
        _ => line.to_owned(),
    });
    fs::write(&path, wrong.collect::<Vec<_>>().join("\n")).unwrap();
    agrees::<Toy>(&path);
}

#[test]
#[should_panic(expected = "the file is empty")]
fn an_empty_file_agrees_with_nothing() {
    let path = folder("empty").join("toy.jsonl");
    fs::write(&path, "").unwrap();
    agrees::<Toy>(&path);
}

#[test]
fn a_playthrough_that_differs_is_shown_at_its_first_line() {
    let folder = folder("playthrough");
    let ours = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    for file in fs::read_dir(ours).unwrap().map(Result::unwrap) {
        fs::copy(file.path(), folder.join(file.file_name())).unwrap();
    }
    golden::<ToySpecimen>(&folder).unwrap();

    let path = folder.join("3-seats.txt");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("seat 0: bid", "seat 0: bit", 1)).unwrap();
    let broken = golden::<ToySpecimen>(&folder).unwrap_err();
    assert!(broken.contains("3-seats.txt differs") && broken.contains("seat 0: bit"), "{broken}");

    fs::write(&path, text).unwrap();
    fs::write(folder.join("9-seats.txt"), "").unwrap();
    let broken = golden::<ToySpecimen>(&folder).unwrap_err();
    assert!(broken.contains("9-seats.txt belongs to no configuration"), "{broken}");

    fs::remove_file(folder.join("2-seats.txt")).unwrap();
    let broken = golden::<ToySpecimen>(&folder).unwrap_err();
    assert!(broken.contains("2-seats.txt is missing"), "{broken}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_count_of_sequences_that_differs_is_shown() {
    let folder = folder("counts");
    fs::write(folder.join("toy.jsonl"), games(Writer::record)).unwrap();
    let path = folder.join("toy.txt");
    let verdict = |text: &str| {
        fs::write(&path, text).unwrap();
        perft_file::<Toy>(&path)
    };
    // Four cards: six bids; after two seats have bid, the prize is chance's.
    let tally =
        verdict("# two seats\nrecord toy.jsonl\nto 1\n1 6\n2 36\n3 36\ngame 1\nto 1\n2 36\n3 216\n").unwrap();
    assert_eq!((tally.count("positions"), tally.count("counts")), (2, 5));
    let inline = format!("{}\nto 1\n2 36\n", games(Writer::record));
    assert_eq!(verdict(&inline).unwrap().count("counts"), 1);

    let broken = |text| verdict(text).unwrap_err();
    let differs = broken("record toy.jsonl\nto 1\n1 7\n");
    assert!(differs.contains("-    3 1 7") && differs.contains("+    3 1 6"), "{differs}");
    assert!(broken("record toy.jsonl\nto 1\n1 ?\n").contains("has open counts"));
    assert!(broken("record toy.jsonl\nto 99\n").contains("line 2: the game has fewer events"));
    assert!(broken("record toy.jsonl\n1 6\n").contains("line 2: a count needs a position"));
    assert!(broken("record toy.jsonl\ngame 2\nto 1\n").contains("line 3: there is no such game"));
    assert!(broken("record none.jsonl\n").contains("cannot read"));
    assert!(broken("# nothing\n").contains("no positions"));
    fs::remove_dir_all(folder).unwrap();
}
