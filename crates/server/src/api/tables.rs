//! Calls about tables: lists, opening, playing, links, records.

use super::operation::Who::Somebody;
use super::operation::{Operation, Parameter};

const CARD: &str = r#"{"tables":[{"table":"00112233445566778899aabbccddeeff","game":"bison","host":"Anna","seats":[{"name":"Anna","bot":null},{"name":null,"bot":"steady"}],"clock":{"clock":"none"},"options":{},"stage":"playing","public":true,"rated":false,"lesson":false,"acting":[0],"mine":null,"turn":17,"at":1763250000000}],"next":null}"#;
const LOBBY: &str = r#"{"mine":[],"open":[],"playing":[],"finished":[]}"#;
const OPENING: &str = r#"{"game":"wind-river","seats":3,"public":true,"places":[{"place":"host"},{"place":"bot","level":"steady"},{"place":"open"}]}"#;
const ORDER: &str = r#"{"id":"a1","seq":18,"do":"play","moves":[{"any":"move of the list of legal ones"}]}"#;
const UPDATES: &str =
    r#"[{"seq":19,"at":1763250000000,"by":{"person":"p1"},"event":"resign","seat":0,"level":"steady"}]"#;
const LINKS: &str = r#"[{"id":"0f3a","seat":1,"at":1763250000000,"revoked":false}]"#;
const MADE: &str = r#"{"id":"0f3a","seat":1,"at":1763250000000,"revoked":false,"secret":"64 hexadecimal digits","path":"/t/00112233445566778899aabbccddeeff#secret"}"#;
const GAMES: &str = r#"{"protocol":1,"games":[{"game":"bison","rules":1,"seats":[2,3,4],"options":{}}],"levels":["random","steady"]}"#;
const RECORD: &str = r#"{"game":"bison","rules":1,"seats":2}"#;

const STORY: &str = r#"{"game":"wind-river","rules":1,"seats":3,"options":{},"names":["Anna",null,null],"start":1763250000000,"games":1,"lines":[{"seat":null,"what":{"first":2},"effects":[{"rule":"W3.1","effect":"first-drawn","seat":2}]}],"standing":[[0.0,0.0,0.0]],"result":null}"#;

const GAME: Parameter = ("game", false, "integer", "Which game of the record, from 0");
const EYES: Parameter =
    ("eyes", false, "string", "`all` (as it is without it), `watch`, or the number of a seat");
