//! Whole games told in all four languages, compared with `locales/golden/`, where the browser's tests read them
//! too: both sides choose the same messages with the same values. `TALLGRASS_RENEW=1` writes them anew.
#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use bison::{Bison, Cell, Craft, Land, Size, Space};
use game::dealer::Seeded;
use game::random::Dealt;
use game::{Effect as _, Game, Refusal, Seat, Seats, Turn, Viewer};
use manitou::{Manitou, Muster};
use serde_json::{Map, Value, json};
use wind_river::WindRiver;
use words::{Language, Log, People, Spoken, Voice, Words};

const NAMES: [&str; 5] = ["Maren", "Teo", "Ines", "Jonas", "Rosa"];
/// Who is told.
const ME: Seat = Seat(0);
/// Moves and refusals of one kind that are told.
const OF_A_KIND: usize = 6;

/// Exploring games in words, a line for each turn, some moves, some refusals and the result; then `extra`
/// effects, which such games do not meet. Gives the kinds of effects that were told, too.
fn tell<G: Spoken>(games: &[(G, &str)], extra: &[G::Effect]) -> (String, BTreeSet<String>) {
    let mut kinds = BTreeSet::new();
    let mut text = String::new();
    for (rules, seed) in games {
        let mut played = Played::explore(rules, seed);
        kinds.append(&mut played.kinds);
        played.tell(rules, extra, &mut text);
    }
    kinds.extend(extra.iter().map(kind::<G>));
    (text, kinds)
}

fn kind<G: Game>(effect: &G::Effect) -> String {
    game::json(effect)["effect"].as_str().unwrap().to_owned()
}

/// An effect as it goes over the wire, with its rule among its members.
fn told<G: Game>(effect: &G::Effect) -> Value {
    let mut value = game::json(effect);
    value["rule"] = game::json(&effect.rule());
    value
}

struct Played<G: Spoken> {
    turns: Vec<words::Turn<G>>,
    moves: BTreeMap<&'static str, Vec<G::Move>>,
    refusals: BTreeMap<String, Vec<Refusal<G::Reason>>>,
    kinds: BTreeSet<String>,
    view: G::View,
    end: G::State,
}

impl<G: Spoken> Played<G> {
    fn explore(rules: &G, seed: &str) -> Self {
        let (dealer, mut mover) = (Seeded::new(seed), Dealt::seeded(&format!("moves of {seed}")));
        let (mut state, mut dealt, mut buffer) = (rules.start(), 0, Vec::new());
        let mut log = Log::<G>::default();
        let mut played = Self {
            turns: Vec::new(),
            moves: BTreeMap::new(),
            refusals: BTreeMap::new(),
            kinds: BTreeSet::new(),
            view: rules.view(&state, Viewer::Seat(ME)),
            end: state,
        };
        loop {
            let mut effects = Vec::new();
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = dealer.deal(rules, &state, dealt);
                    dealt += 1;
                    rules.apply(&mut state, &chance, &mut effects);
                }
                Turn::Seats(acting) => {
                    let seat = acting.first().unwrap();
                    let mv = rules.explore_move(&state, seat, &mut mover, &mut buffer);
                    played.hear(rules, &state, seat, &mv);
                    rules.play(&mut state, seat, &mv, &mut effects);
                }
            }
            for effect in effects {
                let Some(effect) = rules.effect_for(&effect, Viewer::Seat(ME)) else { continue };
                played.kinds.insert(kind::<G>(&effect));
                played.turns.extend(log.add(effect));
            }
        }
        played.turns.extend(log.finish());
        (played.view, played.end) = (rules.view(&state, Viewer::Seat(ME)), state);
        played
    }

    /// Keeps some moves of each kind, and some refusals of moves that were good before.
    fn hear(&mut self, rules: &G, state: &G::State, seat: Seat, mv: &G::Move) {
        for old in self.moves.values().flatten() {
            if let Err(refusal) = rules.check(state, seat, old) {
                let reason = game::json(&refusal.reason)["reason"].to_string();
                let of_a_kind = self.refusals.entry(reason).or_default();
                if of_a_kind.len() < OF_A_KIND && !of_a_kind.contains(&refusal) {
                    of_a_kind.push(refusal);
                }
            }
        }
        let of_a_kind = self.moves.entry(G::kind(mv)).or_default();
        if of_a_kind.len() < OF_A_KIND && !of_a_kind.contains(mv) {
            of_a_kind.push(*mv);
        }
    }
}

