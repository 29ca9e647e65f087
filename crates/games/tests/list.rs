//! The list, and what can be asked of it by name.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use game::record::Header;
use game::{Game, Seat};
use games::{AnyGame, Unfit, Visit, configure, listings, names, newest, open, wind_river};
use serde_json::{Map, Value, json};

fn header(change: impl FnOnce(&mut Value)) -> Header {
    let mut header = json!({"tallgrass": 1, "game": "wind-river", "rules": 1, "seats": 4, "options": {}});
    change(&mut header);
    Header::read(&header).unwrap()
}

fn refusal(header: &Header) -> String {
    open(header).unwrap_err().to_string()
}

#[test]
fn every_game_is_listed_once_a_version() {
    let listings = listings();
    for (index, listing) in listings.iter().enumerate() {
        let key = (listing.name, listing.version);
        assert!(listings[..index].iter().all(|other| (other.name, other.version) != key), "{key:?} twice");
        assert!(names().contains(&listing.name));
    }
    assert!(names().contains(&"wind-river"));
}

#[test]
fn every_listing_can_be_opened_for_every_number_of_seats() {
    for listing in listings() {
        for seats in listing.seats.clone() {
            let opened = open(&header(|header| {
                header["game"] = listing.name.into();
                header["rules"] = listing.version.into();
                header["seats"] = seats.into();
                header["options"] = listing.options.clone().into();
            }));
            let header = opened.unwrap().header();
            assert_eq!((header.game.as_str(), header.rules), (listing.name, listing.version));
            assert_eq!((header.seats, &header.options), (seats, &listing.options));
        }
    }
}

#[test]
fn what_a_header_asks_for_in_vain_is_named() {
    let game = refusal(&header(|header| header["game"] = "wind-rider".into()));
    assert!(game.contains("\"wind-rider\"") && game.contains("known: wind-river"), "{game}");
    let version = refusal(&header(|header| header["rules"] = 99.into()));
    assert!(version.contains("no version 99 of the rules of wind-river; known: 1"), "{version}");
    let seats = refusal(&header(|header| header["seats"] = 5.into()));
    assert!(seats.contains("wind-river is for 3 to 4 seats, not 5"), "{seats}");
    let option = refusal(&header(|header| header["options"] = json!({"wolves": 1})));
    assert!(option.contains("wolves"), "{option}");
}

#[test]
fn options_that_are_not_given_have_their_default() {
    for name in names() {
        let listing = newest(name).unwrap();
        let rules = configure(name, *listing.seats.start(), Map::new()).unwrap();
        assert_eq!(rules.header().options, listing.options);
        assert_eq!(rules.header().rules, listing.version);
    }
}

#[test]
fn what_is_configured_in_vain_is_named() {
    let unfit = |name, seats, options: Value| {
        let Value::Object(options) = options else { panic!("options are an object") };
        configure(name, seats, options).unwrap_err()
    };
    assert!(matches!(unfit("chess", 2, json!({})), Unfit::Game(name) if name == "chess"));
    assert!(matches!(unfit("wind-river", 2, json!({})), Unfit::Seats { seats: 2, .. }));
    for name in names() {
        let listing = newest(name).unwrap();
        let unfit = unfit(name, *listing.seats.start(), json!({"wolves": 1}));
        let Unfit::Option { option, known, .. } = &unfit else { panic!("{unfit}") };
        assert_eq!(option, "wolves");
        assert!(known.iter().eq(listing.options.keys()));
        assert!(known.iter().all(|key| unfit.to_string().contains(key)), "{unfit}");
    }
}

#[test]
fn a_value_out_of_range_is_refused_for_every_option() {
    for name in names() {
        let listing = newest(name).unwrap();
        for option in listing.options.keys() {
            let options = Map::from_iter([(option.clone(), json!(-1))]);
            let refused = configure(name, *listing.seats.start(), options);
            assert!(matches!(refused, Err(Unfit::Value(_))), "{name}: {option}");
        }
    }
}

#[test]
fn code_for_every_game_runs_for_the_one_that_it_is() {
    struct Named(Seat);
    impl Visit for Named {
        type Output = (&'static str, bool);
        fn visit<G: Game>(self, rules: G) -> Self::Output {
            (G::NAME, self.0.0 < rules.seats())
        }
    }
    let rules: AnyGame = wind_river::WindRiver::new(3, Default::default()).unwrap().into();
    assert_eq!(rules.clone().visit(Named(Seat(2))), ("wind-river", true));
    assert_eq!(rules.visit(Named(Seat(3))), ("wind-river", false));
}

/// Serde reads more than the notation writes: `{"gather":null}`, or a list where an object stands.
#[test]
fn a_move_is_written_as_the_notation_has_it() {
    let game = |line: &str| {
        let header = r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":3,"options":{}}"#;
        games::check(format!("{header}\n{line}\n").as_bytes()).unwrap_err().to_string()
    };
    for (mv, why) in [
        (r#"{"gather":null}"#, r#""move" is {"gather":...}: wanted "gather" alone"#),
        (r#"{"drive":[[1,2],[1,3]]}"#, r#""move.drive" is a list of 2: wanted an object with "from", "to""#),
    ] {
        let message = game(&format!(r#"{{"seat":0,"move":{mv}}}"#));
        assert_eq!(message, format!("line 2: not a move of wind-river: {why}"));
    }
    assert!(game(r#"{"seat":0,"move":"gather"}"#).starts_with("line 2: W3.1"));
}
