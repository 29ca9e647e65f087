//! Guests, accounts, sessions, tokens, links: who may do what, and what ends when.

use serde_json::{Value, json};

use crate::common::{Client, House, wind_river};

const PASSWORD: &str = "correct horse";

async fn sign_up(house: &House, client: &mut Client, name: &str) -> String {
    let answer = client.post("/api/account", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    client.take_session(&answer);
    assert_eq!(house.address(), client.address);
    answer.json()["recovery"].as_str().unwrap().to_owned()
}

fn private(seats: usize) -> Value {
    let mut opening = wind_river(seats);
    opening["public"] = json!(false);
    opening
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_his_games() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let guest = anna.id.clone();
    sign_up(&house, &mut anna, "Anna").await;
    assert_eq!(anna.id, guest, "the same person");
    let snapshot = anna.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(snapshot["viewer"], 0);
    assert_eq!(snapshot["seats"][0]["person"]["account"], true);
    assert_eq!(anna.get("/api/lobby").await.json()["mine"][0]["table"], table.as_str());
}

#[tokio::test]
async fn logging_in_brings_the_guests_games_along_unless_both_sit_at_one_table() {
    let house = House::open().await;
    let mut account = house.stranger();
    sign_up(&house, &mut account, "Anna").await;
    let guest = house.guest("Visitor").await;
    let table = guest.open(wind_river(3)).await;
    let log_in = json!({ "name": "anna", "password": PASSWORD });

    let both = house.guest("Other").await;
    let shared = both.open(wind_river(3)).await;
    account.order(&shared, "sit", json!({ "do": "sit" })).await;
    let refused = both.post("/api/login", log_in.clone()).await;
    assert_eq!((refused.status, refused.json()["reason"].as_str()), (409, Some("both-seated")));

    let welcome = guest.post("/api/login", log_in).await;
    assert_eq!(welcome.status, 200, "{}", welcome.text());
    let snapshot = account.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(snapshot["seats"][0]["person"]["id"], account.id.as_str());
    assert_eq!(guest.get("/api/me").await.json(), Value::Null, "the guest is no more");
}

#[tokio::test]
async fn a_recovery_code_works_once_and_ends_every_session() {
    let house = House::open().await;
    let mut anna = house.stranger();
    let code = sign_up(&house, &mut anna, "Anna").await;
    let table = anna.open(wind_river(3)).await;
    let (mut socket, _) = anna.join(&table).await;
    let recover = json!({ "name": "Anna", "recovery": code.to_uppercase(), "password": "another one" });
    let thief = house.stranger();
    let wrong = json!({ "name": "Anna", "recovery": "aaaaa", "password": "another one" });
    assert_eq!(thief.post("/api/recover", wrong).await.status, 401);
    let answer = house.stranger().post("/api/recover", recover.clone()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_ne!(answer.json()["recovery"], code.as_str());
    assert_eq!(socket.until_closed().await, 4401);
    assert_eq!(anna.get("/api/me").await.json(), Value::Null);
    assert_eq!(thief.post("/api/recover", recover).await.status, 401, "used up");
}

#[tokio::test]
async fn a_revoked_session_loses_its_sockets() {
    let house = House::open().await;
    let mut anna = house.stranger();
    sign_up(&house, &mut anna, "Anna").await;
    let mut phone = house.stranger();
    let answer = phone.post("/api/login", json!({ "name": "Anna", "password": PASSWORD })).await;
    phone.take_session(&answer);
    let table = anna.open(wind_river(3)).await;
    let (mut socket, _) = phone.join(&table).await;
    let sessions = anna.get("/api/sessions").await.json();
    let other = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    let path = format!("/api/sessions/{}", other["id"].as_str().unwrap());
    let stranger = house.guest("Stranger").await;
    assert_eq!(stranger.delete(&path).await.status, 404, "not his");
    assert_eq!(anna.delete(&path).await.status, 204);
    assert_eq!(socket.until_closed().await, 4401);
    assert_eq!(phone.get("/api/me").await.json(), Value::Null);
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna");
}

#[tokio::test]
async fn a_private_table_is_found_by_nobody_without_a_link() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let ben = house.guest("Ben").await;
    let table = anna.open(private(3)).await;
    let path = format!("/api/tables/{table}");
    assert!(!ben.get("/api/lobby").await.text().contains(&table));
    let calls =
        [path.clone(), format!("{path}/updates?after=0"), format!("{path}/record"), format!("{path}/links")];
    for call in &calls {
        assert_eq!(ben.get(call).await.status, 404, "{call}");
    }
    let nowhere = ben.get("/api/tables/00000000000000000000000000000000").await;
    assert_eq!(ben.get(&path).await.body, nowhere.body, "as if there were nothing");
    let mut socket = ben.connect().await;
    socket.hello(&table, None).await;
    assert_eq!(socket.until_closed().await, 4404);

    let watch = anna.post(&format!("{path}/links"), json!({ "seat": null })).await.json();
    let secret = watch["secret"].as_str().unwrap();
    assert!(secret.len() >= 32, "at least 128 bits");
    let followed = ben.post("/api/links", json!({ "secret": secret })).await.json();
    assert_eq!(followed, json!({ "table": table, "seat": null }));
    let (mut socket, _) = ben.join(&table).await;
    let sat = ben.post(&format!("{path}/orders"), json!({ "id": "s", "seq": 0, "do": "sit" })).await;
    assert_eq!(sat.status, 403, "a link to watch gives no seat");

    // Revoked, it leads nowhere, and whoever came in by it is out.
    let link = format!("{path}/links/{}", watch["id"].as_str().unwrap());
    assert_eq!(ben.delete(&link).await.status, 403, "only the host may");
    assert_eq!(anna.delete(&link).await.status, 204);
    assert_eq!(socket.until_closed().await, 4404);
    assert_eq!(ben.get(&path).await.status, 404);
    assert_eq!(ben.post("/api/links", json!({ "secret": secret })).await.status, 404);

    // Another one, to a seat: whoever sits stays, link or not.
    let seat = anna.post(&format!("{path}/links"), json!({ "seat": 2 })).await.json();
    let cleo = house.guest("Cleo").await;
    cleo.post("/api/links", json!({ "secret": seat["secret"] })).await;
    let other =
        cleo.post(&format!("{path}/orders"), json!({ "id": "x", "seq": 0, "do": "sit", "seat": 1 })).await;
    assert_eq!(other.status, 403, "not that seat");
    let answer = cleo.order(&table, "sit", json!({ "do": "sit" })).await;
    assert!(answer["done"].is_object(), "{answer}");
    anna.delete(&format!("{path}/links/{}", seat["id"].as_str().unwrap())).await;
    assert_eq!(cleo.get(&path).await.json()["viewer"], 2);
}

#[tokio::test]
async fn one_link_gives_a_round_of_friends_any_free_seat() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(private(4)).await;
    let path = format!("/api/tables/{table}");
    let link = anna.post(&format!("{path}/links"), json!({ "seat": "any" })).await.json();
    assert_eq!(link["seat"], "any");
    assert_eq!(anna.get(&format!("{path}/links")).await.json()[0]["seat"], "any");
    for name in ["Ben", "Cleo"] {
        let friend = house.guest(name).await;
        let followed = friend.post("/api/links", json!({ "secret": link["secret"] })).await.json();
        assert_eq!(followed, json!({ "table": table, "seat": "any" }));
        let answer = friend.order(&table, "sit", json!({ "do": "sit" })).await;
        assert!(answer["done"].is_object(), "{answer}");
    }
    let odd = anna.post(&format!("{path}/links"), json!({ "seat": "best" })).await;
    assert_eq!(odd.status, 400);
}

