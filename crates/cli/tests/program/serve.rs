//! The server as a host runs it: no preparation, a second run, clear messages, a quiet end.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::{PROGRAM, Run};

/// A server that runs, and what it writes.
struct Server {
    child: Child,
    port: u16,
}

/// The program with nothing of this machine's own settings.
fn program(data: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.env("TALLGRASS_DATA", data).env("TALLGRASS_LISTEN", "127.0.0.1:0");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Server {
    fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let port = line.trim().strip_prefix("Tallgrass is at http://localhost:");
        let port = port.unwrap_or_else(|| panic!("it says where it is: {line:?}")).parse().unwrap();
        Self { child, port }
    }

    /// Asks it to stop; what it had written to standard error.
    fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert_eq!(self.child.wait().unwrap().code(), Some(0), "a quiet end");
        let mut said = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        said
    }

    /// A request, with the cookie or token that goes with it; the answer's head and body.
    fn ask(&self, method: &str, path: &str, auth: &str, body: &Value) -> (String, Value) {
        let answer = self.send(method, path, auth, body);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn text(&self, path: &str) -> String {
        self.send("GET", path, "", &Value::Null)
    }

    fn send(&self, method: &str, path: &str, auth: &str, body: &Value) -> String {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{auth}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn post(&self, path: &str, auth: &str, body: &Value) -> Value {
        let (head, answer) = self.ask("POST", path, auth, body);
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head} {answer}");
        answer
    }

    fn get(&self, path: &str, auth: &str) -> Value {
        self.ask("GET", path, auth, &Value::Null).1
    }

    /// A guest, as the header that says so.
    fn guest(&self, name: &str) -> String {
        let (head, _) = self.ask("POST", "/api/guest", "", &json!({ "name": name }));
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        format!("cookie: {}\r\n", cookie.split(';').next().unwrap())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that failed leaves nothing behind.
        _ = self.child.kill();
    }
}

/// What a run came to that was not to serve.
fn refused(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }.failure(1)
}

fn opening() -> Value {
    let places = json!([{ "place": "host" }, { "place": "open" }, { "place": "open" }]);
    json!({ "game": "wind-river", "seats": 3, "public": true, "places": places })
}

#[test]
fn with_no_arguments_it_serves_and_a_second_run_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    // A folder that is not there yet.
    let data = folder.path().join("new/data");
    let server = Server::start(&mut program(&data));
    let anna = server.guest("Anna");
    let table = server.post("/api/tables", &anna, &opening())["table"].as_str().unwrap().to_owned();
    assert!(server.ask("GET", "/", "", &Value::Null).0.contains("text/html"), "there is a page");
    assert!(server.text("/healthz").ends_with("ok\n"));
    let numbers = server.text("/metrics");
    for name in ["tallgrass_entries_total", "tallgrass_tables_awake", "tallgrass_requests_total"] {
        assert!(numbers.contains(&format!("# TYPE {name} ")), "{name} is not in {numbers}");
    }
    server.stop();
    let server = Server::start(&mut program(&data));
    assert_eq!(server.get("/api/me", &anna)["name"], "Anna");
    assert_eq!(server.get("/api/lobby", &anna)["mine"][0]["table"], table.as_str());
    server.stop();
}

#[test]
fn a_killed_server_loses_nothing_and_leaves_its_folder_free() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(&mut program(folder.path()));
    let anna = server.guest("Anna");
    let table = server.post("/api/tables", &anna, &opening())["table"].as_str().unwrap().to_owned();
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    let server = Server::start(&mut program(folder.path()));
    assert_eq!(server.get("/api/lobby", &anna)["mine"][0]["table"], table.as_str());
    server.stop();
}

#[test]
fn a_port_that_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = other.local_addr().unwrap().port();
    let message = refused(program(folder.path()).env("TALLGRASS_LISTEN", format!("127.0.0.1:{port}")));
    let wanted = format!("error: port {port} is taken by another program; say --listen 127.0.0.1:0 for any");
    assert!(message.starts_with(&wanted), "{message}");
}

#[test]
fn a_folder_that_is_served_already() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&mut program(folder.path()));
    let message = refused(&mut program(folder.path()));
    let wanted = format!("is being served already, at http://localhost:{}\n", server.port);
    assert!(message.ends_with(&wanted), "{message}");
    assert_eq!(server.get("/api/me", ""), Value::Null, "the first goes on");
    server.stop();
}

#[test]
fn a_folder_that_cannot_be_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    for data in [file.clone(), file.join("within")] {
        let message = refused(&mut program(&data));
        assert!(message.starts_with(&format!("error: {}", file.display())), "{message}");
    }
}

#[test]
fn a_database_that_is_damaged_or_not_ours_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&mut program(folder.path()));
    let anna = server.guest("Anna");
    server.post("/api/tables", &anna, &opening());
    server.stop();
    let file = folder.path().join("tallgrass.sqlite");
    let sound = std::fs::read(&file).unwrap();
    let mut damaged = sound.clone();
    // The page with the schema, behind its header.
    damaged[100..400].fill(0xff);
    for (bytes, why) in [(damaged, "is damaged"), (b"a letter to my aunt, long ago".to_vec(), "")] {
        std::fs::write(&file, &bytes).unwrap();
        let message = refused(&mut program(folder.path()));
        assert!(message.contains("tallgrass.sqlite") && message.contains(why), "{message}");
        assert!(std::fs::read(&file).unwrap() == bytes, "it was left as it is");
    }
    std::fs::write(&file, sound).unwrap();
    let server = Server::start(&mut program(folder.path()));
    assert_eq!(server.get("/api/me", &anna)["name"], "Anna");
    server.stop();
}

