//! Each rule of the page, case by case.

#![allow(clippy::unwrap_used, reason = "a test may stop at what it did not expect")]

use game::{Game, Refusal, Seat};
use wind_river::board::{Goal, Hex};
use wind_river::{Chance, Effect, Move, Options, Phase, Reason, State, StateJson, Step, WindRiver};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn hex(lane: usize, row: usize) -> Hex {
    Hex::new(lane, row).unwrap()
}

fn step(from: (usize, usize), to: (usize, usize)) -> Step {
    Step { from: hex(from.0, from.1), to: Goal::Hex(hex(to.0, to.1)) }
}

fn to_plains(lane: usize, row: usize) -> Step {
    Step { from: hex(lane, row), to: Goal::Plains }
}

fn rules(seats: u8) -> WindRiver {
    WindRiver::new(seats, Options::default()).unwrap()
}

/// A position under construction: an empty board of four seats in the activity of seat 0.
struct Position {
    rules: WindRiver,
    json: StateJson,
}

impl Position {
    fn new(seats: u8) -> Self {
        let rules = rules(seats);
        let mut json = rules.show(&rules.start());
        json.buffalo = [[0; 6]; 6];
        json.phase = wind_river::PhaseName::Activity;
        json.seat = Some(A);
        json.first = Some(A);
        json.provisions.fill(0);
        Self { rules, json }
    }

    fn buffalo(mut self, lane: usize, row: usize, count: u8) -> Self {
        self.json.buffalo[lane][row] = count;
        self
    }

    fn tipis(mut self, seat: Seat, lane: usize, row: usize, count: u8) -> Self {
        self.json.tipis[seat.index()][lane][row] = count;
        self.json.unused[seat.index()] -= count;
        self
    }

    fn saved(mut self, seat: Seat, count: u8) -> Self {
        self.json.plains[seat.index()] = count;
        self.json.unused[seat.index()] -= count;
        self
    }

    fn provisions(mut self, seat: Seat, count: u8) -> Self {
        self.json.provisions[seat.index()] = count;
        self
    }

    fn drive(mut self, seat: Seat, left: u8) -> Self {
        self.json.phase = wind_river::PhaseName::Drive;
        self.json.seat = Some(seat);
        self.json.drive_left = left;
        self
    }

    fn set(self) -> (WindRiver, State) {
        let state = self.rules.restore(self.json).unwrap_or_else(|refusal| panic!("{refusal}"));
        (self.rules, state)
    }
}

fn legal(rules: &WindRiver, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.legal_moves(state, seat, &mut moves);
    moves
}

fn play(rules: &WindRiver, state: &mut State, seat: Seat, mv: Move) -> Vec<Effect> {
    let mut effects = Vec::new();
    rules.try_play(state, seat, &mv, &mut effects).unwrap_or_else(|refusal| panic!("{refusal}"));
    effects
}

fn refused(rules: &WindRiver, state: &State, seat: Seat, mv: Move) -> Refusal<Reason> {
    rules.check(state, seat, &mv).expect_err("should be refused")
}

#[test]
fn w1_3_three_seats_have_no_lane_a() {
    let three = rules(3);
    let mut state = three.start();
    three.apply(&mut state, &Chance::First(C), &mut game::Silent);
    assert_eq!(
        refused(&three, &state, C, Move::Camp(hex(0, 3))).to_string(),
        "W1.3: A4 is not in play with three seats"
    );
    assert_eq!(legal(&three, &state, C).len(), 30);
    let (three, state) = Position::new(3).buffalo(1, 2, 1).tipis(A, 1, 2, 1).drive(A, 1).set();
    let lane_a = refused(&three, &state, A, Move::Drive(step((1, 2), (0, 3))));
    assert_eq!(lane_a.rule.0, "W1.3");
    assert_eq!(legal(&three, &state, A).len(), 2);
}

#[test]
fn w2_2_two_buffalo_on_every_hex_of_the_first_three_rows() {
    for (seats, herd) in [(3, 30), (4, 36)] {
        let rules = rules(seats);
        let state = rules.start();
        assert_eq!(state.buffalo().total(), herd);
        let shown = rules.show(&state).buffalo;
        let begins = 4 - usize::from(seats);
        assert!(shown[begins..].iter().all(|lane| *lane == [2, 2, 2, 0, 0, 0]));
    }
}

