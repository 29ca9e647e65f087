//! One legality: lists, checks, counts and refusals agree.

use std::collections::HashSet;

use game::{Game, Legal, Seat};
use serde_json::Value;

use crate::specimen::{GameOf, MoveOf, Specimen};
use crate::tally::{Verdict, ensure};
use crate::walk::{Heard, Moment, walk};

/// Of a list of thousands, the words of so many moves are looked at.
const WORDS: usize = 256;

/// `check` accepts exactly the moves of the legal list, tried with every conceivable move; the list has no
/// repetition; count, menu, random, exploring and evident moves agree with it; each move's kind is its word.
///
/// # Errors
/// How the law is broken.
pub fn check_accepts_exactly_the_legal_moves<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        if !moment.thorough || moment.acting().is_empty() {
            return Ok(());
        }
        let conceivable = S::conceivable_moves(moment.rules, &moment.state);
        let known: HashSet<&MoveOf<S>> = conceivable.iter().collect();
        for seat in moment.acting().iter() {
            let legal = moment.legal(seat);
            agree_on_legal(moment, seat, &legal)?;
            let listed: HashSet<&MoveOf<S>> = legal.iter().collect();
            ensure!(listed.len() == legal.len(), "a legal move of {seat:?} is listed twice");
            for mv in &conceivable {
                match moment.rules.check(&moment.state, seat, mv) {
                    Ok(()) => {
                        ensure!(listed.contains(mv), "{seat:?}: {mv:?} is accepted, but not in the list");
                    }
                    Err(refusal) => {
                        ensure!(
                            !listed.contains(mv),
                            "{seat:?}: {mv:?} is in the list, but refused: {refusal}"
                        );
                        let rule = refusal.rule;
                        ensure!(
                            GameOf::<S>::RULES.contains(&rule),
                            "{mv:?} is refused by {rule}, which is no rule"
                        );
                        moment.tally.add("refusals", 1);
                    }
                }
            }
            if moment.rules.menu(&moment.state, seat).is_none() {
                let unthought = legal.iter().find(|mv| !known.contains(mv));
                ensure!(
                    unthought.is_none(),
                    "{unthought:?} is legal, but the specimen did not conceive of it"
                );
            }
            moment.tally.add("lists", 1);
        }
        Ok(())
    })?
    .with_some(&["lists", "refusals"])
}

fn agree_on_legal<S: Specimen>(
    moment: &mut Moment<'_, S>,
    seat: Seat,
    legal: &[MoveOf<S>],
) -> Result<(), String> {
    let (rules, state) = (moment.rules, &moment.state);
    ensure!(!legal.is_empty(), "it is the turn of {seat:?}, but it has no legal move");
    let count = rules.count_moves(state, seat);
    ensure!(count == legal.len() as u64, "{seat:?} has {} moves, but {count} are counted", legal.len());
    let mut appended = vec![legal[0]];
    rules.legal_moves(state, seat, &mut appended);
    ensure!(
        appended[0] == legal[0] && appended[1..] == *legal,
        "a list is not appended, or not always the same"
    );
    for (at, mv) in legal.iter().enumerate() {
        if let Err(refusal) = rules.check(state, seat, mv) {
            return Err(format!("{seat:?}: {mv:?} is in the list, but refused: {refusal}"));
        }
        if at.is_multiple_of(1 + legal.len() / WORDS) {
            agree_on_words::<S>(rules, mv)?;
        }
    }
    let menu = rules.menu(state, seat);
    let is_menu = matches!(rules.legal(state, seat), Legal::Menu(_));
    ensure!(is_menu == menu.is_some(), "a menu is not what is told outside");
    if let Some(size) = menu.as_ref().and_then(S::menu_size) {
        ensure!(size == count, "the menu of {seat:?} stands for {size} moves, but {count} are legal");
        moment.tally.add("menus", 1);
    }
    let mut buffer = Vec::new();
    for _ in 0..8 {
        for mv in [
            rules.random_move(state, seat, &mut moment.stream),
            rules.explore_move(state, seat, &mut moment.stream, &mut buffer),
        ] {
            ensure!(rules.check(state, seat, &mv).is_ok(), "{mv:?}, drawn for {seat:?}, is not legal");
        }
    }
    if let Some(evident) = rules.evident_move(state, seat) {
        ensure!(*legal == [evident], "{evident:?} is called evident, but is not the only move of {seat:?}");
        moment.tally.add("evident moves", 1);
    }
    Ok(())
}

