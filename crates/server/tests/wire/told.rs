//! People and programs are told that it is somebody's turn: Web Push and webhooks.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use server::Reach;
use sha2::Sha256;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::{Auth, decrypt};

use crate::common::receiver::{Came, Receiver};
use crate::common::{Client, House, wind_river};

/// A browser's side of a push subscription.
struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        Self { key: SecretKey::from_slice(&[7; 32]).unwrap(), auth: [3; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let point = self.key.public_key().to_sec1_bytes();
        // Browsers give the long form of the key.
        let long = VerifyingKey::from_sec1_bytes(&point).unwrap().to_encoded_point(false);
        let encode = Base64UrlUnpadded::encode_string;
        json!({
            "endpoint": endpoint,
            "keys": { "p256dh": encode(long.as_bytes()), "auth": encode(&self.auth) },
            "text": "Du bist am Zug.",
        })
    }

    fn read(&self, came: &Came) -> Value {
        let plain = decrypt(came.body.clone(), &self.key, &Auth::from(self.auth)).unwrap();
        serde_json::from_slice(&plain).unwrap()
    }
}

/// A table at which somebody plays against two bots, so that every turn comes back to him.
async fn against_bots(person: &Client) -> String {
    let bot = json!({ "place": "bot", "level": "random" });
    let places = [json!({ "place": "host" }), bot.clone(), bot];
    let table =
        person.open(json!({ "game": "wind-river", "seats": 3, "public": true, "places": places })).await;
    let started = person.order(&table, "start", json!({ "do": "start" })).await;
    assert!(started["done"].is_object() || started["refused"]["reason"] == "started", "{started}");
    table
}

/// Makes decisions until others have moved and it is this person's turn again.
async fn play_a_turn(person: &Client, table: &str, turn: usize) {
    for number in 0.. {
        let snapshot = wait_for_turn(person, table).await;
        let mv = snapshot["position"]["legal"]["moves"][0].clone();
        let play = json!({ "do": "play", "moves": [mv] });
        let done = person.order(table, &format!("t{turn}m{number}"), play).await;
        assert!(done["done"].is_object(), "{done}");
        wait_for_turn(person, table).await;
        let since =
            person.get(&format!("/api/tables/{table}/updates?after={}", snapshot["seq"])).await.json();
        if since.as_array().unwrap().iter().any(|update| update["by"]["bot"].is_string()) {
            return;
        }
    }
}

/// The table, once it waits for this person.
async fn wait_for_turn(person: &Client, table: &str) -> Value {
    let mut snapshot = person.get(&format!("/api/tables/{table}")).await.json();
    while !snapshot["position"]["legal"]["moves"].is_array() {
        let after = &snapshot["seq"];
        person.get(&format!("/api/tables/{table}/updates?after={after}&wait=10")).await;
        snapshot = person.get(&format!("/api/tables/{table}")).await.json();
    }
    snapshot
}

async fn subscribe(person: &Client, browser: &Browser, endpoint: &str) {
    let answer = person.post("/api/push", browser.subscription(endpoint)).await;
    assert_eq!(answer.status, 204, "{}", answer.text());
}

fn paths(came: &[Came]) -> Vec<&str> {
    came.iter().map(|came| came.path.as_str()).collect()
}

#[tokio::test]
async fn whoever_is_away_is_told_by_push_in_words_that_only_his_browser_can_read() {
    let contact = |settings: &mut server::Settings| {
        settings.push_contact = Some("mailto:host@example.org".to_owned());
    };
    let house = House::reaching(Reach::Anywhere, contact).await;
    let (receiver, browser) = (Receiver::open(|_, _| 201).await, Browser::new());
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    subscribe(&anna, &browser, &receiver.url("/anna")).await;
    subscribe(&ben, &browser, &receiver.url("/ben")).await;
    let table = against_bots(&anna).await;
    play_a_turn(&anna, &table, 1).await;
    let came = receiver.until(1).await;
    assert!(came.iter().all(|came| came.path == "/anna"), "nobody else: {came:?}");
    assert_eq!(came[0].header("content-encoding"), "aes128gcm");
    assert_eq!(came[0].header("topic"), table);
    assert!(came[0].header("ttl").parse::<u32>().unwrap() > 0);
    let read = browser.read(&came[0]);
    assert_eq!(read, json!({ "table": table, "game": "wind-river", "text": "Du bist am Zug." }));
    let key = anna.get("/api/push").await.json()["key"].as_str().unwrap().to_owned();
    let proof = came[0].header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, shown) = proof.split_once(", k=").unwrap();
    assert_eq!(shown, key, "the key that browsers were given");
    let (said, signature) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| Base64UrlUnpadded::decode_vec(text).unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&decode(&key)).unwrap();
    verifying.verify(said.as_bytes(), &Signature::from_slice(&decode(signature)).unwrap()).unwrap();
}

