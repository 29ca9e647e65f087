//! The task that writes to a table: commands, bots, clocks, one after the other.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use game::record::Header;
use table::messages::{Answer, Order, Person, Seq, Verdict};
use table::{Decision, Entry, Table, Task, What};
use tokio::sync::{RwLockWriteGuard, mpsc};
use tokio::time::{Instant, sleep_until};

use super::table::{Live, Request};
use super::tables::Tables;
use super::write;
use crate::error::Error;
use crate::herald::Turn;
use crate::ids;
use crate::journal;
use crate::world::Draw;

/// A clock is looked at so much after it has run out, so that it has.
const GRACE: Duration = Duration::from_millis(5);

/// The longest that a game that is over stays in memory when nobody is there: few come back to it.
const AFTERWARDS: Duration = Duration::from_secs(10);

/// The keeper of one table.
pub(super) struct Keeper {
    live: Arc<Live>,
    tables: Tables,
    header: Arc<Header>,
    /// The last decision that each bot was asked for, by seat.
    asked: Vec<Option<Seq>>,
    /// The people whom the table waits for.
    waiting: Vec<store::PersonId>,
}

impl Keeper {
    pub(super) fn new(live: Arc<Live>, tables: Tables, header: Header) -> Self {
        let asked = vec![None; usize::from(header.seats)];
        Self { live, tables, header: Arc::new(header), asked, waiting: Vec::new() }
    }

