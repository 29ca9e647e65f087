//! The one place that lists the games: a line each in [`for_each_game`], keyed by name and rules version.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `list` | the list: [`for_each_game`] |
//! | `any` | [`AnyGame`], which carries the rules of any of them; [`Visit`], code that runs for whichever it is; [`open`], from a record's header |
//! | `listing` | [`Listing`]: what there is to choose from |
//! | `configure` | [`configure`]: rules from a name, seats and a few options |
//! | `check` | [`check`]: whole files of records |
//!
//! ```
//! let record = r#"{"tallgrass":1,"game":"wind-river","rules":1,"seats":3,"options":{}}
//! {"chance":{"first":2}}
//! "#;
//! let checked = games::check(record.as_bytes())?;
//! assert_eq!((checked.games, checked.events), (1, 1));
//! # Ok::<(), game::record::RecordError>(())
//! ```

mod any;
mod check;
mod configure;
mod list;
mod listing;

pub use any::{AnyGame, Visit, listings, open};
pub use check::{Checked, check};
pub use configure::{Unfit, configure};
pub use listing::{Listing, names, newest};

// The games, for whoever expands the list.
pub use bison;
pub use manitou;
pub use wind_river;
