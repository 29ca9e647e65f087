//! `tallgrass rules` and `tallgrass replay --text`: the games in words.

use std::process::Command;

use crate::{PROGRAM, file, tallgrass};

/// Runs with variables of the environment that say the language.
fn speaking(arguments: &str, set: &[(&str, &str)]) -> String {
    let mut command = Command::new(PROGRAM);
    command.args(arguments.split_whitespace());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"] {
        command.env_remove(name);
    }
    let output = command.envs(set.iter().copied()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn rules_are_printed_by_number_in_every_language() {
    for (language, word) in [("en", "Drive"), ("fr", "Mener"), ("de", "Treiben"), ("it", "Guidare")] {
        let told = tallgrass(&format!("rules wind-river W4.1 --language {language}")).success();
        assert!(told.starts_with(&format!("W4.1 {word}. ")), "{told}");
        assert!(told.lines().count() > 1, "the rule is wrapped: {told}");
    }
    let whole = tallgrass("rules bison --language en").success();
    for number in ["B1 ", "B4.10 ", "B7.3 "] {
        assert!(whole.lines().any(|line| line.starts_with(number)), "{number} is not in {whole}");
    }
}

#[test]
fn a_chapter_an_unknown_number_and_what_was_reconstructed_are_told() {
    let chapter = tallgrass("rules manitou M5 --language en").success();
    assert!(chapter.starts_with("M5 The end\nM5.1 ") && chapter.contains("\nM5.2 "), "{chapter}");
    let nearest = tallgrass("rules manitou M4.9 --language en").success();
    assert!(nearest.starts_with("There is no rule M4.9. The nearest is M4.6.\nM4.6 "), "{nearest}");
    let lost = tallgrass("rules bison reconstructed --language en").success();
    assert!(lost.contains("--option tiles=@FILE") && lost.contains("reconstruction-2"), "{lost}");
}

#[test]
fn what_the_page_says_about_ones_own_pieces_works() {
    // The examples of the page are taken as they stand.
    let page = speaking("rules manitou reconstructed", &[("LANG", "de_DE.UTF-8"), ("COLUMNS", "100")]);
    let bag = page.split("\n\n").find(|paragraph| paragraph.starts_with('{')).unwrap();
    let bag = file("own-bag.json", bag.replace('\n', " "));
    tallgrass(&format!("simulate manitou --seats 5 --option bag=@{}", bag.display())).failure_free();
    let page = speaking("rules bison reconstructed", &[("COLUMNS", "100")]);
    let examples: Vec<serde_json::Value> = page
        .split("\n\n")
        .filter(|paragraph| paragraph.starts_with('{'))
        .map(|paragraph| serde_json::from_str(&paragraph.replace('\n', " ")).unwrap())
        .collect();
    let [tile, start] = &examples[..] else { panic!("{examples:?}") };
    let mut tiles = vec![tile.clone(); 18];
    for (number, tile) in tiles.iter_mut().enumerate() {
        tile["id"] = format!("X{number}").into();
    }
    let mut starts = vec![start.clone(); 3];
    for (number, cell) in [[0, 0], [1, 0], [0, 1]].iter().enumerate() {
        starts[number]["id"] = format!("A{number}").into();
        starts[number]["cell"] = serde_json::json!(cell);
    }
    let set = serde_json::json!({"name": "my-box", "start": starts, "tiles": tiles});
    let set = file("own-tiles.json", set.to_string());
    tallgrass(&format!("simulate bison --seats 2 --option tiles=@{}", set.display())).failure_free();
}

#[test]
fn lines_fit_the_terminal() {
    let told = speaking("rules bison", &[("COLUMNS", "40"), ("LANG", "fr_FR.UTF-8")]);
    assert!(told.starts_with("Règles de Bison"), "{told}");
    let long = told.lines().find(|line| line.chars().count() > 40 && line.contains(' '));
    assert_eq!(long, None);
}

#[test]
fn the_language_is_that_of_the_system() {
    let first =
        |set: &[(&str, &str)]| speaking("rules wind-river W5", set).lines().next().unwrap().to_owned();
    assert_eq!(first(&[]), "W5 The end");
    assert_eq!(first(&[("LANG", "de_CH.UTF-8")]), "W5 Das Ende");
    assert_eq!(first(&[("LANG", "de_CH.UTF-8"), ("LC_ALL", "it_IT")]), "W5 La fine");
    assert_eq!(first(&[("LANG", "eo"), ("LC_ALL", "")]), "W5 The end");
}

#[test]
fn a_record_is_told_in_words() {
    let record = tallgrass("simulate manitou --seats 2 --seed told --bots explore --record -").success();
    let path = file("told.jsonl", &record);
    let told =
        |more: &str| tallgrass(&format!("replay {} --text --language en {more}", path.display())).success();
    let spectator = told("");
    assert!(
        spectator.starts_with("Big Manitou\nSeats: 0 Heron and 1 Otter.\n\nHunt\u{a0}1\n"),
        "{spectator}"
    );
    assert!(spectator.contains("  Heron has chosen a party of ") && spectator.contains(" (M2.4)\n"));
    let winner: serde_json::Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    let name = if winner["result"]["ranks"][0] == 1 { "Heron" } else { "Otter" };
    assert!(spectator.contains(&format!("\n1. {name}: ")), "{spectator}");
    let early = told("--to 9");
    assert!(early.ends_with("The record ends here; the game is not over yet.\n"), "{early}");
    assert!(early.len() < spectator.len() && !early.contains("wins"), "the end is not told first");
}

#[test]
fn a_record_is_told_as_a_seat_knew_it_or_with_everything_open() {
    let record = tallgrass("simulate bison --seats 2 --seed told --record -").success();
    let path = file("told-bison.jsonl", record);
    let told =
        |more: &str| tallgrass(&format!("replay {} --text --language en {more}", path.display())).success();
    let draws = |told: &str, name: &str| told.contains(&format!("{name} draws the tile "));
    let (watched, own, open) = (told(""), told("--seat 1"), told("--open"));
    assert!(!draws(&watched, "Heron") && !draws(&watched, "Otter"));
    assert!(!draws(&own, "Heron") && draws(&own, "Otter"));
    assert!(draws(&open, "Heron") && draws(&open, "Otter"));
    assert!(tallgrass(&format!("replay {} --text --seat 2", path.display())).failure(2).contains("--seat 2"));
}
