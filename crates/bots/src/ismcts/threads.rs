//! Several searches at once: a tree for each thread, their opinions added up at the root.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use game::Game;
use game::random::Quick;

use super::search::Tally;
use super::tree::Tree;
use super::{Search, Thinking, Thought};
use crate::{Decision, Evaluation};

/// Runs `search` here and fresh ones on other threads, until it is enough for all of them together.
pub(crate) fn run<G: Game, E: Evaluation<G>>(
    search: &mut Search<'_, G, E>,
    decision: &Decision<'_, G>,
    evaluation: &E,
    thinking: &Thinking,
    stream: &mut Quick,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Thought<G::Move> {
    let done = AtomicBool::new(false);
    let others = AtomicU32::new(0);
    let streams: Vec<Quick> = (1..thinking.threads).map(|_| stream.fork()).collect();
    // The trees of all threads together keep to the limit.
    let share = Thinking { nodes: thinking.nodes / u32::from(thinking.threads), ..*thinking };
    let tallies: Vec<Vec<Tally<G::Move>>> = thread::scope(|scope| {
        let helper = |mut stream: Quick| {
            let (done, others, share) = (&done, &others, &share);
            scope.spawn(move || {
                let mut search = Search::new(decision, evaluation, share, Tree::default());
                search.run(&mut stream, &mut |_| {
                    others.fetch_add(1, Ordering::Relaxed);
                    done.load(Ordering::Relaxed)
                });
                search.tally()
            })
        };
        let helpers: Vec<_> = streams.into_iter().map(helper).collect();
        search.run(stream, &mut |own| {
            let stop = enough(own.saturating_add(others.load(Ordering::Relaxed)));
            done.store(stop, Ordering::Relaxed);
            stop
        });
        helpers.into_iter().map(|helper| helper.join().expect("a search does not panic")).collect()
    });
    let mut sum = search.tally();
    for tally in tallies.iter().flatten() {
        match sum.iter_mut().find(|own| own.mv == tally.mv) {
            Some(own) => {
                own.visits += tally.visits;
                own.total += tally.total;
            }
            None => sum.push(*tally),
        }
    }
    let iterations = sum.iter().map(|tally| tally.visits).sum();
    search.thought(&sum, iterations)
}
