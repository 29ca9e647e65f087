//! A table's entries and summary as the store keeps them.

use serde::{Deserialize, Serialize};
use table::messages::{By, CommandId, PersonId, Seq, Stage};
use table::{Commanded, Corrupt, Entry, Participant, Table, What};

use crate::ids;

/// What of an entry has no column of its own.
#[derive(Serialize)]
struct Rest<'a> {
    #[serde(skip_serializing_if = "is_zero")]
    left: u32,
    #[serde(flatten)]
    what: &'a What,
}

#[derive(Deserialize)]
struct ReadRest {
    #[serde(default)]
    left: u32,
    #[serde(flatten)]
    what: What,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// An entry as the store keeps it.
#[must_use]
pub fn write(entry: &Entry) -> store::Entry {
    let json = |value: Result<String, serde_json::Error>| value.expect("our own types are JSON");
    store::Entry {
        at: ids::stored_time(entry.at),
        by: Some(json(serde_json::to_string(&entry.by))),
        command: entry.command.as_ref().map(|command| store::CommandId(command.to_string())),
        kind: kind(&entry.what).to_owned(),
        body: json(serde_json::to_string(&Rest { left: entry.left, what: &entry.what })),
    }
}

/// An entry from the store.
pub(crate) fn read(event: &store::Event) -> Result<Entry, Corrupt> {
    let seq = Seq(u64::from(event.seq.0));
    let wrong = |what: &dyn ToString| Corrupt::Impossible { seq, what: what.to_string() };
    let by: By = match &event.entry.by {
        Some(by) => serde_json::from_str(by).map_err(|error| wrong(&error))?,
        None => return Err(wrong(&"nobody did it")),
    };
    let command = match &event.entry.command {
        Some(command) => Some(commanded(&command.0).ok_or_else(|| wrong(&"not a command's name"))?),
        None => None,
    };
    let rest: ReadRest = serde_json::from_str(&event.entry.body).map_err(|error| wrong(&error))?;
    Ok(Entry { seq, at: ids::time(event.entry.at), by, command, left: rest.left, what: rest.what })
}

fn commanded(text: &str) -> Option<Commanded> {
    let (person, id) = text.split_once('|')?;
    Some(Commanded { person: PersonId::new(person).ok()?, id: CommandId::new(id).ok()? })
}

/// The table that a stored journal comes to.
///
/// # Errors
/// If it is not the journal of a table.
pub fn replay(events: &[store::Event]) -> Result<Table, Corrupt> {
    let entries = events.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    Table::replay(entries)
}

/// What lists show of a table, as the store keeps it.
#[must_use]
pub fn summary(table: &Table) -> store::Summary {
    let summary = table.summary();
    let status = match summary.stage {
        Stage::Gathering => store::Status::Open,
        Stage::Playing { .. } => store::Status::Playing,
        Stage::Over { .. } => store::Status::Finished,
        Stage::Abandoned { .. } => store::Status::Closed,
    };
    store::Summary {
        game: summary.terms.game.clone(),
        seats: summary.terms.seats,
        status,
        since: ids::stored_time(summary.since),
        visibility: if summary.terms.public { store::Visibility::Public } else { store::Visibility::Private },
        rated: summary.rated,
        people: stored_people(&summary.people),
        outline: crate::card::Outline::of(&summary).text(),
    }
}

/// Everybody who has or had a seat, as the store keeps it.
pub(crate) fn people(table: &Table) -> Vec<store::Participant> {
    stored_people(&table.participants())
}

fn stored_people(people: &[Participant]) -> Vec<store::Participant> {
    let stored = people.iter().filter_map(|who| {
        let to_move_since = who.to_move_since.map(ids::stored_time);
        Some(store::Participant { person: ids::person_number(&who.person)?, to_move_since })
    });
    stored.collect()
}

/// The word for what an entry says, the same as in its JSON.
const fn kind(what: &What) -> &'static str {
    match what {
        What::Open(_) => "open",
        What::Commit { .. } => "commit",
        What::Sit { .. } => "sit",
        What::Leave { .. } => "leave",
        What::Bot { .. } => "bot",
        What::Back { .. } => "back",
        What::Clock { .. } => "clock",
        What::Resign { .. } => "resign",
        What::Contribute { .. } => "contribute",
        What::Host { .. } => "host",
        What::Start => "start",
        What::Move { .. } => "move",
        What::Chance { .. } => "chance",
        What::Undo { .. } => "undo",
        What::Request { .. } => "request",
        What::Answer { .. } => "answer",
        What::Abandon { .. } => "abandon",
        What::Result { .. } => "result",
        What::Abandoned => "abandoned",
        What::Reveal { .. } => "reveal",
        What::Chat { .. } => "chat",
        What::Mute { .. } => "mute",
        What::Hush { .. } => "hush",
        What::Prefer { .. } => "prefer",
        What::Rematch { .. } => "rematch",
        What::Outage { .. } => "outage",
        What::Person { .. } => "person",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::messages::{Level, Millis, Opening, Person, Place};

    #[test]
    fn entries_come_back_as_they_went() {
        let host = Person { id: PersonId::new("p1").unwrap(), name: "A".to_owned(), account: false };
        let mut opening = Opening::new("wind-river", 3);
        opening.places = vec![Place::Host, Place::Bot { level: Level::Random }, Place::Open];
        let id = ids::table_id(store::TableId([7; 16]));
        let command = CommandId::new("c-1").unwrap();
        let entries = Table::open(id, &host, &command, &opening, Millis(5), &[9; 32]).unwrap();
        assert!(entries.len() > 1);
        for entry in &entries {
            let stored = store::Event { seq: ids::stored_seq(entry.seq), entry: write(entry) };
            assert_eq!(read(&stored).unwrap(), *entry);
            let json: serde_json::Value = serde_json::from_str(&stored.entry.body).unwrap();
            assert_eq!(json["kind"], stored.entry.kind.as_str());
        }
    }
}
