//! The schema, and how older files come to it.

use rusqlite::{Connection, TransactionBehavior};

use super::fault::Fault;

/// Marks a file as ours in its header: "TALL".
pub(super) const APPLICATION: i32 = 0x5441_4c4c;

/// Each step once and in order; a file's version is the number of steps that it has taken.
///
/// A step that has been released is never changed: what comes later is a further step.
const STEPS: [&str; 4] = [
    include_str!("migrations/1-journals.sql"),
    include_str!("migrations/2-ratings.sql"),
    include_str!("migrations/3-persons.sql"),
    include_str!("migrations/4-notices.sql"),
];

/// The version that this release writes.
pub(super) const KNOWN: u32 = STEPS.len() as u32;

/// The version that a file says it has.
pub(super) fn version(db: &Connection) -> Result<u32, rusqlite::Error> {
    db.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Takes the steps that the file has not taken yet, all or none.
pub(super) fn migrate(db: &mut Connection) -> Result<(), Fault> {
    if version(db)? == KNOWN {
        return Ok(());
    }
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Asked again under the lock: another process may have been quicker.
    let taken = version(&step)? as usize;
    for sql in STEPS.iter().skip(taken) {
        step.execute_batch(sql)?;
    }
    step.pragma_update(None, "application_id", APPLICATION)?;
    step.pragma_update(None, "user_version", KNOWN)?;
    Ok(step.commit()?)
}
