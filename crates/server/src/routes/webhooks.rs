//! Programs that are told when a table waits for somebody. Off unless the host of the server allows it.

use axum::extract::{Path, State};
use axum::http::{StatusCode, Uri};
use axum::routing::{delete, get};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use store::people::Webhook;
use table::messages::Millis;

use super::body::Body;
use super::links::own_table;
use crate::app::{App, Who};
use crate::error::Error;
use crate::ids;
use crate::secret::{self, Secret};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}/webhooks", get(list).post(add))
        .route("/tables/{id}/webhooks/{hook}", delete(remove))
}

/// The most webhooks of one table.
const MOST: usize = 5;
/// The most bytes of an address.
const ADDRESS: usize = 1024;

#[derive(Serialize)]
struct Hook {
    id: String,
    url: String,
    at: Millis,
}

impl From<Webhook> for Hook {
    fn from(hook: Webhook) -> Self {
        Self { id: hook.id, url: hook.url, at: ids::time(hook.created_at) }
    }
}

#[derive(Serialize)]
struct Made {
    #[serde(flatten)]
    hook: Hook,
    /// What messages are signed with. Shown this once.
    secret: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    url: String,
}

fn allowed(app: &App) -> Result<(), Error> {
    if app.tables.herald().webhooks() { Ok(()) } else { Err(Error::Forbidden("this server has no webhooks")) }
}

async fn add(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Body(wish): Body<Wish>,
) -> Result<Json<Made>, Error> {
    allowed(&app)?;
    app.limits.work(who.person.id)?;
    let (table, _) = own_table(&app, &id, &who).await?;
    let address = wish.url.parse::<Uri>().ok().filter(|uri| app.tables.herald().outside().check(uri).is_ok());
    if address.is_none() || wish.url.len() > ADDRESS {
        return Err(Error::Bad("a webhook is a public https address".to_owned()));
    }
    if app.read(move |shelf| shelf.webhooks(table)).await?.len() >= MOST {
        return Err(Error::TooMuch);
    }
    let secret = Secret::draw(app.world()).reveal().to_owned();
    let hook = Webhook {
        id: secret::public_id(app.world()),
        table,
        person: who.person.id,
        url: wish.url,
        secret: secret.clone(),
        created_at: app.now(),
    };
    let kept = hook.clone();
    app.write(move |shelf| shelf.add_webhook(&kept)).await?;
    Ok(Json(Made { hook: hook.into(), secret }))
}

async fn list(State(app): State<App>, who: Who, Path(id): Path<String>) -> Result<Json<Vec<Hook>>, Error> {
    allowed(&app)?;
    let (table, _) = own_table(&app, &id, &who).await?;
    let hooks = app.read(move |shelf| shelf.webhooks(table)).await?;
    Ok(Json(hooks.into_iter().map(Hook::from).collect()))
}

async fn remove(
    State(app): State<App>,
    who: Who,
    Path((id, hook)): Path<(String, String)>,
) -> Result<StatusCode, Error> {
    allowed(&app)?;
    let (table, _) = own_table(&app, &id, &who).await?;
    let removed = app.write(move |shelf| {
        // Whoever is the host now looks after all of them.
        let hooks = shelf.webhooks(table)?;
        match hooks.into_iter().find(|kept| kept.id == hook) {
            Some(kept) => shelf.end_webhook(kept.person, &kept.id),
            None => Ok(false),
        }
    });
    if removed.await? { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound) }
}
