//! The table in words.

use game::Seat;
use manitou::{GroundId, Insight, View};

use super::names::{Form, card_name, place, tile_list, yes};
use crate::{Voice, say};

/// A ground: "Ground 2: bison 1, tipi 3. Ines leads with 10, Teo has the hero."
pub(super) fn ground_line(voice: Voice<'_>, view: &View, insight: &Insight, ground: GroundId) -> String {
    let tiles = tile_list(voice, view.table.grounds[ground.index()].tiles);
    let what =
        say!(voice, "mn-hear-ground", ground = place(ground), count = tiles.len(), tiles = tiles.join(", "));
    let known = &insight.grounds[ground.index()];
    let total = known.highest.and_then(|seat| known.totals[seat.index()]).unwrap_or(0);
    if let Some(seat) = known.highest.filter(|_| known.highest == known.hero) {
        let (name, count) = (voice.name(seat), known.heroes);
        return format!(
            "{what} {}.",
            say!(voice, "mn-hear-leads-hero", name = name, total = total, count = count)
        );
    }
    let leads =
        known.highest.map(|seat| say!(voice, "mn-hear-leads", name = voice.name(seat), total = total));
    let hero =
        known.hero.map(|seat| say!(voice, "mn-hear-hero", name = voice.name(seat), count = known.heroes));
    let parts: Vec<String> = leads.into_iter().chain(hero).collect();
    if parts.is_empty() {
        return format!("{what} {}", say!(voice, "mn-hear-nobody"));
    }
    format!("{what} {}.", parts.join(", "))
}

/// What one seat has on a ground, if anything: "Teo: Shaman and Hunter 5. Total 5, takes 2 tiles."
pub(super) fn lane_line(
    voice: Voice<'_>,
    view: &View,
    insight: &Insight,
    ground: GroundId,
    seat: Seat,
) -> Option<String> {
    let lane = view.table.grounds[ground.index()].cards;
    let cards: Vec<String> = lane
        .cards()
        .iter()
        .filter(|placed| placed.seat() == seat)
        .map(|placed| {
            let card = card_name(voice, placed.card(), Form::Alone);
            if placed.is_up() { card } else { say!(voice, "mn-hear-turned", card = card) }
        })
        .collect();
    let known = &insight.grounds[ground.index()];
    (!cards.is_empty()).then(|| {
        say!(
            voice,
            "mn-hear-lane",
            name = voice.name(seat),
            count = cards.len(),
            cards = voice.words.listed(&cards),
            total = known.totals[seat.index()].unwrap_or(0),
            tiles = known.takers.iter().filter(|taker| taker.seat == seat).count(),
        )
    })
}

/// What is open about a seat: "Teo: 3 cards in hand, 4 in the pile. Tiles: horse and bison 2."
pub(super) fn seat_line(voice: Voice<'_>, view: &View, seat: Seat) -> String {
    let table = &view.table;
    let own = &table.seats[seat.index()];
    let tiles = tile_list(voice, own.tiles);
    let words = say!(
        voice,
        "mn-hear-seat",
        hand = own.hand.len(),
        pile = own.pile,
        count = tiles.len(),
        tiles = voice.words.listed(&tiles),
        totem = yes(table.totem == Some(seat)),
        horse = yes(table.horse == Some(seat)),
    );
    voice.about(voice.name(seat), words)
}
