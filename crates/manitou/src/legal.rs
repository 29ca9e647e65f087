//! Which moves are legal: listed, counted, checked, drawn.

use game::{Game as _, RefusalOf, Seat, Stream, Turn};

use crate::cards::Card;
use crate::hand::Cards;
use crate::moves::{GroundId, Menu, Move, MusterMenu};
use crate::options::Muster;
use crate::party::Parties;
use crate::reason::Reason;
use crate::state::{Phase, State};
use crate::tiles::Tiles;
use crate::{Manitou, rules};

type Checked = Result<(), RefusalOf<Manitou>>;

/// The cards that a seat may play, and where.
#[derive(Clone, Copy)]
struct Playable {
    hunters: Cards,
    heroes: Cards,
    /// The grounds that are open to heroes; hunters go anywhere.
    open: Grounds,
}

/// A set of grounds, one bit each.
#[derive(Clone, Copy)]
struct Grounds(u8);

impl Grounds {
    const fn len(self) -> u32 {
        self.0.count_ones()
    }

    fn iter(self) -> impl Iterator<Item = GroundId> {
        GroundId::ALL.into_iter().filter(move |ground| self.0 >> ground.index() & 1 == 1)
    }

    /// The ground at place `place` of the set.
    const fn at(self, place: u32) -> GroundId {
        let mut bits = self.0;
        let mut skipped = 0;
        while skipped < place {
            bits &= bits - 1;
            skipped += 1;
        }
        GroundId::ALL[bits.trailing_zeros() as usize]
    }
}

impl Playable {
    fn new(state: &State, seat: Seat, cards: Cards) -> Self {
        // M3.3: heroes join where the seat does not have two face up.
        let mut open = 0;
        for ground in GroundId::ALL {
            open |= u8::from(state.ground(ground).is_open_to(seat)) << ground.index();
        }
        Self { hunters: cards.hunters(), heroes: cards.heroes(), open: Grounds(open) }
    }

    /// How many different cards and grounds there are; equal cards count once.
    const fn len(self) -> u32 {
        GroundId::COUNT as u32 * self.hunters.kinds_len() + self.open.len() * self.heroes.kinds_len()
    }

    fn iter(self) -> impl Iterator<Item = Move> {
        let anywhere = |card| GroundId::ALL.into_iter().map(move |ground| Move::Play { card, ground });
        let open = move |card| self.open.iter().map(move |ground| Move::Play { card, ground });
        self.hunters.kinds().flat_map(anywhere).chain(self.heroes.kinds().flat_map(open))
    }

    /// The move at a place of [`iter`](Self::iter).
    const fn at(self, place: u32) -> Move {
        let grounds = GroundId::COUNT as u32;
        let hunters = grounds * self.hunters.kinds_len();
        if place < hunters {
            let card = self.hunters.kind_at(place / grounds);
            return Move::Play { card, ground: GroundId::ALL[(place % grounds) as usize] };
        }
        let (place, open) = (place - hunters, self.open.len());
        Move::Play { card: self.heroes.kind_at(place / open), ground: self.open.at(place % open) }
    }
}

/// The tiles that a seat may give up: bison and tipis, or anything if it has none (M4.1).
const fn discardable(tiles: Tiles) -> Tiles {
    if tiles.paired().is_empty() { tiles } else { tiles.paired() }
}

/// How many hunters a seat has on all grounds.
fn hunters(state: &State, seat: Seat) -> u32 {
    state.grounds.iter().map(|ground| u32::from(ground.hunters(seat))).sum()
}

/// Every move of a seat's hunters to another ground.
fn shifts(state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    GroundId::ALL.into_iter().flat_map(move |from| {
        let to_others = move |card| from.others().map(|to| Move::Shift { card, from, to });
        state.ground(from).hunters_of(seat).flat_map(to_others)
    })
}

impl Manitou {
    /// Whether `seat` may move now.
    fn acts(&self, state: &State, seat: Seat) -> bool {
        self.turn(state).acting().contains(seat)
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !self.acts(state, seat) {
            return;
        }
        let tribe = state.tribe(seat);
        match state.phase {
            Phase::Muster { .. } => {
                let parties = Parties::new(tribe.available, self.party_size(state, seat));
                moves.extend(parties.iter().map(Move::Muster));
            }
            Phase::Play { .. } => {
                let playable = Playable::new(state, seat, tribe.hand);
                if playable.len() == 0 {
                    moves.push(Move::Pass);
                }
                moves.extend(playable.iter());
            }
            Phase::Eighth { .. } => {
                moves.extend(Playable::new(state, seat, tribe.hand).iter());
                moves.push(Move::Hold);
            }
            Phase::Shift { .. } => {
                moves.extend(shifts(state, seat));
                moves.push(Move::Hold);
            }
            Phase::Force { .. } => moves.extend(discardable(tribe.tiles).kinds().map(Move::Discard)),
            Phase::Take { ground, .. } => moves.extend(state.ground(ground).tiles.kinds().map(Move::Take)),
            Phase::Start | Phase::Grounds | Phase::Deal { .. } | Phase::Over => {}
        }
    }

