//! The state as a trace shows it, and what a viewer may know of it.

use game::{Game as _, Seat, Stream, Viewer};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Camp, Spot};
use crate::moves::required;
use crate::state::{Band, Phase, Pile, State};
use crate::tiles::Tile;
use crate::{Action, Bison, Cell, Craft, Gait, Land, Pieces, Rotation, Size, Space, Stock, TileName};

/// The state as a trace shows it.
pub type StateJson = Table<TileName, Vec<TileName>>;

/// What one viewer may know: the others' tiles as `true`, the pile as its length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open, and how much is hidden.
    #[serde(flatten)]
    pub table: Table<Held, usize>,
    /// Who looks.
    pub viewer: Viewer,
}

/// A state in the members of the game's page, with tiles in hand as `T` and the pile as `P`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "T: Deserialize<'de>, P: Deserialize<'de>"))]
#[allow(missing_docs, reason = "the members of the page")]
pub struct Table<T, P> {
    pub phase: PhaseName,
    pub season: u8,
    pub seasons: u8,
    pub round: u8,
    #[serde(deserialize_with = "required")]
    pub first: Option<Seat>,
    #[serde(deserialize_with = "required")]
    pub seat: Option<Seat>,
    pub used: u8,
    #[serde(deserialize_with = "required")]
    pub target: Option<Space>,
    pub changed: Vec<Space>,
    pub board: Vec<LaidJson>,
    pub seats: Vec<SeatJson<T>>,
    pub pile: P,
}

/// The name of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the words of the page")]
pub enum PhaseName {
    Start,
    Action,
    Tipi,
    Canoe,
    Gather,
    Step,
    Trek,
    Pay,
    Gain,
    Overflow,
    Over,
}

/// A laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the members of the page")]
pub struct LaidJson {
    pub cell: Cell,
    pub tile: TileName,
    pub turn: Rotation,
    pub prairie: SpaceJson,
    pub river: SpaceJson,
    pub mountain: SpaceJson,
}

impl LaidJson {
    /// One of its spaces.
    #[must_use]
    pub const fn space(&self, land: Land) -> &SpaceJson {
        match land {
            Land::Prairie => &self.prairie,
            Land::River => &self.river,
            Land::Mountain => &self.mountain,
        }
    }
}

/// The pieces on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the members of the page")]
pub struct SpaceJson {
    #[serde(deserialize_with = "required")]
    pub owner: Option<Seat>,
    pub hunters: u8,
    pub moved: u8,
    pub size: Size,
}

/// What a seat has beside the board, with its tile as `T`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "T: Deserialize<'de>"))]
#[allow(missing_docs, reason = "the members of the page")]
pub struct SeatJson<T> {
    pub stock: Stock,
    pub hunters: u8,
    pub tipis: [u8; 4],
    pub canoes: [u8; 4],
    pub market: Pieces,
    #[serde(deserialize_with = "required")]
    pub tile: Option<T>,
    pub taken: Vec<Action>,
}

impl<T> SeatJson<T> {
    /// The seat's supply.
    #[must_use]
    pub const fn supply(&self) -> Pieces {
        Pieces { hunters: self.hunters, tipis: self.tipis, canoes: self.canoes }
    }
}

/// A tile in a hand, as a viewer sees it: its name, or `true`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// The viewer's own.
    Known(TileName),
    /// Somebody else's.
    Hidden,
}

impl Serialize for Held {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Known(name) => name.serialize(serializer),
            Self::Hidden => serializer.serialize_bool(true),
        }
    }
}

impl<'de> Deserialize<'de> for Held {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Shown {
            Name(TileName),
            Hidden(bool),
        }
        match Shown::deserialize(deserializer)? {
            Shown::Name(name) => Ok(Self::Known(name)),
            Shown::Hidden(true) => Ok(Self::Hidden),
            Shown::Hidden(false) => Err(D::Error::custom("a hidden tile is true, no tile is null")),
        }
    }
}

impl Bison {
    /// Everything, as a trace shows it.
    pub(crate) fn state_json(&self, state: &State) -> StateJson {
        let pile = state.pile.tiles().iter().map(|&tile| self.deck().name(tile)).collect();
        self.table(state, |_, tile| self.deck().name(tile), pile)
    }

    /// What `viewer` may know.
    pub(crate) fn seen_by(&self, state: &State, viewer: Viewer) -> View {
        let held = |seat, tile| {
            if viewer.is(seat) { Held::Known(self.deck().name(tile)) } else { Held::Hidden }
        };
        View { table: self.table(state, held, state.pile.tiles().len()), viewer }
    }

