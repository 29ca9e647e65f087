//! A game from its first line to its last.

use bots::Playable;
use game::record::Happening;
use game::{Players as _, Rule, Seat, Turn, Viewer};
use words::{People, Spoken, Voice, Words, say};

use super::kept::{Kept, Seating};
use super::prompt::{Command, Prompt};
use crate::Failure;
use crate::bots::{Bot, Company};
use crate::language::width;
use crate::rules;
use crate::telling::tell_outcome;

/// What a person decided.
pub(super) enum Answer<M> {
    Move(M),
    Undo,
    Quit,
}

/// A game that is being played.
pub(super) struct Session<'a, G: Playable + Spoken> {
    pub(super) rules: &'a G,
    pub(super) voice: Voice<'a>,
    pub(super) me: Seat,
    pub(super) kept: Kept<G>,
    pub(super) prompt: Prompt,
    level: &'a str,
    bots: Company<G>,
    /// What happened since something was told.
    untold: Vec<G::Effect>,
    /// The rule of the last refusal.
    refused: Option<Rule>,
}

impl<'a, G: Playable + Spoken> Session<'a, G> {
    pub(super) fn new(
        rules: &'a G,
        words: &'a Words,
        people: &'a People,
        seating: &'a Seating,
        kept: Kept<G>,
        seed: &str,
        bots: &[Bot],
    ) -> Self {
        Self {
            rules,
            voice: Voice { words, people },
            me: seating.seat,
            kept,
            prompt: Prompt::new(),
            level: &seating.level,
            bots: Company::new(seed, bots),
            untold: Vec::new(),
            refused: None,
        }
    }

    /// Plays to the end, or until the person has enough.
    pub(super) fn run(mut self, resumed: bool) -> Result<(), Failure> {
        self.welcome(resumed)?;
        let mut actor = None;
        loop {
            let turn = self.rules.turn(&self.kept.state);
            let next = match turn {
                Turn::Over => break,
                Turn::Chance => None,
                // Where all choose at once, the person does last: then nothing of it is seen before.
                Turn::Seats(acting) => acting.iter().find(|&seat| seat != self.me).or(Some(self.me)),
            };
            if next != actor {
                self.tell()?;
            }
            match next {
                None => {
                    let chance = self.bots.deal(self.rules, &self.kept.state, self.kept.dealt());
                    self.happen(Happening::Chance(chance));
                }
                Some(seat) if seat != self.me => {
                    let mv = self.bots.decide(self.rules, &self.kept.state, seat);
                    self.happen(Happening::Move(seat, mv));
                }
                Some(seat) => {
                    self.tell()?;
                    match self.decide(actor != next)? {
                        Answer::Move(mv) => self.happen(Happening::Move(seat, mv)),
                        Answer::Undo => self.undo()?,
                        Answer::Quit => return self.leave(),
                    }
                    self.kept.keep(self.rules)?;
                }
            }
            actor = next;
        }
        self.tell()?;
        self.end()
    }

    fn welcome(&mut self, resumed: bool) -> Result<(), Failure> {
        let Voice { words, people } = self.voice;
        let game = rules::title(words, G::NAME);
        let name = people.name(self.me);
        let (seats, seat) = (self.rules.seats(), self.me.0);
        self.prompt.line(say!(
            words,
            "term-welcome",
            game = game,
            seats = seats,
            name = name,
            seat = seat
        ))?;
        let others: Vec<Seat> = people.seats().filter(|&seat| seat != self.me).collect();
        let (count, level) = (others.len(), level_name(words, self.level));
        let names = self.voice.names(others);
        self.prompt.line(say!(words, "term-bots", count = count, names = names, level = level))?;
        self.prompt.line(say!(words, "term-kept", file = self.kept.name()))?;
        if resumed {
            self.prompt.line(say!(words, "term-resumed"))?;
        }
        self.prompt.line(say!(words, "term-hint", help = say!(words, "term-cmd-help")))
    }

    /// What the person may know.
    pub(super) fn view(&self) -> G::View {
        self.rules.view(&self.kept.state, Viewer::Seat(self.me))
    }

    fn happen(&mut self, what: Happening<G>) {
        let effects = self.kept.add(self.rules, what);
        let known = effects.iter().filter_map(|effect| self.rules.effect_for(effect, Viewer::Seat(self.me)));
        self.untold.extend(known);
    }