/// The book's example of the cap: seven provisions and four to gather make ten.
#[test]
fn w2_3_gathering_stops_at_ten() {
    let (rules, mut state) = Position::new(4)
        .buffalo(2, 2, 4)
        .buffalo(4, 2, 2)
        .tipis(A, 2, 2, 1)
        .tipis(A, 4, 2, 1)
        .tipis(B, 0, 0, 1)
        .provisions(A, 7)
        .set();
    let effects = play(&rules, &mut state, A, Move::Gather);
    assert_eq!(effects[0], Effect::Gathered { seat: A, provisions: 3, lost: 1 });
    assert_eq!(state.provisions(A), 10);
}

#[test]
fn w2_3_a_full_store_cannot_gather() {
    let (rules, state) = Position::new(4).buffalo(2, 2, 5).tipis(A, 2, 2, 1).provisions(A, 10).set();
    assert_eq!(
        refused(&rules, &state, A, Move::Gather),
        Refusal::new(game::Rule("W2.3"), Reason::StoreIsFull)
    );
}

#[test]
fn w2_4_no_sixth_buffalo_on_a_hex() {
    let (rules, state) =
        Position::new(4).buffalo(2, 2, 1).buffalo(2, 3, 5).tipis(A, 2, 2, 1).drive(A, 1).set();
    let full = refused(&rules, &state, A, Move::Drive(step((2, 2), (2, 3))));
    assert_eq!(full, Refusal::new(game::Rule("W2.4"), Reason::HexIsFull { hex: hex(2, 3) }));
    assert_eq!(full.to_string(), "W2.4: C4 already holds five buffalo");
}

#[test]
fn w3_1_only_a_seat_at_the_table_can_be_first() {
    let rules = rules(4);
    let state = rules.start();
    assert!(rules.check_chance(&state, &Chance::First(Seat(3))).is_ok());
    let nobody = rules.check_chance(&state, &Chance::First(Seat(4))).unwrap_err();
    assert_eq!(nobody.to_string(), "W3.1: seat 4 is not at this table");
    assert_eq!(refused(&rules, &state, A, Move::Gather).reason, Reason::ChanceIsDue);
}

#[test]
fn w3_2_two_rounds_of_camps_on_empty_hexes() {
    let rules = rules(4);
    let mut state = rules.start();
    rules.apply(&mut state, &Chance::First(C), &mut game::Silent);
    let order = [2, 3, 0, 1, 2, 3, 0, 1].map(Seat);
    for (turn, seat) in order.into_iter().enumerate() {
        assert_eq!(state.phase(), Phase::Camp(seat));
        let early = refused(&rules, &state, seat.next(4), Move::Camp(hex(5, 5)));
        assert_eq!(
            early,
            Refusal::new(game::Rule("W3.2"), Reason::NotYourTurn { seat: seat.next(4), acting: seat })
        );
        if turn > 0 {
            let taken = refused(&rules, &state, seat, Move::Camp(hex(0, turn - 1 - (turn - 1) / 6 * 6)));
            assert_eq!(taken.rule.0, "W3.2");
        }
        play(&rules, &mut state, seat, Move::Camp(hex(turn / 6, turn % 6)));
    }
    assert_eq!(state.phase(), Phase::Drive { seat: C, left: 2 });
}

#[test]
fn w4_only_the_seat_whose_turn_it_is_moves() {
    let (rules, state) = Position::new(4).buffalo(2, 2, 1).tipis(A, 2, 2, 1).drive(A, 1).set();
    let early = refused(&rules, &state, B, Move::Drive(step((2, 2), (2, 3))));
    assert_eq!(early, Refusal::new(game::Rule("W4"), Reason::NotYourTurn { seat: B, acting: A }));
    assert!(legal(&rules, &state, B).is_empty());
}

#[test]
fn w4_a_seat_without_tipis_still_has_its_turn() {
    let (rules, mut state) =
        Position::new(4).buffalo(2, 2, 1).tipis(A, 5, 5, 1).tipis(C, 2, 2, 1).provisions(A, 1).set();
    let effects = play(&rules, &mut state, A, Move::Travel(to_plains(5, 5)));
    assert!(effects.contains(&Effect::TurnBegan { seat: B, buffalo: 0 }));
    assert_eq!(state.phase(), Phase::Activity(B));
    assert!(legal(&rules, &state, B).iter().all(|mv| matches!(mv, Move::Spur(_))));
}

