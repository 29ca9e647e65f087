//! What the server promises against those who mean it harm: docs/SECURITY.md, each promise a test.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::socket::Socket;
use crate::common::{House, wind_river};

#[tokio::test]
async fn another_sites_page_may_not_write_or_connect() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let json = ("content-type", "application/json");
    let foreign = ("origin", "https://evil.example");
    let refused = anna.send("POST", "/api/me", &[json, foreign], b"{\"name\":\"Eve\"}").await;
    assert_eq!(refused.status, 403);
    let cross = ("sec-fetch-site", "cross-site");
    assert_eq!(anna.send("POST", "/api/me", &[json, cross], b"{\"name\":\"Eve\"}").await.status, 403);
    let own = format!("http://{}", house.address());
    let allowed = anna.send("POST", "/api/me", &[json, ("origin", &own)], b"{\"name\":\"Ann\"}").await;
    assert_eq!(allowed.status, 200, "{}", allowed.text());
    assert_eq!(anna.get("/api/me").await.json()["name"], "Ann");
    let cookie = anna.auth.clone().unwrap().1;
    let headers = [("cookie", cookie.as_str()), foreign];
    assert_eq!(Socket::connect(house.address(), &headers).await.err(), Some(403));
    assert_eq!(Socket::connect(house.address(), &[("origin", "null")]).await.err(), Some(403));
    assert!(Socket::connect(house.address(), &[("origin", &own)]).await.is_ok());
}

