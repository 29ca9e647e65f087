//! Moves, outcomes of chance, options and states of each game.

use super::{WIND_RIVER, told, with};
use crate::tallgrass_reading;

const MANITOU: &str = r#"{"tallgrass":1,"game":"manitou","rules":2,"seats":3,"options":{"muster":"choice","bag":"reconstruction-1","spoils":"rest"}}"#;
const BISON: &str = r#"{"tallgrass":1,"game":"bison","rules":1,"seats":3,"options":{"variant":"basic","reach":3,"tiles":"reconstruction-2"}}"#;

#[test]
fn wind_river() {
    let no = |what: &str, message: &str| format!("not a {what} of wind-river: {message}");
    told(
        &[WIND_RIVER],
        &[
            (
                r#"{"chance":{"first":"a"}}"#,
                &no("chance event", r#""chance.first" is "a": wanted a whole number from 0 to 255"#),
            ),
            (
                r#"{"chance":{"second":1}}"#,
                &no("chance event", r#""chance" is {"second":...}: wanted "first""#),
            ),
            (r#"{"chance":"first"}"#, &no("chance event", r#""chance" is "first": wanted {"first":...}"#)),
            (
                r#"{"chance":{"first":1,"x":2}}"#,
                &no("chance event", r#""chance" is an object with 2 members: wanted "first""#),
            ),
        ],
    );
    let kinds = r#""camp", "drive", "abandon", "travel", "gather", "raise", "spur" or "rest""#;
    told(
        &[WIND_RIVER, r#"{"chance":{"first":0}}"#],
        &[
            (
                r#"{"seat":0,"move":{"castle":1}}"#,
                &no("move", &format!(r#""move" is {{"castle":...}}: wanted {kinds}"#)),
            ),
            (r#"{"seat":0,"move":7}"#, &no("move", &format!(r#""move" is 7: wanted {kinds}"#))),
            (r#"{"seat":0,"move":{"camp":"C4"}}"#, &no("move", r#""move.camp" is "C4": wanted a list of 2"#)),
            (
                r#"{"seat":0,"move":{"camp":[1,2,3]}}"#,
                &no("move", r#""move.camp" is a list of 3: wanted a list of 2"#),
            ),
            (
                r#"{"seat":0,"move":{"camp":[9,9]}}"#,
                &no("move", r#""move.camp": W1.1: the board has no hex [9,9]"#),
            ),
            (r#"{"seat":0,"move":{"drive":{"from":[0,0]}}}"#, &no("move", r#""move.drive.to" is missing"#)),
            (
                r#"{"seat":0,"move":{"drive":{"from":[0,0],"to":"sea"}}}"#,
                &no("move", r#""move.drive.to" is "sea": wanted a hex [lane,row] or "plains""#),
            ),
            (
                r#"{"seat":0,"move":{"drive":{"from":[0,0],"to":[0,"b"]}}}"#,
                &no("move", r#""move.drive.to[1]" is "b": wanted a whole number, 0 or more"#),
            ),
            (
                r#"{"seat":0,"move":{"drive":{"from":[0,0],"to":[0,1],"x":1}}}"#,
                &no("move", r#""move.drive.x" does not belong here: wanted "from" or "to""#),
            ),
            (
                r#"{"seat":0,"move":{"drive":[[0,0],[0,1]]}}"#,
                &no("move", r#""move.drive" is a list of 2: wanted an object with "from", "to""#),
            ),
            (
                r#"{"seat":0,"move":{"gather":null}}"#,
                &no("move", r#""move" is {"gather":...}: wanted "gather" alone"#),
            ),
        ],
    );
    let setup = |state: &str| with(WIND_RIVER, "{}", &format!(r#"{{}},"setup":{state}"#));
    let start = tallgrass_reading("replay -", WIND_RIVER.as_bytes()).success();
    let state = |old: &str, new: &str| setup(&with(start.trim_end(), old, new));
    told(
        &[],
        &[
            (
                &state(r#""unused":[7,7,7]"#, r#""unused":[7,-7,7]"#),
                r#""setup.unused[1]" is -7: wanted a whole number from 0 to 255"#,
            ),
            (
                &state(r#""unused":[7,7,7]"#, r#""unused":[7,7,7,7,7,7,7]"#),
                r#""setup.unused" is a list of 7: wanted a list of at most 5"#,
            ),
            (&state(r#""seat":null,"#, ""), r#""setup.seat" is missing"#),
            (
                &state(r#""phase":"start""#, r#""phase":"sleep""#),
                r#""setup.phase" is "sleep": wanted "start", "camp", "drive", "abandon", "activity" or "over""#,
            ),
        ],
    );
}

#[test]
fn manitou() {
    let no = |what: &str, message: &str| format!("not a {what} of manitou: {message}");
    let tiles =
        r#""bison-1", "bison-2", "bison-3", "tipi-1", "tipi-2", "tipi-3", "horse", "totem" or "tomahawk""#;
    told(
        &[MANITOU],
        &[
            (
                r#"{"seat":0,"move":{"muster":[1,2,"wolf"]}}"#,
                &no("move", r#""move.muster[2]": there is no hero "wolf""#),
            ),
            (
                r#"{"seat":0,"move":{"muster":5}}"#,
                &no("move", r#""move.muster" is 5: wanted a list of cards"#),
            ),
            (
                r#"{"seat":0,"move":{"play":{"card":17,"ground":0}}}"#,
                &no("move", r#""move.play.card": there is no hunter 17: they go from 1 to 10"#),
            ),
            (
                r#"{"seat":0,"move":{"play":{"card":1,"ground":7}}}"#,
                &no("move", r#""move.play.ground": there is no ground 7: they go from 0 to 2"#),
            ),
            (r#"{"seat":0,"move":{"play":{"card":1}}}"#, &no("move", r#""move.play.ground" is missing"#)),
            (
                r#"{"seat":0,"move":{"take":"wolf"}}"#,
                &no("move", &format!(r#""move.take" is "wolf": wanted {tiles}"#)),
            ),
            (
                r#"{"chance":{"grounds":[[],["wolf"],[]]}}"#,
                &no("chance event", &format!(r#""chance.grounds[1][0]" is "wolf": wanted {tiles}"#)),
            ),
            (
                r#"{"chance":{"grounds":[[],[]]}}"#,
                &no("chance event", r#""chance.grounds" is a list of 2: wanted a list of 3"#),
            ),
            (
                r#"{"chance":{"deal":{"seat":0,"order":[1,true]}}}"#,
                &no(
                    "chance event",
                    r#""chance.deal.order[1]" is true: wanted a hunter from 1 to 10 or the name of a hero"#,
                ),
            ),
        ],
    );
    let bag = |bag: &str| with(MANITOU, r#""reconstruction-1""#, bag);
    told(
        &[],
        &[
            (&with(MANITOU, "choice", "dice"), r#""options.muster" is "dice": wanted "choice" or "random""#),
            (&bag("5"), r#""options.bag" is 5: wanted "reconstruction-1" or a bag with "name" and "tiles""#),
            (&bag(r#""mine""#), r#""options.bag": there is no bag "mine"; there is "reconstruction-1""#),
            (&bag(r#"{"name":4,"tiles":{}}"#), r#""options.bag.name" is 4: wanted a text"#),
            (
                &bag(r#"{"name":"mine","tiles":{"totem":"many"}}"#),
                r#""options.bag.tiles.totem" is "many": wanted a number of tiles"#,
            ),
            (
                &bag(r#"{"name":"mine","tiles":{"totem":-3}}"#),
                r#""options.bag.tiles.totem": a bag cannot hold -3 tiles of a kind"#,
            ),
            (
                &bag(r#"{"name":"mine","tiles":{"wolf":3}}"#),
                r#""options.bag.tiles": there is no kind of tile "wolf""#,
            ),
            (
                &bag(r#"{"name":"mine","tiles":{"totem":1}}"#),
                "M2.3: the bag holds 1 tile, but the hunts of 3 seats draw 33",
            ),
        ],
    );
    let start = tallgrass_reading("replay -", MANITOU.as_bytes()).success();
    let state = |old: &str, new: &str| {
        let state = start.trim_end().replacen(old, new, 1);
        assert_ne!(state, start.trim_end());
        with(MANITOU, r#"rest"}}"#, &format!(r#"rest"}},"setup":{state}}}"#))
    };
    told(
        &[],
        &[
            (
                &state(r#""hunt":"#, r#""weather":"fair","hunt":"#),
                r#""setup.weather" does not belong here: wanted "phase", "hunt", "hunts", "dealer", "first", "acting", "grounds", "seats", "totem", "horse" or "bag""#,
            ),
            (
                &state(r#""cards":[]"#, r#""cards":[{"seat":0,"card":3,"up":1}]"#),
                r#""setup.grounds[0].cards[0].up" is 1: wanted true or false"#,
            ),
            (
                &state(r#""cards":[]"#, r#""cards":[{"seat":9,"card":3,"up":true}]"#),
                r#""setup.grounds[0].cards[0]": there is no seat 9"#,
            ),
            (
                &state(r#""played":0"#, r#""played":null"#),
                r#""setup.seats[0].played" is null: wanted a whole number from 0 to 255"#,
            ),
        ],
    );
}

#[test]
fn bison() {
    let no = |what: &str, message: &str| format!("not a {what} of bison: {message}");
    let place = |members: &str| format!(r#"{{"seat":0,"move":{{"place":{{{members}}}}}}}"#);
    told(
        &[BISON],
        &[
            (
                &place(r#""cell":[1],"turn":0,"hunters":0,"land":null"#),
                &no("move", r#""move.place.cell" is a list of 1: wanted a list of 2"#),
            ),
            (
                &place(r#""cell":[1,300],"turn":0,"hunters":0,"land":null"#),
                &no("move", r#""move.place.cell[1]" is 300: wanted a whole number from -128 to 127"#),
            ),
            (
                &place(r#""cell":[1,1],"turn":"left","hunters":0,"land":null"#),
                &no("move", r#""move.place.turn" is "left": wanted a whole number from 0 to 255"#),
            ),
            (&place(r#""cell":[1,1],"turn":0,"hunters":0"#), &no("move", r#""move.place.land" is missing"#)),
            (
                &place(r#""cell":[1,1],"turn":0,"hunters":0,"land":"sea""#),
                &no("move", r#""move.place.land" is "sea": wanted "prairie", "river", "mountain" or null"#),
            ),
            (
                r#"{"seat":0,"move":{"tipi":{"at":[0,0,"sea"],"size":1}}}"#,
                &no("move", r#""move.tipi.at[2]" is "sea": wanted "prairie", "river" or "mountain""#),
            ),
            (
                r#"{"seat":0,"move":{"buy":"house"}}"#,
                &no("move", r#""move.buy" is "house": wanted "hunter", "tipi" or "canoe""#),
            ),
            (
                r#"{"seat":0,"move":{"buy":"tipi"}}"#,
                &no("move", r#""move.buy" is "tipi": wanted {"tipi":...}"#),
            ),
            (r#"{"seat":0,"move":{"pay":{"bison":1}}}"#, &no("move", r#""move.pay.salmon" is missing"#)),
            (
                r#"{"chance":{"pile":["T01",5]}}"#,
                &no("chance event", r#""chance.pile[1]" is 5: wanted a text of at most 8 bytes"#),
            ),
            (r#"{"chance":{"pile":"T01"}}"#, &no("chance event", r#""chance.pile" is "T01": wanted a list"#)),
        ],
    );
    let option = |old: &str, new: &str| with(BISON, old, new);
    told(
        &[],
        &[
            (
                &option(r#""reach":3"#, r#""reach":"far""#),
                r#""options.reach" is "far": wanted a whole number from 0 to 255"#,
            ),
            (&option(r#""reach":3"#, r#""reach":9"#), "B1.9: the reach is 3 to 5, not 9"),
            (
                &option("basic", "hard"),
                r#""options.variant" is "hard": wanted "basic", "extension-1" or "extension-2""#,
            ),
            (
                &option(r#""reconstruction-2""#, r#"{"name":"mine","start":[{"id":"S1"}],"tiles":[]}"#),
                r#""options.tiles.start[0].river" is missing"#,
            ),
        ],
    );
    let start = tallgrass_reading("replay -", BISON.as_bytes()).success();
    let state = |old: &str, new: &str| {
        let state = start.trim_end().replacen(old, new, 1);
        assert_ne!(state, start.trim_end());
        with(BISON, r#"2"}}"#, &format!(r#"2"}},"setup":{state}}}"#))
    };
    told(
        &[],
        &[
            (
                &state(r#""turn":"#, r#""turn":-"#),
                r#""setup.board[0].turn" is -1: wanted a whole number from 0 to 255"#,
            ),
            (
                &state(r#""stock":"#, r#""stick":"#),
                r#""setup.seats[0].stick" does not belong here: wanted "stock", "hunters", "tipis", "canoes", "market", "tile" or "taken""#,
            ),
            (
                &state(r#""owner":null"#, r#""owner":"me""#),
                r#""setup.board[0].prairie.owner" is "me": wanted a whole number from 0 to 255 or null"#,
            ),
        ],
    );
}
