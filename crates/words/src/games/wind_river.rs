//! Wind River in words.

use game::{Effect as _, Game as _, Never, Outcome, Seat};
use wind_river::board::{Direction, Goal, Hex, HexSet, Table};
use wind_river::{Detail, Effect, Move, PhaseName, Reason, Step, TIPIS, View, WindRiver};

use crate::{Line, Pick, Sentence, Spoken, Turn, Voice, say};

impl Spoken for WindRiver {
    /// One drive of several buffalo is one line.
    fn tell(&self, voice: Voice<'_>, _view: &View, effects: &[Effect]) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut rest = effects;
        while let [effect, after @ ..] = rest {
            let (seat, run) = drive(rest);
            if run.len() > 1 {
                let ways: Vec<String> = run
                    .iter()
                    .map(|&(from, to)| {
                        say!(
                            voice,
                            "wr-log-step",
                            from = hex_name(from),
                            goal = kind(to),
                            to = goal_name(voice, to)
                        )
                    })
                    .collect();
                let ways = voice.words.listed(&ways);
                let name = seat.map(|seat| voice.name(seat)).unwrap_or_default();
                let text = say!(voice, "wr-log-driven-all", name = name, count = run.len(), ways = ways);
                lines.push(Line { seat, text, rule: effect.rule() });
                rest = &rest[run.len()..];
                continue;
            }
            if let Some((seat, text)) = effect_words(voice, effect) {
                lines.push(Line { seat, text, rule: effect.rule() });
            }
            rest = match (effect, after) {
                // Nobody is fed of a seat without a tipi, which its own line has said; and that the others are
                // fed goes without saying when a tipi was given up for them, if there are others.
                (Effect::TurnBegan { buffalo: 0, .. }, [Effect::Fed { .. }, later @ ..])
                | (Effect::Abandoned { .. }, [Effect::Fed { paid: 0, .. }, later @ ..]) => later,
                _ => after,
            };
        }
        lines
    }

