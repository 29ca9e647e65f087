//! One table of the evening, and what people do at it.

use std::collections::HashMap;

use game::random::Quick;
use game::record::Reader;
use game::{Seat, Seats, Stream};
use serde_json::{Value, json};
use table::messages::{Command, CommandId, Json, Level, Order, Person, PersonId, Query, Reply, Seq, Stage};
use table::{Task, What};

use crate::desk::{Desk, pick};
use crate::model::{Model, Paper};

/// A table of the evening, and what was noted about it.
pub(crate) struct Round {
    pub(crate) desk: Desk,
    pub(crate) model: Model,
    /// Who hangs around this table.
    pub(crate) around: Vec<usize>,
    /// Law 2: the seat that each person has looked from since the start.
    pub(crate) looked: HashMap<PersonId, Seat>,
    pub(crate) last_order: Option<(Person, Order, Seq)>,
}

impl Round {
    /// Lets time pass; whose time is up is replaced.
    pub(crate) fn pass(&mut self, millis: u64) {
        let before = self.desk.table.seq();
        let due = self.desk.table.wake_at();
        self.desk.wait(millis);
        let new = &self.desk.table.journal()[before.0 as usize..];
        let flagged: Seats = new
            .iter()
            .filter_map(|entry| match entry.what {
                What::Clock { seat, .. } => Some(seat),
                _ => None,
            })
            .collect();
        assert_eq!(
            !flagged.is_empty(),
            due.is_some_and(|due| due <= self.desk.now),
            "at wake_at, not before"
        );
        self.model.time_is_up(flagged);
    }

    /// A command outside of the evening's course.
    pub(crate) fn command(&mut self, who: &Person, command: Command) {
        let id = CommandId::new(&format!("late-{}", self.desk.table.seq())).unwrap();
        let expected = self.model.expect(who, &command);
        let done = self.desk.send(who, &Order { id, seq: self.desk.table.seq(), command });
        assert_eq!(Some(done.is_ok()), expected);
    }

    pub(crate) fn one_bot(&mut self, stream: &mut Quick) {
        if let Some(turn) = self.desk.table.bots().into_iter().next() {
            let mv = pick(&turn.legal.value(), stream);
            self.desk.task(&Task::BotMove { seat: turn.seat, seq: turn.seq, mv }).unwrap();
        }
    }

    /// Mostly somebody who is to move, otherwise anybody who hangs around.
    pub(crate) fn somebody(&self, people: &[Person], stream: &mut Quick) -> Person {
        let to_move = self.desk.table.summary().people;
        let to_move: Vec<&PersonId> =
            to_move.iter().filter(|who| who.to_move_since.is_some()).map(|who| &who.person).collect();
        if !to_move.is_empty() && stream.below(4) > 0 {
            let who = *stream.pick(&to_move);
            return people.iter().find(|person| person.id == *who).unwrap().clone();
        }
        people[*stream.pick(&self.around)].clone()
    }

    /// What somebody feels like doing.
    pub(crate) fn whim(&self, who: &Person, stream: &mut Quick) -> Command {
        let snapshot = self.desk.table.snapshot(Some(&who.id));
        let seats = snapshot.terms.seats;
        if self.model.stage == Paper::Gathering && stream.below(2) == 0 {
            return match snapshot.viewer.seat() {
                None => Command::Sit { seat: None },
                Some(_) if snapshot.you.contribute => Command::Contribute { bytes: "5a".repeat(32) },
                Some(_) => Command::Start,
            };
        }
        if let Some(position) = &snapshot.parts.position
            && stream.below(5) > 0
        {
            if let Some(legal) = &position.legal {
                let mut moves = vec![pick(&legal.value(), stream)];
                if stream.below(8) == 0 {
                    moves = self.ahead(who, moves, stream);
                }
                return Command::Play { moves };
            }
            if let Some(request) = snapshot.parts.requests.as_ref().and_then(|requests| requests.undo) {
                return Command::Answer { request: request.request, yes: stream.below(4) > 0 };
            }
        }
        let undo = snapshot.parts.position.as_ref().map(|position| &position.undo);
        let any_seat = Seat(stream.below(u32::from(seats) + 1) as u8);
        let other = PersonId::new(&format!("p{}", self.around[stream.below(8) as usize])).unwrap();
        match stream.below(30) {
            0..=5 => Command::Sit { seat: (stream.below(2) == 0).then_some(any_seat) },
            6 if stream.below(4) == 0 => Command::Leave,
            7 => Command::Give { level: Level::Gentle },
            8 | 9 => Command::Reclaim,
            10 => Command::Fill { seat: any_seat, level: Level::Random },
            11 if stream.below(4) == 0 => Command::Free { seat: any_seat },
            12 => Command::Host { person: other },
            13..=16 => Command::Contribute { bytes: format!("{:02x}", stream.below(256)).repeat(32) },
            17 if stream.below(3) == 0 => Command::Start,
            18..=20 => match undo.filter(|choices| !choices.is_empty()) {
                Some(choices) => Command::Undo { keep: stream.pick(choices).keep },
                None => Command::Undo { keep: stream.below(40) },
            },
            21 if stream.below(6) == 0 => Command::Resign,
            22 => Command::Abandon { yes: stream.below(3) > 0 },
            23 | 24 => Command::Chat { text: format!("hello {}", stream.below(100)) },
            25 => Command::Mute { person: other, muted: stream.below(2) == 0 },
            26 => Command::Hush { line: Seq(u64::from(stream.below(60))) },
            27 => Command::Prefer { forced: stream.below(2) == 0 },
            28 => Command::Rematch,
            _ => Command::Play { moves: vec![Json::of(&"pass")] },
        }
    }

