//! What is asked of the one who moves, and what would come of it.

use game::random::Quick;
use game::{Game as _, Seat};
use manitou::{Card, Claim, Effect, GroundId, Manitou, Move, PhaseName, State, View};

use super::names::{Form, card_name, claim_word, place, victor_word, yes};
use crate::{Sentence, Voice, say};

/// The ground that is judged now: the first that still has tiles.
pub(super) fn judged(view: &View) -> GroundId {
    let with_tiles = GroundId::ALL.into_iter().find(|id| !view.table.grounds[id.index()].tiles.is_empty());
    with_tiles.unwrap_or(GroundId::ALL[0])
}

/// What is asked of the one who moves.
pub(super) fn own_sentence(rules: &Manitou, voice: Voice<'_>, view: &View, mover: Seat) -> Sentence {
    let insight = rules.insight(view);
    let (title, detail) = match view.table.phase {
        PhaseName::Muster => {
            let count = rules.menu(&possible(rules, view), mover).map_or(0, |menu| menu.muster.count);
            (say!(voice, "mn-say-muster", count = count), say!(voice, "mn-party-first"))
        }
        PhaseName::Eighth => (say!(voice, "mn-say-eighth"), say!(voice, "mn-say-eighth-detail")),
        PhaseName::Shift => (say!(voice, "mn-say-shift"), say!(voice, "mn-say-shift-detail")),
        PhaseName::Force => {
            let force = insight.force[mover.index()];
            (say!(voice, "mn-say-force"), say!(voice, "mn-say-force-detail", force = force))
        }
        PhaseName::Take => {
            let ground = judged(view);
            let taker = insight.grounds[ground.index()].takers.first();
            let claim = taker.map_or(Claim::Highest, |taker| taker.claim);
            (
                say!(voice, "mn-say-take", ground = place(ground)),
                say!(voice, "mn-say-take-detail", claim = claim_word(claim)),
            )
        }
        _ if must_pass(rules, view, mover) => (say!(voice, "mn-say-pass"), say!(voice, "mn-say-pass-detail")),
        _ => (say!(voice, "mn-say-play"), say!(voice, "mn-say-play-detail")),
    };
    Sentence { title, detail }
}

/// A state that is possible in the viewer's eyes: what follows from open cards is the same in all of them.
fn possible(rules: &Manitou, view: &View) -> State {
    rules.redeal(view, &mut Quick::new(0))
}

fn must_pass(rules: &Manitou, view: &View, seat: Seat) -> bool {
    rules.check(&possible(rules, view), seat, &Move::Pass).is_ok()
}

/// What a card of the one who looks would do on a ground: "meets Teo's shaman and loses", or the new totals.
pub(super) fn outlook(
    rules: &Manitou,
    voice: Voice<'_>,
    view: &View,
    card: Card,
    ground: GroundId,
) -> String {
    let Some(seat) = view.viewer.seat() else { return String::new() };
    if let Some(number) = card.number() {
        return totals_with(rules, voice, view, seat, number, ground);
    }
    let (mut effects, mut state) = (Vec::new(), possible(rules, view));
    if rules.try_play(&mut state, seat, &Move::Play { card, ground }, &mut effects).is_err() {
        return say!(voice, "mn-out-closed");
    }
    effects.iter().find_map(|effect| met(voice, view, effect)).unwrap_or_default()
}

/// What a hero would meet.
fn met(voice: Voice<'_>, view: &View, effect: &Effect) -> Option<String> {
    match effect {
        Effect::Trial { defender, defence, victor, .. } => {
            let hero = card_name(voice, *defence, Form::Attacked);
            let hero = say!(voice, "mn-hero-of", name = voice.name(*defender), hero = hero);
            Some(say!(voice, "mn-out-trial", hero = hero, victor = victor_word(*victor)))
        }
        Effect::Sacrifice { defender, defence, succeeded, .. } => {
            let hero = card_name(voice, *defence, Form::Attacked);
            let (name, succeeded) = (voice.name(*defender), yes(*succeeded));
            Some(say!(voice, "mn-out-sacrifice", name = name, hero = hero, succeeded = succeeded))
        }
        Effect::Stands { seat, ground, heroes, .. } => {
            let lane = view.table.grounds[ground.index()].cards;
            let own = lane
                .cards()
                .iter()
                .find(|placed| placed.seat() == *seat && placed.is_up() && placed.card().hero().is_some());
            Some(match own {
                Some(own) if *heroes > 1 => {
                    say!(voice, "mn-out-beside", hero = card_name(voice, own.card(), Form::Attacking))
                }
                _ => say!(voice, "mn-out-alone"),
            })
        }
        _ => None,
    }
}

/// The totals of a ground with one more hunter of a seat, the highest first: "Ines 10, Teo 4".
fn totals_with(
    rules: &Manitou,
    voice: Voice<'_>,
    view: &View,
    seat: Seat,
    number: u8,
    ground: GroundId,
) -> String {
    let more = u16::from(number) + u16::from(view.table.seats[seat.index()].axes);
    let insight = rules.insight(view);
    let mut totals: Vec<(u16, Seat)> = Seat::all(rules.seats())
        .filter_map(|one| {
            let now = insight.grounds[ground.index()].totals[one.index()];
            let then = if one == seat { Some(now.unwrap_or(0) + more) } else { now };
            then.map(|total| (total, one))
        })
        .collect();
    totals.sort_by_key(|&(total, one)| (std::cmp::Reverse(total), one));
    let told: Vec<String> =
        totals.iter().map(|&(total, one)| format!("{} {total}", voice.name(one))).collect();
    told.join(", ")
}
