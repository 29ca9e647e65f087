//! Proving that every outcome of chance in a record is what it had to be.

use std::io::BufRead;

use game::dealer::{CHACHA20_1, Seeded};
use game::record::{Fault, Happening, Header, Reader, RecordError, Step, replay};
use game::{Game, json};
use serde_json::Value;
use thiserror::Error;

use crate::dealer::{VERIFIABLE_1, bytes, commitment, verifiable_key};
use crate::hex;
use crate::messages::TableId;
use games::Visit;

/// What was proved of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The dealer.
    pub dealer: String,
    /// How many outcomes of chance were drawn again and came out the same.
    pub draws: u64,
    /// How many outcomes were there before the table, and are not its dealer's.
    pub given: u64,
}

/// Why a record proves nothing, or the contrary.
#[derive(Debug, Error)]
pub enum Unproven {
    /// It is not a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its dealer cannot be checked.
    #[error("the dealer {0:?} cannot be checked; known: {CHACHA20_1}, {VERIFIABLE_1}")]
    Dealer(Option<String>),
    /// The header does not say what is needed.
    #[error("header: {0}")]
    Header(&'static str),
    /// The secret is not known (yet).
    #[error("the secret is not revealed: it follows the result")]
    NotRevealed,
    /// The secret is not the one that was promised.
    #[error("the revealed secret is not the one whose hash was published")]
    WrongSecret,
    /// An outcome is not what the dealer draws.
    #[error("chance event {number} is {shown}, but the dealer draws {right}")]
    Draw {
        /// Its number, from 0.
        number: u64,
        /// What the record says.
        shown: String,
        /// What it should be.
        right: String,
    },
}

/// Proves every outcome of chance in every game of a file.
///
/// # Errors
/// At the first that cannot be proved.
pub fn verify<R: BufRead>(reader: &mut Reader<R>) -> Result<Vec<Proof>, Unproven> {
    let mut proofs = Vec::new();
    while let Some(header) = reader.next_header()? {
        let rules = games::open(&header).map_err(|fault| fault.at(reader.number()))?;
        proofs.push(rules.visit(Prove { header: &header, reader })?);
    }
    Ok(proofs)
}

struct Prove<'a, R> {
    header: &'a Header,
    reader: &'a mut Reader<R>,
}

impl<R: BufRead> Visit for Prove<'_, R> {
    type Output = Result<Proof, Unproven>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        let prefix = self.header.more.get("prefix").and_then(Value::as_u64).unwrap_or(0);
        let mut events = 0;
        let mut given = 0;
        let mut drawn: Vec<(G::State, G::Chance)> = Vec::new();
        let number = self.reader.number();
        if self.header.viewer.is_some() {
            return Err(Fault::Hidden.at(number).into());
        }
        let replayed = replay(&rules, self.header, self.reader, |step| {
            if let Step::Event { before, event, .. } = step {
                events += 1;
                if let Happening::Chance(chance) = &event.what {
                    given += u64::from(events <= prefix);
                    drawn.push((*before, chance.clone()));
                }
            }
            Ok(())
        })?;
        let dealer = Seeded::from_key(key(self.header, replayed.reveal.as_ref())?);
        for (number, (state, chance)) in (0..).zip(&drawn).skip(given as usize) {
            let right = dealer.deal(&rules, state, number);
            if right != *chance {
                let show = |chance: &G::Chance| json(&rules.show_chance(chance)).to_string();
                return Err(Unproven::Draw { number, shown: show(chance), right: show(&right) });
            }
        }
        let dealer = self.header.dealer.clone().unwrap_or_default();
        Ok(Proof { dealer, draws: drawn.len() as u64 - given, given })
    }
}

/// The key that the header and the revealed secret give.
fn key(header: &Header, reveal: Option<&Value>) -> Result<[u8; 32], Unproven> {
    match header.dealer.as_deref() {
        Some(CHACHA20_1) => {
            let seed = header.seed.as_deref().ok_or(Unproven::Header("the seed is missing"))?;
            return Ok(game::random::key(seed));
        }
        Some(VERIFIABLE_1) => {}
        _ => return Err(Unproven::Dealer(header.dealer.clone())),
    }
    let text = |value: Option<&Value>| value.and_then(Value::as_str).map(str::to_owned);
    // A game that was ended without a result has no line that its reveal could follow.
    let secret = text(reveal.and_then(|reveal| reveal.get("secret"))).or(text(header.more.get("secret")));
    let secret = secret.as_deref().and_then(bytes).ok_or(Unproven::NotRevealed)?;
    let hash = text(header.more.get("commit")).ok_or(Unproven::Header("\"commit\" is missing"))?;
    if hash != hex::encode(&commitment(&secret)) {
        return Err(Unproven::WrongSecret);
    }
    let table = text(header.more.get("table")).and_then(|table| TableId::new(&table).ok());
    let table = table.ok_or(Unproven::Header("\"table\" is missing"))?;
    let contributions = contributions(header).ok_or(Unproven::Header("\"contributions\" are missing"))?;
    Ok(verifiable_key(&secret, &table, header, &contributions))
}

/// What each seat has added.
fn contributions(header: &Header) -> Option<Vec<Option<[u8; 32]>>> {
    let list = header.more.get("contributions")?.as_array()?;
    if list.len() != usize::from(header.seats) {
        return None;
    }
    list.iter()
        .map(|item| match item {
            Value::Null => Some(None),
            Value::String(text) => bytes(text).map(Some),
            _ => None,
        })
        .collect()
}
