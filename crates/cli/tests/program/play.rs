//! `tallgrass play`: whole games played by a script at the prompt.

use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::{PROGRAM, tallgrass};

/// The program at its prompt, and whoever types there.
struct Talk {
    child: Child,
    typing: ChildStdin,
    reading: BufReader<ChildStdout>,
    /// Draws which choice is made.
    draws: u64,
}

impl Talk {
    fn begin(arguments: &str) -> Self {
        let mut child = Command::new(PROGRAM)
            .args(arguments.split_whitespace())
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C")
            .env("COLUMNS", "80")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let (typing, reading) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, typing, reading, draws: 1 }
    }

    /// What the program says until it asks for a line, or ends.
    fn hear(&mut self) -> (String, bool) {
        let mut heard = Vec::new();
        let mut byte = [0];
        while self.reading.read(&mut byte).unwrap() == 1 {
            heard.push(byte[0]);
            if heard == b"> " || heard.ends_with(b"\n> ") {
                heard.truncate(heard.len() - 2);
                return (String::from_utf8(heard).unwrap(), true);
            }
        }
        (String::from_utf8(heard).unwrap(), false)
    }

    fn say(&mut self, line: &str) {
        writeln!(self.typing, "{line}").unwrap();
    }

    /// Types a line and hears what comes of it.
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        let (heard, asked) = self.hear();
        assert!(asked, "the program ended after {line:?}: {heard}");
        heard
    }

    /// Any of the choices that were listed last: the number of one, or those of a party.
    fn any(&mut self, heard: &str) -> String {
        self.draws =
            self.draws.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let draw = (self.draws >> 33) as usize;
        let numbered = |line: &str| {
            line.split_once(". ")
                .and_then(|(number, rest)| Some((number.parse::<usize>().ok()?, rest.to_owned())))
        };
        let listed: Vec<(usize, String)> = heard.lines().filter_map(numbered).collect();
        let last_list = listed.iter().rposition(|(number, _)| *number == 1).expect("choices are listed");
        let choices: Vec<&(usize, String)> =
            listed[last_list..].iter().filter(|(number, _)| *number > 0).collect();
        let more = heard.lines().last().and_then(|line| line.strip_suffix(" more to choose."));
        let Some(more) = more else {
            return choices[draw % choices.len()].0.to_string();
        };
        let cards = choices.iter().flat_map(|(number, rest)| {
            let count: usize = rest.rsplit(": ").next().unwrap().parse().unwrap();
            (0..count).map(move |_| number.to_string())
        });
        let cards: Vec<String> = cards.collect();
        let wanted: usize = more.parse().unwrap();
        let party: Vec<String> =
            (0..wanted).map(|place| cards[(draw + place) % cards.len()].clone()).collect();
        party.join(" ")
    }

    /// Plays any choices to the end; gives all that was said.
    fn play_on(&mut self, mut heard: String) -> String {
        let mut all = heard.clone();
        loop {
            let line = self.any(&heard);
            self.say(&line);
            let (next, asked) = self.hear();
            all.push_str(&next);
            if !asked {
                assert!(self.child.wait().unwrap().success(), "{next}");
                return all;
            }
            heard = next;
        }
    }
}

