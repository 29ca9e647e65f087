//! `tallgrass play`: a game against bots in plain text, a line for each event, a number for each choice.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `any` | code for whichever game it is |
//! | `kept` | the game so far, and the file that it is kept in |
//! | `prompt` | lines from the person, and the commands among them |
//! | `session` | the game from its first line to its last |
//! | `choose`, `pick` | a decision, choice by choice; a party, card by card |

use std::path::{Path, PathBuf};

use clap::builder::NonEmptyStringValueParser;
use game::Seat;
use game::record::Header;
use words::{People, Words, say};

mod any;
mod choose;
mod kept;
mod pick;
mod prompt;
mod session;

use any::Visit;
use bots::Playable;
use kept::{Kept, Seating};
use session::Session;
use words::Spoken;

use crate::Failure;
use crate::bots::Bot;
use crate::input::Input;
use crate::language::LanguageArgs;
use crate::options::{Options, known_games};
use crate::telling;

/// Who plays the other seats if nothing is said.
const USUAL_LEVEL: &str = "steady";

const EXAMPLES: &str = "\
Examples:
  tallgrass play wind-river
  tallgrass play bison --seats 3 --level gentle --language fr --option variant=extension-1
  tallgrass play manitou --seed 7 --save evening.jsonl
  tallgrass play --resume evening.jsonl

Type the number of a choice; \"help\" says what else can be typed. Nothing on the screen needs to be seen: each
event is a line, each decision a numbered list. The game is kept in a file after each of your moves. That
file is a record like any other, and holds the cards of all seats: do not look into it before the end.";

/// Plays a game against bots, in plain text
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = known_games(), required_unless_present = "resume")]
    game: Option<String>,
    /// How many seats there are; the fewest that the game is for if not given
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    seats: Option<u8>,
    /// Which seat is yours, counted from 0
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "resume")]
    seat: u8,
    /// How strong the bots are: gentle, steady, keen or fierce [default: steady]
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,
    /// What chance and the bots draw from: any text; something new if not given
    #[arg(long, conflicts_with = "resume")]
    seed: Option<String>,
    /// What you are called
    #[arg(long, value_parser = NonEmptyStringValueParser::new(), conflicts_with = "resume")]
    name: Option<String>,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    language: LanguageArgs,
    /// The file to keep the game in; one named after the game and its seed if not given
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Goes on with the game that is kept in this file
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
}

impl Play {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let words = self.language.words();
        match &self.resume {
            Some(file) => self.resume(&words, file),
            None => self.begin(&words),
        }
    }

    fn begin(&self, words: &Words) -> Result<(), Failure> {
        let game = self.game.as_deref().unwrap_or_default();
        let fewest = games::newest(game).map_or(0, |listing| *listing.seats.start());
        let seats = self.seats.unwrap_or(fewest);
        let rules = self.options.configure(game, seats)?;
        if self.seat >= seats {
            return Err(Failure::Usage(format!("--seat {}: the seats are 0 to {}", self.seat, seats - 1)));
        }
        let level = self.level.clone().unwrap_or_else(|| USUAL_LEVEL.to_owned());
        let bots = Bot::seated(std::slice::from_ref(&level), game, seats)?;
        let seed = self.seed.clone().map_or_else(new_seed, Ok)?;
        let file = match &self.save {
            Some(file) if file.exists() => {
                let shown = file.display();
                return Err(Failure::Usage(format!(
                    "{shown} is there already; to go on with it: tallgrass play --resume {shown}"
                )));
            }
            Some(file) => file.clone(),
            None => free_file(game, &seed),
        };
        let name = self.name.clone().unwrap_or_else(|| say!(words, "guest-name"));
        let people = People::bots(words, seats).with_me(Seat(self.seat), name);
        let seating = Seating { seat: Seat(self.seat), level };
        let mut header = rules.header().seeded(&seed);
        header.more.insert("names".to_owned(), telling::names_member(&people));
        header.more.insert("play".to_owned(), game::json(&seating));
        let begin = Begin { words, people: &people, seating, header, seed, bots: &bots, file, input: None };
        any::visit(rules, begin)
    }

    fn resume(&self, words: &Words, file: &Path) -> Result<(), Failure> {
        let shown = file.display().to_string();
        let mut input = Input::open(&shown, false)?;
        let Some((header, rules)) = input.next_game()? else {
            return Err(Failure::Input(format!("{shown}: there is no game in it")));
        };
        let mut seating = Seating::of(&header);
        if let Some(level) = &self.level {
            seating.level.clone_from(level);
        }
        let bots = Bot::seated(std::slice::from_ref(&seating.level), &header.game, header.seats)?;
        let names = telling::names(&header);
        let mut people =
            names.map_or_else(|| People::bots(words, header.seats), |names| People::new(names, None));
        let name = people.name(seating.seat);
        people = people.with_me(seating.seat, name);
        // A seed that chance was not drawn from is no use; what was drawn stands in the record.
        let seeded = header.dealer.as_deref() == Some(game::dealer::CHACHA20_1);
        let seed = header.seed.clone().filter(|_| seeded).map_or_else(new_seed, Ok)?;
        let file = file.to_owned();
        let input = Some(&mut input);
        let begin = Begin { words, people: &people, seating, header, seed, bots: &bots, file, input };
        any::visit(rules, begin)
    }
}

/// A seed that nobody had before.
fn new_seed() -> Result<String, Failure> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Input(format!("no random seed: {error}")))?;
    Ok(u32::from_le_bytes(bytes).to_string())
}

/// A file of this folder that is not there yet, named after the game.
fn free_file(game: &str, seed: &str) -> PathBuf {
    let plain: String = seed.chars().filter(|letter| letter.is_alphanumeric()).take(20).collect();
    let named = |number: u32| match number {
        1 => PathBuf::from(format!("{game}-{plain}.jsonl")),
        _ => PathBuf::from(format!("{game}-{plain}-{number}.jsonl")),
    };
    (1..).map(named).find(|file| !file.exists()).unwrap_or_else(|| named(1))
}

/// What a game begins with, or goes on with.
struct Begin<'a> {
    words: &'a Words,
    people: &'a People,
    seating: Seating,
    header: Header,
    seed: String,
    bots: &'a [Bot],
    file: PathBuf,
    /// The record that is gone on with, its header read.
    input: Option<&'a mut Input>,
}

impl Visit for Begin<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable + Spoken>(self, rules: G) -> Self::Output {
        let Self { words, people, seating, header, seed, bots, file, input } = self;
        let resumed = input.is_some();
        let kept = match input {
            Some(input) => Kept::read(&rules, header, file, input)?,
            None => Kept::new(&rules, header, file),
        };
        Session::new(&rules, words, people, &seating, kept, &seed, bots).run(resumed)
    }
}