    pub(crate) fn count(&self, state: &State, seat: Seat) -> u32 {
        if !self.acts(state, seat) {
            return 0;
        }
        let tribe = state.tribe(seat);
        match state.phase {
            Phase::Muster { .. } => Parties::new(tribe.available, self.party_size(state, seat)).len(),
            Phase::Play { .. } => Playable::new(state, seat, tribe.hand).len().max(1),
            Phase::Eighth { .. } => Playable::new(state, seat, tribe.hand).len() + 1,
            Phase::Shift { .. } => 2 * hunters(state, seat) + 1,
            Phase::Force { .. } => discardable(tribe.tiles).kinds_len(),
            Phase::Take { ground, .. } => state.ground(ground).tiles.kinds_len(),
            Phase::Start | Phase::Grounds | Phase::Deal { .. } | Phase::Over => 0,
        }
    }

    pub(crate) fn random<S: Stream>(&self, state: &State, seat: Seat, stream: &mut S) -> Move {
        let tribe = state.tribe(seat);
        match state.phase {
            Phase::Muster { .. } => {
                let parties = Parties::new(tribe.available, self.party_size(state, seat));
                Move::Muster(parties.random(stream))
            }
            Phase::Play { .. } => {
                let playable = Playable::new(state, seat, tribe.hand);
                match playable.len() {
                    0 => Move::Pass,
                    ways => playable.at(stream.below(ways)),
                }
            }
            Phase::Eighth { .. } => {
                let playable = Playable::new(state, seat, tribe.hand);
                let ways = playable.len();
                match stream.below(ways + 1) {
                    chosen if chosen == ways => Move::Hold,
                    chosen => playable.at(chosen),
                }
            }
            Phase::Shift { .. } => {
                let chosen = stream.below(2 * hunters(state, seat) + 1);
                shifts(state, seat).nth(chosen as usize).unwrap_or(Move::Hold)
            }
            Phase::Force { .. } => {
                let tiles = discardable(tribe.tiles);
                Move::Discard(tiles.kind_at(stream.below(tiles.kinds_len())))
            }
            Phase::Take { ground, .. } => {
                let tiles = state.ground(ground).tiles;
                Move::Take(tiles.kind_at(stream.below(tiles.kinds_len())))
            }
            Phase::Start | Phase::Grounds | Phase::Deal { .. } | Phase::Over => {
                unreachable!("a seat may move")
            }
        }
    }

    pub(crate) fn muster_menu(&self, state: &State, seat: Seat) -> Option<Menu> {
        if !matches!(state.phase, Phase::Muster { .. }) || !self.acts(state, seat) {
            return None;
        }
        let from = state.tribe(seat).available;
        Some(Menu { muster: MusterMenu { from, count: self.party_size(state, seat) } })
    }

    pub(crate) fn verify(&self, state: &State, seat: Seat, mv: &Move) -> Checked {
        self.check_turn(state, seat, mv)?;
        let tribe = state.tribe(seat);
        match (state.phase, *mv) {
            (Phase::Muster { .. }, Move::Muster(party)) => self.check_party(state, seat, party),
            (Phase::Play { .. } | Phase::Eighth { .. }, Move::Play { card, ground }) => {
                check_play(state, seat, card, ground)
            }
            (Phase::Play { .. }, Move::Pass) => match Playable::new(state, seat, tribe.hand).len() {
                0 => Ok(()),
                _ => Err(Reason::CannotPass.under(rules::M3_8)),
            },
            (Phase::Eighth { .. } | Phase::Shift { .. }, Move::Hold) => Ok(()),
            (Phase::Shift { .. }, Move::Shift { card, from, to }) => check_shift(state, seat, card, from, to),
            (Phase::Force { .. }, Move::Discard(tile)) => {
                if !tribe.tiles.contains(tile) {
                    return Err(Reason::NoSuchTile { tile }.under(rules::M4_1));
                }
                if !discardable(tribe.tiles).contains(tile) {
                    return Err(Reason::BisonOrTipiFirst { tile }.under(rules::M4_1));
                }
                Ok(())
            }
            (Phase::Take { ground, .. }, Move::Take(tile)) => {
                if !state.ground(ground).tiles.contains(tile) {
                    return Err(Reason::NotOnGround { tile, ground }.under(rules::M4_3));
                }
                Ok(())
            }
            (phase, _) => {
                let reason = Reason::WrongPhase { kind: mv.kind(), phase: phase.name() };
                Err(reason.under(phase.rule()))
            }
        }
    }

