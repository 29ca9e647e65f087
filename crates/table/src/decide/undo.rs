//! Taking back.
//!
//! Free back to the start of one's own turn, as long as nothing was revealed and nobody else has moved; in a
//! muster one's own choice, until the last seat has chosen. Otherwise by consent of the other people, and past
//! chance or a revelation the game no longer counts for the ratings; against bots alone always, unrated.

use game::{Seat, Seats, Turn};

use super::Draft;
use crate::entry::What;
use crate::messages::{By, Person, Refusal, Seq, UndoChoice};
use crate::table::Table;

/// What an undo would take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    keep: usize,
    /// Only the one event at `keep`, not those after it.
    one: bool,
    /// Whether nobody needs to be asked.
    free: bool,
    unrated: bool,
}

impl Table {
    /// What taking back to `keep` events would mean for a seat.
    pub(crate) fn plan_undo(&self, seat: Seat, keep: usize) -> Result<Plan, Refusal> {
        if keep < self.prefix() || keep >= self.standing.len() {
            return Err(Refusal::NothingToUndo);
        }
        let tail = &self.standing[keep..];
        let hidden = |event: &crate::table::Standing| event.seat.is_none() || event.noted.reveals;
        if tail.iter().all(|event| event.seat == Some(seat) && !event.noted.reveals) {
            return Ok(Plan { keep, one: false, free: true, unrated: false });
        }
        if self.in_same_muster(seat, keep) && !tail[0].noted.reveals {
            return Ok(Plan { keep, one: true, free: true, unrated: false });
        }
        if self.chairs.present().without(seat).is_empty() {
            return Ok(Plan { keep, one: false, free: true, unrated: true });
        }
        Ok(Plan { keep, one: false, free: false, unrated: tail.iter().any(hidden) })
    }

    /// Whether the event at `index` is the seat's choice in a muster that still goes on.
    fn in_same_muster(&self, seat: Seat, index: usize) -> bool {
        let (own, later) = self.standing[index..].split_first().expect("the event stands");
        let Turn::Seats(acting) = self.board.turn() else { return false };
        let among = |set: Seats| set.iter().all(|other| other != seat && own.noted.acting.contains(other));
        let movers = later.iter().map(|event| event.seat);
        own.seat == Some(seat)
            && among(acting)
            && movers.clone().all(|mover| mover.is_some())
            && among(movers.flatten().collect())
    }

    /// What a seat may take back now: its last decision, and its turn from the start.
    pub(crate) fn undo_choices(&self, seat: Seat) -> Vec<UndoChoice> {
        if !self.is_playing() || !self.chairs.present().contains(seat) {
            return Vec::new();
        }
        let decided = |by: &By| !matches!(by, By::Forced | By::Record);
        let own = |place: &usize| self.standing[*place].seat == Some(seat);
        let last = (self.prefix()..self.standing.len())
            .rev()
            .find(|place| own(place) && decided(&self.standing[*place].by));
        let Some(last) = last else { return Vec::new() };
        let first = (self.prefix()..=last).rev().take_while(own).last().unwrap_or(last);
        let mut keeps = vec![last];
        if first != last {
            keeps.push(first);
        }
        let choice = |keep: usize| {
            let plan = self.plan_undo(seat, keep).ok()?;
            Some(UndoChoice { keep: keep as u32, free: plan.free, unrated: plan.unrated && self.rated })
        };
        keeps.into_iter().filter_map(choice).collect()
    }
}

impl Draft<'_> {
    pub(super) fn undo(&mut self, person: &Person, made: Seq, keep: u32) -> Result<(), Refusal> {
        self.on()?;
        let seat = self.own_seat(&person.id)?;
        let plan = self.table.plan_undo(seat, keep as usize)?;
        let last = self.table.standing.last().map_or(Seq::default(), |event| event.seq);
        if !plan.one && made < last {
            return Err(Refusal::Stale { made, since: last });
        }
        if let Some(request) = self.table.undo.filter(|_| !plan.free) {
            return Err(Refusal::RequestOpen { request: request.request });
        }
        if plan.free {
            self.take_back(seat, plan);
        } else {
            self.write(What::Request { seat, keep, unrated: plan.unrated });
        }
        Ok(())
    }

    pub(super) fn answer(&mut self, person: &Person, request: Seq, yes: bool) -> Result<(), Refusal> {
        self.on()?;
        let seat = self.own_seat(&person.id)?;
        let open = self.table.undo.filter(|open| open.request == request).ok_or(Refusal::RequestClosed)?;
        if yes && (open.seat == seat || open.agreed.contains(seat)) {
            return Err(Refusal::Already);
        }
        self.write(What::Answer { seat, yes });
        if yes {
            self.settle();
        }
        Ok(())
    }

    /// Does what everyone who is here has agreed to.
    pub(super) fn settle(&mut self) {
        if !self.playing {
            return;
        }
        let answered = self.entries.iter().filter_map(|entry| match entry.what {
            What::Answer { seat, yes: true } => Some(seat),
            _ => None,
        });
        let answered: Seats = answered.collect();
        let present = self.chairs.present();
        if let Some(open) = self.table.undo.filter(|open| present.contains(open.seat)) {
            let agreed = open.agreed.union(answered);
            let all = self.others(open.seat).iter().all(|seat| agreed.contains(seat));
            if let Ok(plan) = self.table.plan_undo(open.seat, open.keep as usize)
                && all
            {
                // What was agreed to is what was asked for, also if a muster would allow less.
                self.take_back(open.seat, Plan { one: false, unrated: open.unrated, ..plan });
                return;
            }
        }
        self.settle_abandon();
    }

    fn take_back(&mut self, seat: Seat, plan: Plan) {
        let standing = &self.table.standing[plan.keep..];
        let withdrawn = if plan.one { &standing[..1] } else { standing };
        let withdraws = withdrawn.iter().map(|event| event.seq).collect();
        self.tip = Some(if plan.one {
            let tip = self.table.board.tip_without(plan.keep);
            tip.expect("a choice of a muster can be made last")
        } else {
            self.table.board.tip_at(plan.keep)
        });
        self.write(What::Undo { seat, withdraws, unrated: plan.unrated });
        self.go_on();
    }
}