#[tokio::test]
async fn the_key_for_push_messages_outlives_the_server() {
    let mut house = House::open().await;
    let before = house.stranger().get("/api/push").await.json();
    assert_eq!(Base64UrlUnpadded::decode_vec(before["key"].as_str().unwrap()).unwrap().len(), 65);
    house.stop().await;
    house.start().await;
    assert_eq!(house.stranger().get("/api/push").await.json(), before);
}

#[tokio::test]
async fn whoever_is_connected_is_not_pushed_to() {
    let house = House::reaching(Reach::Anywhere, |_| {}).await;
    let (receiver, browser) = (Receiver::open(|_, _| 201).await, Browser::new());
    let anna = house.guest("Anna").await;
    let table = against_bots(&anna).await;
    wait_for_turn(&anna, &table).await;
    subscribe(&anna, &browser, &receiver.url("/anna")).await;
    let (socket, _) = anna.join(&table).await;
    let (mut watcher, _) = house.stranger().join(&table).await;
    play_a_turn(&anna, &table, 1).await;
    drop(socket);
    watcher.until(|message| message["type"] == "presence" && message["people"] == json!([])).await;
    play_a_turn(&anna, &table, 2).await;
    assert_eq!(receiver.until(1).await.len(), 1, "of the turn when she was away alone");
}

#[tokio::test]
async fn a_browser_that_was_logged_out_is_told_nothing_more() {
    let house = House::reaching(Reach::Anywhere, |_| {}).await;
    let (receiver, browser) = (Receiver::open(|_, _| 201).await, Browser::new());
    let (mut old, mut new) = (house.stranger(), house.stranger());
    let keys = json!({ "name": "Anna", "password": "correct horse" });
    old.take_session(&old.post("/api/account", keys.clone()).await);
    new.take_session(&new.post("/api/login", keys).await);
    subscribe(&old, &browser, &receiver.url("/old")).await;
    house.world.push(1_000);
    subscribe(&new, &browser, &receiver.url("/new")).await;
    old.post("/api/logout", json!({})).await;
    let table = against_bots(&new).await;
    play_a_turn(&new, &table, 1).await;
    // They are told one after the other, the older one first.
    let came = receiver.until(1).await;
    assert!(came.iter().all(|came| came.path == "/new"), "{came:?}");
}

#[tokio::test]
async fn a_push_address_that_is_gone_is_forgotten_and_one_in_trouble_is_tried_again() {
    fn status(path: &str, before: usize) -> u16 {
        match (path, before) {
            ("/gone", _) => 410,
            ("/flaky", 0) => 503,
            _ => 201,
        }
    }
    let house = House::reaching(Reach::Anywhere, |_| {}).await;
    let (receiver, browser) = (Receiver::open(status).await, Browser::new());
    let anna = house.guest("Anna").await;
    let table = against_bots(&anna).await;
    wait_for_turn(&anna, &table).await;
    for path in ["/gone", "/flaky"] {
        subscribe(&anna, &browser, &receiver.url(path)).await;
        house.world.push(1_000);
    }
    play_a_turn(&anna, &table, 1).await;
    assert_eq!(paths(&receiver.until(3).await), ["/gone", "/flaky", "/flaky"]);
    play_a_turn(&anna, &table, 2).await;
    assert_eq!(paths(&receiver.until(4).await[3..]), ["/flaky"], "the other is forgotten");
    let forget = json!({ "endpoint": receiver.url("/gone") }).to_string();
    let json = [("content-type", "application/json")];
    assert_eq!(anna.send("DELETE", "/api/push", &json, forget.as_bytes()).await.status, 404);
    let forget = json!({ "endpoint": receiver.url("/flaky") }).to_string();
    let stranger = house.guest("Ben").await;
    assert_eq!(stranger.send("DELETE", "/api/push", &json, forget.as_bytes()).await.status, 404, "not his");
    assert_eq!(anna.send("DELETE", "/api/push", &json, forget.as_bytes()).await.status, 204);
}

