//! Positions for tests, written in a few words and made complete.

use game::{Game, RefusalOf, Rule, Seat, Silent, Turn};
use manitou::{
    Bag, Card, Cards, Chance, Effect, GroundId, Lane, Manitou, Move, Options, PhaseName, Pile, State, Table,
    Tile, Tiles, Tribe,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Reads a value from JSON.
pub(crate) fn read<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).unwrap()
}

/// Cards from words: `"7 10 chief"`.
pub(crate) fn cards(words: &str) -> Cards {
    read(Value::Array(words.split_whitespace().map(word).collect()))
}

/// A pile from words, top first.
pub(crate) fn pile(words: &str) -> Pile {
    read(Value::Array(words.split_whitespace().map(word).collect()))
}

/// A card from a word.
pub(crate) fn card(name: &str) -> Card {
    read(word(name))
}

fn word(name: &str) -> Value {
    name.parse::<u8>().map_or_else(|_| json!(name), |number| json!(number))
}

/// Tiles from words: `"bison-1 totem"`.
pub(crate) fn tiles(words: &str) -> Tiles {
    read(json!(words.split_whitespace().collect::<Vec<_>>()))
}

/// A tile from a word.
pub(crate) fn tile(name: &str) -> Tile {
    read(json!(name))
}

pub(crate) fn ground(number: u8) -> GroundId {
    GroundId::new(number).unwrap()
}

pub(crate) fn play(name: &str, to: u8) -> Move {
    Move::Play { card: card(name), ground: ground(to) }
}

pub(crate) fn rules(seats: u8) -> Manitou {
    Manitou::new(seats, Options::default()).unwrap()
}

/// A position of which only what matters is said; the rest is filled up so that it is consistent.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) rules: Manitou,
    pub(crate) table: Table<Tribe>,
    /// Where cards are laid that nobody cares about.
    dump: usize,
}

impl Position {
    /// A position of seats 0 to `seats - 1`, in which the last seat deals.
    pub(crate) fn new(seats: u8, hunt: u8, phase: PhaseName) -> Self {
        Self::under(rules(seats), hunt, phase)
    }

    pub(crate) fn under(rules: Manitou, hunt: u8, phase: PhaseName) -> Self {
        let mut table = rules.show(&rules.start());
        let seats = rules.seats();
        (table.phase, table.hunt) = (phase, hunt);
        (table.dealer, table.first) = (Some(Seat(seats - 1)), Some(Seat(0)));
        for tribe in &mut table.seats {
            tribe.available = Cards::NONE;
        }
        Self { rules, table, dump: 2 }
    }

    pub(crate) fn dealer(mut self, seat: u8) -> Self {
        self.table.dealer = Some(Seat(seat));
        self.table.first = Some(Seat(seat).next(self.rules.seats()));
        self
    }

    pub(crate) fn acting(mut self, seat: u8) -> Self {
        self.table.acting = game::Seats::only(Seat(seat));
        self
    }

    /// Lays cards; one that lies face down has a `-` behind it.
    pub(crate) fn laid(mut self, to: usize, seat: u8, words: &str) -> Self {
        let mut lane = game::json(&self.table.grounds[to].cards);
        for name in words.split_whitespace() {
            let (name, up) = name.strip_suffix('-').map_or((name, true), |name| (name, false));
            let placed = json!({ "seat": seat, "card": word(name), "up": up });
            lane.as_array_mut().unwrap().push(placed);
        }
        self.table.grounds[to].cards = read(lane);
        self
    }

    pub(crate) fn dump(mut self, to: usize) -> Self {
        self.dump = to;
        self
    }

    pub(crate) fn hand(mut self, seat: usize, words: &str) -> Self {
        self.table.seats[seat].hand = cards(words);
        self
    }

    pub(crate) fn pile(mut self, seat: usize, words: &str) -> Self {
        self.table.seats[seat].pile = pile(words);
        self
    }

    pub(crate) fn spent(mut self, seat: usize, words: &str) -> Self {
        self.table.seats[seat].spent = cards(words);
        self
    }

