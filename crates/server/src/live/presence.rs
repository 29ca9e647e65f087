//! Who is connected to a table.

use std::collections::BTreeMap;

use table::messages::{PersonId, ServerMessage};

/// Who is connected to a table, and how often.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    people: BTreeMap<PersonId, u32>,
    nameless: u32,
}

impl Presence {
    /// Somebody comes.
    pub(crate) fn come(&mut self, person: Option<&PersonId>) {
        match person {
            Some(person) => *self.people.entry(person.clone()).or_default() += 1,
            None => self.nameless += 1,
        }
    }

    /// Somebody goes.
    pub(crate) fn go(&mut self, person: Option<&PersonId>) {
        match person {
            Some(person) => {
                if let Some(times) = self.people.get_mut(person) {
                    *times -= 1;
                    if *times == 0 {
                        self.people.remove(person);
                    }
                }
            }
            None => self.nameless = self.nameless.saturating_sub(1),
        }
    }

    /// Whether somebody is there.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        self.people.contains_key(person)
    }

    /// What viewers are told.
    pub(crate) fn message(&self) -> ServerMessage {
        ServerMessage::Presence { people: self.people.keys().cloned().collect(), watchers: self.nameless }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_with_two_windows_is_there_until_both_are_closed() {
        let anna = PersonId::new("p1").unwrap();
        let mut presence = Presence::default();
        presence.come(Some(&anna));
        presence.come(Some(&anna));
        presence.come(None);
        presence.go(Some(&anna));
        let there = ServerMessage::Presence { people: vec![anna.clone()], watchers: 1 };
        assert_eq!(presence.message(), there);
        presence.go(Some(&anna));
        presence.go(None);
        assert_eq!(presence, Presence::default());
    }
}