#[tokio::test]
async fn messages_go_to_public_addresses_over_tls_alone() {
    let house = House::with(|settings| settings.webhooks = true).await;
    let (anna, browser) = (house.guest("Anna").await, Browser::new());
    let table = anna.open(wind_river(3)).await;
    let hooks = format!("/api/tables/{table}/webhooks");
    for bad in [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:192.168.0.1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://[fd00::1]/",
        "file:///etc/passwd",
        "nonsense",
    ] {
        assert_eq!(anna.post("/api/push", browser.subscription(bad)).await.status, 400, "{bad}");
        assert_eq!(anna.post(&hooks, json!({ "url": bad })).await.status, 400, "{bad}");
    }
    let mut wrong = browser.subscription("https://push.example.org/x");
    wrong["keys"]["p256dh"] = json!("AAAA");
    assert_eq!(anna.post("/api/push", wrong).await.status, 400, "no key");
    let right = browser.subscription("https://push.example.org/x");
    assert_eq!(house.stranger().post("/api/push", right.clone()).await.status, 401);
    assert_eq!(anna.post("/api/push", right).await.status, 204);
}

#[tokio::test]
async fn there_are_no_webhooks_unless_the_host_of_the_server_allows_them() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let hooks = format!("/api/tables/{}/webhooks", anna.open(wind_river(3)).await);
    let wish = json!({ "url": "https://hooks.example.org/x" });
    assert_eq!(anna.post(&hooks, wish.clone()).await.status, 403);
    assert_eq!(anna.get(&hooks).await.status, 403);
}

#[tokio::test]
async fn a_webhook_is_told_of_turns_with_a_signature_and_follows_no_redirect() {
    fn status(path: &str, before: usize) -> u16 {
        match (path, before) {
            ("/ended", _) => 410,
            (_, 0) => 302,
            _ => 200,
        }
    }
    let house = House::reaching(Reach::Anywhere, |settings| settings.webhooks = true).await;
    let receiver = Receiver::open(status).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = against_bots(&anna).await;
    wait_for_turn(&anna, &table).await;
    let hooks = format!("/api/tables/{table}/webhooks");
    let wish = json!({ "url": receiver.url("/hook?from=tallgrass") });
    assert_eq!(ben.post(&hooks, wish.clone()).await.status, 403, "for the table's host alone");
    let made = anna.post(&hooks, wish).await.json();
    let secret = made["secret"].as_str().unwrap();
    let listed = anna.get(&hooks).await.json();
    assert_eq!(listed[0]["url"], made["url"]);
    assert!(listed[0]["secret"].is_null(), "shown once");
    play_a_turn(&anna, &table, 1).await;
    play_a_turn(&anna, &table, 2).await;
    let came = receiver.until(2).await;
    assert_eq!(paths(&came), ["/hook?from=tallgrass"; 2], "not where the redirect points");
    let body: Value = serde_json::from_slice(&came[1].body).unwrap();
    assert_eq!((&body["event"], &body["table"]), (&json!("turn"), &json!(table)));
    assert_eq!(body["people"], json!([anna.id]));
    let signature = came[1].header("tallgrass-signature");
    let (time, signed) = signature.strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{time}.{}", String::from_utf8_lossy(&came[1].body)).as_bytes());
    let expected: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(signed, expected);
    let hook = format!("{hooks}/{}", made["id"].as_str().unwrap());
    assert_eq!(ben.delete(&hook).await.status, 403);
    assert_eq!(anna.delete(&hook).await.status, 204);
    // One that says that it is gone is forgotten.
    anna.post(&hooks, json!({ "url": receiver.url("/ended") })).await;
    play_a_turn(&anna, &table, 3).await;
    receiver.until(3).await;
    let forgotten = async {
        while anna.get(&hooks).await.json() != json!([]) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), forgotten).await.expect("it is forgotten");
}