#[tokio::test]
async fn a_form_cannot_stand_in_for_json() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let form = [("content-type", "text/plain")];
    assert_eq!(anna.send("POST", "/api/me", &form, b"{\"name\":\"Eve\"}").await.status, 400);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_it() {
    let house = House::open().await;
    for path in ["/", "/api/me", "/api/nothing", "/nothing.txt", "/healthz"] {
        let answer = house.stranger().get(path).await;
        let policy = answer.header("content-security-policy").unwrap_or_default().to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
    assert_eq!(house.stranger().get("/api/me").await.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn the_session_cookie_is_out_of_scripts_reach_and_bound_to_its_host_over_tls() {
    let house = House::with(|settings| settings.trust_proxy = true).await;
    let body = b"{\"name\":\"Anna\"}";
    let json = ("content-type", "application/json");
    let plain = house.stranger().send("POST", "/api/guest", &[json], body).await;
    let cookie = plain.header("set-cookie").unwrap();
    assert!(cookie.starts_with("tallgrass=") && !cookie.contains("Secure"), "{cookie}");
    assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
    let proxied = [json, ("x-forwarded-proto", "https"), ("x-forwarded-for", "192.0.2.7")];
    let tls = house.stranger().send("POST", "/api/guest", &proxied, body).await;
    let cookie = tls.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-tallgrass=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    assert!(tls.header("strict-transport-security").is_some());
}

#[tokio::test]
async fn without_leave_nobody_is_believed_about_his_address() {
    let house = House::with(|settings| settings.requests_per_second = 5).await;
    let mut statuses = Vec::new();
    for number in 0..40 {
        let address = format!("192.0.2.{number}");
        let said = [("x-forwarded-for", address.as_str())];
        statuses.push(house.stranger().send("GET", "/api/me", &said, b"").await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn too_much_from_one_address_is_refused_and_others_do_not_notice() {
    let house = House::with(|settings| {
        settings.requests_per_second = 5;
        settings.trust_proxy = true;
    })
    .await;
    let from = |address: &'static str| {
        let stranger = house.stranger();
        async move { stranger.send("GET", "/api/me", &[("x-forwarded-for", address)], b"").await }
    };
    let mut refused = None;
    for _ in 0..40 {
        let answer = from("192.0.2.1").await;
        if answer.status == 429 {
            refused = Some(answer);
        }
    }
    let refused = refused.expect("the burst is at an end");
    assert_eq!(refused.json()["reason"], "too-much");
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(from("192.0.2.2").await.status, 200);
}

#[tokio::test]
async fn log_in_and_recovery_do_not_tell_whether_an_account_exists() {
    let house = House::open().await;
    let anna = house.stranger();
    let sign_up = json!({ "name": "Anna", "password": "correct horse" });
    assert_eq!(anna.post("/api/account", sign_up).await.status, 200);
    let strip = |answer: crate::common::http::Response| (answer.status, answer.text());
    let log_in = |name: &str| anna.post("/api/login", json!({ "name": name, "password": "wrong password" }));
    let (known, unknown) = (strip(log_in("Anna").await), strip(log_in("Nobody").await));
    assert_eq!(known, unknown);
    assert_eq!(known.0, 401);
    let recover = |name: &str| {
        anna.post("/api/recover", json!({ "name": name, "recovery": "x", "password": "long enough" }))
    };
    assert_eq!(strip(recover("Anna").await), strip(recover("Nobody").await));
}

#[tokio::test]
async fn tries_at_a_password_run_out() {
    let house = House::open().await;
    let stranger = house.stranger();
    let mut statuses = Vec::new();
    for _ in 0..14 {
        let wish = json!({ "name": "Anna", "password": "wrong password" });
        statuses.push(stranger.post("/api/login", wish).await.status);
    }
    assert_eq!(statuses[0], 401);
    assert_eq!(statuses[13], 429, "{statuses:?}");
}

#[tokio::test]
async fn what_is_too_big_is_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let big = json!({ "name": "x".repeat(100_000) });
    assert_eq!(anna.post("/api/guest", big).await.status, 413);
    let (mut socket, _) = anna.join(&table).await;
    socket.say_text("x".repeat(9 << 10)).await;
    assert_eq!(socket.until_closed().await, 1009);
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 200, "the server lives");
}

#[tokio::test]
async fn what_makes_no_sense_is_told_so() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let (mut quiet, _) = anna.join(&table).await;
    for nonsense in ["", "{", "null", "[]", "{\"type\":\"dance\"}", "{\"type\":\"order\"}"] {
        let (mut socket, _) = anna.join(&table).await;
        socket.say_text(nonsense.to_owned()).await;
        assert_eq!(socket.until_closed().await, 4400, "{nonsense}");
    }
    let (mut socket, _) = anna.join(&table).await;
    socket.say_binary(vec![0, 159, 146, 150]).await;
    assert_eq!(socket.until_closed().await, 1003);
    // Out of order: a second hello, or an order before the first.
    let (mut socket, _) = anna.join(&table).await;
    socket.hello(&table, None).await;
    assert_eq!(socket.until_closed().await, 4400);
    let mut socket = anna.connect().await;
    socket.say(&json!({ "type": "order", "id": "a", "seq": 0, "do": "start" })).await;
    assert_eq!(socket.until_closed().await, 4400);
    let mut socket = anna.connect().await;
    socket.say(&json!({ "type": "hello", "protocol": 99, "table": table })).await;
    assert_eq!(socket.until_closed().await, 4406);
    // Nobody else has noticed.
    quiet.say(&json!({ "type": "ping" })).await;
    quiet.until(|message| message["type"] == "pong").await;
}

#[tokio::test]
async fn wrong_and_stolen_keys_open_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let thief = house.stranger().with_token(&"0".repeat(64));
    assert_eq!(thief.get("/api/me").await.status, 401);
    let mut forged = house.stranger();
    forged.auth = Some(("cookie".to_owned(), format!("tallgrass={}", "a".repeat(64))));
    assert_eq!(forged.get("/api/me").await.json(), Value::Null);
    let order = json!({ "id": "x", "seq": 0, "do": "start" });
    assert_eq!(forged.post(&format!("/api/tables/{table}/orders"), order).await.status, 401);
    // What the store keeps of a session is not the session.
    let database = std::fs::read(house.settings.store()).unwrap();
    let wal = std::fs::read(house.settings.store().with_extension("sqlite-wal")).unwrap_or_default();
    let cookie = anna.auth.clone().unwrap().1;
    let secret = cookie.split_once('=').unwrap().1;
    for file in [&database, &wal] {
        assert!(!file.windows(secret.len()).any(|window| window == secret.as_bytes()));
    }
}

#[tokio::test]
async fn orders_for_another_seat_or_from_another_time_are_refused() {
    let house = House::open().await;
    let people = [house.guest("Anna").await, house.guest("Ben").await, house.guest("Cleo").await];
    let table = people[0].open(wind_river(3)).await;
    for person in &people[1..] {
        person.order(&table, "sit", json!({ "do": "sit" })).await;
    }
    people[0].order(&table, "start", json!({ "do": "start" })).await;
    let mut waiting = None;
    let mut mv = Value::Null;
    for person in &people {
        let snapshot = person.get(&format!("/api/tables/{table}")).await.json();
        match snapshot["position"]["legal"]["moves"].get(0) {
            Some(first) => mv = first.clone(),
            None => waiting = Some(person),
        }
    }
    let play = json!({ "do": "play", "moves": [mv] });
    // A move that was made for an older position, though it would be legal in this one.
    for person in &people {
        let stale = json!({ "id": "old", "seq": 1, "do": "play", "moves": [mv] });
        let answer = person.post(&format!("/api/tables/{table}/orders"), stale).await.json();
        let reason = answer["refused"]["reason"].as_str();
        assert!(matches!(reason, Some("stale" | "not-your-turn")), "{answer}");
    }
    let refused = waiting.unwrap().order(&table, "m", play.clone()).await;
    assert_eq!(refused["refused"]["reason"], "not-your-turn", "{refused}");
    let watcher = house.guest("Dora").await;
    assert_eq!(watcher.order(&table, "m", play).await["refused"]["reason"], "no-seat");
    let future = json!({ "id": "f", "seq": 9999, "do": "chat", "text": "x" });
    let answer = people[0].post(&format!("/api/tables/{table}/orders"), future).await.json();
    assert_eq!(answer["refused"]["reason"], "future");
}

#[tokio::test]
async fn ten_thousand_chat_messages_do_not_stop_a_game() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let ben = house.guest("Ben").await;
    let table = anna.open(wind_river(3)).await;
    ben.order(&table, "sit", json!({ "do": "sit" })).await;
    let (mut loud, snapshot) = ben.join(&table).await;
    let (mut quiet, _) = anna.join(&table).await;
    let seq = snapshot["seq"].as_u64().unwrap();
    let shouting = tokio::spawn(async move {
        for number in 0..10_000 {
            let id = format!("c{number}");
            loud.say(&json!({ "type": "order", "id": id, "seq": seq, "do": "chat", "text": "hey" })).await;
        }
        loud.until(|message| message["type"] == "answer" && message["id"] == "c9999").await
    });
    quiet.say(&json!({ "type": "ping" })).await;
    quiet.until(|message| message["type"] == "pong").await;
    let answer = anna.order(&table, "fill", json!({ "do": "fill", "seat": 2, "level": "random" })).await;
    assert!(answer["done"].is_object(), "{answer}");
    let last = shouting.await.unwrap();
    assert_eq!(last["refused"]["reason"], "too-much-chat", "{last}");
    let lines = anna.get(&format!("/api/tables/{table}")).await.json()["chat"].as_array().unwrap().len();
    assert!(lines < 200, "{lines}");
}

