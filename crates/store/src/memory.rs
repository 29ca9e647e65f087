//! A store that forgets everything when it is dropped: for tests, and the model that SQLite is held against.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{
    Append, CommandId, Cursor, Done, Entry, Epoch, Error, Event, Lease, Listing, Millis, Owner, Page,
    PersonId, Rating, Ratings, Reckoning, Seq, Snapshot, Status, Store, Stored, TableId, TableRow,
    Visibility, Wake,
};

/// A store in memory.
#[derive(Default)]
pub struct MemoryStore(Mutex<Shelf>);

/// Everything, searched from end to end: what is simple is easy to believe.
#[derive(Default)]
struct Shelf {
    /// In the order of opening.
    tables: Vec<Kept>,
    places: HashMap<TableId, usize>,
    counted: HashSet<TableId>,
    ratings: BTreeMap<(PersonId, String, u8), Rating>,
}

struct Kept {
    row: TableRow,
    snapshot: Option<Snapshot>,
    journal: Vec<Entry>,
}

impl Kept {
    fn events(&self, after: Seq) -> impl Iterator<Item = Event> {
        let numbered = (1..).map(Seq).zip(&self.journal).skip(after.0 as usize);
        numbered.map(|(seq, entry)| Event { seq, entry: entry.clone() })
    }

    fn command(&self, command: &CommandId) -> Option<Event> {
        self.events(Seq::START).find(|event| event.entry.command.as_ref() == Some(command))
    }
}

impl Shelf {
    fn kept(&self, table: TableId) -> Result<&Kept, Error> {
        self.places.get(&table).map(|&place| &self.tables[place]).ok_or(Error::NoTable(table))
    }

    fn append(&mut self, append: Append) -> Result<Seq, Error> {
        if let Some(command) = append.repeated_command() {
            return Err(Error::Repeated(command.clone()));
        }
        if let Ok(kept) = self.kept(append.table) {
            let done = append.commands().find_map(|command| kept.command(command));
            if let Some(Event { seq, entry: Entry { command: Some(command), .. } }) = done {
                return Err(Error::AlreadyDone { command, seq });
            }
            let held = kept
                .row
                .lease
                .as_ref()
                .filter(|lease| append.epoch.is_some_and(|epoch| epoch != lease.epoch));
            if let Some(lease) = held {
                return Err(Error::Leased(lease.clone()));
            }
            if kept.row.version != append.expected {
                return Err(Error::Conflict { expected: append.expected, found: kept.row.version });
            }
        } else {
            let (summary, at) = append.opening().ok_or(Error::NoTable(append.table))?;
            let row = TableRow {
                id: append.table,
                version: Seq::START,
                created_at: at,
                updated_at: at,
                wake_at: None,
                lease: None,
                summary: summary.clone(),
            };
            self.places.insert(append.table, self.tables.len());
            self.tables.push(Kept { row, snapshot: None, journal: Vec::new() });
        }
        let kept = &mut self.tables[self.places[&append.table]];
        let version = append.version();
        kept.row.version = version;
        if let Some(last) = append.entries.last() {
            kept.row.updated_at = last.at;
        }
        match append.wake {
            Wake::Keep => {}
            Wake::Never => kept.row.wake_at = None,
            Wake::At(at) => kept.row.wake_at = Some(at),
        }
        if let Some(summary) = append.summary {
            kept.row.summary = summary.tidy();
        }
        for turn in append.turns {
            let people = kept.row.summary.people.iter_mut();
            people.filter(|who| who.person == turn.person).for_each(|who| *who = turn);
        }
        if let Some(body) = append.snapshot {
            kept.snapshot = Some(Snapshot { seq: version, body });
        }
        kept.journal.extend(append.entries);
        Ok(version)
    }

    /// All tables that `key` picks, ordered by it.
    fn sorted(&self, key: impl Fn(&TableRow) -> Option<Millis>) -> Vec<(Cursor, TableRow)> {
        let keyed = (1..)
            .zip(&self.tables)
            .filter_map(|(number, kept)| key(&kept.row).map(|at| (Cursor { at, number }, kept.row.clone())));
        let mut rows: Vec<_> = keyed.collect();
        rows.sort_by_key(|(cursor, _)| *cursor);
        rows
    }
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        // Nothing in here panics halfway through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When the list shows the table, the time by which it is ordered.
fn key(listing: &Listing, row: &TableRow) -> Option<Millis> {
    let summary = &row.summary;
    let seat = |person: &PersonId| summary.people.iter().find(|who| who.person == *person);
    let public = summary.visibility == Visibility::Public;
    let of = |game: &Option<String>| game.as_ref().is_none_or(|game| *game == summary.game);
    let shown = match listing {
        Listing::Mine { person } => summary.status < Status::Finished && seat(person).is_some(),
        Listing::Turn { person } => return seat(person)?.to_move_since,
        Listing::Open { game } => public && summary.status == Status::Open && of(game),
        Listing::Playing { game } => public && summary.status == Status::Playing && of(game),
        Listing::Finished { game } => public && summary.status == Status::Finished && of(game),
        Listing::FinishedBy { person, game, private } => {
            summary.status == Status::Finished && (public || *private) && of(game) && seat(person).is_some()
        }
    };
    shown.then_some(summary.since)
}

impl Store for MemoryStore {
    fn submit(&self, append: Append, done: Done<Seq>) {
        let result = self.shelf().append(append);
        done(result);
    }

