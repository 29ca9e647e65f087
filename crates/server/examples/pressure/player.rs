//! A scripted player: connects by itself, resumes where it was, and sends again what was not acknowledged.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::messages::{Person, PersonId};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::report::Tally;
use crate::{Failure, http};

/// Moves of a game whose time of sending is kept: more than players can be behind each other.
const KEPT: usize = 8;

/// How long a player waits before it tries again.
const AGAIN: Duration = Duration::from_millis(20);

/// Somebody with a session.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) address: SocketAddr,
    cookie: String,
    id: String,
}

/// One game at one table, as its players share it.
pub(crate) struct Game {
    pub(crate) table: String,
    /// When the last moves were sent, each with the entry that it becomes.
    sent: std::sync::Mutex<VecDeque<(u64, Instant)>>,
    /// When the next move is due.
    next: std::sync::Mutex<Instant>,
    gap: Duration,
    tally: Arc<Tally>,
}

impl Game {
    pub(crate) fn new(table: String, gap: Duration, tally: Arc<Tally>) -> Self {
        let now = Instant::now();
        // Tables do not all begin at the same instant.
        let phase = gap.mul_f64(f64::from(u8::from_str_radix(&table[..2], 16).unwrap_or(0)) / 256.0);
        Self { table, sent: std::sync::Mutex::default(), next: (now + phase).into(), gap, tally }
    }

    /// Notes that a move is sent that becomes this entry.
    fn send(&self, entry: u64) {
        let mut sent = lock(&self.sent);
        sent.push_back((entry, Instant::now()));
        if sent.len() > KEPT {
            sent.pop_front();
        }
    }

    /// Notes that somebody else has seen a move.
    fn see(&self, entry: u64) {
        let sent = lock(&self.sent).iter().find(|(sent, _)| *sent == entry).map(|(_, at)| *at);
        if let Some(at) = sent {
            self.tally.seen(at.elapsed());
        }
    }

    /// Sends a move when it is time for it.
    async fn order(&self, order: String, socket: &mut Socket, state: &State) -> Result<(), Failure> {
        self.pace().await;
        // In this game nothing but moves comes between moves.
        self.send(state.last.unwrap_or_default() + 1);
        Ok(socket.send(Message::text(order)).await?)
    }

    /// Waits until it is time for another move.
    async fn pace(&self) {
        if self.gap.is_zero() {
            return;
        }
        let at = {
            let mut next = lock(&self.next);
            let at = *next;
            // Who is late does not hurry afterwards.
            *next = (at + self.gap).max(Instant::now());
            at
        };
        tokio::time::sleep_until(at.into()).await;
    }
}

fn lock<T>(mutex: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What a player reads of a message.
#[derive(Deserialize)]
struct Light<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    seq: Option<u64>,
    #[serde(default)]
    event: Option<&'a str>,
    #[serde(default, borrow)]
    position: Option<Position<'a>>,
    #[serde(default, borrow)]
    stage: Option<Stage<'a>>,
    #[serde(default, borrow)]
    snapshot: Option<Box<Snapshot<'a>>>,
    #[serde(default)]
    id: Option<&'a str>,
    #[serde(default, borrow)]
    refused: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Snapshot<'a> {
    #[serde(default, borrow)]
    position: Option<Position<'a>>,
    #[serde(default, borrow)]
    stage: Option<Stage<'a>>,
}

#[derive(Deserialize)]
struct Stage<'a> {
    stage: &'a str,
}

#[derive(Deserialize)]
struct Position<'a> {
    #[serde(default, borrow)]
    legal: Option<Legal<'a>>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
}

/// A move after which the game goes on: most messages are, and no more of them is read than this.
struct Glance<'a> {
    entry: u64,
    /// What this player may do, if it is his turn.
    moves: Option<Vec<&'a RawValue>>,
}

impl<'a> Glance<'a> {
    /// Nothing of any other message.
    fn at(text: &'a str) -> Option<Self> {
        let rest = text.strip_prefix(r#"{"type":"update","seq":"#)?;
        let (entry, rest) = rest.split_once(',')?;
        if !rest.contains(r#""event":"move""#) || rest.contains(r#""stage":"#) {
            return None;
        }
        let moves = match rest.split_once(r#""legal":"#) {
            Some((_, rest)) => {
                let legal = Legal::deserialize(&mut serde_json::Deserializer::from_str(rest));
                Some(legal.ok()?.moves)
            }
            None => None,
        };
        Some(Self { entry: entry.parse().ok()?, moves })
    }
}

type Socket = WebSocketStream<TcpStream>;

/// An order on its way.
struct Pending {
    id: String,
    text: String,
}

impl Player {
    /// A new guest.
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Result<Self, Failure> {
        let body = json!({ "name": name }).to_string();
        let headers = [("content-type", "application/json")];
        let answer = http::request(address, "POST", "/api/guest", &headers, body.as_bytes()).await?;
        let cookie = answer.cookie().ok_or_else(|| format!("no session: {}", answer.text()))?;
        let id = answer.json()["id"].as_str().unwrap_or_default().to_owned();
        Ok(Self { address, cookie, id })
    }

