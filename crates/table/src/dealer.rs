//! Where a table's chance comes from: a list, a seed, or a secret with everyone's bytes.
//!
//! *Verifiable* chance (`verifiable/1`): when the table opens, the server makes a secret of 32 bytes and
//! publishes its SHA-256. Then every client sends 32 bytes of its own. At the start the key is derived from
//! all of these; neither the server nor any client alone could steer it. After the end the secret is revealed,
//! and anybody can derive the key again and draw every outcome again: [`crate::verify`].

use game::record::Header;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::hex;
use crate::messages::{ChanceRule, Json, TableId};

/// The name of the verifiable dealer in a header.
pub const VERIFIABLE_1: &str = "verifiable/1";

/// A table's dealer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Dealer {
    /// The outcomes that are laid down, in order; the first is that of chance event `scripted_from`.
    pub(crate) script: Vec<Json>,
    /// The number of the first chance event that this dealer deals.
    pub(crate) scripted_from: u64,
    /// The key of all others.
    pub(crate) key: [u8; 32],
}

impl Dealer {
    /// The dealer of a rule that needs no secret.
    pub(crate) fn open(rule: &ChanceRule, scripted_from: u64) -> Option<Self> {
        let (script, seed) = match rule {
            ChanceRule::Verifiable => return None,
            ChanceRule::Seeded { seed } => (Vec::new(), seed),
            ChanceRule::Scripted { outcomes, seed } => (outcomes.clone(), seed),
        };
        Some(Self { script, scripted_from, key: game::random::key(seed) })
    }

    /// The dealer of a key.
    pub(crate) const fn keyed(key: [u8; 32]) -> Self {
        Self { script: Vec::new(), scripted_from: 0, key }
    }

    /// The outcome that is laid down for chance event `number`.
    pub(crate) fn laid_down(&self, number: u64) -> Option<&Json> {
        let place = number.checked_sub(self.scripted_from)?;
        self.script.get(usize::try_from(place).ok()?)
    }
}

/// The hash that is published of a secret.
#[must_use]
pub fn commitment(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// The key of `verifiable/1`: SHA-256 over its name, the secret, the table, what the header says of the game,
/// and the bytes of each seat; each part with its length before it.
#[must_use]
pub fn verifiable_key(
    secret: &[u8; 32],
    table: &TableId,
    header: &Header,
    contributions: &[Option<[u8; 32]>],
) -> [u8; 32] {
    let mut hash = Sha256::new();
    let mut part = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    part(VERIFIABLE_1.as_bytes());
    part(secret);
    part(table.as_str().as_bytes());
    part(canonical(header).as_bytes());
    for contribution in contributions {
        part(contribution.as_ref().map_or(&[][..], |bytes| &bytes[..]));
    }
    hash.finalize().into()
}

/// What a header says of the game itself, as one text however it was written.
fn canonical(header: &Header) -> String {
    let members = serde_json::json!({
        "game": header.game,
        "options": header.options,
        "rules": header.rules,
        "seats": header.seats,
        "setup": header.setup,
    });
    sorted(members).to_string()
}

fn sorted(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<(String, Value)> =
                members.into_iter().map(|(name, value)| (name, sorted(value))).collect();
            members.sort_by(|one, other| one.0.cmp(&other.0));
            Value::Object(members.into_iter().collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(sorted).collect()),
        other => other,
    }
}

/// 32 bytes from 64 hexadecimal digits.
pub(crate) fn bytes(text: &str) -> Option<[u8; 32]> {
    hex::decode(text)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(options: &str) -> Header {
        let text = format!(r#"{{"tallgrass":1,"game":"x","rules":1,"seats":2,"options":{options}}}"#);
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn verifiable_1_is_what_it_always_was() {
        let table = TableId::new("t1").unwrap();
        let key = verifiable_key(&[7; 32], &table, &header(r#"{"a":1,"b":2}"#), &[Some([1; 32]), None]);
        // Computed by another program from the description above.
        assert_eq!(hex::encode(&key), "8abc701d5e51c71fe9329f5d64fd730566174543365298b0d51140b770cecb9a");
        let again = verifiable_key(&[7; 32], &table, &header(r#"{"b":2,"a":1}"#), &[Some([1; 32]), None]);
        assert_eq!(key, again, "the order of members does not matter");
    }

    #[test]
    fn everything_that_goes_into_the_key_changes_it() {
        let table = TableId::new("t1").unwrap();
        let plain = |secret, table, header: &Header, bytes: &[Option<[u8; 32]>]| {
            verifiable_key(&[secret; 32], table, header, bytes)
        };
        let options = header("{}");
        let keys = [
            plain(7, &table, &options, &[None, None]),
            plain(8, &table, &options, &[None, None]),
            plain(7, &TableId::new("t2").unwrap(), &options, &[None, None]),
            plain(7, &table, &header(r#"{"a":1}"#), &[None, None]),
            plain(7, &table, &options, &[Some([0; 32]), None]),
            plain(7, &table, &options, &[None, Some([0; 32])]),
        ];
        let different: std::collections::HashSet<_> = keys.iter().collect();
        assert_eq!(different.len(), keys.len());
    }
}
