//! A decision, choice by choice: what to do, with which piece, where to.

use bots::Playable;
use game::Legal;
use words::{Spoken, say};

use super::prompt::Command;
use super::session::{Answer, Session};
use crate::Failure;

/// Moves that share all choices so far.
struct Branch<M> {
    label: String,
    moves: Vec<M>,
}

/// What a person did with a list of choices.
enum Reply<M> {
    Chosen(usize),
    Back,
    Decided(Answer<M>),
}

impl<G: Playable + Spoken> Session<'_, G> {
    /// Asks the person for a move; `begins` if it was somebody else's turn before.
    pub(super) fn decide(&mut self, begins: bool) -> Result<Answer<G::Move>, Failure> {
        if begins {
            for line in self.rules.glance(self.voice, &self.view()) {
                self.prompt.line(line)?;
            }
            self.prompt.line(say!(self.voice, "your-turn"))?;
        }
        self.ask()?;
        match self.rules.legal(&self.kept.state, self.me) {
            Legal::Moves(moves) => self.choose(&moves),
            Legal::Menu(menu) => self.pick(&menu),
        }
    }

    fn choose(&mut self, all: &[G::Move]) -> Result<Answer<G::Move>, Failure> {
        let mut moves = all.to_vec();
        // Each choice that was made: the moves before it, and its words.
        let mut made: Vec<(Vec<G::Move>, usize, String)> = Vec::new();
        let mut depth = 0;
        loop {
            let mut branches = self.branches(&moves, depth);
            match &mut branches[..] {
                [] => match moves.first() {
                    Some(mv) => return Ok(Answer::Move(*mv)),
                    None => unreachable!("whoever is to move has a move"),
                },
                // The only move of all is asked for all the same; a step with one way only is not.
                [only] if all.len() > 1 || depth > 0 => {
                    if depth > 0 {
                        self.prompt.line(say!(self.voice, "term-only", choice = only.label.as_str()))?;
                    }
                    depth += 1;
                    continue;
                }
                _ => {}
            }
            self.list(&branches, &made)?;
            match self.reply(all, &branches, &made)? {
                Reply::Chosen(place) => {
                    let Branch { label, moves: chosen } = branches.swap_remove(place);
                    made.push((std::mem::replace(&mut moves, chosen), depth, label));
                    depth += 1;
                }
                Reply::Back => {
                    if let Some((before, at, _)) = made.pop() {
                        (moves, depth) = (before, at);
                    }
                }
                Reply::Decided(answer) => return Ok(answer),
            }
        }
    }

    /// The choices at a depth, in the order of the moves; none where the move is made.
    fn branches(&self, moves: &[G::Move], depth: usize) -> Vec<Branch<G::Move>> {
        let view = self.view();
        let mut branches: Vec<Branch<G::Move>> = Vec::new();
        for mv in moves {
            let Some(label) = self.rules.choice(self.voice, &view, mv, depth) else { continue };
            match branches.iter_mut().find(|branch| branch.label == label) {
                Some(branch) => branch.moves.push(*mv),
                None => branches.push(Branch { label, moves: vec![*mv] }),
            }
        }
        branches
    }

    fn list(
        &mut self,
        branches: &[Branch<G::Move>],
        made: &[(Vec<G::Move>, usize, String)],
    ) -> Result<(), Failure> {
        if !made.is_empty() {
            let choices: Vec<&str> = made.iter().map(|(_, _, label)| label.trim_end_matches('.')).collect();
            self.prompt.line(say!(self.voice, "term-so-far", choices = choices.join("; ")))?;
        }
        for (number, branch) in (1..).zip(branches) {
            self.prompt.line(format_args!("{number}. {}", branch.label))?;
        }
        if !made.is_empty() {
            self.prompt.line(format_args!("0. {}", say!(self.voice, "term-back")))?;
        }
        Ok(())
    }

    /// Reads lines until one of them is an answer.
    fn reply(
        &mut self,
        all: &[G::Move],
        branches: &[Branch<G::Move>],
        made: &[(Vec<G::Move>, usize, String)],
    ) -> Result<Reply<G::Move>, Failure> {
        loop {
            let Some(line) = self.prompt.ask()? else { return Ok(Reply::Decided(Answer::Quit)) };
            match Command::read(self.voice.words, &line) {
                Some(Command::Back) => return Ok(Reply::Back),
                Some(Command::Again) => {
                    self.ask()?;
                    self.list(branches, made)?;
                }
                Some(command) => {
                    if let Some(answer) = self.obey(&command)? {
                        return Ok(Reply::Decided(answer));
                    }
                }
                None => {
                    if let Some(reply) = self.understand(&line, all, branches)? {
                        return Ok(reply);
                    }
                }
            }
        }
    }

    /// A line that is no command: a number, a move as records or people write it, or how a choice begins.
    fn understand(
        &mut self,
        line: &str,
        all: &[G::Move],
        branches: &[Branch<G::Move>],
    ) -> Result<Option<Reply<G::Move>>, Failure> {
        if let Ok(number) = line.parse::<usize>() {
            match number {
                0 => return Ok(Some(Reply::Back)),
                _ if number <= branches.len() => return Ok(Some(Reply::Chosen(number - 1))),
                _ => {}
            }
        }
        if line.starts_with(['{', '"']) {
            let mv = self.typed(line)?;
            return Ok(mv.map(|mv| Reply::Decided(Answer::Move(mv))));
        }
        let typed = line.to_lowercase();
        if let Some(mv) = all.iter().find(|mv| self.rules.notation(mv).to_lowercase() == typed) {
            return Ok(Some(Reply::Decided(Answer::Move(*mv))));
        }
        let begins = |branch: &Branch<G::Move>| branch.label.to_lowercase().starts_with(&typed);
        let mut like = (0..branches.len()).filter(|&place| begins(&branches[place]));
        if let (false, Some(place), None) = (typed.is_empty(), like.next(), like.next()) {
            return Ok(Some(Reply::Chosen(place)));
        }
        let help = say!(self.voice, "term-cmd-help");
        self.prompt.line(say!(
            self.voice,
            "term-no-choice",
            text = line,
            most = branches.len(),
            help = help,
        ))?;
        Ok(None)
    }
}
