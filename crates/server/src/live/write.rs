//! From a decision to the disk and back.

use std::sync::Arc;

use store::{Append, Participant, Wake};
use table::messages::Seq;
use table::{Entry, Table};
use tokio::sync::oneshot;

use crate::app::Shelf;
use crate::error::Error;
use crate::{ids, journal};

/// What an append of these entries says, once `table` has taken them.
pub(crate) fn append(id: store::TableId, before: Seq, entries: &[Entry], table: &Table) -> Append {
    Append {
        summary: Some(journal::summary(table)),
        wake: wake(table),
        ..Append::new(id, ids::stored_seq(before), entries.iter().map(journal::write).collect())
    }
}

/// The same for moves in a game that goes on: of all that lists show they change whose turn it is, from what it was
/// for these people before.
pub(super) fn append_moves(
    id: store::TableId,
    before: Seq,
    entries: &[Entry],
    table: &Table,
    people: &[Participant],
) -> Append {
    let turns = journal::people(table).into_iter().filter(|who| !people.contains(who)).collect();
    let entries = entries.iter().map(journal::write).collect();
    Append { turns, wake: wake(table), ..Append::new(id, ids::stored_seq(before), entries) }
}

/// When the store should say that the table needs attention: when a clock runs out, or at once if a bot is to move,
/// whom nobody would ask again after a crash.
fn wake(table: &Table) -> Wake {
    if table.waits_for_bots() {
        return Wake::At(store::Millis(0));
    }
    table.wake_at().map_or(Wake::Never, |at| Wake::At(ids::stored_time(at)))
}

/// Writes, and answers when it is on disk.
pub(super) async fn write(shelf: &Arc<dyn Shelf>, append: Append) -> Result<(), Error> {
    let (answer, fate) = oneshot::channel();
    // Whoever waited may be gone; then nobody needs the answer.
    shelf.submit(append, Box::new(move |result| _ = answer.send(result)));
    match fate.await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(Error::Store(error)),
        Err(_) => Err(Error::Store(store::Error::Stopped)),
    }
}
