//! Records: of a table, brought along, and of all public finished games.

use axum::body::{Body as HttpBody, Bytes};
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::stream;
use game::Viewer;
use serde::{Deserialize, Serialize};
use store::{Cursor, Listing};

use super::body::{Asked, Text};
use crate::access::{self, Scope};
use crate::app::{App, Visitor, Who};
use crate::error::Error;
use crate::world::Draw;
use crate::{ids, journal};

pub(super) fn router() -> Router<App> {
    let add = post(add).layer(DefaultBodyLimit::max(MOST_BYTES));
    Router::new()
        .route("/tables/{id}/record", get(record))
        .route("/replays", add)
        .route("/replays/{id}", get(replay))
        .route("/export", get(export))
}

/// The most bytes of a record that somebody brings.
const MOST_BYTES: usize = 2 << 20;
/// The most records that one person keeps.
const MOST: u32 = 200;
/// Tables that are read at once for an export.
const PAGE: usize = 20;

fn text(record: String, name: &str) -> Response {
    let disposition = format!("attachment; filename=\"{name}.jsonl\"");
    let headers =
        [(CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, disposition)];
    (headers, record).into_response()
}

/// The record of a table: complete after the end, before it what whoever asks may know.
async fn record(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Error> {
    let live = access::enter(&app, &id, visitor.who.as_ref(), Scope::Read).await?;
    let person = visitor.who.map(|who| ids::person_id(who.person.id));
    let table = live.look().await?;
    Ok(text(table.record(table.viewer(person.as_ref())), &id))
}

#[derive(Serialize)]
struct Added {
    replay: String,
    games: u64,
    events: u64,
}

/// Takes a record to look at, if every move in it is legal.
async fn add(State(app): State<App>, who: Who, Text(record): Text) -> Result<Json<Added>, Error> {
    who.check(Scope::Open, None)?;
    app.limits.work(who.person.id)?;
    let person = who.person.id;
    if app.read(move |shelf| shelf.count_replays(person)).await? >= MOST {
        return Err(Error::TooMuch);
    }
    let check = move || games::check(record.as_bytes()).map(|checked| (checked, record));
    let checked = tokio::task::spawn_blocking(check).await.map_err(|_| Error::Stopping)?;
    let (checked, record) = checked.map_err(|error| Error::Bad(error.to_string()))?;
    if checked.games == 0 {
        return Err(Error::Bad("there is no game in it".to_owned()));
    }
    let id = store::TableId(app.world().sixteen());
    let replay = store::people::Replay { id, person, at: app.now(), record };
    app.write(move |shelf| shelf.add_replay(&replay)).await?;
    Ok(Json(Added { replay: id.to_string(), games: checked.games, events: checked.events }))
}

/// A record that somebody brought, for whoever knows its name.
async fn replay(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let key: store::TableId = id.parse().map_err(|_| Error::NotFound)?;
    let found = app.read(move |shelf| shelf.replay(key)).await?;
    Ok(text(found.ok_or(Error::NotFound)?.record, &id))
}

#[derive(Deserialize)]
struct Wish {
    #[serde(default)]
    game: Option<String>,
}

/// All public finished games, one record after the other, the last finished first.
async fn export(State(app): State<App>, Asked(wish): Asked<Wish>) -> Response {
    let listing = Listing::Finished { game: wish.game };
    let pages = stream::unfold(Some(None), move |after: Option<Option<Cursor>>| {
        let (app, listing) = (app.clone(), listing.clone());
        async move {
            let after = after?;
            let read = app.read(move |shelf| {
                let page = shelf.list(&listing, after, PAGE)?;
                let mut text = String::new();
                for row in &page.rows {
                    // A damaged one does not keep the others from those who study them.
                    if let Ok(table) = journal::replay(&shelf.load(row.id)?.events) {
                        text.push_str(&table.record(Viewer::Spectator));
                    }
                }
                Ok((text, page.next))
            });
            match read.await {
                Ok((text, next)) => Some((Ok::<_, Error>(Bytes::from(text)), next.map(Some))),
                Err(error) => Some((Err(error), None)),
            }
        }
    });
    let headers = [
        (CONTENT_TYPE, "application/jsonl; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"tallgrass.jsonl\""),
    ];
    (headers, HttpBody::from_stream(pages)).into_response()
}
