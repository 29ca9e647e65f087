//! Options and sets of tiles from outside: bad ones are refused, each with a reason.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use bison::{Bison, Options, TileSet, Tiles, Variant};
use game::record::Header;
use game::{Game, random::Quick, reading};
use serde_json::{Value, json};

fn configure(options: &Value) -> Result<Bison, String> {
    let options: Options = reading::read(options).map_err(|misread| misread.to_string())?;
    Bison::new(2, options).map_err(|refusal| refusal.to_string())
}

fn with_tiles(set: &Value) -> Value {
    json!({"variant": "basic", "reach": 3, "tiles": set})
}

#[test]
fn the_older_set_can_still_be_chosen() {
    let json = with_tiles(&json!("reconstruction-1"));
    let options: Options = reading::read(&json).unwrap();
    assert_eq!(options.tiles, Tiles::Reconstruction1);
    assert_eq!(options.tiles.set(), TileSet::reconstruction_1());
    assert!(Bison::new(2, options).is_ok());
}

#[test]
fn the_default_options_are_those_of_the_page() {
    let json = json!({"variant": "basic", "reach": 3, "tiles": "reconstruction-2"});
    assert_eq!(game::json(&Options::default()), json);
    assert_eq!(configure(&json).unwrap().options(), &Options::default());
}

#[test]
fn every_variant_and_reach_is_read() {
    for variant in ["basic", "extension-1", "extension-2"] {
        for reach in 3..=5 {
            let json = json!({"variant": variant, "reach": reach, "tiles": "reconstruction-2"});
            assert_eq!(game::json(configure(&json).unwrap().options()), json);
        }
    }
}

#[test]
fn bad_options_are_refused_with_a_reason() {
    let cases = [
        (
            json!({"variant": "advanced", "reach": 3, "tiles": "reconstruction-2"}),
            "\"variant\" is \"advanced\": wanted \"basic\", \"extension-1\" or \"extension-2\"",
        ),
        (
            json!({"variant": "basic", "reach": 2, "tiles": "reconstruction-2"}),
            "B1.9: the reach is 3 to 5, not 2",
        ),
        (json!({"variant": "basic", "reach": 6, "tiles": "reconstruction-2"}), "B1.9"),
        (
            json!({"variant": "basic", "reach": "3", "tiles": "reconstruction-2"}),
            "\"reach\" is \"3\": wanted a whole number",
        ),
        (
            json!({"variant": "basic", "reach": 3, "tiles": "reconstruction-3"}),
            "no set of tiles called \"reconstruction-3\"",
        ),
        (
            json!({"variant": "basic", "reach": 3, "tiles": 7}),
            "\"reconstruction-2\", \"reconstruction-1\" or a set of tiles",
        ),
        (json!({"variant": "basic", "reach": 3}), "\"tiles\" is missing"),
        (json!({"variant": "basic", "tiles": "reconstruction-2"}), "\"reach\" is missing"),
        (json!({"reach": 3, "tiles": "reconstruction-2"}), "\"variant\" is missing"),
        (
            json!({"variant": "basic", "reach": 3, "tiles": "reconstruction-2", "wind": 1}),
            "\"wind\" does not belong here: wanted \"variant\", \"reach\" or \"tiles\"",
        ),
    ];
    for (options, reason) in cases {
        let refusal = configure(&options).unwrap_err();
        assert!(refusal.contains(reason), "{options}: {refusal}");
    }
    for seats in [0, 1, 5, 255] {
        assert!(Bison::new(seats, Options::default()).unwrap_err().to_string().contains("2 to 4 seats"));
    }
}

