//! What is said of input that is not what the notation has there: where it stands, what was found, what is wanted.
//! Every message whole, so that this page can be read as their list.

mod games;

use crate::{file, tallgrass, tallgrass_reading};

const WIND_RIVER: &str = r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":3,"options":{}}"#;

/// Each line alone, or after `before`, is refused with its message; so it is for each command that reads records.
#[track_caller]
fn told(before: &[&str], cases: &[(&str, &str)]) {
    for (line, message) in cases {
        let lines = [before, &[line]].concat().join("\n");
        let right = format!("error: standard input: line {}: {message}\n", before.len() + 1);
        assert_eq!(tallgrass_reading("replay -", lines.as_bytes()).failure(1), right, "{line}");
    }
    let (line, message) = cases[0];
    let lines = [before, &[line]].concat().join("\n");
    for command in ["perft - --depth 1", "verify -", "replay - --text"] {
        let said = tallgrass_reading(command, lines.as_bytes()).failure(1);
        assert_eq!(
            said,
            format!("error: standard input: line {}: {message}\n", before.len() + 1),
            "{command}"
        );
    }
}

/// The header with one piece of it replaced.
fn with(header: &str, old: &str, new: &str) -> String {
    assert!(header.contains(old), "{old}");
    header.replace(old, new)
}

#[test]
fn headers() {
    let header = |old: &str, new: &str| with(WIND_RIVER, old, new);
    let options = r#""options":{}"#;
    let more = |member: &str| header(options, &format!("{options},{member}"));
    told(
        &[],
        &[
            (
                &header(r#""tallgrass":1"#, r#""tallgrass":"1""#),
                r#""tallgrass" is "1": wanted a whole number from 0 to 4294967295"#,
            ),
            (&header(r#""wind-river""#, "7"), r#""game" is 7: wanted a text"#),
            (
                &header(r#""rules":1"#, r#""rules":-1"#),
                r#""rules" is -1: wanted a whole number from 0 to 4294967295"#,
            ),
            (
                &header(r#""seats":3"#, r#""seats":300"#),
                r#""seats" is 300: wanted a whole number from 0 to 255"#,
            ),
            (
                &header(r#""seats":3"#, r#""seats":2.5"#),
                r#""seats" is 2.5: wanted a whole number from 0 to 255"#,
            ),
            (&header(r#""seats":3,"#, ""), r#""seats" is missing"#),
            (&header(options, r#""options":[1]"#), r#""options" is a list of 1: wanted an object"#),
            (
                &header(options, r#""options":{"wolves":3}"#),
                r#""options.wolves" does not belong here: wanted no member at all"#,
            ),
            (&more(r#""seed":4"#), r#""seed" is 4: wanted a text or null"#),
            (&more(r#""viewer":"me""#), r#""viewer" is "me": wanted a whole number from 0 to 255 or null"#),
            (&more(r#""rules":1"#), r#""rules" stands twice"#),
        ],
    );
}

#[test]
fn lines() {
    told(
        &[WIND_RIVER],
        &[
            (
                r#"{"chance":{"first":0},"why":1}"#,
                r#""why" does not belong here: wanted "chance", "at" or "by""#,
            ),
            (r#"{"move":"rest"}"#, r#""seat" is missing"#),
            (
                r#"{"seat":"north","move":"rest"}"#,
                r#""seat" is "north": wanted a whole number from 0 to 255"#,
            ),
            (
                r#"{"seat":0,"move":"rest","at":"noon"}"#,
                r#""at" is "noon": wanted a whole number, 0 or more"#,
            ),
            (r#"{"seat":0,"move":"rest","by":4}"#, r#""by" is 4: wanted a text"#),
            (
                r#"{"seat":0}"#,
                r#"neither a header nor an event nor a result: wanted "chance", "move" or "result""#,
            ),
            (r#"{"legal":3}"#, r#""legal" is 3: wanted an object"#),
            (r#"{"legal":{"moves":[]}}"#, r#""legal.seat" is missing"#),
            (r#"{"legal":{"seat":7,"moves":[]}}"#, r#""legal.seat" is 7: there is no such seat"#),
            (r#"{"chance":{"first":0,"first":1}}"#, r#""chance.first" stands twice"#),
            (r#"{"chance":{"first":0}"#, "not JSON: the line is cut short"),
            ("7", "a line of a record is a JSON object"),
        ],
    );
}

#[test]
fn files_of_ones_own() {
    let simulate = |content: &str| {
        let bag = file("misread-bag.json", content);
        let said =
            tallgrass(&format!("simulate manitou --seats 3 --option bag=@{}", bag.display())).failure(1);
        said.replace(&bag.display().to_string(), "bag.json")
    };
    for (content, message) in [
        ("{\n\"name\":\"mine\",\n}", "not JSON: a comma with nothing after it (line 3, column 1)"),
        (r#"{"name":"mine","name":"yours"}"#, r#""name" stands twice"#),
        (r#"{"name":"mine"}"#, r#""options.bag.tiles" is missing"#),
        (
            r#"{"name":"mine","tiles":{"totem":1e3}}"#,
            r#""options.bag.tiles.totem" is 1000.0: wanted a number of tiles"#,
        ),
    ] {
        assert_eq!(simulate(content), format!("error: bag.json: {message}\n"));
    }
    let given = |option: &str| tallgrass(&format!("simulate bison --seats 3 --option {option}")).failure(2);
    assert_eq!(
        given("reach=far"),
        "error: \"options.reach\" is \"far\": wanted a whole number from 0 to 255\n"
    );
}

#[test]
fn long_and_odd_texts_are_shown_in_part() {
    let name = "x".repeat(1_000);
    let part = "x".repeat(40);
    told(
        &[],
        &[
            (
                &with(WIND_RIVER, r#""rules":1"#, &format!(r#""rules":"{name}""#)),
                &format!(r#""rules" is "{part}"...: wanted a whole number from 0 to 4294967295"#),
            ),
            (
                &with(WIND_RIVER, "{}", &format!(r#"{{"{name}":1}}"#)),
                &format!(r#""options["{part}"...]" does not belong here: wanted no member at all"#),
            ),
            // What a terminal would obey is spelled.
            (
                &with(WIND_RIVER, r#""rules":1"#, r#""rules":"\u001b[2J\u202e""#),
                r#""rules" is "\u{1b}[2J\u{202e}": wanted a whole number from 0 to 4294967295"#,
            ),
        ],
    );
}

#[test]
fn a_refused_record_changes_no_file() {
    let wrong = format!("{WIND_RIVER}\n{}\n", r#"{"chance":{"first":"a"}}"#);
    let record = file("misread-record.jsonl", &wrong);
    let said = tallgrass(&format!("replay {}", record.display())).failure(1);
    assert!(said.contains("line 2: not a chance event of wind-river: "), "{said}");
    let said = tallgrass(&format!("play --resume {}", record.display())).failure(1);
    assert!(said.contains("line 2: not a chance event of wind-river: "), "{said}");
    assert_eq!(std::fs::read_to_string(&record).unwrap(), wrong);
}