    fn turn_begins(effect: &Effect, _turn: Option<&Turn<Self>>) -> Option<Seat> {
        match effect {
            Effect::TurnBegan { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn move_words(&self, voice: Voice<'_>, mv: &Move) -> String {
        let step = |key, Step { from, to }: &Step| {
            say!(voice, key, from = hex_name(*from), goal = kind(*to), to = goal_name(voice, *to))
        };
        match mv {
            Move::Gather => say!(voice, "wr-move-gather"),
            Move::Rest => say!(voice, "wr-move-rest"),
            Move::Camp(hex) => say!(voice, "wr-move-camp", hex = hex_name(*hex)),
            Move::Abandon(hex) => say!(voice, "wr-move-abandon", hex = hex_name(*hex)),
            Move::Raise(hex) => say!(voice, "wr-move-raise", hex = hex_name(*hex)),
            Move::Drive(way) => step("wr-move-drive", way),
            Move::Travel(way) => step("wr-move-travel", way),
            Move::Spur(way) => step("wr-move-spur", way),
        }
    }

    fn refusal_words(&self, voice: Voice<'_>, _view: &View, reason: &Reason) -> String {
        let at = |key, hex: &Hex| say!(voice, key, hex = hex_name(*hex));
        let apart = |key, from: &Hex, to: &Goal| {
            say!(voice, key, from = hex_name(*from), goal = kind(*to), to = goal_name(voice, *to))
        };
        match reason {
            Reason::NotInPlay { hex } => at("wr-no-not-in-play", hex),
            Reason::CampTaken { hex } => at("wr-no-camp-taken", hex),
            Reason::NoBuffalo { hex } => at("wr-no-no-buffalo", hex),
            Reason::AllDriven { hex } => at("wr-no-all-driven", hex),
            Reason::NotAhead { from, to } => apart("wr-no-not-ahead", from, to),
            Reason::HexIsFull { hex } => at("wr-no-hex-is-full", hex),
            Reason::NotHungry { hex } => at("wr-no-not-hungry", hex),
            Reason::NoTipi { hex } => at("wr-no-no-tipi", hex),
            Reason::NotAdjacent { from, to } => apart("wr-no-not-adjacent", from, to),
            Reason::CannotPayToEnter { hex } => at("wr-no-cannot-pay-to-enter", hex),
            Reason::NothingToGather => say!(voice, "wr-no-nothing-to-gather"),
            Reason::StoreIsFull => say!(voice, "wr-no-store-is-full"),
            Reason::NoUnusedTipi => say!(voice, "wr-no-no-unused-tipi"),
            Reason::CannotPayToRaise { provisions } => {
                say!(voice, "wr-no-cannot-pay-to-raise", provisions = *provisions)
            }
            Reason::NotAlone { hex } => at("wr-no-not-alone", hex),
            Reason::CannotRest => say!(voice, "wr-no-cannot-rest"),
            Reason::WrongPhase { phase, .. } => {
                say!(voice, "wr-no-wrong-phase", phase = say!(voice, phase_key(*phase)))
            }
            Reason::NotYourTurn { .. } => say!(voice, "wr-no-not-your-turn"),
            Reason::GameIsOver => say!(voice, "wr-no-game-is-over"),
            Reason::ChanceIsDue
            | Reason::NoChanceIsDue
            | Reason::WrongSeats { .. }
            | Reason::NoSuchSeat { .. }
            | Reason::Inconsistent { .. } => say!(voice, "wr-no-impossible"),
        }
    }

    fn sentence(&self, voice: Voice<'_>, view: &View, mover: Option<Seat>) -> Sentence {
        let state = &view.state;
        let Some(seat) = state.seat else {
            let over = state.phase == PhaseName::Over;
            return Sentence::plain(say!(voice, if over { "wr-say-over" } else { "wr-say-start" }));
        };
        if let Some(mover) = mover {
            return own_sentence(self, voice, view, mover);
        }
        let name = voice.name(seat);
        Sentence::plain(match state.phase {
            PhaseName::Camp => say!(voice, "wr-wait-camp", name = name),
            PhaseName::Drive => say!(voice, "wr-wait-drive", name = name, left = state.drive_left),
            PhaseName::Abandon => say!(voice, "wr-wait-abandon", name = name, left = state.abandon_left),
            _ => say!(voice, "wr-wait-activity", name = name),
        })
    }

    fn position(&self, voice: Voice<'_>, view: &View) -> Vec<String> {
        let mut lines: Vec<String> = voice.people.seats().map(|seat| seat_line(voice, view, seat)).collect();
        let board = HexSet::in_play(self.seats());
        let told = board.iter().filter(|&hex| {
            at(&view.state.buffalo, hex) > 0 || view.state.tipis.iter().any(|table| at(table, hex) > 0)
        });
        lines.extend(told.map(|hex| hex_line(self, voice, view, hex)));
        lines.push(plains_line(voice, view));
        lines
    }

    fn result_words(&self, voice: Voice<'_>, outcome: &Outcome<Detail>, seat: Seat) -> String {
        let provisions = outcome.detail.provisions[seat.index()];
        say!(voice, "wr-result", saved = outcome.scores[seat.index()], provisions = provisions)
    }

    fn choice(&self, voice: Voice<'_>, view: &View, mv: &Move, depth: usize) -> Option<String> {
        let goes = |Step { from, to }: &Step| way_name(voice, *from, *to);
        let buffalo = |hex: Hex| {
            let count = at(&view.state.buffalo, hex);
            say!(voice, "term-wr-buffalo", hex = hex_name(hex), count = count)
        };
        Some(match (mv, depth) {
            (Move::Camp(hex), 0) => say!(voice, "term-wr-lane", lane = lane_name(*hex)),
            (Move::Camp(hex), 1) => voice.about(hex_name(*hex), herd_words(voice, view, *hex)),
            (Move::Abandon(hex), 0) | (Move::Raise(hex), 1) => hex_name(*hex),
            (Move::Drive(step), 0) | (Move::Spur(step), 1) => buffalo(step.from),
            (Move::Drive(step), 1) | (Move::Travel(step) | Move::Spur(step), 2) => goes(step),
            (Move::Travel(_), 0) => say!(voice, "wr-do-travel"),
            (Move::Travel(step), 1) => say!(voice, "term-wr-tipi", hex = hex_name(step.from)),
            (Move::Spur(_), 0) => say!(voice, "wr-do-spur"),
            (Move::Raise(_), 0) => say!(voice, "wr-do-raise"),
            (Move::Gather, 0) => {
                let own =
                    view.state.seat.and_then(|seat| self.insight(view).seats.get(seat.index()).cloned());
                say!(voice, "term-wr-gather", harvest = own.map_or(0, |own| own.harvest))
            }
            (Move::Rest, 0) => say!(voice, "wr-do-rest"),
            _ => return None,
        })
    }

    fn pick(&self, _voice: Voice<'_>, menu: &Never) -> Pick {
        match *menu {}
    }

    fn picked(&self, menu: &Never, _counts: &[u8]) -> Move {
        match *menu {}
    }
}

/// What people call a hex.
fn hex_name(hex: Hex) -> String {
    hex.to_string()
}

/// What people call the lane of a hex.
fn lane_name(hex: Hex) -> String {
    hex.to_string().chars().take(1).collect()
}

/// What a place is called at the end of a way: "C4", "the open plains".
fn goal_name(voice: Voice<'_>, goal: Goal) -> String {
    match goal {
        Goal::Plains => say!(voice, "wr-plains-goal"),
        Goal::Hex(hex) => hex_name(hex),
    }
}

/// Whether a place is the plains: the selector of messages that end in a place.
const fn kind(goal: Goal) -> &'static str {
    match goal {
        Goal::Plains => "plains",
        Goal::Hex(_) => "hex",
    }
}

const fn way_key(direction: Direction) -> &'static str {
    match direction {
        Direction::Ahead => "wr-way-ahead",
        Direction::AheadLeft => "wr-way-ahead-left",
        Direction::AheadRight => "wr-way-ahead-right",
        Direction::Behind => "wr-way-behind",
        Direction::BehindLeft => "wr-way-behind-left",
        Direction::BehindRight => "wr-way-behind-right",
    }
}

const fn phase_key(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Start => "wr-phase-start",
        PhaseName::Camp => "wr-phase-camp",
        PhaseName::Drive => "wr-phase-drive",
        PhaseName::Abandon => "wr-phase-abandon",
        PhaseName::Activity => "wr-phase-activity",
        PhaseName::Over => "wr-phase-over",
    }
}

