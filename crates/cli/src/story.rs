//! A game told to people: one line a turn.

use game::record::{Event, Happening};
use game::{Game, Outcome, Seat};
use serde::Serialize;
use serde_json::Value;

/// Lines are broken before they get longer than this.
const WIDTH: usize = 100;

/// Gathers the moves of a turn, which is an unbroken run of one seat's decisions, into a line.
pub(crate) struct Story<'a, G: Game> {
    rules: &'a G,
    turns: u32,
    turn: Option<(Seat, Vec<G::Move>)>,
}

impl<'a, G: Game> Story<'a, G> {
    pub(crate) fn new(rules: &'a G) -> Self {
        Self { rules, turns: 0, turn: None }
    }

    /// Takes an event; gives the lines that can be told now.
    pub(crate) fn event(&mut self, event: &Event<G>) -> Vec<String> {
        match &event.what {
            Happening::Chance(chance) => {
                let mut lines = self.turn_over();
                let shown = plain(&game::json(&self.rules.show_chance(chance)));
                lines.extend(wrapped("      chance  ", &[shown]));
                lines
            }
            Happening::Move(seat, mv) => match &mut self.turn {
                Some((mover, moves)) if mover == seat => {
                    moves.push(*mv);
                    Vec::new()
                }
                _ => {
                    let lines = self.turn_over();
                    self.turn = Some((*seat, vec![*mv]));
                    lines
                }
            },
        }
    }

    /// Tells the end of the game: who won, and a table of what decided it.
    pub(crate) fn end(&mut self, outcome: &Outcome<G::Detail>) -> Vec<String> {
        let mut lines = self.turn_over();
        lines.push(String::new());
        lines.push(winners(outcome));
        lines.push(String::new());
        lines.extend(table(outcome));
        lines
    }

    fn turn_over(&mut self) -> Vec<String> {
        let Some((seat, moves)) = self.turn.take() else { return Vec::new() };
        self.turns += 1;
        wrapped(&format!("{:>4}  seat {seat}  ", self.turns), &self.phrases(&moves))
    }

    /// The moves in words; a word that begins several in a row is said once: `drive A1 to A2, B1 to B2; rest`.
    fn phrases(&self, moves: &[G::Move]) -> Vec<String> {
        let mut phrases: Vec<String> = Vec::new();
        let mut said = String::new();
        for mv in moves {
            let notation = self.rules.notation(mv);
            let (word, rest) = notation.split_once(' ').unwrap_or((&notation, ""));
            let repeated = word == said && !rest.is_empty();
            if let Some(last) = phrases.last_mut() {
                last.push(if repeated { ',' } else { ';' });
            }
            phrases.push(if repeated { rest.to_owned() } else { notation.clone() });
            said = word.to_owned();
        }
        phrases
    }
}

/// Phrases after a lead, in as many lines as they need.
fn wrapped(lead: &str, phrases: &[String]) -> Vec<String> {
    let indent = " ".repeat(lead.len());
    let mut lines = Vec::new();
    let mut line = lead.to_owned();
    for phrase in phrases {
        if line.len() > lead.len() && line.trim_end().len() + 1 + phrase.len() > WIDTH {
            lines.push(std::mem::replace(&mut line, indent.clone()).trim_end().to_owned());
        }
        line.push_str(phrase);
        line.push(' ');
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// JSON without its punctuation, for short things: `{"first":2}` is `first 2`.
fn plain(value: &Value) -> String {
    match value {
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| format!("{name} {}", plain(value)))
            .collect::<Vec<_>>()
            .join(", "),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(" "),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn winners<D>(outcome: &Outcome<D>) -> String {
    let best = |&(_, &rank): &(usize, &u8)| rank == 1;
    let seats: Vec<String> =
        outcome.ranks.iter().enumerate().filter(best).map(|(seat, _)| seat.to_string()).collect();
    match &seats[..] {
        [seat] => format!("Seat {seat} wins."),
        [others @ .., last] => format!("Seats {} and {last} share the win.", others.join(", ")),
        [] => "Nobody wins.".to_owned(),
    }
}

/// A column of the closing table: its head, and a cell for each seat.
struct Column {
    head: String,
    cells: Vec<String>,
}

impl Column {
    fn new<T: ToString>(head: &str, cells: impl IntoIterator<Item = T>) -> Self {
        Self { head: head.to_owned(), cells: cells.into_iter().map(|cell| cell.to_string()).collect() }
    }

    fn width(&self) -> usize {
        self.cells.iter().chain([&self.head]).map(String::len).max().unwrap_or(0)
    }
}

/// A row for each seat: place, score, and whatever of the detail is a list by seat.
fn table<D: Serialize>(outcome: &Outcome<D>) -> Vec<String> {
    let seats = outcome.ranks.len();
    let detail = game::json(&outcome.detail);
    let mut columns = vec![
        Column::new("seat", 0..seats),
        Column::new("place", &outcome.ranks),
        Column::new("score", &outcome.scores),
    ];
    for (name, values) in detail.as_object().into_iter().flatten() {
        if let Some(values) = values.as_array().filter(|values| values.len() == seats) {
            columns.push(Column::new(name, values.iter().map(plain)));
        }
    }
    let row = |cell: &dyn Fn(&Column) -> String| -> String {
        columns.iter().map(|column| format!("  {:>width$}", cell(column), width = column.width())).collect()
    };
    let heads = row(&|column| column.head.clone());
    let rows = (0..seats).map(|seat| row(&|column| column.cells[seat].clone()));
    [heads].into_iter().chain(rows).collect()
}
