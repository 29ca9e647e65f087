//! Views keep secrets.
//!
//! Two ways to find a leak. A *twin* is a redeal of a viewer's view: it differs from the truth only in what he
//! may not know, so nothing that he is told may differ. And events that look alike to him (a secret bid, a deal)
//! may differ in nothing else that he is told: this needs no redeal, so a redeal that peeks does not hide it.

use game::record::{Event, Happening};
use game::{Effect, Game, Viewer};
use serde_json::Value;

use crate::specimen::{GameOf, Specimen, StateOf};
use crate::tally::{Verdict, ensure};
use crate::walk::{Heard, Moment, advance, walk};

/// Twins of each view at a thorough moment; at any other there is one.
const TWINS: usize = 3;
/// Events that are compared with the one that happens.
const ALTERNATIVES: usize = 4;

/// A twin gives the viewer the same view to the byte, and with it the same turn, outcome, legal moves, evident moves
/// and, up to what reveals something to him, effects: at every moment, for every viewer. At thorough moments there are
/// more twins, and refusals are compared too.
///
/// # Errors
/// How the law is broken.
pub fn views_keep_secrets<S: Specimen>() -> Verdict {
    let tally = walk::<S>(S::sizes().now().games, |moment| {
        let (twins, conceivable) = match moment.thorough {
            true => (TWINS, S::conceivable_moves(moment.rules, &moment.state)),
            false => (1, Vec::new()),
        };
        for viewer in Viewer::all(moment.rules.seats()) {
            let fail = |broken: String| format!("{viewer:?}: {broken}");
            let view = moment.rules.view(&moment.state, viewer);
            for number in 0..twins {
                let twin = moment.rules.redeal(&view, &mut moment.stream);
                moment.tally.add("twins", 1);
                if twin == moment.state {
                    continue;
                }
                ensure!(!S::Game::OPEN, "{viewer:?}: a redeal is not the state, but the game is open");
                moment.tally.add("twins that differ", 1);
                same_view(moment, viewer, &view, &twin).map_err(fail)?;
                same_choice(moment, viewer, &twin).map_err(fail)?;
                // Refusals of thousands of moves: one twin is enough.
                if let Some(seat) = viewer.seat().filter(|_| number == 0) {
                    for mv in &conceivable {
                        let truth = moment.rules.check(&moment.state, seat, mv);
                        let other = moment.rules.check(&twin, seat, mv);
                        ensure!(
                            truth == other,
                            "{seat:?}: {mv:?} is answered by {truth:?}, in a twin by {other:?}"
                        );
                    }
                    moment.tally.add("answers", conceivable.len() as u64);
                }
                same_event(moment, viewer, &twin).map_err(fail)?;
            }
        }
        Ok(())
    })?;
    if S::Game::OPEN {
        return tally.with_some(&["twins"]);
    }
    tally.with_some(&["twins that differ", "answers"])
}

fn same_view<S: Specimen>(
    moment: &Moment<'_, S>,
    viewer: Viewer,
    view: &<GameOf<S> as Game>::View,
    twin: &StateOf<S>,
) -> Result<(), String> {
    let (rules, state) = (moment.rules, &moment.state);
    let other = rules.view(twin, viewer);
    let (text, other_text) = (game::json(view).to_string(), game::json(&other).to_string());
    ensure!(text == other_text, "the view of a twin is\n  {other_text}, not\n  {text}");
    ensure!(other == *view, "the view of a twin is not equal: {other:?}, not {view:?}");
    ensure!(rules.turn(state) == rules.turn(twin), "the turn of a twin is {:?}", rules.turn(twin));
    ensure!(
        rules.outcome(state) == rules.outcome(twin),
        "the outcome of a twin is {:?}",
        rules.outcome(twin)
    );
    Ok(())
}

