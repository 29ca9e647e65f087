//! What happened, effect by effect.

use fluent_bundle::FluentValue;
use game::{Seat, Seats};
use manitou::{Claim, Effect};

use super::names::{Form, card_name, cylinder_word, place, tile_list, tile_name, victor_word, yes};
use crate::{Voice, say};

/// What one effect is in words, and whose it is; nothing for what needs no words.
pub(super) fn effect_words(voice: Voice<'_>, effect: &Effect) -> Option<(Option<Seat>, String)> {
    let of = |seat: &Seat| voice.name(*seat);
    let (seat, text) = match effect {
        Effect::DealerDrawn { dealer, first } => {
            (first, say!(voice, "mn-log-dealer", first = of(first), dealer = of(dealer)))
        }
        Effect::HuntBegan { hunt, dealer, first } => {
            (first, say!(voice, "mn-log-hunt", hunt = *hunt, first = of(first), dealer = of(dealer)))
        }
        Effect::Mustered { seat, count, random, .. } => {
            (seat, say!(voice, "mn-log-mustered", name = of(seat), count = *count, random = yes(*random)))
        }
        Effect::Played { seat, card, ground, eighth, .. } => {
            let card = card_name(voice, *card, Form::Played);
            let (ground, eighth) = (place(*ground), yes(*eighth));
            let text =
                say!(voice, "mn-log-played", name = of(seat), card = card, ground = ground, eighth = eighth);
            (seat, text)
        }
        Effect::Stands { seat, ground, heroes: 2.., .. } => {
            (seat, say!(voice, "mn-log-two", name = of(seat), ground = place(*ground)))
        }
        Effect::Trial { ground, attacker, attack, defender, defence, victor } => {
            let text = say!(
                voice,
                "mn-log-trial",
                ground = place(*ground),
                attacker = of(attacker),
                attack = card_name(voice, *attack, Form::Attacking),
                defender = of(defender),
                defence = card_name(voice, *defence, Form::Attacked),
                victor = victor_word(*victor),
            );
            (attacker, text)
        }
        Effect::Sacrifice { ground, attacker, attack, defender, defence, succeeded } => {
            let text = say!(
                voice,
                "mn-log-sacrifice",
                ground = place(*ground),
                attacker = of(attacker),
                attack = card_name(voice, *attack, Form::Attacking),
                defender = of(defender),
                defence = card_name(voice, *defence, Form::Attacked),
                succeeded = yes(*succeeded),
            );
            (attacker, text)
        }
        Effect::Passed { seat, .. } => (seat, say!(voice, "mn-log-passed", name = of(seat))),
        Effect::Held { seat, cylinder } => {
            (seat, say!(voice, "mn-log-held", name = of(seat), cylinder = cylinder_word(*cylinder)))
        }
        Effect::Shifted { seat, card, from, to } => {
            let number = card.number().unwrap_or(0);
            let (from, to) = (place(*from), place(*to));
            (seat, say!(voice, "mn-log-shifted", name = of(seat), number = number, from = from, to = to))
        }
        Effect::Discarded { seat, tile } => {
            (seat, say!(voice, "mn-log-discarded", name = of(seat), tile = tile_name(voice, *tile)))
        }
        Effect::Took { seat, tile, ground, .. } => {
            let tile = tile_name(voice, *tile);
            (seat, say!(voice, "mn-log-took", name = of(seat), tile = tile, ground = place(*ground)))
        }
        Effect::CylinderTaken { cylinder, seat, from } => {
            // A number stands for nobody: a name can be any word.
            let nobody = || FluentValue::from(0);
            let from = from.filter(|from| from != seat).map_or_else(nobody, |from| of(&from).into());
            let cylinder = cylinder_word(*cylinder);
            (seat, say!(voice, "mn-log-cylinder", name = of(seat), cylinder = cylinder, from = from))
        }
        Effect::Scored { seat, points } => {
            let (points, pairs) = (points.points, points.pairs);
            (seat, say!(voice, "mn-log-scored", name = of(seat), points = points, pairs = pairs))
        }
        Effect::ForceCompared { totals, strongest, owing } => {
            return Some((strongest.first(), force_words(voice, totals, *strongest, *owing)));
        }
        other => return everyones_words(voice, other).map(|text| (None, text)),
    };
    Some((Some(*seat), text))
}

/// What concerns everyone.
fn everyones_words(voice: Voice<'_>, effect: &Effect) -> Option<String> {
    match effect {
        Effect::Judged { ground, hero, totals, takers } => {
            let mut parts = Vec::new();
            for claim in [Claim::Highest, Claim::Next] {
                if let Some(taker) = takers.iter().find(|taker| taker.claim == claim) {
                    let total = totals[taker.seat.index()].unwrap_or(0);
                    parts.push(say!(voice, "mn-judged-total", name = voice.name(taker.seat), total = total));
                }
            }
            parts.extend(hero.map(|seat| say!(voice, "mn-judged-hero", name = voice.name(seat))));
            let (count, list) = (parts.len(), voice.words.listed(&parts));
            Some(say!(voice, "mn-log-judged", ground = place(*ground), count = count, list = list))
        }
        Effect::GroundFinished { ground, gone } if !gone.is_empty() => {
            let tiles = voice.words.listed(&tile_list(voice, *gone));
            Some(say!(voice, "mn-log-gone", ground = place(*ground), tiles = tiles))
        }
        Effect::CardsRestored { .. } => Some(say!(voice, "mn-log-restored")),
        Effect::Ranked { ranks } => {
            let winners = Voice::winners(ranks);
            let count = winners.len();
            Some(say!(voice, "mn-log-ranked", count = count, names = voice.names(winners)))
        }
        _ => None,
    }
}

fn force_words(voice: Voice<'_>, totals: &[u8], strongest: Seats, owing: Seats) -> String {
    let force = strongest.iter().map(|seat| totals[seat.index()]).max().unwrap_or(0);
    say!(
        voice,
        "mn-log-force",
        count = strongest.len(),
        names = voice.names(strongest.iter()),
        force = force,
        owing = owing.len(),
    )
}
