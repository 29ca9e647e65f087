//! What happened, effect by effect.

use bison::{Action, Effect, Region, Space};
use game::Seat;

use super::names::{Known, action_name, animal_words, stock_words, ware_words, way_words};
use crate::{Voice, say};

/// A hunter on its way.
pub(super) struct Moved {
    pub(super) seat: Seat,
    action: Action,
    from: Space,
    to: Space,
}

impl Moved {
    /// The hunters at the head of these effects that one seat moves without a break.
    pub(super) fn run(effects: &[Effect]) -> Vec<Self> {
        let Some(Effect::Moved { seat: mover, .. }) = effects.first() else { return Vec::new() };
        let walk = effects.iter().map_while(|effect| match effect {
            Effect::Moved { seat, action, from, to } if seat == mover => {
                Some(Self { seat: *seat, action: *action, from: *from, to: *to })
            }
            _ => None,
        });
        walk.collect()
    }
}

/// One or more hunters on their ways, in one sentence.
pub(super) fn walk_words(known: &Known<'_>, walk: &[Moved]) -> String {
    let Some(first) = walk.first() else { return String::new() };
    let (name, count) = (known.voice.name(first.seat), walk.len());
    if first.action == Action::Gather {
        return say!(known, "bison-log-gathered", name = name, count = count, place = known.on(first.to));
    }
    let ways: Vec<String> = walk
        .iter()
        .map(|moved| say!(known, "bison-log-way", from = known.from(moved.from), to = known.to(moved.to)))
        .collect();
    let key = if first.action == Action::Step { "bison-log-stepped" } else { "bison-log-trekked" };
    say!(known, key, name = name, count = count, ways = known.voice.words.listed(&ways))
}

/// What one effect is in words, and whose it is; nothing for what needs no words.
pub(super) fn effect_words(known: &Known<'_>, effect: &Effect) -> Option<(Option<Seat>, String)> {
    let voice = known.voice;
    let of = |seat: &Seat| voice.name(*seat);
    let (seat, text) = match effect {
        Effect::FirstSeat { seat } => (seat, say!(voice, "bison-log-first", name = of(seat))),
        Effect::TileDrawn { seat, tile } => {
            (seat, say!(voice, "bison-log-drawn", name = of(seat), tile = tile.as_ref()?.as_str()))
        }
        Effect::Bought { seat, ware, paid } => {
            let (ware, paid) = (ware_words(voice, *ware), stock_words(voice, *paid));
            (seat, say!(voice, "bison-log-bought", name = of(seat), ware = ware, paid = paid))
        }
        Effect::Traded { seat, give, get } => {
            let (give, get) = (animal_words(voice, *give, 3), animal_words(voice, *get, 1));
            (seat, say!(voice, "bison-log-traded", name = of(seat), give = give, get = get))
        }
        Effect::Placed { seat, tile, cell, .. } => {
            let way = way_words(voice, *cell);
            (seat, say!(voice, "bison-log-placed", name = of(seat), tile = tile.as_str(), way = way))
        }
        Effect::Arrived { seat, at, hunters } => {
            let (count, place) = (*hunters, known.on(*at));
            (seat, say!(voice, "bison-log-arrived", name = of(seat), count = count, place = place))
        }
        Effect::Skipped { seat, action } => {
            (seat, say!(voice, "bison-log-skipped", name = of(seat), action = action_name(voice, *action)))
        }
        Effect::Paid { seat, paid } => {
            (seat, say!(voice, "bison-log-paid", name = of(seat), paid = stock_words(voice, *paid)))
        }
        Effect::Gained { seat, animal } => {
            (seat, say!(voice, "bison-log-gained", name = of(seat), animal = animal_words(voice, *animal, 1)))
        }
        Effect::GainForgone { seat } => (seat, say!(voice, "bison-log-gain-forgone", name = of(seat))),
        Effect::Overflowed { seat, animal, stock } => {
            let stock = animal_words(voice, *animal, *stock);
            (seat, say!(voice, "bison-log-overflowed", name = of(seat), stock = stock))
        }
        Effect::Settled { seat, lost } => {
            (seat, say!(voice, "bison-log-settled", name = of(seat), lost = stock_words(voice, *lost)))
        }
        Effect::Built { seat, .. }
        | Effect::Enlarged { seat, .. }
        | Effect::Shrunk { seat, .. }
        | Effect::Removed { seat, .. } => (seat, craft_words(known, effect)?),
        Effect::RegionScored(region) => {
            return Some((region.places.first().map(|place| place.seat), region_words(voice, region)));
        }
        other => return everyones_words(voice, other).map(|text| (None, text)),
    };
    Some((Some(*seat), text))
}

/// What was built, changed or taken away.
fn craft_words(known: &Known<'_>, effect: &Effect) -> Option<String> {
    let of = |seat: &Seat| known.voice.name(*seat);
    Some(match effect {
        Effect::Built { seat, craft, at, size, .. } => say!(
            known,
            "bison-log-built",
            name = of(seat),
            craft = craft.to_string(),
            size = size.0,
            place = known.on(*at),
        ),
        Effect::Enlarged { seat, craft, at, from, size, .. }
        | Effect::Shrunk { seat, craft, at, from, size, .. } => {
            let enlarged = matches!(effect, Effect::Enlarged { .. });
            say!(
                known,
                if enlarged { "bison-log-enlarged" } else { "bison-log-shrunk" },
                name = of(seat),
                craft = craft.to_string(),
                from = from.0,
                size = size.0,
                place = known.on(*at),
            )
        }
        Effect::Removed { seat, craft, at, from, .. } => say!(
            known,
            "bison-log-removed",
            name = of(seat),
            craft = craft.to_string(),
            from = from.0,
            place = known.on(*at),
        ),
        _ => return None,
    })
}

/// What concerns everyone.
fn everyones_words(voice: Voice<'_>, effect: &Effect) -> Option<String> {
    Some(match effect {
        Effect::Shuffled { tiles, removed } => {
            say!(voice, "bison-log-shuffled", tiles = *tiles, removed = *removed)
        }
        Effect::SeasonBegins { season, seasons } => {
            say!(voice, "bison-log-season", season = *season, seasons = *seasons)
        }
        Effect::StocksCleared { .. } => say!(voice, "bison-log-cleared"),
        Effect::LandScored { land } => say!(voice, "bison-log-land", land = land.to_string()),
        Effect::GameOver { ranks, .. } => {
            let winners = Voice::winners(ranks);
            let count = winners.len();
            say!(voice, "bison-log-over", count = count, names = voice.names(winners))
        }
        _ => return None,
    })
}

/// A scored region: "Prairie with 4 bison: Ines 4 and Maren 2."
fn region_words(voice: Voice<'_>, region: &Region) -> String {
    let shares: Vec<String> = region
        .places
        .iter()
        .map(|place| say!(voice, "bison-log-share", name = voice.name(place.seat), count = place.gets))
        .collect();
    let animals = animal_words(voice, region.land.animal(), region.animals);
    let (land, shares) = (region.land.to_string(), voice.words.listed(&shares));
    say!(voice, "bison-log-region", land = land, animals = animals, shares = shares)
}
