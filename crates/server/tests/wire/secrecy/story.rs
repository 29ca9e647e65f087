//! A whole game at a table without a server, written down so that it can be played again over the wire.

use game::Stream;
use game::random::Quick;
use serde_json::{Map, Value, json};
use table::messages::{
    ChanceRule, Command, CommandId, Json, Millis, Opening, Order, Person, PersonId, Place, Refusal, Seq,
};
use table::{Decision, Entry, Table, What};

/// What somebody does at the table.
#[derive(Clone, Debug)]
pub(super) enum Deed {
    /// Makes the move of this entry of the journal.
    Play { entry: usize },
    /// Takes back; those whose consent it takes agree.
    Undo { keep: u32, agree: Vec<usize> },
    /// Says something.
    Chat,
}

/// One deed: whose, and how long the journal is after it.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) seat: usize,
    pub(super) deed: Deed,
    length: usize,
}

/// A game, and how it came about.
pub(super) struct Story {
    pub(super) opening: Opening,
    pub(super) steps: Vec<Step>,
    journal: Vec<Entry>,
}

impl Story {
    /// Plays a game in which people move, take back and talk, to its end.
    pub(super) fn play(game: &str, seats: u8, options: Value, seed: u64) -> Self {
        let mut stream = Quick::new(seed);
        let mut desk = Desk::open(game, seats, options);
        let mut steps = Vec::new();
        while !desk.table.has_ended() {
            let acting = desk.table.snapshot(None).parts.position.expect("a game is on").acting;
            let acting: Vec<usize> = acting.iter().map(game::Seat::index).collect();
            let chosen = match stream.below(12) {
                0 => desk.take_back(stream.below(seats.into()) as usize),
                1 => desk
                    .order(acting[0], Command::Chat { text: "hm".to_owned() })
                    .ok()
                    .map(|_| (acting[0], Deed::Chat)),
                _ => None,
            };
            let (seat, deed) = chosen.unwrap_or_else(|| {
                let seat = *stream.pick(&acting);
                let entry = desk.table.journal().len();
                let mv = desk.any_move(seat, &mut stream);
                desk.order(seat, Command::Play { moves: vec![mv] }).unwrap();
                (seat, Deed::Play { entry })
            });
            steps.push(Step { seat, deed, length: desk.table.journal().len() });
        }
        Self { opening: desk.opening, steps, journal: desk.table.journal().to_vec() }
    }

    /// The steps and the journal until this share of the game before its result.
    pub(super) fn until(&self, percent: usize) -> (&[Step], &[Entry]) {
        let result = self.journal.iter().position(|entry| matches!(entry.what, What::Result { .. })).unwrap();
        let before = self.steps.iter().filter(|step| step.length <= result).count();
        let count = (before * percent / 100).max(1);
        (&self.steps[..count], &self.journal[..self.steps[count - 1].length])
    }
}

/// A table and the people at it.
struct Desk {
    table: Table,
    opening: Opening,
    people: Vec<Person>,
    orders: u32,
}

impl Desk {
    fn open(game: &str, seats: u8, options: Value) -> Self {
        let options: Map<String, Value> = serde_json::from_value(options).unwrap();
        let mut opening = Opening { options, ..Opening::new(game, seats) };
        opening.chance = ChanceRule::Scripted { outcomes: Vec::new(), seed: "a story".to_owned() };
        opening.places = vec![Place::Open; seats.into()];
        opening.places[0] = Place::Host;
        let people: Vec<Person> = (0..seats).map(person).collect();
        let (id, command) =
            (table::messages::TableId::new("story").unwrap(), CommandId::new("open").unwrap());
        let entries = Table::open(id, &people[0], &command, &opening, Millis(1), &[7; 32]).unwrap();
        let mut desk = Self { table: Table::replay(entries).unwrap(), opening, people, orders: 0 };
        for seat in 1..seats {
            desk.order(seat.into(), Command::Sit { seat: Some(game::Seat(seat)) }).unwrap();
        }
        assert!(desk.table.is_playing());
        desk
    }

