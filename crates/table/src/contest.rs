//! The standing record of one game of `G`, with its state at every point.

use std::sync::Arc;

use game::record::{Event, Fault, Happening, Header, Stamp};
use game::{Effect as _, Game, MAX_SEATS, Outcome, Seat, Turn, Viewer};
use serde_json::Value;

use crate::board::{Advance, Board, Eyes, Noted, Seen, SeenEvent};
use crate::messages::{Json, Preview, Refusal};
use crate::preview;
use crate::tip::{Point, Tip};

/// After how many events the state is kept, so that going back is quick and memory small.
const STRIDE: usize = 16;

/// A game of `G` and what stands of its record.
#[derive(Clone, Debug)]
pub(crate) struct Contest<G: Game> {
    start: Point<G>,
    /// Where the game is.
    tip: Point<G>,
    events: Vec<Happening<G>>,
    /// The points after every [`STRIDE`] events.
    saves: Vec<Point<G>>,
    /// What came of the last event, which everybody is told next; not known after something was taken back.
    newest: Option<Vec<G::Effect>>,
}

impl<G: Game> Contest<G> {
    pub(crate) fn new(rules: G, header: &Header) -> Result<Self, Fault> {
        let state = header.start(&rules)?;
        let start = Point { rules: Arc::new(rules), state, dealt: 0, moved: [0; MAX_SEATS] };
        Ok(Self { tip: start.clone(), start, events: Vec::new(), saves: Vec::new(), newest: None })
    }

    /// The point after the first `keep` events.
    fn at(&self, keep: usize) -> Point<G> {
        if keep == self.events.len() {
            return self.tip.clone();
        }
        let saved = keep / STRIDE;
        let mut point = if saved == 0 { self.start.clone() } else { self.saves[saved - 1].clone() };
        for event in &self.events[saved * STRIDE..keep] {
            point.advance(event, &mut game::Silent);
        }
        point
    }

    /// Adds an event that is possible.
    fn add(&mut self, event: Happening<G>) -> Noted {
        let acting = self.tip.turn().acting();
        let mut effects = Vec::new();
        self.tip.advance(&event, &mut effects);
        self.events.push(event);
        if self.events.len().is_multiple_of(STRIDE) {
            self.saves.push(self.tip.clone());
        }
        let reveals = effects.iter().any(|effect| !effect.reveals().is_empty());
        self.newest = Some(effects);
        Noted { acting, reveals }
    }

    fn seen(&self, event: &Happening<G>, effects: &[G::Effect], eyes: Eyes) -> SeenEvent {
        let rules = &*self.tip.rules;
        let (seat, what) = match event {
            Happening::Chance(chance) => {
                let shown = match eyes {
                    Some(viewer) => rules.chance_for(chance, viewer).map(|value| Json::of(&value)),
                    None => Some(Json::of(&rules.show_chance(chance))),
                };
                (None, shown)
            }
            Happening::Move(seat, mv) => {
                let known = eyes.is_none_or(|viewer| rules.knows_move(*seat, mv, viewer));
                (Some(*seat), known.then(|| Json::of(mv)))
            }
        };
        let effects = effects
            .iter()
            .filter_map(|effect| match eyes {
                Some(viewer) => rules.effect_for(effect, viewer).map(|effect| told(&effect)),
                None => Some(told(effect)),
            })
            .collect();
        SeenEvent { seat, what, effects }
    }
}

/// An effect with the number of its rule.
pub(crate) fn told<E: game::Effect + serde::Serialize>(effect: &E) -> Json {
    #[derive(serde::Serialize)]
    struct Told<'a, E> {
        rule: game::Rule,
        #[serde(flatten)]
        effect: &'a E,
    }
    Json::of(&Told { rule: effect.rule(), effect })
}

impl<G: Game> Board for Contest<G> {
    fn events(&self) -> usize {
        self.events.len()
    }

    fn turn(&self) -> Turn {
        self.tip.turn()
    }

    fn tip(&self) -> Box<dyn Tip> {
        Box::new(self.tip.clone())
    }

    fn tip_at(&self, keep: usize) -> Box<dyn Tip> {
        Box::new(self.at(keep))
    }

    fn tip_without(&self, index: usize) -> Option<Box<dyn Tip>> {
        let mut point = self.at(index);
        for event in self.events.get(index + 1..)? {
            point.verify(event).ok()?;
            point.advance(event, &mut game::Silent);
        }
        Some(Box::new(point))
    }

    fn push(&mut self, what: Advance<'_>) -> Result<Noted, Fault> {
        let event = self.tip.understand(what)?;
        Ok(self.add(event))
    }

    fn truncate(&mut self, keep: usize) {
        self.tip = self.at(keep);
        self.newest = None;
        self.events.truncate(keep);
        self.saves.truncate(keep / STRIDE);
    }

    fn remove(&mut self, index: usize) -> Result<(), Fault> {
        let later = self.events[index + 1..].to_vec();
        self.truncate(index);
        for event in later {
            self.tip.verify(&event)?;
            self.add(event);
        }
        Ok(())
    }

    fn look(&self, events: usize, viewer: Viewer) -> Seen {
        let point = if events == self.events.len() { &self.tip } else { &self.at(events) };
        let view = point.rules.view(&point.state, viewer);
        let legal = viewer.seat().and_then(|seat| point.legal(seat));
        Seen { insight: Json::of(&point.rules.insight(&view)), view: Json::of(&view), legal }
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn legal(&self, seat: Seat) -> Option<Json> {
        self.tip.legal(seat)
    }

    fn lines(&self, from: usize, count: usize, eyes: Eyes) -> Vec<SeenEvent> {
        if let Some(effects) = self.newest.as_ref().filter(|_| count > 0 && from + 1 == self.events.len()) {
            return vec![self.seen(&self.events[from], effects, eyes)];
        }
        let from = from.min(self.events.len());
        let to = from.saturating_add(count).min(self.events.len());
        let mut point = self.at(from);
        let mut effects = Vec::new();
        self.events[from..to]
            .iter()
            .map(|event| {
                effects.clear();
                point.advance(event, &mut effects);
                self.seen(event, &effects, eyes)
            })
            .collect()
    }

    fn foresee(&self, seat: Seat, moves: &[Json]) -> Result<Preview, Refusal> {
        preview::foresee(&self.tip, seat, moves)
    }

    fn record(&self, stamps: &[Stamp], eyes: Eyes) -> Vec<Json> {
        let rules = &*self.tip.rules;
        self.events
            .iter()
            .zip(stamps)
            .map(|(what, stamp)| {
                let event: Event<G> = Event { what: what.clone(), stamp: stamp.clone() };
                match eyes {
                    Some(viewer) => Json::of(&event.line_for(rules, viewer)),
                    None => Json::of(&event.line(rules)),
                }
            })
            .collect()
    }

    fn chart(&self) -> Vec<Vec<f32>> {
        let mut point = self.start.clone();
        let mut chart = vec![point.rules.standing(&point.state).to_vec()];
        for event in &self.events {
            point.advance(event, &mut game::Silent);
            chart.push(point.rules.standing(&point.state).to_vec());
        }
        chart
    }

    fn outcome(&self) -> Option<Outcome<Value>> {
        let outcome = self.tip.rules.outcome(&self.tip.state)?;
        Some(Outcome { ranks: outcome.ranks, scores: outcome.scores, detail: game::json(&outcome.detail) })
    }

    fn state(&self) -> Json {
        Json::of(&self.tip.rules.show(&self.tip.state))
    }
}
