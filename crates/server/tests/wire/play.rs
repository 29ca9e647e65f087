//! People play: tables open, fill, start and end, over sockets and plain HTTP.

use std::sync::{Arc, Mutex, mpsc};

use serde_json::{Value, json};
use server::Thinker;

use crate::common::socket::Heard;
use crate::common::{Client, House, wind_river};

/// A started table of three, and its people.
pub(crate) async fn three(house: &House) -> (String, Vec<Client>) {
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Cleo"] {
        people.push(house.guest(name).await);
    }
    let table = people[0].open(wind_river(3)).await;
    for person in &people[1..] {
        let answer = person.order(&table, "sit", json!({ "do": "sit" })).await;
        assert!(answer["done"].is_object(), "{answer}");
    }
    let answer = people[0].order(&table, "start", json!({ "do": "start" })).await;
    assert!(answer["done"].is_object() || answer["refused"]["reason"] == "started", "{answer}");
    (table, people)
}

fn first_move(position: &Value) -> Option<Value> {
    position["legal"]["moves"].as_array()?.first().cloned()
}

#[tokio::test]
async fn a_move_is_seen_by_the_others_and_then_acknowledged() {
    let house = House::open().await;
    let (table, people) = three(&house).await;
    let mut sockets = Vec::new();
    let mut snapshots = Vec::new();
    for person in &people {
        let (socket, snapshot) = person.join(&table).await;
        sockets.push(socket);
        snapshots.push(snapshot);
    }
    let actor = snapshots.iter().position(|snapshot| first_move(&snapshot["position"]).is_some()).unwrap();
    let mv = first_move(&snapshots[actor]["position"]).unwrap();
    let seq = snapshots[actor]["seq"].as_u64().unwrap();
    let order = json!({ "type": "order", "id": "m1", "seq": seq, "do": "play", "moves": [mv] });
    sockets[actor].say(&order).await;
    // The mover sees the move before the answer.
    let seen =
        sockets[actor].until(|message| message["type"] == "update" || message["type"] == "answer").await;
    assert_eq!(seen["type"], "update");
    assert_eq!(seen["event"], "move");
    let answer = sockets[actor].until(|message| message["type"] == "answer").await;
    assert!(answer["done"]["seq"].as_u64().unwrap() > seq, "{answer}");
    for (number, socket) in sockets.iter_mut().enumerate() {
        if number != actor {
            let update = socket.until(|message| message["type"] == "update").await;
            assert_eq!(update["seq"], seq + 1);
            assert_eq!(update["by"], json!({ "person": people[actor].id }));
        }
    }
    // The same command again is answered the same and changes nothing.
    let again = sockets[actor].order("m1", seq, json!({ "do": "play", "moves": [mv] })).await;
    assert_eq!(again, answer);
}

#[tokio::test]
async fn whoever_comes_back_gets_what_he_missed() {
    let house = House::open().await;
    let (table, people) = three(&house).await;
    let (socket, snapshot) = people[1].join(&table).await;
    let last = snapshot["seq"].as_u64().unwrap();
    drop(socket);
    for number in 0..3 {
        let said =
            people[0].order(&table, &format!("c{number}"), json!({ "do": "chat", "text": "hi" })).await;
        assert!(said["done"].is_object(), "{said}");
    }
    let mut socket = people[1].connect().await;
    socket.hello(&table, Some(last)).await;
    for number in 1..=3 {
        let update = socket.until(|message| message["type"] == "update").await;
        assert_eq!(update["seq"], last + number);
        assert_eq!(update["event"], "chat");
    }
    // A number from another world brings a fresh snapshot.
    let mut socket = people[1].connect().await;
    socket.hello(&table, Some(last + 1000)).await;
    let update = socket.until(|message| message["type"] == "update").await;
    assert_eq!(update["event"], "afresh");
    assert_eq!(update["snapshot"]["seq"], last + 3);
}

#[tokio::test]
async fn a_game_against_bots_is_played_to_its_end_and_found_again() {
    let mut house = House::open().await;
    let anna = house.guest("Anna").await;
    let bot = json!({ "place": "bot", "level": "random" });
    let places = json!([{ "place": "host" }, bot, bot]);
    let table =
        anna.open(json!({ "game": "wind-river", "seats": 3, "public": true, "places": places })).await;
    _ = anna.order(&table, "start", json!({ "do": "start" })).await;
    let (mut socket, mut latest) = anna.join(&table).await;
    let mut seq = latest["seq"].as_u64().unwrap();
    let mut moves = 0;
    loop {
        let position =
            if latest["event"] == "afresh" { &latest["snapshot"]["position"] } else { &latest["position"] };
        let stage = if latest["event"] == "afresh" { &latest["snapshot"]["stage"] } else { &latest["stage"] };
        if stage["stage"] == "over" {
            break;
        }
        if let Some(mv) = first_move(position) {
            moves += 1;
            let order = json!({ "type": "order", "id": format!("m{moves}"), "seq": seq, "do": "play", "moves": [mv] });
            socket.say(&order).await;
        }
        latest = socket.until(|message| message["type"] == "update").await;
        let now = latest["seq"].as_u64().unwrap();
        assert!(now > seq, "numbers follow each other");
        seq = now;
    }
    assert!(moves > 3);
    let finished = anna.get("/api/tables?list=finished").await.json();
    assert_eq!(finished["tables"][0]["table"], table.as_str());
    assert_eq!(finished["tables"][0]["ranks"].as_array().unwrap().len(), 3);
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    let checked = games::check(record.body.as_slice()).unwrap();
    assert_eq!(checked.games, 1);

    // A second run finds everything again.
    house.stop().await;
    house.start().await;
    let anna = Client { address: house.address(), ..anna };
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna");
    assert_eq!(anna.get(&format!("/api/tables/{table}/record")).await.body, record.body);
    let exported = house.stranger().get("/api/export").await;
    assert_eq!(exported.body, record.body);
}

