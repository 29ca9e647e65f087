//! Who may see and touch a table.

use std::sync::Arc;

use store::people::Gives;
use table::Table;
use table::messages::{Command, Person, PersonId};

use crate::app::{App, Key, Who};
use crate::error::Error;
use crate::ids;
use crate::live::Live;

/// What a program's token may be good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// Looking.
    Read,
    /// Sitting, moving, talking.
    Play,
    /// Opening tables.
    Open,
}

impl Scope {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Open => "open",
        }
    }

    pub(crate) fn known(name: &str) -> bool {
        [Self::Read, Self::Play, Self::Open].iter().any(|scope| scope.name() == name)
    }
}

impl Who {
    /// Checks that what was shown is good for this. Sessions are good for everything.
    pub(crate) fn check(&self, scope: Scope, at: Option<store::TableId>) -> Result<(), Error> {
        if self.person.suspended {
            return Err(Error::Forbidden("this person is suspended"));
        }
        match &self.key {
            Key::Session { .. } => Ok(()),
            Key::Token { table: Some(only), .. } if Some(*only) != at => Err(Error::NotFound),
            Key::Token { scopes, .. } if scopes.split(' ').any(|kept| kept == scope.name()) => Ok(()),
            Key::Token { .. } => Err(Error::Forbidden("the token is not good for this")),
        }
    }

    /// The person, as tables know him.
    pub(crate) fn card(&self) -> Person {
        ids::person(&self.person)
    }
}

/// A table that somebody may see.
pub(crate) async fn enter(app: &App, id: &str, who: Option<&Who>, scope: Scope) -> Result<Arc<Live>, Error> {
    let id: store::TableId = id.parse().map_err(|_| Error::NotFound)?;
    if let Some(who) = who {
        who.check(scope, Some(id))?;
    }
    let live = app.tables.wake(id).await?;
    if may_see(app, id, &live, who).await? { Ok(live) } else { Err(Error::NotFound) }
}

/// Whether somebody may see a table: anyone a public one; a private one its people and whoever has a link.
pub(crate) async fn may_see(
    app: &App,
    id: store::TableId,
    live: &Live,
    who: Option<&Who>,
) -> Result<bool, Error> {
    let Some(person) = who.map(|who| who.person.id) else {
        return Ok(live.look().await?.summary().terms.public);
    };
    let summary = live.look().await?.summary();
    if summary.terms.public || belongs(&summary, &ids::person_id(person)) {
        return Ok(true);
    }
    let admissions = app.read(move |shelf| shelf.admissions(id, person)).await?;
    // A finished private game is seen by those who played it.
    let finished = matches!(summary.stage, table::messages::Stage::Over { .. });
    Ok(!admissions.is_empty() && !finished)
}

/// Whether a person is at the table, was there, or is expected.
fn belongs(summary: &table::Summary, person: &PersonId) -> bool {
    let is = |other: &Option<Person>| other.as_ref().is_some_and(|other| other.id == *person);
    summary.host == *person
        || summary.people.iter().any(|who| who.person == *person)
        || summary.seats.iter().any(|seat| is(&seat.person) || is(&seat.reserved))
}

/// Checks that a person may take the seat that he asks for, and says which it is if a link does.
///
/// At a private table a seat is for whoever it is kept for, for the host, and for those with a link to it; a link
/// to watch gives no seat.
pub(crate) async fn check_sit(app: &App, live: &Live, who: &Who, command: &mut Command) -> Result<(), Error> {
    let Command::Sit { seat } = command else { return Ok(()) };
    let person = who.person.id;
    let id = {
        let table = live.look().await?;
        if table.summary().terms.public || may_always_sit(&table, &ids::person_id(person)) {
            return Ok(());
        }
        ids::stored_table(table.id()).map_err(|_| Error::NotFound)?
    };
    let admissions = app.read(move |shelf| shelf.admissions(id, person)).await?;
    if admissions.iter().any(|link| link.gives == Gives::AnySeat) {
        return Ok(());
    }
    let given = admissions.iter().filter_map(|link| match link.gives {
        Gives::Seat(seat) => Some(game::Seat(seat)),
        Gives::Watch | Gives::AnySeat => None,
    });
    let mut given = given.filter(|given| seat.is_none_or(|seat| seat == *given));
    *seat = Some(given.next().ok_or(Error::Forbidden("this link gives no seat"))?);
    Ok(())
}

fn may_always_sit(table: &Table, person: &PersonId) -> bool {
    belongs(&table.summary(), person)
}
