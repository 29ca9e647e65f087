//! An opinion about Big Manitou.
//!
//! What counts is pairs of bison and tipi points, the cylinders and the tomahawks. In the midst of a hunt the
//! judge shares out the grounds as the cards lie now; playouts go to the end of the hunt, where only what the
//! seats have taken speaks.

use game::random::Quick;
use game::{Game, PerSeat, Seat, Stream};
use manitou::{
    Card, Cards, Contest, Cylinder, GroundId, Guard, Hero, Manitou, Move, Phase, State, Tile, Tiles,
};

use crate::evaluation::exp;
use crate::{Evaluation, Menu, Playable, Weighed, chances};

impl Playable for Manitou {
    type Judge = Judge;
}

/// Thinks about Big Manitou.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

/// What a point of bison without tipis (or the other way round) is worth, by hunts still to come.
const UNPAIRED: [f32; 5] = [0.02, 0.35, 0.42, 0.46, 0.48];
/// What holding a cylinder helps in each hunt to come, beside its point.
const CYLINDER_HELPS: f32 = 0.25;
/// What a totem or a horse is worth without the cylinder, in each hunt to come.
const TOKEN: f32 = 0.12;
/// What a tomahawk helps in each hunt to come.
const AXE_HELPS: f32 = 0.45;
/// What having most tomahawks is worth, when it can still change.
const MOST_AXES: f32 = 0.6;
/// What a hunter's point, and a hero, is worth in the next hunt, if cards are not given back before it.
const SAVED_HUNTER: f32 = 0.03;
const SAVED_HERO: f32 = 0.2;
/// How many points of lead are a factor e of chances, at the end and for each hunt to come.
const SCALE: f32 = 0.8;
const SCALE_HUNT: f32 = 0.5;
/// How many parties deserve a thought.
const PARTIES: usize = 24;

/// What the seats have, or would have.
#[derive(Clone, Copy)]
struct Spoils {
    tiles: [Tiles; 5],
    totem: Option<Seat>,
    horse: Option<Seat>,
    seats: u8,
    /// Hunts to come after this one.
    hunts: u8,
}

impl Spoils {
    fn new(rules: &Manitou, state: &State) -> Self {
        let mut tiles = [Tiles::default(); 5];
        for seat in Seat::all(rules.seats()) {
            tiles[seat.index()] = state.tribe(seat).tiles;
        }
        Self {
            tiles,
            totem: state.holder(Cylinder::Totem),
            horse: state.holder(Cylinder::Horse),
            seats: rules.seats(),
            hunts: rules.hunts() - state.hunt(),
        }
    }

    /// What the pairs of a seat are worth.
    fn pairs(&self, tiles: Tiles) -> f32 {
        let (bison, tipi) = (f32::from(tiles.bison_points()), f32::from(tiles.tipi_points()));
        bison.min(tipi) + UNPAIRED[usize::from(self.hunts).min(4)] * (bison - tipi).abs()
    }

    /// The most tomahawks that anyone but `seat` has.
    fn rival_axes(&self, seat: Seat) -> u8 {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        others.map(|other| self.tiles[other.index()].count(Tile::Tomahawk)).max().unwrap_or(0)
    }

    /// What `seat` gains by a tile.
    fn gain(&self, seat: Seat, tile: Tile) -> f32 {
        let own = self.tiles[seat.index()];
        let hunts = f32::from(self.hunts);
        let cylinder = |holder: Option<Seat>| {
            let wins = holder.is_none_or(|holder| {
                holder != seat && self.tiles[holder.index()].count(tile) <= own.count(tile) + 1
            });
            if wins { 1.0 + CYLINDER_HELPS * hunts } else { 0.03 + TOKEN * hunts }
        };
        match tile {
            Tile::Totem => cylinder(self.totem),
            Tile::Horse => cylinder(self.horse),
            Tile::Tomahawk => {
                let (mine, rival) = (own.count(tile), self.rival_axes(seat));
                let lead = if mine == rival { MOST_AXES + 0.4 / (1.0 + hunts) } else { 0.1 };
                lead + AXE_HELPS * hunts
            }
            _ => self.pairs(own.with(tile)) - self.pairs(own) + 0.01,
        }
    }

    fn take(&mut self, seat: Seat, tile: Tile) {
        let own = self.tiles[seat.index()].with(tile);
        self.tiles[seat.index()] = own;
        let holder = match tile {
            Tile::Totem => &mut self.totem,
            Tile::Horse => &mut self.horse,
            _ => return,
        };
        if holder.is_none_or(|holder| self.tiles[holder.index()].count(tile) <= own.count(tile)) {
            *holder = Some(seat);
        }
    }

    /// Lets seats take from these tiles, each what it likes best.
    fn share_out(&mut self, mut tiles: Tiles, takers: impl Iterator<Item = Seat>) {
        for seat in takers {
            let best =
                tiles.kinds().max_by(|&one, &two| self.gain(seat, one).total_cmp(&self.gain(seat, two)));
            let Some(best) = best else { return };
            tiles = tiles.without(best);
            self.take(seat, best);
        }
    }