#[test]
fn bad_sets_of_tiles_are_refused_with_a_reason() {
    let right = game::json(&TileSet::reconstruction_2());
    configure(&with_tiles(&right)).unwrap();
    let cases = [
        ("/tiles/4/animals", json!([1, 1, 2]), "B1.4: the set of tiles: T05: it shows 4 animals"),
        ("/tiles/4/animals", json!([255, 255, 255]), "B1.4"),
        ("/start/0/animals", json!([1, 1, 0]), "B1.4: the set of tiles: S1"),
        ("/tiles/4/animals", json!([3]), "\"tiles.tiles[4].animals\" is a list of 1: wanted a list of 3"),
        (
            "/tiles/0/river",
            json!([2, 2]),
            "B1.3: the set of tiles: T01: the river begins and ends in the same corner, 2",
        ),
        ("/tiles/0/river", json!([0, 6]), "B1.3: the set of tiles: T01: corners are 0 to 5, not 6"),
        (
            "/tiles/0/river",
            json!([-1, 2]),
            "\"tiles.tiles[0].river[0]\" is -1: wanted a whole number from 0 to 255",
        ),
        ("/tiles/17/id", json!("T01"), "B1.8: the set of tiles: two tiles are named \"T01\""),
        ("/tiles/17/id", json!("S3"), "B1.8"),
        ("/tiles/17/id", json!(""), "\"\" is no name of 1 to 8 ASCII letters and digits"),
        ("/tiles/17/id", json!("T12345678"), "B1.8"),
        ("/tiles/17/id", json!("T-1"), "B1.8"),
        ("/tiles/17/id", json!("Tä"), "B1.8"),
        ("/tiles/17/id", json!(18), "\"tiles.tiles[17].id\" is 18: wanted a text"),
        ("/start/1/cell", json!([0, 1]), "B1.8: the set of tiles: S2: it starts in 1,0, not in 0,1"),
        ("/start/1/turn", json!(3), "B1.2: the set of tiles: S2"),
        (
            "/start/2",
            json!({"id": "S3", "river": [2, 5], "animals": [1, 1, 1]}),
            "\"tiles.start[2].cell\" is missing",
        ),
        (
            "/tiles/0",
            json!({"id": "T01", "river": [0, 2], "animals": [2, 1, 0], "cell": [0, 0]}),
            "\"tiles.tiles[0].cell\" does not belong here: wanted \"id\", \"river\" or \"animals\"",
        ),
        ("/name", json!(null), "\"tiles.name\" is null: wanted a text"),
    ];
    for (pointer, value, reason) in cases {
        let mut wrong = right.clone();
        *wrong.pointer_mut(pointer).unwrap() = value.clone();
        let refusal = configure(&with_tiles(&wrong)).unwrap_err();
        assert!(refusal.contains(reason), "{pointer} = {value}: {refusal}");
    }
    for (list, rule) in
        [("start", "it needs 3 starting tiles, not 2"), ("tiles", "it needs 18 other tiles, not 17")]
    {
        let mut fewer = right.clone();
        fewer[list].as_array_mut().unwrap().pop();
        assert!(configure(&with_tiles(&fewer)).unwrap_err().contains(rule));
    }
    let mut more = right.clone();
    let extra = json!({"id": "T19", "river": [0, 1], "animals": [3, 0, 0]});
    more["tiles"].as_array_mut().unwrap().push(extra);
    assert!(configure(&with_tiles(&more)).unwrap_err().contains("not 19"));
}

#[test]
fn a_set_of_ones_own_plays_and_stands_in_the_header() {
    let mut set = TileSet::reconstruction_2();
    set.name = "all along".to_owned();
    for (number, tile) in set.tiles.iter_mut().enumerate() {
        tile.id = format!("X{number}");
        tile.river = [number as u8 % 6, (number as u8 + 1) % 6];
        tile.animals = [3, 0, 0];
    }
    for seats in 2..=4 {
        let options = Options { variant: Variant::Extension2, reach: 5, tiles: Tiles::Inline(set.clone()) };
        let rules = Bison::new(seats, options).unwrap();
        let header = serde_json::to_string(&Header::new(&rules)).unwrap();
        let again: Bison = Header::read(&serde_json::from_str(&header).unwrap()).unwrap().rules().unwrap();
        assert_eq!(again.options(), rules.options());
        let mut state = again.start();
        again.playout(&mut state, &mut Quick::new(seats.into()));
        assert!(again.show(&state).board.iter().any(|laid| laid.tile.starts_with('X')));
    }
}
