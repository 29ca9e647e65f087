//! `tallgrass admin`: from outside, beside a server that runs.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Parts, Running, Settings};
use store::{SqliteStore, Store as _};

use crate::tallgrass;

/// Nothing that a test waits for takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server in this process, and its folder.
struct House {
    folder: PathBuf,
    runtime: tokio::runtime::Runtime,
    running: Option<Running>,
}

impl House {
    fn open(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("admin-{name}"));
        // What an earlier run left.
        _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let mut settings = Settings::new(folder.clone());
        settings.listen = ([127, 0, 0, 1], 0).into();
        settings.requests_per_second = 100_000;
        let shelf = Arc::new(SqliteStore::open(settings.store()).unwrap());
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let running = runtime.block_on(server::start(settings, Parts::new(shelf))).unwrap();
        Self { folder, runtime, running: Some(running) }
    }

    fn address(&self) -> SocketAddr {
        self.running.as_ref().unwrap().address
    }

    /// Runs a command of `tallgrass admin`.
    fn admin(&self, words: &str) -> crate::Run {
        tallgrass(&format!("admin --data {} {words}", self.folder.display()))
    }

    fn send(&self, method: &str, path: &str, session: &str, body: &str) -> (u16, String, Value) {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {session}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}",
            self.address()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        (status, cookie.to_owned(), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn post(&self, path: &str, session: &str, body: &Value) -> (u16, String, Value) {
        self.send("POST", path, session, &body.to_string())
    }

    fn get(&self, path: &str, session: &str) -> Value {
        self.send("GET", path, session, "").2
    }

    /// Makes an account; gives its session.
    fn account(&self, name: &str) -> String {
        let (status, session, _) =
            self.post("/api/account", "", &json!({ "name": name, "password": "correct horse" }));
        assert_eq!(status, 200);
        session
    }

    /// Opens a public table of Bison for two, with the host in the first seat.
    fn table(&self, session: &str) -> String {
        let places = [json!({ "place": "host" }), json!({ "place": "open" })];
        let opening = json!({ "game": "bison", "seats": 2, "public": true, "places": places });
        let (_, _, opened) = self.post("/api/tables", session, &opening);
        opened["table"].as_str().unwrap().to_owned()
    }

    fn order(&self, session: &str, table: &str, id: &str, mut order: Value) -> Value {
        let seq = self.get(&format!("/api/tables/{table}"), session)["seq"].clone();
        order["id"] = json!(id);
        order["seq"] = seq;
        self.post(&format!("/api/tables/{table}/orders"), session, &order).2
    }

    /// Waits until the running server shows of a table what it should.
    fn until(&self, table: &str, shows: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let snapshot = self.get(&format!("/api/tables/{table}"), "");
            if shows(&snapshot) {
                return snapshot;
            }
            assert!(begun.elapsed() < PATIENCE, "{snapshot}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Stops the server, and replays every journal of these tables.
    fn stop_and_replay(mut self, tables: &[&str]) {
        self.runtime.block_on(self.running.take().unwrap().stop());
        let store = SqliteStore::open(self.folder.join("tallgrass.sqlite")).unwrap();
        for table in tables {
            let stored = store.load(table.parse().unwrap()).unwrap();
            server::replay(&stored.events).unwrap();
        }
    }
}

#[test]
fn a_password_is_reset_and_every_session_ends() {
    let house = House::open("reset");
    let session = house.account("Anna");
    let said = house.admin("reset-password anna").success();
    let value = |line: usize| said.lines().nth(line).unwrap().rsplit(' ').next().unwrap().to_owned();
    assert!(house.get("/api/me", &session).is_null(), "the old session has ended");
    let log_in =
        |password: &str| house.post("/api/login", "", &json!({ "name": "Anna", "password": password })).0;
    assert_eq!(log_in("correct horse"), 401);
    assert_eq!(log_in(&value(0)), 200);
    let recover = json!({ "name": "Anna", "recovery": value(1), "password": "battery staple" });
    assert_eq!(house.post("/api/recover", "", &recover).0, 200);
    let guest = house.post("/api/guest", "", &json!({ "name": "Ben" })).2;
    let refused = house.admin(&format!("reset-password {}", guest["id"].as_str().unwrap())).failure(1);
    assert!(refused.contains("is a guest"), "{refused}");
}

#[test]
fn a_table_is_closed_and_those_who_look_see_it() {
    let house = House::open("close");
    let session = house.account("Anna");
    let table = house.table(&session);
    assert_eq!(house.until(&table, |_| true)["stage"]["stage"], "gathering", "the table is awake");
    house.admin(&format!("close-table {table}")).success();
    house.until(&table, |snapshot| snapshot["stage"]["stage"] == "abandoned");
    let again = house.admin(&format!("close-table {table}")).failure(1);
    assert!(again.contains("the game has ended"), "{again}");
    house.stop_and_replay(&[&table]);
}

#[test]
fn a_line_of_chat_is_removed_and_the_game_goes_on() {
    let house = House::open("chat");
    let session = house.account("Anna");
    let table = house.table(&session);
    let said = house.order(&session, &table, "c1", json!({ "do": "chat", "text": "something foul" }));
    let line = said["done"]["seq"].as_u64().unwrap();
    assert_eq!(house.until(&table, |_| true)["chat"][0]["text"], "something foul");
    house.admin(&format!("remove-chat {table} {line}")).success();
    house.until(&table, |snapshot| snapshot["chat"] == json!([]));
    let more = house.order(&session, &table, "c2", json!({ "do": "chat", "text": "something fair" }));
    assert!(more["done"].is_object(), "{more}");
    let missing = house.admin(&format!("remove-chat {table} {line}")).failure(1);
    assert!(missing.contains("no such line"), "{missing}");
    house.stop_and_replay(&[&table]);
}

#[test]
fn a_suspended_person_is_shut_out_until_the_door_is_opened_again() {
    let house = House::open("suspend");
    let session = house.account("Anna");
    house.admin("suspend Anna").success();
    assert!(house.get("/api/me", &session).is_null());
    let log_in = || house.post("/api/login", "", &json!({ "name": "Anna", "password": "correct horse" })).0;
    assert_eq!(log_in(), 401);
    house.admin("suspend Anna --lift").success();
    assert_eq!(log_in(), 200);
}

#[test]
fn an_account_is_exported_and_then_forgotten_while_its_games_stay() {
    let house = House::open("forget");
    let (anna, ben) = (house.account("Anna"), house.account("Ben"));
    let (hers, his) = (house.table(&anna), house.table(&ben));
    house.order(&anna, &his, "s", json!({ "do": "sit" }));
    house.order(&ben, &his, "start", json!({ "do": "start" }));
    house.order(&anna, &his, "c", json!({ "do": "chat", "text": "hello, Ben" }));
    let exported: Value = serde_json::from_str(&house.admin("export-account Anna").success()).unwrap();
    assert_eq!((&exported["name"], &exported["account"]), (&json!("Anna"), &json!("anna")));
    assert_eq!(exported["tables"].as_array().unwrap().len(), 2);
    assert_eq!(exported["tables"][1]["said"][0]["text"], "hello, Ben");
    assert_eq!(exported["sessions"].as_array().unwrap().len(), 1);
    let secret = anna.split_once('=').unwrap().1;
    assert!(!exported.to_string().contains(secret), "no secret is in it");
    house.admin("delete-account Anna").success();
    assert!(house.get("/api/me", &anna).is_null());
    house.until(&hers, |snapshot| snapshot["stage"]["stage"] == "abandoned");
    let snapshot = house.until(&his, |snapshot| snapshot["chat"] == json!([]));
    assert!(!snapshot.to_string().contains("Anna"), "{snapshot}");
    let person = house.get(&format!("/api/people/{}", exported["id"].as_str().unwrap()), "");
    assert_eq!(person["name"], "—");
    assert_eq!(
        house.post("/api/account", "", &json!({ "name": "Anna", "password": "battery staple" })).0,
        200
    );
    house.admin("export-account nobody").failure(1);
    house.stop_and_replay(&[&hers, &his]);
}

#[test]
fn where_no_server_has_been_there_is_nothing_to_do() {
    let run = tallgrass("admin --data /nonexistent suspend Anna");
    assert!(run.failure(1).contains("no server has been here"));
}
