//! A table as a server keeps it: decide, write, commit, tell everyone; every law checked after every command.

use game::random::Quick;
use game::{Seat, Stream, Viewer};
use serde_json::{Value, json};
use table::messages::{
    ChanceRule, Command, CommandId, Json, Level, Millis, Opening, Order, Person, PersonId, Place, Query,
    Refusal, Reply, Seq, Snapshot, TableId,
};
use table::{Decision, Entry, Table, Task};

use crate::follower::Follower;

/// A person with an account, called `name`.
pub(crate) fn person(name: &str) -> Person {
    Person { id: PersonId::new(name).unwrap(), name: name.to_uppercase(), account: true }
}

/// A guest called `name`.
pub(crate) fn guest(name: &str) -> Person {
    Person { account: false, ..person(name) }
}

/// A table with its clock and its watchers.
pub(crate) struct Desk {
    pub(crate) table: Table,
    pub(crate) now: Millis,
    /// The same table, put together from its journal alone.
    shadow: Table,
    followers: Vec<Follower>,
    commands: u64,
}

impl Desk {
    pub(crate) fn open(host: &Person, opening: &Opening) -> Self {
        Self::try_open("table-1", host, opening).unwrap()
    }

    pub(crate) fn try_open(name: &str, host: &Person, opening: &Opening) -> Result<Self, Refusal> {
        let (id, now) = (TableId::new(name).unwrap(), Millis(1_000_000));
        let command = CommandId::new("open").unwrap();
        let entries = Table::open(id, host, &command, opening, now, &[7; 32])?;
        let table = Table::replay(through_json(&entries)).unwrap();
        let shadow = Table::replay(entries).unwrap();
        assert!(table == shadow, "a journal says the same after it was written down");
        let followers = vec![Follower::new(&table, None)];
        Ok(Self { table, now, shadow, followers, commands: 0 })
    }

    /// A game in which the people of `names` sit in that order and chance is seeded.
    pub(crate) fn seeded(game: &str, names: &[&str]) -> Self {
        Self::of(game, names, |_| {})
    }

    /// The same, with other terms.
    pub(crate) fn of(game: &str, names: &[&str], terms: impl FnOnce(&mut Opening)) -> Self {
        let mut opening = Opening::new(game, names.len() as u8);
        opening.chance = ChanceRule::Seeded { seed: "42".to_owned() };
        opening.places = vec![Place::Open; names.len()];
        opening.places[0] = Place::Host;
        opening.public = true;
        terms(&mut opening);
        let mut desk = Self::open(&person(names[0]), &opening);
        for name in &names[1..] {
            desk.follow(&person(name));
            if !desk.table.is_playing() {
                desk.order(name, Command::Sit { seat: None }).unwrap();
            }
        }
        desk.follow(&person(names[0]));
        desk
    }

    /// One person against bots.
    pub(crate) fn against_bots(game: &str, seats: usize) -> Self {
        Self::of(game, &["ada"], |opening| {
            opening.seats = seats as u8;
            opening.places.resize(seats, Place::Bot { level: Level::Random });
        })
    }

    /// Somebody begins to look.
    pub(crate) fn follow(&mut self, who: &Person) {
        self.followers.push(Follower::new(&self.table, Some(who.id.clone())));
    }

    pub(crate) fn order(&mut self, who: &str, command: Command) -> Result<Seq, Refusal> {
        self.order_at(who, self.table.seq(), command)
    }

    pub(crate) fn order_at(&mut self, who: &str, seq: Seq, command: Command) -> Result<Seq, Refusal> {
        self.commands += 1;
        let id = CommandId::new(&format!("c{}", self.commands)).unwrap();
        self.send(&person(who), &Order { id, seq, command })
    }

    pub(crate) fn send(&mut self, who: &Person, order: &Order) -> Result<Seq, Refusal> {
        let before = self.table.seq();
        let entropy = [self.commands as u8; 32];
        match self.table.decide(who, order, self.now, &entropy) {
            Ok(Decision::Write(entries)) => {
                assert!(!entries.is_empty(), "what is done leaves a trace");
                assert!(self.table == self.shadow, "deciding changes nothing");
                let last = entries.last().unwrap().seq;
                self.commit(entries);
                // Sent again, also after a restart, it is answered the same and not done again.
                let again = self.table.decide(who, order, self.now, &entropy);
                assert_eq!(again, Ok(Decision::Done(last)));
                let restarted = self.shadow.decide(who, order, self.now, &entropy);
                assert_eq!(restarted, Ok(Decision::Done(last)));
                Ok(last)
            }
            Ok(Decision::Done(seq)) => Ok(seq),
            Err(refusal) => {
                assert!(self.table == self.shadow, "a refusal changes nothing");
                assert_eq!(self.table.seq(), before);
                let again = self.table.decide(who, order, self.now, &entropy);
                assert_eq!(again, Err(refusal.clone()), "what is refused once is refused the same");
                Err(refusal)
            }
        }
    }