    /// Keeps the table until it is quiet or the server stops.
    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        self.begin().await;
        let mut last = Instant::now();
        let mut alarm = pin!(sleep_until(last));
        loop {
            let (wake, quiet) = self.plans().await;
            let sleepy = last + quiet;
            let next = wake.map_or(sleepy, |wake| wake.min(sleepy));
            // One that comes too early costs less than setting it anew with every move.
            if alarm.is_elapsed() || next < alarm.deadline() {
                alarm.as_mut().reset(next);
            }
            tokio::select! {
                request = requests.recv() => match request {
                    Some(request) => {
                        last = Instant::now();
                        self.serve(request).await;
                    }
                    None => return,
                },
                () = &mut alarm => {
                    if wake.is_some_and(|wake| wake <= Instant::now()) {
                        _ = self.attend(&Task::Tick).await;
                    }
                    if Instant::now() >= sleepy {
                        if self.tables.put_to_sleep(&self.live, &requests) {
                            return;
                        }
                        last = Instant::now();
                    }
                }
            }
        }
    }

    /// What has to be done when a table wakes.
    async fn begin(&mut self) {
        if let Some(table) = self.live.table.read().await.as_ref() {
            self.waiting = waiting(table);
        }
        if let Some(task) = self.tables.outage() {
            _ = self.attend(&task).await;
        }
        self.think().await;
        self.open_rematch().await;
    }

    async fn serve(&mut self, request: Request) {
        // Whoever asked may be gone; what was asked is done all the same.
        match request {
            Request::Order { person, order, answer } => _ = answer.send(self.order(&person, &order).await),
            Request::Task { task, answer } => {
                let done = self.attend(&task).await;
                if let Some(answer) = answer {
                    _ = answer.send(done);
                }
            }
            Request::Anew => self.read_anew().await,
        }
    }

    async fn order(&mut self, person: &Person, order: &Order) -> Result<Answer, Error> {
        match self.order_once(person, order).await {
            // Somebody else has written to the journal, which has been read anew: it is decided again.
            Err(Error::Store(store::Error::Conflict { .. })) => self.order_once(person, order).await,
            done => done,
        }
    }

    async fn order_once(&mut self, person: &Person, order: &Order) -> Result<Answer, Error> {
        let live = Arc::clone(&self.live);
        let mut held = self.hold(&live).await?;
        let (now, entropy) = (self.tables.world().now(), self.tables.world().entropy());
        let table = held.as_mut().expect("it was read anew if it had to be");
        match table.decide(person, order, now, &entropy) {
            Err(refusal) => Ok(Answer { id: order.id.clone(), verdict: Verdict::Refused(refusal) }),
            Ok(decision) => {
                let answer = decision.answer(order);
                if let Decision::Write(entries) = decision {
                    self.write(held, entries).await?;
                }
                Ok(answer)
            }
        }
    }

    async fn attend(&mut self, task: &Task) -> Result<(), Error> {
        let live = Arc::clone(&self.live);
        let held = self.hold(&live).await?;
        let table = held.as_ref().expect("it was read anew if it had to be");
        // The same outage once, however often the table wakes.
        if let Task::Outage { to, .. } = task
            && table.journal().last().is_some_and(|last| last.at >= *to)
        {
            return Ok(());
        }
        let entries = table.attend(task, self.tables.world().now())?;
        if entries.is_empty() { Ok(()) } else { self.write(held, entries).await }
    }

    /// The table for writing, read anew if it has to be.
    async fn hold<'a>(&self, live: &'a Live) -> Result<RwLockWriteGuard<'a, Option<Table>>, Error> {
        let mut held = live.table.write().await;
        if held.is_none() {
            let table = self.tables.read(live.id).await?;
            live.seq.send_replace(table.seq());
            *held = Some(table);
        }
        Ok(held)
    }

    /// Reads the journal anew, and does what has come due by it.
    async fn read_anew(&mut self) {
        let live = Arc::clone(&self.live);
        let mut held = live.table.write().await;
        match self.tables.read(live.id).await {
            Ok(table) => {
                self.waiting = waiting(&table);
                live.seq.send_replace(table.seq());
                *held = Some(table);
            }
            Err(error) => tracing::error!(table = %live.id, %error, "a table could not be read anew"),
        }
        drop(held);
        self.think().await;
    }

    /// Tells those whom the table waits for from now on.
    fn tell(&mut self, now: Vec<store::PersonId>) {
        let people: Vec<_> = now.iter().copied().filter(|person| !self.waiting.contains(person)).collect();
        self.waiting = now;
        if people.is_empty() {
            return;
        }
        let away = people.iter().copied().filter(|person| !self.live.is_here(&ids::person_id(*person)));
        let away = away.collect();
        let at = ids::stored_time(self.tables.world().now());
        self.tables.herald().tell(Turn { table: self.live.id, people, away, at });
    }

    /// Writes what was decided, and shows it once it is on disk.
    async fn write(
        &mut self,
        mut held: RwLockWriteGuard<'_, Option<Table>>,
        entries: Vec<Entry>,
    ) -> Result<(), Error> {
        let table = held.as_mut().expect("it was read anew if it had to be");
        let before = table.seq();
        let again = entries.iter().any(|entry| matches!(entry.what, What::Rematch { .. }));
        let over = entries.iter().any(|entry| matches!(entry.what, What::Result { .. }));
        let moves = |entry: &Entry| matches!(entry.what, What::Move { .. } | What::Chance { .. });
        let people = entries.iter().all(moves).then(|| journal::people(table));
        let learning = table.is_lesson();
        // Taken before it is written, because the lists follow from what it comes to; nobody can look meanwhile.
        let written = match table.commit(entries.clone()) {
            Ok(()) => {
                let append = match people {
                    Some(people) if table.is_lesson() == learning => {
                        write::append_moves(self.live.id, before, &entries, table, &people)
                    }
                    Some(_) | None => write::append(self.live.id, before, &entries, table),
                };
                write::write(self.tables.shelf(), append).await
            }
            Err(corrupt) => Err(Error::Damaged(corrupt)),
        };
        if let Err(error) = written {
            // What is in memory is not what is on disk, and what is on disk may not be known.
            *held = None;
            if let Ok(table) = self.tables.read(self.live.id).await {
                self.live.seq.send_replace(table.seq());
                *held = Some(table);
            }
            return Err(error);
        }
        let (now, waits_for) = (table.seq(), waiting(table));
        drop(held);
        self.live.seq.send_replace(now);
        self.tables.wrote(before, now);
        self.tell(waits_for);
        self.think().await;
        if again {
            self.open_rematch().await;
        }
        if over {
            self.tables.finished();
        }
        Ok(())
    }

    /// Asks the bots that are to move and were not asked yet.
    async fn think(&mut self) {
        let turns = match self.live.table.read().await.as_ref() {
            Some(table) if table.waits_for_bots() => table.bots(),
            _ => return,
        };
        for turn in turns {
            let asked = &mut self.asked[turn.seat.index()];
            if *asked == Some(turn.seq) {
                continue;
            }
            *asked = Some(turn.seq);
            // Weak: a bot that thinks does not keep a table awake that nobody looks at.
            let requests = self.live.requests.downgrade();
            self.tables.thinkers().ask(Arc::clone(&self.header), turn, move |task| {
                if let Some(requests) = requests.upgrade() {
                    _ = requests.blocking_send(Request::Task { task, answer: None });
                }
            });
        }
    }

    /// Opens the next game of the same people, if they asked for it and it is not there.
    async fn open_rematch(&self) {
        let rematch = self.live.table.read().await.as_ref().and_then(Table::rematch);
        let Some((id, host, opening)) = rematch else { return };
        if let Err(error) = self.tables.open_as(&id, &host, &opening).await {
            tracing::error!(table = %id, %error, "a rematch could not be opened");
        }
    }

    /// When something is due at the table, and how long it stays in memory when nobody is there.
    async fn plans(&self) -> (Option<Instant>, Duration) {
        let quiet = self.tables.settings().quiet;
        let held = self.live.table.read().await;
        let Some(table) = held.as_ref() else { return (None, quiet) };
        let wake = table.wake_at().map(|at| {
            let left = at.since(self.tables.world().now());
            Instant::now() + Duration::from_millis(left.0) + GRACE
        });
        (wake, if table.has_ended() { quiet.min(AFTERWARDS) } else { quiet })
    }
}

/// The people whom a table waits for.
fn waiting(table: &Table) -> Vec<store::PersonId> {
    let waits = journal::people(table).into_iter().filter(|who| who.to_move_since.is_some());
    waits.map(|who| who.person).collect()
}
