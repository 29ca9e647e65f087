//! Lists of tables.

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use store::Listing;

use super::body::Asked;
use crate::access::Scope;
use crate::app::{App, Visitor};
use crate::card::TableCard;
use crate::error::Error;

pub(super) fn router() -> Router<App> {
    Router::new().route("/lobby", get(lobby)).route("/tables", get(page))
}

/// The most tables of a page.
const PAGE: usize = 50;
/// The tables that the lobby shows of each list.
const SHOWN: usize = 20;

#[derive(Serialize)]
struct Lobby {
    mine: Vec<TableCard>,
    open: Vec<TableCard>,
    playing: Vec<TableCard>,
    finished: Vec<TableCard>,
}

/// What somebody sees who comes in.
async fn lobby(State(app): State<App>, visitor: Visitor) -> Result<Json<Lobby>, Error> {
    let me = reader(&visitor)?;
    let lobby = app.read(move |shelf| {
        let list = |listing: &Listing, limit| {
            let page = shelf.list(listing, None, limit)?;
            Ok(cards(page.rows, me))
        };
        Ok(Lobby {
            mine: match me {
                Some(person) => list(&Listing::Mine { person }, PAGE)?,
                None => Vec::new(),
            },
            open: list(&Listing::Open { game: None }, SHOWN)?,
            playing: list(&Listing::Playing { game: None }, SHOWN)?,
            finished: list(&Listing::Finished { game: None }, SHOWN)?,
        })
    });
    Ok(Json(lobby.await?))
}

fn reader(visitor: &Visitor) -> Result<Option<store::PersonId>, Error> {
    match &visitor.who {
        Some(who) => {
            who.check(Scope::Read, None)?;
            Ok(Some(who.person.id))
        }
        None => Ok(None),
    }
}

fn cards(rows: Vec<store::TableRow>, me: Option<store::PersonId>) -> Vec<TableCard> {
    rows.into_iter().filter_map(|row| TableCard::of(row, me)).collect()
}

/// Which list.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Which {
    Mine,
    Turn,
    Open,
    Playing,
    Finished,
    Played,
}

#[derive(Deserialize)]
struct Wish {
    list: Which,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    after: Option<String>,
}

#[derive(Serialize)]
struct Page {
    tables: Vec<TableCard>,
    /// What `after` is for the next page.
    next: Option<String>,
}

async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Asked(wish): Asked<Wish>,
) -> Result<Json<Page>, Error> {
    let me = reader(&visitor)?;
    let person = || me.ok_or(Error::NotSignedIn);
    let listing = match wish.list {
        Which::Mine => Listing::Mine { person: person()? },
        Which::Turn => Listing::Turn { person: person()? },
        Which::Open => Listing::Open { game: wish.game },
        Which::Playing => Listing::Playing { game: wish.game },
        Which::Finished => Listing::Finished { game: wish.game },
        Which::Played => Listing::FinishedBy { person: person()?, game: wish.game, private: true },
    };
    let after = match wish.after {
        Some(after) => Some(after.parse().map_err(|_| Error::Bad("not a place in a list".to_owned()))?),
        None => None,
    };
    let page = app.read(move |shelf| shelf.list(&listing, after, PAGE)).await?;
    Ok(Json(Page { tables: cards(page.rows, me), next: page.next.map(|next| next.to_string()) }))
}
