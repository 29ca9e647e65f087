//! Kept records, addresses that are told of turns, and the server's notes about itself.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::fault::Fault;
use crate::people::{Push, Replay, Webhook};
use crate::{PersonId, TableId};

pub(super) fn add_replay(db: &Connection, new: &Replay) -> Result<(), Fault> {
    let sql = "INSERT INTO replays (id, person, at, record) VALUES (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?.execute(params![new.id, new.person, new.at, new.record])?;
    Ok(())
}

pub(super) fn replay(db: &Connection, id: TableId) -> Result<Option<Replay>, Fault> {
    let mut find = db.prepare_cached("SELECT id, person, at, record FROM replays WHERE id = ?1")?;
    Ok(find.query_row([id], read_replay).optional()?)
}

pub(super) fn replays(db: &Connection, person: PersonId) -> Result<Vec<Replay>, Fault> {
    let sql = "SELECT id, person, at, record FROM replays WHERE person = ?1 ORDER BY at";
    Ok(db.prepare_cached(sql)?.query_map([person], read_replay)?.collect::<Result<_, _>>()?)
}

fn read_replay(row: &Row<'_>) -> Result<Replay, rusqlite::Error> {
    Ok(Replay { id: row.get(0)?, person: row.get(1)?, at: row.get(2)?, record: row.get(3)? })
}

pub(super) fn count_replays(db: &Connection, person: PersonId) -> Result<u32, Fault> {
    let mut count = db.prepare_cached("SELECT count(*) FROM replays WHERE person = ?1")?;
    Ok(count.query_row([person], |row| row.get(0))?)
}

pub(super) fn add_push(db: &Connection, new: &Push) -> Result<(), Fault> {
    let sql = "INSERT OR REPLACE INTO pushes (endpoint, person, keys, created_at) VALUES (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?.execute(params![new.endpoint, new.person, new.keys, new.created_at])?;
    Ok(())
}

pub(super) fn pushes(db: &Connection, person: PersonId) -> Result<Vec<Push>, Fault> {
    let sql = "SELECT endpoint, person, keys, created_at FROM pushes WHERE person = ?1 ORDER BY created_at";
    let read = |row: &Row<'_>| {
        Ok(Push { endpoint: row.get(0)?, person: row.get(1)?, keys: row.get(2)?, created_at: row.get(3)? })
    };
    Ok(db.prepare_cached(sql)?.query_map([person], read)?.collect::<Result<_, _>>()?)
}

pub(super) fn end_push(db: &Connection, endpoint: &str) -> Result<(), Fault> {
    db.prepare_cached("DELETE FROM pushes WHERE endpoint = ?1")?.execute([endpoint])?;
    Ok(())
}

pub(super) fn end_push_of(db: &Connection, person: PersonId, endpoint: &str) -> Result<bool, Fault> {
    let sql = "DELETE FROM pushes WHERE person = ?1 AND endpoint = ?2";
    Ok(db.prepare_cached(sql)?.execute(params![person, endpoint])? > 0)
}

pub(super) fn add_webhook(db: &Connection, new: &Webhook) -> Result<(), Fault> {
    let sql = "INSERT INTO webhooks (id, table_id, person, url, secret, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let Webhook { id, table, person, url, secret, created_at } = new;
    db.prepare_cached(sql)?.execute(params![id, table, person, url, secret, created_at])?;
    Ok(())
}

pub(super) fn webhooks(db: &Connection, table: TableId) -> Result<Vec<Webhook>, Fault> {
    let sql =
        "SELECT id, table_id, person, url, secret, created_at FROM webhooks WHERE table_id = ?1 ORDER BY id";
    Ok(db.prepare_cached(sql)?.query_map([table], read_webhook)?.collect::<Result<_, _>>()?)
}

pub(super) fn webhooks_of(db: &Connection, person: PersonId) -> Result<Vec<Webhook>, Fault> {
    let sql = "SELECT id, table_id, person, url, secret, created_at FROM webhooks WHERE person = ?1
               ORDER BY created_at";
    Ok(db.prepare_cached(sql)?.query_map([person], read_webhook)?.collect::<Result<_, _>>()?)
}

fn read_webhook(row: &Row<'_>) -> Result<Webhook, rusqlite::Error> {
    Ok(Webhook {
        id: row.get(0)?,
        table: row.get(1)?,
        person: row.get(2)?,
        url: row.get(3)?,
        secret: row.get(4)?,
        created_at: row.get(5)?,
    })
}

pub(super) fn end_webhook(db: &Connection, person: PersonId, id: &str) -> Result<bool, Fault> {
    let sql = "DELETE FROM webhooks WHERE person = ?1 AND id = ?2";
    Ok(db.prepare_cached(sql)?.execute(params![person, id])? > 0)
}

pub(super) fn note(db: &Connection, name: &str) -> Result<Option<String>, Fault> {
    let mut find = db.prepare_cached("SELECT value FROM notes WHERE name = ?1")?;
    Ok(find.query_row([name], |row| row.get(0)).optional()?)
}

pub(super) fn set_note(db: &Connection, name: &str, value: &str) -> Result<(), Fault> {
    let sql = "INSERT OR REPLACE INTO notes (name, value) VALUES (?1, ?2)";
    db.prepare_cached(sql)?.execute([name, value])?;
    Ok(())
}

pub(super) fn first_note(db: &Connection, name: &str, value: &str) -> Result<String, Fault> {
    let sql = "INSERT OR IGNORE INTO notes (name, value) VALUES (?1, ?2)";
    db.prepare_cached(sql)?.execute([name, value])?;
    let mut find = db.prepare_cached("SELECT value FROM notes WHERE name = ?1")?;
    Ok(find.query_row([name], |row| row.get(0))?)
}