fn same_choice<S: Specimen>(moment: &Moment<'_, S>, viewer: Viewer, twin: &StateOf<S>) -> Result<(), String> {
    let (rules, state) = (moment.rules, &moment.state);
    for seat in moment.seats() {
        let (truth, other) = (rules.evident_move(state, seat), rules.evident_move(twin, seat));
        ensure!(truth.is_some() == other.is_some(), "a move of {seat:?} is evident only in one of two twins");
        ensure!(!viewer.is(seat) || truth == other, "{truth:?} is evident, in a twin {other:?}");
    }
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let menu = |state| rules.menu(state, seat).map(|menu| game::json(&menu));
    ensure!(menu(state) == menu(twin), "the menu is {:?}, in a twin {:?}", menu(state), menu(twin));
    let (truth, other) = (rules.count_moves(state, seat), rules.count_moves(twin, seat));
    ensure!(truth == other, "{truth} moves are legal, in a twin {other}");
    if menu(state).is_none() {
        let mut other = Vec::new();
        rules.legal_moves(twin, seat, &mut other);
        ensure!(moment.legal(seat) == other, "{:?} are legal, in a twin {other:?}", moment.legal(seat));
    }
    Ok(())
}

/// Lets the same thing happen to the state and to its twin, where it can, and compares what the viewer is told.
fn same_event<S: Specimen>(
    moment: &mut Moment<'_, S>,
    viewer: Viewer,
    twin: &StateOf<S>,
) -> Result<(), String> {
    let rules = moment.rules;
    let possible = match &moment.next {
        None => false,
        Some(Happening::Chance(chance)) => rules.check_chance(twin, chance).is_ok(),
        Some(Happening::Move(seat, mv)) => rules.check(twin, *seat, mv).is_ok(),
    };
    let Some(next) = moment.next.as_ref().filter(|_| possible) else { return Ok(()) };
    let (truth, other) = (
        Aftermath::<S>::of(rules, moment.state, next, viewer),
        Aftermath::<S>::of(rules, *twin, next, viewer),
    );
    let same = truth.told_like(&other).map_err(|broken| format!("{next:?}: {broken}"))?;
    ensure!(
        !same || truth.view == other.view,
        "{next:?} leads a twin to another view without a revealing effect"
    );
    moment.tally.add("events with a twin", 1);
    Ok(())
}

/// Whatever a seat knows decides what a spectator sees: a twin for any seat looks the same to him.
///
/// # Errors
/// How the law is broken.
pub fn spectators_know_what_every_seat_knows<S: Specimen>() -> Verdict {
    let tally = walk::<S>(S::sizes().now().games, |moment| {
        if !moment.thorough {
            return Ok(());
        }
        let (rules, state) = (moment.rules, moment.state);
        let truth = rules.view(&state, Viewer::Spectator);
        for seat in moment.seats() {
            let view = rules.view(&state, Viewer::Seat(seat));
            for _ in 0..TWINS {
                let twin = rules.redeal(&view, &mut moment.stream);
                let other = rules.view(&twin, Viewer::Spectator);
                let (text, twin_text) = (game::json(&truth).to_string(), game::json(&other).to_string());
                let same = other == truth && twin_text == text;
                ensure!(
                    same,
                    "the spectator sees what {seat:?} does not know: {text}, in a twin {twin_text}"
                );
                moment.tally.add("twins", 1);
                moment.tally.add("twins that differ", (twin != state).into());
            }
        }
        Ok(())
    })?;
    tally.with_some(if S::Game::OPEN { &["twins"] } else { &["twins that differ"] })
}

/// Two outcomes of chance, or two moves, that a viewer is told in the same words differ for him in nothing up to
/// an effect that reveals something to him; and what looks the same to him in view and effects is told in the
/// same words (the order in lists apart).
///
/// # Errors
/// How the law is broken.
pub fn hidden_events_look_alike<S: Specimen>() -> Verdict {
    let tally = walk::<S>(S::sizes().now().games, |moment| {
        if !moment.thorough {
            return Ok(());
        }
        let Some(next) = moment.next.clone() else { return Ok(()) };
        let mut events = vec![next.clone()];
        for _ in 0..ALTERNATIVES {
            let (rules, state, stream) = (moment.rules, &moment.state, &mut moment.stream);
            events.push(match next {
                Happening::Chance(_) => Happening::Chance(rules.draw(state, stream)),
                Happening::Move(seat, _) => Happening::Move(seat, rules.random_move(state, seat, stream)),
            });
        }
        for viewer in Viewer::all(moment.rules.seats()) {
            let ends: Vec<Aftermath<S>> =
                events.iter().map(|event| Aftermath::of(moment.rules, moment.state, event, viewer)).collect();
            for (at, one) in ends.iter().enumerate() {
                for (two, other) in ends[..at].iter().zip(&events) {
                    let alike = look_alike::<S>(one, two)
                        .map_err(|broken| format!("{viewer:?}: {:?} and {other:?} {broken}", events[at]))?;
                    moment.tally.add("events that look alike", alike.into());
                }
                ensure!(
                    !S::Game::OPEN || one.is_told_all,
                    "{viewer:?} is not told everything, but the game is open"
                );
            }
        }
        Ok(())
    })?;
    tally.with_some(if S::Game::OPEN { &["events"] } else { &["events that look alike"] })
}

