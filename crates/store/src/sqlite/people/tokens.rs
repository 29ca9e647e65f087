//! Programs' keys.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::fault::Fault;
use super::persons;
use crate::PersonId;
use crate::people::{Hash, Person, Token};

const COLUMNS: &str = "k.id, k.person, k.label, k.scopes, k.table_id, k.created_at";

fn token(row: &Row<'_>) -> Result<Token, rusqlite::Error> {
    Ok(Token {
        id: row.get(0)?,
        person: row.get(1)?,
        label: row.get(2)?,
        scopes: row.get(3)?,
        table: row.get(4)?,
        created_at: row.get(5)?,
    })
}

pub(super) fn add(db: &Connection, hash: Hash, new: &Token) -> Result<(), Fault> {
    let sql = "INSERT INTO tokens (hash, id, person, label, scopes, table_id, created_at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let Token { id, person, label, scopes, table, created_at } = new;
    db.prepare_cached(sql)?.execute(params![hash, id, person, label, scopes, table, created_at])?;
    Ok(())
}

pub(super) fn find(db: &Connection, hash: Hash) -> Result<Option<(Token, Person)>, Fault> {
    let sql = format!(
        "SELECT {COLUMNS}, {} FROM tokens AS k JOIN persons AS p ON p.number = k.person WHERE k.hash = ?1",
        persons::COLUMNS
    );
    let found = db.prepare_cached(&sql)?.query_row([hash], |row| Ok((token(row)?, persons::person(row, 6)?)));
    Ok(found.optional()?)
}

pub(super) fn of(db: &Connection, person: PersonId) -> Result<Vec<Token>, Fault> {
    let sql = format!("SELECT {COLUMNS} FROM tokens AS k WHERE k.person = ?1 ORDER BY k.created_at, k.id");
    Ok(db.prepare_cached(&sql)?.query_map([person], token)?.collect::<Result<_, _>>()?)
}

pub(super) fn end(db: &Connection, person: PersonId, id: &str) -> Result<bool, Fault> {
    let sql = "DELETE FROM tokens WHERE person = ?1 AND id = ?2";
    Ok(db.prepare_cached(sql)?.execute(params![person, id])? > 0)
}
