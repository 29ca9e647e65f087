//! Looking back: the story and the positions of a record that was brought, or of a table that has ended.

use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Json, Router};
use game::{Seat, Viewer};
use serde::Deserialize;
use table::messages::{Story, StoryPosition};
use table::{Eyes, Replay};

use super::body::Asked;
use crate::access::{self, Scope};
use crate::app::{App, Visitor};
use crate::error::Error;

pub(super) fn router() -> Router<App> {
    Router::new().route("/replays/{id}/story", get(story)).route("/replays/{id}/positions", get(positions))
}

#[derive(Deserialize)]
struct Wish {
    /// Which game of the record, from 0.
    #[serde(default)]
    game: u32,
    /// `all`, `watch`, or the number of a seat.
    #[serde(default)]
    eyes: Option<String>,
    #[serde(default)]
    from: usize,
    #[serde(default)]
    count: usize,
}

impl Wish {
    fn eyes(&self, replay: &Replay) -> Result<Eyes, Error> {
        match self.eyes.as_deref().unwrap_or("all") {
            "all" => Ok(Eyes::All),
            "watch" => Ok(Eyes::Of(Viewer::Spectator)),
            seat => match seat.parse() {
                Ok(seat) if seat < replay.seats() => Ok(Eyes::Of(Viewer::Seat(Seat(seat)))),
                _ => Err(Error::Bad("eyes are all, watch or a seat's number".to_owned())),
            },
        }
    }
}

/// Everything but the positions.
async fn story(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Json<Story>, Error> {
    let record = record(&app, &visitor, &id).await?;
    let game = wish.game;
    look(record, move |replay| Ok(replay.story(wish.eyes(replay)?)), game).await
}

/// Positions in a row.
async fn positions(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Json<Vec<StoryPosition>>, Error> {
    let record = record(&app, &visitor, &id).await?;
    let game = wish.game;
    look(record, move |replay| Ok(replay.positions(wish.eyes(replay)?, wish.from, wish.count)), game).await
}

/// The record of that name: one that was brought, or else a table's that whoever asks may see, after its end.
async fn record(app: &App, visitor: &Visitor, id: &str) -> Result<String, Error> {
    let key: store::TableId = id.parse().map_err(|_| Error::NotFound)?;
    if let Some(brought) = app.read(move |shelf| shelf.replay(key)).await? {
        return Ok(brought.record);
    }
    let live = access::enter(app, id, visitor.who.as_ref(), Scope::Read).await?;
    let table = live.look().await?;
    if !table.has_ended() {
        return Err(Error::Refused(table::messages::Refusal::NotYet));
    }
    Ok(table.record(Viewer::Spectator))
}

/// Reads a game of a record on a thread of its own, and what is wished for of it.
async fn look<T: Send + 'static>(
    record: String,
    wish: impl FnOnce(&Replay) -> Result<T, Error> + Send + 'static,
    game: u32,
) -> Result<Json<T>, Error> {
    let read = move || {
        let replay = Replay::read(&record, game).map_err(|error| Error::Bad(error.to_string()))?;
        wish(&replay).map(Json)
    };
    tokio::task::spawn_blocking(read).await.map_err(|_| Error::Stopping)?
}
