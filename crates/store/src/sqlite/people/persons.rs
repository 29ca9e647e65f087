//! Guests and accounts.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::fault::Fault;
use crate::people::{Credentials, Hash, Person};
use crate::{Millis, PersonId, TableId};

/// The columns that [`person`] reads, of `persons AS p`.
pub(super) const COLUMNS: &str = "p.number, p.name, p.account, p.created_at, p.suspended";

/// How many columns that is.
const WIDTH: usize = 5;

/// A person from the columns that begin at `from`.
pub(super) fn person(row: &Row<'_>, from: usize) -> Result<Person, rusqlite::Error> {
    Ok(Person {
        id: row.get(from)?,
        name: row.get(from + 1)?,
        account: row.get(from + 2)?,
        created_at: row.get(from + 3)?,
        suspended: row.get(from + 4)?,
    })
}

pub(super) fn add_guest(db: &Connection, name: &str, now: Millis) -> Result<Person, Fault> {
    db.prepare_cached("INSERT INTO persons (name, created_at) VALUES (?1, ?2)")?
        .execute(params![name, now])?;
    Ok(Person {
        id: PersonId(db.last_insert_rowid()),
        name: name.to_owned(),
        account: None,
        created_at: now,
        suspended: false,
    })
}

pub(super) fn add_account(
    db: &Connection,
    guest: Option<PersonId>,
    new: &Credentials,
    now: Millis,
) -> Result<Option<Person>, Fault> {
    let taken = db.prepare_cached("SELECT 1 FROM persons WHERE account = ?1")?.exists([&new.account])?;
    let fits = match guest {
        Some(guest) => {
            let sql = "SELECT 1 FROM persons WHERE number = ?1 AND account IS NULL AND became IS NULL";
            db.prepare_cached(sql)?.exists([guest])?
        }
        None => true,
    };
    if taken || !fits {
        return Ok(None);
    }
    let id = match guest {
        Some(guest) => guest,
        None => add_guest(db, &new.name, now)?.id,
    };
    let sql = "UPDATE persons SET name = ?2, account = ?3, password = ?4, recovery = ?5 WHERE number = ?1";
    db.prepare_cached(sql)?.execute(params![id, new.name, new.account, new.password, new.recovery])?;
    find(db, id)
}

pub(super) fn renew_credentials(
    db: &Connection,
    person: PersonId,
    password: &str,
    recovery: Hash,
) -> Result<(), Fault> {
    let sql = "UPDATE persons SET password = ?2, recovery = ?3 WHERE number = ?1";
    db.prepare_cached(sql)?.execute(params![person, password, recovery])?;
    shut_out(db, person)
}

/// Ends every session and token.
fn shut_out(db: &Connection, person: PersonId) -> Result<(), Fault> {
    for sql in ["DELETE FROM sessions WHERE person = ?1", "DELETE FROM tokens WHERE person = ?1"] {
        db.prepare_cached(sql)?.execute([person])?;
    }
    Ok(())
}

pub(super) fn find(db: &Connection, who: PersonId) -> Result<Option<Person>, Fault> {
    let sql = format!(
        "SELECT {COLUMNS} FROM persons AS q JOIN persons AS p ON p.number = ifnull(q.became, q.number)
         WHERE q.number = ?1"
    );
    Ok(db.prepare_cached(&sql)?.query_row([who], |row| person(row, 0)).optional()?)
}

pub(super) fn account(db: &Connection, name: &str) -> Result<Option<(Person, Credentials)>, Fault> {
    let sql = format!("SELECT {COLUMNS}, password, recovery FROM persons AS p WHERE account = ?1");
    let found = db.prepare_cached(&sql)?.query_row([name], |row| {
        let person = person(row, 0)?;
        let credentials = Credentials {
            account: name.to_owned(),
            name: person.name.clone(),
            password: row.get(WIDTH)?,
            recovery: row.get(WIDTH + 1)?,
        };
        Ok((person, credentials))
    });
    Ok(found.optional()?)
}

pub(super) fn rename(db: &Connection, person: PersonId, name: &str) -> Result<(), Fault> {
    db.prepare_cached("UPDATE persons SET name = ?2 WHERE number = ?1")?.execute(params![person, name])?;
    Ok(())
}

pub(super) fn suspend(db: &Connection, person: PersonId, suspended: bool) -> Result<(), Fault> {
    let sql = "UPDATE persons SET suspended = ?2 WHERE number = ?1";
    db.prepare_cached(sql)?.execute(params![person, suspended])?;
    if suspended { shut_out(db, person) } else { Ok(()) }
}

pub(super) fn merge(db: &Connection, guest: PersonId, account: PersonId) -> Result<(), Fault> {
    shut_out(db, guest)?;
    for sql in [
        "UPDATE persons SET became = ?2 WHERE number = ?1 AND account IS NULL",
        "UPDATE OR IGNORE admissions SET person = ?2 WHERE person = ?1",
        "UPDATE replays SET person = ?2 WHERE person = ?1",
        "UPDATE pushes SET person = ?2 WHERE person = ?1",
        "UPDATE webhooks SET person = ?2 WHERE person = ?1",
    ] {
        db.prepare_cached(sql)?.execute(params![guest, account])?;
    }
    Ok(())
}

pub(super) fn delete(db: &Connection, person: PersonId, name: &str) -> Result<(), Fault> {
    shut_out(db, person)?;
    for sql in [
        "DELETE FROM admissions WHERE person = ?1",
        "DELETE FROM replays WHERE person = ?1",
        "DELETE FROM pushes WHERE person = ?1",
        "DELETE FROM webhooks WHERE person = ?1",
        "DELETE FROM ratings WHERE person = ?1",
    ] {
        db.prepare_cached(sql)?.execute([person])?;
    }
    let sql = "UPDATE persons SET name = ?2, account = NULL, password = NULL, recovery = NULL, suspended = 1
               WHERE number = ?1";
    db.prepare_cached(sql)?.execute(params![person, name])?;
    Ok(())
}

pub(super) fn guests_of(db: &Connection, account: PersonId) -> Result<Vec<PersonId>, Fault> {
    let mut find = db.prepare_cached("SELECT number FROM persons WHERE became = ?1 ORDER BY number")?;
    Ok(find.query_map([account], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(super) fn tables_of(db: &Connection, person: PersonId, by: &str) -> Result<Vec<TableId>, Fault> {
    let sql = "SELECT id FROM tables WHERE number IN (
                   SELECT table_no FROM people WHERE person = ?1
                   UNION SELECT table_no FROM events WHERE by = ?2)
               ORDER BY number";
    let mut find = db.prepare_cached(sql)?;
    Ok(find.query_map(params![person, by], |row| row.get(0))?.collect::<Result<_, _>>()?)
}
