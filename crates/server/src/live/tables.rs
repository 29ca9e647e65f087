//! Finds a table, in memory or in the store; opens new ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::future::BoxFuture;
use game::record::Header;
use table::messages::{CommandId, Opening, Person, Seq, TableId};
use table::{Table, Task, What};
use tokio::sync::{Notify, OnceCell, mpsc};

use super::bots::Thinkers;
use super::keeper::Keeper;
use super::table::{Live, Request};
use super::write;
use crate::app::{Shelf, read};
use crate::error::Error;
use crate::herald::Herald;
use crate::ids;
use crate::journal;
use crate::settings::Settings;
use crate::world::{Draw, Shared, World};

/// Requests that wait for one table at most; whoever comes then waits.
const QUEUE: usize = 64;

type Slot = Arc<OnceCell<Arc<Live>>>;

/// All tables. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Tables(Arc<Inner>);

struct Inner {
    settings: Settings,
    shelf: Arc<dyn Shelf>,
    world: Shared,
    thinkers: Thinkers,
    awake: Mutex<HashMap<store::TableId, Slot>>,
    outage: Option<Task>,
    herald: Herald,
    /// Rung when a game is over: there may be something to rate.
    over: Arc<Notify>,
}

impl Tables {
    pub(crate) fn new(
        settings: Settings,
        shelf: Arc<dyn Shelf>,
        world: Shared,
        thinkers: Thinkers,
        outage: Option<Task>,
        herald: Herald,
    ) -> Self {
        let (awake, over) = (Mutex::default(), Arc::default());
        Self(Arc::new(Inner { settings, shelf, world, thinkers, awake, outage, herald, over }))
    }

    pub(super) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn shelf(&self) -> &Arc<dyn Shelf> {
        &self.0.shelf
    }

    pub(crate) fn world(&self) -> &dyn World {
        &*self.0.world
    }

    pub(super) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    /// Whoever tells people that it is their turn.
    pub(crate) fn herald(&self) -> &Herald {
        &self.0.herald
    }

    pub(super) fn outage(&self) -> Option<Task> {
        self.0.outage.clone()
    }

    /// Rings when a game is over.
    pub(crate) fn over(&self) -> Arc<Notify> {
        Arc::clone(&self.0.over)
    }

    pub(super) fn finished(&self) {
        self.0.over.notify_one();
    }

    pub(super) fn wrote(&self, before: Seq, now: Seq) {
        metrics::counter!("tallgrass_entries_total").increment(now.0 - before.0);
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<store::TableId, Slot>> {
        // The map is whole between any two of its calls.
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.awake().len()
    }

    /// A table, woken if it sleeps.
    pub(crate) async fn wake(&self, id: store::TableId) -> Result<Arc<Live>, Error> {
        let slot = Arc::clone(self.awake().entry(id).or_default());
        let woken = slot.get_or_try_init(|| self.start(id)).await.map(Arc::clone);
        if woken.is_err() {
            let mut awake = self.awake();
            // Whoever asks for tables that are not there must not fill the memory.
            if awake.get(&id).is_some_and(|slot| slot.get().is_none() && Arc::strong_count(slot) <= 2) {
                awake.remove(&id);
            }
        }
        woken
    }

    /// Has a table that is in memory read anew: somebody else has written to its journal.
    pub(crate) async fn refresh(&self, id: store::TableId) -> Result<(), Error> {
        // One that is just being woken may have been read before that.
        let there = self.awake().contains_key(&id);
        if there { self.wake(id).await?.refresh().await } else { Ok(()) }
    }

    async fn start(&self, id: store::TableId) -> Result<Arc<Live>, Error> {
        let table = self.read(id).await?;
        let (requests, queue) = mpsc::channel::<Request>(QUEUE);
        let header = header(&table);
        let live = Arc::new(Live::new(id, table, requests));
        tokio::spawn(Keeper::new(Arc::clone(&live), self.clone(), header).run(queue));
        Ok(live)
    }

    /// A table as its journal has it.
    pub(super) async fn read(&self, id: store::TableId) -> Result<Table, Error> {
        let stored = read(self.shelf(), move |shelf| shelf.load(id)).await?;
        tokio::task::spawn_blocking(move || journal::replay(&stored.events))
            .await
            .map_err(|_| Error::Stopping)?
            .map_err(Error::Damaged)
    }

    /// Lets a table sleep if nobody holds it and nothing waits for it; says whether it does.
    pub(super) fn put_to_sleep(&self, live: &Arc<Live>, requests: &mpsc::Receiver<Request>) -> bool {
        let mut awake = self.awake();
        // One is the keeper's, one the map's.
        let held = Arc::strong_count(live) > 2 || !requests.is_empty();
        // Whoever holds the slot is about to hold the table, which would then have no keeper.
        let wanted = awake.get(&live.id).is_some_and(|slot| Arc::strong_count(slot) > 1);
        if held || wanted {
            return false;
        }
        awake.remove(&live.id);
        true
    }

    /// Opens a new table.
    pub(crate) async fn open(
        &self,
        host: &Person,
        command: &CommandId,
        opening: &Opening,
    ) -> Result<TableId, Error> {
        let id = store::TableId(self.world().sixteen());
        self.write_opening(id, host, command, opening).await?;
        Ok(ids::table_id(id))
    }

    /// Opens a table whose name is known, if it is not there.
    ///
    /// Boxed, because it may wake a table whose keeper may open another.
    pub(super) fn open_as<'a>(
        &'a self,
        id: &'a TableId,
        host: &'a Person,
        opening: &'a Opening,
    ) -> BoxFuture<'a, Result<(), Error>> {
        Box::pin(async move {
            let id = ids::stored_table(id).map_err(|_| Error::NotFound)?;
            let there = read(self.shelf(), move |shelf| shelf.row(id)).await;
            if !matches!(there, Err(Error::NotFound)) {
                return there.map(|_| ());
            }
            let command = CommandId::new("rematch").expect("a word is an id");
            self.write_opening(id, host, &command, opening).await
        })
    }

    async fn write_opening(
        &self,
        id: store::TableId,
        host: &Person,
        command: &CommandId,
        opening: &Opening,
    ) -> Result<(), Error> {
        let (now, entropy) = (self.world().now(), self.world().entropy());
        let entries = Table::open(ids::table_id(id), host, command, opening, now, &entropy)?;
        let table = Table::replay(entries.clone()).map_err(Error::Damaged)?;
        write::write(self.shelf(), write::append(id, Seq::default(), &entries, &table)).await?;
        metrics::counter!("tallgrass_tables_opened_total").increment(1);
        self.wrote(Seq::default(), table.seq());
        if table.waits_for_bots() {
            self.wake(id).await?;
        }
        Ok(())
    }
}

fn header(table: &Table) -> Header {
    match table.journal().first().map(|entry| &entry.what) {
        Some(What::Open(opened)) => opened.header.clone(),
        _ => unreachable!("a journal begins with the opening"),
    }
}
