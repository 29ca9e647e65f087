//! What an entry does to a table: the one place where a table changes.

use game::{Seat, Seats, Turn};

use crate::board::Advance;
use crate::entry::{Entry, What};
use crate::messages::{ChatLine, Player, Seq, UndoRequest};
use crate::table::{Corrupt, Phase, Standing, Table};

impl Table {
    pub(crate) fn take(&mut self, entry: Entry) -> Result<(), Corrupt> {
        let expected = self.seq().next();
        if entry.seq != expected {
            return Err(Corrupt::Gap { found: entry.seq, expected });
        }
        let last = self.journal.last().expect("a journal begins with the opening");
        if entry.at < last.at {
            return Err(Corrupt::impossible(entry.seq, "it happened before the entry before it"));
        }
        if last.left > 0 && entry.left + 1 != last.left {
            return Err(Corrupt::impossible(entry.seq, "a command's entries do not follow each other"));
        }
        if let Some(seat) = seat_named(&entry.what)
            && self.chairs.find(seat).is_none()
        {
            return Err(Corrupt::impossible(entry.seq, "there is no such seat"));
        }
        if let What::Outage { from, to } = entry.what {
            self.clock.forget(from, to);
        }
        let withdrawn = self.happen(&entry)?;
        self.chairs.apply(&entry.what);
        self.lapse(&entry.what);
        self.mark(&entry, withdrawn);
        match &entry.what {
            What::Undo { withdraws, .. } => {
                self.clock.go_back(entry.seq, entry.at, self.waiting(), withdraws);
            }
            _ => self.clock.go_on(entry.seq, entry.at, self.waiting()),
        }
        self.note_command(&entry);
        self.journal.push(entry);
        Ok(())
    }

    /// Takes what is not about seats; says whose events were withdrawn.
    fn happen(&mut self, entry: &Entry) -> Result<Seats, Corrupt> {
        let (seq, at) = (entry.seq, entry.at);
        match &entry.what {
            What::Open(_) => return Err(Corrupt::impossible(seq, "a table opens once")),
            What::Commit { hash, secret } => self.chance = Self::read_secret(seq, hash, secret)?,
            What::Start => self.start(entry),
            What::Move { seat, mv } => self.advance(entry, Some(*seat), |seat| Advance::Move(seat, mv))?,
            What::Chance { chance } => self.advance(entry, None, |_| Advance::Chance(chance))?,
            What::Undo { withdraws, unrated, .. } => {
                self.rated &= !unrated;
                return self.withdraw(seq, withdraws);
            }
            What::Request { seat, keep, unrated } => {
                self.undo = Some(UndoRequest {
                    request: seq,
                    seat: *seat,
                    keep: *keep,
                    unrated: *unrated,
                    agreed: Seats::NONE,
                    waiting: Seats::NONE,
                });
            }
            What::Answer { seat, yes } => {
                if let Some(request) = self.undo.as_mut().filter(|_| *yes) {
                    request.agreed = request.agreed.with(*seat);
                } else {
                    self.undo = None;
                }
            }
            What::Abandon { seat, yes } => {
                self.abandon = if *yes { self.abandon.with(*seat) } else { self.abandon.without(*seat) };
            }
            What::Result { .. } => {
                if self.board.turn() != Turn::Over {
                    return Err(Corrupt::impossible(seq, "a result, but the game is not over"));
                }
                self.phase = Phase::Over { ended: at };
            }
            What::Abandoned => self.phase = Phase::Abandoned { ended: at },
            What::Reveal { .. } => self.chance.revealed = true,
            What::Chat { person, seat, text } => {
                let (person, text) = (person.clone(), text.clone());
                self.talk.say(ChatLine { seq, at, person, seat: *seat, text });
            }
            What::Mute { person, muted } => self.talk.mute(person, *muted),
            What::Hush { line } => self.talk.hush(*line),
            What::Rematch { table } => self.rematch = Some(table.clone()),
            What::Person { was, person } => {
                self.talk.rename(was, person);
                for sitter in self.roster.iter_mut().flatten().filter(|sitter| **sitter == *was) {
                    *sitter = person.id.clone();
                }
            }
            What::Back { seat } | What::Sit { seat, .. } => self.clock.welcome(*seat),
            _ => {}
        }
        Ok(Seats::NONE)
    }

