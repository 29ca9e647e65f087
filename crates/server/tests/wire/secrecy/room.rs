//! A server in which nothing is left to chance or to the clock, and people who play a story at it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use game::Stream;
use game::random::Quick;
use serde_json::{Value, json};
use server::{Parts, Running, Settings, World};
use store::SqliteStore;
use table::Entry;
use table::messages::{ChanceRule, Millis, Opening};
use tempfile::TempDir;

use super::story::{Deed, Step, move_of, outcomes};
use crate::common::Client;
use crate::common::socket::Socket;

/// A world in which the same happens every time.
struct Still {
    now: AtomicU64,
    stream: Mutex<Quick>,
}

impl World for Still {
    fn now(&self) -> Millis {
        Millis(self.now.load(Ordering::SeqCst))
    }

    fn fill(&self, bytes: &mut [u8]) {
        let mut stream = self.stream.lock().unwrap();
        bytes.fill_with(|| stream.word() as u8);
    }
}

/// A server and its people.
pub(super) struct Room {
    _folder: TempDir,
    running: Running,
    world: Arc<Still>,
    seats: Vec<Client>,
    watcher: Client,
}

/// Somebody who looks at the table, and all that reached him, as it came.
struct Viewer {
    client: Client,
    socket: Socket,
    /// The last entry that he has.
    last: u64,
    heard: Vec<String>,
}

/// All that came to the viewer who is watched, and what came to the others' sockets.
pub(super) struct Heard {
    pub(super) viewer: Vec<String>,
    pub(super) others: Vec<String>,
}

impl Room {
    pub(super) async fn open(seats: u8) -> Self {
        // What is lost with the power does not matter here: a disk in memory is quicker.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| TempDir::new()).unwrap();
        let mut settings = Settings::new(folder.path().to_path_buf());
        settings.listen = ([127, 0, 0, 1], 0).into();
        settings.requests_per_second = 100_000;
        settings.messages_per_second = 100_000;
        let shelf = Arc::new(SqliteStore::open(settings.store()).unwrap());
        let world = Arc::new(Still { now: AtomicU64::new(1_000_000), stream: Quick::new(1).into() });
        let parts = Parts { world: world.clone(), ..Parts::new(shelf) };
        let running = server::start(settings, parts).await.unwrap();
        let mut people = Vec::new();
        for number in 0..=seats {
            let mut client = Client { address: running.address, auth: None, id: String::new() };
            let answer = client.post("/api/guest", json!({ "name": format!("Guest {number}") })).await;
            client.take_session(&answer);
            people.push(client);
        }
        let watcher = people.pop().unwrap();
        Self { _folder: folder, running, world, seats: people, watcher }
    }

    pub(super) async fn close(self) {
        self.running.stop().await;
    }

    /// Opens a private table with this chance, and lets everyone in by a link.
    async fn gather(&self, opening: &Opening, journal: &[Entry], seed: &str) -> String {
        let chance = ChanceRule::Scripted { outcomes: outcomes(journal), seed: seed.to_owned() };
        let table = self.seats[0].open(json!(Opening { chance, ..opening.clone() })).await;
        let guests = self.seats[1..].iter().zip(1..).map(|(client, seat)| (client, Some(seat)));
        for (client, seat) in guests.chain([(&self.watcher, None::<usize>)]) {
            let made =
                self.seats[0].post(&format!("/api/tables/{table}/links"), json!({ "seat": seat })).await;
            let followed = client.post("/api/links", json!({ "secret": made.json()["secret"] })).await;
            assert_eq!(followed.json(), json!({ "table": table, "seat": seat }));
            if seat.is_some() {
                let sat = client.order(&table, "sit", json!({ "do": "sit" })).await;
                assert!(sat["done"].is_object(), "{sat}");
            }
        }
        table
    }

    /// Plays a story as far as `journal` goes, with everyone connected, and a program beside the viewer.
    pub(super) async fn play(
        &self,
        opening: &Opening,
        steps: &[Step],
        journal: &[Entry],
        seed: &str,
        viewer: game::Viewer,
    ) -> Heard {
        let table = self.gather(opening, journal, seed).await;
        let watched = viewer.seat().map_or(self.seats.len(), game::Seat::index);
        let mut all: Vec<Viewer> = Vec::new();
        for client in self.seats.iter().chain([&self.watcher]) {
            Viewer::join(&mut all, client.clone(), &table, None).await;
        }
        let wish = json!({ "label": "bot", "scopes": ["read", "play"], "table": table });
        let token = all[watched].client.post("/api/tokens", wish).await.json();
        let program = all[watched].client.with_token(token["secret"].as_str().unwrap());
        Viewer::join(&mut all, program, &table, None).await;
        let mut known = 0;
        for (number, step) in steps.iter().enumerate() {
            self.world.now.fetch_add(60_000, Ordering::SeqCst);
            let seq = self.perform(&mut all, step, journal, number).await;
            let last = steps.len() - number <= 2;
            if last || number % 25 == 7 {
                all[watched].ask_everything(&table, known, number).await;
                let program = all.last_mut().unwrap();
                program.ask_everything(&table, known, number).await;
                known = seq;
            }
            if number + 1 == steps.len() || number == steps.len() / 2 {
                let client = all[watched].client.clone();
                let back = Viewer::join(&mut all, client, &table, Some(seq / 2)).await;
                Viewer::leave(&mut all, watched, back).await;
            }
        }
        let program = all.pop().unwrap();
        let mut viewer = all.remove(watched).heard;
        viewer.extend(program.heard);
        Heard { viewer, others: all.into_iter().flat_map(|other| other.heard).collect() }
    }

