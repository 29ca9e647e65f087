//! A full disk and a damaged file: clear answers, the server lives, nothing is lost.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::Parts;
use store::{Options, SqliteStore};

use crate::common::{House, wind_river};

#[tokio::test]
async fn a_full_disk_is_said_and_loses_nothing() {
    let mut house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    house.stop().await;
    // The file may grow by a few pages and no further.
    let pages = std::fs::metadata(house.settings.store()).unwrap().len() / 4096;
    let options =
        Options { max_pages: Some(u32::try_from(pages).unwrap() + 8), patience: Duration::from_secs(1) };
    let shelf = Arc::new(SqliteStore::open_with(house.settings.store(), options).unwrap());
    let parts = Parts { world: house.world.clone(), ..Parts::new(shelf) };
    house.running = Some(server::start(house.settings.clone(), parts).await.unwrap());
    let anna = crate::common::Client { address: house.address(), ..anna };

    let mut full = None;
    for number in 0..400 {
        let answer = anna.post("/api/guest", json!({ "name": format!("Guest {number}") })).await;
        if answer.status != 200 {
            full = Some(answer);
            break;
        }
    }
    let full = full.expect("the disk is full some time");
    assert_eq!((full.status, full.json()["reason"].as_str()), (507, Some("disk-full")), "{}", full.text());
    // What there is can still be seen; what cannot be written is refused, and nothing of it shows.
    let before = anna.get(&format!("/api/tables/{table}")).await.json();
    let (mut socket, _) = anna.join(&table).await;
    let mut refused = false;
    for number in 0..50 {
        let order = json!({ "id": format!("c{number}"), "seq": 0, "do": "chat", "text": "x".repeat(200) });
        house.world.push(60_000);
        let answer = anna.post(&format!("/api/tables/{table}/orders"), order).await;
        if answer.status == 507 {
            refused = true;
            break;
        }
    }
    assert!(refused);
    house.world.push(60_000);
    let text = "x".repeat(200);
    socket.say(&json!({ "type": "order", "id": "full", "seq": 0, "do": "chat", "text": text })).await;
    assert_eq!(socket.until_closed().await, 1013, "come back a little later");
    let after = anna.get(&format!("/api/tables/{table}")).await.json();
    let said = |snapshot: &Value| snapshot["chat"].as_array().unwrap().len() as u64;
    let entries = after["seq"].as_u64().unwrap() - before["seq"].as_u64().unwrap();
    assert_eq!(entries, said(&after) - said(&before), "no more than was written");
    assert_eq!(anna.get("/healthz").await.status, 200);

    // With room again, it goes on where it was.
    house.stop().await;
    house.start().await;
    let anna = crate::common::Client { address: house.address(), ..anna };
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.json()["seq"], after["seq"]);
    let answer = anna.order(&table, "later", json!({ "do": "chat", "text": "room" })).await;
    assert!(answer["done"].is_object(), "{answer}");
}

#[tokio::test]
async fn a_damaged_journal_is_said_and_leaves_the_others_alone() {
    let mut house = House::open().await;
    let anna = house.guest("Anna").await;
    let damaged = anna.open(wind_river(3)).await;
    let sound = anna.open(wind_river(3)).await;
    house.stop().await;
    {
        use store::Store;
        let store = SqliteStore::open(house.settings.store()).unwrap();
        let id = damaged.parse().unwrap();
        let row = store.row(id).unwrap();
        let entry = store::Entry {
            at: row.updated_at,
            by: Some("\"table\"".to_owned()),
            command: None,
            kind: "move".to_owned(),
            body: "{\"kind\":\"nonsense\"}".to_owned(),
        };
        store.append(store::Append::new(id, row.version, vec![entry])).unwrap();
    }
    house.start().await;
    let anna = crate::common::Client { address: house.address(), ..anna };
    let answer = anna.get(&format!("/api/tables/{damaged}")).await;
    assert_eq!((answer.status, answer.json()["reason"].as_str()), (500, Some("damaged")));
    assert_eq!(anna.get(&format!("/api/tables/{sound}")).await.status, 200);
    assert_eq!(anna.get("/healthz").await.status, 200);
}
