//! What the helper writes, so that a test knows what must be there.
#![allow(dead_code, unreachable_pub, reason = "each program uses some of it")]

use store::{
    Append, CommandId, Entry, Millis, Participant, PersonId, Seq, Status, Summary, TableId, Visibility, Wake,
};

/// How many tables the helper writes to at once.
pub const TABLES: u8 = 32;

pub fn table(number: u8) -> TableId {
    TableId([number; 16])
}

/// What command `number` brings: every fifth one two entries, as a move that chance answers.
pub fn entries(number: u32) -> Vec<Entry> {
    let at = Millis(i64::from(number));
    let body = format!(r#"{{"move":{number},"padding":"{}"}}"#, "x".repeat(number as usize % 90));
    let moved = Entry { at, by: Some("0".into()), command: Some(command(number)), kind: "move".into(), body };
    let chance = Entry { at, by: None, command: None, kind: "chance".into(), body: format!("{number}") };
    if number.is_multiple_of(5) { vec![moved, chance] } else { vec![moved] }
}

pub fn command(number: u32) -> CommandId {
    CommandId(format!("command-{number}"))
}

/// The table's version before command `number`.
pub fn version_before(number: u32) -> Seq {
    Seq(number + number.div_ceil(5))
}

/// What the lists know after command `number`.
pub fn summary(number: u32) -> Summary {
    let at = Millis(i64::from(number));
    let people = (0..3).map(|person| Participant {
        person: PersonId(person),
        to_move_since: (i64::from(number) % 3 == person).then_some(at),
    });
    Summary {
        game: "bison".into(),
        seats: 3,
        status: Status::Playing,
        since: Millis(0),
        visibility: Visibility::Public,
        rated: false,
        people: people.collect(),
        outline: "{}".into(),
    }
}

/// Command `number` as it was first sent.
pub fn append(table: TableId, number: u32) -> Append {
    Append {
        summary: Some(summary(number)),
        wake: Wake::At(Millis(i64::from(number))),
        ..Append::new(table, version_before(number), entries(number))
    }
}
