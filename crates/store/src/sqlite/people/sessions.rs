//! Sessions.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::fault::Fault;
use super::persons;
use crate::people::{Hash, Person, Session};
use crate::{Millis, PersonId};

const COLUMNS: &str = "s.id, s.person, s.agent, s.created_at, s.seen_at";

fn session(row: &Row<'_>) -> Result<Session, rusqlite::Error> {
    Ok(Session {
        id: row.get(0)?,
        person: row.get(1)?,
        agent: row.get(2)?,
        created_at: row.get(3)?,
        seen_at: row.get(4)?,
    })
}

pub(super) fn add(db: &Connection, hash: Hash, new: &Session) -> Result<(), Fault> {
    let sql =
        "INSERT INTO sessions (hash, id, person, agent, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let Session { id, person, agent, created_at, seen_at } = new;
    db.prepare_cached(sql)?.execute(params![hash, id, person, agent, created_at, seen_at])?;
    Ok(())
}

pub(super) fn find(db: &Connection, hash: Hash) -> Result<Option<(Session, Person)>, Fault> {
    let sql = format!(
        "SELECT {COLUMNS}, {} FROM sessions AS s JOIN persons AS p ON p.number = s.person WHERE s.hash = ?1",
        persons::COLUMNS
    );
    let found =
        db.prepare_cached(&sql)?.query_row([hash], |row| Ok((session(row)?, persons::person(row, 5)?)));
    Ok(found.optional()?)
}

pub(super) fn touch(db: &Connection, hash: Hash, now: Millis) -> Result<(), Fault> {
    db.prepare_cached("UPDATE sessions SET seen_at = ?2 WHERE hash = ?1")?.execute(params![hash, now])?;
    Ok(())
}

pub(super) fn of(db: &Connection, person: PersonId) -> Result<Vec<Session>, Fault> {
    let sql = format!("SELECT {COLUMNS} FROM sessions AS s WHERE s.person = ?1 ORDER BY s.created_at, s.id");
    Ok(db.prepare_cached(&sql)?.query_map([person], session)?.collect::<Result<_, _>>()?)
}

pub(super) fn end(db: &Connection, person: PersonId, id: &str) -> Result<bool, Fault> {
    let sql = "DELETE FROM sessions WHERE person = ?1 AND id = ?2";
    Ok(db.prepare_cached(sql)?.execute(params![person, id])? > 0)
}