    pub(crate) fn tiles(mut self, seat: usize, words: &str) -> Self {
        self.table.seats[seat].tiles = tiles(words);
        self
    }

    pub(crate) fn on_ground(mut self, to: usize, words: &str) -> Self {
        self.table.grounds[to].tiles = tiles(words);
        self
    }

    pub(crate) fn totem(mut self, seat: u8) -> Self {
        self.table.totem = Some(Seat(seat));
        self
    }

    pub(crate) fn horse(mut self, seat: u8) -> Self {
        self.table.horse = Some(Seat(seat));
        self
    }

    /// The position, made complete.
    pub(crate) fn state(self) -> State {
        let rules = self.rules.clone();
        let table = self.complete();
        rules.restore(table).unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    /// The table, made complete: cards laid, drawn, spent and kept, tiles out of the game.
    pub(crate) fn complete(mut self) -> Table<Tribe> {
        let seats = usize::from(self.rules.seats());
        for seat in 0..seats {
            self.fill_cards(seat);
        }
        self.fill_tiles();
        for tribe in &mut self.table.seats {
            if self.table.hunt > 1 {
                tribe.axes = tribe.tiles.count(Tile::Tomahawk);
            }
        }
        self.table
    }

    /// How many cards a seat has played, by the phase and whose turn it is.
    fn rounds(&self, seat: usize) -> u8 {
        let table = &self.table;
        if table.phase != PhaseName::Play {
            return 7;
        }
        let first = table.first.unwrap();
        let acting = table.acting.first().expect("somebody plays");
        let place = |seat: Seat| first.clockwise(self.rules.seats()).position(|other| other == seat);
        let of_acting = self.laid_by(acting).len();
        of_acting + u8::from(place(Seat(seat as u8)) < place(acting))
    }

    fn laid_by(&self, seat: Seat) -> Cards {
        let lanes = self.table.grounds.iter().flat_map(|ground| ground.cards.cards());
        lanes.filter(|placed| placed.seat() == seat).map(|placed| placed.card()).collect()
    }

    fn fill_cards(&mut self, seat: usize) {
        let id = Seat(seat as u8);
        let tribe = self.table.seats[seat];
        let used = [tribe.hand, tribe.pile.cards(), tribe.spent, self.laid_by(id)];
        let mut unused = Cards::FULL.minus(used.into_iter().fold(Cards::NONE, Cards::plus));
        let mut next = || {
            let card = unused.iter().next().expect("enough cards");
            unused = unused.without(card);
            card
        };
        let rounds = self.rounds(seat);
        let size = match (Some(id) == self.table.dealer, Some(id) == self.table.first) {
            (true, _) => 7,
            (_, true) if self.rules.seats() > 2 => 9,
            _ => 8,
        };
        let mut lane = game::json(&self.table.grounds[self.dump].cards);
        for _ in self.laid_by(id).len()..rounds {
            lane.as_array_mut().unwrap().push(json!({ "seat": seat, "card": next(), "up": true }));
        }
        self.table.grounds[self.dump].cards = read::<Lane>(lane);
        let laid = self.laid_by(id).len();
        let piled = (size - 3_u8).saturating_sub(laid);
        let tribe = &mut self.table.seats[seat];
        while tribe.hand.len() + piled + laid < size {
            tribe.hand = tribe.hand.with(next());
        }
        let rest = (tribe.pile.len()..piled).map(|_| next());
        tribe.pile = tribe.pile.iter().chain(rest.collect::<Vec<_>>()).collect();
        while self.table.hunt.is_multiple_of(2) && tribe.spent.len() < 7 {
            tribe.spent = tribe.spent.with(next());
        }
        tribe.available = unused;
        tribe.played = rounds;
    }

    fn fill_tiles(&mut self) {
        let table = &mut self.table;
        let sizes = GroundId::ALL.map(|ground| self.rules.ground_size(ground));
        let mut bag = self.rules.full_bag();
        for tiles in table.seats.iter().map(|tribe| tribe.tiles) {
            tiles.iter().for_each(|tile| bag.take(tile));
        }
        for tiles in table.grounds.map(|ground| ground.tiles) {
            tiles.iter().for_each(|tile| bag.take(tile));
        }
        let plenty = |bag: &Bag| Tile::ALL.into_iter().max_by_key(|&tile| bag.count(tile)).unwrap();
        let untouched = table.phase != PhaseName::Take && (table.phase != PhaseName::Force || table.hunt > 1);
        for (ground, size) in table.grounds.iter_mut().zip(sizes) {
            while untouched && ground.tiles.len() < size {
                let tile = plenty(&bag);
                bag.take(tile);
                ground.tiles = ground.tiles.with(tile);
            }
        }
        let left = self.rules.full_bag().len() - sizes.iter().sum::<u32>() * u32::from(table.hunt);
        while bag.len() > left {
            bag.take(plenty(&bag));
        }
        table.bag = bag;
    }
}

/// A game that is played move by move, each checked.
pub(crate) struct Match {
    pub(crate) rules: Manitou,
    pub(crate) state: State,
}

impl Match {
    pub(crate) fn new(rules: Manitou) -> Self {
        Self { state: rules.start(), rules }
    }

