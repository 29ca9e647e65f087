//! Sending, and sending again.

use std::sync::Arc;
use std::time::Duration;

use axum::http::{StatusCode, Uri};
use serde_json::json;
use store::people::{Push, Webhook};
use tokio::time::sleep;

use super::push::{Keys, PushKey};
use super::{Turn, webhook};
use crate::app::{Shelf, read, write};
use crate::error::Error;
use crate::ids;
use crate::outside::{NotSent, Outside};
use crate::world::Shared;

/// How long to wait before each further try.
const PAUSES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(5)];

/// What it takes to tell people.
pub(super) struct Delivery {
    pub(super) shelf: Arc<dyn Shelf>,
    pub(super) world: Shared,
    pub(super) outside: Outside,
    pub(super) key: Arc<PushKey>,
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Sent,
    /// Nobody is at that address any more, and nobody will be.
    Gone,
    Failed,
}

impl Delivery {
    /// Tells everyone who wants to be told of a turn.
    pub(super) async fn tell(&self, turn: Turn, webhooks: bool) {
        if let Err(error) = self.try_to_tell(turn, webhooks).await {
            tracing::warn!(%error, "a turn could not be told");
        }
    }

    async fn try_to_tell(&self, turn: Turn, webhooks: bool) -> Result<(), Error> {
        let table = turn.table;
        let row = read(&self.shelf, move |shelf| shelf.row(table)).await?;
        // A webhook that is slow does not keep a browser waiting.
        let (pushed, called) = tokio::join!(self.push_all(&turn, &row.summary.game), async {
            if webhooks { self.call_all(&turn, &row).await } else { Ok(()) }
        });
        pushed.and(called)
    }

    async fn push_all(&self, turn: &Turn, game: &str) -> Result<(), Error> {
        for person in turn.away.iter().copied() {
            let pushes = read(&self.shelf, move |shelf| shelf.pushes(person)).await?;
            for push in pushes.into_iter().filter(|push| push.created_at <= turn.at) {
                self.push(push, turn.table, game).await?;
            }
        }
        Ok(())
    }

    async fn call_all(&self, turn: &Turn, row: &store::TableRow) -> Result<(), Error> {
        let table = turn.table;
        let hooks = read(&self.shelf, move |shelf| shelf.webhooks(table)).await?;
        let body = Self::webhook_body(turn, row);
        for hook in hooks.into_iter().filter(|hook| hook.created_at <= turn.at) {
            self.call(hook, &body).await?;
        }
        Ok(())
    }

    fn webhook_body(turn: &Turn, row: &store::TableRow) -> String {
        let people: Vec<_> = turn.people.iter().map(|person| ids::person_id(*person)).collect();
        let (table, game) = (row.id.to_string(), &row.summary.game);
        json!({ "event": "turn", "table": table, "game": game, "people": people, "at": ids::time(turn.at) })
            .to_string()
    }

    async fn call(&self, hook: Webhook, body: &str) -> Result<(), Error> {
        let Ok(uri) = hook.url.parse::<Uri>() else { return Ok(()) };
        let make = || {
            let headers = webhook::headers(&hook.secret, body, self.world.now().0 / 1000);
            Some((headers, body.as_bytes().to_vec()))
        };
        if self.send(&uri, make, &[StatusCode::GONE]).await == Fate::Gone {
            write(&self.shelf, move |shelf| shelf.end_webhook(hook.person, &hook.id)).await?;
        }
        Ok(())
    }

    async fn push(&self, push: Push, table: store::TableId, game: &str) -> Result<(), Error> {
        let Push { endpoint, person, keys, .. } = push;
        let forget = endpoint.clone();
        let forget = || write(&self.shelf, move |shelf| shelf.end_push(&forget));
        let (Ok(uri), Ok(keys)) = (endpoint.parse::<Uri>(), serde_json::from_str::<Keys>(&keys)) else {
            return forget().await;
        };
        // A browser that was logged out shows nothing of whoever used it.
        let sessions = read(&self.shelf, move |shelf| shelf.sessions(person)).await?;
        if !sessions.iter().any(|session| session.id == keys.session) {
            return forget().await;
        }
        let make = || self.key.message(&uri, &keys, table, game, self.world.now());
        match self.send(&uri, make, &[StatusCode::NOT_FOUND, StatusCode::GONE]).await {
            Fate::Gone => forget().await,
            Fate::Sent | Fate::Failed => Ok(()),
        }
    }

    /// Sends a message, a few times if that may help.
    async fn send(
        &self,
        uri: &Uri,
        make: impl Fn() -> Option<(axum::http::HeaderMap, Vec<u8>)>,
        gone: &[StatusCode],
    ) -> Fate {
        let mut pauses = PAUSES.iter();
        loop {
            let Some((headers, body)) = make() else { return Fate::Failed };
            let sent = self.outside.post(uri, headers, body).await;
            let again = match &sent {
                Ok(status) => *status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error(),
                Err(NotSent::TooLong | NotSent::Line(_)) => true,
                Err(NotSent::Refused | NotSent::NotPublic) => false,
            };
            let fate = match sent {
                Ok(status) if status.is_success() => Fate::Sent,
                Ok(status) if gone.contains(&status) => Fate::Gone,
                _ => Fate::Failed,
            };
            match pauses.next().filter(|_| again) {
                Some(pause) => sleep(*pause).await,
                None => {
                    let fate_name = if fate == Fate::Sent { "sent" } else { "failed" };
                    metrics::counter!("tallgrass_messages_total", "fate" => fate_name).increment(1);
                    return fate;
                }
            }
        }
    }
}
