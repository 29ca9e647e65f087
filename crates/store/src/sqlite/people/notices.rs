//! What the host of the server did beside it.

use rusqlite::{Connection, Row, params};

use super::super::fault::Fault;
use crate::Millis;
use crate::people::Notice;

pub(super) fn add(db: &Connection, what: &str, now: Millis) -> Result<(), Fault> {
    db.prepare_cached("INSERT INTO notices (at, what) VALUES (?1, ?2)")?.execute(params![now, what])?;
    Ok(())
}

pub(super) fn after(db: &Connection, number: i64) -> Result<Vec<Notice>, Fault> {
    let sql = "SELECT number, at, what FROM notices WHERE number > ?1 ORDER BY number";
    let read = |row: &Row<'_>| Ok(Notice { number: row.get(0)?, at: row.get(1)?, what: row.get(2)? });
    Ok(db.prepare_cached(sql)?.query_map([number], read)?.collect::<Result<_, _>>()?)
}

pub(super) fn last(db: &Connection) -> Result<i64, Fault> {
    let mut last = db.prepare_cached("SELECT ifnull(max(number), 0) FROM notices")?;
    Ok(last.query_row([], |row| row.get(0))?)
}
