//! Profiles and ratings.

use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use store::Listing;
use table::messages::{Millis, PersonId};

use super::body::Asked;
use crate::app::{App, Visitor};
use crate::card::TableCard;
use crate::error::Error;
use crate::ids;

pub(super) fn router() -> Router<App> {
    Router::new().route("/people/{id}", get(profile)).route("/ratings/{game}", get(leaders))
}

/// The finished games that a profile shows.
const SHOWN: usize = 50;
/// The most people of a list of the best.
const BEST: usize = 100;

#[derive(Serialize)]
struct Profile {
    id: PersonId,
    name: String,
    account: bool,
    since: Millis,
    ratings: Vec<Rating>,
    finished: Vec<TableCard>,
}

#[derive(Serialize)]
struct Rating {
    game: String,
    seats: u8,
    rating: f64,
    uncertainty: f64,
    games: u32,
}

impl From<store::Rating> for Rating {
    fn from(rating: store::Rating) -> Self {
        let (uncertainty, games) = (rating.deviation, rating.games);
        Self { game: rating.game, seats: rating.seats, rating: rating.mean, uncertainty, games }
    }
}

async fn profile(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Profile>, Error> {
    let id = PersonId::new(&id).ok().and_then(|id| ids::person_number(&id)).ok_or(Error::NotFound)?;
    let me = visitor.who.map(|who| who.person.id);
    let found = app.read(move |shelf| {
        let Some(person) = shelf.person(id)? else { return Ok(None) };
        // Private games are for the eyes of those who played them.
        let listing = Listing::FinishedBy { person: person.id, game: None, private: me == Some(person.id) };
        let rows = shelf.list(&listing, None, SHOWN)?.rows;
        let ratings = shelf.ratings_of(person.id)?;
        Ok(Some(Profile {
            id: ids::person_id(person.id),
            account: person.account.is_some(),
            since: ids::time(person.created_at),
            name: person.name,
            ratings: ratings.into_iter().map(Rating::from).collect(),
            finished: rows.into_iter().filter_map(|row| TableCard::of(row, me)).collect(),
        }))
    });
    found.await?.map(Json).ok_or(Error::NotFound)
}

#[derive(Deserialize)]
struct Wish {
    seats: u8,
}

#[derive(Serialize)]
struct Leader {
    id: PersonId,
    name: String,
    #[serde(flatten)]
    rating: Rating,
}

async fn leaders(
    State(app): State<App>,
    Path(game): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Json<Vec<Leader>>, Error> {
    let best = app.read(move |shelf| {
        let mut best = Vec::new();
        for rating in shelf.leaders(&game, wish.seats, BEST)? {
            if let Some(person) = shelf.person(rating.person)? {
                best.push(Leader { id: ids::person_id(person.id), name: person.name, rating: rating.into() });
            }
        }
        Ok(best)
    });
    Ok(Json(best.await?))
}
