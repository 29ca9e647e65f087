//! What was refused lately, so that a command that comes twice is answered the same.

use std::collections::VecDeque;

use crate::messages::{CommandId, PersonId, Refusal};

/// How many refusals are remembered.
const KEPT: usize = 64;

/// The last refusals. No part of the journal: a refusal changes nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(VecDeque<(PersonId, CommandId, Refusal)>);

impl Memory {
    pub(crate) fn recall(&self, person: &PersonId, command: &CommandId) -> Option<&Refusal> {
        let same = |(who, what, _): &&(PersonId, CommandId, Refusal)| who == person && what == command;
        self.0.iter().find(same).map(|(_, _, refusal)| refusal)
    }

    pub(crate) fn keep(&mut self, person: &PersonId, command: &CommandId, refusal: &Refusal) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back((person.clone(), command.clone(), refusal.clone()));
    }
}
