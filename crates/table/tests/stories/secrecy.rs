//! Law 2: no byte that a viewer gets depends on what he may not know.
//!
//! Whole games of each game, with undo, takeovers, previews and reconnections, are written down; then another
//! journal is made that differs only in what one viewer may not know, and everything that he can get from the
//! two tables is compared byte by byte.

use game::random::Quick;
use game::{Seat, Stream, Viewer};
use serde_json::{Value, json};
use table::messages::{Command, CommandId, Json, Level, Order, Person, PersonId, Query, Reply, Seq};
use table::{Entry, Table, What};

use crate::desk::{Desk, person, pick};
use crate::twin::twin;

const NAMES: [&str; 5] = ["ada", "bea", "cyd", "dan", "eve"];

/// A game in which people play, take back, agree, talk and let bots play for them, to its end.
fn story(game: &str, seats: usize, options: &[(&str, Value)], stream: &mut Quick) -> Desk {
    let names = &NAMES[..seats];
    let mut desk = Desk::of(game, names, |opening| {
        opening.options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    });
    for name in &names[1..] {
        desk.order(name, Command::Prefer { forced: true }).unwrap();
    }
    while !desk.table.has_ended() {
        desk.let_bots_play(stream);
        let Some(who) = desk.turn(names) else { break };
        match stream.below(20) {
            0 => {
                let who = *stream.pick(names);
                let undo = desk.snapshot(who).parts.position.map(|position| position.undo);
                if let Some(choice) = undo.and_then(|choices| choices.last().copied()) {
                    let _ = desk.order(who, Command::Undo { keep: choice.keep });
                }
            }
            1 => {
                let request = desk.snapshot(who).parts.requests.and_then(|requests| requests.undo);
                for name in names {
                    if let Some(request) = request {
                        let _ = desk.order(name, Command::Answer { request: request.request, yes: true });
                    }
                }
            }
            2 => {
                let _ = desk.order(who, Command::Give { level: Level::Random });
                desk.let_bots_play(stream);
                let _ = desk.order(who, Command::Reclaim);
            }
            3 => {
                desk.order(who, Command::Chat { text: "hm".to_owned() }).ok();
            }
            _ => {
                let mv = desk.any_move(who, stream);
                desk.play(who, &mv).unwrap();
            }
        }
    }
    desk
}

/// The entries in pieces, each the work of one command.
fn batches(journal: &[Entry]) -> impl Iterator<Item = &[Entry]> {
    journal.split_inclusive(|entry| entry.left == 0)
}

/// All that a viewer can get from a table now, as text. `known` is what he had seen before.
fn everything(table: &mut Table, who: Option<&Person>, known: Seq, attempts: &[Json]) -> Vec<String> {
    let id = who.map(|who| &who.id);
    let text = |value: &Value| value.to_string();
    let mut all = vec![
        text(&json!(table.updates(known, id))),
        text(&json!(table.snapshot(id))),
        text(&json!(table.summary())),
        text(&json!(table.wake_at())),
        text(&json!(table.ask(id, &Query::Record))),
        text(&json!(table.ask(id, &Query::Log { from: 0, count: 500 }))),
        text(&json!(table.ask(id, &Query::Chart))),
    ];
    let viewer = table.viewer(id);
    for events in [0, known.0 as u32 / 2] {
        all.push(text(&json!(table.ask(id, &Query::Look { events, viewer }))));
    }
    all.push(text(&json!(table.ask(id, &Query::Look { events: 0, viewer: Viewer::Seat(Seat(1)) }))));
    for mv in attempts {
        let moves = vec![mv.clone(), attempts[0].clone()];
        all.push(text(&json!(table.ask(id, &Query::Preview { moves: vec![mv.clone()] }))));
        all.push(text(&json!(table.ask(id, &Query::Preview { moves: moves.clone() }))));
        if let Some(who) = who {
            for moves in [vec![mv.clone()], moves] {
                let command = Command::Play { moves };
                all.push(refusal(table, who, command));
            }
        }
    }
    if let Some(who) = who {
        for keep in [0, known.0 as u32 / 2] {
            all.push(refusal(table, who, Command::Undo { keep }));
        }
    }
    // What a bot in the viewer's seat is asked.
    for turn in table.bots() {
        if viewer.is(turn.seat) {
            all.push(format!("{turn:?}"));
        }
    }
    all
}

/// Why a command is refused, or that it is not: what it would do may rest on chance.
fn refusal(table: &mut Table, who: &Person, command: Command) -> String {
    // Never the same id twice: a table remembers what it refused.
    let id = CommandId::new(&format!("try-{}", game_text(&command))).unwrap();
    let order = Order { id, seq: table.seq(), command };
    let decided = table.decide(who, &order, table.journal().last().unwrap().at, &[1; 32]);
    decided.map_or_else(|refusal| json!(refusal).to_string(), |_| "taken".to_owned())
}

