//! Configured rules of any game, and code that runs for whichever it is.

use game::Game;
use game::record::{Fault, Header};

use crate::{Listing, for_each_game};

/// Code for every game, to be run for one that is known only at run time.
///
/// ```
/// use game::Game;
///
/// struct Length;
/// impl games::Visit for Length {
///     type Output = u32;
///     fn visit<G: Game>(self, rules: G) -> u32 {
///         rules.playout(&mut rules.start(), &mut game::random::Quick::new(1))
///     }
/// }
///
/// let rules = games::configure("wind-river", 4, serde_json::Map::new())?;
/// assert!(rules.visit(Length) > 8);
/// # Ok::<(), games::Unfit>(())
/// ```
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Runs for the game `G` under these rules.
    fn visit<G: Game>(self, rules: G) -> Self::Output;
}

macro_rules! carry {
    ($($variant:ident($rules:ty),)+) => {
        /// The configured rules of one of the games.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant, reason = "there are few of them, and they are not moved about")]
        pub enum AnyGame {
            $(
                #[doc = concat!("`", stringify!($variant), "`, configured.")]
                $variant($rules),
            )+
        }

        $(
            impl From<$rules> for AnyGame {
                fn from(rules: $rules) -> Self {
                    Self::$variant(rules)
                }
            }
        )+

        impl AnyGame {
            /// Runs `visitor` for the game that this is.
            pub fn visit<V: Visit>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$variant(rules) => visitor.visit(rules),)+
                }
            }

            /// The header of a match under these rules, with no seed.
            #[must_use]
            pub fn header(&self) -> Header {
                match self {
                    $(Self::$variant(rules) => Header::new(rules),)+
                }
            }
        }

        /// Every game in every version of its rules, in the order of the list.
        #[must_use]
        pub fn listings() -> Vec<Listing> {
            vec![$(Listing::of::<$rules>()),+]
        }

        /// The rules that a record's header asks for.
        ///
        /// # Errors
        /// If there is no such game, version, number of seats or option.
        pub fn open(header: &Header) -> Result<AnyGame, Fault> {
            match (header.game.as_str(), header.rules) {
                $((<$rules as Game>::NAME, <$rules as Game>::OLDEST_VERSION..=<$rules as Game>::VERSION) => {
                    header.rules::<$rules>().map(AnyGame::from)
                })+
                _ => Err(Fault::Header(unknown(header))),
            }
        }
    };
}
for_each_game!(carry);

/// Says what there is instead of what the header asks for.
fn unknown(header: &Header) -> String {
    let (game, version) = (&header.game, header.rules);
    let of_the_game: Vec<String> = listings()
        .iter()
        .filter(|listing| listing.name == game)
        .flat_map(|listing| listing.oldest..=listing.version)
        .map(|version| version.to_string())
        .collect();
    if of_the_game.is_empty() {
        return format!("there is no game \"{game}\"; known: {}", crate::names().join(", "));
    }
    format!("there is no version {version} of the rules of {game}; known: {}", of_the_game.join(", "))
}
