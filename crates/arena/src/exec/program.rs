//! A program that plays: what it is told and what it answers.

use std::fmt::Display;
use std::time::{Duration, Instant};

use bots::Decision;
use game::record::Header;
use game::{Game, Seat, dealer};
use serde_json::{Value, json};

use super::process::{Heard, Process, Silence};
use super::{Forfeit, GRACE, LEAVE, READY};

/// A program in a seat.
pub struct Program {
    process: Process,
    name: String,
    asked: u64,
    /// Questions that were forfeited by lateness; their answers may still come and count for nothing.
    owed: Vec<u64>,
    forfeited: bool,
    /// Whether its output has ended; the process may take a moment longer.
    gone: bool,
}

impl Program {
    /// Starts a program and greets it.
    ///
    /// # Errors
    /// If it cannot be started or is not ready in time.
    pub(crate) fn start(command: &str) -> Result<Self, Forfeit> {
        let process = Process::start(command).map_err(|error| Forfeit::NotStarted(error.to_string()))?;
        process.tell(&json!({ "hello": { "protocol": 1 } }));
        let not_ready = |why: &str| Forfeit::NotStarted(why.to_owned());
        let name = match process.hear(Instant::now() + READY) {
            Ok(Heard::Line(line)) => serde_json::from_str::<Value>(&line).ok().and_then(|answer| {
                answer.get("ready").map(|ready| ready["name"].as_str().unwrap_or_default().to_owned())
            }),
            Ok(Heard::Noise) => None,
            Err(Silence::Late) => return Err(not_ready("not ready within 10 s")),
            Err(Silence::Ended) => return Err(not_ready("it ended at once")),
        };
        let name = name.ok_or_else(|| not_ready("it did not say that it is ready"))?;
        Ok(Self { process, name, asked: 0, owed: Vec::new(), forfeited: false, gone: false })
    }

    /// The name that it gave itself.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Tells it that a game begins.
    pub(crate) fn begin<G: Game>(&mut self, rules: &G, seat: Seat) {
        let mut header = game::json(&Header::new(rules));
        if let Some(members) = header.as_object_mut() {
            members.shift_remove("seed");
            members.insert("dealer".to_owned(), json!(dealer::CHACHA20_1));
        }
        self.forfeited = false;
        self.process.tell(&json!({ "new": { "header": header, "seat": seat } }));
    }

    /// Asks it for a move.
    ///
    /// # Errors
    /// If it forfeits: too late, malformed, another question's answer, an illegal move, or gone.
    pub fn ask<G: Game, R: Display>(
        &mut self,
        decision: &Decision<'_, G>,
        budget: Duration,
        check: impl FnOnce(&G::Move) -> Result<(), R>,
    ) -> Result<G::Move, Forfeit> {
        self.asked += 1;
        let question = json!({ "turn": {
            "id": self.asked,
            "view": decision.view,
            "legal": decision.legal,
            "budget_ms": budget.as_millis() as u64,
        }});
        let until = Instant::now() + budget + GRACE;
        self.process.tell(&question);
        let answer = self.answer(until).map_err(|silence| match silence {
            Silence::Late => {
                self.owed.push(self.asked);
                Forfeit::Late((budget + GRACE).as_millis())
            }
            Silence::Ended => {
                self.gone = true;
                Forfeit::Died
            }
        })?;
        let answer = answer.ok_or_else(|| Forfeit::Malformed("not a line of JSON".to_owned()))?;
        let id = answer.get("id").ok_or_else(|| Forfeit::Malformed("no id".to_owned()))?;
        if id.as_u64() != Some(self.asked) {
            return Err(Forfeit::WrongId { asked: self.asked, answered: id.to_string() });
        }
        let mv = answer.get("move").ok_or_else(|| Forfeit::Malformed("no move".to_owned()))?;
        let mv: G::Move = serde_json::from_value(mv.clone()).map_err(|_| {
            let why = game::reading::explain_value::<G::Move>(mv);
            Forfeit::Malformed(format!("not a move of {}: {why}", G::NAME))
        })?;
        check(&mv).map_err(|refusal| Forfeit::Illegal(refusal.to_string()))?;
        Ok(mv)
    }

    /// The next thing it says that is not a late answer to an older question; none if it is no JSON.
    fn answer(&mut self, until: Instant) -> Result<Option<Value>, Silence> {
        loop {
            let Heard::Line(line) = self.process.hear(until)? else { return Ok(None) };
            let Ok(answer) = serde_json::from_str::<Value>(&line) else { return Ok(None) };
            let id = answer.get("id").and_then(Value::as_u64);
            match id.and_then(|id| self.owed.iter().position(|&owed| owed == id)) {
                Some(place) => drop(self.owed.swap_remove(place)),
                None => return Ok(Some(answer)),
            }
        }
    }

    /// Tells it that it forfeits this game.
    pub(crate) fn forfeit(&mut self, reason: &Forfeit) {
        self.forfeited = true;
        self.process.tell(&json!({ "forfeit": { "reason": reason.to_string() } }));
    }

    /// Tells it how the game ended, if it still plays.
    pub(crate) fn over(&mut self, result: &Value) {
        if !self.forfeited {
            self.process.tell(&json!({ "over": { "result": result } }));
        }
    }

    /// Whether it has ended.
    pub(crate) fn ended(&mut self) -> bool {
        self.gone || self.process.ended()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.process.tell(&json!({ "bye": {} }));
        self.process.leave(LEAVE);
    }
}
