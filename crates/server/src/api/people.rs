//! Calls about people: being somebody, sessions, tokens, profiles, being told of turns.

use super::operation::Operation;
use super::operation::Who::{Browser, Somebody};

const ME: &str = r#"{"id":"p1","name":"Anna","account":false}"#;
const NAMED: &str = r#"{"name":"Anna"}"#;
const TOKENS: &str =
    r#"[{"id":"0f3a","label":"my bot","scopes":["read","play"],"table":null,"at":1763250000000}]"#;

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::new("get", "/api/me", "People", "Who I am; null for nobody in particular")
        .gives("MaybeMe", ME),
    Operation::new("post", "/api/me", "People", "Another name; an account's changes in capital letters alone")
        .by(Browser)
        .takes("Named", NAMED)
        .gives("Me", ME)
        .fails(&[403]),
    Operation::new("post", "/api/guest", "People", "A guest of this name; sets the session's cookie")
        .takes("Named", NAMED)
        .gives("Me", ME),
    Operation::new("post", "/api/account", "People", "An account, out of the guest who asks if there is one")
        .takes("SignUp", r#"{"name":"Anna","password":"correct horse"}"#)
        .gives(
            "SignedUp",
            r#"{"me":{"id":"p1","name":"Anna","account":true},"recovery":"abcde-fghjk-mnpqr-stuvw-xyz02"}"#,
        )
        .fails(&[409]),
    Operation::new("post", "/api/login", "People", "A session of an account; the guest's games come along")
        .takes("LogIn", r#"{"name":"Anna","password":"correct horse","keep":true}"#)
        .gives("Me", r#"{"id":"p1","name":"Anna","account":true}"#)
        .fails(&[401, 409]),
    Operation::new("post", "/api/recover", "People", "A new password by the recovery code; ends every session")
        .takes("Recover", r#"{"name":"Anna","recovery":"abcde-fghjk-mnpqr-stuvw-xyz02","password":"battery staple"}"#)
        .gives(
            "Recovered",
            r#"{"id":"p1","name":"Anna","account":true,"recovery":"02345-6789a-bcdef-ghjkm-npqrs"}"#,
        )
        .fails(&[401, 409]),
    Operation::new("post", "/api/logout", "People", "Ends the session of this browser"),
    Operation::new("get", "/api/sessions", "People", "The browsers that I use")
        .by(Browser)
        .lists("Session", r#"[{"id":"0f3a","current":true,"agent":"Firefox","at":1763250000000}]"#)
        .fails(&[403]),
    Operation::new("delete", "/api/sessions/{id}", "People", "Ends a session and closes its sockets")
        .by(Browser)
        .fails(&[403, 404]),
    Operation::new("get", "/api/tokens", "People", "My keys for programs")
        .by(Browser)
        .lists("Token", TOKENS)
        .fails(&[403]),
    Operation::new("post", "/api/tokens", "People", "A key for a program; its secret is shown this once")
        .by(Browser)
        .takes("NewToken", r#"{"label":"my bot","scopes":["read","play"]}"#)
        .gives(
            "MadeToken",
            r#"{"id":"0f3a","label":"my bot","scopes":["read","play"],"table":null,"at":1763250000000,"secret":"64 hexadecimal digits"}"#,
        )
        .fails(&[403, 404]),
    Operation::new("delete", "/api/tokens/{id}", "People", "Ends a token and closes its sockets")
        .by(Browser)
        .fails(&[403, 404]),
    Operation::new("get", "/api/people/{id}", "People", "A profile: ratings and finished games")
        .gives(
            "Profile",
            r#"{"id":"p1","name":"Anna","account":true,"since":1763250000000,"ratings":[],"finished":[]}"#,
        )
        .fails(&[404]),
    Operation::new("get", "/api/ratings/{game}", "People", "The best at a game")
        .query(&[("seats", true, "integer", "At tables of so many seats")])
        .lists(
            "Leader",
            r#"[{"id":"p1","name":"Anna","game":"bison","seats":2,"rating":27.5,"uncertainty":6.1,"games":4}]"#,
        )
        .fails(&[400]),
    Operation::new("get", "/api/push", "Being told", "The server's key for Web Push")
        .gives("PushKey", r#"{"key":"BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K"}"#),
    Operation::new("post", "/api/push", "Being told", "Tells this browser when it is my turn and I am away")
        .by(Browser)
        .takes(
            "Subscription",
            r#"{"endpoint":"https://push.example.org/x","keys":{"p256dh":"BLn9...","auth":"_ord..."},"text":"It is your turn."}"#,
        )
        .fails(&[403]),
    Operation::new("delete", "/api/push", "Being told", "Tells this browser no more")
        .by(Browser)
        .takes("PushAddress", r#"{"endpoint":"https://push.example.org/x"}"#)
        .fails(&[403, 404]),
    Operation::new("get", "/api/tables/{id}/webhooks", "Being told", "The webhooks of a table; for its host")
        .by(Somebody)
        .lists("Webhook", "[]")
        .fails(&[403, 404]),
    Operation::new("post", "/api/tables/{id}/webhooks", "Being told", "Has a program told of turns; for the table's host")
        .by(Somebody)
        .takes("NewWebhook", r#"{"url":"https://hooks.example.org/tallgrass"}"#)
        .gives(
            "MadeWebhook",
            r#"{"id":"0f3a","url":"https://hooks.example.org/tallgrass","at":1763250000000,"secret":"64 hexadecimal digits"}"#,
        )
        .fails(&[403, 404]),
    Operation::new("delete", "/api/tables/{id}/webhooks/{hook}", "Being told", "Has it told no more")
        .by(Somebody)
        .fails(&[403, 404]),
];