#[test]
fn w4_1_a_buffalo_moves_once_in_a_drive() {
    let (rules, mut state) = Position::new(4)
        .buffalo(2, 2, 1)
        .buffalo(4, 0, 1)
        .tipis(A, 2, 2, 2)
        .provisions(A, 2)
        .drive(A, 2)
        .set();
    play(&rules, &mut state, A, Move::Drive(step((2, 2), (2, 3))));
    let again = refused(&rules, &state, A, Move::Drive(step((2, 3), (2, 4))));
    assert_eq!(again, Refusal::new(game::Rule("W4.1"), Reason::AllDriven { hex: hex(2, 3) }));
    assert!(
        legal(&rules, &state, A)
            .iter()
            .all(|mv| matches!(mv, Move::Drive(Step { from, .. }) if *from == hex(4, 0)))
    );
}

#[test]
fn w4_1_another_buffalo_on_the_same_hex_may_move() {
    let (rules, mut state) =
        Position::new(4).buffalo(2, 2, 1).buffalo(2, 3, 1).tipis(A, 2, 3, 2).drive(A, 2).set();
    play(&rules, &mut state, A, Move::Drive(step((2, 2), (2, 3))));
    assert_eq!(rules.show(&state).moved[2][3], 1);
    assert!(rules.check(&state, A, &Move::Drive(step((2, 3), (2, 4)))).is_ok());
}

#[test]
fn w4_1_the_drive_ends_when_no_buffalo_can_move() {
    let (rules, mut state) =
        Position::new(4).buffalo(2, 2, 1).tipis(A, 2, 3, 3).provisions(A, 3).drive(A, 3).set();
    let effects = play(&rules, &mut state, A, Move::Drive(step((2, 2), (2, 3))));
    assert!(effects.contains(&Effect::HerdStuck { seat: A, left: 2 }));
    assert_eq!(state.phase(), Phase::Activity(A));
    assert_eq!(rules.show(&state).moved, [[0; 6]; 6]);
}

#[test]
fn w4_1_into_the_plains_is_out_of_the_game() {
    let (rules, mut state) =
        Position::new(4).buffalo(1, 5, 1).tipis(A, 1, 5, 1).provisions(A, 1).drive(A, 1).set();
    assert_eq!(
        legal(&rules, &state, A),
        [Move::Drive(to_plains(1, 5))],
        "all three ways are one destination"
    );
    play(&rules, &mut state, A, Move::Drive(to_plains(1, 5)));
    assert_eq!(state.buffalo().total(), 0);
}

/// The book's first feeding example: two buffalo, one own tipi, three of others.
#[test]
fn w4_2_others_are_fed_first() {
    let camp = |buffalo| {
        Position::new(4)
            .buffalo(2, 2, buffalo)
            .buffalo(0, 0, 1)
            .tipis(A, 2, 2, 1)
            .tipis(B, 2, 2, 2)
            .tipis(C, 2, 2, 1)
            .provisions(A, 3)
            .drive(A, 1)
            .set()
    };
    let (rules, mut state) = camp(2);
    let effects = play(&rules, &mut state, A, Move::Drive(step((0, 0), (0, 1))));
    assert!(effects.contains(&Effect::Fed { seat: A, paid: 1, provisions: 2 }));
    assert_eq!([B, C].map(|seat| state.provisions(seat)), [0, 0], "others feed their tipis in their turns");
    let (rules, mut state) = camp(4);
    play(&rules, &mut state, A, Move::Drive(step((0, 0), (0, 1))));
    assert_eq!(state.provisions(A), 3, "four buffalo feed all four tipis");
}

/// The book's second feeding example: two unfed tipis, one provision.
#[test]
fn w4_2_what_cannot_be_paid_for_is_taken_back() {
    let (rules, mut state) = Position::new(4)
        .buffalo(0, 0, 2)
        .tipis(A, 2, 2, 1)
        .tipis(A, 4, 4, 1)
        .provisions(A, 1)
        .drive(A, 1)
        .set();
    play(&rules, &mut state, A, Move::Drive(step((0, 0), (0, 1))));
    assert_eq!(state.phase(), Phase::Abandon { seat: A, left: 1 });
    assert_eq!(legal(&rules, &state, A), [Move::Abandon(hex(2, 2)), Move::Abandon(hex(4, 4))]);
    let fed = refused(&rules, &state, A, Move::Abandon(hex(0, 0)));
    assert_eq!(fed.to_string(), "W4.2: you have no unfed tipi on A1");
    play(&rules, &mut state, A, Move::Abandon(hex(4, 4)));
    assert_eq!((state.unused(A), state.provisions(A)), (6, 0));
    assert_eq!(state.phase(), Phase::Activity(A));
}

