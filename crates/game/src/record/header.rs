//! The first line of a record.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::Fault;
use crate::{Game, Viewer, dealer, reading};

/// The version of the record's form.
const FORM: u32 = 1;

/// What a record says before its first event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of the record's form: 1.
    pub tallgrass: u32,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// All options of the game, also those at their default.
    pub options: Map<String, Value>,
    /// What the dealer was seeded with, if known.
    #[serde(default)]
    pub seed: Option<String>,
    /// The algorithm that made chance from the seed, if known.
    #[serde(default)]
    pub dealer: Option<String>,
    /// The state in which the game starts, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    /// Whose record this is, if it holds only what one viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub viewer: Option<Viewer>,
    /// Further members (names, date, event, comment): kept, and otherwise ignored.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// Tells `"viewer":null` from no viewer at all.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    Viewer::deserialize(deserializer).map(Some)
}

impl Header {
    /// The header of a match under `rules`, with no seed.
    pub fn new<G: Game>(rules: &G) -> Self {
        let Value::Object(options) = crate::json(rules.options()) else {
            unreachable!("options are an object")
        };
        Self {
            tallgrass: FORM,
            game: G::NAME.to_owned(),
            rules: G::version_of(rules.options()),
            seats: rules.seats(),
            options,
            seed: None,
            dealer: None,
            setup: None,
            viewer: None,
            more: Map::new(),
        }
    }

    /// This header for a match dealt by `chacha20/1` from `seed`.
    #[must_use]
    pub fn seeded(self, seed: &str) -> Self {
        Self { seed: Some(seed.to_owned()), dealer: Some(dealer::CHACHA20_1.to_owned()), ..self }
    }

    /// Reads a header.
    ///
    /// # Errors
    /// If a member is missing or of the wrong kind, or the form's version is unknown.
    pub fn read(value: &Value) -> Result<Self, Fault> {
        let header: Self = reading::read(value)?;
        if header.tallgrass != FORM {
            return Err(Fault::Header(format!(
                "form {} is unknown; this reads form {FORM}",
                header.tallgrass
            )));
        }
        Ok(header)
    }

    /// The rules that this header asks for. The caller has seen to it that they are the rules of `G`.
    ///
    /// # Errors
    /// If the game is not for so many seats, or the options are not the game's or not those of this version.
    pub fn rules<G: Game>(&self) -> Result<G, Fault> {
        if !G::SEATS.contains(&self.seats) {
            return Err(Fault::Header(format!(
                "{} is for {} to {} seats, not {}",
                G::NAME,
                G::SEATS.start(),
                G::SEATS.end(),
                self.seats
            )));
        }
        if let Some(Viewer::Seat(seat)) = self.viewer
            && seat.0 >= self.seats
        {
            return Err(Fault::Header(format!("viewer {seat} has no seat")));
        }
        let options = Value::Object(self.options.clone());
        let options = reading::read(&options).map_err(|misread| misread.within("options"))?;
        let version = G::version_of(&options);
        if version != self.rules {
            return Err(Fault::Header(format!(
                "these are options of version {version} of the rules of {}, and the header says {}",
                G::NAME,
                self.rules
            )));
        }
        Ok(G::new(self.seats, options)?)
    }

    /// The state in which the match begins.
    ///
    /// # Errors
    /// If `setup` is not a consistent state.
    pub fn start<G: Game>(&self, rules: &G) -> Result<G::State, Fault> {
        let Some(setup) = &self.setup else { return Ok(rules.start()) };
        let shown = reading::read(setup).map_err(|misread| misread.within("setup"))?;
        rules.restore(shown).map_err(|refusal| Fault::Setup(refusal.to_string()))
    }
}
