//! Every law can fail: a toy with one defect breaks it, and the message says what is wrong.

mod broken;
#[path = "../specimen/mod.rs"]
mod specimen;

/// Makes a test that a toy with these overridden parts breaks a law, with this in the message.
macro_rules! breaks {
    ($($name:ident: $law:ident says $message:literal { $($part:tt)* })*) => {
        $(
            #[test]
            fn $name() {
                #[derive(Clone, Debug)]
                struct It;
                impl crate::broken::Defect for It { $($part)* }
                let broken = testkit::laws::$law::<crate::broken::Examined<It>>().expect_err("the defect was not found");
                assert!(broken.contains($message), "{broken}");
            }
        )*
    };
}

mod formats;
mod legality;
mod play;
mod secrets;

use game::Game;
use testkit::toy::{Options, Toy, Wins};
use testkit::{Specimen as _, laws};

use broken::{Defect, Examined};
use specimen::ToySpecimen;

#[test]
fn what_is_sound_breaks_nothing() {
    #[derive(Clone, Debug)]
    struct Nothing;
    impl Defect for Nothing {}
    laws::views_keep_secrets::<Examined<Nothing>>().unwrap();
    laws::redeals_are_possible_and_even::<Examined<Nothing>>().unwrap();
    laws::a_refusal_changes_nothing::<Examined<Nothing>>().unwrap();
}

#[test]
fn a_label_names_what_is_not_usual() {
    let toy = |wins| Toy::new(3, Options { wins }).unwrap();
    assert_eq!(ToySpecimen::label(&toy(Wins::High)), "3-seats");
    assert_eq!(ToySpecimen::label(&toy(Wins::Low)), "3-seats-low");
}