/// The book's example of travelling: seat B has two tipis and pays once, seat C has nothing and pays nothing.
#[test]
fn w4_3a_everyone_there_pays_once_as_far_as_he_can() {
    let (rules, mut state) = Position::new(4)
        .tipis(A, 2, 2, 1)
        .tipis(B, 2, 3, 2)
        .tipis(C, 2, 3, 1)
        .provisions(A, 2)
        .provisions(B, 5)
        .set();
    let effects = play(&rules, &mut state, A, Move::Travel(step((2, 2), (2, 3))));
    let paid = [1, 1, 0, 0].into_iter().collect();
    assert_eq!(effects[1], Effect::Tolls { hex: hex(2, 3), paid });
    // Seat B has fed two tipis by now, as its turn came next and the herd is gone.
    assert_eq!([A, C].map(|seat| state.provisions(seat)), [1, 0]);
    assert_eq!(state.provisions(B), 2);
}

#[test]
fn w4_3a_without_a_provision_no_camp_of_others_is_entered() {
    let (rules, state) = Position::new(4).tipis(A, 2, 2, 1).tipis(B, 2, 3, 1).set();
    let poor = refused(&rules, &state, A, Move::Travel(step((2, 2), (2, 3))));
    assert_eq!(poor.reason, Reason::CannotPayToEnter { hex: hex(2, 3) });
    assert!(rules.check(&state, A, &Move::Travel(step((2, 2), (2, 1)))).is_ok(), "tipis also go back");
}

#[test]
fn w4_3a_own_camps_are_free_and_the_plains_are_ahead_of_the_last_row() {
    let (rules, mut state) = Position::new(4).tipis(A, 2, 5, 1).tipis(A, 2, 4, 1).set();
    assert!(rules.check(&state, A, &Move::Travel(step((2, 4), (2, 5)))).is_ok());
    let far = refused(&rules, &state, A, Move::Travel(to_plains(2, 4)));
    assert_eq!(far.to_string(), "W4.3a: the plains are not next to C5");
    play(&rules, &mut state, A, Move::Travel(to_plains(2, 5)));
    assert_eq!(state.saved(A), 1);
}

/// The seed adds up all hexes first: a hex with more tipis than buffalo lessens what another brings.
#[test]
fn w4_3b_hexes_are_added_up_before_tipis_are_taken_off() {
    let (rules, mut state) = Position::new(4)
        .buffalo(2, 2, 4)
        .buffalo(5, 5, 5)
        .tipis(A, 2, 2, 1)
        .tipis(A, 4, 4, 2)
        .tipis(A, 5, 5, 1)
        .tipis(B, 5, 5, 1)
        .set();
    let effects = play(&rules, &mut state, A, Move::Gather);
    assert_eq!(effects[0], Effect::Gathered { seat: A, provisions: 1, lost: 0 });
}

#[test]
fn w4_3b_gathering_nothing_is_no_activity() {
    let (rules, state) = Position::new(4).buffalo(2, 2, 1).tipis(A, 2, 2, 1).set();
    assert_eq!(refused(&rules, &state, A, Move::Gather).rule.0, "W4.3b");
}

#[test]
fn w4_3c_raising_costs_three_and_needs_a_camp_of_ones_own() {
    let raise = Move::Raise(hex(2, 2));
    let (rules, mut state) = Position::new(4).tipis(A, 2, 2, 1).provisions(A, 3).set();
    assert_eq!(refused(&rules, &state, A, Move::Raise(hex(2, 3))).reason, Reason::NoTipi { hex: hex(2, 3) });
    play(&rules, &mut state, A, raise);
    assert_eq!((state.tipis(A).at(hex(2, 2)), state.unused(A), state.provisions(A)), (2, 5, 0));
    let (rules, state) = Position::new(4).tipis(A, 2, 2, 1).provisions(A, 2).set();
    assert_eq!(refused(&rules, &state, A, raise).reason, Reason::CannotPayToRaise { provisions: 2 });
    let (rules, state) = Position::new(4).tipis(A, 2, 2, 1).tipis(B, 2, 2, 1).provisions(A, 3).set();
    assert_eq!(refused(&rules, &state, A, raise).reason, Reason::NotAlone { hex: hex(2, 2) });
    let (rules, state) = Position::new(4).tipis(A, 2, 2, 1).saved(A, 6).provisions(A, 3).set();
    assert_eq!(refused(&rules, &state, A, raise).reason, Reason::NoUnusedTipi);
}