#[tokio::test]
async fn a_token_does_what_its_scopes_say_and_no_more() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = anna.open(wind_river(3)).await;
    let other = anna.open(wind_river(3)).await;
    let wish = json!({ "label": "bot", "scopes": ["read", "play"], "table": table });
    let made = anna.post("/api/tokens", wish).await.json();
    let program = anna.with_token(made["secret"].as_str().unwrap());
    assert_eq!(program.get(&format!("/api/tables/{table}")).await.json()["viewer"], 0);
    let said = program.order(&table, "c", json!({ "do": "chat", "text": "beep" })).await;
    assert!(said["done"].is_object(), "{said}");
    assert_eq!(program.get(&format!("/api/tables/{other}")).await.status, 404, "another table");
    assert_eq!(program.post("/api/tables", wind_river(3)).await.status, 404, "not at its table");
    for path in ["/api/sessions", "/api/tokens"] {
        assert_eq!(program.get(path).await.status, 403, "{path}");
    }
    let reader = anna.post("/api/tokens", json!({ "label": "r", "scopes": ["read"] })).await.json();
    let reader = anna.with_token(reader["secret"].as_str().unwrap());
    let order = json!({ "id": "x", "seq": 0, "do": "chat", "text": "no" });
    assert_eq!(reader.post(&format!("/api/tables/{other}/orders"), order).await.status, 403);

    let (mut socket, _) = program.join(&table).await;
    anna.delete(&format!("/api/tokens/{}", made["id"].as_str().unwrap())).await;
    assert_eq!(socket.until_closed().await, 4401);
    assert_eq!(program.get(&format!("/api/tables/{table}")).await.status, 401);
}

