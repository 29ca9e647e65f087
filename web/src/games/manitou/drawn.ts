/** A card that is about to be played, on its ground already: no server foresees a move that draws another. */

import type { Told } from '$games/game-ui';
import type { Seat } from '$lib/seats';
import { isHunter } from './cards';
import type { Effect, Ground, GroundInsight, Insight, Play, Seen, View } from './types';

interface Known {
  readonly view: View;
  readonly insight: Insight;
}

/** The position as far as it is known after these effects; who would take what is judged when the move is made. */
export function drawn(known: Known, effects: readonly Told<Effect>[]): Known {
  return effects.reduce((now, { effect }) => {
    if (effect.effect === 'played') return played(now, effect.seat, effect);
    if (effect.effect === 'turned-down') return turnedDown(now, effect.seat, effect);
    return now;
  }, known);
}

/** A list with another thing in one place. */
const changed = <T>(list: readonly T[], place: number, to: (one: T) => T): readonly T[] =>
  list.map((one, index) => (index === place ? to(one) : one));

function played({ view, insight }: Known, seat: Seat, { card, ground }: Play): Known {
  const hunter = isHunter(card) ? card : 0;
  const counts = hunter > 0 ? hunter + (view.seats[seat]?.axes ?? 0) : 0;
  const laid = (one: Ground): Ground => ({ ...one, cards: [...one.cards, { seat, card, up: true }] });
  const judged = (one: GroundInsight): GroundInsight => ({
    ...one,
    totals: counts > 0 ? changed(one.totals, seat, (total) => (total ?? 0) + counts) : one.totals,
    highest: null,
    next: null,
    takers: [],
    gone: 0,
  });
  return {
    view: {
      ...view,
      grounds: changed(view.grounds, ground, laid),
      seats: changed(view.seats, seat, (own) => ({ ...own, hand: without(own.hand, card) })),
    },
    insight: {
      ...insight,
      grounds: changed(insight.grounds, ground, judged),
      force: changed(insight.force, seat, (force) => force + hunter),
    },
  };
}

function without(seen: Seen, card: Play['card']): Seen {
  if (typeof seen === 'number') return seen - 1;
  const place = seen.indexOf(card);
  return seen.filter((_, index) => index !== place);
}

function turnedDown({ view, insight }: Known, seat: Seat, { card, ground }: Play): Known {
  const down = (one: Ground): Ground => {
    const place = one.cards.findLastIndex((laid) => laid.up && laid.seat === seat && laid.card === card);
    return { ...one, cards: changed(one.cards, place, (laid) => ({ ...laid, up: false })) };
  };
  return { view: { ...view, grounds: changed(view.grounds, ground, down) }, insight };
}
