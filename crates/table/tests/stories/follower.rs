//! A client: a snapshot, and updates after it.

use table::Table;
use table::messages::{Event, PersonId, Snapshot, Update};

/// Somebody who looks at a table, told only what he is sent.
pub(crate) struct Follower {
    person: Option<PersonId>,
    known: Snapshot,
}

impl Follower {
    pub(crate) fn new(table: &Table, person: Option<PersonId>) -> Self {
        Self { known: table.snapshot(person.as_ref()), person }
    }

    /// Takes the updates since he last looked, and must then know exactly what a newcomer is shown.
    pub(crate) fn catch_up(&mut self, table: &Table) {
        let updates = table.updates(self.known.seq, self.person.as_ref());
        self.hear_it_retold(table, &updates);
        for update in updates {
            // What is sent is what is written; reading all of it back would take most of the tests' time.
            if update.seq.0.is_multiple_of(8) {
                let text = serde_json::to_string(&update).unwrap();
                let read: Update = serde_json::from_str(&text).unwrap();
                assert_eq!(read, update, "messages can be read back");
            }
            self.take(update);
        }
        let fresh = table.snapshot(self.person.as_ref());
        assert_eq!(self.known, fresh, "the updates say what the snapshot says");
    }

    /// What is made from the text for watchers is what would have been made for him alone, to the letter.
    fn hear_it_retold(&self, table: &Table, updates: &[Update]) {
        let watched = table.updates(self.known.seq, None);
        let anew = watched.iter().any(|update| matches!(update.event, Event::Afresh { .. }));
        if anew || !table.is_told_alike(self.known.seq, self.person.as_ref()) {
            return;
        }
        assert_eq!(watched.len(), updates.len());
        for (watched, own) in watched.iter().zip(updates) {
            let text = serde_json::to_string(watched).unwrap();
            let retold =
                table.retell(&text, self.person.as_ref()).expect("our games end their views as it says");
            assert_eq!(retold, serde_json::to_string(own).unwrap());
        }
    }

    fn take(&mut self, update: Update) {
        if let Event::Afresh { snapshot, .. } = update.event {
            assert_eq!(snapshot.seq, update.seq);
            assert!(update.seq > self.known.seq);
            self.known = *snapshot;
            return;
        }
        assert_eq!(update.seq, self.known.seq.next(), "a stream without gaps");
        self.known.seq = update.seq;
        match update.event {
            Event::Chat { line } => {
                self.known.chat.push(line);
                if self.known.chat.len() > 100 {
                    self.known.chat.remove(0);
                }
            }
            Event::Hush { line } => self.known.chat.retain(|kept| kept.seq != line),
            Event::Mute { person, muted } if self.person.as_ref() == Some(&person) => {
                self.known.you.muted = muted;
            }
            Event::Person { was, person } => {
                for line in self.known.chat.iter_mut().filter(|line| line.person.id == was) {
                    line.person = person.clone();
                }
            }
            _ => {}
        }
        macro_rules! renew {
            ($($part:ident),+) => { $(if update.parts.$part.is_some() {
                self.known.parts.$part = update.parts.$part;
            })+ };
        }
        renew!(stage, rated, host, seats, position, clocks, requests);
    }
}
