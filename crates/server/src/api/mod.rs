//! The OpenAPI document and its page.

use axum::Router;

use crate::app::App;

pub(crate) fn router() -> Router<App> {
    Router::new()
}