fn game_text(command: &Command) -> String {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut hasher = DefaultHasher::new();
    json!(command).to_string().hash(&mut hasher);
    hasher.finish().to_string()
}

/// Compares what the viewer gets from both tables until `journal` ends; answers in how many moments what
/// somebody else gets differs.
///
/// What is hidden at a moment may be known a little later, so the last moments tell most: they are compared
/// always, those before them now and then.
fn compare(game: &str, journal: &[Entry], other: &[Entry], viewer: Viewer, stream: &mut Quick) -> usize {
    let who = viewer.seat().map(|seat| person(NAMES[seat.index()]));
    let opening = batches(journal).next().unwrap().len();
    let mut tables = [journal, other].map(|journal| Table::replay(journal[..opening].to_vec()).unwrap());
    let mut known = Seq(0);
    let mut differences = 0;
    let mut attempts: Vec<Json> = vec![Json::of(&"pass"), Json::of(&"done")];
    let count = batches(&journal[opening..]).count();
    let pieces = batches(&journal[opening..]).zip(batches(&other[opening..]));
    for (number, (one, two)) in pieces.enumerate() {
        assert_eq!(one.len(), two.len());
        tables[0].commit(one.to_vec()).unwrap();
        tables[1].commit(two.to_vec()).unwrap();
        if number + 3 < count && stream.below(40) > 0 {
            continue;
        }
        let legal = tables[0].snapshot(who.as_ref().map(|who| &who.id)).parts.position;
        if let Some(legal) = legal.and_then(|position| position.legal) {
            attempts.push(pick(&legal.value(), stream));
        }
        let last: Vec<Json> = attempts.iter().rev().take(4).cloned().collect();
        let [one, two] = &mut tables;
        let got = everything(one, who.as_ref(), known, &last);
        let got_other = everything(two, who.as_ref(), known, &last);
        for (got, other) in got.iter().zip(&got_other) {
            assert_eq!(got, other, "{game}: {viewer:?} could tell the two games apart");
        }
        assert_eq!(got.len(), got_other.len());
        known = one.seq();
        let mut others = (0..).map(Seat).zip(NAMES).filter(|(seat, _)| !viewer.is(*seat));
        let differs = |(_, name): (Seat, &str)| {
            let id = PersonId::new(name).unwrap();
            one.snapshot(Some(&id)) != two.snapshot(Some(&id))
        };
        differences += usize::from(others.any(differs));
    }
    differences
}

/// The journal up to a moment before the result.
fn until(journal: &[Entry], share: usize) -> Vec<Entry> {
    let end = journal.iter().position(|entry| matches!(entry.what, What::Result { .. }));
    let before_the_end = journal[..end.unwrap_or(journal.len())].iter();
    let cuts: Vec<usize> =
        before_the_end.enumerate().filter(|(_, entry)| entry.left == 0).map(|(place, _)| place + 1).collect();
    journal[..cuts[(cuts.len() - 1) * share / 100]].to_vec()
}

fn keep_secrets(game: &str, seats: usize, options: &[(&str, Value)], seed: u64) {
    let mut stream = Quick::new(seed);
    let desk = story(game, seats, options, &mut stream);
    let mut twins = 0;
    let mut differences = 0;
    for viewer in Viewer::all(seats as u8) {
        for _ in 0..10 {
            let share = 5 + stream.below(96) as usize;
            let journal = until(desk.table.journal(), share);
            let Some(other) = twin(game, &journal, viewer, &mut stream) else { continue };
            twins += 1;
            differences += compare(game, &journal, &other, viewer, &mut stream);
        }
    }
    assert!(twins > seats, "only {twins} twins of {game} were found");
    assert!(differences > seats, "what was changed is seen by those who may: {differences}");
}

#[test]
fn manitou_keeps_hands_piles_and_parties() {
    keep_secrets("manitou", 2, &[], 1);
    keep_secrets("manitou", 4, &[], 2);
    keep_secrets("manitou", 3, &[("muster", json!("random"))], 3);
}

#[test]
fn bison_keeps_tiles_in_hand_and_in_the_pile() {
    keep_secrets("bison", 3, &[("variant", json!("basic"))], 4);
    keep_secrets("bison", 2, &[("variant", json!("extension-2"))], 5);
}

#[test]
fn the_complete_record_is_for_after_the_end() {
    let mut stream = Quick::new(6);
    let desk = story("manitou", 2, &[], &mut stream);
    let journal = until(desk.table.journal(), 60);
    let table = Table::replay(journal).unwrap();
    let ada = person("ada").id;
    let Reply::Record { text } = table.ask(Some(&ada), &Query::Record) else { panic!("a record") };
    assert!(text.lines().next().unwrap().contains("\"viewer\":0"));
    assert!(text.contains("\"move\":null"), "the other's party");
    let Reply::Record { text } = desk.table.ask(Some(&ada), &Query::Record) else { panic!("a record") };
    assert!(!text.contains("null}") && !text.contains("\"viewer\""));
    games::check(text.as_bytes()).unwrap();
}
