//! A real server on a real port with a real file, and people who use it.

#![allow(dead_code, reason = "not every test file uses all of it")]

pub mod http;
pub mod receiver;
pub mod socket;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};
use server::{Parts, Reach, Running, Settings, World};
use store::SqliteStore;
use table::messages::Millis;
use tempfile::TempDir;

use http::Response;
use socket::Socket;

/// A world in which time passes as it does, unless somebody pushes it on.
#[derive(Debug, Default)]
pub struct Pushed {
    ahead: AtomicU64,
}

impl Pushed {
    pub fn push(&self, milliseconds: u64) {
        self.ahead.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl World for Pushed {
    fn now(&self) -> Millis {
        Millis(server::Real.now().0 + self.ahead.load(Ordering::SeqCst))
    }

    fn fill(&self, bytes: &mut [u8]) {
        server::Real.fill(bytes);
    }
}

/// A server, its folder, and its world.
pub struct House {
    pub folder: TempDir,
    pub world: Arc<Pushed>,
    pub running: Option<Running>,
    pub settings: Settings,
    pub reach: Reach,
}

impl House {
    pub async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// A server with other settings than the tests usually have.
    pub async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        Self::reaching(Reach::Public, change).await
    }

    /// A server whose messages to others may go so far.
    pub async fn reaching(reach: Reach, change: impl FnOnce(&mut Settings)) -> Self {
        let folder = TempDir::new().unwrap();
        let mut settings = Settings::new(folder.path().to_path_buf());
        settings.listen = ([127, 0, 0, 1], 0).into();
        settings.requests_per_second = 100_000;
        settings.connections_per_address = 10_000;
        settings.messages_per_second = 10_000;
        change(&mut settings);
        let mut house = Self { folder, world: Arc::default(), running: None, settings, reach };
        house.start().await;
        house
    }

    pub async fn start(&mut self) {
        let shelf = Arc::new(SqliteStore::open(self.settings.store()).unwrap());
        let parts = Parts { world: self.world.clone(), reach: self.reach, ..Parts::new(shelf) };
        self.running = Some(server::start(self.settings.clone(), parts).await.unwrap());
    }

    pub async fn stop(&mut self) {
        self.running.take().unwrap().stop().await;
    }

    pub fn address(&self) -> SocketAddr {
        self.running.as_ref().unwrap().address
    }

    /// Somebody without a session.
    pub fn stranger(&self) -> Client {
        Client { address: self.address(), auth: None, id: String::new() }
    }

    /// A guest of this name.
    pub async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let answer = client.post("/api/guest", json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        client.take_session(&answer);
        client
    }
}

/// Somebody with a browser or a program.
#[derive(Debug, Clone)]
pub struct Client {
    pub address: SocketAddr,
    /// The header by which he proves who he is.
    pub auth: Option<(String, String)>,
    pub id: String,
}

impl Client {
    pub fn take_session(&mut self, answer: &Response) {
        self.auth = Some(("cookie".to_owned(), answer.cookie().expect("a session")));
        let json = answer.json();
        let me = if json["me"].is_object() { &json["me"] } else { &json };
        self.id = me["id"].as_str().expect("an id").to_owned();
    }

    pub fn with_token(&self, secret: &str) -> Self {
        let auth = Some(("authorization".to_owned(), format!("Bearer {secret}")));
        Self { auth, ..self.clone() }
    }

    fn headers<'a>(&'a self, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
        let auth = self.auth.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        auth.chain(more.iter().copied()).collect()
    }

    pub async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Response {
        http::request(self.address, method, path, &self.headers(headers), body).await.unwrap()
    }

    pub async fn get(&self, path: &str) -> Response {
        self.send("GET", path, &[], b"").await
    }

    pub async fn post(&self, path: &str, body: Value) -> Response {
        let headers = [("content-type", "application/json")];
        self.send("POST", path, &headers, body.to_string().as_bytes()).await
    }

    pub async fn delete(&self, path: &str) -> Response {
        self.send("DELETE", path, &[], b"").await
    }

    /// Opens a table.
    pub async fn open(&self, opening: Value) -> String {
        let answer = self.post("/api/tables", opening).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    pub async fn order(&self, table: &str, id: &str, command: Value) -> Value {
        let seq = self.get(&format!("/api/tables/{table}")).await.json()["seq"].clone();
        let mut order = json!({ "id": id, "seq": seq });
        order.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
        self.post(&format!("/api/tables/{table}/orders"), order).await.json()
    }

    pub async fn connect(&self) -> Socket {
        Socket::connect(self.address, &self.headers(&[])).await.expect("a socket")
    }

    /// A socket at a table, and the snapshot that it got.
    pub async fn join(&self, table: &str) -> (Socket, Value) {
        let mut socket = self.connect().await;
        socket.hello(table, None).await;
        let snapshot = socket.until(|message| message["type"] == "snapshot").await;
        (socket, snapshot)
    }
}

/// A public table of Wind River for the host and open seats.
pub fn wind_river(seats: usize) -> Value {
    let mut places = vec![json!({ "place": "host" })];
    places.resize(seats, json!({ "place": "open" }));
    json!({ "game": "wind-river", "seats": seats, "public": true, "places": places })
}
