//! A short fuzz of the record reader: whatever stands in a file, it is either right or refused with the
//! number of a line, and nothing panics.
//!
//! Valid records, traces and positions of every game are damaged byte by byte, token by token and line by line;
//! positions that are still accepted are played on.
//! `TALLGRASS_NIGHTLY=1` tries many more; `fuzz/` holds the same for cargo-fuzz.

#![allow(clippy::unwrap_used, clippy::print_stderr, reason = "a test that cannot go on fails")]

use std::io::Write as _;

use game::random::{Dealt, Quick};
use game::record::{Header, Reader, Writer};
use game::{Game, Players, Seat, Stream, run};
use games::{Visit, configure, listings, open};

/// Damaged files of each game in the test command.
const TRIALS: u32 = 1_200;
/// The nightly run tries this many times more.
const NIGHTLY: u32 = 30;
/// Files are cut to this many lines, so that damage is spread over many files and not over the end of one.
const LINES: usize = 60;
/// No game has so many events.
const ENDLESS: u32 = 100_000;

/// Plays a game for its trace.
struct Traced<'a>(&'a str);

struct Exploring<G: Game>(Dealt, Vec<G::Move>);

impl<G: Game> Players<G> for Exploring<G> {
    fn decide(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Move {
        rules.explore_move(state, seat, &mut self.0, &mut self.1)
    }

    fn deal(&mut self, rules: &G, state: &G::State, _number: u64) -> G::Chance {
        rules.draw(state, &mut self.0)
    }
}

impl Visit for Traced<'_> {
    type Output = String;

    fn visit<G: Game>(self, rules: G) -> String {
        let mut writer = Writer::trace(Vec::new());
        writer.header(&Header::new(&rules).seeded(self.0)).unwrap();
        let mut players = Exploring(Dealt::seeded(self.0), Vec::new());
        run(&rules, rules.start(), &mut players, |step| writer.step(&rules, &step)).unwrap();
        String::from_utf8(writer.finish().unwrap()).unwrap()
    }
}

/// Plays on from the setup of a header, if it is accepted.
struct PlayedOn<'a>(&'a Header);

impl Visit for PlayedOn<'_> {
    type Output = ();

    fn visit<G: Game>(self, rules: G) {
        let Ok(start) = self.0.start(&rules) else { return };
        let mut steps = 0;
        let mut players = Exploring(Dealt::seeded("on"), Vec::new());
        let ended = run(&rules, start, &mut players, |_| {
            steps += 1;
            if steps < ENDLESS { Ok(()) } else { Err(steps) }
        });
        assert!(ended.is_ok(), "from this position the game does not end");
    }
}

const STATE: &str = r#"{"state":"#;

