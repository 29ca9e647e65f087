//! Moves of people and of bots.

use game::Seat;

use super::Draft;
use crate::entry::What;
use crate::messages::{By, Json, Person, Player, Refusal, Seq, Stop};

/// The longest list of moves.
const MAX_MOVES: usize = 64;

impl Draft<'_> {
    pub(super) fn play(&mut self, person: &Person, made: Seq, moves: &[Json]) -> Result<(), Refusal> {
        self.on()?;
        let seat = self.own_seat(&person.id)?;
        if moves.is_empty() || moves.len() > MAX_MOVES {
            return Err(Refusal::MoveCount { most: MAX_MOVES as u32 });
        }
        self.to_move(seat, made)?;
        if self.table.clock.up(self.at).contains(seat) {
            return Err(Refusal::TimeIsUp);
        }
        if moves.len() > 1 {
            self.not_too_far(seat, moves)?;
        }
        for (index, mv) in (0..).zip(moves) {
            self.follow_lesson(seat, mv)?;
            let mv = self.tip().play(seat, index, mv)?;
            self.write(What::Move { seat, mv });
        }
        self.go_on();
        Ok(())
    }

    /// A bot's move, made for entry `made`.
    pub(super) fn bot_move(&mut self, seat: Seat, made: Seq, mv: &Json) -> Result<(), Refusal> {
        self.on()?;
        let chair = self.chairs.find(seat).ok_or(Refusal::NoSuchSeat { seat })?;
        let level = match chair.player {
            Player::Bot { level } => level,
            Player::Script => self.table.opened.stand_in,
            Player::Person | Player::Nobody => return Err(Refusal::SeatTaken { seat }),
        };
        self.to_move(seat, made)?;
        let mv = self.tip().play(seat, 0, mv)?;
        self.write_by(By::Bot(level), What::Move { seat, mv });
        self.go_on();
        Ok(())
    }

    /// Whether the seat is to move, and what it decides was asked before `made`.
    fn to_move(&self, seat: Seat, made: Seq) -> Result<(), Refusal> {
        let acting = self.table.acting;
        if !acting.contains(seat) {
            return Err(Refusal::NotYourTurn { acting });
        }
        let since = self.table.asked[seat.index()];
        if made < since {
            return Err(Refusal::Stale { made, since });
        }
        Ok(())
    }

    /// Refuses a list that goes on behind chance or a revelation: whether its tail is legal would tell what
    /// came out. Decided from what the seat may know alone.
    fn not_too_far(&self, seat: Seat, moves: &[Json]) -> Result<(), Refusal> {
        let seen = self.table.board.foresee(seat, moves)?;
        let reached = match seen.stop {
            Some(Stop::Revelation) => seen.moves + 1,
            Some(Stop::Chance | Stop::Over) | None => seen.moves,
        };
        if (reached as usize) < moves.len() {
            return Err(Refusal::TooFarAhead { index: reached });
        }
        Ok(())
    }

    fn follow_lesson(&mut self, seat: Seat, mv: &Json) -> Result<(), Refusal> {
        let Some(asked) = self.lesson_move(seat) else { return Ok(()) };
        let step = self.step(seat) as u32;
        if asked.text() == "null" || self.tip().same(&asked, mv) {
            return Ok(());
        }
        Err(Refusal::OffLesson { step })
    }
}
