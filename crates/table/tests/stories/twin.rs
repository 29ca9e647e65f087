//! Journals that differ only in what one viewer may not know.

use std::collections::{HashMap, HashSet};

use game::random::Quick;
use game::{Seat, Stream, Viewer};
use serde_json::{Value, json};
use table::messages::{Json, Seq};
use table::{Entry, Table, What};

/// Another journal that `viewer` cannot tell from this one, if one was found.
pub(crate) fn twin(game: &str, journal: &[Entry], viewer: Viewer, stream: &mut Quick) -> Option<Vec<Entry>> {
    for _ in 0..40 {
        let other = match game {
            "manitou" => manitou(journal, viewer, stream),
            "bison" => bison(journal, viewer, stream),
            _ => return None,
        };
        if other != journal && Table::replay(other.clone()).is_ok() {
            return Some(other);
        }
    }
    None
}

/// The game's JSON in an entry, and whose move it is.
fn event(entry: &Entry) -> Option<(Option<Seat>, Value)> {
    match &entry.what {
        What::Move { seat, mv } => Some((Some(*seat), mv.value())),
        What::Chance { chance } => Some((None, chance.value())),
        _ => None,
    }
}

fn put(entry: &mut Entry, value: &Value) {
    match &mut entry.what {
        What::Move { mv, .. } => *mv = Json::of(value),
        What::Chance { chance } => *chance = Json::of(value),
        _ => {}
    }
}

/// Cards of other seats' parties that were never played become other cards, and the order of what the viewer
/// has not drawn yet is another.
fn manitou(journal: &[Entry], viewer: Viewer, stream: &mut Quick) -> Vec<Entry> {
    let mut other = journal.to_vec();
    let mut swaps: HashMap<Seat, (Value, Value)> = HashMap::new();
    for place in 0..journal.len() {
        let Some((seat, value)) = event(&journal[place]) else { continue };
        let random = value.get("muster").and_then(|muster| muster.get("seat"));
        if let Some(cards) = value.get("muster") {
            let seat = seat.or(random.and_then(Value::as_u64).map(|seat| Seat(seat as u8))).unwrap();
            let cards = cards.get("cards").unwrap_or(cards);
            swaps.remove(&seat);
            if !viewer.is(seat) {
                let swap = swap(&journal[place + 1..], seat, cards.as_array().unwrap(), stream);
                swaps.extend(swap.map(|swap| (seat, swap)));
            }
            if let Some(swap) = swaps.get(&seat) {
                put(&mut other[place], &replaced(&value, swap));
            }
        } else if let Some(deal) = value.get("deal") {
            let seat = Seat(deal["seat"].as_u64().unwrap() as u8);
            if let Some(swap) = swaps.get(&seat) {
                put(&mut other[place], &replaced(&value, swap));
            } else if viewer.is(seat) {
                let mut value = value.clone();
                let order = value["deal"]["order"].as_array_mut().unwrap();
                let drawn = 3 + played(&journal[place + 1..], seat).len();
                if drawn < order.len() {
                    stream.shuffle(&mut order[drawn..]);
                }
                put(&mut other[place], &value);
            }
        }
    }
    other
}

/// The cards that a seat plays before it chooses its next party.
fn played(journal: &[Entry], seat: Seat) -> Vec<Value> {
    let mut cards = Vec::new();
    for (who, value) in journal.iter().filter_map(event) {
        let own = who == Some(seat);
        let next = value.get("muster").is_some_and(|muster| own || muster.get("seat") == Some(&json!(seat)));
        if next {
            break;
        }
        if let Some(play) = value.get("play").filter(|_| own) {
            cards.push(play["card"].clone());
        }
    }
    cards
}

/// A card of the party that is not played, and one that could be in its place.
fn swap(journal: &[Entry], seat: Seat, party: &[Value], stream: &mut Quick) -> Option<(Value, Value)> {
    let played = played(journal, seat);
    let kept: Vec<&Value> = party.iter().filter(|card| !played.contains(card)).collect();
    let heroes = ["chief", "clan-mother", "rainmaker", "scout", "shaman"].map(Value::from);
    let all = (1..=10).map(Value::from).chain(heroes);
    let others: Vec<Value> = all.filter(|card| !party.contains(card)).collect();
    if kept.is_empty() || others.is_empty() || stream.below(5) == 0 {
        return None;
    }
    Some(((*stream.pick(&kept)).clone(), stream.pick(&others).clone()))
}

/// The value with the first of one card replaced by another.
fn replaced(value: &Value, (from, to): &(Value, Value)) -> Value {
    fn replace(value: &mut Value, from: &Value, to: &Value) -> bool {
        if let Value::Array(cards) = value {
            if let Some(card) = cards.iter_mut().find(|card| *card == from) {
                *card = to.clone();
                return true;
            }
            return false;
        }
        value
            .as_object_mut()
            .is_some_and(|members| members.values_mut().any(|member| replace(member, from, to)))
    }
    let mut value = value.clone();
    replace(&mut value, from, to);
    value
}

/// Tiles that the viewer has neither held nor seen laid change places.
fn bison(journal: &[Entry], viewer: Viewer, stream: &mut Quick) -> Vec<Entry> {
    let What::Open(opened) = &journal[0].what else { return journal.to_vec() };
    let seats = usize::from(opened.header.seats);
    let mut first = 0;
    // Which seat has shown its tile of which season, in a move that stands or was taken back.
    let mut shown: HashSet<(usize, usize)> = HashSet::new();
    let mut reached = 0;
    let mut standing: Vec<(Seq, usize)> = Vec::new();
    for entry in journal {
        if let What::Undo { withdraws, .. } = &entry.what {
            standing.retain(|(seq, _)| !withdraws.contains(seq));
        }
        let Some((who, value)) = event(entry) else { continue };
        first = value.get("first").and_then(Value::as_u64).map_or(first, |first| first as usize);
        let laid = |seat: usize| standing.iter().filter(|(_, other)| *other == seat).count();
        if let Some(seat) = who.filter(|_| value.get("place").is_some()) {
            shown.insert((seat.index(), laid(seat.index())));
            standing.push((entry.seq, seat.index()));
        }
        let laid = |seat: usize| standing.iter().filter(|(_, other)| *other == seat).count();
        reached = reached.max((0..seats).map(laid).min().unwrap_or(0));
    }
    let known = |place: usize| {
        let season = place / seats;
        let seat = (first + season + place % seats) % seats;
        shown.contains(&(seat, season)) || viewer.is(Seat(seat as u8)) && season <= reached
    };
    let pile = journal.iter().filter_map(event).find_map(|(_, value)| value.get("pile").cloned());
    let Some(Value::Array(pile)) = pile else { return journal.to_vec() };
    let gone = (1..=18).map(|number| json!(format!("T{number:02}"))).filter(|tile| !pile.contains(tile));
    let hidden: Vec<usize> = (0..pile.len()).filter(|&place| !known(place)).collect();
    let mut tiles: Vec<Value> = hidden.iter().map(|&place| pile[place].clone()).chain(gone).collect();
    stream.shuffle(&mut tiles);
    let mut new = pile;
    for (place, tile) in hidden.into_iter().zip(tiles) {
        new[place] = tile;
    }
    let mut other = journal.to_vec();
    for entry in &mut other {
        if event(entry).is_some_and(|(_, value)| value.get("pile").is_some()) {
            put(entry, &json!({ "pile": new }));
        }
    }
    other
}