    fn table<T, P>(&self, state: &State, held: impl Fn(Seat, Tile) -> T, pile: P) -> Table<T, P> {
        let board = &state.board;
        let (target, changed, arrived) = match state.phase {
            Phase::Gather { target, .. } => (Some(board.space(target)), Vec::new(), None),
            Phase::Build { changed, .. } => {
                (None, changed.as_slice().iter().map(|&spot| board.space(spot)).collect(), None)
            }
            Phase::Walk { arrived, .. } => (None, Vec::new(), Some(arrived)),
            _ => (None, Vec::new(), None),
        };
        let space = |spot: Spot| {
            let Camp { hunters, size } = board.camp(spot);
            let moved = arrived.map_or(0, |arrived| arrived.times(spot));
            SpaceJson { owner: board.owner(spot), hunters, moved, size }
        };
        let laid = board.laid().enumerate().map(|(slot, laid)| LaidJson {
            cell: laid.lot.cell(),
            tile: self.deck().name(laid.tile),
            turn: laid.rotation,
            prairie: space(Spot::new(slot, Land::Prairie)),
            river: space(Spot::new(slot, Land::River)),
            mountain: space(Spot::new(slot, Land::Mountain)),
        });
        let seats = Seat::all(self.seats()).map(|seat| {
            let Band { stock, supply, market, tile, taken } = state.bands[seat.index()];
            SeatJson {
                stock,
                hunters: supply.hunters,
                tipis: supply.tipis,
                canoes: supply.canoes,
                market,
                tile: tile.map(|tile| held(seat, tile)),
                taken: taken.iter().collect(),
            }
        });
        Table {
            phase: state.phase.name(),
            season: state.season,
            seasons: self.seasons(),
            round: state.round,
            first: (state.phase != Phase::First).then_some(state.first),
            seat: state.acting(),
            used: state.phase.used(),
            target,
            changed,
            board: laid.collect(),
            seats: seats.collect(),
            pile,
        }
    }

    /// A state that the viewer thinks possible: what it has not seen is shuffled among the other hands, the
    /// pile and the tiles that left the game.
    pub(crate) fn possible<S: Stream>(&self, view: &View, stream: &mut S) -> State {
        let table = &view.table;
        let mut unseen = [true; crate::tiles::TILES];
        let own = table.seats.iter().filter_map(|seat| match seat.tile {
            Some(Held::Known(name)) => Some(name),
            _ => None,
        });
        for name in table.board.iter().map(|laid| laid.tile).chain(own) {
            if let Some(tile) = self.deck().tile(&name) {
                unseen[tile.index()] = false;
            }
        }
        let mut hidden = Pile::of(Tile::others().filter(|tile| unseen[tile.index()]));
        stream.shuffle(hidden.tiles_mut());
        let hand = |held: &Held| match held {
            Held::Known(name) => self.deck().tile(name),
            Held::Hidden => hidden.draw(),
        };
        let mut state = self.assemble(table, hand).expect("a view is made from a consistent state");
        state.pile = Pile::of(hidden.tiles().iter().copied().take(table.pile));
        state
    }

    /// The open part of a view as a state, with no tile behind what is hidden.
    pub(crate) fn open_part(&self, view: &View) -> State {
        let hand = |held: &Held| match held {
            Held::Known(name) => self.deck().tile(name),
            Held::Hidden => Some(Tile(0)),
        };
        self.assemble(&view.table, hand).expect("a view is made from a consistent state")
    }
}

impl Phase {
    /// The phase's name on the page.
    const fn name(self) -> PhaseName {
        match self {
            Self::First | Self::Shuffle => PhaseName::Start,
            Self::Action => PhaseName::Action,
            Self::Build { craft: Craft::Tipi, .. } => PhaseName::Tipi,
            Self::Build { craft: Craft::Canoe, .. } => PhaseName::Canoe,
            Self::Gather { .. } => PhaseName::Gather,
            Self::Walk { gait: Gait::Step, .. } => PhaseName::Step,
            Self::Walk { gait: Gait::Trek, .. } => PhaseName::Trek,
            Self::Pay { .. } => PhaseName::Pay,
            Self::Gain => PhaseName::Gain,
            Self::Overflow { .. } => PhaseName::Overflow,
            Self::Over => PhaseName::Over,
        }
    }
}
