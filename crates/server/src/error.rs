//! What can go wrong between a request and its answer, and how HTTP says it.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use table::messages::Refusal;

/// Why a request is not answered as it wished. Its JSON has a `reason` to go by and a `text` to read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// There is nothing here, or nothing that the asker may know of.
    #[error("there is nothing here")]
    NotFound,
    /// Whoever asks has to be somebody.
    #[error("this needs a session or a token")]
    NotSignedIn,
    /// Whoever asks may not.
    #[error("{0}")]
    Forbidden(&'static str),
    /// Name and password, or name and recovery code, do not belong together.
    #[error("name and secret do not belong together")]
    WrongSecret,
    /// The request does not make sense.
    #[error("{0}")]
    Bad(String),
    /// The name is in use.
    #[error("that name is taken")]
    NameTaken,
    /// A guest and an account sit at the same unfinished table.
    #[error("guest and account sit at the same unfinished table")]
    BothSeated,
    /// The table refuses.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// More than is good for the others.
    #[error("too much at once; wait a little")]
    TooMuch,
    /// The request is too big.
    #[error("too big")]
    TooBig,
    /// The store does not do its work.
    #[error("the server cannot read or write now; nothing has changed")]
    Store(#[source] store::Error),
    /// A journal cannot be read.
    #[error("this table is damaged")]
    Damaged(#[source] table::Corrupt),
    /// The server stops.
    #[error("the server stops; try again soon")]
    Stopping,
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::NoTable(_) => Self::NotFound,
            other => Self::Store(other),
        }
    }
}

impl Error {
    fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::NotSignedIn | Self::WrongSecret => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::NameTaken | Self::BothSeated => StatusCode::CONFLICT,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Self::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Store(store::Error::Full) => StatusCode::INSUFFICIENT_STORAGE,
            Self::Store(_) | Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Self::Damaged(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn reason(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::NotSignedIn => "not-signed-in",
            Self::Forbidden(_) => "forbidden",
            Self::WrongSecret => "wrong-secret",
            Self::Bad(_) => "bad-request",
            Self::NameTaken => "name-taken",
            Self::BothSeated => "both-seated",
            Self::Refused(_) => "refused",
            Self::TooMuch => "too-much",
            Self::TooBig => "too-big",
            Self::Store(store::Error::Full) => "disk-full",
            Self::Store(_) => "unavailable",
            Self::Damaged(_) => "damaged",
            Self::Stopping => "stopping",
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match &self {
            // Those who run the server need to know more than those who use it.
            Self::Store(error) => tracing::error!(%error, "the store failed"),
            Self::Damaged(error) => tracing::error!(%error, "a journal is damaged"),
            _ => {}
        }
        let body = match &self {
            Self::Refused(refusal) => {
                let mut body = game::json(refusal);
                if let Value::Object(fields) = &mut body {
                    fields.insert("text".to_owned(), json!(refusal.to_string()));
                }
                body
            }
            other => json!({ "reason": other.reason(), "text": other.to_string() }),
        };
        let mut response = (self.status(), Json(body)).into_response();
        if matches!(self, Self::TooMuch | Self::Store(_) | Self::Stopping) {
            response.headers_mut().insert(RETRY_AFTER, axum::http::HeaderValue::from_static("1"));
        }
        response
    }
}
