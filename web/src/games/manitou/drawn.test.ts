import { describe, expect, it } from 'vitest';
import { drawn } from './drawn';
import type { Effect, Insight, View } from './types';

const seat = { available: 0, party: 0, pile: 4, played: 1, spent: [], tiles: [] };
const known = {
  view: {
    grounds: [
      { tiles: [], cards: [{ seat: 1, card: 'chief', up: true }] },
      { tiles: [], cards: [] },
      { tiles: [], cards: [] },
    ],
    seats: [
      { ...seat, hand: [8, 'scout', 'scout'], axes: 1 },
      { ...seat, hand: 3, axes: 0 },
    ],
  } as unknown as View,
  insight: {
    grounds: [0, 1, 2].map((ground) => ({
      ground,
      totals: [ground === 0 ? 3 : null, null],
      highest: 0,
      next: null,
      takers: [{ seat: 0, claim: 'highest' }],
    })),
    force: [2, 0],
  } as unknown as Insight,
};
const after = (...effects: Effect[]) =>
  drawn(
    known,
    effects.map((effect) => ({ effect, rule: 'M3.1' })),
  );

describe('a card that waits for a yes', () => {
  it('lies_on_its_ground_and_counts_there', () => {
    const { view, insight } = after({ effect: 'played', seat: 0, card: 8, ground: 0, eighth: false });
    expect(view.grounds[0]?.cards.at(-1)).toEqual({ seat: 0, card: 8, up: true });
    expect(view.seats[0]?.hand).toEqual(['scout', 'scout']);
    // A tomahawk adds to what it counts on the ground, not to its force (M4.1, M4.4).
    expect(insight.grounds[0]?.totals).toEqual([12, null]);
    expect(insight.force).toEqual([10, 0]);
    expect(insight.grounds.map(({ takers }) => takers.length)).toEqual([0, 1, 1]);
  });

  it('is_one_of_two_and_turns_over_what_it_beats', () => {
    const { view, insight } = after(
      { effect: 'played', seat: 0, card: 'scout', ground: 0, eighth: false },
      { effect: 'turned-down', seat: 1, card: 'chief', ground: 0 },
    );
    expect(view.seats[0]?.hand).toEqual([8, 'scout']);
    expect(view.grounds[0]?.cards.map(({ up }) => up)).toEqual([false, true]);
    expect(insight.force).toEqual([2, 0]);
  });

  it('changes_nothing_without_effects', () => {
    expect(after()).toEqual(known);
  });
});