    /// Lets a seat give up what it misses least (M4.1).
    fn give_up(&mut self, seat: Seat) {
        let own = self.tiles[seat.index()];
        let loss = |tile: &Tile| self.pairs(own) - self.pairs(own.without(*tile));
        let points = own.kinds().filter(|tile| tile.points() > 0);
        if let Some(tile) = points.min_by(|one, two| loss(one).total_cmp(&loss(two))) {
            self.tiles[seat.index()] = own.without(tile);
        }
    }

    fn points(&self, seat: Seat) -> f32 {
        let own = self.tiles[seat.index()];
        let hunts = f32::from(self.hunts);
        let mut points = self.pairs(own) + 0.005 * f32::from(own.tipi_points());
        for (holder, tile) in [(self.totem, Tile::Totem), (self.horse, Tile::Horse)] {
            points += if holder == Some(seat) { 1.0 + CYLINDER_HELPS * hunts } else { 0.0 };
            points += TOKEN * hunts * f32::from(own.count(tile));
        }
        let axes = own.count(Tile::Tomahawk);
        let certain = if self.hunts == 0 { 1.0 } else { MOST_AXES };
        points += if axes > self.rival_axes(seat) { certain } else { 0.0 };
        points + AXE_HELPS * hunts * f32::from(axes)
    }
}

/// The value of a tile in bison or tipi points.
trait Valued {
    fn points(self) -> u16;
}

impl Valued for Tile {
    fn points(self) -> u16 {
        let one = Tiles::default().with(self);
        one.bison_points() + one.tipi_points()
    }
}

/// Who would take from a ground as it lies, in order (M4.3).
fn takers(rules: &Manitou, state: &State, id: GroundId) -> impl Iterator<Item = Seat> {
    let hero = state.ground(id).guard().seat();
    let (mut first, mut second) = (None, None);
    let total = |seat| state.total(id, seat);
    for seat in Seat::all(rules.seats()) {
        let Some(own) = total(seat) else { continue };
        // M4.3: equal totals take nothing.
        if Seat::all(rules.seats()).any(|other| other != seat && total(other) == Some(own)) {
            continue;
        }
        if first.is_none_or(|(most, _)| own > most) {
            second = first;
            first = Some((own, seat));
        } else if second.is_none_or(|(most, _)| own > most) {
            second = Some((own, seat));
        }
    }
    let (first, second) = (first.map(|(_, seat)| seat), second.map(|(_, seat)| seat));
    // M4.3c: without a hero, a ground of four leaves two tiles to the second.
    let rest = second.filter(|_| rules.options().spoils == Some(manitou::Spoils::Rest));
    hero.into_iter().chain(first).chain(first).chain(second).chain(rest)
}

impl Judge {
    /// What the seats would have if the hunt ended as the cards lie.
    fn outlook(rules: &Manitou, state: &State) -> Spoils {
        let mut spoils = Spoils::new(rules, state);
        let force_to_come = match state.phase() {
            Phase::Play { .. } | Phase::Eighth { .. } | Phase::Shift { .. } => true,
            Phase::Take { .. } => state.hunt() == 1,
            Phase::Force { .. } => false,
            _ => return spoils,
        };
        if let Phase::Force { owing, .. } = state.phase() {
            owing.iter().for_each(|seat| spoils.give_up(seat));
        }
        let strongest = Seat::all(rules.seats()).map(|seat| state.force(seat)).max().unwrap_or(0);
        let punish = |spoils: &mut Spoils| {
            let most = |&seat: &Seat| strongest > 0 && state.force(seat) == strongest;
            Seat::all(rules.seats()).filter(most).for_each(|seat| spoils.give_up(seat));
        };
        if force_to_come && state.hunt() > 1 {
            punish(&mut spoils);
        }
        for id in GroundId::ALL {
            match state.phase() {
                Phase::Take { ground, .. } if id < ground => {}
                Phase::Take { ground, takers } if id == ground => {
                    spoils.share_out(state.ground(id).tiles(), takers.iter().map(|taker| taker.seat));
                }
                _ => spoils.share_out(state.ground(id).tiles(), takers(rules, state, id)),
            }
        }
        if force_to_come && state.hunt() == 1 {
            punish(&mut spoils);
        }
        spoils
    }

    /// What the cards that a seat has left are worth in the next hunt.
    fn saved(state: &State, seat: Seat) -> f32 {
        // M4.6: after hunts 2 and 4 everyone has all cards again.
        let first_of_two = !state.hunt().is_multiple_of(2);
        let begins = matches!(state.phase(), Phase::Grounds | Phase::Muster { .. });
        // Where a second hunt begins, what is left is what there is for it.
        if first_of_two && !begins || !first_of_two && matches!(state.phase(), Phase::Grounds) {
            let tribe = state.tribe(seat);
            let left = tribe.available.plus(tribe.hand).plus(tribe.pile.cards());
            let hunters: u8 = left.hunters().iter().filter_map(Card::number).sum();
            return SAVED_HUNTER * f32::from(hunters) + SAVED_HERO * f32::from(left.heroes().len());
        }
        0.0
    }

