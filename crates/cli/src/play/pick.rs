//! A decision that takes several things out of some: a party, card by card.

use bots::Playable;
use words::{Pick, Spoken, say};

use super::prompt::Command;
use super::session::{Answer, Session};
use crate::Failure;

impl<G: Playable + Spoken> Session<'_, G> {
    pub(super) fn pick(&mut self, menu: &G::Menu) -> Result<Answer<G::Move>, Failure> {
        let pick = self.rules.pick(self.voice, menu);
        let mut counts = vec![0; pick.from.len()];
        self.prompt.line(say!(self.voice, "term-pick-how"))?;
        self.list_things(&pick, &counts)?;
        loop {
            let left = pick.count - counts.iter().sum::<u8>();
            if left == 0 {
                let take = say!(self.voice, "term-pick-take", count = pick.count);
                self.prompt.line(format_args!("1. {take}"))?;
                self.prompt.line(format_args!("2. {}", say!(self.voice, "term-pick-clear")))?;
            } else {
                self.prompt.line(say!(self.voice, "term-pick-left", left = left))?;
            }
            let Some(line) = self.prompt.ask()? else { return Ok(Answer::Quit) };
            match Command::read(self.voice.words, &line) {
                Some(Command::Back) => {
                    counts.fill(0);
                    self.list_things(&pick, &counts)?;
                }
                Some(Command::Again) => {
                    self.ask()?;
                    self.list_things(&pick, &counts)?;
                }
                Some(command) => {
                    if let Some(answer) = self.obey(&command)? {
                        return Ok(answer);
                    }
                }
                None if line.starts_with(['{', '"']) => {
                    if let Some(mv) = self.typed(&line)? {
                        return Ok(Answer::Move(mv));
                    }
                }
                None if left == 0 && line == "1" => {
                    return Ok(Answer::Move(self.rules.picked(menu, &counts)));
                }
                None if left == 0 && line == "2" => {
                    counts.fill(0);
                    self.list_things(&pick, &counts)?;
                }
                None => match self.changed(&pick, &counts, &line) {
                    Ok(changed) => {
                        counts = changed;
                        self.tell_chosen(&pick, &counts)?;
                    }
                    Err(why) => self.prompt.line(why)?,
                },
            }
        }
    }

    fn list_things(&mut self, pick: &Pick, counts: &[u8]) -> Result<(), Failure> {
        for (number, ((name, count), chosen)) in (1..).zip(pick.from.iter().zip(counts)) {
            let name = name.as_str();
            let item = say!(self.voice, "term-pick-item", name = name, count = *count, chosen = *chosen);
            self.prompt.line(format_args!("{number}. {item}"))?;
        }
        Ok(())
    }

    fn tell_chosen(&mut self, pick: &Pick, counts: &[u8]) -> Result<(), Failure> {
        let chosen = pick.from.iter().zip(counts);
        let names: Vec<&str> =
            chosen.flat_map(|((name, _), &count)| (0..count).map(move |_| name.as_str())).collect();
        if names.is_empty() {
            return Ok(());
        }
        self.prompt.line(say!(self.voice, "term-pick-chosen", list = self.voice.words.listed(&names)))
    }

    /// What is chosen after a line of numbers, all of them or none; or why not.
    fn changed(&self, pick: &Pick, counts: &[u8], line: &str) -> Result<Vec<u8>, String> {
        let mut counts = counts.to_vec();
        let tokens: Vec<&str> = line.split([' ', ',', ';']).filter(|token| !token.is_empty()).collect();
        let unknown = |text: &str| {
            let help = say!(self.voice, "term-cmd-help");
            say!(self.voice, "term-no-choice", text = text, most = pick.from.len(), help = help)
        };
        if tokens.is_empty() {
            return Err(unknown(line));
        }
        for token in tokens {
            let number: i32 = token.parse().map_err(|_| unknown(token))?;
            let place = usize::try_from(number.unsigned_abs()).unwrap_or(usize::MAX).wrapping_sub(1);
            let (name, most) = pick.from.get(place).ok_or_else(|| unknown(token))?;
            let name = name.as_str();
            match (number > 0, counts[place]) {
                (true, chosen) if chosen == *most => {
                    return Err(say!(self.voice, "term-pick-used-up", name = name));
                }
                (true, _) => counts[place] += 1,
                (false, 0) => return Err(say!(self.voice, "term-pick-not-chosen", name = name)),
                (false, _) => counts[place] -= 1,
            }
        }
        if counts.iter().sum::<u8>() > pick.count {
            return Err(say!(self.voice, "term-pick-too-many", count = pick.count));
        }
        Ok(counts)
    }
}
