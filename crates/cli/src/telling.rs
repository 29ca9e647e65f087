//! A record told in words, turn by turn.

use game::record::{Header, Step};
use game::{Outcome, Seat, Viewer};
use serde_json::Value;
use words::{Log, People, Spoken, Turn, Visit, Voice, Words, say};

use crate::Failure;
use crate::input::Input;
use crate::output::Output;
use crate::rules::title;

/// Whose eyes a game is told for.
#[derive(Clone, Copy)]
pub(crate) enum Eyes {
    /// What one viewer may know.
    Viewer(Viewer),
    /// Everything.
    Open,
}

/// One game of a file, told to its end or for its first `to` events.
pub(crate) struct TellOne<'a> {
    pub(crate) header: &'a Header,
    pub(crate) input: &'a mut Input,
    pub(crate) words: &'a Words,
    pub(crate) eyes: Eyes,
    pub(crate) to: Option<u64>,
    pub(crate) out: &'a mut Output,
}

impl Visit for TellOne<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Spoken>(self, rules: G) -> Self::Output {
        let Self { header, input, words, eyes, to, out } = self;
        if let Eyes::Viewer(Viewer::Seat(seat)) = eyes
            && seat.0 >= rules.seats()
        {
            return Err(Failure::Usage(format!("--seat {seat}: the seats are 0 to {}", rules.seats() - 1)));
        }
        let people = people(words, header, eyes);
        let voice = Voice { words, people: &people };
        let seated: Vec<String> =
            people.seats().map(|seat| format!("{seat} {}", people.name(seat))).collect();
        out.line(title(words, &header.game))?;
        out.line(say!(words, "term-seats", names = words.listed(&seated)))?;
        let viewer = match eyes {
            Eyes::Viewer(viewer) => viewer,
            Eyes::Open => Viewer::Spectator,
        };
        let mut log = Log::<G>::default();
        let (mut events, mut over) = (0, false);
        let end = input.position(&rules, header, to, |step| {
            match step {
                Step::Start(_) => {}
                Step::Event { effects, after, .. } => {
                    events += 1;
                    if to.is_some_and(|to| events > to) {
                        return Ok(());
                    }
                    let view = rules.view(after, viewer);
                    for effect in *effects {
                        let known = match eyes {
                            Eyes::Viewer(viewer) => rules.effect_for(effect, viewer),
                            Eyes::Open => Some(effect.clone()),
                        };
                        if let Some(turn) = known.and_then(|effect| log.add(effect)) {
                            tell_turn(&rules, voice, &view, &turn, out)?;
                        }
                    }
                }
                Step::Over(_) => over = to.is_none_or(|to| events <= to),
            }
            Ok(())
        })?;
        if let Some(turn) = log.finish() {
            tell_turn(&rules, voice, &rules.view(&end, viewer), &turn, out)?;
        }
        out.line("")?;
        match rules.outcome(&end).filter(|_| over) {
            Some(outcome) => tell_outcome(&rules, voice, &outcome, out),
            None => out.line(say!(words, "term-unfinished")),
        }
    }
}

/// The names of the header, or else those that bots have.
fn people(words: &Words, header: &Header, eyes: Eyes) -> People {
    let mut people =
        names(header).map_or_else(|| People::bots(words, header.seats), |names| People::new(names, None));
    if let Eyes::Viewer(Viewer::Seat(seat)) = eyes {
        let name = people.name(seat);
        people = people.with_me(seat, name);
    }
    people
}

/// The names of a header: a list of texts, one for each seat.
pub(crate) fn names(header: &Header) -> Option<Vec<String>> {
    let names = header.more.get("names")?.as_array()?;
    let names: Option<Vec<String>> = names.iter().map(|name| name.as_str().map(spoken)).collect();
    names.filter(|names| names.len() == usize::from(header.seats))
}

/// A name from a file as a terminal may have it: on one line, without control characters.
fn spoken(name: &str) -> String {
    name.chars().filter(|character| !character.is_control()).collect()
}

fn tell_turn<G: Spoken>(
    rules: &G,
    voice: Voice<'_>,
    view: &G::View,
    turn: &Turn<G>,
    out: &mut Output,
) -> Result<(), Failure> {
    out.line("")?;
    out.line(turn.title(voice))?;
    for line in turn.lines(rules, voice, view) {
        out.line(format_args!("  {} ({})", line.text, line.rule))?;
    }
    Ok(())
}

/// Who won, and how each seat ended, the best first.
pub(crate) fn tell_outcome<G: Spoken>(
    rules: &G,
    voice: Voice<'_>,
    outcome: &Outcome<G::Detail>,
    out: &mut Output,
) -> Result<(), Failure> {
    let won = |seat: &Seat| outcome.ranks[seat.index()] == 1;
    let winners: Vec<Seat> = voice.people.seats().filter(won).collect();
    let me = winners.iter().any(|&seat| voice.people.is_me(seat));
    out.line(say!(
        voice,
        "table-won",
        count = winners.len(),
        names = voice.names(winners),
        me = if me { "yes" } else { "no" },
    ))?;
    let mut seats: Vec<Seat> = voice.people.seats().collect();
    seats.sort_by_key(|seat| outcome.ranks[seat.index()]);
    for seat in seats {
        let result = rules.result_words(voice, outcome, seat);
        let (rank, name) = (outcome.ranks[seat.index()], voice.name(seat));
        out.line(say!(voice, "term-place", rank = rank, name = name, result = result))?;
    }
    Ok(())
}

/// The names of a table as a header keeps them.
pub(crate) fn names_member(people: &People) -> Value {
    people.seats().map(|seat| Value::String(people.name(seat))).collect()
}
