//! Golden playthroughs: whole games as text that people read and machines compare.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use game::dealer::Seeded;
use game::random::Dealt;
use game::record::{Happening, Header};
use game::{Effect, Game, Rule, Turn, Viewer};

use crate::expected::{compare, is_renewing};
use crate::specimen::{GameOf, Specimen};
use crate::tally::{Tally, Verdict, ensure};
use crate::walk::{Heard, advance};

/// Events whose effects are told; after them only those that show a rule for the first time.
const TOLD: u32 = 40;
/// After so many events a view is shown, each time another viewer's.
const VIEWED: &[u32] = &[1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// Compares one exploring game a configuration with its file `LABEL.txt` in `folder`.
///
/// Every event in words; effects, one JSON line each, of the first events and of each that shows a rule for the
/// first time; some views; the result. With `TALLGRASS_RENEW=1` the files are written anew.
///
/// # Errors
/// If a file is missing, differs (the first differing line is shown), or belongs to no configuration.
pub fn golden<S: Specimen>(folder: impl AsRef<Path>) -> Verdict {
    let folder = folder.as_ref();
    let mut tally = Tally::default();
    let mut names = HashSet::new();
    for rules in &S::configurations() {
        let name = format!("{}.txt", S::label(rules));
        compare(&folder.join(&name), &playthrough::<S>(rules)?)?;
        tally.add("playthroughs", 1);
        names.insert(name);
    }
    let files = fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    for file in
        files.filter_map(Result::ok).filter(|file| file.path().extension().is_some_and(|e| e == "txt"))
    {
        if names.contains(&*file.file_name().to_string_lossy()) {
            continue;
        }
        ensure!(is_renewing(), "{} belongs to no configuration", file.path().display());
        fs::remove_file(file.path()).map_err(|error| error.to_string())?;
    }
    tally.with_some(&["playthroughs"])
}

/// One seeded game with exploring moves, as text.
///
/// # Errors
/// If the game does not end.
pub fn playthrough<S: Specimen>(rules: &GameOf<S>) -> Result<String, String> {
    let seed = format!("golden {}", S::label(rules));
    let (dealer, mut mover) = (Seeded::new(&seed), Dealt::seeded(&format!("moves of {seed}")));
    let mut text = format!("{}\n\n", game::json(&Header::new(rules).seeded(&seed)));
    let mut state = rules.start();
    let mut story = Story::<S> { rules, seen: HashSet::new(), viewers: Vec::new() };
    let (mut dealt, mut buffer) = (0, Vec::new());
    for number in 1.. {
        ensure!(number <= S::sizes().longest, "the golden game does not end");
        let next: Happening<GameOf<S>> = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                dealt += 1;
                Happening::Chance(dealer.deal(rules, &state, dealt - 1))
            }
            Turn::Seats(acting) => {
                let seat = acting.first().ok_or("a turn of seats has no seat")?;
                Happening::Move(seat, rules.explore_move(&state, seat, &mut mover, &mut buffer))
            }
        };
        let mut heard = Heard::default();
        advance(rules, &mut state, &next, &mut heard);
        text += &story.tell(number, &next, &heard, &state);
    }
    let outcome = rules.outcome(&state).ok_or("the golden game is over without an outcome")?;
    Ok(format!("{text}\nresult {}\nstate {}\n", game::json(&outcome), game::json(&rules.show(&state))))
}

struct Story<'a, S: Specimen> {
    rules: &'a GameOf<S>,
    seen: HashSet<Rule>,
    viewers: Vec<Viewer>,
}

impl<S: Specimen> Story<'_, S> {
    fn tell(
        &mut self,
        number: u32,
        what: &Happening<GameOf<S>>,
        heard: &Heard<<GameOf<S> as Game>::Effect>,
        after: &<GameOf<S> as Game>::State,
    ) -> String {
        let mut text = match what {
            Happening::Chance(chance) => {
                format!("{number:>4} chance {}\n", game::json(&self.rules.show_chance(chance)))
            }
            Happening::Move(seat, mv) => format!("{number:>4} {seat:?}: {}\n", self.rules.notation(mv)),
        };
        let rules = heard.effects.iter().map(Effect::rule).chain(heard.cited.iter().copied());
        let new = rules.filter(|&rule| self.seen.insert(rule)).count() > 0;
        if number <= TOLD || new {
            for effect in &heard.effects {
                let _ = writeln!(text, "     {:<5} {}", effect.rule().0, game::json(effect));
            }
            for rule in &heard.cited {
                let _ = writeln!(text, "     {:<5} applied", rule.0);
            }
        }
        if VIEWED.contains(&number) {
            if self.viewers.is_empty() {
                self.viewers = Viewer::all(self.rules.seats()).collect();
            }
            let viewer = self.viewers.remove(0);
            let _ = writeln!(text, "     view {}", game::json(&self.rules.view(after, viewer)));
        }
        text
    }
}

/// Makes a test that compares the golden playthroughs of a specimen with the files in `tests/golden`.
#[macro_export]
macro_rules! golden {
    ($specimen:ty) => {
        #[test]
        fn golden_playthroughs() {
            match $crate::golden::<$specimen>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden")) {
                Ok(looked_at) => println!("{looked_at}"),
                Err(broken) => panic!("{broken}"),
            }
        }
    };
}
