//! Tells people that it is their turn: browsers by Web Push, programs by webhooks.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `push` | the server's key, and what a push service is sent |
//! | `webhook` | what a webhook is sent, and its signature |
//! | `deliver` | sending, and sending again |
//!
//! The keeper of a table drops a [`Turn`] into a queue and goes on; if the queue is full the turn is not told, and
//! counted. Nobody's move ever waits for somebody else's server.

mod deliver;
mod push;
mod webhook;

use std::sync::Arc;

use tokio::sync::{Semaphore, mpsc, watch};

use crate::app::{Shelf, stopped};
use crate::outside::Outside;
use crate::world::Shared;
use deliver::Delivery;
pub(crate) use push::{Keys, PushKey};

/// Turns that wait to be told at most.
const QUEUE: usize = 1_000;

/// Turns that are being told at once.
const AT_ONCE: usize = 16;

/// It has become somebody's turn at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// Where.
    pub(crate) table: store::TableId,
    /// Whom the table waits for that it did not wait for before.
    pub(crate) people: Vec<store::PersonId>,
    /// Those of them who are not connected to it.
    pub(crate) away: Vec<store::PersonId>,
    /// Since when. Whoever asked to be told later than that knows already.
    pub(crate) at: store::Millis,
}

/// The way to whoever tells people. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Herald {
    queue: mpsc::Sender<Turn>,
    key: Arc<PushKey>,
    outside: Outside,
    webhooks: bool,
}

/// Takes turns out of the queue and tells people of them.
pub(crate) struct Errands {
    turns: mpsc::Receiver<Turn>,
    delivery: Arc<Delivery>,
    webhooks: bool,
}

impl Herald {
    /// A herald, and the work that it makes.
    ///
    /// # Errors
    /// When the store cannot be read or written: the key is made once and kept there.
    pub(crate) fn new(
        shelf: Arc<dyn Shelf>,
        world: Shared,
        outside: Outside,
        webhooks: bool,
        contact: Option<String>,
    ) -> Result<(Self, Errands), store::Error> {
        let key = Arc::new(PushKey::kept(&*shelf, &*world, contact)?);
        let (queue, turns) = mpsc::channel(QUEUE);
        let delivery = Arc::new(Delivery { shelf, world, outside: outside.clone(), key: Arc::clone(&key) });
        Ok((Self { queue, key, outside, webhooks }, Errands { turns, delivery, webhooks }))
    }

    /// The server's public key for push messages.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Whether the host of the server lets tables have webhooks.
    pub(crate) const fn webhooks(&self) -> bool {
        self.webhooks
    }

    /// Where messages may go.
    pub(crate) const fn outside(&self) -> &Outside {
        &self.outside
    }

    /// Tells of a turn, sooner or later. Never waits.
    pub(crate) fn tell(&self, turn: Turn) {
        if turn.away.is_empty() && !self.webhooks {
            return;
        }
        if self.queue.try_send(turn).is_err() {
            metrics::counter!("tallgrass_turns_untold_total").increment(1);
        }
    }
}

impl Errands {
    /// Works until the server stops.
    pub(crate) async fn run(mut self, mut stop: watch::Receiver<bool>) {
        let room = Arc::new(Semaphore::new(AT_ONCE));
        loop {
            let turn = tokio::select! {
                turn = self.turns.recv() => turn,
                () = stopped(&mut stop) => return,
            };
            let Some(turn) = turn else { return };
            let Ok(place) = Arc::clone(&room).acquire_owned().await else { return };
            let (delivery, webhooks, mut stop) = (Arc::clone(&self.delivery), self.webhooks, stop.clone());
            tokio::spawn(async move {
                tokio::select! {
                    () = delivery.tell(turn, webhooks) => {}
                    () = stopped(&mut stop) => {}
                }
                drop(place);
            });
        }
    }
}