    fn start(&mut self, entry: &Entry) {
        let people = || self.chairs.iter().map(|(_, chair)| chair);
        let everyone = people().all(|chair| {
            chair.player == Player::Person && chair.person.as_ref().is_some_and(|person| person.account)
        });
        let usual = self.opened.header.setup.is_none() && self.opened.prefix.is_empty();
        self.rated = self.opened.rated
            && self.opened.public
            && everyone
            && usual
            && self.is_verifiable()
            && self.opened.lesson.is_none();
        self.roster = people().map(|chair| chair.person.as_ref().map(|person| person.id.clone())).collect();
        self.dealer = Some(self.dealer_with(&self.chairs));
        self.phase = Phase::Playing { started: entry.at };
    }

    fn advance<'a>(
        &mut self,
        entry: &Entry,
        seat: Option<Seat>,
        what: impl FnOnce(Seat) -> Advance<'a>,
    ) -> Result<(), Corrupt> {
        if !self.is_playing() {
            return Err(Corrupt::impossible(entry.seq, "a move, but the game is not on"));
        }
        let noted = self.board.push(what(seat.unwrap_or(Seat(0))));
        let noted = noted.map_err(|fault| Corrupt::impossible(entry.seq, &fault))?;
        self.standing.push(Standing { seq: entry.seq, at: entry.at, by: entry.by.clone(), seat, noted });
        Ok(())
    }

    /// Takes events back: a tail of the standing record, or one event in it.
    fn withdraw(&mut self, seq: Seq, withdraws: &[Seq]) -> Result<Seats, Corrupt> {
        let wrong = || Corrupt::impossible(seq, "it withdraws what does not stand");
        let first = *withdraws.first().ok_or_else(wrong)?;
        let place = self.standing.iter().position(|event| event.seq == first).ok_or_else(wrong)?;
        let tail = self.standing[place..].iter().map(|event| event.seq);
        let whose: Seats = self
            .standing
            .iter()
            .filter(|event| withdraws.contains(&event.seq))
            .filter_map(|event| event.seat)
            .collect();
        if tail.eq(withdraws.iter().copied()) {
            self.board.truncate(place);
            self.standing.truncate(place);
        } else if withdraws.len() == 1 {
            self.board.remove(place).map_err(|fault| Corrupt::impossible(seq, &fault))?;
            self.standing.remove(place);
        } else {
            return Err(wrong());
        }
        Ok(whose)
    }

    /// Drops requests that an entry makes pointless.
    fn lapse(&mut self, what: &What) {
        if matches!(what, What::Move { .. } | What::Undo { .. } | What::Result { .. } | What::Abandoned) {
            self.undo = None;
            self.abandon = Seats::NONE;
        }
        let present = self.chairs.present();
        self.abandon = self.abandon.iter().filter(|&seat| present.contains(seat)).collect();
        if let Some(request) = &mut self.undo {
            request.waiting = present
                .iter()
                .filter(|&seat| seat != request.seat && !request.agreed.contains(seat))
                .collect();
        }
        self.undo = self.undo.filter(|request| present.contains(request.seat));
    }

    /// Notes who is to move, and since when.
    fn mark(&mut self, entry: &Entry, withdrawn: Seats) {
        let before = self.acting;
        let on = self.is_playing();
        self.acting = if on { self.board.turn().acting() } else { Seats::NONE };
        let mover = match &entry.what {
            What::Move { seat, .. }
            | What::Sit { seat, .. }
            | What::Leave { seat, .. }
            | What::Bot { seat, .. }
            | What::Back { seat }
            | What::Clock { seat, .. }
            | What::Resign { seat, .. } => Some(*seat),
            _ => None,
        };
        for seat in self.acting.iter() {
            // Another seat's choice in a muster, or its withdrawal, changes nothing for those who still choose.
            let undone = withdrawn.iter().any(|other| other == seat) || withdrawn.len() > 1;
            if !before.contains(seat) || mover == Some(seat) || undone {
                self.asked[seat.index()] = entry.seq;
            }
        }
    }
}

/// The seat that an entry is about.
fn seat_named(what: &What) -> Option<Seat> {
    match what {
        What::Sit { seat, .. }
        | What::Leave { seat, .. }
        | What::Bot { seat, .. }
        | What::Back { seat }
        | What::Clock { seat, .. }
        | What::Resign { seat, .. }
        | What::Contribute { seat, .. }
        | What::Move { seat, .. }
        | What::Undo { seat, .. }
        | What::Request { seat, .. }
        | What::Answer { seat, .. }
        | What::Abandon { seat, .. }
        | What::Prefer { seat, .. } => Some(*seat),
        What::Chat { seat, .. } => *seat,
        _ => None,
    }
}
