//! A table as lists show it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Summary;
use table::messages::{ClockRule, Level, Millis, PersonId, Player, Stage};

use crate::ids;

/// What of a table's card changes rarely: what the store keeps with the table for lists.
///
/// Whose turn it is stands elsewhere, so that a move does not write this anew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outline {
    host: String,
    seats: Vec<Chair>,
    clock: ClockRule,
    options: Map<String, Value>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    lesson: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ranks: Option<Vec<u8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Chair {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<PersonId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<Level>,
}

impl Outline {
    pub(crate) fn of(summary: &Summary) -> Self {
        let seats: Vec<Chair> = summary
            .seats
            .iter()
            .map(|seat| Chair {
                person: seat.person.as_ref().map(|person| person.id.clone()),
                name: seat.person.as_ref().map(|person| person.name.clone()),
                bot: match seat.player {
                    Player::Bot { level } => Some(level),
                    Player::Nobody | Player::Person | Player::Script => None,
                },
            })
            .collect();
        let named = seats.iter().find(|seat| seat.person.as_ref() == Some(&summary.host));
        let ranks = match &summary.stage {
            Stage::Over { result, .. } => serde_json::from_value(result.value()["ranks"].clone()).ok(),
            Stage::Gathering | Stage::Playing { .. } | Stage::Abandoned { .. } => None,
        };
        Self {
            host: named.and_then(|seat| seat.name.clone()).unwrap_or_default(),
            seats,
            clock: summary.terms.clock,
            options: summary.terms.options.clone(),
            lesson: summary.lesson,
            ranks,
        }
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("our own types are JSON")
    }
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct TableCard {
    /// Its name.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The name of its host.
    pub host: String,
    /// Who sits where.
    pub seats: Vec<SeatName>,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// All options.
    pub options: Map<String, Value>,
    /// How far it is: `gathering`, `playing`, `over` or `abandoned`.
    pub stage: &'static str,
    /// Whether strangers may find it.
    pub public: bool,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether it is a lesson that goes on.
    pub lesson: bool,
    /// The seats of people who are to move.
    pub acting: Vec<u8>,
    /// The seat of whoever asks, if any.
    pub mine: Option<u8>,
    /// How much has happened.
    pub turn: u32,
    /// When something last happened.
    pub at: Millis,
    /// Each seat's place, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Vec<u8>>,
}

/// Who sits in a seat, as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct SeatName {
    /// The person's name.
    pub name: Option<String>,
    /// The bot that plays.
    pub bot: Option<Level>,
}

impl TableCard {
    /// The card of a stored table, for somebody; none if its outline is from another world.
    pub(crate) fn of(row: store::TableRow, asker: Option<store::PersonId>) -> Option<Self> {
        let outline: Outline = serde_json::from_str(&row.summary.outline).ok()?;
        let waits = |person: &PersonId| {
            let number = ids::person_number(person);
            row.summary.people.iter().any(|who| Some(who.person) == number && who.to_move_since.is_some())
        };
        let seat_numbers = || (0u8..).zip(&outline.seats);
        let acting = seat_numbers().filter(|(_, seat)| seat.person.as_ref().is_some_and(waits));
        let acting = acting.map(|(seat, _)| seat).collect();
        let asker = asker.map(ids::person_id);
        let mine = seat_numbers().find(|(_, seat)| asker.is_some() && seat.person == asker);
        let mine = mine.map(|(seat, _)| seat);
        Some(Self {
            table: row.id.to_string(),
            game: row.summary.game,
            host: outline.host,
            seats: outline
                .seats
                .into_iter()
                .map(|seat| SeatName { name: seat.name, bot: seat.bot })
                .collect(),
            clock: outline.clock,
            options: outline.options,
            stage: match row.summary.status {
                store::Status::Open => "gathering",
                store::Status::Playing => "playing",
                store::Status::Finished => "over",
                store::Status::Closed => "abandoned",
            },
            public: row.summary.visibility == store::Visibility::Public,
            rated: row.summary.rated,
            lesson: outline.lesson,
            acting,
            mine,
            turn: row.version.0,
            at: ids::time(row.updated_at),
            ranks: outline.ranks,
        })
    }
}
