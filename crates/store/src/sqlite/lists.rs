//! Lists, each along an index of its own: nothing is sorted and, but for other people's private games, nothing is
//! skipped on the way.

use rusqlite::{Connection, ToSql, params};

use super::fault::Fault;
use super::load::{COLUMNS, TABLES, table_row};
use super::rows;
use crate::{Cursor, Listing, Millis, Page, Status, TableId};

/// A list in SQL.
struct Query<'a> {
    /// Where its tables come from; `?1` to `?3` are the cursor and the number of rows.
    from: &'static str,
    /// What else narrows it.
    narrowed: &'static str,
    /// The columns of its order, and whether it goes down.
    order: (&'static str, &'static str),
    down: bool,
    /// `?4` and following.
    values: Vec<&'a dyn ToSql>,
}

const OF_PERSON: &str =
    "people AS p JOIN tables AS t ON t.number = p.table_no JOIN heads AS h ON h.table_no = t.number";

fn query(listing: &Listing) -> Query<'_> {
    let of_person = |narrowed, values| Query {
        from: OF_PERSON,
        narrowed,
        order: ("p.since", "p.table_no"),
        down: true,
        values,
    };
    match listing {
        Listing::Mine { person } => of_person("p.person = ?4 AND p.status < 2", vec![person]),
        Listing::Turn { person } => Query {
            order: ("p.to_move_since", "p.table_no"),
            down: false,
            ..of_person("p.person = ?4 AND p.to_move_since IS NOT NULL", vec![person])
        },
        Listing::Open { game } => public(&Status::Open, game.as_ref()),
        Listing::Playing { game } => public(&Status::Playing, game.as_ref()),
        Listing::Finished { game } => public(&Status::Finished, game.as_ref()),
        Listing::FinishedBy { person, game: None, private } => {
            of_person("p.person = ?4 AND p.status = 2 AND (p.public OR ?5)", vec![person, private])
        }
        Listing::FinishedBy { person, game: Some(game), private } => of_person(
            "p.person = ?4 AND p.status = 2 AND (p.public OR ?5) AND p.game = ?6",
            vec![person, private, game],
        ),
    }
}

fn public<'a>(status: &'static Status, game: Option<&'a String>) -> Query<'a> {
    let (narrowed, values): (_, Vec<&dyn ToSql>) = match game {
        None => ("t.public = 1 AND t.status = ?4", vec![status]),
        Some(game) => ("t.public = 1 AND t.status = ?4 AND t.game = ?5", vec![status, game]),
    };
    Query { from: TABLES, narrowed, order: ("t.since", "t.number"), down: true, values }
}

impl Query<'_> {
    fn sql(&self) -> String {
        let Self { from, narrowed, order: (at, number), .. } = self;
        let (beyond, way) = if self.down { ("<", "DESC") } else { (">", "ASC") };
        format!(
            "SELECT {COLUMNS}, {at} AS place FROM {from} WHERE {narrowed} AND ({at}, {number}) {beyond} (?1, ?2)
             ORDER BY {at} {way}, {number} {way} LIMIT ?3"
        )
    }

    fn page(&self, db: &Connection, after: Option<Cursor>, limit: usize) -> Result<Page, Fault> {
        let edge = if self.down { i64::MAX } else { i64::MIN };
        let after = after.unwrap_or(Cursor { at: Millis(edge), number: edge });
        let wanted = rows(limit.saturating_add(1));
        let mut values: Vec<&dyn ToSql> = vec![&after.at, &after.number, &wanted];
        values.extend(&self.values);
        let mut find = db.prepare_cached(&self.sql())?;
        let found = find.query_map(&values[..], |row| {
            let (number, table) = table_row(db, row)?;
            Ok((Cursor { at: row.get("place")?, number }, table))
        })?;
        Ok(Page::cut(found.collect::<Result<_, _>>()?, limit))
    }
}

pub(super) fn list(
    db: &Connection,
    listing: &Listing,
    after: Option<Cursor>,
    limit: usize,
) -> Result<Page, Fault> {
    query(listing).page(db, after, limit)
}

pub(super) fn uncounted(db: &Connection, after: Option<Cursor>, limit: usize) -> Result<Page, Fault> {
    let narrowed = "t.rated = 1 AND t.status = 2 AND t.counted = 0";
    let order = ("t.since", "t.number");
    Query { from: TABLES, narrowed, order, down: false, values: vec![] }.page(db, after, limit)
}

const DUE: &str = "SELECT h.wake_at, t.id FROM heads AS h JOIN tables AS t ON t.number = h.table_no
                   WHERE h.wake_at <= ?1 ORDER BY h.wake_at, h.table_no LIMIT ?2";

pub(super) fn due(db: &Connection, until: Millis, limit: usize) -> Result<Vec<(Millis, TableId)>, Fault> {
    let mut find = db.prepare_cached(DUE)?;
    let found = find.query_map(params![until, rows(limit)], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use rusqlite::OpenFlags;

    use super::super::file::{connect, writing};
    use super::*;
    use crate::{Options, PersonId};

    /// How SQLite goes about a statement.
    fn plan(db: &Connection, sql: &str) -> String {
        let mut explain = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        // Parameters are not bound: the plan must not depend on them.
        let steps = explain.raw_query().mapped(|row| row.get::<_, String>(3)).collect::<Result<Vec<_>, _>>();
        steps.unwrap().join("; ")
    }

    #[test]
    fn every_list_follows_an_index_and_sorts_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tallgrass.db");
        drop(writing(&path, Options::default()).unwrap());
        let db = connect(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        let (person, game) = (PersonId(1), || Some(String::new()));
        for (listing, index) in [
            (Listing::Mine { person }, "people_unfinished"),
            (Listing::Turn { person }, "people_turn"),
            (Listing::Open { game: None }, "tables_public"),
            (Listing::Open { game: game() }, "tables_public_game"),
            (Listing::Playing { game: None }, "tables_public"),
            (Listing::Finished { game: game() }, "tables_public_game"),
            (Listing::FinishedBy { person, game: None, private: false }, "people_finished"),
            (Listing::FinishedBy { person, game: game(), private: true }, "people_finished_game"),
        ] {
            let plan = plan(&db, &query(&listing).sql());
            assert!(plan.contains(&format!("INDEX {index} (")), "{listing:?}: {plan}");
            assert!(!plan.contains("SCAN") && !plan.contains("TEMP B-TREE"), "{listing:?}: {plan}");
        }
        assert!(plan(&db, DUE).contains("heads_wake"));
    }
}
