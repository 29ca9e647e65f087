//! The contract between the rules of one game and everything else.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Effect, Effects, Outcome, PerSeat, Refusal, Rule, Seat, Silent, Stream, Turn, Viewer};

/// A refusal of game `G`.
pub type RefusalOf<G> = Refusal<<G as Game>::Reason>;

/// The configured rules of a game: what does not change during a match (seats, options, tile set).
///
/// A value of this type is shared and passed in; the [`State`](Game::State) beside it is a small plain value
/// that search copies millions of times a second. All methods are pure: no clock, no files, no randomness but
/// from a [`Stream`] that the caller passes.
///
/// # Laws
/// `testkit` checks these for every game:
/// - [`check`](Game::check) accepts exactly the moves that [`legal_moves`](Game::legal_moves) lists, and
///   [`check_chance`](Game::check_chance) whatever [`draw`](Game::draw) can give.
/// - [`play`](Game::play) and [`apply`](Game::apply) are deterministic.
/// - Two states that differ only in what a viewer may not know give that viewer equal views, legal moves,
///   refusals and effects (each through [`effect_for`](Game::effect_for)).
/// - `view(redeal(view)) == view`, and a redeal is as likely as physical shuffling makes it.
/// - `restore(show(state)) == state`.
/// - Playing on by legal moves and possible chance always reaches [`Turn::Over`].
/// - Nothing here allocates but what builds JSON, views, insights and lists.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// The name in a record's header.
    const NAME: &'static str;
    /// The title on the box: a proper name, the same in every language.
    const TITLE: &'static str;
    /// The newest version of the rules, in the header too: a correction of rules is a new version beside the old one.
    const VERSION: u32;
    /// The oldest version of the rules that is still read and played; see [`version_of`](Game::version_of).
    const OLDEST_VERSION: u32 = Self::VERSION;
    /// How many seats a match may have.
    const SEATS: RangeInclusive<u8>;
    /// Every rule number of the game's page, in order.
    const RULES: &'static [Rule];
    /// Whether everybody always sees everything: then views differ in whose they are and in nothing else, and
    /// effects and insights are the same for all, so that whoever shows them to many makes them once.
    ///
    /// A game that is not open must hide something: if no redeal ever differs from the truth, its view tells too
    /// much.
    const OPEN: bool = false;

    /// The options of a header. Unknown and missing members are errors; `Default` is the page's default.
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that changes during a match. No heap, at most 1 KiB.
    type State: Copy + Eq + Debug + Send + Sync + 'static;
    /// One decision: intent, in the record's notation.
    type Move: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A factored list of legal moves, for decisions with thousands; [`Never`] if the game has none.
    type Menu: Clone + Debug + Serialize + Send + Sync;
    /// One outcome of chance.
    type Chance: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Effect: Effect + Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Why a move is refused: a tag and values as JSON, an English sentence as text.
    type Reason: Clone + PartialEq + Debug + Display + Serialize + Send + Sync;
    /// What one viewer may know: JSON as record.md says.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a person wants to see computed from a view.
    type Insight: Clone + PartialEq + Debug + Serialize;
    /// The `detail` of a result.
    type Detail: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The state as a trace shows it.
    type StateJson: Clone + Debug + Serialize + DeserializeOwned;
    /// A chance event as a record shows it.
    type ChanceJson: Clone + Debug + Serialize + DeserializeOwned;

    /// Configures the rules.
    ///
    /// # Errors
    /// If the game is not for so many seats, or an option is out of range or inconsistent.
    fn new(seats: u8, options: Self::Options) -> Result<Self, RefusalOf<Self>>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The options as they were given.
    fn options(&self) -> &Self::Options;

    /// The version of the rules that these options belong to, from [`OLDEST_VERSION`](Game::OLDEST_VERSION) to
    /// [`VERSION`](Game::VERSION). A record's header must name just this version.
    ///
    /// A version of the rules adds an option, or takes one away, so that options tell it: what the older rules did
    /// becomes a value of the new option.
    fn version_of(_options: &Self::Options) -> u32 {
        Self::VERSION
    }

    /// The state in which every match under these rules begins.
    fn start(&self) -> Self::State;

    /// What `state` waits for.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every legal move of `seat`, without repetition, in a fixed order; none if it may not move.
    ///
    /// Where [`menu`](Game::menu) answers, the list can be thousands long.
    fn legal_moves(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);

    /// The legal moves of `seat` in factored form, where a list would be silly.
    fn menu(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Menu> {
        None
    }

    /// How many legal moves `seat` has.
    fn count_moves(&self, state: &Self::State, seat: Seat) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(state, seat, &mut moves);
        moves.len() as u64
    }

    /// Whether `seat` may make this move now.
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn check(&self, state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), RefusalOf<Self>>;

    /// Makes a legal move.
    ///
    /// The move must have passed [`check`](Game::check); what happens otherwise is unspecified (but never
    /// undefined behaviour). [`try_play`](Game::try_play) is for moves from outside.
    fn play<E: Effects<Self::Effect>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        mv: &Self::Move,
        effects: &mut E,
    );

    /// Checks a move and makes it; refused, it leaves the state as it was.
    ///
    /// # Errors
    /// As [`check`](Game::check).
    fn try_play<E: Effects<Self::Effect>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        mv: &Self::Move,
        effects: &mut E,
    ) -> Result<(), RefusalOf<Self>> {
        self.check(state, seat, mv)?;
        self.play(state, seat, mv, effects);
        Ok(())
    }

    /// One of the legal moves of `seat`, every different one equally likely, without building the list.
    ///
    /// # Panics
    /// May panic if `seat` may not move.
    fn random_move<S: Stream>(&self, state: &Self::State, seat: Seat, stream: &mut S) -> Self::Move;

    /// The name of a move's kind: the word that the record's notation uses.
    fn kind(mv: &Self::Move) -> &'static str;

    /// Whether chance can come out like this now.
    ///
    /// # Errors
    /// The rule that makes it impossible, and why.
    fn check_chance(&self, state: &Self::State, chance: &Self::Chance) -> Result<(), RefusalOf<Self>>;

    /// Draws the outcome that is due. Consumes the stream in a fixed way: part of what a dealer's name means.
    ///
    /// # Panics
    /// May panic if no chance is due.
    fn draw<S: Stream>(&self, state: &Self::State, stream: &mut S) -> Self::Chance;

    /// Lets a possible outcome of chance happen.
    fn apply<E: Effects<Self::Effect>>(
        &self,
        state: &mut Self::State,
        chance: &Self::Chance,
        effects: &mut E,
    );

    /// What `viewer` may know of `state`.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that the viewer thinks possible, as likely as if the hidden cards were shuffled now.
    ///
    /// Takes a view made under the same rules, of the same number of seats.
    fn redeal<S: Stream>(&self, view: &Self::View, stream: &mut S) -> Self::State;

    /// What `viewer` may know of an effect; nothing at all if `None`.
    fn effect_for(&self, effect: &Self::Effect, _viewer: Viewer) -> Option<Self::Effect> {
        Some(effect.clone())
    }

    /// Whether `viewer` may know this move of `seat` when it is made.
    fn knows_move(&self, _seat: Seat, _mv: &Self::Move, _viewer: Viewer) -> bool {
        true
    }

    /// What `viewer` may know of a chance event, as the record for a viewer shows it; `None` is `null`.
    fn chance_for(&self, chance: &Self::Chance, _viewer: Viewer) -> Option<serde_json::Value> {
        Some(json(&self.show_chance(chance)))
    }

    /// The one move that `seat` can make, if what *everybody* sees proves that it has no other.
    ///
    /// A table may play it for a person; it tells nobody anything.
    fn evident_move(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// How the game ended, once it is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome<Self::Detail>>;

    /// What people want computed for them, from what the viewer may know.
    fn insight(&self, view: &Self::View) -> Self::Insight;

    /// How each seat stands, larger is better: for the chart of a replay.
    fn standing(&self, state: &Self::State) -> PerSeat<f32>;

    /// The state as a trace shows it.
    fn show(&self, state: &Self::State) -> Self::StateJson;

    /// Reads a state, checking that it is consistent: pieces add up, the phase fits.
    ///
    /// # Errors
    /// The rule that it contradicts, and how.
    fn restore(&self, json: Self::StateJson) -> Result<Self::State, RefusalOf<Self>>;

    /// A chance event as a record shows it.
    fn show_chance(&self, chance: &Self::Chance) -> Self::ChanceJson;

    /// Reads a chance event; whether it is possible now is for [`check_chance`](Game::check_chance).
    ///
    /// # Errors
    /// If it names what does not exist (a tile that is in no set).
    fn read_chance(&self, json: Self::ChanceJson) -> Result<Self::Chance, RefusalOf<Self>>;

    /// A move in a few words for people, such as `drive C3-C4`.
    fn notation(&self, mv: &Self::Move) -> String;

    /// A legal move of `seat`: first a kind, uniformly over the kinds of legal moves, then uniformly within it.
    /// Visits rare rules more often than [`random_move`](Game::random_move).
    fn explore_move<S: Stream>(
        &self,
        state: &Self::State,
        seat: Seat,
        stream: &mut S,
        moves: &mut Vec<Self::Move>,
    ) -> Self::Move {
        if self.menu(state, seat).is_some() {
            return self.random_move(state, seat, stream);
        }
        moves.clear();
        self.legal_moves(state, seat, moves);
        let mut kinds: Vec<&'static str> = Vec::new();
        for mv in moves.iter() {
            let kind = Self::kind(mv);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = *stream.pick(&kinds);
        moves.retain(|mv| Self::kind(mv) == kind);
        *stream.pick(moves)
    }

    /// The legal moves of `seat`, as traces and bots outside are told them.
    fn legal(&self, state: &Self::State, seat: Seat) -> Legal<Self> {
        if let Some(menu) = self.menu(state, seat) {
            return Legal::Menu(menu);
        }
        let mut moves = Vec::new();
        self.legal_moves(state, seat, &mut moves);
        Legal::Moves(moves)
    }

    /// Plays uniformly random moves until the game is over, and counts the moves.
    fn playout<S: Stream>(&self, state: &mut Self::State, stream: &mut S) -> u32 {
        let mut moves = 0;
        loop {
            match self.turn(state) {
                Turn::Over => return moves,
                Turn::Chance => {
                    let chance = self.draw(state, stream);
                    self.apply(state, &chance, &mut Silent);
                }
                Turn::Seats(acting) => {
                    let seat = acting.first().expect("a turn of seats has a seat");
                    let mv = self.random_move(state, seat, stream);
                    self.play(state, seat, &mv, &mut Silent);
                    moves += 1;
                }
            }
        }
    }
}

/// The legal moves of a seat: `{"moves":[...]}`, or the game's factored form, such as `{"muster":{...}}`.
#[derive(Serialize)]
#[serde(rename_all = "lowercase", bound = "")]
pub enum Legal<G: Game> {
    /// All of them.
    Moves(Vec<G::Move>),
    /// What they are made from.
    #[serde(untagged)]
    Menu(G::Menu),
}

/// The menu of a game that has none.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Never {}

/// The JSON of a value that is made for it.
///
/// # Panics
/// If the value cannot be JSON, which the types of this project always can.
pub fn json<T: Serialize>(value: &T) -> serde_json::Value {
    serde_json::to_value(value).expect("our own types are JSON")
}
