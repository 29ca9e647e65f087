//! What lists of tables show of one.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::messages::{Millis, PersonId, Player, SeatCard, Stage, Terms};
use crate::table::{Phase, Table};

/// What lists show of a table. All of it follows from the journal, and all of it is open to whoever may find it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Summary {
    /// What the table is.
    pub terms: Terms,
    /// How far it is.
    pub stage: Stage,
    /// Since when it has been that far.
    pub since: Millis,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether it is a lesson that goes on.
    pub lesson: bool,
    /// Who is its host.
    pub host: PersonId,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// Everybody who has or had a seat.
    pub people: Vec<Participant>,
    /// How many events stand.
    pub events: u32,
}

/// Somebody who has or had a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Participant {
    /// Who.
    pub person: PersonId,
    /// Since when the table waits for him, if it does.
    pub to_move_since: Option<Millis>,
}

impl Table {
    /// What lists show of the table.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let since = match self.phase {
            Phase::Gathering => self.journal[0].at,
            Phase::Playing { started } => started,
            Phase::Over { ended } | Phase::Abandoned { ended } => ended,
        };
        Summary {
            terms: self.terms(),
            stage: self.stage(),
            since,
            rated: self.counts(),
            lesson: self.is_lesson(),
            host: self.chairs.host.clone(),
            seats: self.chairs.iter().map(|(_, chair)| chair.card()).collect(),
            people: self.participants(),
            events: self.standing.len() as u32,
        }
    }

    /// Whether it is a lesson that goes on: one that is at its end is a game like any other.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        let ended = matches!(self.phase, Phase::Over { .. } | Phase::Abandoned { .. });
        let lesson = self.opened.lesson.as_ref().filter(|_| !ended);
        lesson.is_some_and(|lesson| self.lesson_step(lesson.seat).is_some())
    }

    /// Everybody who has or had a seat: all of the summary that moves change as long as the game goes on, unless they
    /// end a lesson.
    #[must_use]
    pub fn participants(&self) -> Vec<Participant> {
        let mut people: BTreeSet<&PersonId> = self.chairs.seen.keys().collect();
        let sitting =
            || self.chairs.iter().filter_map(|(seat, chair)| Some((seat, chair, chair.person.as_ref()?)));
        people.extend(sitting().map(|(_, _, person)| &person.id));
        let waits_for = |who: &PersonId| {
            let (seat, ..) =
                sitting().find(|(_, chair, person)| person.id == *who && chair.player == Player::Person)?;
            let asked = self.asked[seat.index()].0.checked_sub(1)?;
            let entry = self.journal.get(usize::try_from(asked).ok()?)?;
            self.acting.contains(seat).then_some(entry.at)
        };
        people
            .into_iter()
            .map(|person| Participant { person: person.clone(), to_move_since: waits_for(person) })
            .collect()
    }
}
