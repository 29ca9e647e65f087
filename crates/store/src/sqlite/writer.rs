//! One thread that writes: it drains its queue, commits what it found in one transaction, and only then answers.
//!
//! While one group is on its way to the disk the next one gathers by itself. Waiting for more to come was measured:
//! it wins no rate and costs time.

use std::path::{Path, PathBuf};
use std::slice;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::checkpoint;
use super::fault::{Fault, from_io};
use crate::Error;

/// Writes that one transaction takes at most. The more there are, the more of them share a page: where a thousand
/// tables play as fast as they can, smaller groups make each wait longer, not shorter.
const GROUP: usize = 512;

/// A write with somebody who waits for its fate.
trait Job: Send {
    /// Does it within a transaction and says whether it succeeded; called again, from the beginning, if that
    /// transaction was rolled back.
    fn run(&mut self, db: &Connection) -> bool;

    /// Tells the fate: what `run` came to if the transaction was committed.
    fn answer(self: Box<Self>, committed: Result<(), Error>);
}

/// A job made of two functions.
struct Write<T, W, D> {
    path: PathBuf,
    work: W,
    done: D,
    result: Result<T, Error>,
}

impl<T, W, D> Job for Write<T, W, D>
where
    T: Send,
    W: FnMut(&Connection) -> Result<T, Fault> + Send,
    D: FnOnce(Result<T, Error>) + Send,
{
    fn run(&mut self, db: &Connection) -> bool {
        self.result = (self.work)(db).map_err(|fault| fault.at(&self.path));
        self.result.is_ok()
    }

    fn answer(self: Box<Self>, committed: Result<(), Error>) {
        (self.done)(committed.and(self.result));
    }
}

/// The way to the writing thread; dropped, it lets the thread finish what it was given.
pub(super) struct Writer {
    path: PathBuf,
    queue: Option<Sender<Box<dyn Job>>>,
    /// The writing thread and, until that one is gone, the one that helps it with the log.
    threads: Vec<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(mut db: Connection, path: PathBuf) -> Result<Self, Error> {
        let helper = checkpoint::start(&mut db, &path).map_err(|fault| fault.at(&path))?;
        let (queue, jobs) = mpsc::channel();
        let serve = {
            let path = path.clone();
            move || serve(&db, &jobs, &path)
        };
        let thread =
            thread::Builder::new().name("store".into()).spawn(serve).map_err(|e| from_io(&e, &path))?;
        Ok(Self { path, queue: Some(queue), threads: vec![thread, helper] })
    }

    /// Hands over a write; `done` is called on the writing thread when its fate is known.
    ///
    /// `work` must look before it writes, and refuse without having changed anything: a group in which something
    /// failed halfway is rolled back and repeated one by one.
    pub(super) fn submit<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
        done: impl FnOnce(Result<T, Error>) + Send + 'static,
    ) {
        let job = Write { path: self.path.clone(), work, done, result: Err(Error::Stopped) };
        let queue = self.queue.as_ref().expect("the queue is there until the writer is dropped");
        if let Err(mpsc::SendError(job)) = queue.send(Box::new(job)) {
            job.answer(Err(Error::Stopped));
        }
    }

    /// Writes and waits for the fate.
    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Error> {
        let (answer, fate) = mpsc::sync_channel(1);
        self.submit(work, move |result| _ = answer.send(result));
        fate.recv().unwrap_or(Err(Error::Stopped))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A writer that panicked has dropped its jobs, and whoever waited for them has been told.
            _ = thread.join();
        }
    }
}

/// Why nothing of a group was written.
enum Failure {
    /// One of the jobs failed halfway; what it came to says why.
    Job,
    /// The group could not be written, whatever its jobs are.
    Begin(Fault),
    /// The group could not be committed.
    Commit(Fault),
}

fn serve(db: &Connection, jobs: &Receiver<Box<dyn Job>>, path: &Path) {
    let mut group = Vec::with_capacity(GROUP);
    while let Ok(first) = jobs.recv() {
        group.push(first);
        group.extend(jobs.try_iter().take(GROUP - 1));
        let fate = together(db, &mut group);
        // One of several is to blame: each gets a transaction, and an answer, of its own.
        if group.len() > 1 && matches!(fate, Err(Failure::Job | Failure::Commit(_))) {
            for mut job in group.drain(..) {
                let fate = together(db, slice::from_mut(&mut job));
                job.answer(told(fate, path));
            }
        } else {
            let fate = told(fate, path);
            group.drain(..).for_each(|job| job.answer(fate.clone()));
        }
    }
}

/// What those who wait are told of their group's fate.
fn told(fate: Result<(), Failure>, path: &Path) -> Result<(), Error> {
    match fate {
        Ok(()) | Err(Failure::Job) => Ok(()),
        Err(Failure::Begin(fault) | Failure::Commit(fault)) => Err(fault.at(path)),
    }
}

/// Runs the jobs in one transaction; on a failure nothing of any of them is written.
fn together(db: &Connection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    let say = |sql| db.prepare_cached(sql)?.execute([]).map_err(Fault::from);
    say("BEGIN IMMEDIATE").map_err(Failure::Begin)?;
    let whole = jobs.iter_mut().all(|job| {
        let before = db.total_changes();
        // A full disk and the like may end the transaction by themselves.
        job.run(db) || (db.total_changes() == before && !db.is_autocommit())
    });
    let fate = if whole { say("COMMIT").map(|_| ()).map_err(Failure::Commit) } else { Err(Failure::Job) };
    if fate.is_err() && !db.is_autocommit() {
        // If even this fails, the next BEGIN does too, and says so.
        _ = say("ROLLBACK");
    }
    fate
}
