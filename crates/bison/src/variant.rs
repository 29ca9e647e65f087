//! The basic game and its two extensions (B7).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cost::MOST_HUNTERS;

/// What a `tipi` or `canoe` action can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Build or enlarge on one space (B7.1).
    Basic,
    /// Build and enlarge on several spaces (B7.2).
    #[serde(rename = "extension-1")]
    Extension1,
    /// The same, and make smaller or remove (B7.3).
    #[serde(rename = "extension-2")]
    Extension2,
}

impl Variant {
    /// The three variants.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Extension1, Self::Extension2];

    /// Whether an action can change several spaces, and so is ended with `done` (B7.2).
    #[must_use]
    pub const fn many_spaces(self) -> bool {
        !matches!(self, Self::Basic)
    }

    /// Whether a tipi or canoe can be made smaller (B7.3).
    #[must_use]
    pub const fn shrinks(self) -> bool {
        matches!(self, Self::Extension2)
    }

    /// The most hunters that one action of building can use.
    pub(crate) const fn most_builders(self) -> u8 {
        if self.many_spaces() { MOST_HUNTERS } else { 4 }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Basic => "basic",
            Self::Extension1 => "extension-1",
            Self::Extension2 => "extension-2",
        })
    }
}
