//! What there is to play.

use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;
use serde_json::{Map, Value};
use table::messages::{Level, PROTOCOL};

use crate::app::App;

pub(super) fn router() -> Router<App> {
    Router::new().route("/games", get(games))
}

#[derive(Serialize)]
struct Offer {
    protocol: u32,
    games: Vec<Game>,
    levels: Vec<Level>,
}

#[derive(Serialize)]
struct Game {
    game: &'static str,
    rules: u32,
    seats: Vec<u8>,
    options: Map<String, Value>,
}

async fn games() -> Json<Offer> {
    let newest = games::names().into_iter().filter_map(games::newest);
    let games = newest.map(|listing| Game {
        game: listing.name,
        rules: listing.version,
        seats: listing.seats.collect(),
        options: listing.options,
    });
    let levels = [
        Level::Random,
        Level::Explore,
        Level::Greedy,
        Level::Gentle,
        Level::Steady,
        Level::Keen,
        Level::Fierce,
    ];
    Json(Offer { protocol: PROTOCOL, games: games.collect(), levels: levels.to_vec() })
}
