//! What every part of the server shares.

use std::net::IpAddr;
use std::sync::Arc;

use store::people::{Hash, People, Person};
use store::{Ratings, Store};
use tokio::sync::{Semaphore, broadcast, watch};

use crate::connections::Connections;
use crate::error::Error;
use crate::limits::Limits;
use crate::live::Tables;
use crate::settings::Settings;
use crate::world::{Shared, World};

/// Everything that is kept: journals, ratings, people.
pub trait Shelf: Store + Ratings + People + Send + Sync {}

impl<T: Store + Ratings + People + Send + Sync> Shelf for T {}

/// Waits until the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A sender that is gone has stopped as well.
    _ = stop.wait_for(|stop| *stop).await;
}

/// Reads from the store on a thread that may wait.
pub(crate) async fn read<T: Send + 'static>(
    shelf: &Arc<dyn Shelf>,
    work: impl FnOnce(&dyn Shelf) -> Result<T, store::Error> + Send + 'static,
) -> Result<T, Error> {
    let shelf = Arc::clone(shelf);
    let done = tokio::task::spawn_blocking(move || work(&*shelf)).await;
    Ok(done.map_err(|_| Error::Stopping)??)
}

/// Writes to the store on a thread that may wait.
pub(crate) async fn write<T: Send + 'static>(
    shelf: &Arc<dyn Shelf>,
    work: impl FnOnce(&dyn Shelf) -> Result<T, store::Error> + Send + 'static,
) -> Result<T, Error> {
    read(shelf, work).await
}

/// What has ended, and with it the sockets that lived by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// A session or a token, by its public name.
    Key(String),
    /// Everything of a person.
    Person(store::PersonId),
    /// A link to a table: whoever is there has to be looked at again.
    Link(store::TableId),
}

/// Passwords that are hashed at once at most: each takes 19 MiB and a core.
const HASHES_AT_ONCE: usize = 2;

/// What every part of the server shares. Cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) settings: Settings,
    pub(crate) shelf: Arc<dyn Shelf>,
    pub(crate) world: Shared,
    pub(crate) tables: Tables,
    pub(crate) limits: Limits,
    pub(crate) sockets: Connections,
    pub(crate) ended: broadcast::Sender<Ended>,
    pub(crate) stop: watch::Receiver<bool>,
    pub(crate) hashing: Semaphore,
    pub(crate) metrics: Option<metrics_exporter_prometheus::PrometheusHandle>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub(crate) fn new(
        settings: Settings,
        shelf: Arc<dyn Shelf>,
        world: Shared,
        tables: Tables,
        stop: watch::Receiver<bool>,
        metrics: Option<metrics_exporter_prometheus::PrometheusHandle>,
    ) -> Self {
        let limits = Limits::new(&settings);
        let sockets = Connections::new(settings.connections, settings.connections_per_address);
        let ended = broadcast::Sender::new(64);
        let hashing = Semaphore::new(HASHES_AT_ONCE);
        Self(Arc::new(Inner {
            settings,
            shelf,
            world,
            tables,
            limits,
            sockets,
            ended,
            stop,
            hashing,
            metrics,
        }))
    }

    /// Reads from the store.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Shelf) -> Result<T, store::Error> + Send + 'static,
    ) -> Result<T, Error> {
        read(&self.shelf, work).await
    }

    /// Writes to the store.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Shelf) -> Result<T, store::Error> + Send + 'static,
    ) -> Result<T, Error> {
        write(&self.shelf, work).await
    }

    /// The time, for the store.
    pub(crate) fn now(&self) -> store::Millis {
        crate::ids::stored_time(self.world().now())
    }

    pub(crate) fn world(&self) -> &dyn World {
        &*self.world
    }

    /// Tells sockets that something has ended.
    pub(crate) fn end(&self, what: Ended) {
        // Nobody may be connected.
        _ = self.ended.send(what);
    }
}

/// Somebody who has shown a session or a token.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    /// Who it is.
    pub(crate) person: Person,
    /// What was shown.
    pub(crate) key: Key,
}

/// What somebody has shown.
#[derive(Clone, Debug)]
pub(crate) enum Key {
    /// A browser's session.
    Session {
        /// Its public name.
        id: String,
    },
    /// A program's token.
    Token {
        /// Its public name.
        id: String,
        /// What it may do.
        scopes: String,
        /// The only table at which it may.
        table: Option<store::TableId>,
    },
}

impl Key {
    /// Its public name.
    pub(crate) fn id(&self) -> &str {
        match self {
            Self::Session { id } | Self::Token { id, .. } => id,
        }
    }
}

/// Whoever makes a request: perhaps nobody in particular, but from somewhere.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// From where.
    pub(crate) address: IpAddr,
    /// Whether it came over TLS.
    pub(crate) secure: bool,
    /// Who, if he has shown something that is valid.
    pub(crate) who: Option<Who>,
    /// What is kept of the session's secret, to note that it was used.
    pub(crate) session: Option<Hash>,
}