#[tokio::test]
async fn presence_says_who_is_there() {
    let house = House::open().await;
    let (table, people) = three(&house).await;
    let (mut anna, _) = people[0].join(&table).await;
    let (ben, _) = people[1].join(&table).await;
    let (watcher, _) = house.stranger().join(&table).await;
    let all = |message: &Value| message["type"] == "presence" && message["watchers"] == 1;
    let there = anna.until(all).await;
    assert_eq!(there["people"], json!([people[0].id, people[1].id]));
    drop(ben);
    drop(watcher);
    let alone = |message: &Value| message["people"] == json!([people[0].id]) && message["watchers"] == 0;
    anna.until(alone).await;
}

#[tokio::test]
async fn scripts_play_over_plain_http() {
    let house = House::open().await;
    let (table, people) = three(&house).await;
    for round in 0..20 {
        let mut moved = false;
        for person in &people {
            let snapshot = person.get(&format!("/api/tables/{table}")).await.json();
            if let Some(mv) = first_move(&snapshot["position"]) {
                let command = json!({ "do": "play", "moves": [mv] });
                let answer = person.order(&table, &format!("m{round}"), command).await;
                assert!(answer["done"].is_object(), "{answer}");
                let after = snapshot["seq"].as_u64().unwrap();
                let updates = person.get(&format!("/api/tables/{table}/updates?after={after}")).await.json();
                assert_eq!(updates[0]["seq"], after + 1);
                moved = true;
            }
        }
        assert!(moved);
    }
    // Whoever waits is told at once when something happens.
    let seq = people[0].get(&format!("/api/tables/{table}")).await.json()["seq"].as_u64().unwrap();
    let waiting = tokio::spawn({
        let (anna, table) = (people[0].clone(), table.clone());
        async move { anna.get(&format!("/api/tables/{table}/updates?after={seq}&wait=20")).await.json() }
    });
    people[1].order(&table, "chat", json!({ "do": "chat", "text": "hello" })).await;
    assert_eq!(waiting.await.unwrap()[0]["line"]["text"], "hello");
}

#[tokio::test]
async fn a_clock_runs_out_while_the_table_sleeps() {
    let house = House::with(|settings| settings.quiet = std::time::Duration::from_millis(50)).await;
    let anna = house.guest("Anna").await;
    let ben = house.guest("Ben").await;
    let mut opening = wind_river(3);
    opening["clock"] = json!({ "clock": "days", "days": 1 });
    opening["places"][2] = json!({ "place": "bot", "level": "random" });
    let table = anna.open(opening).await;
    ben.order(&table, "sit", json!({ "do": "sit" })).await;
    anna.order(&table, "start", json!({ "do": "start" })).await;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    house.world.push(25 * 60 * 60 * 1000);
    // The waker finds it within a second or two; then a bot plays for whoever let the time pass.
    for _ in 0..600 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let snapshot = anna.get(&format!("/api/tables/{table}")).await.json();
        let seats = snapshot["seats"].as_array().unwrap();
        if seats[..2].iter().any(|seat| seat["player"] == "bot") {
            return;
        }
    }
    panic!("no clock ran out");
}

#[tokio::test]
async fn time_while_the_server_was_away_costs_nobody() {
    let mut house = House::open().await;
    let anna = house.guest("Anna").await;
    let ben = house.guest("Ben").await;
    let mut opening = wind_river(3);
    opening["clock"] = json!({ "clock": "turn", "seconds": 3600 });
    opening["places"][2] = json!({ "place": "bot", "level": "random" });
    let table = anna.open(opening).await;
    ben.order(&table, "sit", json!({ "do": "sit" })).await;
    anna.order(&table, "start", json!({ "do": "start" })).await;
    house.stop().await;
    house.world.push(10 * 60 * 60 * 1000);
    house.start().await;
    let anna = Client { address: house.address(), ..anna };
    let snapshot = anna.get(&format!("/api/tables/{table}")).await.json();
    let seats = snapshot["seats"].as_array().unwrap();
    assert!(seats[..2].iter().all(|seat| seat["player"] == "person"), "{seats:?}");
    let outage = anna.get(&format!("/api/tables/{table}/updates?after=0")).await.json();
    assert!(outage.to_string().contains("\"stage\":\"playing\""), "{outage}");
}

