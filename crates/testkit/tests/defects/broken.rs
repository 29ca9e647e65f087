//! The toy with one defect: everything that the contract asks for can be overridden.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use game::{Effects, Game, Outcome, PerSeat, RefusalOf, Rule, Seat, Stream, Turn, Viewer};
use serde_json::Value;
use testkit::toy::{Cards, Chance, Detail, Happened, Insight, Menu, Move, Options, State, Table, Toy, View};
use testkit::{Sizes, Specimen};

use crate::specimen;

pub(crate) type Refused = RefusalOf<Toy>;

/// What is wrong. Whatever is not overridden is right.
pub(crate) trait Defect: Clone + Debug + Send + Sync + 'static {
    const RULES: &'static [Rule] = Toy::RULES;
    const OPEN: bool = false;

    fn configurations() -> Vec<Broken<Self>> {
        specimen::configurations()
    }
    fn unexercised() -> Vec<(Rule, &'static str)> {
        specimen::unexercised()
    }
    fn configured(seats: u8, options: Options) -> Result<Toy, Refused> {
        Toy::new(seats, options)
    }
    fn legal_moves(toy: &Toy, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        toy.legal_moves(state, seat, moves);
    }
    fn menu(toy: &Toy, state: &State, seat: Seat) -> Option<Menu> {
        toy.menu(state, seat)
    }
    fn count_moves(toy: &Toy, state: &State, seat: Seat) -> u64 {
        toy.count_moves(state, seat)
    }
    fn check(toy: &Toy, state: &State, seat: Seat, mv: &Move) -> Result<(), Refused> {
        toy.check(state, seat, mv)
    }
    fn play(toy: &Toy, state: &mut State, seat: Seat, mv: &Move, effects: &mut impl Effects<Happened>) {
        toy.play(state, seat, mv, effects);
    }
    fn spoil_refused(_state: &mut State) {}
    fn random_move(toy: &Toy, state: &State, seat: Seat, stream: &mut impl Stream) -> Move {
        toy.random_move(state, seat, stream)
    }
    fn kind(mv: &Move) -> &'static str {
        Toy::kind(mv)
    }
    fn check_chance(toy: &Toy, state: &State, chance: &Chance) -> Result<(), Refused> {
        toy.check_chance(state, chance)
    }
    fn view(toy: &Toy, state: &State, viewer: Viewer) -> View {
        toy.view(state, viewer)
    }
    fn redeal(toy: &Toy, view: &View, stream: &mut impl Stream) -> State {
        toy.redeal(view, stream)
    }
    fn effect_for(toy: &Toy, effect: &Happened, viewer: Viewer) -> Option<Happened> {
        toy.effect_for(effect, viewer)
    }
    fn knows_move(toy: &Toy, seat: Seat, mv: &Move, viewer: Viewer) -> bool {
        toy.knows_move(seat, mv, viewer)
    }
    fn chance_for(toy: &Toy, chance: &Chance, viewer: Viewer) -> Option<Value> {
        toy.chance_for(chance, viewer)
    }
    fn evident_move(toy: &Toy, state: &State, seat: Seat) -> Option<Move> {
        toy.evident_move(state, seat)
    }
    fn outcome(toy: &Toy, state: &State) -> Option<Outcome<Detail>> {
        toy.outcome(state)
    }
    fn restore(toy: &Toy, json: Table<Cards>) -> Result<State, Refused> {
        toy.restore(json)
    }
    fn read_chance(toy: &Toy, json: Chance) -> Result<Chance, Refused> {
        toy.read_chance(json)
    }
}

/// The rules of a toy that has a defect.
#[derive(Clone, Debug)]
pub(crate) struct Broken<D>(Toy, PhantomData<D>);

impl<D: Defect> Game for Broken<D> {
    const NAME: &'static str = Toy::NAME;
    const TITLE: &'static str = Toy::TITLE;
    const VERSION: u32 = Toy::VERSION;
    const SEATS: RangeInclusive<u8> = Toy::SEATS;
    const RULES: &'static [Rule] = D::RULES;
    const OPEN: bool = D::OPEN;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Menu = Menu;
    type Chance = Chance;
    type Effect = Happened;
    type Reason = <Toy as Game>::Reason;
    type View = View;
    type Insight = Insight;
    type Detail = Detail;
    type StateJson = Table<Cards>;
    type ChanceJson = Chance;

