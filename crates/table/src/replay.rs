//! A game to look back at: a record that is read to its end, seen with any eyes.

use game::record::{Fault, Header, Reader, RecordError, Stamp, Step, replay};
use game::{Game, Seat, Viewer};
use serde_json::Value;

use crate::board::{self, Advance, Board};
use crate::messages::{Json, Story, StoryLine, StoryPosition};
use games::Visit;

/// The most positions that are told at once.
const MOST_POSITIONS: usize = 50;

/// Whose eyes a game is looked back at with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Eyes {
    /// Everything lies open.
    #[default]
    All,
    /// What this viewer saw.
    Of(Viewer),
}

impl Eyes {
    const fn viewer(self) -> Option<Viewer> {
        match self {
            Self::All => None,
            Self::Of(viewer) => Some(viewer),
        }
    }
}

/// One game of a record, complete, every line of it checked against the rules.
#[derive(Debug)]
pub struct Replay {
    header: Header,
    games: u32,
    stamps: Vec<Stamp>,
    board: Box<dyn Board>,
}

impl Replay {
    /// Reads game number `wanted`, from 0, of a record.
    ///
    /// # Errors
    /// At the first line that is wrong; [`Fault::Empty`] if there are not so many games in it.
    pub fn read(record: &str, wanted: u32) -> Result<Self, RecordError> {
        let mut reader = Reader::new(record.as_bytes());
        let (mut games, mut found) = (0, None);
        while let Some(header) = reader.next_header()? {
            let rules = games::open(&header).map_err(|fault| fault.at(reader.number()))?;
            let read = rules.visit(Read { header: &header, reader: &mut reader, wanted: games == wanted })?;
            if let Some((board, stamps)) = read {
                found = Some((header, board, stamps));
            }
            games += 1;
        }
        let (header, board, stamps) = found.ok_or_else(|| Fault::Empty.at(reader.number()))?;
        Ok(Self { header, games, stamps, board })
    }

    /// The number of seats.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.header.seats
    }

    /// Everything but the positions.
    #[must_use]
    pub fn story(&self, eyes: Eyes) -> Story {
        let header = &self.header;
        let lines = self.board.lines(0, self.board.events(), eyes.viewer());
        Story {
            game: header.game.clone(),
            rules: header.rules,
            seats: header.seats,
            options: header.options.clone(),
            names: (0..header.seats).map(|seat| self.name(seat)).collect(),
            start: header.more.get("start").and_then(Value::as_u64),
            games: self.games,
            lines: lines
                .into_iter()
                .zip(&self.stamps)
                .map(|(seen, stamp)| StoryLine {
                    seat: seen.seat,
                    by: stamp.by.clone(),
                    what: seen.what,
                    effects: seen.effects,
                })
                .collect(),
            standing: self.board.chart(),
            result: self.board.outcome().map(|outcome| Json::of(&outcome)),
        }
    }

    fn name(&self, seat: u8) -> Option<String> {
        let names = self.header.more.get("names")?.as_array()?;
        Some(names.get(usize::from(seat))?.as_str()?.to_owned())
    }

    /// The positions after `from` events, after one more, and so on; at most 50.
    #[must_use]
    pub fn positions(&self, eyes: Eyes, from: usize, count: usize) -> Vec<StoryPosition> {
        let to = from.saturating_add(count.min(MOST_POSITIONS)).min(self.board.events() + 1);
        (from..to).map(|events| self.position(eyes, events)).collect()
    }

    fn position(&self, eyes: Eyes, events: usize) -> StoryPosition {
        let acting = self.board.tip_at(events).turn().acting();
        let seen = self.board.look(events, eyes.viewer().unwrap_or(Viewer::Spectator));
        let view = if eyes == Eyes::All { self.opened(events, &seen.view) } else { seen.view };
        StoryPosition { acting, view, insight: seen.insight }
    }

    /// A spectator's view in which each of `seats` is as that seat sees itself.
    fn opened(&self, events: usize, view: &Json) -> Json {
        let mut open = view.value();
        if let Some(seats) = open.get_mut("seats").and_then(Value::as_array_mut) {
            for (seat, shown) in (0..).map(Seat).zip(seats) {
                let mut own = self.board.look(events, Viewer::Seat(seat)).view.value();
                *shown = own["seats"][seat.index()].take();
            }
        }
        Json::of(&open)
    }
}

/// Reads one game; keeps it if it is wanted.
struct Read<'a, 'r> {
    header: &'a Header,
    reader: &'a mut Reader<&'r [u8]>,
    wanted: bool,
}

impl Visit for Read<'_, '_> {
    type Output = Result<Option<(Box<dyn Board>, Vec<Stamp>)>, RecordError>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        let number = self.reader.number();
        let mut board = board::open(self.header).map_err(|fault| fault.at(number))?;
        let mut stamps = Vec::new();
        replay(&rules, self.header, self.reader, |step| {
            if let (true, Step::Event { event, .. }) = (self.wanted, step) {
                let line = match &event.what {
                    game::record::Happening::Chance(chance) => {
                        board.push(Advance::Chance(&Json::of(&rules.show_chance(chance))))
                    }
                    game::record::Happening::Move(seat, mv) => {
                        board.push(Advance::Move(*seat, &Json::of(mv)))
                    }
                };
                line.map_err(|fault| std::io::Error::other(fault.to_string()))?;
                stamps.push(event.stamp.clone());
            }
            Ok(())
        })?;
        Ok(self.wanted.then_some((board, stamps)))
    }
}
