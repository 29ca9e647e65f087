//! Playing the games that the laws look at: the same ones for every law.

use std::cell::RefCell;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::dealer::Seeded;
use game::random::Dealt;
use game::record::Happening;
use game::{Effects, Game, Rule, Seat, Silent, Stream, Turn};

use crate::specimen::{GameOf, Sizes, Specimen, StateOf};
use crate::tally::{Tally, Verdict, ensure};

/// Every kind of move is looked at thoroughly so many times, however rare it is.
const AT_LEAST: u32 = 4;

/// A moment of a game: a state, and what is about to happen.
pub(crate) struct Moment<'a, S: Specimen> {
    /// The rules.
    pub rules: &'a GameOf<S>,
    /// The state.
    pub state: StateOf<S>,
    /// What is about to happen; nothing when the game is over.
    pub next: Option<Happening<GameOf<S>>>,
    /// Whether this is a moment to look at thoroughly.
    pub thorough: bool,
    /// Random numbers for the law's own use; the course of the game does not depend on them.
    pub stream: Dealt,
    /// What the law counts.
    pub tally: &'a mut Tally,
}

impl<S: Specimen> Moment<'_, S> {
    /// All seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<S> {
        Seat::all(self.rules.seats())
    }

    /// The legal moves of `seat`.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<<GameOf<S> as Game>::Move> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&self.state, seat, &mut moves);
        moves
    }

    /// The seats that may move now.
    pub(crate) fn acting(&self) -> game::Seats {
        self.rules.turn(&self.state).acting()
    }
}

/// Lets `visit` look at every moment of `games` games a configuration.
///
/// Even games explore, odd ones are random; where several seats may act, any of them goes first. What `visit`
/// says, and every panic, is told with the place where it happened.
pub(crate) fn walk<S: Specimen>(
    games: u32,
    mut visit: impl FnMut(&mut Moment<'_, S>) -> Result<(), String>,
) -> Verdict {
    let sizes = S::sizes().now();
    let mut tally = Tally::default();
    for (number, rules) in S::configurations().iter().enumerate() {
        let mut kinds = HashMap::new();
        for game in 0..games {
            let seed = format!("{number}:{game}");
            let mut play = Playing::<S>::new(rules, &seed, game, sizes);
            let place = RefCell::new(String::new());
            let outcome = guarded(|| play.run(&mut kinds, &mut tally, &place, &mut visit));
            outcome.map_err(|broken| format!("{}, {}: {broken}", S::label(rules), place.borrow()))?;
            tally.add("games", 1);
        }
    }
    Ok(tally)
}

/// Runs `work`, and turns a panic into a message.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(format!("panicked: {text}"))
    })
}

struct Playing<'a, S: Specimen> {
    rules: &'a GameOf<S>,
    game: u32,
    sizes: Sizes,
    seed: &'a str,
    dealer: Seeded,
    dealt: u64,
    mover: Dealt,
    buffer: Vec<<GameOf<S> as Game>::Move>,
}

impl<'a, S: Specimen> Playing<'a, S> {
    fn new(rules: &'a GameOf<S>, seed: &'a str, game: u32, sizes: Sizes) -> Self {
        let mover = Dealt::seeded(&format!("moves {seed}"));
        Self { rules, game, sizes, seed, dealer: Seeded::new(seed), dealt: 0, mover, buffer: Vec::new() }
    }

    fn run(
        &mut self,
        kinds: &mut HashMap<&'static str, u32>,
        tally: &mut Tally,
        place: &RefCell<String>,
        visit: &mut impl FnMut(&mut Moment<'_, S>) -> Result<(), String>,
    ) -> Result<(), String> {
        let how = if self.explores() { "exploring" } else { "random" };
        let mut state = self.rules.start();
        for ply in 0.. {
            *place.borrow_mut() = format!("{how} game {}, event {ply}", self.game);
            ensure!(ply <= self.sizes.longest, "the game is not over after {} events", self.sizes.longest);
            let next = self.next_event(&state);
            let kind = match &next {
                None => "the end",
                Some(Happening::Chance(_)) => "chance",
                Some(Happening::Move(_, mv)) => GameOf::<S>::kind(mv),
            };
            let looked = kinds.entry(kind).or_default();
            let thorough = (ply + self.game).is_multiple_of(self.sizes.stride) || *looked < AT_LEAST;
            *looked += u32::from(thorough);
            let stream = Dealt::seeded(&format!("law {} {ply}", self.seed));
            let mut moment = Moment::<S> { rules: self.rules, state, next, thorough, stream, tally };
            visit(&mut moment)
                .map_err(|broken| format!("{broken}\n  state: {}", game::json(&self.rules.show(&state))))?;
            let Some(next) = moment.next else { return Ok(()) };
            advance(self.rules, &mut state, &next, &mut Silent);
            tally.add("events", 1);
        }
        unreachable!("the loop has no other end")
    }

    const fn explores(&self) -> bool {
        self.game.is_multiple_of(2)
    }

    fn next_event(&mut self, state: &StateOf<S>) -> Option<Happening<GameOf<S>>> {
        match self.rules.turn(state) {
            Turn::Over => None,
            Turn::Chance => {
                self.dealt += 1;
                Some(Happening::Chance(self.dealer.deal(self.rules, state, self.dealt - 1)))
            }
            Turn::Seats(acting) => {
                let seats: Vec<Seat> = acting.iter().collect();
                let seat = *self.mover.pick(&seats);
                let mv = match self.explores() {
                    true => self.rules.explore_move(state, seat, &mut self.mover, &mut self.buffer),
                    false => self.rules.random_move(state, seat, &mut self.mover),
                };
                Some(Happening::Move(seat, mv))
            }
        }
    }
}

/// Lets something happen that is known to be possible.
pub(crate) fn advance<G: Game>(
    rules: &G,
    state: &mut G::State,
    what: &Happening<G>,
    effects: &mut impl Effects<G::Effect>,
) {
    match what {
        Happening::Chance(chance) => rules.apply(state, chance, effects),
        Happening::Move(seat, mv) => rules.play(state, *seat, mv, effects),
    }
}

/// Listens to everything: effects and rules that were only cited.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard<E> {
    /// The effects, in order.
    pub effects: Vec<E>,
    /// The rules that were cited without an effect, in order.
    pub cited: Vec<Rule>,
}

impl<E> Default for Heard<E> {
    fn default() -> Self {
        Self { effects: Vec::new(), cited: Vec::new() }
    }
}

impl<E> Effects<E> for Heard<E> {
    fn push(&mut self, effect: impl FnOnce() -> E) {
        self.effects.push(effect());
    }

    fn cite(&mut self, rule: Rule) {
        self.cited.push(rule);
    }
}
