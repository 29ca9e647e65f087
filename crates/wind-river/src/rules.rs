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
    W1_1 "W1.1" W1_2 "W1.2" W1_3 "W1.3"
    W2_1 "W2.1" W2_2 "W2.2" W2_3 "W2.3" W2_4 "W2.4"
    W3_1 "W3.1" W3_2 "W3.2"
    W4 "W4" W4_1 "W4.1" W4_2 "W4.2" W4_3 "W4.3"
    W4_3A "W4.3a" W4_3B "W4.3b" W4_3C "W4.3c" W4_3D "W4.3d" W4_3E "W4.3e"
    W5_1 "W5.1" W5_2 "W5.2"
}
