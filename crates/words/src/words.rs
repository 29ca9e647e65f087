//! The messages of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;

macro_rules! catalogues {
    ($($name:literal),+ $(,)?) => {
        [$(($name, [
            include_str!(concat!("../../../locales/en/", $name, ".ftl")),
            include_str!(concat!("../../../locales/fr/", $name, ".ftl")),
            include_str!(concat!("../../../locales/de/", $name, ".ftl")),
            include_str!(concat!("../../../locales/it/", $name, ".ftl")),
        ])),+]
    };
}

/// The catalogues that are spoken from here, each in the order of [`Language::ALL`]; others are the browser's alone.
const CATALOGUES: &[(&str, [&str; 4])] = &catalogues!(
    "app",
    "table",
    "wind-river",
    "wind-river-rules",
    "manitou",
    "manitou-rules",
    "bison",
    "bison-rules",
    "reconstructed",
    "terminal",
);

/// Something that has messages of a language.
pub trait Messages {
    /// The messages.
    fn words(&self) -> &Words;
}

impl Messages for Words {
    fn words(&self) -> &Words {
        self
    }
}

impl<M: Messages + ?Sized> Messages for &M {
    fn words(&self) -> &Words {
        (**self).words()
    }
}

/// Everything that is said in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let tag: LanguageIdentifier = language.tag().parse().expect("our tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // No direction marks around values: all four languages run left to right.
        bundle.set_use_isolating(false);
        for (_, texts) in CATALOGUES {
            let text = texts[language as usize].to_owned();
            // What cannot be read is left out; that nothing is, the tests see to.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The names of the catalogues that are spoken from here.
    pub fn catalogues() -> impl Iterator<Item = &'static str> {
        CATALOGUES.iter().map(|(name, _)| *name)
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A message with its values; the macro [`say!`](crate::say) makes them. The key itself if there is none.
    #[must_use]
    pub fn message(&self, key: &str, values: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "there is no message {key}");
            return key.to_owned();
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(values), &mut faults).into_owned();
        debug_assert!(faults.is_empty(), "{key} in {}: {faults:?}", self.language);
        text
    }

    /// A list in words: "A, B and C".
    #[must_use]
    pub fn listed<S: AsRef<str>>(&self, parts: &[S]) -> String {
        joined(parts, self.language.and())
    }

    /// A choice in words: "A, B or C".
    #[must_use]
    pub fn either<S: AsRef<str>>(&self, parts: &[S]) -> String {
        joined(parts, self.language.or())
    }
}

/// All four languages put no comma before the last word, and blanks around it.
fn joined<S: AsRef<str>>(parts: &[S], last_word: &str) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match &parts[..] {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [others @ .., last] => format!("{} {last_word} {last}", others.join(", ")),
    }
}

/// A message in words: `say!(words, "wr-log-camped", name = name, hex = "C4")`.
///
/// The first argument is whatever has [`Messages`].
#[macro_export]
macro_rules! say {
    ($from:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "not all messages have values")]
        let mut values = $crate::FluentArgs::new();
        $(values.set(stringify!($name), $value);)*
        $crate::Messages::words(&$from).message($key, &values)
    }};
}
