//! The list itself: one line a game.

/// Calls the macro `$each` with the list of the games: for each the variant that carries it, and its rules.
///
/// Whoever needs a type of its own for every game (an enum of tables, of bots) makes it from this list, so that
/// a new game is one line here and nothing elsewhere. Rules are keyed by name and version; one type plays all
/// versions of its game ([`Game::version_of`](game::Game::version_of)), unless a new one has so little in common with
/// the old that it is another type: then it is another line, with the same name, below the old one.
///
/// ```
/// macro_rules! name_them {
///     ($($variant:ident($rules:ty),)+) => { [$(<$rules as game::Game>::NAME),+] };
/// }
/// let names = games::for_each_game!(name_them);
/// assert_eq!(names[0], "wind-river");
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($each:ident) => {
        $each! {
            WindRiver($crate::wind_river::WindRiver),
            Manitou($crate::manitou::Manitou),
            Bison($crate::bison::Bison),
        }
    };
}
