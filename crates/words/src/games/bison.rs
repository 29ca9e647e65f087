//! Bison in words.

use bison::{Action, Animal, Bison, Detail, Effect, Move, Reason, View};
use game::{Effect as _, Never, Outcome, Seat};

mod asked;
mod heard;
mod log;
mod names;

use asked::{choice, own_sentence, waiting_key};
use heard::{own_lines, own_tile, seat_line, tile_lines};
use log::{Moved, effect_words, walk_words};
use names::{Known, action_name, animal_words, stock_words, ware_words};

use crate::{Line, Pick, Sentence, Spoken, Turn, Voice, say};

impl Spoken for Bison {
    /// Hunters that walk together are one line.
    fn tell(&self, voice: Voice<'_>, view: &View, effects: &[Effect]) -> Vec<Line> {
        let known = Known::with(voice, &view.table.board, effects);
        let mut lines = Vec::new();
        let mut rest = effects;
        while let [effect, after @ ..] = rest {
            let walk = Moved::run(rest);
            if let [first, ..] = &walk[..] {
                let text = walk_words(&known, &walk);
                lines.push(Line { seat: Some(first.seat), text, rule: effect.rule() });
                rest = &rest[walk.len()..];
                continue;
            }
            if let Some((seat, text)) = effect_words(&known, effect) {
                lines.push(Line { seat, text, rule: effect.rule() });
            }
            rest = after;
        }
        lines
    }

    /// A turn begins with its first dealing or its action, not with dealings after a scoring.
    fn turn_begins(effect: &Effect, turn: Option<&Turn<Self>>) -> Option<Seat> {
        let (seat, acts) = match effect {
            Effect::Bought { seat, .. } | Effect::Traded { seat, .. } => (*seat, false),
            Effect::ActionTaken { seat, .. } => (*seat, true),
            _ => return None,
        };
        let effects = turn.map_or(&[][..], |turn| &turn.effects);
        if turn.is_none_or(|turn| turn.seat != Some(seat)) {
            let mark = effects
                .iter()
                .rev()
                .find(|effect| matches!(effect, Effect::LandScored { .. } | Effect::SeasonBegins { .. }));
            let scoring = matches!(mark, Some(Effect::LandScored { .. }));
            return (acts || !scoring).then_some(seat);
        }
        effects.iter().any(|effect| matches!(effect, Effect::ActionTaken { .. })).then_some(seat)
    }

    fn move_words(&self, voice: Voice<'_>, mv: &Move) -> String {
        let one = |animal| animal_words(voice, animal, 1);
        match mv {
            Move::Done => say!(voice, "bison-move-done"),
            Move::Settle => say!(voice, "bison-move-settle"),
            Move::Buy(ware) => say!(voice, "bison-move-buy", ware = ware_words(voice, *ware)),
            Move::Trade { give, get } => {
                say!(voice, "bison-move-trade", give = animal_words(voice, *give, 3), get = one(*get))
            }
            Move::Pay(paid) => say!(voice, "bison-move-pay", paid = stock_words(voice, *paid)),
            Move::Gain(animal) => say!(voice, "bison-move-gain", animal = one(*animal)),
            Move::Skip(action) => say!(voice, "bison-move-skip", action = action_name(voice, *action)),
            Move::Place { .. } => action_name(voice, Action::Place),
            Move::Tipi { .. } => action_name(voice, Action::Tipi),
            Move::Canoe { .. } => action_name(voice, Action::Canoe),
            Move::Gather { .. } => action_name(voice, Action::Gather),
            Move::Step { .. } => action_name(voice, Action::Step),
            Move::Trek { .. } => action_name(voice, Action::Trek),
        }
    }

