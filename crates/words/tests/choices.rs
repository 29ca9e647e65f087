//! The choices that lead to a move lead to one move only, in every language and at every moment of a game.
#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use std::collections::HashMap;

use game::dealer::Seeded;
use game::random::Dealt;
use game::{Legal, Silent, Turn, Viewer};
use words::{Language, People, Spoken, Visit, Voice, Words};

/// Deeper decisions there are none.
const DEEPEST: usize = 8;

/// An exploring game: each decision looked at in one of the languages by turns.
struct Choices;

impl Visit for Choices {
    type Output = usize;

    fn visit<G: Spoken>(self, rules: G) -> usize {
        let (dealer, mut mover) = (Seeded::new("choices"), Dealt::seeded("moves of choices"));
        let (mut state, mut dealt, mut buffer, mut decisions) = (rules.start(), 0, Vec::new(), 0);
        let spoken = Language::ALL.map(Words::new);
        loop {
            match rules.turn(&state) {
                Turn::Over => return decisions,
                Turn::Chance => {
                    let chance = dealer.deal(&rules, &state, dealt);
                    rules.apply(&mut state, &chance, &mut Silent);
                    dealt += 1;
                }
                Turn::Seats(acting) => {
                    let seat = acting.first().unwrap();
                    let words = &spoken[decisions % spoken.len()];
                    let people = People::bots(words, rules.seats());
                    let view = rules.view(&state, Viewer::Seat(seat));
                    let voice = Voice { words, people: &people };
                    match rules.legal(&state, seat) {
                        Legal::Moves(moves) => check(&rules, voice, &view, &moves),
                        Legal::Menu(menu) => {
                            let pick = rules.pick(voice, &menu);
                            let mut counts = vec![0; pick.from.len()];
                            let mut left = pick.count;
                            for (count, (_, most)) in counts.iter_mut().zip(&pick.from) {
                                *count = left.min(*most);
                                left -= *count;
                            }
                            rules.check(&state, seat, &rules.picked(&menu, &counts)).unwrap();
                        }
                    }
                    assert!(!rules.sentence(voice, &view, Some(seat)).title.is_empty());
                    assert!(!rules.sentence(voice, &view, None).title.is_empty());
                    assert!(rules.position(voice, &view).len() > usize::from(rules.seats()));
                    let mv = rules.explore_move(&state, seat, &mut mover, &mut buffer);
                    rules.play(&mut state, seat, &mv, &mut Silent);
                    decisions += 1;
                }
            }
        }
    }
}

fn check<G: Spoken>(rules: &G, voice: Voice<'_>, view: &G::View, moves: &[G::Move]) {
    // As at the prompt: words are made only where moves still share all choices so far.
    let mut groups = vec![moves.to_vec()];
    for depth in 0..DEEPEST {
        let mut next: Vec<Vec<G::Move>> = Vec::new();
        for group in groups {
            let mut parts: HashMap<Option<String>, Vec<G::Move>> = HashMap::new();
            for mv in group {
                parts.entry(rules.choice(voice, view, &mv, depth)).or_default().push(mv);
            }
            if let Some(made) = parts.remove(&None) {
                assert!(
                    made.len() == 1 && parts.is_empty(),
                    "the same choices lead to {made:?} and {parts:?}"
                );
            }
            for (label, part) in parts {
                let label = label.unwrap();
                assert!(!label.trim().is_empty() && !label.contains('\n'), "{label:?} leads to {part:?}");
                next.push(part);
            }
        }
        groups = next;
    }
    assert!(groups.is_empty(), "there is no end to the choices of {groups:?}");
}

fn decisions(game: &str, seats: u8, options: &serde_json::Value) -> usize {
    let options = options.as_object().unwrap().clone();
    words::visit(games::configure(game, seats, options).unwrap(), Choices)
}

#[test]
fn every_move_of_wind_river_can_be_chosen() {
    assert!(decisions("wind-river", 4, &serde_json::json!({})) > 50);
}

#[test]
fn every_move_of_big_manitou_can_be_chosen() {
    assert!(decisions("manitou", 3, &serde_json::json!({})) > 50);
}

#[test]
fn every_move_of_bison_can_be_chosen() {
    assert!(decisions("bison", 2, &serde_json::json!({"variant": "extension-2"})) > 50);
}
