//! Counts finished games for the ratings, one after the other in the order in which they ended.

use std::collections::BTreeMap;
use std::sync::Arc;

use store::Reckoning;
use table::Ratings;
use tokio::sync::{Notify, watch};

use crate::app::{Shelf, stopped, write};
use crate::{ids, journal};

/// Tables that are counted in one go.
const BATCH: usize = 50;

/// Counts whatever is finished whenever something is, until the server stops.
pub(crate) async fn reckon(shelf: Arc<dyn Shelf>, over: Arc<Notify>, mut stop: watch::Receiver<bool>) {
    loop {
        loop {
            match write(&shelf, |shelf| reckon_some(shelf)).await {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) => {
                    tracing::error!(%error, "ratings could not be counted");
                    break;
                }
            }
        }
        tokio::select! {
            () = over.notified() => {}
            () = stopped(&mut stop) => return,
        }
    }
}

/// Counts some tables, and says how many.
fn reckon_some(shelf: &dyn Shelf) -> Result<usize, store::Error> {
    let page = shelf.uncounted(None, BATCH)?;
    let mut ratings = Ratings::default();
    let mut changed = BTreeMap::new();
    let mut tables = Vec::new();
    for row in &page.rows {
        tables.push(row.id);
        // A table that cannot be read counts for nothing, once.
        let Ok(table) = journal::replay(&shelf.load(row.id)?.events) else { continue };
        let Some(finished) = table.finished() else { continue };
        let seats = u8::try_from(finished.places.len()).unwrap_or(u8::MAX);
        for (person, _) in &finished.places {
            let Some(number) = ids::person_number(person) else { continue };
            let key = (number, finished.game.clone(), seats);
            if changed.contains_key(&key) {
                continue;
            }
            let kept = shelf.ratings_of(number)?;
            let kept = kept.into_iter().find(|kept| kept.game == finished.game && kept.seats == seats);
            if let Some(kept) = kept {
                let rating = table::Rating { mean: kept.mean, deviation: kept.deviation, games: kept.games };
                ratings.set(&finished.game, seats, person.clone(), rating);
            }
            changed.insert(key, person.clone());
        }
        ratings.count(&finished);
    }
    let ratings = changed.into_iter().filter_map(|((person, game, seats), id)| {
        let rating = ratings.get(&game, seats, &id)?;
        let (mean, deviation, games) = (rating.mean, rating.deviation, rating.games);
        Some(store::Rating { person, game, seats, mean, deviation, games })
    });
    let count = tables.len();
    if count > 0 {
        shelf.reckon(Reckoning { start_over: false, tables, ratings: ratings.collect() })?;
    }
    Ok(count)
}
