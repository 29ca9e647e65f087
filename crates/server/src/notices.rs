//! What the host of the server did from the command line, while this server runs: it hears of it within a second.
//!
//! Whoever is asked for by a request is looked up in the store each time, so that a suspended person is shut out at
//! once. What has to be told are the things that live in memory: sockets, and tables that are awake.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::{App, Ended, stopped};

/// How often notices are looked for.
const EVERY: Duration = Duration::from_secs(1);

/// What a notice says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// All sessions and tokens of a person have ended.
    Person(i64),
    /// Something was written to the journal of a table.
    Table(String),
}

impl Notice {
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("our own types are JSON")
    }
}

/// Hears of notices after this one, until the server stops.
pub(crate) async fn hear(app: App, mut last: i64, mut stop: watch::Receiver<bool>) {
    let mut beat = interval(EVERY);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {}
            () = stopped(&mut stop) => return,
        }
        match app.read(move |shelf| shelf.notices(last)).await {
            Ok(new) => {
                for notice in new {
                    last = notice.number;
                    act(&app, &notice.what).await;
                }
            }
            Err(error) => tracing::error!(%error, "notices could not be read"),
        }
    }
}

async fn act(app: &App, what: &str) {
    match serde_json::from_str(what) {
        Ok(Notice::Person(person)) => app.end(Ended::Person(store::PersonId(person))),
        Ok(Notice::Table(table)) => {
            let Ok(id) = table.parse() else { return };
            if let Err(error) = app.tables.refresh(id).await {
                tracing::error!(table, %error, "a table could not be read anew");
            }
        }
        // A newer release may say what this one does not know.
        Err(_) => tracing::warn!("a notice was not understood"),
    }
}
