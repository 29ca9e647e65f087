//! What is asked of the one who moves, and what can be answered, choice by choice.

use bison::{Action, Animal, Bison, Cell, Land, Move, PhaseName, Rotation, Size, Space, Stock, View, cost};
use game::random::Quick;
use game::{Game as _, Viewer};

use super::heard::camp_words;
use super::names::{Known, action_name, animal_words, land_name, stock_words, ware_words, way_words};
use crate::{Sentence, Voice, say};

/// What others wait for in a phase, and the action that goes on.
pub(super) const fn waiting_key(phase: PhaseName) -> (&'static str, Option<Action>) {
    match phase {
        PhaseName::Start => ("bison-say-start", None),
        PhaseName::Over => ("bison-say-over", None),
        PhaseName::Action => ("bison-wait-action", None),
        PhaseName::Pay => ("bison-wait-pay", None),
        PhaseName::Gain => ("bison-wait-gain", None),
        PhaseName::Overflow => ("bison-wait-overflow", None),
        PhaseName::Tipi => ("bison-wait-going", Some(Action::Tipi)),
        PhaseName::Canoe => ("bison-wait-going", Some(Action::Canoe)),
        PhaseName::Gather => ("bison-wait-going", Some(Action::Gather)),
        PhaseName::Step => ("bison-wait-going", Some(Action::Step)),
        PhaseName::Trek => ("bison-wait-going", Some(Action::Trek)),
    }
}

/// What is asked of the one who moves.
pub(super) fn own_sentence(rules: &Bison, voice: Voice<'_>, view: &View) -> Sentence {
    let table = &view.table;
    let bill = rules.insight(view).action;
    let due = bill.as_ref().map_or(0, |bill| bill.cost);
    let (title, detail) = match (table.phase, waiting_key(table.phase)) {
        (PhaseName::Pay, _) => (
            say!(voice, "bison-say-pay", cost = due),
            say!(voice, "bison-say-pay-detail", hunters = table.used),
        ),
        (PhaseName::Gain, _) => (say!(voice, "bison-say-gain"), say!(voice, "bison-say-gain-detail")),
        (PhaseName::Overflow, _) => {
            let last = if table.season == table.seasons { "yes" } else { "no" };
            (say!(voice, "bison-say-overflow"), say!(voice, "bison-say-overflow-detail", final = last))
        }
        (_, (_, Some(action))) => {
            let detail = bill.map(|bill| match bill.next {
                Some(next) => say!(voice, "bison-say-cost", used = bill.used, cost = bill.cost, next = next),
                None => say!(voice, "bison-say-cost", used = bill.used, cost = bill.cost, next = "none"),
            });
            let action = action_name(voice, action);
            (say!(voice, "bison-say-more", action = action), detail.unwrap_or_default())
        }
        _ => {
            let round = table.round;
            (say!(voice, "bison-say-action"), say!(voice, "bison-say-action-detail", round = round))
        }
    };
    Sentence { title, detail }
}

/// The choice that leads to a move at a depth.
pub(super) fn choice(
    rules: &Bison,
    voice: Voice<'_>,
    view: &View,
    mv: &Move,
    depth: usize,
) -> Option<String> {
    let known = Known::new(voice, &view.table.board);
    let space = |at: &Space| space_choice(&known, view, *at);
    Some(match (mv, depth) {
        (Move::Buy(_) | Move::Trade { .. }, 0) => say!(voice, "bison-do-market"),
        (Move::Buy(ware), 1) => {
            say!(voice, "bison-buy", ware = ware_words(voice, *ware), price = ware.price())
        }
        (Move::Trade { .. }, 1) => rules_words(rules, voice, mv),
        (Move::Skip(_), 0) => say!(voice, "bison-skip-title"),
        (Move::Skip(action), 1) => say!(voice, "bison-skip", action = action_name(voice, *action)),
        (Move::Done, 0) => {
            let due = rules.insight(view).action.map_or(0, |bill| bill.cost);
            say!(voice, "bison-main-done", cost = due)
        }
        (Move::Settle, 0) => say!(voice, "bison-main-settle"),
        (Move::Gain(animal), 0) => animal_words(voice, *animal, 1),
        (Move::Pay(paid), 0..=2) => {
            let animal = Animal::ALL[depth];
            animal_words(voice, animal, paid[animal])
        }
        (Move::Place { cell, turn, hunters, land }, 1..) => match depth {
            1 => cell_choice(&known, *cell),
            2 => turn_choice(rules, voice, view, *cell, *turn),
            3 => say!(voice, "bison-hunters-name", hunters = *hunters, cost = cost(*hunters)),
            4 => land_name(voice, (*land)?),
            _ => return None,
        },
        (Move::Tipi { at, .. } | Move::Canoe { at, .. }, 1) => space(at),
        (Move::Tipi { size, .. } | Move::Canoe { size, .. }, 2) => size_choice(voice, *size),
        (Move::Gather { from, .. } | Move::Step { from, .. } | Move::Trek { from, .. }, 1) => space(from),
        (Move::Gather { to, .. } | Move::Step { to, .. } | Move::Trek { to, .. }, 2) => space(to),
        (_, 0) => action_name(voice, mv.action()?),
        _ => return None,
    })
}

fn rules_words(rules: &Bison, voice: Voice<'_>, mv: &Move) -> String {
    crate::Spoken::move_words(rules, voice, mv)
}

fn size_choice(voice: Voice<'_>, size: Size) -> String {
    say!(voice, "bison-size-name", size = size.0)
}

/// A space: "Prairie of T07, north-west of the totem. Yours: 2 hunters."
fn space_choice(known: &Known<'_>, view: &View, space: Space) -> String {
    let name = format!("{}, {}.", known.name(space), way_words(known.voice, space.cell));
    let laid = view.table.board.iter().find(|laid| laid.cell == space.cell);
    match laid.and_then(|laid| camp_words(known.voice, laid.space(space.land), space.land)) {
        Some(camp) => format!("{name} {camp}"),
        None => name,
    }
}

/// A free cell: "east of T16 and north of ...".
fn cell_choice(known: &Known<'_>, cell: Cell) -> String {
    let beside = known.beside(cell);
    known.voice.words.listed(&beside)
}

/// A turn of the tile, with the regions that it would join: "Turn 2: 4 bison, 1 salmon, 3 turkeys".
fn turn_choice(rules: &Bison, voice: Voice<'_>, view: &View, cell: Cell, turn: Rotation) -> String {
    let number = turn.0 + 1;
    let Some(seat) = view.viewer.seat() else {
        return say!(voice, "bison-tile-turn-plain", turn = number);
    };
    // Which tile the others hold does not matter here: any state that is possible will do.
    let mut state = rules.redeal(view, &mut Quick::new(0));
    let laying = Move::Place { cell, turn, hunters: 0, land: None };
    if rules.try_play(&mut state, seat, &laying, &mut game::Silent).is_err() {
        return say!(voice, "bison-tile-turn-plain", turn = number);
    }
    let insight = rules.insight(&rules.view(&state, Viewer::Seat(seat)));
    let mut joined = Stock::default();
    for land in Land::ALL {
        let space = Space { cell, land };
        let region = insight.regions.iter().find(|region| region.spaces.contains(&space));
        joined[land.animal()] = region.map_or(0, |region| region.animals);
    }
    say!(voice, "bison-tile-turn", turn = number, regions = stock_words(voice, joined))
}
