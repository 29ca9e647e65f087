//! The map and the seats in words.

use bison::{Bison, Craft, Held, LaidJson, Land, Region, Size, Space, SpaceJson, Stock, View, Ware};
use game::{Game as _, Seat};

use super::names::{Known, action_name, animal_words, stock_words, ware_words, way_words};
use crate::{Voice, say};

/// What a seat has: "Teo: 10 bison, 8 salmon, 9 turkeys. In the supply 4 hunters. Actions taken: none."
pub(super) fn seat_line(voice: Voice<'_>, view: &View, seat: Seat) -> String {
    let band = &view.table.seats[seat.index()];
    let taken: Vec<String> = band.taken.iter().map(|action| action_name(voice, *action)).collect();
    let actions = if taken.is_empty() { say!(voice, "bison-none") } else { voice.words.listed(&taken) };
    let words = say!(
        voice,
        "bison-hear-seat",
        bison = band.stock.bison,
        salmon = band.stock.salmon,
        turkey = band.stock.turkey,
        hunters = band.hunters,
        actions = actions,
    );
    voice.about(voice.name(seat), words)
}

/// The tile in the hand of the one who looks, if there is one.
pub(super) fn own_tile(rules: &Bison, voice: Voice<'_>, view: &View) -> Option<String> {
    let seat = view.viewer.seat()?;
    let Some(Held::Known(tile)) = view.table.seats[seat.index()].tile else { return None };
    let animals = stock_words(voice, animals_of(rules, &tile));
    Some(say!(voice, "term-bison-own-tile", tile = tile.as_str(), animals = animals))
}

/// What only the one who looks needs to know: the own tile, supply and market.
pub(super) fn own_lines(rules: &Bison, voice: Voice<'_>, view: &View) -> Vec<String> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let band = &view.table.seats[seat.index()];
    let mut lines: Vec<String> = own_tile(rules, voice, view).into_iter().collect();
    for (key, pieces) in [("term-bison-supply", band.supply()), ("term-bison-market", band.market)] {
        let crafts = Craft::ALL.into_iter().flat_map(|craft| {
            Size::ALL.into_iter().map(move |size| match craft {
                Craft::Tipi => Ware::Tipi(size),
                Craft::Canoe => Ware::Canoe(size),
            })
        });
        let each = crafts.flat_map(|ware| (0..pieces.count(ware)).map(move |_| ware));
        let names: Vec<String> = each.map(|ware| ware_words(voice, ware)).collect();
        let (count, pieces_list) = (names.len(), voice.words.listed(&names));
        lines.push(say!(voice, key, hunters = pieces.hunters, count = count, pieces = pieces_list));
    }
    lines
}

/// The animals that a tile shows.
fn animals_of(rules: &Bison, name: &str) -> Stock {
    let set = rules.options().tiles.set();
    let start = set.start.iter().map(|tile| (&tile.id, tile.animals));
    let mut all = start.chain(set.tiles.iter().map(|tile| (&tile.id, tile.animals)));
    let found = all.find(|(id, _)| *id == name);
    found.map_or_else(Stock::default, |(_, [bison, salmon, turkey])| Stock { bison, salmon, turkey })
}

/// Every tile of the map, and under it the spaces with pieces.
pub(super) fn tile_lines(rules: &Bison, voice: Voice<'_>, view: &View) -> Vec<String> {
    let known = Known::new(voice, &view.table.board);
    let insight = rules.insight(view);
    let mut lines = Vec::new();
    for laid in &view.table.board {
        lines.push(tile_line(rules, &known, laid));
        for land in Land::ALL {
            let space = Space { cell: laid.cell, land };
            if let Some(camp) = camp_words(voice, laid.space(land), land) {
                let region = insight.regions.iter().find(|region| region.spaces.contains(&space));
                let region = region.map(|region| region_words(voice, region)).unwrap_or_default();
                lines.push(format!("{}. {camp} {region}", known.name(space)));
            }
        }
    }
    lines
}

/// A tile: "T07, north of the totem: 2 bison and 1 salmon. It lies north-east of S1 and north-west of S2."
fn tile_line(rules: &Bison, known: &Known<'_>, laid: &LaidJson) -> String {
    let voice = known.voice;
    say!(
        voice,
        "term-bison-tile",
        tile = laid.tile.as_str(),
        way = way_words(voice, laid.cell),
        animals = stock_words(voice, animals_of(rules, &laid.tile)),
        beside = voice.words.listed(&known.beside(laid.cell)),
    )
}

/// The pieces on a space, if there are any: "Yours: tipi of size 2 and 1 hunter."
pub(super) fn camp_words(voice: Voice<'_>, camp: &SpaceJson, land: Land) -> Option<String> {
    let owner = camp.owner?;
    let craft = if camp.size == Size::NONE { "none".to_owned() } else { Craft::on(land).to_string() };
    Some(say!(
        voice,
        "bison-hear-camp",
        mine = if voice.people.is_me(owner) { "yes" } else { "no" },
        name = voice.name(owner),
        craft = craft,
        size = camp.size.0,
        hunters = camp.hunters,
    ))
}

/// A region with those who rank there: "Region of 4 bison: Ines first, you second." Equals are named together.
fn region_words(voice: Voice<'_>, region: &Region) -> String {
    let name = |seat| if voice.people.is_me(seat) { say!(voice, "you") } else { voice.name(seat) };
    let ranks: Vec<String> = region
        .places
        .chunk_by(|one, next| one.rank == next.rank)
        .map(|equal| {
            let names: Vec<String> = equal.iter().map(|place| name(place.seat)).collect();
            let (who, count) = (voice.words.listed(&names), names.len());
            say!(voice, "bison-hear-rank", who = who, rank = equal[0].rank, count = count)
        })
        .collect();
    let animals = animal_words(voice, region.land.animal(), region.animals);
    let (count, ranks) = (ranks.len(), ranks.join(", "));
    say!(voice, "bison-hear-region", animals = animals, count = count, ranks = ranks)
}