#[tokio::test]
async fn a_record_can_be_brought_and_looked_at() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let record = "{\"tallgrass\":1,\"game\":\"wind-river\",\"rules\":1,\"seats\":3,\"options\":{}}\n{\"chance\":{\"first\":2}}\n";
    let answer = anna.send("POST", "/api/replays", &[], record.as_bytes()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let id = answer.json()["replay"].as_str().unwrap().to_owned();
    assert_eq!(house.stranger().get(&format!("/api/replays/{id}")).await.text(), record);
    let look = format!("/api/replays/{id}");
    let story = house.stranger().get(&format!("{look}/story")).await.json();
    assert_eq!((&story["game"], &story["lines"][0]["what"]["first"]), (&json!("wind-river"), &json!(2)));
    let shown = house.stranger().get(&format!("{look}/positions?eyes=1&from=1&count=9")).await.json();
    assert_eq!((shown.as_array().unwrap().len(), &shown[0]["view"]["viewer"]), (1, &json!(1)));
    assert_eq!(house.stranger().get(&format!("{look}/story?eyes=3")).await.status, 400, "no such seat");
    assert_eq!(house.stranger().get(&format!("{look}/story?game=1")).await.status, 400, "one game only");
    let wrong = record.replace("\"first\":2", "\"first\":7");
    assert_eq!(anna.send("POST", "/api/replays", &[], wrong.as_bytes()).await.status, 400);
}

#[tokio::test]
async fn a_table_is_looked_back_at_only_after_its_end_and_by_whom_it_concerns() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let mut private = wind_river(3);
    private["public"] = json!(false);
    let table = anna.open(private).await;
    let story = format!("/api/replays/{table}/story");
    assert_eq!(anna.get(&story).await.status, 422, "it has not ended");
    assert_eq!(house.stranger().get(&story).await.status, 404, "not for strangers");
}

#[tokio::test]
async fn a_host_cannot_know_more_than_the_others() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let mut seeded = wind_river(3);
    seeded["chance"] = json!({ "chance": "seeded", "seed": "mine" });
    assert_eq!(anna.post("/api/tables", seeded.clone()).await.status, 400);
    seeded["public"] = json!(false);
    assert_eq!(anna.post("/api/tables", seeded).await.status, 200, "among friends, who are told");
    let ben = house.guest("Ben").await;
    let mut reserved = wind_river(3);
    reserved["places"][1] =
        json!({ "place": "reserved", "person": { "id": ben.id, "name": "Admin", "account": true } });
    let table = anna.open(reserved).await;
    let snapshot = anna.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(snapshot["seats"][1]["reserved"], json!({ "id": ben.id, "name": "Ben", "account": false }));
}

