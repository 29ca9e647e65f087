//! Looking back: what a replay tells of a record is what the table itself shows after the end.

use game::random::Quick;
use game::record::Fault;
use game::{Seat, Viewer};
use table::messages::{Query, Reply};
use table::{Eyes, Replay};

use crate::desk::Desk;

const NAMES: [&str; 3] = ["ada", "bea", "cyd"];

/// A whole game of random moves.
fn played(game: &str) -> Desk {
    let mut desk = Desk::seeded(game, &NAMES);
    desk.play_on(&NAMES, 2000, &mut Quick::new(7));
    assert!(desk.table.has_ended(), "{game} ends");
    desk
}

#[test]
fn every_position_of_a_replay_is_what_the_table_shows() {
    for game in ["wind-river", "manitou", "bison"] {
        let desk = played(game);
        let replay = Replay::read(&desk.table.record(Viewer::Spectator), 0).unwrap();
        let eyes = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))];
        for viewer in eyes {
            for events in 0..=desk.events() {
                let shown = &replay.positions(Eyes::Of(viewer), events as usize, 1)[0];
                let Reply::Look { view, insight } = desk.ask("ada", &Query::Look { events, viewer }) else {
                    panic!("a position")
                };
                assert_eq!((&shown.view, &shown.insight), (&view, &insight), "{game} after {events}");
            }
        }
        let Reply::Chart { standing } = desk.ask("ada", &Query::Chart) else { panic!("a chart") };
        let story = replay.story(Eyes::All);
        assert_eq!(story.standing, standing);
        assert_eq!(story.names, NAMES.map(|name| Some(name.to_uppercase())));
        assert_eq!(story.lines.len(), desk.events() as usize);
        assert!(story.result.is_some());
        assert!(replay.positions(Eyes::All, desk.events() as usize + 1, 1).is_empty());
    }
}

#[test]
fn with_all_eyes_every_seat_is_as_it_sees_itself() {
    let desk = played("manitou");
    let replay = Replay::read(&desk.table.record(Viewer::Spectator), 0).unwrap();
    let mut cards = 0;
    for events in 0..=desk.events() as usize {
        let open = replay.positions(Eyes::All, events, 1)[0].view.value();
        for seat in 0..3 {
            let own = replay.positions(Eyes::Of(Viewer::Seat(Seat(seat))), events, 1)[0].view.value();
            let place = usize::from(seat);
            assert_eq!(open["seats"][place], own["seats"][place], "seat {seat} after {events}");
            cards += open["seats"][place]["hand"].as_array().map_or(0, Vec::len);
        }
    }
    assert!(cards > 0, "hands lie open");
}

#[test]
fn what_a_seat_could_not_know_is_not_in_its_story() {
    let desk = played("manitou");
    let replay = Replay::read(&desk.table.record(Viewer::Spectator), 0).unwrap();
    let [all, watch] = [Eyes::All, Eyes::Of(Viewer::Spectator)].map(|eyes| replay.story(eyes).lines);
    assert!(all.iter().all(|line| line.what.is_some()));
    assert!(watch.iter().any(|line| line.what.is_none()), "parties are chosen in secret");
}

#[test]
fn a_record_of_several_games_is_read_by_number() {
    let first = played("manitou").table.record(Viewer::Spectator);
    let second = played("wind-river").table.record(Viewer::Spectator);
    let both = format!("{first}{second}");
    for (number, game) in (0..).zip(["manitou", "wind-river"]) {
        let story = Replay::read(&both, number).unwrap().story(Eyes::All);
        assert_eq!((story.game.as_str(), story.games), (game, 2));
    }
    let none = Replay::read(&both, 2).unwrap_err();
    assert!(matches!(none.fault, Fault::Empty), "{none}");
}