    /// The person, as tables know him.
    pub(crate) fn person(&self) -> Result<Person, Failure> {
        Ok(Person { id: PersonId::new(&self.id)?, name: "Regular".to_owned(), account: false })
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Failure> {
        let headers = [("cookie", self.cookie.as_str())];
        let answer = http::request(self.address, "GET", path, &headers, b"").await?;
        if answer.status == 200 { Ok(answer.json()) } else { Err(answer.text().into()) }
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        let headers = [("content-type", "application/json"), ("cookie", self.cookie.as_str())];
        let text = body.to_string();
        let answer = http::request(self.address, "POST", path, &headers, text.as_bytes()).await?;
        if answer.status == 200 { Ok(answer.json()) } else { Err(answer.text().into()) }
    }

    async fn connect(&self, table: &str, last: Option<u64>) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/ws", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (mut socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut hello = json!({ "type": "hello", "protocol": 1, "table": table });
        if let Some(last) = last {
            hello["last_seq"] = json!(last);
        }
        socket.send(Message::text(hello.to_string())).await?;
        Ok(socket)
    }

    /// Looks on without ever doing anything, until the task is dropped.
    pub(crate) async fn sit_idle(&self, table: &str, ready: impl FnOnce()) -> Result<(), Failure> {
        let mut socket = self.connect(table, None).await?;
        let mut ready = Some(ready);
        while let Some(message) = socket.next().await {
            message?;
            if let Some(ready) = ready.take() {
                ready();
            }
        }
        Ok(())
    }

    /// Plays until the game is over, however often the line breaks.
    pub(crate) async fn play(&self, game: &Game, random: &mut fastrand::Rng) {
        let mut state = State { last: None, pending: Vec::new(), over: false };
        while !state.over {
            if let Ok(socket) = self.connect(&game.table, state.last).await {
                // Whatever broke the line, there is another.
                _ = self.converse(socket, game, &mut state, random).await;
            }
            if !state.over {
                tokio::time::sleep(AGAIN).await;
            }
        }
    }

    async fn converse(
        &self,
        mut socket: Socket,
        game: &Game,
        state: &mut State,
        random: &mut fastrand::Rng,
    ) -> Result<(), Failure> {
        let mut welcome = false;
        while let Some(message) = socket.next().await {
            let Message::Text(text) = message? else { continue };
            if let Some(glance) = Glance::at(&text) {
                state.see(glance.entry, game);
                let order = glance.moves.and_then(|moves| state.choose(glance.entry, &moves, random));
                if let Some(order) = order {
                    game.order(order, &mut socket, state).await?;
                }
                continue;
            }
            let light: Light<'_> = serde_json::from_str(&text)?;
            if !welcome {
                // What was not acknowledged is sent again, under the same id.
                welcome = true;
                game.tally.converged(&self.id);
                for pending in &state.pending {
                    socket.send(Message::text(pending.text.clone())).await?;
                }
            }
            match light.kind {
                "answer" => self.answered(&light, game, state),
                "update" | "snapshot" => {
                    if let Some(order) = state.moved(&light, game, random) {
                        game.order(order, &mut socket, state).await?;
                    }
                }
                _ => {}
            }
            if state.over {
                _ = socket.close(None).await;
                return Ok(());
            }
        }
        Ok(())
    }

    fn answered(&self, light: &Light<'_>, game: &Game, state: &mut State) {
        // A player's next move can be on its way before the last one is acknowledged.
        let place = state.pending.iter().position(|pending| light.id == Some(pending.id.as_str()));
        let Some(place) = place else { return };
        let pending = state.pending.remove(place);
        match light.refused {
            None => game.tally.acknowledged(&game.table, format!("{}|{}", self.id, pending.id)),
            // After a crash the position that the move was made for may be an older one.
            Some(why) => game.tally.refused(why.get()),
        }
    }
}

/// Where a player is in a game.
struct State {
    last: Option<u64>,
    pending: Vec<Pending>,
    over: bool,
}

impl State {
    /// Takes in that somebody has moved; if it was somebody else, that is what is timed.
    fn see(&mut self, entry: u64, game: &Game) {
        if self.last.is_some() && self.pending.is_empty() {
            game.see(entry);
        }
        self.last = Some(entry);
    }

    /// Takes in what happened; a move to make, if it is this player's turn.
    fn moved(&mut self, light: &Light<'_>, game: &Game, random: &mut fastrand::Rng) -> Option<String> {
        let seq = light.seq?;
        if light.event == Some("move") {
            self.see(seq, game);
        }
        self.last = Some(seq);
        let inner = light.snapshot.as_deref();
        let stage = light.stage.as_ref().or(inner.and_then(|snapshot| snapshot.stage.as_ref()));
        if stage.is_some_and(|stage| stage.stage == "over" || stage.stage == "abandoned") {
            self.over = true;
            return None;
        }
        let position = light.position.as_ref().or(inner.and_then(|snapshot| snapshot.position.as_ref()))?;
        self.choose(seq, &position.legal.as_ref()?.moves, random)
    }

    /// An order to make one of these moves after this entry.
    fn choose(&mut self, seq: u64, moves: &[&RawValue], random: &mut fastrand::Rng) -> Option<String> {
        let mv = moves.get(random.usize(..moves.len().max(1)))?;
        let id = format!("{seq}-{:x}", random.u32(..));
        let text =
            format!(r#"{{"type":"order","id":"{id}","seq":{seq},"do":"play","moves":[{}]}}"#, mv.get());
        self.pending.push(Pending { id, text: text.clone() });
        Some(text)
    }
}
