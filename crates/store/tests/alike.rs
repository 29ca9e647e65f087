//! The two stores answer alike, whatever they are asked: one is simple enough to be believed, the other is quick.
#![allow(clippy::unwrap_used, reason = "a test that finds nothing should fail")]

mod common;

use common::{Everything, Place, entry, nightly, summary, table, who};
use store::{
    Append, CommandId, Cursor, Epoch, Listing, MemoryStore, Millis, Owner, PersonId, Rating, Reckoning, Seq,
    Status, Visibility, Wake,
};

const TABLES: u8 = 12;
const PEOPLE: i64 = 5;
const GAMES: [&str; 3] = ["wind-river", "big-manitou", "bison"];

struct Asker {
    random: fastrand::Rng,
    /// What was answered to both: cursors and epochs to ask with again.
    cursors: Vec<Cursor>,
}

impl Asker {
    fn chance(&mut self, percent: u8) -> bool {
        self.random.u8(0..100) < percent
    }

    fn table(&mut self) -> store::TableId {
        table(self.random.u8(0..TABLES))
    }

    fn person(&mut self) -> PersonId {
        PersonId(self.random.i64(0..PEOPLE))
    }

    fn game(&mut self) -> Option<String> {
        GAMES.get(self.random.usize(0..GAMES.len() + 1)).copied().map(str::to_string)
    }

    fn time(&mut self) -> i64 {
        self.random.i64(0..20)
    }

    fn turn(&mut self) -> store::Participant {
        let waiting = self.chance(40).then(|| self.time());
        who(self.person().0, waiting)
    }

    fn summary(&mut self) -> store::Summary {
        let states = [Status::Open, Status::Playing, Status::Finished, Status::Closed];
        let status = states[self.random.usize(0..4)];
        let people = (0..self.random.usize(0..5)).map(|_| self.turn()).collect();
        store::Summary {
            game: GAMES[self.random.usize(0..3)].into(),
            seats: self.random.u8(2..6),
            visibility: if self.chance(30) { Visibility::Private } else { Visibility::Public },
            rated: self.chance(60),
            people,
            outline: format!("{{\"n\":{}}}", self.random.u8(0..3)),
            ..summary(status, self.time(), &[])
        }
    }

    fn append(&mut self, version: Seq) -> Append {
        let entries = (0..self.random.usize(0..4)).map(|_| {
            let command = self.chance(50).then(|| format!("command {}", self.random.u8(0..60)));
            entry(self.time(), command.as_deref())
        });
        let entries = entries.collect();
        let off = self.random.u32(0..3);
        let table = self.table();
        Append {
            table,
            expected: if self.chance(85) { version } else { Seq((version.0 + off).saturating_sub(1)) },
            epoch: self.chance(20).then(|| Epoch(self.random.u32(0..4))),
            entries,
            summary: self.chance(60).then(|| self.summary()),
            turns: (0..self.random.usize(0..3)).map(|_| self.turn()).collect(),
            snapshot: self.chance(20).then(|| vec![self.random.u8(..); 20]),
            wake: match self.random.u8(0..4) {
                0 => Wake::Never,
                1 => Wake::At(Millis(self.time())),
                _ => Wake::Keep,
            },
        }
    }

    fn listing(&mut self) -> Listing {
        let (person, game) = (self.person(), self.game());
        match self.random.u8(0..6) {
            0 => Listing::Mine { person },
            1 => Listing::Turn { person },
            2 => Listing::Open { game },
            3 => Listing::Playing { game },
            4 => Listing::Finished { game },
            _ => Listing::FinishedBy { person, game, private: self.random.bool() },
        }
    }

    /// Asks both the same thing and gives what each said.
    fn ask(&mut self, both: [&dyn Everything; 2]) -> [String; 2] {
        let limit = self.random.usize(0..8);
        let table = self.table();
        match self.random.u8(0..12) {
            0..5 => {
                let mut append = self.append(Seq::START);
                // Most appends should succeed, so they know where their table is.
                let version = both[0].row(append.table).map_or(Seq::START, |row| row.version);
                append.expected = Seq(append.expected.0 + version.0);
                both.map(|store| format!("{append:?}: {:?}", store.append(append.clone())))
            }
            5 => {
                let owner = Owner(format!("process {}", self.random.u8(0..3)));
                let (now, until) = (Millis(self.time()), Millis(self.time()));
                both.map(|store| format!("{:?}", store.lease(table, &owner, now, until)))
            }
            6 => both.map(|store| format!("{:?}", store.load(table))),
            7 => {
                let after = Seq(self.random.u32(0..30));
                let command = CommandId(format!("command {}", self.random.u8(0..60)));
                let ask = |store: &dyn Everything| {
                    (store.events(table, after, limit), store.command(table, &command))
                };
                both.map(|store| format!("{:?}", ask(store)))
            }
            8 => {
                let until = Millis(self.time());
                both.map(|store| format!("{:?}", store.due(until, limit)))
            }
            9 => {
                let rating = |asker: &mut Self| Rating {
                    person: asker.person(),
                    game: GAMES[asker.random.usize(0..3)].into(),
                    seats: asker.random.u8(2..4),
                    mean: asker.random.f64(),
                    deviation: asker.random.f64(),
                    games: asker.random.u32(0..9),
                };
                let reckoning = Reckoning {
                    start_over: self.chance(20),
                    tables: (0..self.random.usize(0..3)).map(|_| self.table()).collect(),
                    ratings: (0..self.random.usize(0..4)).map(|_| rating(self)).collect(),
                };
                both.map(|store| {
                    let said = store.reckon(reckoning.clone());
                    let best = GAMES.map(|game| store.leaders(game, 2, limit));
                    let of = (0..PEOPLE).map(|person| store.ratings_of(PersonId(person))).collect::<Vec<_>>();
                    format!("{said:?} {best:?} {of:?} {:?}", store.uncounted(None, limit))
                })
            }
            _ => {
                let listing = self.listing();
                let after =
                    self.chance(40).then(|| self.random.choice(self.cursors.iter().copied())).flatten();
                both.map(|store| {
                    let page = store.list(&listing, after, limit);
                    self.cursors.extend(page.as_ref().ok().and_then(|page| page.next));
                    format!("{listing:?} after {after:?}: {page:?}")
                })
            }
        }
    }
}

#[test]
fn both_stores_answer_alike() {
    let (rounds, questions) = if nightly() { (40, 4_000) } else { (3, 800) };
    for seed in 0..rounds {
        let place = Place::new();
        let (memory, sqlite) = (MemoryStore::new(), place.store());
        let mut asker = Asker { random: fastrand::Rng::with_seed(seed), cursors: vec![] };
        for question in 0..questions {
            let [simple, quick] = asker.ask([&memory, &sqlite]);
            assert_eq!(simple, quick, "seed {seed}, question {question}");
        }
        sqlite.check().unwrap();
    }
}
