//! Answers to questions: previews, the log, records, positions, the chart.

use game::record::{Header, Stamp};
use game::{Seat, Viewer};
use serde_json::{Value, json};

use crate::board::Eyes;
use crate::dealer::VERIFIABLE_1;
use crate::hex;
use crate::messages::{By, ChanceRule, Json, LogLine, Millis, PersonId, Query, Refusal, Reply};
use crate::table::{Phase, Table};

/// The most events that a log answers with.
const MOST_LINES: u32 = 500;

impl Table {
    /// Answers a person's question; nobody is somebody who watches without a name.
    #[must_use]
    pub fn ask(&self, person: Option<&PersonId>, query: &Query) -> Reply {
        self.find_out(person, query).unwrap_or_else(Reply::Refused)
    }

    fn find_out(&self, person: Option<&PersonId>, query: &Query) -> Result<Reply, Refusal> {
        let viewer = self.viewer(person);
        if self.phase == Phase::Gathering || !self.chairs.started {
            return Err(Refusal::NotStarted);
        }
        match query {
            Query::Preview { moves } => {
                let seat = viewer.seat().ok_or(Refusal::NoSeat)?;
                if self.has_ended() {
                    return Err(Refusal::Ended);
                }
                if !self.acting.contains(seat) {
                    return Err(Refusal::NotYourTurn { acting: self.acting });
                }
                self.board.foresee(seat, moves).map(Reply::Preview)
            }
            Query::Log { from, count } => {
                let events = self.standing.len() as u32;
                Ok(Reply::Log { lines: self.log(*from, (*count).min(MOST_LINES), viewer), events })
            }
            Query::Record => Ok(Reply::Record { text: self.record(viewer) }),
            Query::Look { events, viewer: eyes } => {
                if *eyes != viewer && !self.has_ended() {
                    return Err(Refusal::NotYet);
                }
                if eyes.seat().is_some_and(|seat| seat.0 >= self.opened.header.seats) {
                    return Err(Refusal::NoSuchSeat { seat: eyes.seat().unwrap_or(Seat(0)) });
                }
                let events = *events;
                if events as usize > self.standing.len() {
                    return Err(Refusal::NoSuchEvent { event: events });
                }
                let seen = self.board.look(events as usize, *eyes);
                Ok(Reply::Look { view: seen.view, insight: seen.insight })
            }
            Query::Chart => {
                if !self.has_ended() {
                    return Err(Refusal::NotYet);
                }
                Ok(Reply::Chart { standing: self.board.chart() })
            }
        }
    }

    /// Whose eyes the record is for: after the end everybody's.
    fn eyes(&self, viewer: Viewer) -> Eyes {
        if self.has_ended() { None } else { Some(viewer) }
    }

    fn log(&self, from: u32, count: u32, viewer: Viewer) -> Vec<LogLine> {
        let seen = self.board.lines(from as usize, count as usize, self.eyes(viewer));
        let standing = self.standing.iter().skip(from as usize);
        (from..)
            .zip(standing.zip(seen))
            .map(|(event, (standing, seen))| LogLine {
                event,
                at: standing.at,
                by: standing.by.clone(),
                seat: seen.seat,
                what: seen.what,
                effects: seen.effects,
            })
            .collect()
    }

    /// The record as text: complete after the end, before it what the viewer may know.
    #[must_use]
    pub fn record(&self, viewer: Viewer) -> String {
        let eyes = self.eyes(viewer);
        let started = match self.journal.iter().find(|entry| entry.what == crate::entry::What::Start) {
            Some(entry) => entry.at,
            None => Millis::default(),
        };
        let stamps: Vec<Stamp> = self
            .standing
            .iter()
            .map(|event| Stamp { at: Some(event.at.since(started).0), by: by_name(&event.by) })
            .collect();
        let mut lines = vec![Json::of(&self.header(eyes, started))];
        lines.extend(self.board.record(&stamps, eyes));
        if let Some(outcome) = self.board.outcome().filter(|_| self.has_ended()) {
            lines.push(Json::of(&json!({ "result": outcome })));
            if let Some(secret) = self.secret_text() {
                lines.push(Json::of(&json!({ "reveal": { "secret": secret } })));
            }
        }
        lines.iter().map(|line| format!("{}\n", line.text())).collect()
    }

    fn header(&self, eyes: Eyes, started: Millis) -> Header {
        let mut header = self.opened.header.clone();
        header.viewer = eyes;
        if eyes.is_some() {
            // A position shows everything, also what its viewer may not know.
            header.setup = None;
        }
        match &self.opened.chance {
            ChanceRule::Verifiable => header.dealer = Some(VERIFIABLE_1.to_owned()),
            // Whoever knows the seed knows all.
            ChanceRule::Seeded { seed } if eyes.is_none() && self.opened.prefix.is_empty() => {
                header = header.seeded(seed);
            }
            ChanceRule::Seeded { .. } | ChanceRule::Scripted { .. } => {}
        }
        let names = self.chairs.iter().map(|(_, chair)| chair.person.as_ref().map(|person| &person.name));
        let mut more = |name: &str, value: Value| header.more.insert(name.to_owned(), value);
        more("table", json!(self.opened.table));
        more("start", json!(started));
        more("names", json!(names.collect::<Vec<_>>()));
        if let Some(hash) = &self.chance.hash {
            let bytes = self.chairs.bytes();
            let bytes = bytes.iter().map(|bytes| bytes.map(|bytes| hex::encode(&bytes)));
            more("commit", json!(hash));
            more("contributions", json!(bytes.collect::<Vec<_>>()));
        }
        if self.has_ended()
            && self.board.outcome().is_none()
            && let Some(secret) = self.secret_text()
        {
            more("secret", json!(secret));
        }
        if !self.opened.prefix.is_empty() {
            more("prefix", json!(self.opened.prefix.len()));
        }
        header
    }
}

/// Who made a move, as a record says it; nothing if it was the person of the seat.
fn by_name(by: &By) -> Option<String> {
    match by {
        By::Person(_) | By::Table | By::Server => None,
        By::Bot(level) => Some(format!("bot:{}", level.name())),
        By::Forced => Some("forced".to_owned()),
        By::Script => Some("script".to_owned()),
        By::Record => Some("record".to_owned()),
    }
}
