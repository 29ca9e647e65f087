//! Programs: the document that tells them how, a bot that plays over HTTP, and everything for researchers.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use jsonschema::Validator;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use crate::common::{Client, House, wind_river};

/// What the document says of an answer, as something that can check one.
fn validator(document: &Value, method: &str, path: &str, status: u16) -> Validator {
    let answer = &document["paths"][path][method]["responses"][status.to_string()];
    assert!(answer.is_object(), "{method} {path} does not say that it answers with {status}");
    let mut schema = answer["content"]["application/json"]["schema"].clone();
    assert!(schema.is_object(), "{method} {path}: {answer}");
    schema["components"] = document["components"].clone();
    jsonschema::validator_for(&schema).unwrap()
}

/// Somebody who holds every answer against the document.
struct Careful {
    client: Client,
    document: Value,
    checked: std::cell::Cell<u32>,
}

impl Careful {
    async fn call(&self, method: &str, template: &str, path: &str, body: Option<Value>) -> Value {
        let headers = [("content-type", "application/json")];
        let text = body.map(|body| body.to_string()).unwrap_or_default();
        let answer = self.client.send(&method.to_uppercase(), path, &headers, text.as_bytes()).await;
        if answer.status == 204 {
            assert!(self.document["paths"][template][method]["responses"]["204"].is_object(), "{template}");
            self.checked.set(self.checked.get() + 1);
            return Value::Null;
        }
        let validator = validator(&self.document, method, template, answer.status);
        let json = answer.json();
        let faults: Vec<String> = validator.iter_errors(&json).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{method} {path}: {faults:?}\n{json}");
        self.checked.set(self.checked.get() + 1);
        json
    }

    async fn get(&self, template: &str, path: &str) -> Value {
        self.call("get", template, path, None).await
    }

    async fn post(&self, template: &str, path: &str, body: Value) -> Value {
        self.call("post", template, path, Some(body)).await
    }
}

