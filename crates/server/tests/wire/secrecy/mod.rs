//! Law 2 over the wire: no byte that a viewer gets depends on what he may not know.
//!
//! Whole games are played twice, with every seat, a spectator and a program connected, on two servers that differ only
//! in what one viewer may not know: cards, tiles and choices of others, and the chance that is still to come. All that
//! reaches him is compared byte by byte: the socket, plain HTTP, undo, reconnection, lists, the record, a token.

mod room;
mod story;
#[path = "../../../../table/tests/stories/twin.rs"]
mod twin;

use game::random::Quick;
use game::{Stream, Viewer};
use serde_json::{Value, json};
use table::Entry;

use room::Room;
use story::{Deed, Story};
use twin::twin;

/// A moment, and a journal until then that differs in what the viewer may not know and somebody else sees.
fn telling(game: &str, story: &Story, viewer: Viewer, stream: &mut Quick) -> Option<(usize, Vec<Entry>)> {
    let mut moments: Vec<usize> = (1..=100).collect();
    stream.shuffle(&mut moments);
    moments.into_iter().find_map(|percent| {
        let journal = story.until(percent).1;
        let other = twin(game, journal, viewer, stream)?;
        story::differ(journal, &other).then_some((percent, other))
    })
}

/// Plays games of these terms for every viewer; `hides` says whether the game has secrets at all.
async fn keep_secrets(game: &str, seats: u8, options: Value, hides: bool, seed: u64) {
    let story = Story::play(game, seats, options, seed);
    let taken_back = story.steps.iter().filter(|step| matches!(step.deed, Deed::Undo { .. })).count();
    assert!(taken_back > 0, "the story of {game} has no undo");
    let [first, second] = [Room::open(seats).await, Room::open(seats).await];
    let mut stream = Quick::new(seed);
    for viewer in Viewer::all(seats) {
        // The whole game: where nothing is hidden, only the chance to come is another.
        let whole = story.until(100).1;
        let other = twin(game, whole, viewer, &mut stream).unwrap_or_else(|| whole.to_vec());
        let told = telling(game, &story, viewer, &mut stream);
        assert_eq!(told.is_some(), hides, "{game}: what {viewer:?} may not know, others see");
        for (percent, other) in told.into_iter().chain([(100, other)]) {
            let (steps, journal) = story.until(percent);
            let (one, two) = tokio::join!(
                first.play(&story.opening, steps, journal, "a seed", viewer),
                second.play(&story.opening, steps, &other, "another", viewer)
            );
            for (one, two) in one.viewer.iter().zip(&two.viewer) {
                assert_eq!(one, two, "{game}: {viewer:?} could tell the two games apart");
            }
            assert_eq!(one.viewer.len(), two.viewer.len(), "{game}: {viewer:?} heard more in one of them");
            assert!(one.viewer.len() > steps.len(), "the viewer was there");
            let differ = story::differ(journal, &other);
            assert!(!differ || one.others != two.others, "{game}: others hear what {viewer:?} may not");
        }
    }
    first.close().await;
    second.close().await;
}

#[tokio::test]
async fn wind_river_does_not_tell_the_chance_to_come() {
    keep_secrets("wind-river", 3, json!({}), false, 1).await;
}

#[tokio::test]
async fn manitou_keeps_hands_piles_and_parties() {
    keep_secrets("manitou", 2, json!({}), true, 2).await;
    keep_secrets("manitou", 3, json!({ "muster": "random" }), true, 3).await;
}

#[tokio::test]
async fn bison_keeps_tiles_in_hand_and_in_the_pile() {
    keep_secrets("bison", 2, json!({ "variant": "extension-2" }), true, 4).await;
    if std::env::var_os("TALLGRASS_NIGHTLY").is_some() {
        keep_secrets("bison", 3, json!({ "variant": "basic" }), true, 4).await;
    }
}
