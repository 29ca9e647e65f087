//! Defects of whole games: form, play, chance, outcomes, rules.

use std::cell::Cell;

use game::{Effects, Game, Outcome, Rule, Seat, Turn};
use testkit::toy::{Cards, Chance, Detail, Happened, Move, Options, Phase, State, Toy};

use crate::broken::{Broken, Refused};

breaks! {
    rules_for_too_many_seats: the_game_is_well_formed says "rules for 4 seats were not refused" {
        fn configured(seats: u8, options: Options) -> Result<Toy, Refused> {
            Toy::new(seats.min(3), options)
        }
    }

    a_number_of_seats_that_is_not_tried: the_game_is_well_formed says "no configuration of 3 seats" {
        fn configurations() -> Vec<Broken<Self>> {
            vec![Broken::new(2, Options::default()).unwrap()]
        }
    }

    a_rule_that_stands_twice: the_game_is_well_formed says "stands twice" {
        const RULES: &'static [Rule] = &[Rule("T1.1"), Rule("T1.1")];
    }

    a_game_that_does_not_end: play_keeps_the_invariants_and_ends says "not over after 20 events" {
        fn play(toy: &Toy, state: &mut State, seat: Seat, mv: &Move, effects: &mut impl Effects<Happened>) {
            if *mv != Move::Keep {
                toy.play(state, seat, mv, effects);
            }
        }
    }

    a_card_that_is_lost: play_keeps_the_invariants_and_ends says "four cards a seat" {
        fn play(toy: &Toy, state: &mut State, seat: Seat, mv: &Move, effects: &mut impl Effects<Happened>) {
            toy.play(state, seat, mv, effects);
            if *mv == Move::Keep {
                state.spent[0] = Cards::NONE;
            }
        }
    }

    play_that_does_more_for_a_listener: play_does_not_depend_on_who_listens says "when somebody listens" {
        fn play(toy: &Toy, state: &mut State, seat: Seat, mv: &Move, effects: &mut impl Effects<Happened>) {
            toy.play(state, seat, mv, effects);
            let heard = Cell::new(false);
            effects.push(|| {
                heard.set(true);
                Happened::Kept(seat)
            });
            state.points[0] += u8::from(heard.get());
        }
    }

    chance_that_is_possible_at_any_time: chance_is_possible_exactly_when_it_is_due says "no chance is due" {
        fn check_chance(toy: &Toy, state: &State, chance: &Chance) -> Result<(), Refused> {
            if toy.turn(state) == Turn::Chance { toy.check_chance(state, chance) } else { Ok(()) }
        }
    }

    chance_that_is_refused: chance_is_possible_exactly_when_it_is_due says "was drawn, but is refused" {
        fn check_chance(toy: &Toy, state: &State, chance: &Chance) -> Result<(), Refused> {
            let worse = if *chance == Chance::Prize(3) { &Chance::Prize(4) } else { chance };
            toy.check_chance(state, worse)
        }
    }

    ranks_upside_down: outcomes_rank_the_seats says "a higher score is not ahead" {
        fn outcome(toy: &Toy, state: &State) -> Option<Outcome<Detail>> {
            let outcome = toy.outcome(state)?;
            let keys: Vec<i32> = outcome.scores.iter().map(|score| -score).collect();
            Some(Outcome { ranks: game::ranks(&keys), ..outcome })
        }
    }

    ranks_with_a_gap: outcomes_rank_the_seats says "are not ranks" {
        fn outcome(toy: &Toy, state: &State) -> Option<Outcome<Detail>> {
            let outcome = toy.outcome(state)?;
            Some(Outcome { ranks: outcome.ranks.iter().map(|rank| rank * rank).collect(), ..outcome })
        }
    }

    an_outcome_before_the_end: outcomes_rank_the_seats says "over: false, but the outcome is" {
        fn outcome(toy: &Toy, state: &State) -> Option<Outcome<Detail>> {
            let phase = if state.round == 2 { Phase::Over } else { state.phase };
            toy.outcome(&State { phase, ..*state })
        }
    }

    a_rule_that_is_never_exercised: every_rule_is_exercised says "times: [T9.9]" {
        const RULES: &'static [Rule] =
            &[Rule("T1.1"), Rule("T1.2"), Rule("T2.1"), Rule("T2.2"), Rule("T2.3"), Rule("T2.4"), Rule("T3.1"), Rule("T9.9")];
    }

    an_effect_of_no_rule: every_rule_is_exercised says "is cited, but is no rule of the game" {
        const RULES: &'static [Rule] = &[Rule("T1.1"), Rule("T2.1"), Rule("T2.3"), Rule("T2.4"), Rule("T3.1")];
    }

    an_exception_that_is_out_of_date: every_rule_is_exercised says "but is exercised" {
        fn unexercised() -> Vec<(Rule, &'static str)> {
            vec![(Rule("T1.1"), "says what there is"), (Rule("T2.3"), "is thought to be idle")]
        }
    }
}