    /// Does one step, and waits until everyone has heard of it. The number of its last entry.
    async fn perform(&self, all: &mut [Viewer], step: &Step, journal: &[Entry], number: usize) -> u64 {
        let id = format!("s{number}");
        match &step.deed {
            Deed::Play { entry } => {
                let moves = [move_of(&journal[*entry])];
                Viewer::order(all, step.seat, &id, json!({ "do": "play", "moves": moves })).await
            }
            Deed::Chat => Viewer::order(all, step.seat, &id, json!({ "do": "chat", "text": "hm" })).await,
            Deed::Undo { keep, agree } => {
                let asked = Viewer::order(all, step.seat, &id, json!({ "do": "undo", "keep": keep })).await;
                let mut last = asked;
                for other in agree {
                    let answer = json!({ "do": "answer", "request": asked, "yes": true });
                    last = Viewer::order(all, *other, &format!("{id}-{other}"), answer).await;
                }
                last
            }
        }
    }
}

impl Viewer {
    /// Connects somebody, and waits until everyone has heard of it. His place among all.
    async fn join(all: &mut Vec<Self>, client: Client, table: &str, last: Option<u64>) -> usize {
        let mut socket = client.connect().await;
        socket.hello(table, last).await;
        all.push(Self { client, socket, last: last.unwrap_or(0), heard: Vec::new() });
        Self::all_hear_of_presence(all).await;
        all.len() - 1
    }

    /// Disconnects one who came back; what he heard is added to what the other of the same person has.
    async fn leave(all: &mut Vec<Self>, stays: usize, goes: usize) {
        let gone = all.remove(goes);
        all[stays].heard.extend(gone.heard);
        drop(gone.socket);
        Self::all_hear_of_presence(all).await;
    }

    /// Whoever comes or goes is told to everyone once.
    async fn all_hear_of_presence(all: &mut [Self]) {
        for viewer in all {
            viewer.until(|message| message["type"] == "presence").await;
        }
    }

    /// Lets a seat order something, and waits until everyone has heard of it. The number of its last entry.
    async fn order(all: &mut [Self], seat: usize, id: &str, command: Value) -> u64 {
        let answer = all[seat].ask_for(id, command).await;
        let last = answer["done"]["seq"].as_u64().unwrap_or_else(|| panic!("{answer}"));
        for (place, viewer) in all.iter_mut().enumerate() {
            if place != seat {
                viewer.until(|message| message["type"] == "update" && message["seq"] == last).await;
            }
        }
        last
    }

    /// Orders something; the answer, whatever it is.
    async fn ask_for(&mut self, id: &str, command: Value) -> Value {
        let mut order = json!({ "type": "order", "id": id, "seq": self.last });
        order.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
        self.socket.say(&order).await;
        self.until(|message| message["type"] == "answer").await
    }

    /// Reads, and keeps what it reads, until a message fits.
    async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let text = self.socket.hear_text().await.unwrap_or_else(|code| panic!("closed with {code}"));
            let message: Value = serde_json::from_str(&text).unwrap();
            self.last = message["seq"].as_u64().unwrap_or(self.last);
            self.heard.push(text);
            if fits(&message) {
                return message;
            }
        }
    }

    /// Asks whatever can be asked without moving, over the socket and over plain HTTP.
    async fn ask_everything(&mut self, table: &str, known: u64, number: usize) {
        let path = format!("/api/tables/{table}");
        let lists = ["mine", "turn", "playing"].map(|list| format!("/api/tables?list={list}"));
        let reads = [path.clone(), format!("{path}/updates?after={known}"), format!("{path}/record")];
        for read in reads.into_iter().chain(lists) {
            let answer = self.client.get(&read).await;
            self.keep(&read, &answer);
        }
        let snapshot = self.client.get(&path).await.json();
        let events = snapshot["position"]["events"].as_u64().unwrap();
        let legal = snapshot["position"]["legal"]["moves"].as_array().cloned().unwrap_or_default();
        let attempts = legal.into_iter().take(2).chain([json!("pass"), json!({ "muster": [1, 2, 3] })]);
        let mut queries = vec![
            json!({ "ask": "record" }),
            json!({ "ask": "chart" }),
            json!({ "ask": "log", "from": 0, "count": 500 }),
            json!({ "ask": "look", "events": events / 2, "viewer": snapshot["viewer"] }),
            json!({ "ask": "look", "events": events, "viewer": 0 }),
            json!({ "ask": "look", "events": events, "viewer": 1 }),
        ];
        queries.extend(attempts.map(|attempt| json!({ "ask": "preview", "moves": [attempt] })));
        for (place, query) in queries.into_iter().enumerate() {
            let answer = self.client.post(&format!("{path}/queries"), query.clone()).await;
            self.keep(&query.to_string(), &answer);
            self.socket.say(&json!({ "type": "ask", "number": place, "query": query })).await;
            let reply = self.until(|message| message["type"] == "reply").await;
            assert_eq!(reply["reply"], answer.json(), "the same both ways");
            if query["ask"] == "preview" && reply["reply"]["reply"] == "refused" {
                let play = json!({ "do": "play", "moves": query["moves"] });
                let answer = self.ask_for(&format!("try-{number}-{place}"), play).await;
                assert!(answer["refused"].is_object(), "{answer}");
            }
        }
    }

    /// Keeps all of an answer but its date.
    fn keep(&mut self, what: &str, answer: &crate::common::http::Response) {
        let mut headers = answer.headers.clone();
        headers.retain(|(name, _)| !name.eq_ignore_ascii_case("date"));
        self.heard.push(format!("{what}: {} {headers:?} {}", answer.status, answer.text()));
    }
}