    fn order(&mut self, seat: usize, command: Command) -> Result<Seq, Refusal> {
        self.orders += 1;
        let id = CommandId::new(&format!("o{}", self.orders)).unwrap();
        let order = Order { id, seq: self.table.seq(), command };
        // Time passes, so that nobody talks too fast.
        let now = Millis(u64::from(self.orders) * 60_000);
        if let Decision::Write(entries) = self.table.decide(&self.people[seat], &order, now, &[7; 32])? {
            self.table.commit(entries).unwrap();
        }
        Ok(self.table.seq())
    }

    fn any_move(&self, seat: usize, stream: &mut Quick) -> Json {
        let position = self.table.snapshot(Some(&self.people[seat].id)).parts.position.unwrap();
        let legal = position.legal.expect("it is the seat's turn").value();
        if let Some(moves) = legal.get("moves") {
            return Json::of(stream.pick(moves.as_array().unwrap()));
        }
        let muster = &legal["muster"];
        let mut from = muster["from"].as_array().unwrap().clone();
        stream.shuffle(&mut from);
        from.truncate(muster["count"].as_u64().unwrap() as usize);
        Json::of(&json!({ "muster": from }))
    }

    /// Takes back as far as the seat may without touching chance, which would come out the same again.
    fn take_back(&mut self, seat: usize) -> Option<(usize, Deed)> {
        let position = self.table.snapshot(Some(&self.people[seat].id)).parts.position?;
        let keep = position.undo.last()?.keep;
        let events = events(self.table.journal());
        if events[keep as usize..].iter().any(|event| event.chance.is_some()) {
            return None;
        }
        let asked = self.order(seat, Command::Undo { keep }).ok()?;
        let mut agree = Vec::new();
        if let Some(request) = self.table.snapshot(None).parts.requests.and_then(|requests| requests.undo) {
            assert_eq!(request.request, asked);
            for other in request.waiting.iter().map(game::Seat::index) {
                self.order(other, Command::Answer { request: asked, yes: true }).unwrap();
                agree.push(other);
            }
        }
        Some((seat, Deed::Undo { keep, agree }))
    }
}

/// A move or an outcome of chance that stands.
struct Standing {
    seq: Seq,
    chance: Option<Json>,
}

/// What stands of a journal.
fn events(journal: &[Entry]) -> Vec<Standing> {
    let mut events: Vec<Standing> = Vec::new();
    for entry in journal {
        match &entry.what {
            What::Move { .. } => events.push(Standing { seq: entry.seq, chance: None }),
            What::Chance { chance } => events.push(Standing { seq: entry.seq, chance: Some(chance.clone()) }),
            What::Undo { withdraws, .. } => events.retain(|event| !withdraws.contains(&event.seq)),
            _ => {}
        }
    }
    events
}

/// How chance came out in a journal in which nothing of it was taken back.
pub(super) fn outcomes(journal: &[Entry]) -> Vec<Json> {
    events(journal).into_iter().filter_map(|event| event.chance).collect()
}

/// Whether somebody at the table sees another position at the end of one journal than of the other.
pub(super) fn differ(one: &[Entry], other: &[Entry]) -> bool {
    let [one, other] = [one, other].map(|journal| Table::replay(journal.to_vec()).unwrap());
    let seats = one.snapshot(None).terms.seats;
    (0..seats).map(person).any(|who| one.snapshot(Some(&who.id)) != other.snapshot(Some(&who.id)))
}

/// Whoever sits in a seat.
fn person(seat: u8) -> Person {
    Person { id: PersonId::new(&format!("p{seat}")).unwrap(), name: format!("Seat {seat}"), account: false }
}

/// The move of an entry.
pub(super) fn move_of(entry: &Entry) -> Value {
    match &entry.what {
        What::Move { mv, .. } => mv.value(),
        other => panic!("not a move: {other:?}"),
    }
}
