//! Tables full of players who play one game after the other.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream;
use serde_json::json;

use crate::Failure;
use crate::player::{Game, Player};
use crate::report::Tally;

/// Guests that are made at once.
const AT_ONCE: usize = 32;

/// So many guests.
pub(crate) async fn guests(address: std::net::SocketAddr, count: usize) -> Result<Vec<Player>, Failure> {
    let made = stream::iter(0..count)
        .map(|number| async move { Player::new(address, &format!("Player {number}")).await });
    made.buffered(AT_ONCE).collect::<Vec<_>>().await.into_iter().collect()
}

/// Opens a table for these players and lets them sit down and begin.
pub(crate) async fn begin(players: &[Player]) -> Result<String, Failure> {
    let seats = players.len();
    let mut places = vec![json!({ "place": "host" })];
    places.resize(seats, json!({ "place": "open" }));
    let opening = json!({ "game": "wind-river", "seats": seats, "public": true, "places": places });
    let opened = players[0].post("/api/tables", &opening).await?;
    let table = opened["table"].as_str().ok_or("no table")?.to_owned();
    let path = format!("/api/tables/{table}/orders");
    for player in &players[1..] {
        player.post(&path, &json!({ "id": "sit", "seq": 0, "do": "sit" })).await?;
    }
    players[0].post(&path, &json!({ "id": "start", "seq": 0, "do": "start" })).await?;
    Ok(table)
}

/// Plays one game after the other, for ever.
pub(crate) async fn play(players: Vec<Player>, gap: Duration, tally: Arc<Tally>, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    loop {
        let table = match begin(&players).await {
            Ok(table) => table,
            Err(_) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let game = Arc::new(Game::new(table, gap, Arc::clone(&tally)));
        let playing: Vec<_> = players
            .iter()
            .cloned()
            .map(|player| {
                let (game, mut random) = (Arc::clone(&game), random.fork());
                tokio::spawn(async move { player.play(&game, &mut random).await })
            })
            .map(Abort)
            .collect();
        for mut one in playing {
            // A player who panicked would be noticed by the tally.
            _ = (&mut one.0).await;
        }
    }
}

/// A task that ends with whoever started it.
struct Abort(tokio::task::JoinHandle<()>);

impl Drop for Abort {
    fn drop(&mut self) {
        self.0.abort();
    }
}
