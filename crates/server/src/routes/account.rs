//! Becoming somebody: guests, accounts, logging in and out.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use store::people::{Credentials, Person};
use table::messages::PersonId;

use super::body::{Body, Browsing};
use super::sessions;
use crate::app::{App, Ended, Key, Visitor, Who};
use crate::error::Error;
use crate::{guard, ids, merge, names, passwords, secret};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/me", get(me).post(rename))
        .route("/guest", post(be_guest))
        .route("/account", post(sign_up))
        .route("/login", post(log_in))
        .route("/recover", post(recover))
        .route("/logout", post(log_out))
}

/// Who is using this browser.
#[derive(Serialize)]
pub(super) struct Me {
    id: PersonId,
    name: String,
    account: bool,
}

impl Me {
    fn of(person: &Person) -> Self {
        Self { id: ids::person_id(person.id), name: person.name.clone(), account: person.account.is_some() }
    }
}

type Cookie = [(HeaderName, HeaderValue); 1];

async fn me(visitor: Visitor) -> Json<Option<Me>> {
    Json(visitor.who.map(|who| Me::of(&who.person)))
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

async fn be_guest(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(named): Body<Named>,
) -> Result<(Cookie, Json<Me>), Error> {
    app.limits.guest(visitor.address)?;
    let name = names::tidy(&named.name)?;
    let now = app.now();
    let person = app.write(move |shelf| shelf.add_guest(&name, now)).await?;
    let cookie = sessions::begin(&app, &visitor, &headers, person.id).await?;
    Ok(([cookie], Json(Me::of(&person))))
}

async fn rename(
    State(app): State<App>,
    Browsing(who): Browsing,
    Body(named): Body<Named>,
) -> Result<Json<Me>, Error> {
    app.limits.work(who.person.id)?;
    let name = names::tidy(&named.name)?;
    if who.person.account.is_some() && names::account(&name) != names::account(&who.person.name) {
        return Err(Error::Bad("an account keeps its name but for capital letters".to_owned()));
    }
    let person = Person { name: name.clone(), ..who.person };
    let id = person.id;
    app.write(move |shelf| shelf.rename(id, &name)).await?;
    merge::tell_tables(&app, &person).await?;
    Ok(Json(Me::of(&person)))
}

#[derive(Deserialize)]
struct SignUp {
    name: String,
    password: String,
}

#[derive(Serialize)]
struct SignedUp {
    me: Me,
    recovery: String,
}

/// Makes an account, out of the guest who asks if there is one: his games stay his.
async fn sign_up(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(wish): Body<SignUp>,
) -> Result<(Cookie, Json<SignedUp>), Error> {
    app.limits.guest(visitor.address)?;
    app.limits.secret(visitor.address)?;
    let name = names::tidy(&wish.name)?;
    passwords::check(&wish.password)?;
    let password = passwords::hash(&app, wish.password).await?;
    let recovery = secret::recovery_code(app.world());
    let credentials = Credentials {
        account: names::account(&name),
        name,
        password,
        recovery: secret::hash(&secret::tidy_code(&recovery)),
    };
    let guest = visitor.who.as_ref().filter(|who| who.person.account.is_none()).map(|who| who.person.id);
    let now = app.now();
    let made = app.write(move |shelf| shelf.add_account(guest, &credentials, now)).await?;
    let person = made.ok_or(Error::NameTaken)?;
    if guest.is_some() {
        merge::tell_tables(&app, &person).await?;
    }
    let cookie = sessions::begin(&app, &visitor, &headers, person.id).await?;
    Ok(([cookie], Json(SignedUp { me: Me::of(&person), recovery })))
}

#[derive(Deserialize)]
struct LogIn {
    name: String,
    password: String,
    /// Whether the games of the guest who asks become the account's.
    #[serde(default = "yes")]
    keep: bool,
}

const fn yes() -> bool {
    true
}

async fn log_in(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(wish): Body<LogIn>,
) -> Result<(Cookie, Json<Me>), Error> {
    let account = try_at(&app, &visitor, &wish.name)?;
    let found = app.read(move |shelf| shelf.account(&account)).await?;
    let (person, hash) = found.map(|(person, kept)| (person, kept.password)).unzip();
    let right = passwords::verify(&app, wish.password, hash).await?;
    // A suspended account is told like a wrong password: whether it exists is nobody's business.
    let person = person.filter(|person| right && !person.suspended).ok_or(Error::WrongSecret)?;
    welcome(&app, &visitor, &headers, person, wish.keep).await
}

#[derive(Deserialize)]
struct Recover {
    name: String,
    recovery: String,
    password: String,
}

#[derive(Serialize)]
struct Recovered {
    #[serde(flatten)]
    me: Me,
    recovery: String,
}

/// Gives an account a new password to whoever has its recovery code. The code is used up; a new one comes back.
async fn recover(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(wish): Body<Recover>,
) -> Result<(Cookie, Json<Recovered>), Error> {
    let account = try_at(&app, &visitor, &wish.name)?;
    passwords::check(&wish.password)?;
    let shown = secret::hash(&secret::tidy_code(&wish.recovery));
    let found = app.read(move |shelf| shelf.account(&account)).await?;
    // Hashed in any case, so that a name that nobody has takes as long.
    let password = passwords::hash(&app, wish.password).await?;
    let right = found.filter(|(person, kept)| secret::same(kept.recovery, shown) && !person.suspended);
    let (person, _) = right.ok_or(Error::WrongSecret)?;
    let recovery = secret::recovery_code(app.world());
    let (id, kept) = (person.id, secret::hash(&secret::tidy_code(&recovery)));
    app.write(move |shelf| shelf.renew_credentials(id, &password, kept)).await?;
    app.end(Ended::Person(id));
    let (cookie, Json(me)) = welcome(&app, &visitor, &headers, person, true).await?;
    Ok((cookie, Json(Recovered { me, recovery })))
}

/// Counts a try at an account.
fn try_at(app: &App, visitor: &Visitor, name: &str) -> Result<String, Error> {
    app.limits.secret(visitor.address)?;
    let account = names::account(&names::tidy(name).map_err(|_| Error::WrongSecret)?);
    app.limits.account(&account)?;
    Ok(account)
}

async fn welcome(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    person: Person,
    keep: bool,
) -> Result<(Cookie, Json<Me>), Error> {
    let guest = visitor.who.as_ref().filter(|who| is_guest_here(who)).map(|who| who.person.id);
    if let Some(guest) = guest.filter(|_| keep) {
        merge::keep_games(app, guest, &person).await?;
    }
    let cookie = sessions::begin(app, visitor, headers, person.id).await?;
    Ok(([cookie], Json(Me::of(&person))))
}

const fn is_guest_here(who: &Who) -> bool {
    who.person.account.is_none() && matches!(who.key, Key::Session { .. })
}

async fn log_out(State(app): State<App>, visitor: Visitor) -> Result<(StatusCode, Cookie), Error> {
    if let Some(Who { person, key: Key::Session { id } }) = &visitor.who {
        sessions::end(&app, person.id, id).await?;
    }
    Ok((StatusCode::NO_CONTENT, [guard::cookie(visitor.secure, None)]))
}