fn at(table: &Table, hex: Hex) -> u8 {
    table[hex.lane()][hex.row()]
}

/// The buffalo at the head of these effects that one seat drives without a break.
fn drive(effects: &[Effect]) -> (Option<Seat>, Vec<(Hex, Goal)>) {
    let Some(Effect::Driven { seat: driver, .. }) = effects.first() else { return (None, Vec::new()) };
    let steps = effects.iter().map_while(|effect| match effect {
        Effect::Driven { seat, from, to } if seat == driver => Some((*from, *to)),
        _ => None,
    });
    (Some(*driver), steps.collect())
}

/// What one effect is in words, and whose it is; nothing for what needs no words.
fn effect_words(voice: Voice<'_>, effect: &Effect) -> Option<(Option<Seat>, String)> {
    let of = |seat: &Seat| voice.name(*seat);
    let step = |key, seat: &Seat, from: &Hex, to: &Goal| {
        say!(
            voice,
            key,
            name = of(seat),
            from = hex_name(*from),
            goal = kind(*to),
            to = goal_name(voice, *to)
        )
    };
    let on = |key, seat: &Seat, hex: &Hex| say!(voice, key, name = of(seat), hex = hex_name(*hex));
    let (seat, text) = match effect {
        Effect::First { seat } => (seat, say!(voice, "wr-log-first", name = of(seat))),
        Effect::Camped { seat, hex } => (seat, on("wr-log-camped", seat, hex)),
        Effect::TurnBegan { seat, buffalo: 0 } => (seat, say!(voice, "wr-log-no-tipis", name = of(seat))),
        Effect::TurnBegan { .. } => return None,
        Effect::Driven { seat, from, to } => (seat, step("wr-log-driven", seat, from, to)),
        Effect::HerdStuck { seat, left } => {
            (seat, say!(voice, "wr-log-herd-stuck", name = of(seat), left = *left))
        }
        Effect::Fed { seat, paid, provisions } => {
            (seat, say!(voice, "wr-log-fed", name = of(seat), paid = *paid, left = *provisions))
        }
        Effect::Hungry { seat, tipis } => {
            (seat, say!(voice, "wr-log-hungry", name = of(seat), tipis = *tipis))
        }
        Effect::Abandoned { seat, hex } => (seat, on("wr-log-abandoned", seat, hex)),
        Effect::Travelled { seat, from, to } => (seat, step("wr-log-travelled", seat, from, to)),
        Effect::Gathered { seat, provisions, lost } => {
            (seat, say!(voice, "wr-log-gathered", name = of(seat), provisions = *provisions, lost = *lost))
        }
        Effect::Raised { seat, hex } => (seat, on("wr-log-raised", seat, hex)),
        Effect::Spurred { seat, from, to } => (seat, step("wr-log-spurred", seat, from, to)),
        Effect::Rested { seat } => (seat, say!(voice, "wr-log-rested", name = of(seat))),
        Effect::Tolls { paid, .. } => {
            let payers: Vec<Seat> =
                (0..).zip(paid).filter(|&(_, &paid)| paid > 0).map(|(seat, _)| Seat(seat)).collect();
            let count = payers.len();
            return Some((None, say!(voice, "wr-log-tolls", count = count, names = voice.names(payers))));
        }
        Effect::Ended => return Some((None, say!(voice, "wr-log-ended"))),
        Effect::Ranked { ranks } => {
            let winners = Voice::winners(ranks);
            let count = winners.len();
            return Some((None, say!(voice, "wr-log-ranked", count = count, names = voice.names(winners))));
        }
    };
    Some((Some(*seat), text))
}

