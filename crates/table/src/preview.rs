//! What moves would lead to, computed from what their maker may know.

use game::random::Dealt;
use game::record::Happening;
use game::{Effect as _, Game, Seat, Turn, Viewer};

use crate::contest::told;
use crate::messages::{Json, Preview, Refusal, Stop};
use crate::tip::Point;

/// Plays `moves` on a state that `seat` thinks possible, always the same one for the same view, as far as it
/// goes without chance and without showing what is hidden from the seat. So nothing that comes out depends on
/// anything but the view.
pub(crate) fn foresee<G: Game>(tip: &Point<G>, seat: Seat, moves: &[Json]) -> Result<Preview, Refusal> {
    let viewer = Viewer::Seat(seat);
    let rules = &*tip.rules;
    let known = rules.view(&tip.state, viewer);
    // The numbers of `tip` are known to everybody; only the state is imagined.
    let imagined = rules.redeal(&known, &mut Dealt::new([0; 32], 0));
    let mut point = Point { state: imagined, ..tip.clone() };
    let mut told_so_far = Vec::new();
    let mut played = 0;
    let mut stop = None;
    for (index, mv) in (0..).zip(moves) {
        if stop.is_some() {
            break;
        }
        let mv = Point::<G>::read(index, mv)?;
        point.check(seat, index, &mv)?;
        let mut next = point.clone();
        let mut effects = Vec::new();
        next.advance(&Happening::Move(seat, mv), &mut effects);
        let hidden = effects.iter().position(|effect: &G::Effect| effect.reveals().contains(seat));
        let open = hidden.unwrap_or(effects.len());
        let seen = effects[..open].iter().filter_map(|effect| rules.effect_for(effect, viewer));
        told_so_far.extend(seen.map(|effect| told(&effect)));
        if hidden.is_some() {
            stop = Some(Stop::Revelation);
            break;
        }
        point = next;
        played = index + 1;
        stop = match rules.turn(&point.state) {
            Turn::Chance => Some(Stop::Chance),
            Turn::Over => Some(Stop::Over),
            Turn::Seats(_) => None,
        };
    }
    let view = rules.view(&point.state, viewer);
    let legal = rules.turn(&point.state).acting().contains(seat);
    Ok(Preview {
        moves: played,
        insight: Json::of(&rules.insight(&view)),
        view: Json::of(&view),
        legal: legal.then(|| Json::of(&rules.legal(&point.state, seat))),
        effects: told_so_far,
        stop,
    })
}
