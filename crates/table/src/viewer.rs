//! What a viewer is told: a snapshot, then an update for every entry.
//!
//! Whatever is in here is made from what the game says a viewer may know (`view`, `effect_for`, `knows_move`,
//! `chance_for`) and from what is open to everybody at the table. Journal entries themselves are never shown.

use game::{Seat, Viewer};

use crate::entry::{Entry, What};
use crate::messages::{
    Because, Event, Json, Parts, PersonId, Position, Requests, Seq, Snapshot, Stage, Terms, Update, You,
};
use crate::table::{Phase, Table};

/// More entries than this are not told one by one to somebody who comes back.
const MOST_UPDATES: u64 = 200;

impl Table {
    /// Whose eyes a person looks with: those of his seat, or a spectator's.
    #[must_use]
    pub fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        person.and_then(|person| self.chairs.seat_of(person)).into()
    }

    /// All that a person may know now; nobody is somebody who watches without a name.
    #[must_use]
    pub fn snapshot(&self, person: Option<&PersonId>) -> Snapshot {
        let viewer = self.viewer(person);
        Snapshot {
            seq: self.seq(),
            terms: self.terms(),
            viewer,
            you: self.you(person),
            parts: Parts {
                stage: Some(self.stage()),
                rated: Some(self.counts()),
                host: Some(self.chairs.host.clone()),
                seats: Some(self.chairs.iter().map(|(_, chair)| chair.card()).collect()),
                position: self.position(viewer),
                clocks: self.clocks(),
                requests: Some(self.requests()),
            },
            chat: self.talk.last(),
        }
    }

    /// What a person is told of the entries after `last`: one update for each in order, or from some point on
    /// a fresh snapshot that stands for all the rest.
    #[must_use]
    pub fn updates(&self, last: Seq, person: Option<&PersonId>) -> Vec<Update> {
        let behind = self.seq().0.saturating_sub(last.0);
        let entries = self.since(last);
        // Whoever knows more than the table knows another one: a copy was put back.
        if last > self.seq() || behind > MOST_UPDATES || entries.iter().any(|entry| self.is_withdrawn(entry))
        {
            let newest = self.journal.last().expect("a journal begins with the opening");
            return vec![self.afresh(newest, Because::Undone, person)];
        }
        let mut updates = Vec::with_capacity(entries.len());
        for entry in entries {
            if let Some(because) = because(entry, person) {
                updates.push(self.afresh(entry, because, person));
                return updates;
            }
            let event = self.event(entry, person);
            let (at, by) = (entry.at, entry.by.clone());
            updates.push(Update { seq: entry.seq, at, by, event, parts: Parts::default() });
        }
        if let Some(update) = updates.last_mut() {
            update.parts = self.changed(entries, person);
        }
        updates
    }

    /// Whether a person is told of the entries after `last` what all are told who watch, but for what
    /// [`retell`](Table::retell) puts in.
    #[must_use]
    pub fn is_told_alike(&self, last: Seq, person: Option<&PersonId>) -> bool {
        let anew = |entry| because(entry, person).is_some();
        let watches = self.viewer(person).seat().is_none();
        (watches || self.board.is_open()) && !self.since(last).iter().any(anew)
    }

    /// An update of now as a person is told it who is [told alike](Table::is_told_alike), made from the JSON that
    /// watchers get: of what he is told most is text that many need at once. Nothing if the game ends its views in
    /// another way than with whose they are.
    #[must_use]
    pub fn retell(&self, watched: &str, person: Option<&PersonId>) -> Option<String> {
        let seat = self.viewer(person).seat().filter(|_| watched.contains(r#","position":{"#));
        let Some(seat) = seat else { return Some(watched.to_owned()) };
        // Quotes inside a text have a backslash, so these are members and nothing that somebody has said.
        let (before, after) = watched.rsplit_once(r#""viewer":null},"undo":[]"#)?;
        let legal = self.board.legal(seat).filter(|_| self.is_playing());
        let legal = legal.map_or(String::new(), |legal| format!(r#","legal":{}"#, legal.text()));
        let undo = Json::of(&self.undo_choices(seat));
        Some(format!(r#"{before}"viewer":{seat}}}{legal},"undo":{}{after}"#, undo.text()))
    }

    /// The entries after `last`.
    fn since(&self, last: Seq) -> &[Entry] {
        let from = usize::try_from(last.0).unwrap_or(usize::MAX).min(self.journal.len());
        &self.journal[from..]
    }

    fn afresh(&self, entry: &Entry, because: Because, person: Option<&PersonId>) -> Update {
        let snapshot = Box::new(self.snapshot(person));
        Update {
            seq: snapshot.seq,
            at: entry.at,
            by: entry.by.clone(),
            event: Event::Afresh { because, snapshot },
            parts: Parts::default(),
        }
    }

    /// Whether an entry is a move or an outcome of chance that was taken back.
    fn is_withdrawn(&self, entry: &Entry) -> bool {
        matches!(entry.what, What::Move { .. } | What::Chance { .. }) && self.place(entry.seq).is_none()
    }

    /// The place of an entry's event in the standing record.
    fn place(&self, seq: Seq) -> Option<usize> {
        self.standing.binary_search_by_key(&seq, |event| event.seq).ok()
    }

    fn event(&self, entry: &Entry, person: Option<&PersonId>) -> Event {
        let (seq, viewer) = (entry.seq, self.viewer(person));
        match &entry.what {
            What::Move { .. } | What::Chance { .. } => self.played(seq, viewer),
            What::Sit { seat, person } => Event::Sit { seat: *seat, person: person.clone() },
            What::Leave { seat, .. } => Event::Leave { seat: *seat },
            What::Bot { seat, level } => Event::Bot { seat: *seat, level: *level },
            What::Back { seat } => Event::Back { seat: *seat },
            What::Clock { seat, level } => Event::Clock { seat: *seat, level: *level },
            What::Resign { seat, level } => Event::Resign { seat: *seat, level: *level },
            What::Contribute { seat, .. } => Event::Contribute { seat: *seat },
            What::Host { person } => Event::Host { person: person.clone() },
            What::Request { seat, keep, .. } => Event::Request { seat: *seat, keep: *keep },
            What::Answer { seat, yes } => Event::Answer { seat: *seat, yes: *yes },
            What::Abandon { seat, yes } => Event::Abandon { seat: *seat, yes: *yes },
            What::Chat { .. } => {
                self.talk.line(seq).map_or(Event::Hidden, |line| Event::Chat { line: line.clone() })
            }
            What::Mute { person, muted } => Event::Mute { person: person.clone(), muted: *muted },
            What::Hush { line } => Event::Hush { line: *line },
            What::Rematch { table } => Event::Rematch { table: table.clone() },
            What::Outage { from, to } => Event::Outage { lasted: to.since(*from) },
            What::Person { was, person } => Event::Person { was: was.clone(), person: person.clone() },
            What::Open(_)
            | What::Commit { .. }
            | What::Start
            | What::Undo { .. }
            | What::Result { .. }
            | What::Abandoned
            | What::Reveal { .. }
            | What::Prefer { .. } => Event::Hidden,
        }
    }

    fn played(&self, seq: Seq, viewer: Viewer) -> Event {
        let Some(place) = self.place(seq) else { return Event::Hidden };
        let Some(seen) = self.board.lines(place, 1, Some(viewer)).pop() else { return Event::Hidden };
        match seen.seat {
            Some(seat) => Event::Move { seat, mv: seen.what, effects: seen.effects },
            None => Event::Chance { chance: seen.what, effects: seen.effects },
        }
    }

    /// The parts that these entries may have changed.
    fn changed(&self, entries: &[Entry], person: Option<&PersonId>) -> Parts {
        let mut parts = Parts::default();
        for entry in entries {
            match &entry.what {
                What::Move { .. } | What::Chance { .. } => {
                    parts.position = self.position(self.viewer(person));
                    parts.clocks = self.clocks();
                    parts.requests = Some(self.requests());
                }
                What::Sit { .. }
                | What::Leave { .. }
                | What::Bot { .. }
                | What::Back { .. }
                | What::Clock { .. }
                | What::Resign { .. }
                | What::Contribute { .. }
                | What::Person { .. } => {
                    parts.seats = Some(self.chairs.iter().map(|(_, chair)| chair.card()).collect());
                    parts.host = Some(self.chairs.host.clone());
                    parts.position = self.position(self.viewer(person));
                    parts.clocks = self.clocks();
                    parts.requests = Some(self.requests());
                }
                What::Host { .. } => parts.host = Some(self.chairs.host.clone()),
                What::Request { .. } | What::Answer { .. } | What::Abandon { .. } => {
                    parts.requests = Some(self.requests());
                }
                What::Rematch { .. } => parts.stage = Some(self.stage()),
                What::Outage { .. } => parts.clocks = self.clocks(),
                _ => {}
            }
        }
        parts
    }

    pub(crate) fn terms(&self) -> Terms {
        let opened = &self.opened;
        Terms {
            table: opened.table.clone(),
            game: opened.header.game.clone(),
            rules: opened.header.rules,
            seats: opened.header.seats,
            options: opened.header.options.clone(),
            clock: opened.clock,
            public: opened.public,
            stand_in: opened.stand_in,
            chance: opened.chance.kind(),
            commit: self.chance.hash.clone(),
            setup: opened.header.setup.is_some(),
            prefix: opened.prefix.len() as u32,
            opened: self.journal[0].at,
        }
    }

    fn you(&self, person: Option<&PersonId>) -> You {
        let Some(person) = person else { return You::default() };
        let seat = self.chairs.seat_of(person);
        let chair = seat.map(|seat| self.chairs.of(seat));
        You {
            person: Some(person.clone()),
            forced: chair.is_some_and(|chair| chair.forced),
            contribute: self.phase == Phase::Gathering
                && self.is_verifiable()
                && chair.is_some_and(|chair| chair.bytes.is_none()),
            muted: chair.is_none() && self.talk.muted.contains(person),
            lesson: seat.and_then(|seat| self.lesson_step(seat)),
        }
    }

    /// The step of the lesson that a seat is at, as long as it goes on.
    pub(crate) fn lesson_step(&self, seat: Seat) -> Option<u32> {
        let lesson = self.opened.lesson.as_ref().filter(|lesson| lesson.seat == seat)?;
        let own = self.standing.iter().skip(self.prefix()).filter(|event| event.seat == Some(seat)).count();
        (own < lesson.moves.len()).then_some(own as u32)
    }

    pub(crate) fn stage(&self) -> Stage {
        let secret = || self.secret_text().filter(|_| self.chance.revealed);
        match self.phase {
            Phase::Gathering => Stage::Gathering,
            Phase::Playing { started } => Stage::Playing { started },
            Phase::Over { ended } => Stage::Over {
                ended,
                result: Json::of(&self.board.outcome()),
                secret: secret(),
                rematch: self.rematch.clone(),
            },
            Phase::Abandoned { ended } => {
                Stage::Abandoned { ended, secret: secret(), rematch: self.rematch.clone() }
            }
        }
    }

    /// Whether the table counts for the ratings, or before the start is meant to.
    pub(crate) fn counts(&self) -> bool {
        if self.phase == Phase::Gathering { self.opened.rated && self.opened.public } else { self.rated }
    }

    fn position(&self, viewer: Viewer) -> Option<Position> {
        if self.phase == Phase::Gathering || !self.chairs.started {
            return None;
        }
        let seen = self.board.look(self.board.events(), viewer);
        Some(Position {
            events: self.standing.len() as u32,
            acting: self.acting,
            view: seen.view,
            insight: seen.insight,
            legal: seen.legal.filter(|_| self.is_playing()),
            undo: viewer.seat().map(|seat| self.undo_choices(seat)).unwrap_or_default(),
        })
    }

    fn clocks(&self) -> Option<Vec<crate::messages::Hand>> {
        if self.chairs.started { self.clock.hands() } else { None }
    }

    fn requests(&self) -> Requests {
        Requests { undo: self.undo, abandon: self.abandon }
    }
}

/// Why an entry makes a person begin anew, if it does.
fn because(entry: &Entry, viewer: Option<&PersonId>) -> Option<Because> {
    let mine = |person: &PersonId| viewer == Some(person);
    match &entry.what {
        What::Open(_) => Some(Because::Opened),
        What::Start => Some(Because::Started),
        What::Undo { .. } => Some(Because::Undone),
        What::Result { .. } => Some(Because::Over),
        What::Abandoned => Some(Because::Abandoned),
        What::Sit { person, .. } if mine(&person.id) => Some(Because::Moved),
        // Also whoever the host has asked to leave.
        What::Leave { person: Some(person), .. } if mine(person) => Some(Because::Moved),
        What::Prefer { .. } | What::Contribute { .. } => match &entry.by {
            crate::messages::By::Person(person) if mine(person) => Some(Because::Preferred),
            _ => None,
        },
        What::Person { was, person } if mine(was) || mine(&person.id) => Some(Because::Moved),
        _ => None,
    }
}
