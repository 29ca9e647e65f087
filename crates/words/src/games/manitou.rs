//! Big Manitou in words.

use game::{Effect as _, Game as _, Outcome, Seat};
use manitou::{Card, Detail, Effect, GroundId, Manitou, Menu, Move, PhaseName, Reason, Seen, View};

mod asked;
mod heard;
mod log;
mod names;

use asked::{judged, outlook, own_sentence};
use heard::{ground_line, lane_line, seat_line};
use log::effect_words;
use names::{Form, card_list, card_name, ground_name, phase_key, place, tile_name};

use crate::{Line, Pick, Sentence, Spoken, Turn, Voice, Words, say};

impl Spoken for Manitou {
    /// A card and what it met are one line.
    fn tell(&self, voice: Voice<'_>, _view: &View, effects: &[Effect]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let mut played = false;
        for effect in effects {
            let joins =
                matches!(effect, Effect::Trial { .. } | Effect::Sacrifice { .. } | Effect::Stands { .. });
            match (effect_words(voice, effect), lines.last_mut()) {
                (Some((_, text)), Some(last)) if played && joins => {
                    last.text = format!("{} {text}", last.text);
                    last.rule = effect.rule();
                }
                (Some((seat, text)), _) => lines.push(Line { seat, text, rule: effect.rule() }),
                (None, _) => {}
            }
            if matches!(effect, Effect::Played { .. }) {
                played = true;
            } else if joins {
                played = false;
            }
        }
        lines
    }

    fn turn_begins(effect: &Effect, _turn: Option<&Turn<Self>>) -> Option<Seat> {
        match effect {
            Effect::HuntBegan { first, .. } | Effect::DealerDrawn { first, .. } => Some(*first),
            _ => None,
        }
    }

    fn turn_title(words: &Words, effects: &[Effect]) -> Option<String> {
        effects.iter().find_map(|effect| match effect {
            Effect::HuntBegan { hunt, .. } => Some(say!(words, "mn-hunt", hunt = *hunt)),
            Effect::DealerDrawn { .. } => Some(say!(words, "mn-hunt", hunt = 1)),
            _ => None,
        })
    }

    fn move_words(&self, voice: Voice<'_>, mv: &Move) -> String {
        match mv {
            Move::Pass => say!(voice, "mn-move-pass"),
            Move::Hold => say!(voice, "mn-move-hold"),
            Move::Muster(cards) => say!(voice, "mn-move-muster", count = cards.len()),
            Move::Play { card, ground } => {
                say!(
                    voice,
                    "mn-move-play",
                    card = card_name(voice, *card, Form::Played),
                    ground = place(*ground)
                )
            }
            Move::Shift { card, from, to } => say!(
                voice,
                "mn-move-shift",
                number = card.number().unwrap_or(0),
                from = place(*from),
                to = place(*to)
            ),
            Move::Discard(tile) => say!(voice, "mn-move-discard", tile = tile_name(voice, *tile)),
            Move::Take(tile) => say!(voice, "mn-move-take", tile = tile_name(voice, *tile)),
        }
    }

    fn refusal_words(&self, voice: Voice<'_>, _view: &View, reason: &Reason) -> String {
        let alone = |card: &Card| card_name(voice, *card, Form::Alone);
        match reason {
            Reason::NotYourTurn { .. } => say!(voice, "mn-no-not-your-turn"),
            Reason::AlreadyMustered { .. } => say!(voice, "mn-no-already-mustered"),
            Reason::WrongPhase { phase, .. } => {
                say!(voice, "mn-no-wrong-phase", phase = say!(voice, phase_key(*phase)))
            }
            Reason::NotAvailable { card, available } => {
                say!(voice, "mn-no-not-available", card = alone(card), available = *available)
            }
            Reason::WrongPartySize { cards, needed } => {
                say!(voice, "mn-no-wrong-party-size", cards = *cards, needed = *needed)
            }
            Reason::NotInHand { card } => say!(voice, "mn-no-not-in-hand", card = alone(card)),
            Reason::TwoHeroes { ground, .. } => say!(voice, "mn-no-two-heroes", ground = place(*ground)),
            Reason::CannotPass => say!(voice, "mn-no-cannot-pass"),
            Reason::NotAHunter { .. } => say!(voice, "mn-no-not-a-hunter"),
            Reason::NotThere { card, ground } => {
                say!(voice, "mn-no-not-there", card = alone(card), ground = place(*ground))
            }
            Reason::SameGround { ground } => say!(voice, "mn-no-same-ground", ground = place(*ground)),
            Reason::NoSuchTile { tile } => {
                say!(voice, "mn-no-no-such-tile", tile = tile_name(voice, *tile))
            }
            Reason::BisonOrTipiFirst { .. } => say!(voice, "mn-no-bison-or-tipi-first"),
            Reason::NotOnGround { tile, ground } => {
                say!(voice, "mn-no-not-on-ground", tile = tile_name(voice, *tile), ground = place(*ground))
            }
            Reason::GameIsOver => say!(voice, "mn-no-game-is-over"),
            // What nobody at a table can ask for: setups, chance, seats that do not exist.
            _ => say!(voice, "mn-no-impossible"),
        }
    }

