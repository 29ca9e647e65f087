//! The threads on which bots think, apart from those that serve people.

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use game::random::{Quick, Stream};
use game::record::Header;
use game::{Game, Seat};
use games::Visit;
use table::messages::{Json, Level};
use table::{BotTurn, Task};

use crate::world::{Draw, Shared};

/// Whoever decides for bots. Gets what the bot's seat may know, never a state.
pub trait Thinker: Send + Sync {
    /// A move for `turn` in a game with this header; none if the view makes no sense.
    fn think(&self, header: &Header, turn: &BotTurn, seed: u64) -> Option<Json>;
}

/// Bots that do not think: any legal move, or at other levels than `random` any kind of legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Thinker for Simple {
    fn think(&self, header: &Header, turn: &BotTurn, seed: u64) -> Option<Json> {
        let rules = games::open(header).ok()?;
        rules.visit(Choose { turn, stream: Quick::new(seed) })
    }
}

struct Choose<'a, S> {
    turn: &'a BotTurn,
    stream: S,
}

impl<S: Stream> Visit for Choose<'_, S> {
    type Output = Option<Json>;

    fn visit<G: Game>(mut self, rules: G) -> Option<Json> {
        let view: G::View = serde_json::from_str(self.turn.view.text()).ok()?;
        let state = rules.redeal(&view, &mut self.stream);
        let seat: Seat = self.turn.seat;
        let mv = match self.turn.level {
            Level::Random => rules.random_move(&state, seat, &mut self.stream),
            _ => rules.explore_move(&state, seat, &mut self.stream, &mut Vec::new()),
        };
        Some(Json::of(&mv))
    }
}

struct Job {
    header: Arc<Header>,
    turn: BotTurn,
    done: Box<dyn FnOnce(Task) + Send>,
}

/// Threads that think, and the queue before them.
pub(crate) struct Thinkers {
    queue: mpsc::Sender<Job>,
}

impl Thinkers {
    /// Starts the threads. They end when this is dropped and the queue is empty.
    pub(crate) fn start(count: usize, thinker: &Arc<dyn Thinker>, world: &Shared) -> std::io::Result<Self> {
        let (queue, jobs) = mpsc::channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..count.max(1) {
            let (jobs, thinker, world) = (Arc::clone(&jobs), Arc::clone(thinker), Arc::clone(world));
            let think = move || {
                while let Some(job) = next(&jobs) {
                    let Job { header, turn, done } = job;
                    if let Some(mv) = thinker.think(&header, &turn, world.number()) {
                        done(Task::BotMove { seat: turn.seat, seq: turn.seq, mv });
                    } else {
                        tracing::error!(game = %header.game, seat = %turn.seat, "a bot has no move");
                    }
                }
            };
            thread::Builder::new().name(format!("bot-{number}")).spawn(think)?;
        }
        Ok(Self { queue })
    }

    /// Lets a bot think; `done` is called on its thread.
    pub(crate) fn ask(&self, header: Arc<Header>, turn: BotTurn, done: impl FnOnce(Task) + Send + 'static) {
        // Without threads the server is about to end.
        _ = self.queue.send(Job { header, turn, done: Box::new(done) });
    }
}

fn next(jobs: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}