#[tokio::test]
async fn a_reader_who_does_not_read_delays_nobody() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    // Several who ask for much and never read an answer.
    let mut sleepers = Vec::new();
    for _ in 0..5 {
        let (mut socket, _) = house.stranger().join(&table).await;
        let ask = json!({ "type": "ask", "number": 1, "query": { "ask": "log", "from": 0, "count": 500 } });
        let asking = async {
            for _ in 0..20_000 {
                socket.say(&ask).await;
            }
        };
        // The line fills up; then nothing more is taken from it.
        _ = tokio::time::timeout(Duration::from_millis(200), asking).await;
        sleepers.push(socket);
    }
    let (mut quick, _) = anna.join(&table).await;
    for number in 0..5 {
        let said = quick.order(&format!("q{number}"), 1, json!({ "do": "chat", "text": "x" })).await;
        assert!(said["done"].is_object() || said["refused"].is_object());
    }
}

#[tokio::test]
async fn a_thousand_half_open_connections_leave_room() {
    let house = House::with(|settings| settings.connections_per_address = 600).await;
    let mut open = Vec::new();
    for _ in 0..500 {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.unwrap();
        open.push(stream);
    }
    assert_eq!(house.stranger().get("/healthz").await.status, 200);
    for _ in 0..500 {
        if let Ok(stream) = TcpStream::connect(house.address()).await {
            open.push(stream);
        }
    }
    // Those beyond the limit are let go at once.
    let mut last = open.pop().unwrap();
    let read = tokio::time::timeout(Duration::from_secs(60), last.read(&mut [0; 16])).await;
    assert!(matches!(read, Ok(Ok(0) | Err(_))), "{read:?}");
    drop(open);
    for _ in 0..1200 {
        if let Ok(answer) = crate::common::http::request(house.address(), "GET", "/healthz", &[], b"").await {
            assert_eq!(answer.status, 200);
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody gets in");
}

#[tokio::test]
async fn whoever_says_nothing_is_let_go() {
    let house = House::with(|settings| {
        settings.patience.head = Duration::from_secs(1);
        settings.patience.hello = Duration::from_secs(1);
    })
    .await;
    let mut mute = house.stranger().connect().await;
    assert_eq!(mute.until_closed().await, 1008, "no hello");
    // A request whose head does not end.
    let mut half = TcpStream::connect(house.address()).await.unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    let read = tokio::time::timeout(Duration::from_secs(60), half.read_to_end(&mut Vec::new())).await;
    assert!(read.is_ok(), "the line is cut");
}

#[tokio::test]
async fn whoever_answers_no_ping_is_let_go() {
    let house = House::with(|settings| {
        settings.patience.ping = Duration::from_millis(200);
        settings.patience.dead = Duration::from_secs(3);
    })
    .await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna.open(wind_river(3)).await;
    // Whoever does not read does not answer pings either.
    let (mut dead, _) = ben.join(&table).await;
    let (mut alive, _) = anna.join(&table).await;
    alive.until(|message| message["people"] == json!([anna.id, ben.id])).await;
    alive.until(|message| message["people"] == json!([anna.id])).await;
    alive.say(&json!({ "type": "ping" })).await;
    alive.until(|message| message["type"] == "pong").await;
    // Told so; but the line is cut soon after, and its late answers to old pings may meet the cut first.
    let code = dead.until_closed().await;
    assert!(matches!(code, 1008 | 1006), "no sign of life: {code}");
}

#[tokio::test]
async fn a_token_that_may_not_look_is_told_so() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let made = anna.post("/api/tokens", json!({ "label": "x", "scopes": ["open"] })).await.json();
    let program = anna.with_token(made["secret"].as_str().unwrap());
    let mut socket = program.connect().await;
    socket.hello(&table, None).await;
    assert_eq!(socket.until_closed().await, 4403);
}
