//! One long evening: many tables of all games and options, many people who come, go, undo, dispute and run out
//! of time; every law is checked after every command, and one seed tells it all again.

use std::collections::{BTreeMap, HashMap};

use game::random::Quick;
use game::{Seat, Seats, Stream};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use table::messages::{
    ChanceRule, ClockRule, Command, CommandId, Level, Millis, Opening, Order, Person, Place, Refusal, Seq,
};
use table::{Finished, Ratings, Task};

use crate::desk::Desk;
use crate::model::{Model, Paper};
use crate::round::Round;

/// How big an evening is.
struct Size {
    tables: usize,
    people: usize,
    commands: usize,
}

/// What the evening came to.
#[derive(Default)]
struct Tally {
    accepted: usize,
    refused: BTreeMap<String, usize>,
    kinds: BTreeMap<String, usize>,
    ended: usize,
    finished: Vec<Finished>,
}

struct Evening {
    stream: Quick,
    people: Vec<Person>,
    rounds: Vec<Round>,
    tally: Tally,
    orders: u64,
}

/// A game, its seats, and options that are not at their default.
type Dish = (String, u8, Vec<(&'static str, Value)>);

/// Every game with every number of seats and every option that changes its course.
fn menu() -> Vec<Dish> {
    let mut menu = Vec::new();
    for listing in games::listings() {
        let variants: Vec<Vec<(&str, Value)>> = match listing.name {
            "manitou" => vec![vec![], vec![("muster", json!("random"))]],
            "bison" => ["basic", "extension-1", "extension-2"]
                .map(|variant| vec![("variant", json!(variant)), ("reach", json!(4))])
                .to_vec(),
            _ => vec![vec![]],
        };
        for seats in listing.seats.clone() {
            menu.extend(variants.iter().map(|options| (listing.name.to_owned(), seats, options.clone())));
        }
    }
    menu
}

impl Evening {
    fn new(seed: u64, size: &Size) -> Self {
        let mut stream = Quick::new(seed);
        let people: Vec<Person> = (0..size.people)
            .map(|number| {
                let name = format!("p{number}");
                Person { account: number % 5 != 0, ..crate::desk::person(&name) }
            })
            .collect();
        let menu = menu();
        let rounds = (0..size.tables)
            .map(|number| Self::open(number, &menu[number % menu.len()], &people, &mut stream))
            .collect();
        Self { stream, people, rounds, tally: Tally::default(), orders: 0 }
    }

    fn open(number: usize, (game, seats, options): &Dish, people: &[Person], stream: &mut Quick) -> Round {
        let mut opening = Opening::new(game, *seats);
        opening.options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        opening.clock = *stream.pick(&[
            ClockRule::None,
            ClockRule::Turn { seconds: 30 },
            ClockRule::Fischer { seconds: 120, increment: 5 },
            ClockRule::Days { days: 1 },
        ]);
        opening.public = stream.below(3) > 0;
        opening.rated = stream.below(2) == 0;
        opening.stand_in = Level::Random;
        if stream.below(4) == 0 {
            opening.chance = ChanceRule::Seeded { seed: format!("table {number}") };
        }
        let around: Vec<usize> = (0..8).map(|_| stream.below(people.len() as u32) as usize).collect();
        let host = &people[around[0]];
        opening.places = (0..*seats)
            .map(|seat| match (seat, stream.below(6)) {
                (0, _) => Place::Host,
                (_, 0) => Place::Bot { level: Level::Greedy },
                (_, 1) if people[around[1]].id != host.id => {
                    Place::Reserved { person: people[around[1]].clone() }
                }
                _ => Place::Open,
            })
            .collect();
        // One kept seat for one person is enough.
        let mut kept = false;
        for place in &mut opening.places {
            if matches!(place, Place::Reserved { .. }) && std::mem::replace(&mut kept, true) {
                *place = Place::Open;
            }
        }
        let verifiable = opening.chance == ChanceRule::Verifiable;
        let model = Model::new(host, &opening.places, opening.stand_in, verifiable);
        let mut desk = Desk::try_open(&format!("table-{number}"), host, &opening).unwrap();
        desk.follow(host);
        desk.follow(&people[around[1]]);
        Round { desk, model, around, looked: HashMap::new(), last_order: None }
    }

    fn run(&mut self, commands: usize) {
        for _ in 0..commands {
            let place = self.stream.below(self.rounds.len() as u32) as usize;
            self.turn(place);
        }
        for round in &self.rounds {
            round.desk.check_replay();
        }
    }

    /// The first tables, one of each kind, are played to their end.
    fn last_orders(&mut self, tables: usize) {
        for place in 0..tables {
            let round = &mut self.rounds[place];
            if round.model.stage == Paper::Gathering {
                let host = round.desk.table.summary().host;
                let host = self.people.iter().find(|person| person.id == host).unwrap().clone();
                round.command(&host, Command::Start);
            }
            for sitter in round.desk.table.summary().people {
                let who = self.people.iter().find(|person| person.id == sitter.person).unwrap().clone();
                round.command(&who, Command::Give { level: Level::Random });
            }
            round.desk.let_bots_play(&mut self.stream);
            self.note_end(place);
            assert!(self.rounds[place].desk.table.has_ended());
        }
    }

    fn note_end(&mut self, place: usize) {
        let round = &mut self.rounds[place];
        if round.model.stage != Paper::Ended && round.desk.table.has_ended() {
            round.model.stage = Paper::Ended;
            self.tally.ended += 1;
            self.tally.finished.extend(round.desk.table.finished());
            round.check_end();
        }
    }

    /// Something happens at a table.
    fn turn(&mut self, place: usize) {
        let round = &mut self.rounds[place];
        let pause = match self.stream.below(60) {
            0 => 40_000,
            1 => 90_000_000,
            2..=20 => u64::from(self.stream.below(8_000)),
            _ => 0,
        };
        if self.stream.below(200) == 0 {
            let from = round.desk.now;
            let wake = round.desk.table.wake_at();
            round.desk.now = Millis(from.0 + 500_000);
            let count = round.desk.task(&Task::Outage { from, to: round.desk.now }).unwrap();
            let later = round.desk.table.wake_at();
            assert_eq!(later, wake.map(|at| Millis(at.0 + 500_000 * count as u64)));
        }
        round.pass(pause);
        if self.stream.below(3) == 0 {
            round.one_bot(&mut self.stream);
        }
        // A bot's move, or that somebody's time is up, may have ended it.
        self.note_end(place);
        self.command(place);
        self.rounds[place].check();
        self.note_end(place);
    }

    fn command(&mut self, place: usize) {
        let round = &mut self.rounds[place];
        let who = round.somebody(&self.people, &mut self.stream);
        let command = round.whim(&who, &mut self.stream);
        let seq = if self.stream.below(12) == 0 {
            Seq(round.desk.table.seq().0.saturating_sub(u64::from(self.stream.below(4))))
        } else {
            round.desk.table.seq()
        };
        self.orders += 1;
        let id = CommandId::new(&format!("o{}", self.orders)).unwrap();
        let kind = json!(&command)["do"].as_str().unwrap().to_owned();
        let expected = round.model.expect(&who, &command);
        let order = Order { id, seq, command };
        let result = round.desk.send(&who, &order);
        if let Some(expected) = expected {
            assert_eq!(result.is_ok(), expected, "{kind} by {who:?}: {result:?}");
        }
        match result {
            Ok(seq) => {
                self.tally.accepted += 1;
                *self.tally.kinds.entry(kind).or_default() += 1;
                round.last_order = Some((who, order, seq));
            }
            Err(refusal) => {
                let reason = json!(&refusal)["reason"].as_str().unwrap().to_owned();
                *self.tally.refused.entry(reason).or_default() += 1;
            }
        }
        // A client that lost its answer sends again.
        if self.stream.below(10) == 0
            && let Some((who, order, seq)) = round.last_order.clone()
        {
            assert_eq!(round.desk.send(&who, &order), Ok(seq));
        }
    }

    /// A number that is the same if and only if the evening was the same.
    fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for round in &self.rounds {
            hash.update(serde_json::to_string(round.desk.table.journal()).unwrap());
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

#[test]
fn an_evening_of_two_hundred_tables_keeps_every_law() {
    let nightly = std::env::var_os("TALLGRASS_NIGHTLY").is_some_and(|value| value == "1");
    let commands = if nightly { 60_000 } else { 12_000 };
    let size = Size { tables: 200, people: 500, commands };
    let seed = std::env::var("TALLGRASS_SEED").map_or(1, |seed| seed.parse().unwrap());
    println!("TALLGRASS_SEED={seed}");
    let mut evening = Evening::new(seed, &size);
    evening.run(size.commands);
    evening.last_orders(menu().len());
    let tally = &evening.tally;
    println!(
        "{} commands done, refused {:?}, kinds {:?}, {} ended",
        tally.accepted, tally.refused, tally.kinds, tally.ended
    );
    assert!(tally.accepted > size.commands / 4);
    assert!(tally.ended >= menu().len());
    for kind in ["sit", "leave", "play", "undo", "answer", "give", "reclaim", "resign", "chat", "contribute"]
    {
        assert!(tally.kinds.contains_key(kind), "nobody thought of {kind}");
    }
    let again = Ratings::of(tally.finished.iter().rev().cloned());
    assert_eq!(again, Ratings::of(tally.finished.iter().cloned()));
}

#[test]
fn the_same_seed_is_the_same_evening() {
    let evening = |seed| {
        let size = Size { tables: 12, people: 30, commands: 300 };
        let mut evening = Evening::new(seed, &size);
        evening.run(size.commands);
        evening.digest()
    };
    assert_eq!(evening(7), evening(7));
    assert_ne!(evening(7), evening(8));
}

#[test]
fn refusals_are_worth_reading() {
    let refusal = Refusal::NotYourTurn { acting: Seats::only(Seat(1)) };
    assert_eq!(json!(refusal), json!({ "reason": "not-your-turn", "acting": [1] }));
    assert_eq!(refusal.to_string(), "it is not your turn");
}