#[test]
fn w4_3d_a_driven_buffalo_may_be_spurred() {
    let (rules, mut state) = Position::new(4).buffalo(2, 2, 1).tipis(A, 2, 3, 1).drive(A, 1).set();
    play(&rules, &mut state, A, Move::Drive(step((2, 2), (2, 3))));
    play(&rules, &mut state, A, Move::Spur(step((2, 3), (2, 4))));
    assert_eq!(state.buffalo().at(hex(2, 4)), 1);
}

#[test]
fn w4_3e_only_who_can_do_nothing_rests() {
    let (rules, state) = Position::new(4).tipis(A, 2, 2, 1).set();
    assert_eq!(refused(&rules, &state, A, Move::Rest).reason, Reason::CannotRest);
    let (rules, mut state) = Position::new(4).tipis(B, 2, 2, 1).provisions(B, 1).set();
    assert_eq!(legal(&rules, &state, A), [Move::Rest]);
    assert_eq!(rules.evident_move(&state, A), Some(Move::Rest));
    play(&rules, &mut state, A, Move::Rest);
    assert_eq!(state.phase(), Phase::Activity(B));
}

#[test]
fn w5_1_no_tipi_left_after_feeding_ends_it_without_an_activity() {
    let (rules, mut state) = Position::new(4).buffalo(0, 0, 1).tipis(A, 2, 2, 1).drive(A, 1).set();
    play(&rules, &mut state, A, Move::Drive(step((0, 0), (0, 1))));
    let effects = play(&rules, &mut state, A, Move::Abandon(hex(2, 2)));
    assert_eq!(state.phase(), Phase::Over);
    assert!(effects.contains(&Effect::Ended));
    assert_eq!(refused(&rules, &state, A, Move::Gather).reason, Reason::GameIsOver);
}

#[test]
fn w5_1_the_last_tipi_that_is_saved_ends_it() {
    let (rules, mut state) = Position::new(4).tipis(A, 2, 5, 1).set();
    play(&rules, &mut state, A, Move::Travel(to_plains(2, 5)));
    assert_eq!(state.phase(), Phase::Over);
}

#[test]
fn w5_2_most_saved_then_most_provisions_then_shared() {
    let (rules, mut state) =
        Position::new(4).tipis(A, 2, 5, 1).saved(B, 2).saved(C, 2).provisions(B, 1).provisions(C, 4).set();
    play(&rules, &mut state, A, Move::Travel(to_plains(2, 5)));
    let outcome = rules.outcome(&state).unwrap();
    assert_eq!(outcome.ranks[..], [3, 2, 1, 4]);
    assert_eq!(outcome.scores[..], [1, 2, 2, 0]);
    assert_eq!(outcome.detail.provisions[..], [0, 1, 4, 0]);
    let (rules, mut state) = Position::new(3).tipis(A, 2, 5, 1).saved(B, 1).set();
    play(&rules, &mut state, A, Move::Travel(to_plains(2, 5)));
    assert_eq!(rules.outcome(&state).unwrap().ranks[..], [1, 1, 3]);
}

#[test]
fn the_forecast_tells_what_feeding_will_cost() {
    let (rules, state) = Position::new(4)
        .buffalo(2, 2, 3)
        .tipis(A, 2, 2, 2)
        .tipis(B, 2, 2, 2)
        .tipis(A, 4, 4, 2)
        .provisions(A, 1)
        .set();
    let insight = rules.insight(&rules.view(&state, game::Viewer::Spectator));
    let forecast = &insight.seats[0];
    assert_eq!(
        forecast.camps.iter().map(|camp| (camp.hex, camp.unfed)).collect::<Vec<_>>(),
        [(hex(2, 2), 1), (hex(4, 4), 2)]
    );
    assert_eq!((forecast.cost, forecast.lost, forecast.harvest), (1, 2, 0));
    assert_eq!(insight.seats[1].cost + insight.seats[1].lost, 1);
}

#[test]
fn the_forecast_is_what_feeding_then_costs() {
    let (rules, mut state) = Position::new(4)
        .buffalo(2, 2, 1)
        .buffalo(0, 0, 1)
        .tipis(A, 2, 2, 2)
        .provisions(A, 4)
        .drive(A, 1)
        .set();
    let forecast = rules.insight(&rules.view(&state, game::Viewer::Seat(A))).seats[0].clone();
    assert_eq!((forecast.cost, forecast.lost), (1, 0));
    play(&rules, &mut state, A, Move::Drive(step((0, 0), (0, 1))));
    assert_eq!(state.provisions(A), 4 - forecast.cost);
}
