//! What every request goes through: who it is, where it comes from, how much it asks for, and what every answer says.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::people::Hash;

use crate::app::{App, Key, Visitor, Who};
use crate::error::Error;
use crate::secret;

/// The cookie that carries a session, over plain HTTP and over TLS.
const COOKIES: [&str; 2] = ["tallgrass", "__Host-tallgrass"];

/// Nothing but our own files: no inline script, no other host, no frame around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Lets a request through, with its [`Visitor`], or answers why not.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (mut head, body) = request.into_parts();
    // Not the path itself: names of tables and replays are secrets, too.
    let route = head.extensions.get::<MatchedPath>().cloned();
    let method = head.method.clone();
    let (address, secure) = origin(&app, &head);
    let mut response = match admit(&app, &head, address, secure).await {
        Ok(visitor) => {
            head.extensions.insert(visitor);
            next.run(Request::from_parts(head, body)).await
        }
        Err(error) => error.into_response(),
    };
    dress(response.headers_mut(), secure);
    let (status, millis) = (response.status().as_u16(), begun.elapsed().as_millis());
    let route = route.as_ref().map_or("", MatchedPath::as_str);
    tracing::debug!(%method, route, status, millis, "answered");
    metrics::counter!("tallgrass_requests_total", "status" => class(status)).increment(1);
    response
}

/// The kind of answer, as metrics count it.
const fn class(status: u16) -> &'static str {
    match status {
        0..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        _ => "5xx",
    }
}

/// From where a request comes, and whether over TLS.
fn origin(app: &App, request: &Parts) -> (IpAddr, bool) {
    let peer = request.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
    if !app.settings.trust_proxy {
        return (peer, false);
    }
    let said = |name: &str| request.headers.get(name).and_then(|value| value.to_str().ok());
    // The last one is what our own proxy saw; those before it are hearsay.
    let client = said("x-forwarded-for").and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    (client.unwrap_or(peer), said("x-forwarded-proto") == Some("https"))
}

async fn admit(app: &App, request: &Parts, address: IpAddr, secure: bool) -> Result<Visitor, Error> {
    app.limits.request(address)?;
    let headers = &request.headers;
    let upgrade = headers.contains_key(UPGRADE);
    let writes = !matches!(request.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if writes || upgrade {
        check_origin(app, headers)?;
    }
    let api = request.uri.path().starts_with("/api") || request.uri.path() == "/ws";
    let mut visitor = Visitor { address, secure, who: None, session: None };
    if api {
        visitor.who = identify(app, headers, &mut visitor.session).await?;
    }
    Ok(visitor)
}

/// Refuses what a page of somebody else's makes a browser send.
fn check_origin(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    const FOREIGN: Error = Error::Forbidden("another site may not do this");
    if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none")
        && !headers.contains_key(ORIGIN)
    {
        return Err(FOREIGN);
    }
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().map_err(|_| FOREIGN)?;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let same = origin.split_once("://").is_some_and(|(_, authority)| Some(authority) == host);
    let known = app.settings.origins.iter().any(|known| known == origin);
    if same || known { Ok(()) } else { Err(FOREIGN) }
}

async fn identify(app: &App, headers: &HeaderMap, session: &mut Option<Hash>) -> Result<Option<Who>, Error> {
    if let Some(token) = bearer(headers) {
        let hash = secret::hash(token);
        let found = app.read(move |shelf| shelf.token(hash)).await?;
        // A wrong token is an error, not nobody: a program should hear of it.
        let (token, person) = found.ok_or(Error::NotSignedIn)?;
        let key = Key::Token { id: token.id, scopes: token.scopes, table: token.table };
        return Ok(Some(Who { person, key }));
    }
    let Some(cookie) = session_cookie(headers) else { return Ok(None) };
    let hash = secret::hash(&cookie);
    let found = app.read(move |shelf| shelf.session(hash)).await?;
    let Some((kept, person)) = found.filter(|(_, person)| !person.suspended) else { return Ok(None) };
    *session = Some(hash);
    let now = app.now();
    if now.0 - kept.seen_at.0 > SEEN_EVERY {
        app.write(move |shelf| shelf.touch_session(hash, now)).await?;
    }
    Ok(Some(Who { person, key: Key::Session { id: kept.id } }))
}

/// A session's use is noted once in so many milliseconds.
const SEEN_EVERY: i64 = 60 * 60 * 1000;

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn session_cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| COOKIES.contains(name)).map(|(_, value)| value.to_owned())
}

/// The header that gives a browser its session, or takes it away.
pub(crate) fn cookie(secure: bool, secret: Option<&str>) -> (HeaderName, HeaderValue) {
    let name = COOKIES[usize::from(secure)];
    let flag = if secure { "; Secure" } else { "" };
    let age = if secret.is_some() { 365 * 24 * 60 * 60 } else { 0 };
    let text =
        format!("{name}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{flag}", secret.unwrap_or_default());
    let value = HeaderValue::from_str(&text).expect("hexadecimal digits fit a header");
    (axum::http::header::SET_COOKIE, value)
}

/// What every answer says.
fn dress(headers: &mut HeaderMap, secure: bool) {
    let mut say = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    say(CONTENT_SECURITY_POLICY, POLICY);
    say(REFERRER_POLICY, "no-referrer");
    say(X_CONTENT_TYPE_OPTIONS, "nosniff");
    say(X_FRAME_OPTIONS, "DENY");
    say(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    say(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    say(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if secure {
        say(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "application/json") {
        headers.entry(axum::http::header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}
