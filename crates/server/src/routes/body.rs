//! What comes with a request: a body of JSON, somebody.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::app::{Key, Visitor, Who};
use crate::error::Error;

/// A body of JSON.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        // A form of another site's can send text, but not this without asking first.
        if kind.is_none_or(|kind| kind.split(';').next().map(str::trim) != Some("application/json")) {
            return Err(Error::Bad("the body has to be application/json".to_owned()));
        }
        let bytes = bytes(request, state).await?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| Error::Bad(error.to_string()))
    }
}

/// A body of text.
pub(super) struct Text(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let bytes = bytes(request, state).await?;
        let text = String::from_utf8(bytes.into()).map_err(|_| Error::Bad("not UTF-8".to_owned()))?;
        Ok(Self(text))
    }
}

async fn bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Error> {
    Bytes::from_request(request, state).await.map_err(|rejection: BytesRejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Error::TooBig
        } else {
            Error::Bad("the body did not come".to_owned())
        }
    })
}

/// Whoever asks.
impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        parts.extensions.get::<Self>().cloned().ok_or(Error::NotSignedIn)
    }
}

/// Somebody who has shown who he is, by a session or a token.
impl<S: Send + Sync> FromRequestParts<S> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        Visitor::from_request_parts(parts, state).await?.who.ok_or(Error::NotSignedIn)
    }
}

/// A person at a browser. What concerns accounts is not for programs.
pub(super) struct Browsing(pub(super) Who);

impl<S: Send + Sync> FromRequestParts<S> for Browsing {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let who = Who::from_request_parts(parts, state).await?;
        match who.key {
            Key::Session { .. } => Ok(Self(who)),
            Key::Token { .. } => Err(Error::Forbidden("a token is not good for this")),
        }
    }
}
