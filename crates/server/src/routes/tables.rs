//! Tables over plain HTTP, for scripts: the same messages as over the socket.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use table::messages::{
    Answer, ChanceRule, CommandId, Opening, Order, PersonId, Place, Reply, Seq, Snapshot, TableId, Update,
};
use tokio::sync::watch;
use tokio::time::timeout;

use super::body::{Asked, Body};
use crate::access::{self, Scope};
use crate::app::{App, Visitor, Who, stopped};
use crate::error::Error;
use crate::ids;
use crate::secret;

pub(super) fn router() -> Router<App> {
    // A table may begin from a record.
    let open = post(open).layer(DefaultBodyLimit::max(1 << 20));
    Router::new()
        .route("/tables", open)
        .route("/tables/{id}", get(snapshot))
        .route("/tables/{id}/updates", get(updates))
        .route("/tables/{id}/orders", post(order))
        .route("/tables/{id}/queries", post(query))
}

/// The longest that somebody waits for an update.
const LONGEST: Duration = Duration::from_secs(30);

#[derive(Serialize)]
struct Opened {
    table: TableId,
}

async fn open(
    State(app): State<App>,
    who: Who,
    Body(mut opening): Body<Opening>,
) -> Result<Json<Opened>, Error> {
    who.check(Scope::Open, None)?;
    app.limits.work(who.person.id)?;
    check(&opening)?;
    for place in &mut opening.places {
        if let Place::Reserved { person } = place {
            // By number alone: what he is called is for him to say.
            let number = ids::person_number(&person.id).ok_or(Error::NotFound)?;
            let found = app.read(move |shelf| shelf.person(number)).await?;
            *person = ids::person(&found.ok_or(Error::NotFound)?);
        }
    }
    let command = CommandId::new(&secret::public_id(app.world())).expect("hexadecimal digits are an id");
    Ok(Json(Opened { table: app.tables.open(&who.card(), &command, &opening).await? }))
}

/// Refuses what would let the host know more than the others.
fn check(opening: &Opening) -> Result<(), Error> {
    let special = opening.chance != ChanceRule::Verifiable
        || opening.beginning.is_some()
        || opening.lesson.is_some()
        || opening.places.iter().any(|place| matches!(place, Place::Script { .. }));
    if special && (opening.public || opening.rated) {
        let text = "a table with its own chance, beginning or script is neither public nor rated";
        return Err(Error::Bad(text.to_owned()));
    }
    Ok(())
}

fn person(visitor: &Visitor) -> Option<PersonId> {
    visitor.who.as_ref().map(|who| ids::person_id(who.person.id))
}

async fn snapshot(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Snapshot>, Error> {
    let live = access::enter(&app, &id, visitor.who.as_ref(), Scope::Read).await?;
    Ok(Json(live.snapshot(person(&visitor).as_ref()).await?))
}

#[derive(Deserialize)]
struct After {
    after: Seq,
    /// How many seconds to wait for something to happen.
    #[serde(default)]
    wait: u64,
}

async fn updates(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<After>,
) -> Result<Json<Vec<Update>>, Error> {
    let live = access::enter(&app, &id, visitor.who.as_ref(), Scope::Read).await?;
    let mut seq = live.follow();
    let mut stop = app.stop.clone();
    let patience = Duration::from_secs(wish.wait).min(LONGEST);
    // Whoever waited long enough gets an empty list.
    tokio::select! {
        () = moved_on(&mut seq, wish.after, patience) => {}
        () = stopped(&mut stop) => {}
    }
    // A link may have been revoked, a session ended, meanwhile.
    let live = access::enter(&app, &id, visitor.who.as_ref(), Scope::Read).await?;
    let person = person(&visitor);
    if live.look().await?.seq() == wish.after {
        return Ok(Json(Vec::new()));
    }
    Ok(Json(live.updates(wish.after, person.as_ref()).await?))
}

/// Waits until the last entry is another one, or patience is at an end.
async fn moved_on(seq: &mut watch::Receiver<Seq>, last: Seq, patience: Duration) {
    _ = timeout(patience, seq.wait_for(|seq| *seq != last)).await;
}

async fn order(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Body(mut order): Body<Order>,
) -> Result<Json<Answer>, Error> {
    let live = access::enter(&app, &id, Some(&who), Scope::Play).await?;
    access::check_sit(&app, &live, &who, &mut order.command).await?;
    Ok(Json(live.order(who.card(), order).await?))
}

async fn query(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(query): Body<table::messages::Query>,
) -> Result<Json<Reply>, Error> {
    let live = access::enter(&app, &id, visitor.who.as_ref(), Scope::Read).await?;
    Ok(Json(live.answer(person(&visitor).as_ref(), &query).await?))
}
