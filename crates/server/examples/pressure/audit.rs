//! Looks into the store afterwards: is every acknowledged move there, and once?

use std::collections::{HashMap, HashSet};
use std::path::Path;

use store::{SqliteStore, Store, TableId};
use table::What;
use table::messages::By;

use crate::Failure;

/// What was found.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) acknowledged: u64,
    pub(crate) lost: u64,
    pub(crate) doubled: u64,
    pub(crate) tables: u64,
    pub(crate) damaged: u64,
}

/// Compares what was acknowledged with what is stored.
pub(crate) fn audit(store: &Path, acknowledged: &HashMap<String, Vec<String>>) -> Result<Found, Failure> {
    let store = SqliteStore::open(store)?;
    store.check()?;
    let mut found = Found::default();
    for (table, commands) in acknowledged {
        let id: TableId = table.parse()?;
        let events = store.load(id)?.events;
        found.tables += 1;
        found.acknowledged += commands.len() as u64;
        let table = match server::replay(&events) {
            Ok(table) => table,
            Err(error) => {
                println!("table {id}: {error}");
                found.damaged += 1;
                continue;
            }
        };
        let mut done = HashSet::new();
        for entry in table.journal() {
            let by_person = matches!(entry.by, By::Person(_)) && matches!(entry.what, What::Move { .. });
            match &entry.command {
                Some(command) if !done.insert(command.to_string()) => found.doubled += 1,
                // Every order has one move: a second under the same order would come without a name.
                None if by_person => found.doubled += 1,
                _ => {}
            }
        }
        found.lost += commands.iter().filter(|command| !done.contains(*command)).count() as u64;
    }
    Ok(found)
}
