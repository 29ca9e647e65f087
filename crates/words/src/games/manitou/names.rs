//! What cards, tiles, grounds and phases are called.

use manitou::{Card, Cards, Claim, Cylinder, GroundId, Hero, PhaseName, Tile, Tiles, Victor};

use crate::{Messages, Voice, say};

/// How a card stands in a sentence; languages differ in articles and cases for these.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Alone,
    Played,
    Attacking,
    Attacked,
}

impl Form {
    const fn name(self) -> &'static str {
        match self {
            Self::Alone => "label",
            Self::Played => "obj",
            Self::Attacking => "by",
            Self::Attacked => "against",
        }
    }
}

/// What a card is called: "Clan mother", "Hunter 7".
pub(super) fn card_name(voice: impl Messages, card: Card, form: Form) -> String {
    match card.hero() {
        None => say!(voice, "mn-hunter", form = form.name(), number = card.number().unwrap_or(0)),
        Some(hero) => say!(voice, hero_key(hero), form = form.name()),
    }
}

pub(super) const fn hero_key(hero: Hero) -> &'static str {
    match hero {
        Hero::Chief => "mn-chief",
        Hero::ClanMother => "mn-clan-mother",
        Hero::Rainmaker => "mn-rainmaker",
        Hero::Scout => "mn-scout",
        Hero::Shaman => "mn-shaman",
    }
}

/// What a tile is called: "bison 3", "horse".
pub(super) fn tile_name(voice: impl Messages, tile: Tile) -> String {
    let (key, points) = match tile {
        Tile::Bison1 => ("mn-bison", 1),
        Tile::Bison2 => ("mn-bison", 2),
        Tile::Bison3 => ("mn-bison", 3),
        Tile::Tipi1 => ("mn-tipi", 1),
        Tile::Tipi2 => ("mn-tipi", 2),
        Tile::Tipi3 => ("mn-tipi", 3),
        Tile::Horse => ("mn-horse", 0),
        Tile::Totem => ("mn-totem", 0),
        Tile::Tomahawk => ("mn-tomahawk", 0),
    };
    say!(voice, key, points = points)
}

/// The number that people give a ground, from 1.
pub(super) const fn place(ground: GroundId) -> usize {
    ground.index() + 1
}

pub(super) fn ground_name(voice: Voice<'_>, ground: GroundId) -> String {
    say!(voice, "mn-ground", ground = place(ground))
}

pub(super) fn card_list(voice: Voice<'_>, cards: Cards) -> String {
    let names: Vec<String> = cards.iter().map(|card| card_name(voice, card, Form::Alone)).collect();
    voice.words.listed(&names)
}

pub(super) fn tile_list(voice: Voice<'_>, tiles: Tiles) -> Vec<String> {
    tiles.iter().map(|tile| tile_name(voice, tile)).collect()
}

pub(super) const fn cylinder_word(cylinder: Cylinder) -> &'static str {
    match cylinder {
        Cylinder::Totem => "totem",
        Cylinder::Horse => "horse",
    }
}

pub(super) const fn victor_word(victor: Victor) -> &'static str {
    match victor {
        Victor::Attacker => "attacker",
        Victor::Defender => "defender",
        Victor::Nobody => "nobody",
    }
}

pub(super) const fn claim_word(claim: Claim) -> &'static str {
    match claim {
        Claim::Hero => "hero",
        Claim::Highest => "highest",
        Claim::Next => "next",
    }
}

pub(super) const fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

pub(super) const fn phase_key(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Start => "mn-phase-start",
        PhaseName::Grounds => "mn-phase-grounds",
        PhaseName::Muster => "mn-phase-muster",
        PhaseName::Deal => "mn-phase-deal",
        PhaseName::Play => "mn-phase-play",
        PhaseName::Eighth => "mn-phase-eighth",
        PhaseName::Shift => "mn-phase-shift",
        PhaseName::Force => "mn-phase-force",
        PhaseName::Take => "mn-phase-take",
        PhaseName::Over => "mn-phase-over",
    }
}