/// Lets bots play for these people until the game is over.
async fn let_bots_end(table: &str, people: &[&Client]) {
    for (number, person) in people.iter().enumerate() {
        let give = json!({ "do": "give", "level": "random" });
        let answer = person.order(table, &format!("give{number}"), give).await;
        assert!(answer["done"].is_object() || answer["refused"]["reason"] == "over", "{answer}");
    }
    loop {
        let snapshot = people[0].get(&format!("/api/tables/{table}")).await.json();
        if snapshot["stage"]["stage"] == "over" {
            return;
        }
        let path = format!("/api/tables/{table}/updates?after={}&wait=30", snapshot["seq"]);
        assert_eq!(people[0].get(&path).await.status, 200);
    }
}

#[tokio::test]
async fn a_finished_private_game_is_seen_by_those_who_played_it() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let ben = house.guest("Ben").await;
    let bot = json!({ "place": "bot", "level": "random" });
    let mut opening = private(3);
    opening["places"] = json!([{ "place": "host" }, bot, bot]);
    let table = anna.open(opening).await;
    let path = format!("/api/tables/{table}");
    let link = anna.post(&format!("{path}/links"), json!({ "seat": null })).await.json();
    ben.post("/api/links", json!({ "secret": link["secret"] })).await;
    assert_eq!(ben.get(&path).await.status, 200, "while it is played");
    anna.order(&table, "start", json!({ "do": "start" })).await;
    let_bots_end(&table, &[&anna]).await;
    assert_eq!(anna.get(&path).await.status, 200);
    assert_eq!(anna.get("/api/tables?list=played").await.json()["tables"][0]["table"], table.as_str());
    for hidden in [path.clone(), format!("{path}/record"), format!("{path}/updates?after=0")] {
        assert_eq!(ben.get(&hidden).await.status, 404, "{hidden}");
    }
    for list in ["/api/lobby", "/api/tables?list=finished", "/api/export"] {
        assert!(!ben.get(list).await.text().contains(&table), "{list}");
    }
    assert_eq!(ben.get("/api/export").await.text(), "", "nothing public has been played");
    let profile = ben.get(&format!("/api/people/{}", anna.id)).await.json();
    assert_eq!(profile["finished"], json!([]));
}

#[tokio::test]
async fn a_profile_has_the_ratings_of_rated_games() {
    let house = House::open().await;
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Cleo"] {
        let mut client = house.stranger();
        sign_up(&house, &mut client, name).await;
        people.push(client);
    }
    let mut opening = wind_river(3);
    opening["rated"] = json!(true);
    let table = people[0].open(opening).await;
    for person in &people[1..] {
        person.order(&table, "sit", json!({ "do": "sit" })).await;
    }
    people[0].order(&table, "start", json!({ "do": "start" })).await;
    let_bots_end(&table, &people.iter().collect::<Vec<_>>()).await;
    let path = format!("/api/people/{}", people[1].id);
    // Ratings are counted after the game has ended, by themselves.
    let mut profile = Value::Null;
    for _ in 0..600 {
        profile = house.stranger().get(&path).await.json();
        if profile["ratings"] != json!([]) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!((&profile["name"], &profile["account"]), (&json!("Ben"), &json!(true)));
    let rating = &profile["ratings"][0];
    let known = (&rating["game"], &rating["seats"], &rating["games"]);
    assert_eq!(known, (&json!("wind-river"), &json!(3), &json!(1)), "{profile}");
    assert_eq!(profile["finished"][0]["table"], table.as_str());
    let best = house.stranger().get("/api/ratings/wind-river?seats=3").await.json();
    assert_eq!(best.as_array().unwrap().len(), 3);
}
