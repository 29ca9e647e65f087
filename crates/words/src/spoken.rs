//! What a game can say.

use game::{Game, Outcome, Rule, Seat};

use crate::{Messages, People, Turn, Words, say};

/// Who speaks to whom: the words of a language and the names at the table.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The words.
    pub words: &'a Words,
    /// The names.
    pub people: &'a People,
}

impl Messages for Voice<'_> {
    fn words(&self) -> &Words {
        self.words
    }
}

impl Voice<'_> {
    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.people.name(seat)
    }

    /// Several seats in words: "Heron, Otter and Crane".
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        self.words.listed(&names)
    }

    /// Something with what there is to say of it: "C4: 2 buffalo."
    pub(crate) fn about(&self, thing: impl Into<String>, what: impl Into<String>) -> String {
        say!(self, "term-about", thing = thing.into(), what = what.into())
    }

    /// The seats in first place.
    pub(crate) fn winners(ranks: &[u8]) -> Vec<Seat> {
        (0..).zip(ranks).filter(|&(_, &rank)| rank == 1).map(|(seat, _)| Seat(seat)).collect()
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose line it is, if it is one seat's.
    pub seat: Option<Seat>,
    /// What it says.
    pub text: String,
    /// The rule behind it.
    pub rule: Rule,
}

/// Who is expected to do what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    /// What is asked.
    pub title: String,
    /// What is worth knowing about it; empty if nothing is.
    pub detail: String,
}

impl Sentence {
    /// A sentence without details.
    pub(crate) const fn plain(title: String) -> Self {
        Self { title, detail: String::new() }
    }
}

/// A choice of several things out of some: a party out of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// What can be chosen: in words, and how many of each there are.
    pub from: Vec<(String, u8)>,
    /// How many have to be chosen.
    pub count: u8,
}

/// A game that can be told: one file a game chooses messages and values, the catalogues hold the words.
///
/// `view` is always what the person who is told may know.
pub trait Spoken: Game {
    /// Lines for effects that came together.
    fn tell(&self, voice: Voice<'_>, view: &Self::View, effects: &[Self::Effect]) -> Vec<Line>;

    /// The seat whose turn begins with this effect, if one does; `turn` is the one that goes on.
    fn turn_begins(effect: &Self::Effect, turn: Option<&Turn<Self>>) -> Option<Seat>;

    /// The heading of a turn, where it is not "Turn 3 · Maren".
    fn turn_title(_words: &Words, _effects: &[Self::Effect]) -> Option<String> {
        None
    }

    /// A move as a heading.
    fn move_words(&self, voice: Voice<'_>, mv: &Self::Move) -> String;

    /// Why something is refused, as a whole sentence.
    fn refusal_words(&self, voice: Voice<'_>, view: &Self::View, reason: &Self::Reason) -> String;

    /// Who is expected to do what; `mover` is the person who is told, if it is that person's turn.
    fn sentence(&self, voice: Voice<'_>, view: &Self::View, mover: Option<Seat>) -> Sentence;

    /// What lies before the one who is to move, in a few lines: what somebody who sees the table looks at first.
    fn glance(&self, _voice: Voice<'_>, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// The position in words, a line for each thing.
    fn position(&self, voice: Voice<'_>, view: &Self::View) -> Vec<String>;

    /// How a seat ended, such as "3 tipis saved".
    fn result_words(&self, voice: Voice<'_>, outcome: &Outcome<Self::Detail>, seat: Seat) -> String;

    /// The choice that leads to a move at a depth: what to do, then with which piece, then where to; `None`
    /// once the move is made.
    ///
    /// Different moves have different choices at some depth, and both have some there.
    fn choice(&self, voice: Voice<'_>, view: &Self::View, mv: &Self::Move, depth: usize) -> Option<String>;

    /// What a factored decision is made from.
    fn pick(&self, voice: Voice<'_>, menu: &Self::Menu) -> Pick;

    /// The move that takes so many of each thing that [`pick`](Spoken::pick) offers.
    fn picked(&self, menu: &Self::Menu, counts: &[u8]) -> Self::Move;
}
