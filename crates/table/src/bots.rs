//! What bots are asked: views, never states.

use game::{Seat, Viewer};

use crate::messages::{Json, Level, Player, Seq};
use crate::table::Table;

/// A decision that a bot has to make; the answer is [`Task::BotMove`](crate::Task::BotMove).
#[derive(Clone, PartialEq, Debug)]
pub struct BotTurn {
    /// Its seat.
    pub seat: Seat,
    /// How well it should play.
    pub level: Level,
    /// The entry since which it is asked; an answer for an older one is dropped.
    pub seq: Seq,
    /// What it sees.
    pub view: Json,
    /// What it may do.
    pub legal: Json,
}

impl Table {
    /// Whether any bot is to move.
    #[must_use]
    pub fn waits_for_bots(&self) -> bool {
        self.acting
            .iter()
            .any(|seat| matches!(self.chairs.of(seat).player, Player::Bot { .. } | Player::Script))
    }

    /// The seats in which bots are to move, with what they may know.
    #[must_use]
    pub fn bots(&self) -> Vec<BotTurn> {
        let turn = |seat: Seat| {
            let level = match self.chairs.of(seat).player {
                Player::Bot { level } => level,
                // A script that is used up, or does not fit.
                Player::Script => self.opened.stand_in,
                Player::Person | Player::Nobody => return None,
            };
            let seen = self.board.look(self.board.events(), Viewer::Seat(seat));
            Some(BotTurn { seat, level, seq: self.asked[seat.index()], view: seen.view, legal: seen.legal? })
        };
        self.acting.iter().filter_map(turn).collect()
    }
}