#[tokio::test]
async fn a_rematch_is_opened_for_the_same_people() {
    let house = House::open().await;
    let (table, people) = three(&house).await;
    for (number, person) in people.iter().enumerate() {
        person.order(&table, &format!("a{number}"), json!({ "do": "abandon", "yes": true })).await;
    }
    let answer = people[1].order(&table, "again", json!({ "do": "rematch" })).await;
    assert!(answer["done"].is_object(), "{answer}");
    let snapshot = people[0].get(&format!("/api/tables/{table}")).await.json();
    let next = snapshot["stage"]["rematch"].as_str().unwrap().to_owned();
    let snapshot = people[2].get(&format!("/api/tables/{next}")).await.json();
    assert_eq!(snapshot["host"], people[1].id.as_str());
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let mut house = House::open().await;
    let (table, people) = three(&house).await;
    let (mut socket, _) = people[0].join(&table).await;
    house.stop().await;
    assert_eq!(socket.until_closed().await, 1001);
    assert!(matches!(socket.hear().await, Heard::Closed(_)));
}

#[tokio::test]
async fn a_table_that_falls_asleep_all_the_time_is_never_without_its_keeper() {
    let house = House::with(|settings| settings.quiet = std::time::Duration::ZERO).await;
    let (table, people) = three(&house).await;
    let mut asking = tokio::task::JoinSet::new();
    for (number, person) in people.into_iter().enumerate() {
        let table = table.clone();
        asking.spawn(async move {
            for round in 0..60 {
                let command = json!({ "do": "prefer", "forced": round % 2 == 0 });
                let answer = person.order(&table, &format!("p{number}-{round}"), command).await;
                assert!(answer["done"].is_object(), "{answer}");
            }
        });
    }
    while let Some(done) = asking.join_next().await {
        done.unwrap();
    }
    // Whoever comes in between two naps hears what happens after it.
    for round in 0..20 {
        let (mut watcher, snapshot) = house.stranger().join(&table).await;
        let host = house.guest("Guest").await;
        let before = snapshot["seq"].as_u64().unwrap();
        let said = host.order(&table, &format!("c{round}"), json!({ "do": "chat", "text": "hi" })).await;
        assert!(said["done"].is_object(), "{said}");
        let update = watcher.until(|message| message["type"] == "update").await;
        assert_eq!(update["seq"], before + 1);
    }
}

/// Bots that think until they are told to stop.
struct Pondering(Mutex<mpsc::Receiver<()>>);

impl Thinker for Pondering {
    fn think(
        &self,
        header: &game::record::Header,
        turn: &table::BotTurn,
        seed: u64,
    ) -> Option<table::messages::Json> {
        // Nobody sends anything: this ends when the other end is dropped.
        _ = self.0.lock().unwrap().recv();
        server::Levels.think(header, turn, seed)
    }
}

#[tokio::test]
async fn bots_that_think_long_delay_nobody() {
    let mut house = House::with(|settings| settings.bot_threads = 1).await;
    house.stop().await;
    let (enough, leave) = mpsc::channel();
    let shelf = Arc::new(store::SqliteStore::open(house.settings.store()).unwrap());
    let thinker = Arc::new(Pondering(leave.into()));
    let parts = server::Parts { world: house.world.clone(), thinker, ..server::Parts::new(shelf) };
    house.running = Some(server::start(house.settings.clone(), parts).await.unwrap());
    let anna = house.guest("Anna").await;
    let bot = json!({ "place": "bot", "level": "random" });
    let opening = json!({ "game": "wind-river", "seats": 3, "public": true, "places": [bot, bot, bot] });
    let table = anna.open(opening).await;
    anna.order(&table, "start", json!({ "do": "start" })).await;
    let path = format!("/api/tables/{table}");
    let before = anna.get(&path).await.json();
    assert_eq!(before["stage"]["stage"], "playing", "{before}");
    let said = anna.order(&table, "c", json!({ "do": "chat", "text": "take your time" })).await;
    assert!(said["done"].is_object(), "{said}");
    // Others play meanwhile.
    let (other, people) = three(&house).await;
    let mut moves = 0;
    for person in &people {
        let snapshot = person.get(&format!("/api/tables/{other}")).await.json();
        if let Some(mv) = first_move(&snapshot["position"]) {
            let answer = person.order(&other, "m", json!({ "do": "play", "moves": [mv] })).await;
            assert!(answer["done"].is_object(), "{answer}");
            moves += 1;
        }
    }
    assert!(moves > 0);
    let events = |snapshot: &Value| snapshot["position"]["events"].as_u64();
    assert_eq!(events(&anna.get(&path).await.json()), events(&before), "the bot still thinks");
    drop(enough);
    let (mut socket, snapshot) = anna.join(&table).await;
    if snapshot["stage"]["stage"] == "playing" {
        socket.until(|message| message["event"] == "move").await;
    }
}
