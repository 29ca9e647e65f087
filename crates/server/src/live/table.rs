//! A table in memory, as those see it who come with a socket or a request.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use table::messages::{
    Answer, Event, Order, Person, PersonId, Query, Reply, Seq, ServerMessage, Snapshot, Update,
};
use table::{Table, Task};
use tokio::sync::{RwLock, RwLockReadGuard, mpsc, oneshot, watch};

use super::Presence;
use crate::error::Error;

/// What the keeper of a table is asked.
pub(super) enum Request {
    /// To do what a person orders.
    Order {
        /// Who.
        person: Person,
        /// What.
        order: Order,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Answer, Error>>,
    },
    /// To do what is due.
    Task {
        /// What.
        task: Task,
        /// Where the answer goes, if anybody waits for it.
        answer: Option<oneshot::Sender<Result<(), Error>>>,
    },
    /// To read the journal anew: somebody else has written to it.
    Anew,
}

/// A table in memory.
pub(crate) struct Live {
    pub(super) id: store::TableId,
    /// Nothing while it has to be read anew. Held for writing until what was decided is on disk, so that nobody
    /// sees anything before.
    pub(super) table: RwLock<Option<Table>>,
    pub(super) requests: mpsc::Sender<Request>,
    /// The number of the last entry.
    pub(super) seq: watch::Sender<Seq>,
    presence: watch::Sender<Presence>,
    /// The last updates that were made for watchers: they all get the same, and in an open game nearly everybody.
    watched: Mutex<Option<Watched>>,
}

/// What all watchers get who are between two entries.
struct Watched {
    from: Seq,
    to: Seq,
    texts: Arc<[Utf8Bytes]>,
}

impl Live {
    pub(super) fn new(id: store::TableId, table: Table, requests: mpsc::Sender<Request>) -> Self {
        Self {
            id,
            seq: watch::Sender::new(table.seq()),
            table: RwLock::new(Some(table)),
            requests,
            presence: watch::Sender::default(),
            watched: Mutex::default(),
        }
    }

    /// The table, to look at.
    pub(crate) async fn look(&self) -> Result<Looking<'_>, Error> {
        let guard = self.table.read().await;
        match RwLockReadGuard::try_map(guard, Option::as_ref) {
            Ok(table) => Ok(table),
            Err(_) => Err(Error::Store(store::Error::Stopped)),
        }
    }

    /// Does what a person orders. Answers when it is on disk.
    pub(crate) async fn order(&self, person: Person, order: Order) -> Result<Answer, Error> {
        let (answer, fate) = oneshot::channel();
        self.ask(Request::Order { person, order, answer }).await?;
        fate.await.map_err(|_| Error::Stopping)?
    }

    /// Does what is due. Answers when it is on disk.
    pub(crate) async fn attend(&self, task: Task) -> Result<(), Error> {
        let (answer, fate) = oneshot::channel();
        self.ask(Request::Task { task, answer: Some(answer) }).await?;
        fate.await.map_err(|_| Error::Stopping)?
    }

    /// Has the journal read anew: somebody else has written to it.
    pub(crate) async fn refresh(&self) -> Result<(), Error> {
        self.ask(Request::Anew).await
    }

    /// Whether somebody is connected.
    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.presence.borrow().has(person)
    }

    async fn ask(&self, request: Request) -> Result<(), Error> {
        self.requests.send(request).await.map_err(|_| Error::Stopping)
    }

    /// Answers a question.
    pub(crate) async fn answer(&self, person: Option<&PersonId>, query: &Query) -> Result<Reply, Error> {
        Ok(self.look().await?.ask(person, query))
    }

    /// All that a person may know now.
    pub(crate) async fn snapshot(&self, person: Option<&PersonId>) -> Result<Snapshot, Error> {
        Ok(self.look().await?.snapshot(person))
    }

    /// What a person is told of the entries after `last`.
    pub(crate) async fn updates(&self, last: Seq, person: Option<&PersonId>) -> Result<Vec<Update>, Error> {
        Ok(self.look().await?.updates(last, person))
    }

    /// The messages that bring somebody from entry `last` to now, and what now is.
    pub(crate) async fn messages(
        &self,
        last: Seq,
        person: Option<&PersonId>,
    ) -> Result<(Seq, Arc<[Utf8Bytes]>), Error> {
        let table = self.look().await?;
        let now = table.seq();
        if last == now {
            return Ok((now, Arc::default()));
        }
        let alike = table.is_told_alike(last, person);
        let shared = if alike { self.shared(&table, last, now) } else { None };
        let told = match shared {
            Some(shared) if table.viewer(person).seat().is_none() => Some(shared),
            Some(shared) => shared.iter().map(|text| table.retell(text, person).map(Into::into)).collect(),
            None => None,
        };
        let texts = told.unwrap_or_else(|| texts(table.updates(last, person)));
        Ok((now, texts))
    }

    /// The messages for all who are told alike, made once; nothing if they begin anew, each for himself.
    fn shared(&self, table: &Table, from: Seq, to: Seq) -> Option<Arc<[Utf8Bytes]>> {
        if let Some(kept) = self.watched().as_ref().filter(|kept| kept.from == from && kept.to == to) {
            return Some(Arc::clone(&kept.texts));
        }
        let updates = table.updates(from, None);
        if updates.iter().any(|update| matches!(update.event, Event::Afresh { .. })) {
            return None;
        }
        let texts = texts(updates);
        *self.watched() = Some(Watched { from, to, texts: Arc::clone(&texts) });
        Some(texts)
    }

    fn watched(&self) -> MutexGuard<'_, Option<Watched>> {
        // Only whole values are put there.
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells of every new last entry.
    pub(crate) fn follow(&self) -> watch::Receiver<Seq> {
        self.seq.subscribe()
    }

    /// Connects somebody until the guard is dropped.
    pub(crate) fn come(self: &Arc<Self>, person: Option<PersonId>) -> Present {
        self.presence.send_modify(|presence| presence.come(person.as_ref()));
        Present { live: Arc::clone(self), changes: self.presence.subscribe(), person }
    }
}

/// A table that is being looked at.
pub(crate) type Looking<'a> = RwLockReadGuard<'a, Table>;

/// Room for most messages: text that grows is copied again and again.
const USUAL: usize = 2 << 10;

/// A message as it goes over a socket.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, message).expect("our own types are JSON");
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}

fn texts(updates: Vec<Update>) -> Arc<[Utf8Bytes]> {
    updates.into_iter().map(|update| text(&ServerMessage::Update(update))).collect()
}

/// Somebody's connection to a table.
pub(crate) struct Present {
    live: Arc<Live>,
    person: Option<PersonId>,
    /// Tells of everybody who comes and goes.
    pub(crate) changes: watch::Receiver<Presence>,
}

impl Drop for Present {
    fn drop(&mut self) {
        self.live.presence.send_modify(|presence| presence.go(self.person.as_ref()));
    }
}
