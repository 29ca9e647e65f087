//! One game between entrants.

use std::time::{Duration, Instant};

use bots::{Bot, Decision, Playable, Random, Unhurried, player};
use game::dealer::Seeded;
use game::random::{Quick, key};
use game::record::Step;
use game::{Outcome, Players, Seat, Viewer, run};

use crate::entrant::{Budget, Entrant, Kind};
use crate::exec::{Pool, Program};
use crate::played::Played;
use crate::schedule::Fixture;
use crate::times::Times;

/// What a program outside is told to take for a move, if the series has no budget in time.
pub const DEFAULT_BUDGET: Duration = Duration::from_secs(1);

/// Who decides for a seat in this game.
enum Mind<G: Playable> {
    Ours(Box<dyn Bot<G>>),
    Program(Program),
}

/// A seat in a game that goes on.
struct Place<G: Playable> {
    mind: Mind<G>,
    stream: Quick,
    times: Times,
    forfeit: Option<String>,
}

/// The seats of a game and its dealer.
struct Table<'a, G: Playable> {
    places: Vec<Place<G>>,
    dealer: Seeded,
    budget: Budget,
    programs: &'a [Pool],
    seating: &'a [usize],
    moves: u32,
}

/// Plays a game; `watch` sees every step.
///
/// # Errors
/// Whatever `watch` says.
pub(crate) fn play<G: Playable, E>(
    rules: &G,
    entrants: &[Entrant],
    programs: &[Pool],
    fixture: &Fixture,
    seed: &str,
    budget: Budget,
    mut watch: impl FnMut(Step<'_, G>) -> Result<(), E>,
) -> Result<Played, E> {
    let deal = format!("{seed}:{}", fixture.deal);
    let place = |(seat, &entrant): (usize, &usize)| {
        let mut forfeit = None;
        let mind = match &entrants[entrant].kind {
            Kind::Ours(style) => Mind::Ours(player(style)),
            Kind::Program(_) => match programs[entrant].take(rules, Seat(seat as u8)) {
                Ok(program) => Mind::Program(program),
                Err(reason) => {
                    forfeit = Some(reason.to_string());
                    Mind::Ours(Box::new(Random) as Box<dyn Bot<G>>)
                }
            },
        };
        let [a, b, c, d, e, f, g, h, ..] = key(&format!("{deal}/{}/{seat}", fixture.number));
        let stream = Quick::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
        Place { mind, stream, times: Times::default(), forfeit }
    };
    let mut table = Table {
        places: fixture.seating.iter().enumerate().map(place).collect(),
        dealer: Seeded::new(&deal),
        budget,
        programs,
        seating: &fixture.seating,
        moves: 0,
    };
    let outcome = run(rules, rules.start(), &mut table, &mut watch)?;
    Ok(table.close(fixture, &outcome))
}

impl<G: Playable> Table<'_, G> {
    fn close(self, fixture: &Fixture, outcome: &Outcome<G::Detail>) -> Played {
        let mut played = Played {
            number: fixture.number,
            deal: fixture.deal,
            seating: fixture.seating.clone(),
            ranks: outcome.ranks.to_vec(),
            scores: outcome.scores.to_vec(),
            moves: self.moves,
            times: Vec::new(),
            forfeits: Vec::new(),
        };
        for (place, &entrant) in self.places.into_iter().zip(self.seating) {
            if let Mind::Program(mut program) = place.mind {
                program.over(&game::json(outcome));
                self.programs[entrant].give_back(program);
            }
            played.times.push(place.times);
            played.forfeits.push(place.forfeit);
        }
        played
    }
}

impl<G: Playable> Players<G> for Table<'_, G> {
    fn decide(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Move {
        self.moves += 1;
        let view = rules.view(state, Viewer::Seat(seat));
        let legal = rules.legal(state, seat);
        let decision = Decision { rules, seat, view: &view, legal: &legal };
        let place = &mut self.places[seat.index()];
        let begin = Instant::now();
        let mv = match &mut place.mind {
            Mind::Ours(bot) => match self.budget {
                Budget::Ms(ms) => {
                    let until = begin + Duration::from_millis(ms);
                    bot.choose(&decision, &mut place.stream, &mut |_: u32| Instant::now() >= until)
                }
                Budget::Level | Budget::Iterations(_) => {
                    bot.choose(&decision, &mut place.stream, &mut Unhurried)
                }
            },
            Mind::Program(_) if place.forfeit.is_some() => {
                Random.choose(&decision, &mut place.stream, &mut Unhurried)
            }
            Mind::Program(program) => {
                let budget = match self.budget {
                    Budget::Ms(ms) => Duration::from_millis(ms),
                    Budget::Level | Budget::Iterations(_) => DEFAULT_BUDGET,
                };
                let answer = program.ask(&decision, budget, |mv| rules.check(state, seat, mv));
                match answer {
                    Ok(mv) => mv,
                    Err(reason) => {
                        program.forfeit(&reason);
                        place.forfeit = Some(reason.to_string());
                        Random.choose(&decision, &mut place.stream, &mut Unhurried)
                    }
                }
            }
        };
        place.times.add(begin.elapsed());
        mv
    }

    fn deal(&mut self, rules: &G, state: &G::State, number: u64) -> G::Chance {
        self.dealer.deal(rules, state, number)
    }
}
