//! Sessions: which browsers somebody uses, and ending them.

use axum::extract::{Path, State};
use axum::http::header::USER_AGENT;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::routing::{delete, get};
use axum::{Json, Router};
use serde::Serialize;
use table::messages::Millis;

use super::body::Browsing;
use crate::app::{App, Ended, Visitor};
use crate::error::Error;
use crate::secret::{self, Secret};
use crate::{guard, ids};

pub(super) fn router() -> Router<App> {
    Router::new().route("/sessions", get(list)).route("/sessions/{id}", delete(revoke))
}

/// The most characters that are kept of what a browser says it is.
const AGENT: usize = 120;

/// Begins a session; the answer is the cookie that carries it.
pub(super) async fn begin(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    person: store::PersonId,
) -> Result<(HeaderName, HeaderValue), Error> {
    let (secret, now) = (Secret::draw(app.world()), app.now());
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let agent = agent.chars().filter(|letter| !letter.is_control()).take(AGENT).collect();
    let id = secret::public_id(app.world());
    let session = store::people::Session { id, person, agent, created_at: now, seen_at: now };
    let hash = secret.hash();
    app.write(move |shelf| shelf.add_session(hash, &session)).await?;
    Ok(guard::cookie(visitor.secure, Some(secret.reveal())))
}

#[derive(Serialize)]
struct Session {
    id: String,
    current: bool,
    agent: String,
    at: Millis,
}

async fn list(State(app): State<App>, Browsing(who): Browsing) -> Result<Json<Vec<Session>>, Error> {
    let person = who.person.id;
    let sessions = app.read(move |shelf| shelf.sessions(person)).await?;
    let shown = sessions.into_iter().map(|session| Session {
        current: session.id == who.key.id(),
        id: session.id,
        agent: session.agent,
        at: ids::time(session.seen_at),
    });
    Ok(Json(shown.collect()))
}

async fn revoke(
    State(app): State<App>,
    Browsing(who): Browsing,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    if end(&app, who.person.id, &id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound) }
}

/// Ends a session and the sockets that lived by it.
pub(super) async fn end(app: &App, person: store::PersonId, id: &str) -> Result<bool, Error> {
    let name = id.to_owned();
    let ended = app.write(move |shelf| shelf.end_session(person, &name)).await?;
    if ended {
        app.end(Ended::Key(id.to_owned()));
    }
    Ok(ended)
}
