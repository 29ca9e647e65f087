//! Ratings beside the journals.

use rusqlite::{Connection, Row, params};

use super::fault::Fault;
use super::rows;
use crate::{Error, PersonId, Rating, Reckoning};

/// Counts tables and keeps ratings.
pub(super) fn reckon(db: &Connection, reckoning: &Reckoning) -> Result<(), Fault> {
    if reckoning.start_over {
        db.execute_batch("DELETE FROM ratings; UPDATE tables SET counted = 0 WHERE counted = 1;")?;
    }
    let mut count = db.prepare_cached("UPDATE tables SET counted = 1 WHERE id = ?1")?;
    for &table in &reckoning.tables {
        if count.execute([table])? == 0 {
            return Err(Error::NoTable(table).into());
        }
    }
    let mut keep = db.prepare_cached(
        "INSERT OR REPLACE INTO ratings (person, game, seats, mean, deviation, games) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for Rating { person, game, seats, mean, deviation, games } in &reckoning.ratings {
        keep.execute(params![person, game, seats, mean, deviation, games])?;
    }
    Ok(())
}

pub(super) fn of(db: &Connection, person: PersonId) -> Result<Vec<Rating>, Fault> {
    let sql = "SELECT person, game, seats, mean, deviation, games FROM ratings WHERE person = ?1 ORDER BY game, seats";
    Ok(db.prepare_cached(sql)?.query_map([person], rating)?.collect::<Result<_, _>>()?)
}

pub(super) fn leaders(db: &Connection, game: &str, seats: u8, limit: usize) -> Result<Vec<Rating>, Fault> {
    let mut find = db.prepare_cached(
        "SELECT person, game, seats, mean, deviation, games FROM ratings
         WHERE game = ?1 AND seats = ?2 ORDER BY mean DESC, person LIMIT ?3",
    )?;
    Ok(find.query_map(params![game, seats, rows(limit)], rating)?.collect::<Result<_, _>>()?)
}

fn rating(row: &Row<'_>) -> Result<Rating, rusqlite::Error> {
    Ok(Rating {
        person: row.get(0)?,
        game: row.get(1)?,
        seats: row.get(2)?,
        mean: row.get(3)?,
        deviation: row.get(4)?,
        games: row.get(5)?,
    })
}