const SEEN: &[Parameter] = &[GAME, EYES];
const PLACES: &[Parameter] = &[
    GAME,
    EYES,
    ("from", false, "integer", "After how many events the first of them is"),
    ("count", true, "integer", "How many"),
];

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::new(
        "get",
        "/api/games",
        "Tables",
        "What there is to play: games, seats, options, levels of bots",
    )
    .gives("Offer", GAMES),
    Operation::new("get", "/api/lobby", "Tables", "My tables, and the newest public ones")
        .gives("Lobby", LOBBY),
    Operation::new("get", "/api/tables", "Tables", "A list of tables, page by page")
        .query(&[
            ("list", true, "string", "mine, turn, open, playing, finished or played"),
            ("game", false, "string", "Of this game alone"),
            ("after", false, "string", "What `next` of the page before said"),
        ])
        .gives("Page", CARD)
        .fails(&[400, 401]),
    Operation::new("post", "/api/tables", "Tables", "Opens a table; a token needs the scope `open`")
        .by(Somebody)
        .takes("Opening", OPENING)
        .gives("Opened", r#"{"table":"00112233445566778899aabbccddeeff"}"#)
        .fails(&[403, 404, 413, 422]),
    Operation::new("get", "/api/tables/{id}", "Playing", "All that I may know of a table")
        .gives("Snapshot", "")
        .fails(&[403, 404]),
    Operation::new(
        "get",
        "/api/tables/{id}/updates",
        "Playing",
        "What happened since; waits for something to happen",
    )
    .query(&[
        ("after", true, "integer", "The last entry that I have"),
        ("wait", false, "integer", "How many seconds to wait, at most 30"),
    ])
    .lists("Update", UPDATES)
    .fails(&[400, 403, 404]),
    Operation::new(
        "post",
        "/api/tables/{id}/orders",
        "Playing",
        "Sits, plays, talks and so on; answered when it is on disk",
    )
    .by(Somebody)
    .takes("Order", ORDER)
    .gives("Answer", r#"{"id":"a1","done":{"seq":19}}"#)
    .fails(&[403, 404]),
    Operation::new(
        "post",
        "/api/tables/{id}/queries",
        "Playing",
        "Asks without changing anything: preview, log, look, chart",
    )
    .takes("Query", r#"{"ask":"log","from":0,"count":10}"#)
    .gives("Reply", r#"{"reply":"log","lines":[],"events":0}"#)
    .fails(&[403, 404]),
    Operation::new("get", "/api/tables/{id}/links", "Links", "The links of a table; for its host")
        .by(Somebody)
        .lists("Link", LINKS)
        .fails(&[403, 404]),
    Operation::new(
        "post",
        "/api/tables/{id}/links",
        "Links",
        "A link to a seat, to \"any\", or with null to watch; shown this once",
    )
    .by(Somebody)
    .takes("NewLink", r#"{"seat":1}"#)
    .gives("MadeLink", MADE)
    .fails(&[403, 404]),
    Operation::new("delete", "/api/tables/{id}/links/{link}", "Links", "A link leads nowhere from now on")
        .by(Somebody)
        .fails(&[403, 404]),
    Operation::new(
        "post",
        "/api/links",
        "Links",
        "Goes in by a link; the seat itself is taken by the order `sit`",
    )
    .by(Somebody)
    .takes("Shown", r#"{"secret":"64 hexadecimal digits"}"#)
    .gives("Followed", r#"{"table":"00112233445566778899aabbccddeeff","seat":1}"#)
    .fails(&[403, 404]),
    Operation::new(
        "get",
        "/api/tables/{id}/record",
        "Records",
        "The record: complete after the end, before it what I may know",
    )
    .writes("application/jsonl")
    .fails(&[403, 404]),
    Operation::new(
        "post",
        "/api/replays",
        "Records",
        "Brings a record to look at, if every move in it is legal",
    )
    .by(Somebody)
    .takes("Record", RECORD)
    .gives("Added", r#"{"replay":"00112233445566778899aabbccddeeff","games":1,"events":212}"#)
    .fails(&[403, 413]),
    Operation::new("get", "/api/replays/{id}", "Records", "A record that somebody brought")
        .writes("application/jsonl")
        .fails(&[404]),
    Operation::new(
        "get",
        "/api/replays/{id}/story",
        "Records",
        "What happened in a record that was brought or at a table that has ended, and how everybody stood",
    )
    .query(SEEN)
    .gives("Story", STORY)
    .fails(&[403, 404, 422]),
    Operation::new(
        "get",
        "/api/replays/{id}/positions",
        "Records",
        "Positions of such a game in a row, at most 50",
    )
    .query(PLACES)
    .lists("StoryPosition", r#"[{"acting":[2],"view":{"phase":"camp"},"insight":{}}]"#)
    .fails(&[403, 404, 422]),
    Operation::new(
        "get",
        "/api/export",
        "Records",
        "All public finished games as records, one after the other",
    )
    .query(&[("game", false, "string", "Of this game alone")])
    .writes("application/jsonl"),
    Operation::new("get", "/api", "This document", "This document for people").writes("text/html"),
    Operation::new("get", "/api/openapi.json", "This document", "This document")
        .gives("Anything", r#"{"openapi":"3.1.0"}"#),
    Operation::new("get", "/api/page.css", "This document", "How it looks").writes("text/css"),
    Operation::new("get", "/healthz", "The server", "`ok` as long as the store answers").writes("text/plain"),
    Operation::new("get", "/metrics", "The server", "Numbers for Prometheus")
        .writes("text/plain")
        .fails(&[404]),
    Operation::new("get", "/ws", "Playing", "The live connection (WebSocket): see docs/PROTOCOL.md")
        .writes("text/plain")
        .fails(&[400, 403]),
];
