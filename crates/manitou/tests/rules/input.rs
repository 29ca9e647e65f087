//! Bad input: moves, chance and records that are not what they should be are refused, with line, rule and
//! reason.

use game::record::{Reader, RecordError, replay};
use game::{Game, Seat};
use manitou::{Chance, Manitou, Move, Options};
use serde_json::{Value, json};

use crate::common::read;

const HEADER: &str = r#"{"tallgrass":1,"game":"manitou","rules":2,"seats":2,"options":{"muster":"choice","bag":"reconstruction-1","spoils":"rest"}}"#;
const DEALER: &str = r#"{"chance":{"dealer":1}}"#;
const GROUNDS: &str = r#"{"chance":{"grounds":[["bison-1","bison-2","horse","totem"],["tipi-1","tipi-2","tipi-3"],["tomahawk","horse"]]}}"#;
const FIRST_PARTY: &str = r#"{"seat":0,"move":{"muster":[1,2,3,4,"chief","chief","scout","shaman"]}}"#;
const SECOND_PARTY: &str = r#"{"seat":1,"move":{"muster":[1,2,3,4,5,6,7]}}"#;
const FIRST_DEAL: &str =
    r#"{"chance":{"deal":{"seat":0,"order":["chief","chief","scout",1,2,3,4,"shaman"]}}}"#;
const SECOND_DEAL: &str = r#"{"chance":{"deal":{"seat":1,"order":[1,2,3,4,5,6,7]}}}"#;

/// What reading these lines comes to.
fn reading(lines: &[&str]) -> Result<u64, RecordError> {
    let text = lines.join("\n");
    let mut reader = Reader::new(text.as_bytes());
    let header = reader.next_header()?.unwrap();
    let rules: Manitou = header.rules().map_err(|fault| fault.at(reader.number()))?;
    replay(&rules, &header, &mut reader, |_| Ok(())).map(|done| done.events)
}

/// Why the last of these lines is refused.
fn refusal(lines: &[&str]) -> String {
    assert!(reading(&lines[..lines.len() - 1]).is_ok());
    let error = reading(lines).unwrap_err();
    assert_eq!(error.line, lines.len() as u64);
    error.fault.to_string()
}

#[test]
fn a_good_beginning_is_read() {
    let lines = [HEADER, DEALER, GROUNDS, SECOND_PARTY, FIRST_PARTY, FIRST_DEAL, SECOND_DEAL];
    assert_eq!(reading(&lines).unwrap(), 6);
}

