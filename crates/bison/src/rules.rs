//! The numbers of the rules of Bison.

use game::Rule;

macro_rules! rules {
    ($($name:ident $number:literal $what:literal;)*) => {
        $(#[doc = $what] pub const $name: Rule = Rule($number);)*

        /// Every rule number of the game's page, in order.
        pub const ALL: &[Rule] = &[$($name),*];
    };
}

rules! {
    B1_1 "B1.1" "Cells and their sides.";
    B1_2 "B1.2" "A tile fits in three ways.";
    B1_3 "B1.3" "A tile's three spaces.";
    B1_4 "B1.4" "A tile's three animals.";
    B1_5 "B1.5" "Corners that cells share.";
    B1_6 "B1.6" "Neighbouring spaces.";
    B1_7 "B1.7" "Regions.";
    B1_8 "B1.8" "The tile set and the starting tiles.";
    B1_9 "B1.9" "The reach from the totem.";
    B2_1 "B2.1" "The pieces of a seat: supply and market.";
    B2_2 "B2.2" "Stocks of animals.";
    B2_3 "B2.3" "A space holds pieces of one seat.";
    B3_1 "B3.1" "Seasons, the first seat, the pile.";
    B3_2 "B3.2" "Everyone draws a tile.";
    B3_3 "B3.3" "Four turns each.";
    B4_1 "B4.1" "The market.";
    B4_2 "B4.2" "The exchange.";
    B4_3 "B4.3" "The six actions, each once a season; the tile must be placed.";
    B4_4 "B4.4" "What an action costs.";
    B4_5 "B4.5" "Placing a tile.";
    B4_6 "B4.6" "Tipis.";
    B4_7 "B4.7" "Canoes.";
    B4_8 "B4.8" "Gathering.";
    B4_9 "B4.9" "Stepping.";
    B4_10 "B4.10" "Trekking.";
    B4_11 "B4.11" "Skipping an action.";
    B4_12 "B4.12" "One hunter at a time, then done.";
    B5_1 "B5.1" "The order of scoring.";
    B5_2 "B5.2" "Ranks in a region.";
    B5_3 "B5.3" "Shares of a region's animals.";
    B5_4 "B5.4" "More than fifteen.";
    B5_5 "B5.5" "The next season.";
    B6_1 "B6.1" "Who wins.";
    B7_1 "B7.1" "The basic game.";
    B7_2 "B7.2" "Extension 1: several spaces in one action.";
    B7_3 "B7.3" "Extension 2: making smaller.";
}
