//! What was refused lately, so that a command that comes twice is answered the same.

use std::collections::VecDeque;

use crate::entry::Commanded;
use crate::messages::Refusal;

/// How many refusals are remembered.
const KEPT: usize = 64;

/// The last refusals. No part of the journal: a refusal changes nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(VecDeque<(Commanded, Refusal)>);

impl Memory {
    pub(crate) fn recall(&self, command: &Commanded) -> Option<&Refusal> {
        self.0.iter().find(|(kept, _)| kept == command).map(|(_, refusal)| refusal)
    }

    pub(crate) fn keep(&mut self, command: Commanded, refusal: &Refusal) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back((command, refusal.clone()));
    }
}
