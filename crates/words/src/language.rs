//! The four languages.

use std::fmt;
use std::str::FromStr;

/// A language that the catalogues speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Italian.
    It,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::En, Self::Fr, Self::De, Self::It];

    /// Its tag, such as `fr`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::De => "de",
            Self::It => "it",
        }
    }

    /// The language of a locale as systems write it: `de_CH.UTF-8`, `fr`, `it-IT`. `None` if it is none of ours.
    ///
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::of_locale("de_CH.UTF-8"), Some(Language::De));
    /// assert_eq!(Language::of_locale("C.UTF-8"), None);
    /// ```
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let primary = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.tag() == primary)
    }

    /// The word before the last of several: "and".
    pub(crate) const fn and(self) -> &'static str {
        match self {
            Self::En => "and",
            Self::Fr => "et",
            Self::De => "und",
            Self::It => "e",
        }
    }

    /// The word before the last choice of several: "or".
    pub(crate) const fn or(self) -> &'static str {
        match self {
            Self::En => "or",
            Self::Fr => "ou",
            Self::De => "oder",
            Self::It => "o",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::of_locale(text).ok_or_else(|| "the languages are en, fr, de and it".to_owned())
    }
}