/// What of a trace is a record.
fn events(trace: &str) -> impl Iterator<Item = &str> {
    trace.lines().filter(|line| !line.starts_with(STATE) && !line.starts_with(r#"{"legal":"#))
}

/// A record of the rest of the game, from a state on that the trace shows.
fn from_the_middle(trace: &str, stream: &mut impl Stream) -> String {
    let states: Vec<&str> = trace.lines().filter_map(|line| line.strip_prefix(STATE)).collect();
    let passed = stream.below(states.len() as u32) as usize;
    let setup = states[passed].strip_suffix('}').unwrap();
    let header = trace.lines().next().unwrap().strip_suffix('}').unwrap();
    let rest: Vec<&str> = events(trace).skip(1 + passed).collect();
    format!("{header},\"setup\":{setup}}}\n{}", rest.join("\n"))
}

/// A file that is right, of one form or another.
fn undamaged(trace: &str, stream: &mut impl Stream) -> Vec<u8> {
    match stream.below(5) {
        0 => trace.into(),
        1 => cut(trace, LINES),
        2 => events(trace).collect::<Vec<_>>().join("\n").into(),
        3 => from_the_middle(trace, stream).into(),
        _ => cut(&from_the_middle(trace, stream), 3),
    }
}

/// The first lines of a file; all of it where only the end would be missing, whose result a record needs.
fn cut(file: &str, lines: usize) -> Vec<u8> {
    let lines = if file.lines().count() > lines + 3 { lines } else { usize::MAX };
    file.split_inclusive('\n').take(lines).collect::<String>().into()
}

/// Texts that parsers stumble over.
const TOKENS: [&str; 32] = [
    "null",
    "true",
    "-1",
    "0",
    "1",
    "2",
    "3",
    "5",
    "6",
    "7",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e400",
    "0.5",
    "[]",
    "{}",
    "\"\"",
    "\"plains\"",
    "\"seat\"",
    "\"move\"",
    "\"chance\"",
    "\"setup\"",
    "\"viewer\"",
    "\"result\"",
    ",",
    ":",
    "]",
    "}",
    "\n",
];

/// Where the tokens of a JSON text begin and end, roughly.
fn token(text: &[u8], stream: &mut impl Stream) -> (usize, usize) {
    let word = |byte: u8| byte.is_ascii_alphanumeric() || b"\"-_.".contains(&byte);
    let mut from = stream.below(text.len() as u32) as usize;
    while from > 0 && word(text[from]) && word(text[from - 1]) {
        from -= 1;
    }
    let length = text[from..].iter().take_while(|&&byte| word(byte)).count();
    (from, from + length.max(1))
}

/// Damages a file in one way.
fn damage(file: &mut Vec<u8>, stream: &mut impl Stream) {
    if file.is_empty() {
        return;
    }
    let at = stream.below(file.len() as u32) as usize;
    match stream.below(10) {
        0 => file[at] = stream.word() as u8,
        1 => file[at] ^= 1 << stream.below(8),
        2 => file.insert(at, stream.word() as u8),
        3 => file.truncate(at),
        4 | 5 => {
            let (from, to) = token(file, stream);
            file.splice(from..to, stream.pick(&TOKENS).bytes());
        }
        6 => {
            // A token from elsewhere in the file: the likeliest to mean something.
            let (from, to) = token(file, stream);
            let (from_other, to_other) = token(file, stream);
            let other = file[from_other..to_other].to_vec();
            file.splice(from..to, other);
        }
        7 => {
            let (from, to) = token(file, stream);
            let again = file[from..to].to_vec();
            file.splice(to..to, again);
        }
        8 => {
            let (from, to) = token(file, stream);
            file.drain(from..to);
        }
        _ => shuffle_lines(file, stream),
    }
}

/// Repeats, drops or swaps whole lines.
fn shuffle_lines(file: &mut Vec<u8>, stream: &mut impl Stream) {
    let mut lines: Vec<Vec<u8>> = file.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    let (one, other) = (stream.below(lines.len() as u32) as usize, stream.below(lines.len() as u32) as usize);
    match stream.below(3) {
        0 => lines.swap(one, other),
        1 => drop(lines.remove(one)),
        _ => lines.insert(one, lines[other].clone()),
    }
    *file = lines.concat();
}

/// How serde and Rust speak, which is not how the notation does.
const RUST: [&str; 10] = [
    "invalid type",
    "invalid value",
    "invalid length",
    "field `",
    "variant `",
    "struct ",
    "enum ",
    " u8",
    " i8",
    " usize",
];

/// Checks a file; gives whether it was accepted.
fn judge(file: &[u8]) -> bool {
    let lines = file.split(|&byte| byte == b'\n').count() as u64;
    match games::check(file) {
        Ok(checked) => {
            assert!(checked.games > 0, "a file without a game is refused");
            let header = Reader::new(file).next_header().unwrap().unwrap();
            if header.setup.is_some() {
                open(&header).unwrap().visit(PlayedOn(&header));
            }
            true
        }
        Err(error) => {
            // One past the end: where the result is missing.
            assert!((1..=lines + 1).contains(&error.line), "{error} in a file of {lines} lines");
            let said = error.fault.to_string();
            assert!(!said.is_empty());
            let slip = RUST.iter().find(|word| said.contains(*word));
            assert!(slip.is_none(), "{slip:?} is no word for people: {said}");
            false
        }
    }
}

/// Keeps the file that makes the reader panic, and says where.
struct Evidence<'a>(&'a [u8]);

impl Drop for Evidence<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/fuzz_reader.jsonl");
            let kept = std::fs::File::create(path).and_then(|mut file| file.write_all(self.0));
            eprintln!("the file is in {path}: {kept:?}");
        }
    }
}

#[test]
fn damaged_records_are_refused_and_never_panic() {
    let factor = if std::env::var_os("TALLGRASS_NIGHTLY").is_some() { NIGHTLY } else { 1 };
    for listing in listings() {
        let (mut accepted, mut refused) = (0, 0);
        let mut stream = Quick::new(7);
        let mut base = Vec::new();
        for trial in 0..TRIALS * factor {
            if trial % 25 == 0 {
                let choices = u32::from(listing.seats.end() - listing.seats.start()) + 1;
                let seats = listing.seats.start() + stream.below(choices) as u8;
                let rules = configure(listing.name, seats, serde_json::Map::new()).unwrap();
                let trace = rules.visit(Traced(&format!("fuzz:{trial}")));
                base = undamaged(&trace, &mut stream);
                games::check(&base[..]).expect("an undamaged file is right");
            }
            let mut file = base.clone();
            for _ in 0..=stream.below(3) {
                damage(&mut file, &mut stream);
            }
            let evidence = Evidence(&file);
            if judge(&file) {
                accepted += 1;
            } else {
                refused += 1;
            }
            drop(evidence);
        }
        // Some damage does no harm, such as a seat's number in a comment; most of it must.
        assert!(refused > accepted * 4, "{}: {refused} refused, {accepted} accepted", listing.name);
        assert!(accepted > 0, "{}: the damage is too heavy to reach the rules", listing.name);
    }
}

#[test]
fn noise_is_refused() {
    let mut stream = Quick::new(8);
    for _ in 0..2_000 {
        let file: Vec<u8> = (0..stream.below(200)).map(|_| stream.word() as u8).collect();
        assert!(!judge(&file));
        let tokens: Vec<&str> = (0..stream.below(30)).map(|_| *stream.pick(&TOKENS)).collect();
        assert!(!judge(tokens.concat().as_bytes()));
    }
}
