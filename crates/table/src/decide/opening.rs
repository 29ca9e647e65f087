//! The first entries of a table.

use game::Game;
use game::record::{Fault, Header, Reader, RecordError, Step, replay};

use super::{Draft, Entropy};
use crate::entry::{Commanded, Entry, Opened, What};
use crate::hex;
use crate::messages::{
    Beginning, By, ChanceRule, ClockRule, CommandId, Json, Millis, Opening, Person, Place, Refusal, Seq,
    TableId,
};
use crate::table::Table;
use crate::{board, dealer};
use games::Visit;

impl Table {
    /// The first entries of a new table, to be written and then [replayed](Table::replay).
    ///
    /// `entropy` becomes the server's secret, if chance is verifiable.
    ///
    /// # Errors
    /// If there is no such game, option or beginning, or the seats do not add up.
    pub fn open(
        table: TableId,
        host: &Person,
        command: &CommandId,
        opening: &Opening,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        let verifiable = opening.chance == ChanceRule::Verifiable;
        let opened = opened(table, host, opening)?;
        let mut entries = vec![entry(1, now, host, What::Open(Box::new(opened)))];
        if verifiable {
            let hash = hex::encode(&dealer::commitment(entropy));
            let commit = What::Commit { hash, secret: hex::encode(entropy) };
            entries.push(Entry { by: By::Table, ..entry(2, now, host, commit) });
        }
        let begun = Self::replay(entries.clone()).map_err(|corrupt| wrong(&corrupt))?;
        let mut draft = Draft::of_person(&begun, host, now);
        draft.start_if_ready();
        entries.append(&mut draft.finish(None));
        let count = entries.len() as u32;
        for (left, entry) in (0..count).rev().zip(&mut entries) {
            entry.left = left;
        }
        entries[0].command = Some(Commanded { person: host.id.clone(), id: command.clone() });
        Ok(entries)
    }
}

fn entry(seq: u64, at: Millis, host: &Person, what: What) -> Entry {
    Entry { seq: Seq(seq), at, by: By::Person(host.id.clone()), command: None, left: 0, what }
}

fn wrong(text: &impl ToString) -> Refusal {
    Refusal::Opening { text: text.to_string() }
}

fn opened(table: TableId, host: &Person, opening: &Opening) -> Result<Opened, Refusal> {
    let rules = games::configure(&opening.game, opening.seats, opening.options.clone());
    let mut header = rules.map_err(|unfit| wrong(&unfit))?.header();
    let mut prefix = Vec::new();
    match &opening.beginning {
        None => {}
        Some(Beginning::Setup { state }) => header.setup = Some(state.value()),
        Some(Beginning::Record { text, events }) => {
            let (begun, lines) = beginning(text, *events).map_err(|fault| wrong(&fault))?;
            let same = (&begun.game, begun.seats) == (&header.game, header.seats);
            if !same {
                return Err(wrong(&"the record is of another game or number of seats"));
            }
            header = begun;
            prefix = lines;
        }
    }
    let board = board::open(&header).map_err(|fault| wrong(&fault))?;
    if prefix.is_empty() && board.turn() == game::Turn::Over {
        return Err(wrong(&"the game is over there"));
    }
    let count = usize::from(opening.seats);
    let places = if opening.places.is_empty() { vec![Place::Open; count] } else { opening.places.clone() };
    if places.len() != count {
        return Err(wrong(&"there is not one place for each seat"));
    }
    if places.iter().filter(|place| **place == Place::Host).count() > 1 {
        return Err(wrong(&"nobody sits in two seats"));
    }
    if opening.lesson.as_ref().is_some_and(|lesson| lesson.seat.index() >= count) {
        return Err(wrong(&"the lesson is for a seat that there is not"));
    }
    if runs_out_at_once(opening.clock) {
        return Err(wrong(&"a clock needs some time to begin with"));
    }
    Ok(Opened {
        table,
        header,
        host: host.clone(),
        clock: opening.clock,
        public: opening.public,
        rated: opening.rated,
        stand_in: opening.stand_in,
        chance: opening.chance.clone(),
        places,
        prefix,
        lesson: opening.lesson.clone(),
    })
}

const fn runs_out_at_once(clock: ClockRule) -> bool {
    match clock {
        ClockRule::None => false,
        ClockRule::Turn { seconds } | ClockRule::Fischer { seconds, .. } => seconds == 0,
        ClockRule::Days { days } => days == 0,
    }
}

/// The header and the first events of a record, which must leave something to play.
fn beginning(text: &str, events: u32) -> Result<(Header, Vec<Json>), RecordError> {
    let mut reader = Reader::new(text.as_bytes());
    let header = reader.next_header()?.ok_or(Fault::Empty.at(1))?;
    // A table has rules, seats and a dealer of its own; only what the game is stays.
    let game = Header { seed: None, dealer: None, viewer: None, more: serde_json::Map::new(), ..header };
    let rules = games::open(&game).map_err(|fault| fault.at(reader.number()))?;
    let lines = rules.visit(Lines { header: &game, reader, events: events as usize })?;
    Ok((game, lines))
}

struct Lines<'a> {
    header: &'a Header,
    reader: Reader<&'a [u8]>,
    events: usize,
}

impl Visit for Lines<'_> {
    type Output = Result<Vec<Json>, RecordError>;

    fn visit<G: Game>(mut self, rules: G) -> Self::Output {
        let mut lines = Vec::new();
        let mut playable = false;
        replay(&rules, self.header, &mut self.reader, |step| {
            if lines.len() < self.events
                && let Step::Event { event, after, .. } = step
            {
                lines.push(Json::of(&game::record::Event::from(event.what.clone()).line(&rules)));
                playable = rules.outcome(after).is_none();
            }
            Ok(())
        })?;
        let end = self.reader.number();
        if lines.len() < self.events {
            return Err(
                Fault::Shape(format!("the record has only {}", game::counted(lines.len(), "event"))).at(end)
            );
        }
        if !playable && self.events > 0 {
            return Err(Fault::Shape("the game is over there".to_owned()).at(end));
        }
        Ok(lines)
    }
}
