//! When somebody is called something else, or a guest becomes an account: what tables are told.

use store::people::Person;
use store::{Listing, PersonId, TableId};
use table::Task;
use table::messages::Refusal;

use crate::app::{App, Ended};
use crate::error::Error;
use crate::ids;

/// Tables that are read at once.
const PAGE: usize = 100;

/// Lets all tables of a guest be an account's.
///
/// # Errors
/// [`Error::BothSeated`] if both sit at one unfinished table; then nothing has changed.
pub(crate) async fn keep_games(app: &App, guest: PersonId, account: &Person) -> Result<(), Error> {
    let card = ids::person(account);
    let was = ids::person_id(guest);
    let unfinished = list(app, Listing::Mine { person: guest }).await?;
    for id in &unfinished {
        let live = app.tables.wake(*id).await?;
        let people = live.look().await?.summary().people;
        if people.iter().any(|who| who.person == card.id) {
            return Err(Error::BothSeated);
        }
    }
    let finished = Listing::FinishedBy { person: guest, game: None, private: true };
    let all = unfinished.into_iter().chain(list(app, finished).await?);
    for id in all {
        rename(app, id, &was, account).await?;
    }
    let account = account.id;
    app.write(move |shelf| shelf.merge(guest, account)).await?;
    app.end(Ended::Person(guest));
    Ok(())
}

/// Tells the unfinished tables of a person what he is called now.
pub(crate) async fn tell_tables(app: &App, person: &Person) -> Result<(), Error> {
    for id in list(app, Listing::Mine { person: person.id }).await? {
        rename(app, id, &ids::person_id(person.id), person).await?;
    }
    Ok(())
}

async fn rename(
    app: &App,
    id: TableId,
    was: &table::messages::PersonId,
    person: &Person,
) -> Result<(), Error> {
    let live = app.tables.wake(id).await?;
    let task = Task::Rename { was: was.clone(), person: ids::person(person) };
    match live.attend(task).await {
        Err(Error::Refused(Refusal::Seated { .. })) => Err(Error::BothSeated),
        other => other,
    }
}

async fn list(app: &App, listing: Listing) -> Result<Vec<TableId>, Error> {
    app.read(move |shelf| {
        let (mut ids, mut after) = (Vec::new(), None);
        loop {
            let page = shelf.list(&listing, after, PAGE)?;
            ids.extend(page.rows.iter().map(|row| row.id));
            after = page.next;
            if after.is_none() {
                return Ok(ids);
            }
        }
    })
    .await
}