    pub(crate) fn from(position: Position) -> Self {
        Self { rules: position.rules.clone(), state: position.state() }
    }

    /// Makes a move, and tells what came of it.
    pub(crate) fn play(&mut self, seat: u8, mv: Move) -> Vec<Effect> {
        let mut effects = Vec::new();
        let done = self.rules.try_play(&mut self.state, Seat(seat), &mv, &mut effects);
        done.unwrap_or_else(|refusal| panic!("{mv:?}: {refusal}"));
        let mut moves = Vec::new();
        if let Turn::Seats(acting) = self.rules.turn(&self.state)
            && self.rules.menu(&self.state, acting.first().unwrap()).is_none()
        {
            self.rules.legal_moves(&self.state, acting.first().unwrap(), &mut moves);
            assert!(!moves.is_empty(), "who acts can do something");
        }
        effects
    }

    /// A move that must be refused; under which rule.
    pub(crate) fn refused(&self, seat: u8, mv: Move) -> RefusalOf<Manitou> {
        self.rules.check(&self.state, Seat(seat), &mv).expect_err("refused")
    }

    pub(crate) fn chance(&mut self, chance: Chance) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.rules.check_chance(&self.state, &chance).unwrap_or_else(|refusal| panic!("{refusal}"));
        self.rules.apply(&mut self.state, &chance, &mut effects);
        effects
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&self.state, Seat(seat), &mut moves);
        moves
    }

    pub(crate) fn tribe(&self, seat: u8) -> &Tribe {
        self.state.tribe(Seat(seat))
    }

    /// The cards on a ground, as `"0:7 1:scout-"`: the seat, the card, and whether it lies face down.
    pub(crate) fn lane(&self, number: u8) -> String {
        let lane = self.state.ground(ground(number)).lane().cards().iter();
        let word = |placed: &manitou::Placed| {
            format!("{}:{}{}", placed.seat(), placed.card(), if placed.is_up() { "" } else { "-" })
        };
        lane.map(word).collect::<Vec<_>>().join(" ")
    }
}

/// Lets one random thing happen.
pub(crate) fn step(rules: &Manitou, state: &mut State, stream: &mut impl game::Stream) {
    match rules.turn(state) {
        Turn::Over => {}
        Turn::Chance => {
            let chance = rules.draw(state, stream);
            rules.apply(state, &chance, &mut Silent);
        }
        Turn::Seats(acting) => {
            let seat = acting.first().unwrap();
            let mv = rules.random_move(state, seat, stream);
            rules.play(state, seat, &mv, &mut Silent);
        }
    }
}

/// The rules that a move applies, whether it shows or not.
#[derive(Default)]
pub(crate) struct Cited(pub(crate) Vec<Rule>);

impl game::Effects<Effect> for Cited {
    fn push(&mut self, effect: impl FnOnce() -> Effect) {
        self.0.push(game::Effect::rule(&effect()));
    }

    fn cite(&mut self, rule: Rule) {
        self.0.push(rule);
    }
}
