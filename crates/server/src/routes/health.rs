//! For those who run the server: is it well, and how much does it do.

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::error::Error;

pub(super) fn router() -> Router<App> {
    Router::new().route("/healthz", get(healthz)).route("/metrics", get(numbers))
}

/// Well means: the store answers, and the server is not about to stop.
async fn healthz(State(app): State<App>) -> Result<&'static str, Error> {
    if *app.stop.borrow() {
        return Err(Error::Stopping);
    }
    app.read(|shelf| shelf.note("alive")).await?;
    Ok("ok\n")
}

async fn numbers(State(app): State<App>) -> Response {
    metrics::gauge!("tallgrass_tables_awake").set(app.tables.count() as f64);
    match &app.metrics {
        Some(metrics) => ([(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics.render()).into_response(),
        None => Error::NotFound.into_response(),
    }
}