    fn refusal_words(&self, voice: Voice<'_>, view: &View, reason: &Reason) -> String {
        let known = Known::new(voice, &view.table.board);
        let has = |animal: &Animal, has: &u8| animal_words(voice, *animal, *has);
        let craft = |key, craft: &bison::Craft| say!(voice, key, craft = craft.to_string());
        match reason {
            Reason::NotYourTurn { .. } => say!(voice, "bison-no-not-your-turn"),
            Reason::GameIsOver => say!(voice, "bison-no-game-is-over"),
            Reason::PayFirst { cost } => say!(voice, "bison-no-pay-first", cost = *cost),
            Reason::GainFirst => say!(voice, "bison-no-gain-first"),
            Reason::SettleFirst => say!(voice, "bison-no-settle-first"),
            Reason::ActionGoesOn { action } => {
                say!(voice, "bison-no-action-goes-on", action = action_name(voice, *action))
            }
            Reason::ActionTaken { action } => {
                say!(voice, "bison-no-action-taken", action = action_name(voice, *action))
            }
            Reason::SoldOut { ware } => say!(voice, "bison-no-sold-out", ware = ware_words(voice, *ware)),
            Reason::CannotBuy { ware, price, animal, has: count } => say!(
                voice,
                "bison-no-cannot-buy",
                ware = ware_words(voice, *ware),
                price = *price,
                has = has(animal, count),
            ),
            Reason::CannotTrade { animal, has: count } => {
                say!(voice, "bison-no-cannot-trade", has = has(animal, count))
            }
            Reason::TooFewAnimals { animal, has: count } => {
                say!(voice, "bison-no-too-few-animals", has = has(animal, count))
            }
            Reason::StockIsFull { animal } => {
                say!(voice, "bison-no-stock-is-full", animal = animal.to_string())
            }
            Reason::MustPlace => say!(voice, "bison-no-must-place"),
            Reason::CannotPay { hunters, cost, has } => {
                say!(voice, "bison-no-cannot-pay", hunters = *hunters, cost = *cost, has = *has)
            }
            Reason::TooManyHunters { .. } => say!(voice, "bison-no-too-many-hunters"),
            Reason::SupplyTooSmall { has, .. } => say!(voice, "bison-no-supply-too-small", has = *has),
            Reason::CellTaken { .. } => say!(voice, "bison-no-cell-taken"),
            Reason::CellApart { .. } => say!(voice, "bison-no-cell-apart"),
            Reason::CellTooFar { distance, reach, .. } => {
                say!(voice, "bison-no-cell-too-far", distance = *distance, reach = *reach)
            }
            Reason::WrongLand { craft: what, .. } => craft("bison-no-wrong-land", what),
            Reason::HeldByOther { owner, .. } => {
                say!(voice, "bison-no-held-by-other", name = voice.name(*owner))
            }
            Reason::NoHunter { space } => say!(voice, "bison-no-no-hunter", place = known.on(*space)),
            Reason::ChangedAlready { .. } => say!(voice, "bison-no-changed-already"),
            Reason::AllMoved { space } => say!(voice, "bison-no-all-moved", place = known.on(*space)),
            Reason::NotInSupply { craft, size } => {
                say!(voice, "bison-no-not-in-supply", craft = craft.to_string(), size = size.0)
            }
            Reason::SameSize { craft: what, .. } => craft("bison-no-same-size", what),
            Reason::NothingToShrink { craft: what, .. } => craft("bison-no-nothing-to-shrink", what),
            Reason::NoShrinking { craft: what, .. } => craft("bison-no-no-shrinking", what),
            Reason::TooFewHunters { space, needed, has } => say!(
                voice,
                "bison-no-too-few-hunters",
                needed = *needed,
                has = *has,
                place = known.on(*space)
            ),
            Reason::OtherGathering { target } => {
                say!(voice, "bison-no-other-gathering", place = known.on(*target))
            }
            Reason::NotNear { .. } => say!(voice, "bison-no-not-near"),
            Reason::NotInThree { .. } => say!(voice, "bison-no-not-in-three"),
            Reason::WrongSum { cost, paid } => {
                say!(voice, "bison-no-wrong-sum", cost = *cost, paid = *paid)
            }
            // What nobody at a table can ask for: setups, chance, pieces that do not exist.
            _ => say!(voice, "bison-no-impossible"),
        }
    }

    fn sentence(&self, voice: Voice<'_>, view: &View, mover: Option<Seat>) -> Sentence {
        if mover.is_some() {
            return own_sentence(self, voice, view);
        }
        let (key, action) = waiting_key(view.table.phase);
        let name = view.table.seat.map(|seat| voice.name(seat)).unwrap_or_default();
        let action = action.map(|action| action_name(voice, action)).unwrap_or_default();
        Sentence::plain(say!(voice, key, name = name, action = action))
    }

    fn glance(&self, voice: Voice<'_>, view: &View) -> Vec<String> {
        let own = view.viewer.seat().map(|seat| seat_line(voice, view, seat));
        own.into_iter().chain(own_tile(self, voice, view)).collect()
    }

    fn position(&self, voice: Voice<'_>, view: &View) -> Vec<String> {
        let table = &view.table;
        let (season, seasons, round) = (table.season, table.seasons, table.round);
        let mut lines =
            vec![say!(voice, "bison-progress", season = season, seasons = seasons, round = round)];
        lines.extend(voice.people.seats().map(|seat| seat_line(voice, view, seat)));
        lines.extend(own_lines(self, voice, view));
        lines.extend(tile_lines(self, voice, view));
        lines
    }

    fn result_words(&self, voice: Voice<'_>, outcome: &Outcome<Detail>, seat: Seat) -> String {
        let stock = stock_words(voice, outcome.detail.stock[seat.index()]);
        say!(voice, "bison-result", score = outcome.scores[seat.index()], stock = stock)
    }

    fn choice(&self, voice: Voice<'_>, view: &View, mv: &Move, depth: usize) -> Option<String> {
        choice(self, voice, view, mv, depth)
    }

    fn pick(&self, _voice: Voice<'_>, menu: &Never) -> Pick {
        match *menu {}
    }

    fn picked(&self, menu: &Never, _counts: &[u8]) -> Move {
        match *menu {}
    }
}
