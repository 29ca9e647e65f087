//! Links to tables, and who came in by them.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::fault::Fault;
use crate::people::{Gives, Hash, Link};
use crate::{Millis, PersonId, TableId};

const COLUMNS: &str = "l.id, l.table_id, l.seat, l.created_at, l.revoked_at";

/// What stands for any seat, where others are numbered from 0.
const ANY: i64 = -1;

/// The column `seat`: null to watch, a seat, or [`ANY`].
const fn column(gives: Gives) -> Option<i64> {
    match gives {
        Gives::Watch => None,
        Gives::Seat(seat) => Some(seat as i64),
        Gives::AnySeat => Some(ANY),
    }
}

fn gives(row: &Row<'_>, index: usize) -> Result<Gives, rusqlite::Error> {
    let seat: Option<i64> = row.get(index)?;
    match seat {
        None => Ok(Gives::Watch),
        Some(ANY) => Ok(Gives::AnySeat),
        Some(number) => {
            let seat = u8::try_from(number);
            seat.map(Gives::Seat).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(index, number))
        }
    }
}

fn link(row: &Row<'_>) -> Result<Link, rusqlite::Error> {
    Ok(Link {
        id: row.get(0)?,
        table: row.get(1)?,
        gives: gives(row, 2)?,
        created_at: row.get(3)?,
        revoked_at: row.get(4)?,
    })
}

pub(super) fn add(db: &Connection, hash: Hash, new: &Link) -> Result<(), Fault> {
    let sql = "INSERT INTO links (id, hash, table_id, seat, created_at) VALUES (?1, ?2, ?3, ?4, ?5)";
    let Link { id, table, gives, created_at, .. } = new;
    db.prepare_cached(sql)?.execute(params![id, hash, table, column(*gives), created_at])?;
    Ok(())
}

pub(super) fn find(db: &Connection, hash: Hash) -> Result<Option<Link>, Fault> {
    let sql = format!("SELECT {COLUMNS} FROM links AS l WHERE l.hash = ?1");
    Ok(db.prepare_cached(&sql)?.query_row([hash], link).optional()?)
}

pub(super) fn of(db: &Connection, table: TableId) -> Result<Vec<Link>, Fault> {
    let sql = format!("SELECT {COLUMNS} FROM links AS l WHERE l.table_id = ?1 ORDER BY l.created_at, l.id");
    Ok(db.prepare_cached(&sql)?.query_map([table], link)?.collect::<Result<_, _>>()?)
}

pub(super) fn revoke(db: &Connection, table: TableId, id: &str, now: Millis) -> Result<bool, Fault> {
    let sql = "UPDATE links SET revoked_at = ?3 WHERE table_id = ?1 AND id = ?2 AND revoked_at IS NULL";
    Ok(db.prepare_cached(sql)?.execute(params![table, id, now])? > 0)
}

pub(super) fn admit(db: &Connection, link: &Link, person: PersonId) -> Result<(), Fault> {
    let sql = "INSERT OR IGNORE INTO admissions (table_id, person, link) VALUES (?1, ?2, ?3)";
    db.prepare_cached(sql)?.execute(params![link.table, person, link.id])?;
    Ok(())
}

pub(super) fn admissions(db: &Connection, table: TableId, person: PersonId) -> Result<Vec<Link>, Fault> {
    let sql = format!(
        "SELECT {COLUMNS} FROM admissions AS a JOIN links AS l ON l.id = a.link
         WHERE a.table_id = ?1 AND a.person = ?2 AND l.revoked_at IS NULL"
    );
    Ok(db.prepare_cached(&sql)?.query_map(params![table, person], link)?.collect::<Result<_, _>>()?)
}
