//! The rule numbers of the game's page.

use game::Rule;

macro_rules! rules {
    ($($name:ident $number:literal)*) => {
        $(pub(crate) const $name: Rule = Rule($number);)*
        /// Every rule of the page, in order.
        pub(crate) const ALL: &[Rule] = &[$($name),*];
    };
}

rules! {
    M1_1 "M1.1" M1_2 "M1.2" M1_3 "M1.3" M1_4 "M1.4"
    M2_1 "M2.1" M2_2 "M2.2" M2_3 "M2.3" M2_4 "M2.4" M2_5 "M2.5"
    M3_1 "M3.1" M3_2 "M3.2" M3_3 "M3.3" M3_4 "M3.4" M3_5 "M3.5" M3_6 "M3.6" M3_7 "M3.7" M3_8 "M3.8"
    M3_9 "M3.9" M3_10 "M3.10"
    M4_1 "M4.1" M4_2 "M4.2" M4_3 "M4.3" M4_3A "M4.3a" M4_3B "M4.3b" M4_3C "M4.3c" M4_4 "M4.4" M4_5 "M4.5"
    M4_6 "M4.6"
    M5_1 "M5.1" M5_2 "M5.2"
}