/// A file of this test's own that is not there.
fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// A whole game by a script, and the record that it leaves.
fn whole_game(game: &str, more: &str) -> (String, String) {
    let file = fresh(&format!("play-{game}{}.jsonl", more.len()));
    let mut talk = Talk::begin(&format!(
        "play {game} --seed script --level gentle --name Ada --save {} {more}",
        file.display()
    ));
    let (heard, _) = talk.hear();
    let said = talk.play_on(heard);
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.lines().last().unwrap().starts_with(r#"{"result":"#), "the record is whole");
    tallgrass(&format!("replay {}", file.display())).success();
    (said, record)
}

/// Who won by the record, compared with what was said at the end.
fn agrees(said: &str, record: &str) {
    let result: serde_json::Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    let header: serde_json::Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let ranks = result["result"]["ranks"].as_array().unwrap();
    for (seat, rank) in ranks.iter().enumerate() {
        let name = header["names"][seat].as_str().unwrap();
        let place = format!("\n{rank}. {name}: ");
        assert!(said.contains(&place), "{place:?} is not among the last lines: {said}");
    }
    assert!(said.contains("\nThe game is over.\n") && said.contains("\nThe record is in "), "{said}");
}

#[test]
fn a_script_plays_wind_river_to_the_end() {
    let (said, record) = whole_game("wind-river", "");
    agrees(&said, &record);
    for expected in ["It is your turn.", "Make camp: choose a hex for a tipi.", "Ada camps on", "drives"] {
        assert!(said.contains(expected), "{expected:?} is not in {said}");
    }
}

#[test]
fn a_script_plays_big_manitou_to_the_end() {
    let (said, record) = whole_game("manitou", "");
    agrees(&said, &record);
    for expected in [
        "Take these 7",
        "Otter has chosen a party of",
        "Hunt\u{a0}2 begins.",
        "Play one of your cards",
        "\nGround\u{a0}1: ",
    ] {
        assert!(said.contains(expected), "{expected:?} is not in {said}");
    }
}

#[test]
fn a_script_plays_bison_to_the_end() {
    let (said, record) = whole_game("bison", "--option variant=extension-1");
    agrees(&said, &record);
    for expected in ["Ada places T", "Season 2 of 6 begins.", "The prairies are scored.", "Turn 1: "] {
        assert!(said.contains(expected), "{expected:?} is not in {said}");
    }
}

#[test]
fn commands_answer_and_leave_the_decision_open() {
    let file = fresh("play-commands.jsonl");
    let mut talk = Talk::begin(&format!("play wind-river --seed 1 --level gentle --save {}", file.display()));
    let (heard, _) = talk.hear();
    assert!(heard.contains("Lane B"), "{heard}");
    assert!(talk.ask("help").contains("look: the position in words"));
    assert!(talk.ask("look").contains("B1: 2 buffalo. No tipis."));
    assert!(talk.ask("why").contains("Nothing was refused so far."));
    assert!(talk.ask("undo").contains("There is nothing to take back."));
    assert!(talk.ask("rules w5.2").starts_with("W5.2 Most tipis"));
    assert!(talk.ask("rules W5.7").starts_with("There is no rule W5.7. The nearest is W5.2."));
    assert!(talk.ask("nonsense").contains("“nonsense” is no choice here. Type a number from 1 to 5"));
    assert!(talk.ask("99").contains("“99” is no choice here."));
    assert!(talk.ask("{\"camp\":[9,9]}").contains("That is not a move of this game"));
    assert!(talk.ask("{\"camp\":[0,0]}").contains("A1 is not in play with three seats. (Rule W1.3)"));
    assert!(talk.ask("why").starts_with("W1.3 With three seats"));
    assert!(talk.ask("lane c").contains("So far: Lane C."));
    assert!(talk.ask("0").contains("1. Lane B"));
    assert!(talk.ask("{\"camp\":[1,1]}").contains("Guest camps on B2."));
    assert!(talk.ask("undo").contains("Your last move is taken back."));
    assert!(talk.ask("camp c3").contains("Guest camps on C3."));
    talk.say("quit");
    let (heard, asked) = talk.hear();
    assert!(!asked && heard.contains("To go on with it: tallgrass play --resume"), "{heard}");
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains(r#"{"camp":[2,2]}"#) && !record.contains(r#"{"camp":[1,1]}"#), "{record}");
}

fn quit(talk: &mut Talk) {
    talk.say("quit");
    assert!(!talk.hear().1);
    assert!(talk.child.wait().unwrap().success());
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let file = fresh("play-resumed.jsonl");
    let begin =
        format!("play manitou --seats 2 --seed 5 --level gentle --name Ada --save {}", file.display());
    let mut talk = Talk::begin(&begin);
    let (heard, _) = talk.hear();
    let party = talk.any(&heard);
    talk.ask(&party);
    let heard = talk.ask("1");
    let card = talk.any(&heard);
    talk.ask(&card);
    quit(&mut talk);
    let before = lines(&file);

    assert!(tallgrass(&begin).failure(2).contains("is there already"));
    let mut talk = Talk::begin(&format!("play --resume {}", file.display()));
    let (heard, _) = talk.hear();
    assert!(heard.contains("The game goes on where it was left."), "{heard}");
    assert!(heard.contains("You are Ada, in seat 0."), "{heard}");
    let said = talk.play_on(heard);
    let after = lines(&file);
    assert_eq!(after[..before.len()], before[..], "what was played stands");
    agrees(&said, &after.join("\n"));
    let over = tallgrass(&format!("play --resume {}", file.display()));
    assert!(over.success().contains("The game is over."), "a game that is over is only told");
}

fn lines(file: &Path) -> Vec<String> {
    std::fs::read_to_string(file).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn the_game_speaks_the_language_that_is_asked_for() {
    for (language, turn, bye) in [
        ("fr", "C’est à vous de jouer.", "quitter"),
        ("de", "Du bist am Zug.", "ende"),
        ("it", "Tocca a te.", "esci"),
    ] {
        let file = fresh(&format!("play-{language}.jsonl"));
        let mut talk =
            Talk::begin(&format!("play bison --seed 2 --language {language} --save {}", file.display()));
        let (heard, _) = talk.hear();
        assert!(heard.contains(turn), "{heard}");
        talk.say(bye);
        assert!(!talk.hear().1, "{bye} ends the game");
    }
}

#[test]
fn a_script_that_ends_early_leaves_a_game_that_can_be_gone_on_with() {
    let file = fresh("play-eof.jsonl");
    let told = tallgrass(&format!("play bison --seed 3 --save {}", file.display())).success();
    assert!(told.contains("To go on with it"), "{told}");
    tallgrass(&format!("replay {}", file.display())).success();
}

#[test]
fn what_cannot_be_played_is_said() {
    assert!(tallgrass("play bison --seats 7").failure(2).contains("2 to 4 seats"));
    assert!(tallgrass("play bison --seat 5").failure(2).contains("the seats are 0 to 1"));
    assert!(tallgrass("play bison --level fearsome").failure(2).contains("there is no bot"));
    assert!(tallgrass("play --resume no-such-file.jsonl").failure(1).contains("no-such-file.jsonl"));
}