/// Whether two different events are the same to a viewer.
fn look_alike<S: Specimen>(one: &Aftermath<S>, two: &Aftermath<S>) -> Result<bool, String> {
    if one.state == two.state {
        return Ok(false);
    }
    if one.line != two.line {
        // A view does not keep the order in which cards came, so neither is it asked for here.
        let same = one.view == two.view && one.told == two.told;
        ensure!(
            !same || sorted(&one.line) == sorted(&two.line),
            "are told as {} and {}, and are otherwise the same to him",
            one.line,
            two.line
        );
        return Ok(false);
    }
    let same = one.told_like(two)?;
    ensure!(!same || one.view == two.view, "are told alike, but lead to different views");
    Ok(same)
}

/// What a viewer gets to know of an event.
struct Aftermath<S: Specimen> {
    state: StateOf<S>,
    /// The view after it.
    view: <GameOf<S> as Game>::View,
    /// The line of his record.
    line: Value,
    is_told_all: bool,
    /// The effects as he sees them, and which of them reveal something to him.
    told: Vec<(<GameOf<S> as Game>::Effect, bool)>,
}

impl<S: Specimen> Aftermath<S> {
    fn of(rules: &GameOf<S>, mut state: StateOf<S>, what: &Happening<GameOf<S>>, viewer: Viewer) -> Self {
        let mut heard = Heard::default();
        advance(rules, &mut state, what, &mut heard);
        let told = heard.effects.iter().filter_map(|effect| {
            rules.effect_for(effect, viewer).map(|told| (told, reveals_to(effect, viewer)))
        });
        let told: Vec<_> = told.collect();
        let event: Event<GameOf<S>> = what.clone().into();
        let line = game::json(&event.line_for(rules, viewer));
        let is_told_all = line == game::json(&event.line(rules))
            && told.iter().map(|(effect, _)| effect).eq(&heard.effects);
        Self { state, view: rules.view(&state, viewer), line, is_told_all, told }
    }

    /// Whether the viewer is told the same in both cases. If not, the first difference must be a revelation.
    fn told_like(&self, other: &Self) -> Result<bool, String> {
        let longest = self.told.len().max(other.told.len());
        let differ = (0..longest).find(|&at| {
            self.told.get(at).map(|(effect, _)| effect) != other.told.get(at).map(|(effect, _)| effect)
        });
        let Some(at) = differ else { return Ok(true) };
        let (one, two) = (self.told.get(at), other.told.get(at));
        let revealing = [one, two].into_iter().flatten().any(|(_, reveals)| *reveals);
        let show = |told: Option<&(<GameOf<S> as Game>::Effect, bool)>| {
            told.map_or("no effect".to_owned(), |(effect, _)| game::json(effect).to_string())
        };
        ensure!(revealing, "have effects that differ, but reveal nothing: {} and {}", show(one), show(two));
        Ok(false)
    }
}

/// Whether an effect tells a viewer something new. A spectator may learn whatever any seat learns.
fn reveals_to(effect: &impl Effect, viewer: Viewer) -> bool {
    let to = effect.reveals();
    match viewer {
        Viewer::Seat(seat) => to.contains(seat),
        Viewer::Spectator => !to.is_empty(),
    }
}

/// The value with its lists in one order.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(list) => {
            let mut list: Vec<Value> = list.iter().map(sorted).collect();
            list.sort_by_cached_key(Value::to_string);
            Value::Array(list)
        }
        Value::Object(members) => members.iter().map(|(name, value)| (name.clone(), sorted(value))).collect(),
        _ => value.clone(),
    }
}
