//! What comes with a request: a body of JSON, a question, somebody.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use game::reading::{self, Misread};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

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
        serde_json::from_slice(&bytes).map(Self).map_err(|_| Error::Bad(reading::explain::<T>(&bytes)))
    }
}

/// What stands behind the question mark of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        match Query::<T>::try_from_uri(&parts.uri) {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(_) => Err(Error::Bad(misasked::<T>(&parts.uri))),
        }
    }
}

/// Says what is wrong behind the question mark.
fn misasked<T: DeserializeOwned>(address: &Uri) -> String {
    let Ok(Query(members)) = Query::<Vec<(String, String)>>::try_from_uri(address) else {
        return "what follows the question mark cannot be read".to_owned();
    };
    let mut value = Map::new();
    for (name, text) in members {
        // A number has no quotes there.
        let number = text.parse::<serde_json::Number>().map(Value::Number);
        if value.insert(name.clone(), number.unwrap_or(Value::String(text))).is_some() {
            return Misread::twice(&name).to_string();
        }
    }
    reading::explain_value::<T>(&Value::Object(value))
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
