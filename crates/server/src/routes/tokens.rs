//! Keys for programs: what lets a bot of somebody's own take a seat.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{delete, get};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use table::messages::Millis;

use super::body::{Body, Browsing};
use crate::access::Scope;
use crate::app::{App, Ended};
use crate::error::Error;
use crate::ids;
use crate::secret::{self, Secret};

pub(super) fn router() -> Router<App> {
    Router::new().route("/tokens", get(list).post(add)).route("/tokens/{id}", delete(revoke))
}

/// The most tokens of one person.
const MOST: usize = 50;
/// The most characters of a label.
const LABEL: usize = 60;

#[derive(Serialize)]
struct Token {
    id: String,
    label: String,
    scopes: Vec<String>,
    table: Option<String>,
    at: Millis,
}

impl From<store::people::Token> for Token {
    fn from(token: store::people::Token) -> Self {
        Self {
            id: token.id,
            label: token.label,
            scopes: token.scopes.split(' ').map(str::to_owned).collect(),
            table: token.table.map(|table| table.to_string()),
            at: ids::time(token.created_at),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    label: String,
    scopes: Vec<String>,
    #[serde(default)]
    table: Option<String>,
}

#[derive(Serialize)]
struct Made {
    #[serde(flatten)]
    token: Token,
    /// Shown this once.
    secret: String,
}

async fn add(
    State(app): State<App>,
    Browsing(who): Browsing,
    Body(wish): Body<Wish>,
) -> Result<Json<Made>, Error> {
    app.limits.work(who.person.id)?;
    let person = who.person.id;
    if app.read(move |shelf| shelf.tokens(person)).await?.len() >= MOST {
        return Err(Error::TooMuch);
    }
    let unknown = wish.scopes.iter().find(|scope| !Scope::known(scope));
    if let Some(unknown) = unknown {
        return Err(Error::Bad(format!("no scope {unknown:?}: there are read, play and open")));
    }
    if wish.scopes.is_empty() || wish.label.chars().count() > LABEL {
        return Err(Error::Bad(format!("a token has a scope, and a label of at most {LABEL} characters")));
    }
    let table = match wish.table {
        Some(table) => Some(table.parse().map_err(|_| Error::NotFound)?),
        None => None,
    };
    let token = store::people::Token {
        id: secret::public_id(app.world()),
        person: who.person.id,
        label: wish.label,
        scopes: wish.scopes.join(" "),
        table,
        created_at: app.now(),
    };
    let (secret, kept) = (Secret::draw(app.world()), token.clone());
    let hash = secret.hash();
    app.write(move |shelf| shelf.add_token(hash, &kept)).await?;
    Ok(Json(Made { token: token.into(), secret: secret.reveal().to_owned() }))
}

async fn list(State(app): State<App>, Browsing(who): Browsing) -> Result<Json<Vec<Token>>, Error> {
    let person = who.person.id;
    let tokens = app.read(move |shelf| shelf.tokens(person)).await?;
    Ok(Json(tokens.into_iter().map(Token::from).collect()))
}

async fn revoke(
    State(app): State<App>,
    Browsing(who): Browsing,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    let (person, name) = (who.person.id, id.clone());
    if !app.write(move |shelf| shelf.end_token(person, &name)).await? {
        return Err(Error::NotFound);
    }
    app.end(Ended::Key(id));
    Ok(StatusCode::NO_CONTENT)
}
