//! The game so far, and the file that it is kept in.

use std::fs;
use std::path::PathBuf;

use game::record::{Event, Happening, Header, Step};
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::Failure;
use crate::input::Input;

/// Who plays: the member `play` of the header of a game that is played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Seating {
    /// The person's seat.
    pub(super) seat: Seat,
    /// How strong the bots in the others are.
    pub(super) level: String,
}

impl Seating {
    /// What a header says, or else what is usual: any record can be gone on with.
    pub(super) fn of(header: &Header) -> Self {
        let said = header.more.get("play").and_then(|play| Self::deserialize(play).ok());
        said.filter(|said| said.seat.0 < header.seats)
            .unwrap_or_else(|| Self { seat: Seat(0), level: super::USUAL_LEVEL.to_owned() })
    }
}

/// A game with everything that happened in it.
pub(super) struct Kept<G: Game> {
    header: Header,
    pub(super) file: PathBuf,
    pub(super) state: G::State,
    /// Each event with the state before it.
    events: Vec<(G::State, Event<G>)>,
    /// Whether the file lacks something.
    changed: bool,
}

impl<G: Game> Kept<G> {
    /// A game that begins.
    pub(super) fn new(rules: &G, header: Header, file: PathBuf) -> Self {
        Self { header, file, state: rules.start(), events: Vec::new(), changed: true }
    }

    /// A game from the record whose header was just read.
    pub(super) fn read(rules: &G, header: Header, file: PathBuf, input: &mut Input) -> Result<Self, Failure> {
        let mut events = Vec::new();
        let state = input.position(rules, &header, None, |step| {
            if let Step::Event { before, event, .. } = step {
                events.push((**before, (*event).clone()));
            }
            Ok(())
        })?;
        // Only one game is kept in a file: the others would be lost.
        if input.next_game()?.is_some() {
            return Err(Failure::Input(format!("{}: there are several games in it", file.display())));
        }
        Ok(Self { header, file, state, events, changed: false })
    }

    /// How many outcomes of chance there were.
    pub(super) fn dealt(&self) -> u64 {
        let chance = |(_, event): &&(G::State, Event<G>)| matches!(event.what, Happening::Chance(_));
        self.events.iter().filter(chance).count() as u64
    }

    /// Lets something happen; gives what came of it.
    pub(super) fn add(&mut self, rules: &G, what: Happening<G>) -> Vec<G::Effect> {
        let before = self.state;
        let mut effects = Vec::new();
        match &what {
            Happening::Chance(chance) => rules.apply(&mut self.state, chance, &mut effects),
            Happening::Move(seat, mv) => rules.play(&mut self.state, *seat, mv, &mut effects),
        }
        self.events.push((before, what.into()));
        self.changed = true;
        effects
    }

    /// Goes back to before the last move of `seat`; false if it has made none.
    pub(super) fn undo(&mut self, seat: Seat) -> bool {
        let own =
            |(_, event): &(G::State, Event<G>)| matches!(event.what, Happening::Move(by, _) if by == seat);
        let Some(last) = self.events.iter().rposition(own) else { return false };
        self.state = self.events[last].0;
        self.events.truncate(last);
        self.changed = true;
        true
    }

    /// Writes the record: beside the file first, so that the file is whole at every moment.
    pub(super) fn keep(&mut self, rules: &G) -> Result<(), Failure> {
        if !self.changed {
            return Ok(());
        }
        let mut lines = vec![game::json(&self.header).to_string()];
        lines.extend(self.events.iter().map(|(_, event)| game::json(&event.line(rules)).to_string()));
        lines.extend(rules.outcome(&self.state).map(|outcome| json!({ "result": outcome }).to_string()));
        let mut beside = self.file.clone().into_os_string();
        beside.push(".part");
        let written =
            fs::write(&beside, lines.join("\n") + "\n").and_then(|()| fs::rename(&beside, &self.file));
        written.map_err(|error| Failure::writing(&self.name(), &error))?;
        self.changed = false;
        Ok(())
    }

    /// The file's name, for people.
    pub(super) fn name(&self) -> String {
        self.file.display().to_string()
    }
}