    pub(crate) fn task(&mut self, task: &Task) -> Result<usize, Refusal> {
        let entries = self.table.attend(task, self.now)?;
        let count = entries.len();
        self.commit(entries);
        Ok(count)
    }

    fn commit(&mut self, entries: Vec<Entry>) {
        let written = through_json(&entries);
        self.table.commit(entries).unwrap();
        self.shadow.commit(written).unwrap();
        assert!(self.table == self.shadow, "the journal is the truth");
        for (place, follower) in (0..).zip(&mut self.followers) {
            // The spectator is always here; others look up now and then, and learn all that happened since.
            if place == 0 || (self.table.seq().0 + place).is_multiple_of(3) {
                follower.catch_up(&self.table);
            }
        }
        if let Some(at) = self.table.wake_at() {
            assert!(self.table.is_playing());
            let early = Millis(at.0.saturating_sub(1));
            if early >= self.now {
                assert_eq!(self.table.attend(&Task::Tick, early), Ok(vec![]), "no time is up before wake_at");
            }
        }
    }

    /// Lets time pass, with what is due by itself.
    pub(crate) fn wait(&mut self, millis: u64) {
        self.now = Millis(self.now.0 + millis);
        self.task(&Task::Tick).unwrap();
    }

    /// Reads the whole journal again.
    pub(crate) fn check_replay(&self) {
        let again = Table::replay(through_json(self.table.journal())).unwrap();
        assert!(again == self.table, "the journal is the truth");
    }

    pub(crate) fn snapshot(&self, who: &str) -> Snapshot {
        self.table.snapshot(Some(&person(who).id))
    }

    pub(crate) fn ask(&self, who: &str, query: &Query) -> Reply {
        self.table.ask(Some(&person(who).id), query)
    }

    pub(crate) fn seat(&self, who: &str) -> Option<Seat> {
        match self.table.viewer(Some(&person(who).id)) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub(crate) fn acting(&self) -> Vec<Seat> {
        let position = self.table.snapshot(None).parts.position;
        position.map(|position| position.acting.iter().collect()).unwrap_or_default()
    }

    pub(crate) fn events(&self) -> u32 {
        self.table.snapshot(None).parts.position.map_or(0, |position| position.events)
    }

    /// Who of `names` is to move, the first of them.
    pub(crate) fn turn<'a>(&self, names: &[&'a str]) -> Option<&'a str> {
        let acting = self.acting();
        names.iter().copied().find(|name| self.seat(name).is_some_and(|seat| acting.contains(&seat)))
    }

    /// A random legal move of somebody who is to move.
    pub(crate) fn any_move(&self, who: &str, stream: &mut Quick) -> Json {
        let legal = self.snapshot(who).parts.position.unwrap().legal.expect("it is the person's turn");
        pick(&legal.value(), stream)
    }

    pub(crate) fn play(&mut self, who: &str, mv: &Json) -> Result<Seq, Refusal> {
        self.order(who, Command::Play { moves: vec![mv.clone()] })
    }

    /// Lets the bots make random moves until a person is to move or the game is over.
    pub(crate) fn let_bots_play(&mut self, stream: &mut Quick) {
        while let Some(turn) = self.table.bots().into_iter().next() {
            let mv = pick(&turn.legal.value(), stream);
            self.task(&Task::BotMove { seat: turn.seat, seq: turn.seq, mv }).unwrap();
        }
    }

    /// Everyone plays random moves, `count` at most.
    pub(crate) fn play_on(&mut self, names: &[&str], count: usize, stream: &mut Quick) {
        for _ in 0..count {
            self.let_bots_play(stream);
            let Some(who) = self.turn(names) else { return };
            let mv = self.any_move(who, stream);
            self.play(who, &mv).unwrap();
        }
    }
}

/// Entries as they come back from a disk.
fn through_json(entries: &[Entry]) -> Vec<Entry> {
    let text = serde_json::to_string(entries).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// A random move of a list, or of a factored form.
pub(crate) fn pick(legal: &Value, stream: &mut Quick) -> Json {
    if let Some(moves) = legal.get("moves") {
        return Json::of(stream.pick(moves.as_array().unwrap()));
    }
    let muster = &legal["muster"];
    let mut from = muster["from"].as_array().unwrap().clone();
    stream.shuffle(&mut from);
    from.truncate(muster["count"].as_u64().unwrap() as usize);
    Json::of(&json!({ "muster": from }))
}

/// JSON as the messages carry it.
pub(crate) fn raw(value: impl Into<Value>) -> Json {
    Json::of(&value.into())
}