impl<G: Spoken> Played<G> {
    fn tell(&self, rules: &G, extra: &[G::Effect], text: &mut String) {
        let names: Vec<String> =
            Seat::all(rules.seats()).map(|seat| NAMES[seat.index()].to_owned()).collect();
        let people = People::new(names.clone(), Some(ME));
        let spoken: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
        let each = |say: &dyn Fn(Voice<'_>) -> Value| -> Value {
            let said = spoken
                .iter()
                .map(|words| (words.language().tag().to_owned(), say(Voice { words, people: &people })));
            Value::Object(said.collect::<Map<_, _>>())
        };
        let view = &self.view;
        let mut line = |value: Value| writeln!(text, "{value}").unwrap();
        line(json!({"game": G::NAME, "names": names, "view": view}));
        let last = words::Turn { number: 0, seat: None, effects: extra.to_vec() };
        for turn in self.turns.iter().chain([&last]) {
            let effects: Vec<Value> = turn.effects.iter().map(told::<G>).collect();
            line(json!({
                "effects": effects,
                "number": turn.number,
                "seat": turn.seat,
                "title": each(&|voice| turn.title(voice).into()),
                "told": each(&|voice| {
                    let lines = turn.lines(rules, voice, view);
                    lines.into_iter().map(|line| line.text).collect::<Vec<_>>().into()
                }),
            }));
        }
        for mv in self.moves.values().flatten() {
            line(json!({"move": mv, "told": each(&|voice| rules.move_words(voice, mv).into())}));
        }
        for refusal in self.refusals.values().flatten() {
            let told = each(&|voice| rules.refusal_words(voice, view, &refusal.reason).into());
            line(json!({"reason": refusal.reason, "told": told}));
        }
        let outcome = rules.outcome(&self.end).unwrap();
        let results = each(&|voice| {
            let result = |seat| rules.result_words(voice, &outcome, seat);
            Seat::all(rules.seats()).map(result).collect::<Vec<_>>().into()
        });
        line(json!({"result": outcome, "told": results}));
    }
}

fn golden<G: Spoken>(games: &[(G, &str)], extra: &[G::Effect], kinds: usize) {
    let (text, told) = tell(games, extra);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/golden/{}.jsonl", G::NAME));
    testkit::compare(&file, &text).unwrap();
    assert_eq!(told.len(), kinds, "not every kind of effect is told: {told:?}");
}

#[test]
fn wind_river_is_told_as_in_the_golden_file() {
    let rules = || WindRiver::new(3, wind_river::Options::default()).unwrap();
    golden(&[(rules(), "told 2071"), (rules(), "told 2888")], &[], 16);
}

#[test]
fn big_manitou_is_told_as_in_the_golden_file() {
    let rules = |muster| Manitou::new(3, manitou::Options { muster, ..Default::default() }).unwrap();
    let games = [(rules(Muster::Choice), "told 1"), (rules(Muster::Random), "told 2")];
    let passed = manitou::Effect::Passed { seat: Seat(1), seen_by: Seats::NONE };
    golden(&games, &[passed], 24);
}

#[test]
fn bison_is_told_as_in_the_golden_file() {
    let options = || bison::Options { variant: bison::Variant::Extension2, ..Default::default() };
    let rules = || Bison::new(2, options()).unwrap();
    let games = ["told 1", "told 628", "told 1181"].map(|seed| (rules(), seed));
    let at = Space { cell: Cell { q: 0, r: 0 }, land: Land::River };
    let removed =
        bison::Effect::Removed { seat: Seat(1), craft: Craft::Canoe, at, from: Size(2), hunters: 2 };
    golden(&games, &[removed, bison::Effect::GainForgone { seat: Seat(0) }], 26);
}