#[test]
fn a_header_says_the_version_that_its_options_belong_to() {
    let header = |rules: u32, spoils: &str| {
        let options = format!(r#"{{"muster":"choice","bag":"reconstruction-1"{spoils}}}"#);
        format!(r#"{{"tallgrass":1,"game":"manitou","rules":{rules},"seats":2,"options":{options}}}"#)
    };
    let rest = r#","spoils":"rest""#;
    for good in [header(1, ""), header(2, rest), header(2, r#","spoils":"one""#)] {
        assert_eq!(reading(&[&good, DEALER]).unwrap(), 1, "{good}");
    }
    for (bad, of, says) in [(header(2, ""), 1, 2), (header(1, rest), 2, 1)] {
        let fault = reading(&[&bad, DEALER]).unwrap_err();
        let wanted = format!("options of version {of} of the rules of manitou, and the header says {says}");
        assert!(fault.fault.to_string().contains(&wanted), "{fault}");
    }
}

#[test]
fn bad_parties() {
    let party = |cards: &str| {
        let line = format!(r#"{{"seat":0,"move":{{"muster":{cards}}}}}"#);
        refusal(&[HEADER, DEALER, GROUNDS, &line])
    };
    assert_eq!(party("[1,1,2,3,4,5,6,7]"), "M1.1: a seat has only 1 of the card 1");
    assert_eq!(party("[1,2,3]"), "M2.4: the party has 3 cards and must have 8");
    assert_eq!(party("[1,2,3,4,5,6,7,8,9]"), "M2.4: the party has 9 cards and must have 8");
    assert!(party(r#"[1,2,3,4,5,6,7,"sorcerer"]"#).contains("there is no hero"));
    assert!(party("[1,2,3,4,5,6,7,11]").contains("there is no hunter 11"));
    assert!(party("7").contains("\"move.muster\" is 7: wanted a list of cards"));
    let many = format!("[{}]", ["\"chief\""; 5_000].join(","));
    assert_eq!(party(&many), "not a move of manitou: \"move.muster\": no seat has four of the card chief");
    let three = r#"["chief","chief","chief",1,2,3,4,5]"#;
    assert_eq!(party(three), "M1.1: a seat has only 2 of the card chief");
    let again = refusal(&[HEADER, DEALER, GROUNDS, SECOND_PARTY, SECOND_PARTY]);
    assert_eq!(again, "M2.4: seat 1 has already chosen its party");
}

#[test]
fn bad_deals() {
    let deal = |order: &str| {
        let line = format!(r#"{{"chance":{{"deal":{{"seat":0,"order":{order}}}}}}}"#);
        refusal(&[HEADER, DEALER, GROUNDS, FIRST_PARTY, SECOND_PARTY, &line])
    };
    let not_its_party = "M2.5: the order of seat 0 is not made of its party";
    assert_eq!(deal(r#"["chief","chief","scout",1,2,3,4,5]"#), not_its_party);
    assert_eq!(deal(r#"["chief","chief","scout",1,2,3,4]"#), not_its_party);
    assert_eq!(deal(r#"["chief","chief","scout",1,2,3,4,"shaman","shaman"]"#), not_its_party);
    assert_eq!(deal(r#"["chief","chief","chief","scout",1,2,3,4]"#), not_its_party);
    assert!(
        deal("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]").contains("is a list of 17: wanted a list of at most 16")
    );
    assert!(deal(r#"["chief",null,null]"#).contains("\"chance.deal.order[1]\" is null: wanted a hunter"));
    let wrong_seat = refusal(&[HEADER, DEALER, GROUNDS, FIRST_PARTY, SECOND_PARTY, SECOND_DEAL]);
    assert_eq!(wrong_seat, "M2.5: the party of seat 0 is due, not that of seat 1");
}

#[test]
fn bad_tiles() {
    let grounds = |lists: &str| refusal(&[HEADER, DEALER, &format!(r#"{{"chance":{{"grounds":{lists}}}}}"#)]);
    let seven =
        r#"[["horse","totem","totem","totem"],["bison-1","bison-1","bison-1"],["bison-1","bison-1"]]"#;
    let line = format!(r#"{{"chance":{{"grounds":{seven}}}}}"#);
    assert!(reading(&[HEADER, DEALER, &line]).is_ok());
    let nine = r#"[["totem","totem","totem","totem"],["totem","totem","totem"],["totem","totem"]]"#;
    assert_eq!(grounds(nine), "M2.3: 9 tiles totem are drawn, but the bag holds 8");
    assert_eq!(grounds("[[],[],[]]"), "M2.3: ground 0 gets 4 tiles, not 0");
    assert!(grounds("[[],[]]").contains("\"chance.grounds\" is a list of 2: wanted a list of 3"));
    assert!(
        grounds(r#"[["fish"],[],[]]"#).contains("\"chance.grounds[0][0]\" is \"fish\": wanted \"bison-1\"")
    );
    let many = format!("[[{}],[],[]]", ["\"horse\""; 64].join(","));
    assert!(grounds(&many).contains("more than 63 tiles horse"));
}

#[test]
fn bad_plays() {
    let good = [HEADER, DEALER, GROUNDS, FIRST_PARTY, SECOND_PARTY, FIRST_DEAL, SECOND_DEAL];
    let after = |lines: &[&str]| refusal(&[&good[..], lines].concat());
    assert_eq!(
        after(&[r#"{"seat":0,"move":{"play":{"card":1,"ground":0}}}"#]),
        "M3.1: the card 1 is not in your hand"
    );
    assert!(
        after(&[r#"{"seat":0,"move":{"play":{"card":"chief","ground":3}}}"#])
            .contains("\"move.play.ground\": there is no ground 3")
    );
    assert!(
        after(&[r#"{"seat":0,"move":{"play":{"card":"chief","ground":-1}}}"#])
            .contains("\"move.play.ground\" is -1: wanted a whole number")
    );
    assert!(
        after(&[r#"{"seat":0,"move":{"play":{"card":"chief","ground":0,"x":1}}}"#])
            .contains("\"move.play.x\" does not belong here: wanted \"card\" or \"ground\"")
    );
    assert!(
        after(&[r#"{"seat":0,"move":{"play":{"card":"chief"}}}"#])
            .contains("\"move.play.ground\" is missing")
    );
    assert!(after(&[r#"{"seat":0,"move":"dance"}"#]).contains("\"move\" is \"dance\": wanted \"muster\", "));
    assert!(after(&[r#"{"seat":0,"move":null}"#]).contains("hidden"));
    let others = "M3.1: it is not the turn of seat 1: seat 0 is to move";
    assert_eq!(after(&[r#"{"seat":1,"move":{"play":{"card":1,"ground":0}}}"#]), others);
    assert_eq!(after(&[r#"{"seat":9,"move":"pass"}"#]), "M2.1: seat 9 is not at this table");
    assert_eq!(
        after(&[r#"{"seat":0,"move":"hold"}"#]),
        "M3.1: \"hold\" is not possible in the phase \"play\""
    );
    // A third hero where two lie.
    let play =
        |seat: u8, card: &str| format!(r#"{{"seat":{seat},"move":{{"play":{{"card":{card},"ground":2}}}}}}"#);
    let (one, two, three) = (play(0, "\"chief\""), play(1, "1"), play(0, "\"chief\""));
    let lines = [&*one, &*two, &*three, &*play(1, "2"), &*play(0, "\"scout\"")].map(str::to_owned);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    assert_eq!(after(&lines), "M3.3: you have two heroes face up on ground 2; the scout cannot join them");
}

#[test]
fn bad_chance() {
    assert_eq!(refusal(&[HEADER, r#"{"chance":{"dealer":2}}"#]), "M2.2: seat 2 is not at this table");
    assert_eq!(refusal(&[HEADER, GROUNDS]), "M2.2: \"grounds\" is not possible in the phase \"start\"");
    assert_eq!(refusal(&[HEADER, DEALER, GROUNDS, DEALER]), "M2.4: nothing is left to chance now");
    let muster = r#"{"chance":{"muster":{"seat":0,"cards":[1,2,3,4,5,6,7,8]}}}"#;
    let reason = "M2.4: parties are taken by the seats, not by chance";
    assert_eq!(refusal(&[HEADER, DEALER, GROUNDS, muster]), reason);
    assert!(refusal(&[HEADER, r#"{"chance":{"dealer":0,"x":1}}"#]).contains("not a chance event"));
    assert!(refusal(&[HEADER, r#"{"chance":"dealer"}"#]).contains("not a chance event"));
    assert!(refusal(&[HEADER, r#"{"chance":null}"#]).contains("hidden"));
}

#[test]
fn bad_options() {
    let options = |options: &str| {
        let header = format!(r#"{{"tallgrass":1,"game":"manitou","rules":1,"seats":2,"options":{options}}}"#);
        reading(&[&header]).unwrap_err().fault.to_string()
    };
    let bag =
        |tiles: &str| options(&format!(r#"{{"muster":"choice","bag":{{"name":"n","tiles":{tiles}}}}}"#));
    assert!(options("{}").contains("\"options.muster\" is missing"));
    assert!(bag(r#"{"bison-1":35}"#).contains("the bag holds 35 tiles, but the hunts of 2 seats draw 36"));
    assert!(bag(r#"{"bison-1":-1}"#).contains("cannot hold -1 tiles"));
    assert!(bag(r#"{"bison-9":60}"#).contains("there is no kind of tile \"bison-9\""));
    assert!(bag(r#"{"bison-1":100000000}"#).contains("1000 of a kind is the most"));
    assert!(bag(r#"{"bison-1":1e3}"#).contains("number of tiles"));
}

#[test]
fn a_refusal_is_data_for_every_language() {
    let game = crate::common::Match::from(
        crate::common::Position::new(2, 1, manitou::PhaseName::Play)
            .acting(0)
            .laid(2, 0, "chief chief")
            .laid(0, 1, "1 2")
            .hand(0, "scout 7 8"),
    );
    let refusal = game.refused(0, crate::common::play("scout", 2));
    let form = r#"{"rule":"M3.3","reason":"two-heroes","card":"scout","ground":2}"#;
    assert_eq!(serde_json::to_string(&refusal).unwrap(), form);
    let refusal = game.refused(1, crate::common::play("1", 2));
    let form = r#"{"rule":"M3.1","reason":"not-your-turn","seat":1,"acting":[0]}"#;
    assert_eq!(serde_json::to_string(&refusal).unwrap(), form);
}

#[test]
fn moves_have_the_form_of_the_page() {
    let forms = [
        json!({"muster": [1, "chief"]}),
        json!({"play": {"card": "chief", "ground": 2}}),
        json!("pass"),
        json!("hold"),
        json!({"shift": {"card": 7, "from": 0, "to": 1}}),
        json!({"discard": "bison-1"}),
        json!({"take": "tomahawk"}),
    ];
    for form in forms {
        assert_eq!(game::json(&read::<Move>(form.clone())).to_string(), form.to_string());
    }
    let unsorted: Move = read(json!({"muster": ["shaman", 3, "chief", 1]}));
    assert_eq!(game::json(&unsorted), json!({"muster": [1, 3, "chief", "shaman"]}));
    let chances = [
        json!({"dealer": 1}),
        json!({"grounds": [["bison-1"], ["horse", "totem"], []]}),
        json!({"muster": {"seat": 1, "cards": [1, "scout"]}}),
        json!({"deal": {"seat": 0, "order": ["scout", 1]}}),
    ];
    for form in chances {
        assert_eq!(game::json(&read::<Chance>(form.clone())).to_string(), form.to_string());
    }
}

#[test]
fn the_menu_has_the_form_of_the_page() {
    let rules = Manitou::new(2, Options::default()).unwrap();
    let mut state = rules.start();
    rules.apply(&mut state, &Chance::Dealer(Seat(1)), &mut game::Silent);
    assert!(rules.menu(&state, Seat(0)).is_none());
    let grounds: Value = serde_json::from_str(GROUNDS).unwrap();
    rules.apply(&mut state, &read(grounds["chance"].clone()), &mut game::Silent);
    let menu = game::json(&rules.menu(&state, Seat(0)).unwrap());
    assert_eq!(menu["muster"]["count"], 8);
    assert_eq!(menu["muster"]["from"].as_array().unwrap().len(), 17);
    rules.play(&mut state, Seat(0), &read(json!({"muster": [1, 2, 3, 4, 5, 6, 7, 8]})), &mut game::Silent);
    assert!(rules.menu(&state, Seat(0)).is_none() && rules.menu(&state, Seat(1)).is_some());
}