/// What a seat has: "Heron: 3 provisions, 1 tipi saved, 4 out, 2 unused."
fn seat_line(voice: Voice<'_>, view: &View, seat: Seat) -> String {
    let state = &view.state;
    let (saved, unused) = (state.plains[seat.index()], state.unused[seat.index()]);
    let words = say!(
        voice,
        "wr-hear-seat",
        provisions = state.provisions[seat.index()],
        saved = saved,
        out = TIPIS - saved - unused,
        unused = unused,
    );
    voice.about(voice.name(seat), words)
}

/// What is saved: "Open plains. Saved: Teo 1."
fn plains_line(voice: Voice<'_>, view: &View) -> String {
    let saved: Vec<String> = voice
        .people
        .seats()
        .filter(|seat| view.state.plains[seat.index()] > 0)
        .map(|seat| format!("{} {}", voice.name(seat), view.state.plains[seat.index()]))
        .collect();
    say!(voice, "wr-hear-plains", count = saved.len(), saved = saved.join(", "), offer = "none")
}

/// What is asked of the one who moves.
fn own_sentence(rules: &WindRiver, voice: Voice<'_>, view: &View, mover: Seat) -> Sentence {
    let state = &view.state;
    let (title, detail) = match state.phase {
        PhaseName::Camp => (say!(voice, "wr-say-camp"), say!(voice, "wr-say-camp-detail")),
        PhaseName::Drive => {
            let insight = rules.insight(view);
            let own = &insight.seats[mover.index()];
            (
                say!(voice, "wr-say-drive", left = state.drive_left),
                say!(voice, "wr-say-drive-detail", cost = own.cost, lost = own.lost),
            )
        }
        PhaseName::Abandon => {
            (say!(voice, "wr-say-abandon", left = state.abandon_left), say!(voice, "wr-say-abandon-detail"))
        }
        _ => (say!(voice, "wr-say-activity"), String::new()),
    };
    Sentence { title, detail }
}

/// A direction with its goal: "ahead-left to B4".
fn way_name(voice: Voice<'_>, from: Hex, to: Goal) -> String {
    let Goal::Hex(hex) = to else { return say!(voice, "wr-way-plains") };
    let direction = Direction::ALL.into_iter().find(|&direction| from.step(direction) == Some(hex));
    match direction {
        Some(direction) => say!(voice, way_key(direction), hex = hex_name(hex)),
        None => hex_name(hex),
    }
}

/// The buffalo of a hex: "2 buffalo, 1 not yet driven."
fn herd_words(voice: Voice<'_>, view: &View, hex: Hex) -> String {
    let (count, driven) = (at(&view.state.buffalo, hex), at(&view.state.moved, hex));
    let full = if count >= 5 { "yes" } else { "no" };
    if view.state.phase == PhaseName::Drive && driven > 0 {
        return say!(voice, "wr-hear-herd-driving", count = count, left = count - driven, full = full);
    }
    say!(voice, "wr-hear-herd", count = count, full = full)
}

/// A hex: "C4: 2 buffalo. Tipis: you 2, 1 hungry."
fn hex_line(rules: &WindRiver, voice: Voice<'_>, view: &View, hex: Hex) -> String {
    let insight = rules.insight(view);
    let present: Vec<String> = voice
        .people
        .seats()
        .filter_map(|seat| {
            let count = at(&view.state.tipis[seat.index()], hex);
            let camp = insight.seats[seat.index()].camps.iter().find(|camp| camp.hex == hex);
            let unfed = camp.map_or(0, |camp| camp.unfed);
            match count {
                0 => None,
                _ if voice.people.is_me(seat) => {
                    Some(say!(voice, "wr-hear-own-tipis", count = count, unfed = unfed))
                }
                _ => Some(say!(voice, "wr-hear-tipis-of", name = voice.name(seat), count = count)),
            }
        })
        .collect();
    let tipis = if present.is_empty() {
        say!(voice, "wr-hear-no-tipis")
    } else {
        say!(voice, "wr-hear-tipis", list = present.join("; "))
    };
    voice.about(hex_name(hex), format!("{} {tipis}", herd_words(voice, view, hex)))
}