    fn sentence(&self, voice: Voice<'_>, view: &View, mover: Option<Seat>) -> Sentence {
        let table = &view.table;
        let plain = |key| Sentence::plain(say!(voice, key));
        match table.phase {
            PhaseName::Over => return plain("mn-say-over"),
            PhaseName::Start => return plain("mn-say-start"),
            PhaseName::Grounds => return plain("mn-say-grounds"),
            PhaseName::Deal => return plain("mn-say-deal"),
            _ => {}
        }
        if let Some(mover) = mover {
            return own_sentence(self, voice, view, mover);
        }
        let name = table.acting.first().map(|seat| voice.name(seat)).unwrap_or_default();
        match table.phase {
            PhaseName::Muster => Sentence {
                title: say!(
                    voice,
                    "mn-wait-muster",
                    count = table.acting.len(),
                    names = voice.names(table.acting.iter())
                ),
                detail: say!(voice, "mn-wait-muster-detail"),
            },
            PhaseName::Play => Sentence::plain(say!(voice, "mn-wait-play", name = name)),
            PhaseName::Eighth => Sentence::plain(say!(voice, "mn-wait-eighth", name = name)),
            PhaseName::Shift => Sentence::plain(say!(voice, "mn-wait-shift", name = name)),
            PhaseName::Force => Sentence::plain(say!(voice, "mn-wait-force", name = name)),
            _ => {
                let ground = place(judged(view));
                Sentence::plain(say!(voice, "mn-wait-take", name = name, ground = ground))
            }
        }
    }

    fn glance(&self, voice: Voice<'_>, view: &View) -> Vec<String> {
        let insight = self.insight(view);
        GroundId::ALL.map(|ground| ground_line(voice, view, &insight, ground)).into()
    }

    fn position(&self, voice: Voice<'_>, view: &View) -> Vec<String> {
        let insight = self.insight(view);
        let mut lines = vec![say!(voice, "mn-progress", hunt = view.table.hunt, hunts = view.table.hunts)];
        for ground in GroundId::ALL {
            lines.push(ground_line(voice, view, &insight, ground));
            lines.extend(
                voice.people.seats().filter_map(|seat| lane_line(voice, view, &insight, ground, seat)),
            );
        }
        lines.extend(voice.people.seats().map(|seat| seat_line(voice, view, seat)));
        if let Some(own) = view.viewer.seat() {
            let own = &view.table.seats[own.index()];
            for (key, seen) in [("term-mn-hand", own.hand), ("term-mn-available", own.available)] {
                if let Seen::Cards(cards) = seen
                    && !cards.is_empty()
                {
                    lines.push(say!(voice, key, count = cards.len(), cards = card_list(voice, cards)));
                }
            }
        }
        lines
    }

    fn result_words(&self, voice: Voice<'_>, outcome: &Outcome<Detail>, seat: Seat) -> String {
        let (scores, detail) = (&outcome.scores, &outcome.detail);
        let at = seat.index();
        say!(voice, "mn-result", points = scores[at], tipi = detail.tipi[at], tiles = detail.tiles[at])
    }

    fn choice(&self, voice: Voice<'_>, view: &View, mv: &Move, depth: usize) -> Option<String> {
        Some(match (mv, depth) {
            (Move::Play { card, .. }, 0) => card_name(voice, *card, Form::Alone),
            (Move::Play { card, ground }, 1) => {
                voice.about(ground_name(voice, *ground), outlook(self, voice, view, *card, *ground))
            }
            (Move::Shift { card, from, .. }, 0) => {
                say!(voice, "mn-hear-hunter", number = card.number().unwrap_or(0), ground = place(*from))
            }
            (Move::Shift { to, .. }, 1) => ground_name(voice, *to),
            (Move::Discard(_) | Move::Take(_) | Move::Muster(_) | Move::Pass | Move::Hold, 0) => {
                self.move_words(voice, mv)
            }
            _ => return None,
        })
    }

    fn pick(&self, voice: Voice<'_>, menu: &Menu) -> Pick {
        let cards = menu.muster.from;
        let name = |card| (card_name(voice, card, Form::Alone), cards.count(card));
        Pick { from: cards.kinds().map(name).collect(), count: menu.muster.count }
    }

    fn picked(&self, menu: &Menu, counts: &[u8]) -> Move {
        let chosen = menu.muster.from.kinds().zip(counts);
        Move::Muster(chosen.flat_map(|(card, &count)| (0..count).map(move |_| card)).collect())
    }
}
