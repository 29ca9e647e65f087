//! The browser's side: files that were built into the program.

use axum::Router;
use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::Error;
use crate::site::{self, File};

pub(super) fn router() -> Router<App> {
    Router::new().fallback(file)
}

async fn file(State(_): State<App>, headers: HeaderMap, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = site::find(path) {
        return send(file, &headers);
    }
    // A path without a dot is a page, and the browser's side knows which.
    let page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match site::find("index.html") {
        Some(index) if page => send(index, &headers),
        _ => Error::NotFound.into_response(),
    }
}

fn send(file: File, headers: &HeaderMap) -> Response {
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (encoding, bytes) = file.encoded(accepts);
    let mut response =
        ([(CONTENT_TYPE, file.kind), (CACHE_CONTROL, file.caching()), (VARY, "accept-encoding")], bytes)
            .into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(CONTENT_ENCODING, axum::http::HeaderValue::from_static(encoding));
    }
    response
}
