//! HTTP and WebSocket around tables: people play together, live or over days, with each other and with bots.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `live` | tables in memory: one task each, bots at work, clocks |
//! | `herald`, `outside` | telling people that it is their turn; requests to other hosts |
//! | `admin`, `notices` | what the host of the server does from the command line, and how a running one hears of it |
//! | `api` | the OpenAPI document and its page |
//! | `routes` | what is answered, one file a subject; `socket` is the live connection |
//! | `guard`, `limits`, `connections`, `throttle` | what every request goes through |
//! | `access` | who may see and touch a table |
//! | `journal`, `card`, `ids` | tables as the store and the lists know them |
//! | `secret`, `passwords`, `names` | what people prove themselves by, and are called |
//! | `merge`, `ratings` | a guest becomes an account; finished games count |
//! | `app`, `settings`, `world`, `error`, `serve`, `site` | what all of this stands on |
//!
//! A process that is killed at any instant loses nothing that it has acknowledged: an entry is on disk before anybody
//! sees it. What is in memory is a cache.

mod access;
pub mod admin;
mod api;
mod app;
mod card;
mod connections;
mod error;
mod guard;
mod herald;
mod ids;
mod journal;
mod limits;
mod live;
mod merge;
mod names;
mod notices;
mod outside;
mod passwords;
mod ratings;
mod routes;
mod secret;
mod serve;
mod settings;
mod site;
mod throttle;
mod world;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use app::Shelf;
pub use journal::{replay, summary, write as stored_entry};
pub use live::{Levels, Thinker};
pub use outside::Reach;
pub use settings::{Patience, Settings};
pub use world::{Real, Shared, World};

use app::{App, stopped};
use connections::Connections;
use herald::Herald;
use live::{Tables, Thinkers, Waker};

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened at.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The threads for bots cannot be made.
    #[error("cannot start threads: {0}")]
    Threads(#[source] std::io::Error),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// What a server is made of.
pub struct Parts {
    /// Where everything is kept.
    pub shelf: Arc<dyn Shelf>,
    /// Time and chance.
    pub world: Shared,
    /// Who decides for bots.
    pub thinker: Arc<dyn Thinker>,
    /// What has been counted.
    pub metrics: Option<PrometheusHandle>,
    /// How far messages to others may go.
    pub reach: Reach,
}

impl Parts {
    /// The parts of a real server.
    #[must_use]
    pub fn new(shelf: Arc<dyn Shelf>) -> Self {
        let (world, thinker) = (Arc::new(Real), Arc::new(Levels));
        Self { shelf, world, thinker, metrics: None, reach: Reach::Public }
    }
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
}

impl Running {
    /// Stops: says goodbye to everyone, finishes what was begun.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        for task in self.tasks {
            // A task that panicked has nothing left to finish.
            _ = task.await;
        }
    }
}

/// Starts a server.
///
/// # Errors
/// If the address is taken, or the store cannot be read.
pub async fn start(settings: Settings, parts: Parts) -> Result<Running, StartError> {
    let Parts { shelf, world, thinker, metrics, reach } = parts;
    let listener = TcpListener::bind(settings.listen).await;
    let listener = listener.map_err(|error| StartError::Listen(settings.listen, error))?;
    let address = listener.local_addr().map_err(|error| StartError::Listen(settings.listen, error))?;
    let (stop, stopping) = watch::channel(false);
    let outage = Waker::outage(&*shelf, world.now())?;
    let thinkers = Thinkers::start(settings.bot_threads, &thinker, &world).map_err(StartError::Threads)?;
    let (herald, errands) = Herald::new(
        Arc::clone(&shelf),
        Arc::clone(&world),
        outside::Outside::new(reach),
        settings.webhooks,
        settings.push_contact.clone(),
    )?;
    let heard = shelf.last_notice()?;
    let tables =
        Tables::new(settings.clone(), Arc::clone(&shelf), Arc::clone(&world), thinkers, outage, herald);
    let connections = Connections::new(settings.connections, settings.connections_per_address);
    let (behind_proxy, head) = (settings.trust_proxy, settings.patience.head);
    let app = App::new(settings, Arc::clone(&shelf), world, tables.clone(), stopping.clone(), metrics);
    let tasks = vec![
        tokio::spawn(Waker::new(tables.clone(), stopping.clone()).run()),
        tokio::spawn(ratings::reckon(shelf, tables.over(), stopping.clone())),
        tokio::spawn(sweep(app.clone(), stopping.clone())),
        tokio::spawn(errands.run(stopping.clone())),
        tokio::spawn(notices::hear(app.clone(), heard, stopping.clone())),
        tokio::spawn(serve::serve(listener, routes::router(app), connections, behind_proxy, head, stopping)),
    ];
    Ok(Running { address, stop, tasks })
}

/// Forgets who has been quiet, now and then.
async fn sweep(app: App, mut stop: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(60)) => app.limits.sweep(),
            () = stopped(&mut stop) => return,
        }
    }
}
