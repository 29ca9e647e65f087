//! Links to tables: to a seat, to any free seat, or to watch. The secret is shown once; a lost link is replaced by a new one.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use store::people::Gives;
use table::messages::Millis;

use super::body::Body;
use crate::access::{self, Scope};
use crate::app::{App, Ended, Visitor, Who};
use crate::error::Error;
use crate::ids;
use crate::secret::{self, Secret};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}/links", get(list).post(add))
        .route("/tables/{id}/links/{link}", delete(revoke))
        .route("/links", post(follow))
}

/// The most links that one table ever has.
const MOST: usize = 200;

/// What a link gives, as messages write it: a seat's number, `"any"` for any free seat, null to watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum SeatGiven {
    Seat(u8),
    Any(Any),
    Watch,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Any {
    Any,
}

impl From<Gives> for SeatGiven {
    fn from(gives: Gives) -> Self {
        match gives {
            Gives::Watch => Self::Watch,
            Gives::Seat(seat) => Self::Seat(seat),
            Gives::AnySeat => Self::Any(Any::Any),
        }
    }
}

impl From<SeatGiven> for Gives {
    fn from(given: SeatGiven) -> Self {
        match given {
            SeatGiven::Watch => Self::Watch,
            SeatGiven::Seat(seat) => Self::Seat(seat),
            SeatGiven::Any(Any::Any) => Self::AnySeat,
        }
    }
}

#[derive(Serialize)]
struct Link {
    id: String,
    seat: SeatGiven,
    at: Millis,
    revoked: bool,
}

impl From<store::people::Link> for Link {
    fn from(link: store::people::Link) -> Self {
        let at = ids::time(link.created_at);
        Self { id: link.id, seat: link.gives.into(), at, revoked: link.revoked_at.is_some() }
    }
}

/// The table, if whoever asks is its host.
pub(super) async fn own_table(app: &App, id: &str, who: &Who) -> Result<(store::TableId, u8), Error> {
    let live = access::enter(app, id, Some(who), Scope::Open).await?;
    let table = live.look().await?;
    let summary = table.summary();
    if summary.host != ids::person_id(who.person.id) {
        return Err(Error::Forbidden("only the host may do this"));
    }
    Ok((ids::stored_table(table.id()).map_err(|_| Error::NotFound)?, summary.terms.seats))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    seat: SeatGiven,
}

#[derive(Serialize)]
struct Made {
    #[serde(flatten)]
    link: Link,
    /// Shown this once.
    secret: String,
    /// Where it leads. The secret stands behind the `#`, which browsers send to nobody.
    path: String,
}

async fn add(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Body(wish): Body<Wish>,
) -> Result<Json<Made>, Error> {
    app.limits.work(who.person.id)?;
    let (table, seats) = own_table(&app, &id, &who).await?;
    if matches!(wish.seat, SeatGiven::Seat(seat) if seat >= seats) {
        return Err(Error::Bad("there is no such seat".to_owned()));
    }
    if app.read(move |shelf| shelf.links(table)).await?.len() >= MOST {
        return Err(Error::TooMuch);
    }
    let link = store::people::Link {
        id: secret::public_id(app.world()),
        table,
        gives: wish.seat.into(),
        created_at: app.now(),
        revoked_at: None,
    };
    let (secret, kept) = (Secret::draw(app.world()), link.clone());
    let hash = secret.hash();
    app.write(move |shelf| shelf.add_link(hash, &kept)).await?;
    let secret = secret.reveal().to_owned();
    let path = format!("/t/{table}#{secret}");
    Ok(Json(Made { link: link.into(), secret, path }))
}

async fn list(State(app): State<App>, who: Who, Path(id): Path<String>) -> Result<Json<Vec<Link>>, Error> {
    let (table, _) = own_table(&app, &id, &who).await?;
    let links = app.read(move |shelf| shelf.links(table)).await?;
    Ok(Json(links.into_iter().map(Link::from).collect()))
}

async fn revoke(
    State(app): State<App>,
    who: Who,
    Path((id, link)): Path<(String, String)>,
) -> Result<StatusCode, Error> {
    let (table, _) = own_table(&app, &id, &who).await?;
    let now = app.now();
    if !app.write(move |shelf| shelf.revoke_link(table, &link, now)).await? {
        return Err(Error::NotFound);
    }
    app.end(Ended::Link(table));
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shown {
    secret: String,
}

#[derive(Serialize)]
struct Followed {
    table: String,
    seat: SeatGiven,
}

/// Lets whoever has a link in. The seat itself is taken by `sit`.
async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    who: Who,
    Body(shown): Body<Shown>,
) -> Result<Json<Followed>, Error> {
    let hash = secret::hash(&shown.secret);
    let found = app.read(move |shelf| shelf.link(hash)).await?;
    let Some(link) = found.filter(|link| link.revoked_at.is_none()) else {
        // Only wrong ones are counted: a class that opens the same link at once is no attack.
        app.limits.secret(visitor.address)?;
        return Err(Error::NotFound);
    };
    who.check(Scope::Play, Some(link.table))?;
    let (table, seat, person) = (link.table, link.gives.into(), who.person.id);
    app.write(move |shelf| shelf.admit(&link, person)).await?;
    Ok(Json(Followed { table: table.to_string(), seat }))
}
