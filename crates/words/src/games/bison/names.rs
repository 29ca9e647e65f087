//! What animals, wares, actions and spaces are called.

use bison::{Action, Animal, Cell, Effect, LaidJson, Land, Space, Stock, TileName, Ware};

use crate::{Messages, Voice, Words, say};

/// Animals of one kind: "2 salmon".
pub(super) fn animal_words(voice: Voice<'_>, animal: Animal, count: u8) -> String {
    let key = match animal {
        Animal::Bison => "bison-count-bison",
        Animal::Salmon => "bison-count-salmon",
        Animal::Turkey => "bison-count-turkey",
    };
    say!(voice, key, count = count)
}

/// Animals of several kinds: "2 salmon and 1 bison".
pub(super) fn stock_words(voice: Voice<'_>, stock: Stock) -> String {
    let some = Animal::ALL.into_iter().filter(|&animal| stock[animal] > 0);
    let parts: Vec<String> = some.map(|animal| animal_words(voice, animal, stock[animal])).collect();
    if parts.is_empty() { say!(voice, "bison-count-none") } else { voice.words.listed(&parts) }
}

/// What the market sells: "a tipi of size 2".
pub(super) fn ware_words(voice: Voice<'_>, ware: Ware) -> String {
    match ware {
        Ware::Hunter => say!(voice, "bison-ware-hunter"),
        Ware::Tipi(size) => say!(voice, "bison-ware-tipi", size = size.0),
        Ware::Canoe(size) => say!(voice, "bison-ware-canoe", size = size.0),
    }
}

/// What an action is called.
pub(super) fn action_name(voice: Voice<'_>, action: Action) -> String {
    let key = match action {
        Action::Place => "bison-do-place",
        Action::Tipi => "bison-do-tipi",
        Action::Canoe => "bison-do-canoe",
        Action::Gather => "bison-do-gather",
        Action::Step => "bison-do-step",
        Action::Trek => "bison-do-trek",
    };
    say!(voice, key)
}

/// What a kind of land is called.
pub(super) fn land_name(voice: Voice<'_>, land: Land) -> String {
    let key = match land {
        Land::Prairie => "bison-land-prairie",
        Land::River => "bison-land-river",
        Land::Mountain => "bison-land-mountain",
    };
    say!(voice, key)
}

/// Eight ways round the compass, clockwise from the east.
const WAYS: [&str; 8] = [
    "bison-way-e",
    "bison-way-se",
    "bison-way-s",
    "bison-way-sw",
    "bison-way-w",
    "bison-way-nw",
    "bison-way-n",
    "bison-way-ne",
];

/// Where a cell lies: "north-east of the totem".
pub(super) fn way_words(voice: Voice<'_>, cell: Cell) -> String {
    let (q, r) = (f64::from(cell.q), f64::from(cell.r));
    // In sides of a cell, a corner up; the totem is the lower right corner of the first cell (B1.8).
    let (x, y) = (3f64.sqrt() * (q + r / 2.0), 1.5 * r);
    let (totem_x, totem_y) = (3f64.sqrt() / 2.0, 0.5);
    let eighth = (y - totem_y).atan2(x - totem_x) / std::f64::consts::FRAC_PI_4;
    let eighth = (eighth + 0.5).floor() as i64;
    say!(voice, WAYS[eighth.rem_euclid(8) as usize])
}

/// What the words of a space need to know: which tile lies where.
pub(super) struct Known<'a> {
    pub(super) voice: Voice<'a>,
    tiles: Vec<(Cell, TileName)>,
}

impl Messages for Known<'_> {
    fn words(&self) -> &Words {
        self.voice.words
    }
}

impl<'a> Known<'a> {
    pub(super) fn new(voice: Voice<'a>, board: &[LaidJson]) -> Self {
        Self { voice, tiles: board.iter().map(|laid| (laid.cell, laid.tile)).collect() }
    }

    /// The board with the tiles that effects lay: their names are wanted before the view has them.
    pub(super) fn with(voice: Voice<'a>, board: &[LaidJson], effects: &[Effect]) -> Self {
        let mut known = Self::new(voice, board);
        known.tiles.extend(effects.iter().filter_map(|effect| match effect {
            Effect::Placed { cell, tile, .. } => Some((*cell, *tile)),
            _ => None,
        }));
        known
    }

    /// The name of the tile in a cell; before it is laid, the cell's place.
    pub(super) fn tile(&self, cell: Cell) -> String {
        let laid = self.tiles.iter().find(|(at, _)| *at == cell);
        laid.map_or_else(|| format!("{}/{}", cell.q, cell.r), |(_, name)| name.to_string())
    }

    /// The tile in a cell, if one lies there.
    pub(super) fn laid(&self, cell: Cell) -> Option<String> {
        self.tiles.iter().any(|(at, _)| *at == cell).then(|| self.tile(cell))
    }

    fn space(&self, key: &str, space: Space) -> String {
        say!(self, key, land = space.land.to_string(), tile = self.tile(space.cell))
    }

    /// "on the prairie of T07"
    pub(super) fn on(&self, space: Space) -> String {
        self.space("bison-space-on", space)
    }

    /// "from the prairie of T07"
    pub(super) fn from(&self, space: Space) -> String {
        self.space("bison-space-from", space)
    }

    /// "to the prairie of T07"
    pub(super) fn to(&self, space: Space) -> String {
        self.space("bison-space-to", space)
    }

    /// "Prairie of T07"
    pub(super) fn name(&self, space: Space) -> String {
        self.space("bison-space", space)
    }

    /// Where a cell lies beside the tiles: "east of T16", for each of them.
    pub(super) fn beside(&self, cell: Cell) -> Vec<String> {
        const SIDES: [&str; 6] = [
            "bison-beside-ne",
            "bison-beside-e",
            "bison-beside-se",
            "bison-beside-sw",
            "bison-beside-w",
            "bison-beside-nw",
        ];
        let seen_from = |(side, key): (usize, &&str)| {
            // The tile from which this cell lies across `side` is across the opposite side from here.
            let tile = self.laid(cell.across(side + 3)?)?;
            Some(say!(self, key, tile = tile))
        };
        SIDES.iter().enumerate().filter_map(seen_from).collect()
    }
}
