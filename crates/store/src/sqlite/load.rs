//! Reading a table.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::append::participants;
use super::fault::Fault;
use super::rows;
use crate::{
    CommandId, Entry, Error, Event, Lease, Owner, Seq, Snapshot, Stored, Summary, TableId, TableRow,
};

/// The columns that [`table_row`] reads, of `tables AS t` and `heads AS h`.
pub(super) const COLUMNS: &str = "t.number, t.id, h.version, t.created_at, h.updated_at, h.wake_at, \
    h.lease_owner, h.lease_epoch, h.lease_until, \
    t.game, t.seats, t.status, t.since, t.public, t.rated, t.outline";

/// Where they come from.
pub(super) const TABLES: &str = "tables AS t JOIN heads AS h ON h.table_no = t.number";

/// A table and its number; its people are read by a query of their own.
pub(super) fn table_row(db: &Connection, row: &Row<'_>) -> Result<(i64, TableRow), rusqlite::Error> {
    let number = row.get(0)?;
    let lease = match row.get(6)? {
        Some(owner) => Some(Lease { owner: Owner(owner), epoch: row.get(7)?, until: row.get(8)? }),
        None => None,
    };
    let summary = Summary {
        game: row.get(9)?,
        seats: row.get(10)?,
        status: row.get(11)?,
        since: row.get(12)?,
        visibility: row.get(13)?,
        rated: row.get(14)?,
        people: participants(db, number)?,
        outline: row.get(15)?,
    };
    let row = TableRow {
        id: row.get(1)?,
        version: row.get(2)?,
        created_at: row.get(3)?,
        updated_at: row.get(4)?,
        wake_at: row.get(5)?,
        lease,
        summary,
    };
    Ok((number, row))
}

fn find(db: &Connection, table: TableId) -> Result<(i64, TableRow), Fault> {
    let mut find = db.prepare_cached(&format!("SELECT {COLUMNS} FROM {TABLES} WHERE t.id = ?1"))?;
    let found = find.query_row([table], |row| table_row(db, row)).optional()?;
    Ok(found.ok_or(Error::NoTable(table))?)
}

pub(super) fn row(db: &Connection, table: TableId) -> Result<TableRow, Fault> {
    Ok(find(db, table)?.1)
}

pub(super) fn load(db: &Connection, table: TableId) -> Result<Stored, Fault> {
    let (number, row) = find(db, table)?;
    let mut newest = db.prepare_cached("SELECT seq, body FROM snapshots WHERE table_no = ?1")?;
    let snapshot =
        newest.query_row([number], |row| Ok(Snapshot { seq: row.get(0)?, body: row.get(1)? })).optional()?;
    let after = snapshot.as_ref().map_or(Seq::START, |snapshot| snapshot.seq);
    let events = events_of(db, number, after, usize::MAX)?;
    let whole = events.iter().map(|event| event.seq.0).eq(after.0 + 1..=row.version.0);
    if !whole {
        return Err(Fault::Damaged(format!("the journal of {table:?} has gaps")));
    }
    Ok(Stored { row, snapshot, events })
}

pub(super) fn events(db: &Connection, table: TableId, after: Seq, limit: usize) -> Result<Vec<Event>, Fault> {
    let mut find = db.prepare_cached("SELECT number FROM tables WHERE id = ?1")?;
    let number: Option<i64> = find.query_row([table], |row| row.get(0)).optional()?;
    Ok(events_of(db, number.ok_or(Error::NoTable(table))?, after, limit)?)
}

fn events_of(db: &Connection, number: i64, after: Seq, limit: usize) -> Result<Vec<Event>, rusqlite::Error> {
    let mut find = db.prepare_cached(
        "SELECT seq, at, by, command, kind, body FROM events WHERE table_no = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
    )?;
    find.query_map(params![number, after, rows(limit)], event)?.collect()
}

pub(super) fn command(db: &Connection, table: TableId, command: &CommandId) -> Result<Option<Event>, Fault> {
    let mut find = db.prepare_cached(
        "SELECT seq, at, by, command, kind, body FROM events
         WHERE table_no = (SELECT number FROM tables WHERE id = ?1) AND command = ?2",
    )?;
    Ok(find.query_row(params![table, command], event).optional()?)
}

fn event(row: &Row<'_>) -> Result<Event, rusqlite::Error> {
    let entry = Entry {
        at: row.get(1)?,
        by: row.get(2)?,
        command: row.get(3)?,
        kind: row.get(4)?,
        body: row.get(5)?,
    };
    Ok(Event { seq: row.get(0)?, entry })
}