    fn lease(&self, table: TableId, owner: &Owner, now: Millis, until: Millis) -> Result<Lease, Error> {
        let mut shelf = self.shelf();
        let place = *shelf.places.get(&table).ok_or(Error::NoTable(table))?;
        let held = &mut shelf.tables[place].row.lease;
        let epoch = match held {
            Some(lease) if lease.owner == *owner => lease.epoch,
            Some(lease) if lease.until > now => return Err(Error::Leased(lease.clone())),
            Some(lease) => Epoch(lease.epoch.0 + 1),
            None => Epoch(1),
        };
        Ok(held.insert(Lease { owner: owner.clone(), epoch, until }).clone())
    }

    fn load(&self, table: TableId) -> Result<Stored, Error> {
        let shelf = self.shelf();
        let kept = shelf.kept(table)?;
        let after = kept.snapshot.as_ref().map_or(Seq::START, |snapshot| snapshot.seq);
        let events = kept.events(after).collect();
        Ok(Stored { row: kept.row.clone(), snapshot: kept.snapshot.clone(), events })
    }

    fn row(&self, table: TableId) -> Result<TableRow, Error> {
        Ok(self.shelf().kept(table)?.row.clone())
    }

    fn events(&self, table: TableId, after: Seq, limit: usize) -> Result<Vec<Event>, Error> {
        Ok(self.shelf().kept(table)?.events(after).take(limit).collect())
    }

    fn command(&self, table: TableId, command: &CommandId) -> Result<Option<Event>, Error> {
        Ok(self.shelf().kept(table).ok().and_then(|kept| kept.command(command)))
    }

    fn list(&self, listing: &Listing, after: Option<Cursor>, limit: usize) -> Result<Page, Error> {
        let mut rows = self.shelf().sorted(|row| key(listing, row));
        if matches!(listing, Listing::Turn { .. }) {
            rows.retain(|(cursor, _)| after.is_none_or(|after| *cursor > after));
        } else {
            rows.reverse();
            rows.retain(|(cursor, _)| after.is_none_or(|after| *cursor < after));
        }
        rows.truncate(limit.saturating_add(1));
        Ok(Page::cut(rows, limit))
    }

    fn due(&self, until: Millis, limit: usize) -> Result<Vec<(Millis, TableId)>, Error> {
        let rows = self.shelf().sorted(|row| row.wake_at.filter(|at| *at <= until));
        Ok(rows.into_iter().take(limit).map(|(cursor, row)| (cursor.at, row.id)).collect())
    }
}

impl Ratings for MemoryStore {
    fn uncounted(&self, after: Option<Cursor>, limit: usize) -> Result<Page, Error> {
        let shelf = self.shelf();
        let mut rows = shelf.sorted(|row| {
            let due = row.summary.rated && row.summary.status == Status::Finished;
            (due && !shelf.counted.contains(&row.id)).then_some(row.summary.since)
        });
        rows.retain(|(cursor, _)| after.is_none_or(|after| *cursor > after));
        rows.truncate(limit.saturating_add(1));
        Ok(Page::cut(rows, limit))
    }

    fn reckon(&self, reckoning: Reckoning) -> Result<(), Error> {
        let mut shelf = self.shelf();
        for &table in &reckoning.tables {
            shelf.kept(table)?;
        }
        if reckoning.start_over {
            shelf.counted.clear();
            shelf.ratings.clear();
        }
        shelf.counted.extend(reckoning.tables);
        let keyed = reckoning.ratings.into_iter();
        shelf
            .ratings
            .extend(keyed.map(|rating| ((rating.person, rating.game.clone(), rating.seats), rating)));
        Ok(())
    }

    fn ratings_of(&self, person: PersonId) -> Result<Vec<Rating>, Error> {
        let shelf = self.shelf();
        Ok(shelf.ratings.values().filter(|rating| rating.person == person).cloned().collect())
    }

    fn leaders(&self, game: &str, seats: u8, limit: usize) -> Result<Vec<Rating>, Error> {
        let shelf = self.shelf();
        let of = shelf.ratings.values().filter(|rating| rating.game == game && rating.seats == seats);
        let mut best: Vec<_> = of.cloned().collect();
        best.sort_by(|one, two| two.mean.total_cmp(&one.mean).then(one.person.cmp(&two.person)));
        best.truncate(limit);
        Ok(best)
    }
}
