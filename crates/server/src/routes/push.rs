//! Browsers that want to be told when it is their person's turn.

use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::routing::get;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use store::people::Push;

use super::body::{Body, Browsing};
use crate::app::App;
use crate::error::Error;
use crate::herald::Keys;

pub(super) fn router() -> Router<App> {
    Router::new().route("/push", get(key).post(subscribe).delete(unsubscribe))
}

/// The most browsers of one person that are told.
const MOST: usize = 10;
/// The most bytes of an address.
const ADDRESS: usize = 1024;
/// The most characters of what a browser wants to say.
const TEXT: usize = 120;

#[derive(Serialize)]
struct Key {
    /// The server's public key, as `applicationServerKey` wants it.
    key: String,
}

async fn key(State(app): State<App>) -> Json<Key> {
    Json(Key { key: app.tables.herald().public_key() })
}

/// What a browser's `PushSubscription` says of itself, and what the message is to say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Subscription {
    endpoint: String,
    keys: BrowserKeys,
    text: String,
}

#[derive(Deserialize)]
struct BrowserKeys {
    p256dh: String,
    auth: String,
}

async fn subscribe(
    State(app): State<App>,
    Browsing(who): Browsing,
    Body(wish): Body<Subscription>,
) -> Result<StatusCode, Error> {
    app.limits.work(who.person.id)?;
    let address =
        wish.endpoint.parse::<Uri>().ok().filter(|uri| app.tables.herald().outside().check(uri).is_ok());
    if address.is_none() || wish.endpoint.len() > ADDRESS {
        return Err(Error::Bad("a push address is a public https address".to_owned()));
    }
    if wish.text.is_empty() || wish.text.chars().count() > TEXT || wish.text.chars().any(char::is_control) {
        return Err(Error::Bad(format!("the text has 1 to {TEXT} characters")));
    }
    let session = who.key.id().to_owned();
    let keys = Keys { p256dh: wish.keys.p256dh, auth: wish.keys.auth, text: wish.text, session };
    if !keys.fit() {
        return Err(Error::Bad("these are not a browser's keys".to_owned()));
    }
    let push = Push {
        endpoint: wish.endpoint,
        person: who.person.id,
        keys: serde_json::to_string(&keys).expect("our own types are JSON"),
        created_at: app.now(),
    };
    app.write(move |shelf| {
        shelf.add_push(&push)?;
        // The oldest make room: a browser that was thrown away does not say so.
        let mut all = shelf.pushes(push.person)?;
        all.sort_by_key(|one| std::cmp::Reverse((one.endpoint == push.endpoint, one.created_at)));
        for old in all.iter().skip(MOST) {
            shelf.end_push(&old.endpoint)?;
        }
        Ok(())
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    endpoint: String,
}

async fn unsubscribe(
    State(app): State<App>,
    Browsing(who): Browsing,
    Body(which): Body<Which>,
) -> Result<StatusCode, Error> {
    let person = who.person.id;
    if app.write(move |shelf| shelf.end_push_of(person, &which.endpoint)).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::NotFound)
    }
}
