//! Writing to a table.

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use super::fault::Fault;
use crate::{
    Append, CommandId, Entry, Epoch, Error, Lease, Millis, Owner, Participant, Seq, Summary, TableId, Wake,
};

/// What an append has to know of its table.
struct Head {
    number: i64,
    version: Seq,
    wake_at: Option<Millis>,
    lease: Option<Lease>,
}

fn head(db: &Connection, table: TableId) -> Result<Option<Head>, Fault> {
    let mut find = db.prepare_cached(
        "SELECT table_no, version, wake_at, lease_owner, lease_epoch, lease_until FROM heads
         WHERE table_no = (SELECT number FROM tables WHERE id = ?1)",
    )?;
    let head = find.query_row([table], |row| {
        Ok(Head {
            number: row.get(0)?,
            version: row.get(1)?,
            wake_at: row.get(2)?,
            lease: match row.get(3)? {
                Some(owner) => Some(Lease { owner: Owner(owner), epoch: row.get(4)?, until: row.get(5)? }),
                None => None,
            },
        })
    });
    Ok(head.optional()?)
}

/// Appends, or refuses without having written anything.
pub(super) fn append(db: &Connection, append: &Append) -> Result<Seq, Fault> {
    if let Some(command) = append.repeated_command() {
        return Err(Error::Repeated(command.clone()).into());
    }
    let version = append.version();
    let number = match head(db, append.table)? {
        Some(head) => {
            check(db, &head, append)?;
            write(db, head.number, append)?;
            advance(db, &head, append)?;
            head.number
        }
        None => {
            let number = open(db, append)?;
            write(db, number, append)?;
            number
        }
    };
    if let Some(summary) = &append.summary {
        summarise(db, number, summary)?;
    }
    for who in &append.turns {
        turn(db, number, who)?;
    }
    if let Some(body) = &append.snapshot {
        let sql = "INSERT OR REPLACE INTO snapshots (table_no, seq, body) VALUES (?1, ?2, ?3)";
        db.prepare_cached(sql)?.execute(params![number, version, body])?;
    }
    Ok(version)
}

fn check(db: &Connection, head: &Head, append: &Append) -> Result<(), Fault> {
    let refused = match (append.epoch, &head.lease) {
        (Some(epoch), Some(lease)) if epoch != lease.epoch => Error::Leased(lease.clone()),
        _ if head.version != append.expected => {
            Error::Conflict { expected: append.expected, found: head.version }
        }
        _ => return Ok(()),
    };
    for command in append.commands() {
        not_done(db, head.number, command)?;
    }
    Err(refused.into())
}

/// Refuses a command that was done already.
fn not_done(db: &Connection, number: i64, command: &CommandId) -> Result<(), Fault> {
    let mut find = db.prepare_cached("SELECT seq FROM events WHERE table_no = ?1 AND command = ?2")?;
    match find.query_row(params![number, command], |row| row.get(0)).optional()? {
        Some(seq) => Err(Error::AlreadyDone { command: command.clone(), seq }.into()),
        None => Ok(()),
    }
}

/// Writes the entries. That a command is done once is not looked up before: the index of commands does not take
/// it twice.
fn write(db: &Connection, number: i64, append: &Append) -> Result<(), Fault> {
    let mut insert = db.prepare_cached(
        "INSERT INTO events (table_no, seq, at, by, command, kind, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (seq, entry) in append.events() {
        let Entry { at, by, command, kind, body } = entry;
        if let Err(error) = insert.execute(params![number, seq, at, by, command, kind, body]) {
            if let (Some(ErrorCode::ConstraintViolation), Some(command)) =
                (error.sqlite_error_code(), command)
            {
                not_done(db, number, command)?;
            }
            return Err(error.into());
        }
    }
    Ok(())
}

/// Moves a table's version on, and the time to wake it where that changes.
fn advance(db: &Connection, head: &Head, append: &Append) -> Result<(), Fault> {
    if let Some(last) = append.entries.last() {
        let sql = "UPDATE heads SET version = ?2, updated_at = ?3 WHERE table_no = ?1";
        db.prepare_cached(sql)?.execute(params![head.number, append.version(), last.at])?;
    }
    let wake_at = match append.wake {
        Wake::Keep => head.wake_at,
        Wake::Never => None,
        Wake::At(at) => Some(at),
    };
    if wake_at != head.wake_at {
        let sql = "UPDATE heads SET wake_at = ?2 WHERE table_no = ?1";
        db.prepare_cached(sql)?.execute(params![head.number, wake_at])?;
    }
    Ok(())
}