    /// Whether it is the turn of `seat`. What is refused here says nothing that not everybody sees.
    fn check_turn(&self, state: &State, seat: Seat, mv: &Move) -> Checked {
        let rule = state.phase.rule();
        if seat.0 >= self.seats() {
            return Err(Reason::NoSuchSeat { seat }.under(rules::M2_1));
        }
        match (self.turn(state), state.phase) {
            (Turn::Over, _) => Err(Reason::GameIsOver.under(rules::M5_2)),
            (Turn::Chance, Phase::Muster { .. }) if matches!(mv, Move::Muster(_)) => {
                Err(Reason::WrongMuster { muster: Muster::Random }.under(rule))
            }
            (Turn::Chance, _) => Err(Reason::ChanceIsDue.under(rule)),
            (Turn::Seats(acting), _) if acting.contains(seat) => Ok(()),
            (Turn::Seats(_), Phase::Muster { .. }) => Err(Reason::AlreadyMustered { seat }.under(rule)),
            (Turn::Seats(acting), _) => Err(Reason::NotYourTurn { seat, acting }.under(rule)),
        }
    }

    /// Whether these cards are a party of `seat` (M2.4).
    pub(crate) fn check_party(&self, state: &State, seat: Seat, party: Cards) -> Checked {
        let available = state.tribe(seat).available;
        for card in party.kinds() {
            let (count, has) = (party.count(card), Cards::FULL.count(card));
            if count > has {
                return Err(Reason::TooManyOfACard { card, has }.under(rules::M1_1));
            }
            if count > available.count(card) {
                let available = available.count(card);
                return Err(Reason::NotAvailable { card, available }.under(rules::M2_4));
            }
        }
        let needed = self.party_size(state, seat);
        if party.len() != needed {
            return Err(Reason::WrongPartySize { cards: party.len(), needed }.under(rules::M2_4));
        }
        Ok(())
    }

    pub(crate) fn evident(&self, state: &State, seat: Seat) -> Option<Move> {
        if !self.acts(state, seat) {
            return None;
        }
        let mut ways = match state.phase {
            // M4.6: what is not spent is available before the choice, and everybody sees what is spent.
            Phase::Muster { .. } | Phase::Force { .. } | Phase::Take { .. } => {
                if self.count(state, seat) > 1 {
                    return None;
                }
                let mut moves = Vec::with_capacity(1);
                self.list(state, seat, &mut moves);
                return moves.pop();
            }
            // Others see only which cards the hand can be made of: any that is neither laid nor spent.
            Phase::Play { .. } | Phase::Eighth { .. } => {
                let unseen = Cards::FULL.minus(state.laid(seat)).minus(state.tribe(seat).spent);
                Playable::new(state, seat, unseen).iter()
            }
            _ => return None,
        };
        let first = ways.next();
        match (state.phase, first, ways.next()) {
            (Phase::Play { .. }, None, _) => Some(Move::Pass),
            (Phase::Eighth { .. }, None, _) => Some(Move::Hold),
            (Phase::Play { .. }, Some(only), None) => Some(only),
            _ => None,
        }
    }
}

fn check_play(state: &State, seat: Seat, card: Card, ground: GroundId) -> Checked {
    if !state.tribe(seat).hand.contains(card) {
        return Err(Reason::NotInHand { card }.under(rules::M3_1));
    }
    if card.hero().is_some() && !state.ground(ground).is_open_to(seat) {
        return Err(Reason::TwoHeroes { card, ground }.under(rules::M3_3));
    }
    Ok(())
}

fn check_shift(state: &State, seat: Seat, card: Card, from: GroundId, to: GroundId) -> Checked {
    if card.hero().is_some() {
        return Err(Reason::NotAHunter { card }.under(rules::M3_10));
    }
    if !state.ground(from).cards_of(seat).contains(card) {
        return Err(Reason::NotThere { card, ground: from }.under(rules::M3_10));
    }
    if from == to {
        return Err(Reason::SameGround { ground: from }.under(rules::M3_10));
    }
    Ok(())
}