    fn new(seats: u8, options: Options) -> Result<Self, Refused> {
        D::configured(seats, options).map(|toy| Self(toy, PhantomData))
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn options(&self) -> &Options {
        self.0.options()
    }
    fn start(&self) -> State {
        self.0.start()
    }
    fn turn(&self, state: &State) -> Turn {
        self.0.turn(state)
    }
    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        D::legal_moves(&self.0, state, seat, moves);
    }
    fn menu(&self, state: &State, seat: Seat) -> Option<Menu> {
        D::menu(&self.0, state, seat)
    }
    fn count_moves(&self, state: &State, seat: Seat) -> u64 {
        D::count_moves(&self.0, state, seat)
    }
    fn check(&self, state: &State, seat: Seat, mv: &Move) -> Result<(), Refused> {
        D::check(&self.0, state, seat, mv)
    }
    fn play<E: Effects<Happened>>(&self, state: &mut State, seat: Seat, mv: &Move, effects: &mut E) {
        D::play(&self.0, state, seat, mv, effects);
    }
    fn try_play<E: Effects<Happened>>(
        &self,
        state: &mut State,
        seat: Seat,
        mv: &Move,
        effects: &mut E,
    ) -> Result<(), Refused> {
        self.check(state, seat, mv).inspect_err(|_| D::spoil_refused(state))?;
        self.play(state, seat, mv, effects);
        Ok(())
    }
    fn random_move<S: Stream>(&self, state: &State, seat: Seat, stream: &mut S) -> Move {
        D::random_move(&self.0, state, seat, stream)
    }
    fn kind(mv: &Move) -> &'static str {
        D::kind(mv)
    }
    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refused> {
        D::check_chance(&self.0, state, chance)
    }
    fn draw<S: Stream>(&self, state: &State, stream: &mut S) -> Chance {
        self.0.draw(state, stream)
    }
    fn apply<E: Effects<Happened>>(&self, state: &mut State, chance: &Chance, effects: &mut E) {
        self.0.apply(state, chance, effects);
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        D::view(&self.0, state, viewer)
    }
    fn redeal<S: Stream>(&self, view: &View, stream: &mut S) -> State {
        D::redeal(&self.0, view, stream)
    }
    fn effect_for(&self, effect: &Happened, viewer: Viewer) -> Option<Happened> {
        D::effect_for(&self.0, effect, viewer)
    }
    fn knows_move(&self, seat: Seat, mv: &Move, viewer: Viewer) -> bool {
        D::knows_move(&self.0, seat, mv, viewer)
    }
    fn chance_for(&self, chance: &Chance, viewer: Viewer) -> Option<Value> {
        D::chance_for(&self.0, chance, viewer)
    }
    fn evident_move(&self, state: &State, seat: Seat) -> Option<Move> {
        D::evident_move(&self.0, state, seat)
    }
    fn outcome(&self, state: &State) -> Option<Outcome<Detail>> {
        D::outcome(&self.0, state)
    }
    fn insight(&self, view: &View) -> Insight {
        self.0.insight(view)
    }
    fn standing(&self, state: &State) -> PerSeat<f32> {
        self.0.standing(state)
    }
    fn show(&self, state: &State) -> Table<Cards> {
        self.0.show(state)
    }
    fn restore(&self, json: Table<Cards>) -> Result<State, Refused> {
        D::restore(&self.0, json)
    }
    fn show_chance(&self, chance: &Chance) -> Chance {
        self.0.show_chance(chance)
    }
    fn read_chance(&self, json: Chance) -> Result<Chance, Refused> {
        D::read_chance(&self.0, json)
    }
    fn notation(&self, mv: &Move) -> String {
        self.0.notation(mv)
    }
}

/// A broken toy under examination.
pub(crate) struct Examined<D>(PhantomData<D>);

impl<D: Defect> Specimen for Examined<D> {
    type Game = Broken<D>;

    fn configurations() -> Vec<Broken<D>> {
        D::configurations()
    }
    fn conceivable_moves(_: &Broken<D>, _: &State) -> Vec<Move> {
        specimen::conceivable_moves()
    }
    fn invariants(rules: &Broken<D>, state: &State) {
        specimen::invariants(rules.seats(), state);
    }
    fn sizes() -> Sizes {
        specimen::sizes()
    }
    fn unexercised() -> Vec<(Rule, &'static str)> {
        D::unexercised()
    }
    fn menu_size(menu: &Menu) -> Option<u64> {
        specimen::menu_size(menu)
    }
}