#[test]
fn logs_tell_much_but_no_secret_no_name_and_no_word_of_the_chat() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    let server = Server::start(command.args(["serve", "--log", "trace", "--log-form", "json"]));
    let anna = server.guest("Annabella");
    let signed = json!({ "name": "Annabella", "password": "correct-horse" });
    let recovery = server.post("/api/account", &anna, &signed)["recovery"].as_str().unwrap().to_owned();
    server.ask("POST", "/api/login", "", &json!({ "name": "Annabella", "password": "wrong-horse" }));
    let table = server.post("/api/tables", &anna, &opening())["table"].as_str().unwrap().to_owned();
    let link = server.post(&format!("/api/tables/{table}/links"), &anna, &json!({ "seat": 1 }));
    let link = link["secret"].as_str().unwrap().to_owned();
    let ben = server.guest("Benvolio");
    server.post("/api/links", &ben, &json!({ "secret": link }));
    let token = server.post("/api/tokens", &anna, &json!({ "label": "mybot", "scopes": ["read", "play"] }));
    let token = token["secret"].as_str().unwrap().to_owned();
    let bearer = format!("authorization: Bearer {token}\r\n");
    let chat = json!({ "id": "c", "seq": 0, "do": "chat", "text": "see you at noon" });
    server.post(&format!("/api/tables/{table}/orders"), &bearer, &chat);
    server.ask("POST", "/api/guest", "", &json!({ "name": 7, "secret": "correct-horse" }));
    let said = server.stop();
    let answered = |line: &&str| {
        let line: Value = serde_json::from_str(line).unwrap();
        line["fields"]["route"] == "/api/tables/{id}/orders" && line["fields"]["status"] == 200
    };
    assert_eq!(said.lines().filter(answered).count(), 1, "requests are logged: {said}");
    let cookie = |header: &str| header.trim().split_once('=').unwrap().1.to_owned();
    let secrets = [
        cookie(&anna),
        cookie(&ben),
        recovery,
        link,
        token,
        table,
        "Annabella".to_owned(),
        "Benvolio".to_owned(),
        "-horse".to_owned(),
        "mybot".to_owned(),
        "noon".to_owned(),
    ];
    for secret in secrets {
        assert!(!said.contains(&secret), "{secret:?} is in the logs: {said}");
    }
}

#[test]
fn a_copy_made_while_it_runs_can_be_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    let server = Server::start(&mut program(&data));
    let anna = server.guest("Anna");
    let run = |what: &str| program(&data).args([what, copy.to_str().unwrap()]).output().unwrap();
    let said = |output: std::process::Output| {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(said(run("backup")).contains("copy.sqlite is complete"));
    let later = server.guest("Later");
    let refused = run("restore");
    assert_eq!(refused.status.code(), Some(1), "not while it runs");
    assert!(String::from_utf8(refused.stderr).unwrap().contains("in use"), "and it says why");
    server.stop();
    assert!(said(run("restore")).contains("what was there is kept as"));
    let server = Server::start(&mut program(&data));
    assert_eq!(server.get("/api/me", &anna)["name"], "Anna");
    assert_eq!(server.get("/api/me", &later), Value::Null, "who came after the copy is not in it");
    server.stop();
}

#[test]
fn settings_come_from_flags_the_environment_and_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tallgrass.conf");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    std::fs::write(&file, format!("# ours\nlisten = 127.0.0.1:{port}\nrequests-per-second = 1\n")).unwrap();
    let with_file = || {
        let mut command = program(&folder.path().join("data"));
        command.env("TALLGRASS_SETTINGS", &file).arg("serve");
        command
    };
    let message = refused(with_file().env_remove("TALLGRASS_LISTEN"));
    assert!(message.contains(&format!("port {port} is taken")), "the file is read: {message}");
    // The environment goes before the file for the port; for the limit there is only the file.
    let server = Server::start(&mut with_file());
    let statuses: Vec<String> = (0..20).map(|_| server.text("/api/me")).collect();
    assert!(statuses.iter().any(|answer| answer.starts_with("HTTP/1.1 429")), "{statuses:?}");
    server.stop();
    let server = Server::start(with_file().args(["--requests-per-second", "1000"]));
    assert!(
        (0..20).all(|_| server.text("/api/me").starts_with("HTTP/1.1 200")),
        "a flag goes before the file"
    );
    server.stop();
    std::fs::write(&file, "wings = 2\n").unwrap();
    let output = with_file().output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("there is no setting \"wings\""));
}

#[test]
fn help_lists_every_setting() {
    let help = crate::tallgrass("serve --help").success();
    for flag in
        ["--listen <ADDRESS:PORT>", "--data <DIR>", "--trust-proxy", "--settings <FILE>", "--log <FILTER>"]
    {
        assert!(help.contains(flag), "{flag} is not in {help}");
    }
    // Every flag says by which name the environment has it.
    let flags = help.lines().filter(|line| line.trim_start().starts_with("--") && !line.contains("--help"));
    assert!(flags.count() >= 12, "{help}");
}
