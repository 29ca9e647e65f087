//! The processes of one entrant: one for each seat that it holds at the same time.

use std::sync::{Mutex, PoisonError};
use std::thread;

use game::{Game, Seat};

use super::{Forfeit, Program, RESTARTS};

/// The programs of an entrant that wait for their next game.
#[derive(Default)]
pub struct Pool {
    command: Option<String>,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    idle: Vec<Program>,
    deaths: u32,
}

impl Pool {
    /// The pool of a command; nothing is started yet.
    #[must_use]
    pub fn new(command: &str) -> Self {
        Self { command: Some(command.to_owned()), inner: Mutex::default() }
    }

    /// A program for `seat` in a new game, started if none is idle.
    ///
    /// # Errors
    /// If it cannot be started, or has died too often.
    pub(crate) fn take<G: Game>(&self, rules: &G, seat: Seat) -> Result<Program, Forfeit> {
        let command = self.command.as_deref().ok_or(Forfeit::Gone)?;
        let idle = self.idle();
        let mut program = match idle? {
            Some(program) => program,
            None => match Program::start(command) {
                Ok(program) => program,
                Err(forfeit) => {
                    self.lock().deaths += 1;
                    return Err(forfeit);
                }
            },
        };
        program.begin(rules, seat);
        Ok(program)
    }

    /// A living idle program, or leave to start one.
    fn idle(&self) -> Result<Option<Program>, Forfeit> {
        let mut inner = self.lock();
        while let Some(mut program) = inner.idle.pop() {
            if !program.ended() {
                return Ok(Some(program));
            }
            inner.deaths += 1;
        }
        if inner.deaths > RESTARTS { Err(Forfeit::Gone) } else { Ok(None) }
    }

    /// Takes a program back after its game.
    pub(crate) fn give_back(&self, program: Program) {
        self.lock().idle.push(program);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let idle = std::mem::take(&mut self.lock().idle);
        // They say goodbye at the same time: nobody waits for the slowest of each.
        thread::scope(|scope| {
            for program in idle {
                scope.spawn(move || drop(program));
            }
        });
    }
}