fn agree_on_words<S: Specimen>(rules: &GameOf<S>, mv: &MoveOf<S>) -> Result<(), String> {
    let word = GameOf::<S>::kind(mv);
    let right = match game::json(mv) {
        Value::String(text) => text == word,
        Value::Object(members) => members.len() == 1 && members.contains_key(word),
        _ => false,
    };
    ensure!(right, "the kind of {} is not {word}", game::json(mv));
    ensure!(!rules.notation(mv).is_empty(), "{mv:?} has no notation");
    Ok(())
}

/// A seat that may not act has no legal move and is always refused: others' turns, chance due, the game over,
/// seats that do not exist.
///
/// # Errors
/// How the law is broken.
pub fn nobody_moves_out_of_turn<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        let (rules, state) = (moment.rules, &moment.state);
        let acting = moment.acting();
        for seat in moment.seats().filter(|&seat| !acting.contains(seat)) {
            ensure!(moment.legal(seat).is_empty(), "{seat:?} has legal moves out of turn");
            ensure!(rules.count_moves(state, seat) == 0, "moves of {seat:?} are counted out of turn");
            ensure!(rules.menu(state, seat).is_none(), "{seat:?} has a menu out of turn");
            ensure!(rules.evident_move(state, seat).is_none(), "{seat:?} has an evident move out of turn");
        }
        if !moment.thorough {
            return Ok(());
        }
        let beyond = [rules.seats(), 7, 8, u8::MAX].map(Seat);
        let idle = moment.seats().filter(|&seat| !acting.contains(seat)).chain(beyond);
        let conceivable = S::conceivable_moves(rules, state);
        for seat in idle {
            for mv in &conceivable {
                match rules.check(state, seat, mv) {
                    Ok(()) => return Err(format!("{mv:?} of {seat:?} is accepted out of turn")),
                    Err(refusal) => {
                        let rule = refusal.rule;
                        ensure!(
                            GameOf::<S>::RULES.contains(&rule),
                            "{mv:?} is refused by {rule}, which is no rule"
                        );
                    }
                }
            }
            moment.tally.add("refusals", conceivable.len() as u64);
        }
        Ok(())
    })?
    .with_some(&["refusals"])
}

/// A refused move leaves the state as it was, byte for byte, and has no effects.
///
/// # Errors
/// How the law is broken.
pub fn a_refusal_changes_nothing<S: Specimen>() -> Verdict {
    walk::<S>(S::sizes().now().games, |moment| {
        if !moment.thorough {
            return Ok(());
        }
        let (rules, before) = (moment.rules, moment.state);
        let text = |state| (format!("{state:?}"), game::json(&rules.show(state)).to_string());
        let shown = text(&before);
        let mut state = before;
        let acting = moment.acting();
        // Everyone who may act, and one who may not.
        let idle = moment.seats().find(|&seat| !acting.contains(seat));
        let conceivable = S::conceivable_moves(rules, &before);
        for seat in acting.iter().chain(idle) {
            let mut refused = conceivable.clone();
            refused.retain(|mv| rules.check(&before, seat, mv).is_err());
            for mv in &refused {
                let mut heard = Heard::default();
                let result = rules.try_play(&mut state, seat, mv, &mut heard);
                ensure!(result.is_err(), "{mv:?} of {seat:?} is refused by check, but was played");
                ensure!(state == before, "{mv:?} of {seat:?} was refused, but changed the state");
                ensure!(heard == Heard::default(), "{mv:?} of {seat:?} was refused, but had effects");
            }
            moment.tally.add("refusals", refused.len() as u64);
        }
        ensure!(text(&state) == shown, "refused moves changed what the state shows");
        Ok(())
    })?
    .with_some(&["refusals"])
}
