//! Sleeping tables whose time comes, and the time that the server was away.

use std::time::Duration;

use table::Task;
use table::messages::Millis;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use super::Tables;
use crate::app::{Shelf, read, write};
use crate::error::Error;
use crate::ids;

/// Where the server notes when it was last alive.
const ALIVE: &str = "alive";

/// How often it does so, and looks for tables whose time has come.
const BEAT: Duration = Duration::from_secs(1);

/// Notes are this far apart.
const BEATS_A_NOTE: u32 = 5;

/// Tables that are woken at once.
const BATCH: usize = 200;

/// Wakes tables.
pub(crate) struct Waker {
    tables: Tables,
    stop: watch::Receiver<bool>,
}

impl Waker {
    pub(crate) fn new(tables: Tables, stop: watch::Receiver<bool>) -> Self {
        Self { tables, stop }
    }

    /// What the clocks of all tables have to be told: since when the server was away.
    pub(crate) fn outage(shelf: &dyn Shelf, now: Millis) -> Result<Option<Task>, store::Error> {
        let note = shelf.note(ALIVE)?;
        let from = note.and_then(|note| note.parse().ok()).map(Millis);
        Ok(from.filter(|from| *from < now).map(|from| Task::Outage { from, to: now }))
    }

    /// Works until the server stops.
    pub(crate) async fn run(mut self) {
        // Before anybody's clock can run out by what the server missed. The note of the last life stays until all
        // tables know of it, so that a crash in between is told as one long outage.
        if let Err(error) = self.tell_of_the_outage().await {
            tracing::error!(%error, "clocks could not be told of the time away");
        }
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for number in 0u32.. {
            tokio::select! {
                _ = beat.tick() => {}
                _ = self.stop.changed() => break,
            }
            let now = self.tables.world().now();
            if let Err(error) = self.wake_until(now).await {
                tracing::error!(%error, "sleeping tables could not be looked for");
            }
            if number.is_multiple_of(BEATS_A_NOTE) {
                self.note(now).await;
            }
        }
        self.note(self.tables.world().now()).await;
    }

    async fn note(&self, now: Millis) {
        let noted = write(self.tables.shelf(), move |shelf| shelf.set_note(ALIVE, &now.0.to_string())).await;
        if let Err(error) = noted {
            tracing::error!(%error, "the time could not be noted");
        }
    }

    async fn tell_of_the_outage(&self) -> Result<(), Error> {
        if self.tables.outage().is_none() {
            return Ok(());
        }
        // A keeper tells its table when it wakes it; here everyone with a clock is woken once.
        let far = store::Millis(i64::MAX);
        let due = read(self.tables.shelf(), move |shelf| shelf.due(far, usize::MAX)).await?;
        for (_, id) in due {
            self.wake(id).await;
        }
        Ok(())
    }

    async fn wake_until(&self, now: Millis) -> Result<(), Error> {
        let until = ids::stored_time(now);
        let due = read(self.tables.shelf(), move |shelf| shelf.due(until, BATCH)).await?;
        for (_, id) in due {
            self.wake(id).await;
        }
        Ok(())
    }

    async fn wake(&self, id: store::TableId) {
        // A table that is awake looks at its clocks by itself.
        if let Err(error) = self.tables.wake(id).await {
            tracing::error!(table = %id, %error, "a table could not be woken");
        }
    }
}