    /// One more move behind the first, from a preview.
    fn ahead(&self, who: &Person, mut moves: Vec<Json>, stream: &mut Quick) -> Vec<Json> {
        let before = self.desk.table.seq();
        let reply = self.desk.table.ask(Some(&who.id), &Query::Preview { moves: moves.clone() });
        assert_eq!(self.desk.table.seq(), before);
        if let Reply::Preview(seen) = reply
            && let Some(legal) = seen.legal
        {
            moves.push(pick(&legal.value(), stream));
        }
        moves
    }

    /// What holds after every command, beside what the desk checks.
    pub(crate) fn check(&mut self) {
        let snapshot = self.desk.table.snapshot(None);
        if !self.desk.table.has_ended() {
            let cards = snapshot.parts.seats.as_ref().unwrap();
            self.model.compare(snapshot.parts.host.as_ref().unwrap(), cards);
        }
        if self.desk.table.is_playing() {
            self.model.stage = Paper::Playing;
            for card in snapshot.parts.seats.unwrap() {
                let Some(person) = card.person else { continue };
                let seat = self.desk.table.viewer(Some(&person.id)).seat().unwrap();
                let first = *self.looked.entry(person.id).or_insert(seat);
                assert_eq!(first, seat, "whoever has seen one seat's view gets no other");
            }
            let position = snapshot.parts.position.unwrap();
            assert!(!position.acting.is_empty(), "somebody is to move, or the game is over");
        }
    }

    /// What holds at the end.
    pub(crate) fn check_end(&self) {
        let table = &self.desk.table;
        let Reply::Record { text } = table.ask(None, &Query::Record) else { return };
        let stage = table.snapshot(None).parts.stage.unwrap();
        games::check(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(self.naive_record(), events_of(&text), "the record is what stands of the journal");
        assert_eq!(matches!(stage, Stage::Over { .. }), text.contains("\"result\""));
        let proof = table::verify(&mut Reader::new(text.as_bytes()))
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(proof[0].draws as usize, text.matches("{\"chance\":").count());
    }

    /// The moves and outcomes of the journal, less what was withdrawn: read without the table's help.
    fn naive_record(&self) -> Vec<Value> {
        let mut standing: Vec<(Seq, Value)> = Vec::new();
        for entry in self.desk.table.journal() {
            match &entry.what {
                What::Move { seat, mv } => {
                    standing.push((entry.seq, json!({ "seat": seat, "move": mv.value() })));
                }
                What::Chance { chance } => standing.push((entry.seq, json!({ "chance": chance.value() }))),
                What::Undo { withdraws, .. } => standing.retain(|(seq, _)| !withdraws.contains(seq)),
                _ => {}
            }
        }
        standing.into_iter().map(|(_, event)| event).collect()
    }
}

/// The events of a record, without stamps.
fn events_of(text: &str) -> Vec<Value> {
    let lines = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines
        .filter(|line| line.get("move").is_some() || line.get("chance").is_some())
        .map(|mut line| {
            let members = line.as_object_mut().unwrap();
            members.shift_remove("at");
            members.shift_remove("by");
            line
        })
        .collect()
}