/// Makes the rows of a table that an append opens; gives its number.
fn open(db: &Connection, append: &Append) -> Result<i64, Fault> {
    let (summary, created_at) = append.opening().ok_or(Error::NoTable(append.table))?;
    let updated_at = append.entries.last().map_or(created_at, |last| last.at);
    let wake_at = match append.wake {
        Wake::At(at) => Some(at),
        Wake::Keep | Wake::Never => None,
    };
    let Summary { game, seats, status, since, visibility, rated, people: _, outline } = summary;
    let mut insert = db.prepare_cached(
        "INSERT INTO tables (id, created_at, game, seats, status, since, public, rated, outline)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    insert.execute(params![
        append.table,
        created_at,
        game,
        seats,
        status,
        since,
        visibility,
        rated,
        outline
    ])?;
    let number = db.last_insert_rowid();
    let sql = "INSERT INTO heads (table_no, version, updated_at, wake_at) VALUES (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?.execute(params![number, append.version(), updated_at, wake_at])?;
    Ok(number)
}

/// Renews what the lists know, touching only what changed: an index that is not written costs nothing.
fn summarise(db: &Connection, number: i64, summary: &Summary) -> Result<(), Fault> {
    let mut renew = db.prepare_cached(
        "UPDATE tables SET game = ?2, seats = ?3, status = ?4, since = ?5, public = ?6, rated = ?7
         WHERE number = ?1 AND (game, seats, status, since, public, rated) IS NOT (?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let Summary { game, seats, status, since, visibility, rated, people, outline } = summary;
    renew.execute(params![number, game, seats, status, since, visibility, rated])?;
    let sql = "UPDATE tables SET outline = ?2 WHERE number = ?1 AND outline IS NOT ?2";
    db.prepare_cached(sql)?.execute(params![number, outline])?;

    let before = participants(db, number)?;
    for gone in before.iter().filter(|who| people.iter().all(|other| other.person != who.person)) {
        let sql = "DELETE FROM people WHERE table_no = ?1 AND person = ?2";
        db.prepare_cached(sql)?.execute(params![number, gone.person])?;
    }
    let sql = "UPDATE people SET status = ?2, since = ?3, public = ?4, game = ?5
               WHERE table_no = ?1 AND (status, since, public, game) IS NOT (?2, ?3, ?4, ?5)";
    db.prepare_cached(sql)?.execute(params![number, status, since, visibility, game])?;
    for who in people {
        match before.iter().find(|other| other.person == who.person) {
            Some(same) if same == who => {}
            Some(_) => turn(db, number, who)?,
            None => {
                let sql = "INSERT INTO people (table_no, person, to_move_since, status, since, public, game)
                           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
                let values = params![number, who.person, who.to_move_since, status, since, visibility, game];
                db.prepare_cached(sql)?.execute(values)?;
            }
        }
    }
    Ok(())
}

/// Notes since when a table waits for one of its people.
fn turn(db: &Connection, number: i64, who: &Participant) -> Result<(), Fault> {
    let sql = "UPDATE people SET to_move_since = ?3 WHERE table_no = ?1 AND person = ?2";
    db.prepare_cached(sql)?.execute(params![number, who.person, who.to_move_since])?;
    Ok(())
}

/// The people of a table, by number.
pub(super) fn participants(db: &Connection, number: i64) -> Result<Vec<Participant>, rusqlite::Error> {
    let sql = "SELECT person, to_move_since FROM people WHERE table_no = ?1 ORDER BY person";
    let mut find = db.prepare_cached(sql)?;
    let people =
        find.query_map([number], |row| Ok(Participant { person: row.get(0)?, to_move_since: row.get(1)? }))?;
    people.collect()
}

/// Gives a lease, or refuses without having written anything.
pub(super) fn lease(
    db: &Connection,
    table: TableId,
    owner: &Owner,
    now: Millis,
    until: Millis,
) -> Result<Lease, Fault> {
    let head = head(db, table)?.ok_or(Error::NoTable(table))?;
    let epoch = match head.lease {
        Some(lease) if lease.owner == *owner => lease.epoch,
        Some(lease) if lease.until > now => return Err(Error::Leased(lease).into()),
        Some(lease) => Epoch(lease.epoch.0 + 1),
        None => Epoch(1),
    };
    let sql = "UPDATE heads SET lease_owner = ?2, lease_epoch = ?3, lease_until = ?4 WHERE table_no = ?1";
    db.prepare_cached(sql)?.execute(params![head.number, owner, epoch, until])?;
    Ok(Lease { owner: owner.clone(), epoch, until })
}
