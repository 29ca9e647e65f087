//! Checking a record against the rules.

use std::collections::HashSet;
use std::io::{self, BufRead};

use serde_json::{Map, Value};

use super::{Event, Fault, Happening, Header, Line, Reader, RecordError, Stamp, Step};
use crate::reading::{self, Misread};
use crate::{Game, Legal, Outcome, Seat, json};

/// What a replay came to.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The state after the last event.
    pub state: G::State,
    /// How many events there were.
    pub events: u64,
    /// The result, if the game is over.
    pub outcome: Option<Outcome<G::Detail>>,
    /// The secret of a verifiable dealer, if it follows the result.
    pub reveal: Option<Value>,
}

/// Reads the events and the result of the game whose header was just read, and checks every line.
///
/// Stops before the next header. `watch` sees the start, every event and the end. Lines of a trace (`legal`,
/// `state`) are compared with what the rules give.
///
/// # Errors
/// At the first line that is wrong; `Io` also if `watch` fails.
pub fn replay<G: Game, R: BufRead>(
    rules: &G,
    header: &Header,
    reader: &mut Reader<R>,
    mut watch: impl FnMut(Step<'_, G>) -> io::Result<()>,
) -> Result<Replayed<G>, RecordError> {
    let mut game =
        Replaying { rules, state: header.start(rules).map_err(|fault| fault.at(reader.number()))? };
    let mut done =
        Replayed { state: game.state, events: 0, outcome: rules.outcome(&game.state), reveal: None };
    let mut result_seen = false;
    watch(Step::Start(&game.state)).map_err(|error| Fault::Io(error).at(reader.number()))?;
    while let Some(line) = reader.next_line()? {
        let number = reader.number();
        let fail = |fault: Fault| fault.at(number);
        match line {
            Line::Header(_) => {
                if done.outcome.is_some() && !result_seen {
                    return Err(fail(Fault::ResultMissing));
                }
                reader.unread(line);
                return Ok(Replayed { state: game.state, ..done });
            }
            Line::Reveal(secret) if result_seen && done.reveal.is_none() => done.reveal = Some(secret),
            Line::State(shown) => game.compare_state(&shown).map_err(fail)?,
            _ if result_seen => return Err(fail(Fault::AfterEnd)),
            Line::Legal(legal) => game.compare_legal(legal).map_err(fail)?,
            Line::Result(result) => {
                let outcome = done.outcome.as_ref().ok_or_else(|| fail(Fault::ResultEarly))?;
                let right = json(outcome);
                if result != right {
                    return Err(fail(Fault::ResultWrong(right.to_string())));
                }
                watch(Step::Over(outcome)).map_err(|error| fail(error.into()))?;
                result_seen = true;
            }
            Line::Reveal(_) => return Err(fail(Fault::Shape("a reveal follows the result".to_owned()))),
            Line::Chance(..) | Line::Move(..) if done.outcome.is_some() => {
                return Err(fail(Fault::ResultMissing));
            }
            Line::Chance(chance, stamp) => {
                let what = Happening::read_chance(rules, chance).map_err(fail)?;
                game.advance(what, stamp, &mut watch).map_err(fail)?;
                done.events += 1;
            }
            Line::Move(seat, mv, stamp) => {
                let what = Happening::read_move(seat, mv).map_err(fail)?;
                game.advance(what, stamp, &mut watch).map_err(fail)?;
                done.events += 1;
            }
        }
        if done.outcome.is_none() {
            done.outcome = rules.outcome(&game.state);
        }
    }
    if done.outcome.is_some() && !result_seen {
        return Err(Fault::ResultMissing.at(reader.number() + 1));
    }
    Ok(Replayed { state: game.state, ..done })
}

struct Replaying<'a, G: Game> {
    rules: &'a G,
    state: G::State,
}

impl<G: Game> Replaying<'_, G> {
    fn advance(
        &mut self,
        what: Happening<G>,
        stamp: Stamp,
        watch: &mut impl FnMut(Step<'_, G>) -> io::Result<()>,
    ) -> Result<(), Fault> {
        let before = self.state;
        let mut effects = Vec::new();
        match &what {
            Happening::Chance(chance) => {
                self.rules.check_chance(&before, chance)?;
                self.rules.apply(&mut self.state, chance, &mut effects);
            }
            Happening::Move(seat, mv) => {
                self.rules.try_play(&mut self.state, *seat, mv, &mut effects)?;
            }
        }
        let event = Event { what, stamp };
        watch(Step::Event { before: &before, event: &event, effects: &effects, after: &self.state })?;
        Ok(())
    }

    fn compare_state(&self, shown: &Value) -> Result<(), Fault> {
        let right = json(&self.rules.show(&self.state));
        if *shown == right {
            return Ok(());
        }
        Err(Fault::TraceWrong { what: "state", right: right.to_string() })
    }

    fn compare_legal(&self, mut legal: Map<String, Value>) -> Result<(), Fault> {
        let seat = legal.shift_remove("seat").ok_or_else(|| Misread::missing("seat").within("legal"))?;
        let seat: Seat = reading::read(&seat).map_err(|misread| misread.within("seat").within("legal"))?;
        let right = if seat.0 < self.rules.seats() {
            self.rules.legal(&self.state, seat)
        } else {
            return Err(Fault::Shape(format!("\"legal.seat\" is {seat}: there is no such seat")));
        };
        let same = match (&right, legal.get("moves")) {
            (Legal::Moves(moves), Some(Value::Array(shown))) => {
                let shown_set: HashSet<String> = shown.iter().map(Value::to_string).collect();
                let right_set: HashSet<String> = moves.iter().map(|mv| json(mv).to_string()).collect();
                shown.len() == shown_set.len() && shown_set == right_set
            }
            (Legal::Menu(menu), None) => json(menu) == Value::Object(legal),
            _ => false,
        };
        if same {
            return Ok(());
        }
        Err(Fault::TraceWrong { what: "legal moves", right: json(&right).to_string() })
    }
}
