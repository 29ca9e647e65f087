//! The threads on which bots think, apart from those that serve people.

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Decision, Playable, Style, Visit, player};
use game::random::Quick;
use game::record::Header;
use table::messages::Json;
use table::{BotTurn, Task};

use crate::world::{Draw, Shared};

/// The longest that a bot thinks about one decision: people wait for it.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whoever decides for bots. Gets what the bot's seat may know, never a state.
pub trait Thinker: Send + Sync {
    /// A move for `turn` in a game with this header; none if the view makes no sense.
    fn think(&self, header: &Header, turn: &BotTurn, seed: u64) -> Option<Json>;
}

/// The bots of the levels that a table knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Levels;

impl Thinker for Levels {
    fn think(&self, header: &Header, turn: &BotTurn, seed: u64) -> Option<Json> {
        let style = Style::named(turn.level.name(), &header.game).ok()?;
        let rules = games::open(header).ok()?;
        bots::visit(rules, Choose { turn, style, stream: Quick::new(seed) })
    }
}

struct Choose<'a> {
    turn: &'a BotTurn,
    style: Style,
    stream: Quick,
}

impl Visit for Choose<'_> {
    type Output = Option<Json>;

    fn visit<G: Playable>(mut self, rules: G) -> Option<Json> {
        let view: G::View = serde_json::from_str(self.turn.view.text()).ok()?;
        let seat = self.turn.seat;
        // What a seat may do follows from what it knows, so any state that it thinks possible will do.
        let legal = rules.legal(&rules.redeal(&view, &mut self.stream), seat);
        let decision = Decision { rules: &rules, seat, view: &view, legal: &legal };
        let begun = Instant::now();
        let mut stop = |_| begun.elapsed() > PATIENCE;
        let mv = player::<G>(&self.style).choose(&decision, &mut self.stream, &mut stop);
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