    /// Tells what happened since the last time.
    fn tell(&mut self) -> Result<(), Failure> {
        let effects = std::mem::take(&mut self.untold);
        for line in self.rules.tell(self.voice, &self.view(), &effects) {
            self.prompt.line(line.text)?;
        }
        Ok(())
    }

    /// Says what is asked.
    pub(super) fn ask(&mut self) -> Result<(), Failure> {
        let sentence = self.rules.sentence(self.voice, &self.view(), Some(self.me));
        let said = [sentence.title, sentence.detail];
        self.prompt.line(said.join(" ").trim_end())
    }

    /// Does what a command asks; the answer if that ends the decision.
    pub(super) fn obey(&mut self, command: &Command) -> Result<Option<Answer<G::Move>>, Failure> {
        let words = self.voice.words;
        match command {
            Command::Quit => return Ok(Some(Answer::Quit)),
            Command::Undo => return Ok(Some(Answer::Undo)),
            // These two are the business of whoever lists the choices.
            Command::Again | Command::Back => {}
            Command::Help => {
                let number = G::RULES.last().map_or("", |rule| rule.0);
                let sample = self.sample_move();
                for line in Command::help(words, number, &sample) {
                    self.prompt.line(line)?;
                }
            }
            Command::Look => {
                for line in self.rules.position(self.voice, &self.view()) {
                    self.prompt.line(line)?;
                }
            }
            Command::Why => match self.refused {
                Some(rule) => self.tell_rules(Some(rule.0))?,
                None => self.prompt.line(say!(words, "term-not-refused"))?,
            },
            Command::Rules(number) => self.tell_rules(number.as_deref())?,
            Command::Save => {
                self.kept.keep(self.rules)?;
                self.prompt.line(say!(words, "term-saved", file = self.kept.name()))?;
            }
        }
        Ok(None)
    }

    fn tell_rules(&mut self, number: Option<&str>) -> Result<(), Failure> {
        for line in rules::told(self.voice.words, G::NAME, number, width()) {
            self.prompt.line(line)?;
        }
        Ok(())
    }

    /// A move as a record would write it, for whoever wants to type one.
    fn sample_move(&self) -> String {
        let stream = &mut game::random::Quick::new(0);
        game::json(&self.rules.random_move(&self.kept.state, self.me, stream)).to_string()
    }

    /// The move that somebody typed as records write it; `None`, and why, if it cannot be made.
    pub(super) fn typed(&mut self, line: &str) -> Result<Option<G::Move>, Failure> {
        let words = self.voice.words;
        let read =
            game::strict::parse(line).ok().and_then(|value| Happening::<G>::read_move(self.me, value).ok());
        let Some(Happening::Move(_, mv)) = read else {
            self.prompt.line(say!(words, "term-unknown-move", text = line))?;
            return Ok(None);
        };
        let Err(refusal) = self.rules.check(&self.kept.state, self.me, &mv) else { return Ok(Some(mv)) };
        self.refused = Some(refusal.rule);
        let why = self.rules.refusal_words(self.voice, &self.view(), &refusal.reason);
        let rule = say!(words, "rule-link", rule = refusal.rule.0);
        self.prompt.line(format_args!("{why} ({rule})"))?;
        Ok(None)
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let undone = self.kept.undo(self.me);
        let key = if undone { "term-undone" } else { "no-nothing-to-undo" };
        self.prompt.line(say!(self.voice, key))
    }

    fn leave(mut self) -> Result<(), Failure> {
        self.kept.keep(self.rules)?;
        self.prompt.line(say!(self.voice, "term-bye", file = self.kept.name()))?;
        self.prompt.out.flush()
    }

    fn end(mut self) -> Result<(), Failure> {
        self.kept.keep(self.rules)?;
        self.prompt.line(say!(self.voice, "term-over"))?;
        if let Some(outcome) = self.rules.outcome(&self.kept.state) {
            tell_outcome(self.rules, self.voice, &outcome, &mut self.prompt.out)?;
        }
        self.prompt.line(say!(self.voice, "term-record", file = self.kept.name()))?;
        self.prompt.out.flush()
    }
}

/// What a level is called.
fn level_name(words: &Words, level: &str) -> String {
    let key = match level {
        "random" => "level-random",
        "explore" => "level-explore",
        "greedy" => "level-greedy",
        "gentle" => "level-gentle",
        "steady" => "level-steady",
        "keen" => "level-keen",
        "fierce" => "level-fierce",
        other => return other.to_owned(),
    };
    say!(words, key)
}