    fn weigh_play(rules: &Manitou, state: &State, seat: Seat, card: Card, id: GroundId) -> f32 {
        let ground = state.ground(id);
        let Some(hero) = card.hero() else {
            let own = state.total(id, seat).unwrap_or(0);
            let others = Seat::all(rules.seats()).filter(|&other| other != seat);
            let most = others.filter_map(|other| state.total(id, other)).max().unwrap_or(0);
            let number = u16::from(card.number().unwrap_or(0)) + u16::from(state.tribe(seat).axes);
            let richness = ground.tiles().len() as f32 / 4.0;
            return richness
                * match own {
                    // Far ahead already, or out of reach.
                    _ if own > most + 8 || most > own + number + 12 => 0.4,
                    _ if own <= most && own + number > most => 2.0,
                    _ => 1.0,
                };
        };
        let fallen_or_equal = |place: u8, alone: bool| {
            let other = ground.lane().cards()[usize::from(place)].card().hero().unwrap_or(Hero::Chief);
            match (hero.against(other), alone) {
                (Contest::Wins, true) => 4.0,
                (Contest::Wins, false) => 1.5,
                (Contest::Draws, _) => 1.2,
                (Contest::Loses, _) => 0.05,
            }
        };
        match ground.guard() {
            Guard::Nobody => 1.2,
            Guard::One { seat: owner, .. } if owner == seat => 0.5,
            Guard::One { at, .. } => fallen_or_equal(at, true),
            Guard::Two { last, .. } => fallen_or_equal(last, false),
        }
    }
}

/// Parties that deserve a thought: the same for the same cards, so that a search meets them again.
fn parties(available: Cards, size: u8, moves: &mut Vec<Move>) {
    let begin = moves.len();
    let mut stream = Quick::new(17 + u64::from(size));
    for attempt in 0..4 * PARTIES {
        if moves.len() - begin == PARTIES {
            break;
        }
        // By turns with more heroes, with more strong hunters, and with weaker ones.
        let liking = |card: Card| match (card.number(), attempt % 4) {
            (None, 0) => 12,
            (None, 1) => 3,
            (None, _) => 6,
            (Some(number), 3) => u32::from(12 - number),
            (Some(number), _) => u32::from(number),
        };
        let (mut left, mut party) = (available, Cards::NONE);
        for _ in 0..size {
            let mut place = stream.below(left.iter().map(liking).sum());
            let chosen = left.iter().find(|&card| {
                let here = place < liking(card);
                place = place.saturating_sub(liking(card));
                here
            });
            let card = chosen.expect("a place within the sum falls on a card");
            (left, party) = (left.without(card), party.with(card));
        }
        let mv = Move::Muster(party);
        if !moves[begin..].contains(&mv) {
            moves.push(mv);
        }
    }
}

impl Evaluation<Manitou> for Judge {
    const MENU: Menu = Menu::Listed;

    fn worth(&self, rules: &Manitou, state: &State) -> PerSeat<f32> {
        let spoils = Self::outlook(rules, state);
        let points: PerSeat<f32> =
            Seat::all(rules.seats()).map(|seat| spoils.points(seat) + Self::saved(state, seat)).collect();
        chances(&points, SCALE + SCALE_HUNT * f32::from(spoils.hunts))
    }

    fn calm(&self, _rules: &Manitou, state: &State) -> bool {
        matches!(state.phase(), Phase::Start | Phase::Grounds | Phase::Over)
    }

    fn candidates(
        &self,
        rules: &Manitou,
        state: &State,
        seat: Seat,
        _stream: &mut Quick,
        moves: &mut Vec<Move>,
    ) {
        match state.phase() {
            Phase::Muster { .. } => {
                parties(state.tribe(seat).available, rules.party_size(state, seat), moves);
            }
            _ => rules.legal_moves(state, seat, moves),
        }
    }

    fn weigh(&self, rules: &Manitou, state: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let mut spoils = None;
        let mut gain = |seat, tile| spoils.get_or_insert_with(|| Spoils::new(rules, state)).gain(seat, tile);
        weights.extend(moves.iter().map(|mv| match *mv {
            Move::Play { card, ground } => Self::weigh_play(rules, state, seat, card, ground),
            Move::Take(tile) => exp(4.0 * gain(seat, tile)),
            Move::Discard(tile) => exp(-4.0 * gain(seat, tile)),
            Move::Shift { .. } => 0.3,
            Move::Muster(_) | Move::Pass | Move::Hold => 1.0,
        }));
    }

    fn policy(
        &self,
        rules: &Manitou,
        state: &State,
        seat: Seat,
        stream: &mut Quick,
        scratch: &mut Weighed<Move>,
    ) -> Move {
        if let Phase::Muster { .. } = state.phase() {
            // Any party of the strong sort; building the whole list would cost more than a hunt.
            return rules.random_move(state, seat, stream);
        }
        scratch.fill(self, rules, state, seat, stream);
        scratch.draw(stream)
    }
}
