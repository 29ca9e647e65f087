//! What the server answers, one file a subject. Each owns its routes, bodies and queries.

mod account;
mod body;
mod games;
mod health;
mod links;
mod lobby;
mod people;
mod push;
mod records;
mod replays;
mod sessions;
mod site;
mod socket;
mod tables;
mod tokens;
mod webhooks;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;

use crate::app::App;
use crate::guard;

/// The most bytes of a request that says nothing else.
const BODY: usize = 64 << 10;

/// Everything.
pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .merge(account::router())
        .merge(games::router())
        .merge(links::router())
        .merge(lobby::router())
        .merge(people::router())
        .merge(push::router())
        .merge(records::router())
        .merge(replays::router())
        .merge(sessions::router())
        .merge(tables::router())
        .merge(tokens::router())
        .merge(webhooks::router())
        .merge(crate::api::router())
        .fallback(nothing);
    Router::new()
        .nest("/api", api)
        .merge(socket::router())
        .merge(health::router())
        .merge(site::router())
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

async fn nothing() -> crate::error::Error {
    crate::error::Error::NotFound
}