#[tokio::test]
async fn answers_are_what_the_document_says() {
    let house = House::with(|settings| settings.webhooks = true).await;
    let document = house.stranger().get("/api/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let careful = |client: Client| Careful { client, document: document.clone(), checked: 0.into() };
    let stranger = careful(house.stranger());
    assert_eq!(stranger.get("/api/me", "/api/me").await, Value::Null);
    stranger.get("/api/sessions", "/api/sessions").await;
    stranger.get("/api/people/{id}", "/api/people/p99").await;
    stranger.get("/api/games", "/api/games").await;
    stranger.get("/api/push", "/api/push").await;
    let keys = json!({ "name": "Anna", "password": "correct horse" });
    let signed = stranger.post("/api/account", "/api/account", keys.clone()).await;
    stranger.post("/api/account", "/api/account", keys.clone()).await;
    stranger.post("/api/login", "/api/login", json!({ "name": "Anna", "password": "wrong horse" })).await;
    stranger.post("/api/guest", "/api/guest", json!({ "name": "Ben" })).await;
    stranger.post("/api/guest", "/api/guest", json!({ "nam": "Ben" })).await;
    let recover = json!({ "name": "Anna", "recovery": signed["recovery"], "password": "battery staple" });
    stranger.post("/api/recover", "/api/recover", recover).await;
    let mut anna = house.stranger();
    let log_in = json!({ "name": "Anna", "password": "battery staple" });
    anna.take_session(&anna.post("/api/login", log_in.clone()).await);
    let anna = careful(anna);
    anna.post("/api/login", "/api/login", log_in).await;
    anna.get("/api/me", "/api/me").await;
    anna.post("/api/me", "/api/me", json!({ "name": "ANNA" })).await;
    anna.get("/api/sessions", "/api/sessions").await;
    let wish = json!({ "label": "mine", "scopes": ["read", "play"] });
    let token = anna.post("/api/tokens", "/api/tokens", wish).await;
    anna.get("/api/tokens", "/api/tokens").await;
    let path = format!("/api/tokens/{}", token["id"].as_str().unwrap());
    anna.call("delete", "/api/tokens/{id}", &path, None).await;
    anna.call("delete", "/api/tokens/{id}", &path, None).await;
    tables(&anna).await;
    anna.get("/api/people/{id}", &format!("/api/people/{}", signed["me"]["id"].as_str().unwrap())).await;
    anna.get("/api/ratings/{game}", "/api/ratings/bison?seats=2").await;
    anna.post("/api/logout", "/api/logout", json!({})).await;
    assert!(anna.checked.get() + stranger.checked.get() > 45);
}

/// A whole game against bots, and whatever can be asked around it.
async fn tables(anna: &Careful) {
    let bot = json!({ "place": "bot", "level": "random" });
    let opening =
        json!({ "game": "bison", "seats": 2, "public": true, "places": [{ "place": "host" }, bot] });
    let table = anna.post("/api/tables", "/api/tables", opening).await["table"].as_str().unwrap().to_owned();
    anna.post("/api/tables", "/api/tables", json!({ "game": "chess", "seats": 2 })).await;
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let made = anna.post("/api/tables/{id}/links", &at("/links"), json!({ "seat": null })).await;
    anna.get("/api/tables/{id}/links", &at("/links")).await;
    anna.post("/api/links", "/api/links", json!({ "secret": made["secret"] })).await;
    anna.post("/api/links", "/api/links", json!({ "secret": "wrong" })).await;
    let link = at(&format!("/links/{}", made["id"].as_str().unwrap()));
    anna.call("delete", "/api/tables/{id}/links/{link}", &link, None).await;
    let url = json!({ "url": "https://hooks.example.org/x" });
    let hook = anna.post("/api/tables/{id}/webhooks", &at("/webhooks"), url).await;
    anna.get("/api/tables/{id}/webhooks", &at("/webhooks")).await;
    let hook = at(&format!("/webhooks/{}", hook["id"].as_str().unwrap()));
    anna.call("delete", "/api/tables/{id}/webhooks/{hook}", &hook, None).await;
    let chat = json!({ "id": "c", "seq": 0, "do": "chat", "text": "hello" });
    anna.post("/api/tables/{id}/orders", &at("/orders"), chat).await;
    let start = json!({ "id": "start", "seq": 0, "do": "start" });
    anna.post("/api/tables/{id}/orders", &at("/orders"), start).await;
    for number in 0..12 {
        let snapshot = anna.get("/api/tables/{id}", &at("")).await;
        let Some(mv) = snapshot["position"]["legal"]["moves"].get(0) else {
            let after = format!("/updates?after={}&wait=10", snapshot["seq"]);
            anna.get("/api/tables/{id}/updates", &at(&after)).await;
            continue;
        };
        let preview = json!({ "ask": "preview", "moves": [mv] });
        anna.post("/api/tables/{id}/queries", &at("/queries"), preview).await;
        let play = json!({ "id": format!("m{number}"), "seq": snapshot["seq"], "do": "play", "moves": [mv] });
        anna.post("/api/tables/{id}/orders", &at("/orders"), play).await;
    }
    anna.get("/api/tables/{id}/updates", &at("/updates?after=0")).await;
    anna.get("/api/tables/{id}/updates", &at("/updates?after=3")).await;
    for query in [json!({ "ask": "log", "from": 0, "count": 5 }), json!({ "ask": "chart" })] {
        anna.post("/api/tables/{id}/queries", &at("/queries"), query).await;
    }
    let late = json!({ "id": "late", "seq": 999_999, "do": "play", "moves": [1] });
    anna.post("/api/tables/{id}/orders", &at("/orders"), late).await;
    anna.get("/api/lobby", "/api/lobby").await;
    anna.get("/api/tables", "/api/tables?list=mine").await;
}

#[tokio::test]
async fn the_page_of_the_document_is_ours_alone() {
    let house = House::open().await;
    let page = house.stranger().get("/api").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(page.header("content-security-policy").unwrap().contains("style-src 'self'"));
    assert!(page.text().contains("href=\"/api/page.css\""));
    let style = house.stranger().get("/api/page.css").await;
    assert_eq!((style.status, style.header("content-type")), (200, Some("text/css; charset=utf-8")));
    assert!(style.text().contains("prefers-color-scheme: dark"));
}

/// The example program, with its words.
fn python(file: &str, words: &[&str]) -> Command {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(file);
    let mut command = Command::new("python3");
    command.arg(path).args(words).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The body of a streamed answer, told by what `tallgrass replay` checks of it.
fn check_records(text: &str) -> u64 {
    games::check(text.as_bytes()).unwrap().games
}

#[tokio::test]
async fn a_program_plays_whole_games_with_a_token_for_one_table_and_they_are_exported() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (game, seats) in [("wind-river", 3), ("manitou", 2), ("bison", 2)] {
        let mut places = vec![json!({ "place": "bot", "level": "random" }); seats];
        places[0] = json!({ "place": "open" });
        let opening = json!({ "game": game, "seats": seats, "public": true, "places": places });
        let table = anna.open(opening).await;
        let wish = json!({ "label": "bot", "scopes": ["read", "play"], "table": table });
        let token = anna.post("/api/tokens", wish).await.json()["secret"].as_str().unwrap().to_owned();
        let server = format!("http://{}", house.address());
        let program = python("http_bot.py", &[&server, &table, &token]).spawn().unwrap();
        // It sits down for Anna, who is the table's host and begins the game if it has not begun by itself.
        loop {
            let snapshot = anna.get(&format!("/api/tables/{table}")).await.json();
            if snapshot["stage"]["stage"] != "gathering" {
                break;
            }
            if !snapshot["viewer"].is_null() {
                anna.order(&table, &format!("start{}", snapshot["seq"]), json!({ "do": "start" })).await;
            }
            anna.get(&format!("/api/tables/{table}/updates?after={}&wait=1", snapshot["seq"])).await;
        }
        let done = spawn_blocking(|| program.wait_with_output()).await.unwrap().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let result: Value = serde_json::from_slice(&done.stdout).unwrap();
        assert_eq!(result["ranks"].as_array().map(Vec::len), Some(seats), "{result}");
        let record = house.stranger().get(&format!("/api/tables/{table}/record")).await.text();
        assert_eq!(check_records(&record), 1);
    }
    let all = house.stranger().get("/api/export").await;
    assert_eq!(all.header("transfer-encoding"), Some("chunked"), "it streams");
    assert_eq!(check_records(&all.text()), 3);
    let some = house.stranger().get("/api/export?game=bison").await.text();
    assert_eq!(check_records(&some), 1);
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/http_bot.py"));
    assert!(text.unwrap().lines().count() < 100);
}

#[tokio::test]
async fn sockets_of_a_suspended_person_are_closed_and_tables_are_seen_as_the_host_left_them() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna.open(wind_river(3)).await;
    let said = anna.order(&table, "c", json!({ "do": "chat", "text": "something foul" })).await;
    let line = said["done"]["seq"].as_u64().unwrap();
    let (mut hers, _) = anna.join(&table).await;
    let (mut his, _) = ben.join(&table).await;
    // As another process does it: a store of its own on the same file.
    let beside = std::sync::Arc::new(store::SqliteStore::open(house.settings.store()).unwrap());
    let office = server::admin::Office::new(beside);
    office.remove_chat(&table, line).unwrap();
    let update = his.until(|message| message["type"] == "update").await;
    assert_eq!((&update["event"], &update["line"]), (&json!("hush"), &json!(line)));
    office.suspend(&anna.id, true).unwrap();
    assert_eq!(hers.until_closed().await, 4401);
    assert_eq!(anna.get("/api/me").await.json(), Value::Null);
    office.close_table(&table).unwrap();
    let over = his.until(|message| message["event"] == "afresh").await;
    assert_eq!(over["snapshot"]["stage"]["stage"], "abandoned");
}

#[tokio::test]
async fn what_is_written_beside_the_server_does_not_cost_a_player_his_order() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let beside = std::sync::Arc::new(store::SqliteStore::open(house.settings.store()).unwrap());
    let office = server::admin::Office::new(beside);
    for number in 0..5 {
        let foul = anna.order(&table, &format!("c{number}"), json!({ "do": "chat", "text": "foul" })).await;
        office.remove_chat(&table, foul["done"]["seq"].as_u64().unwrap()).unwrap();
        let fair = json!({ "id": format!("d{number}"), "seq": 1, "do": "chat", "text": "fair" });
        let answer = anna.post(&format!("/api/tables/{table}/orders"), fair).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert!(answer.json()["done"].is_object(), "{}", answer.text());
    }
}
