import { describe, expect, it } from 'vitest';
import { ManitouHand, type ManitouTable } from './hand.svelte';
import type { View } from './types';

/** A table that asks for a party of two, in whichever hunt. */
function tableAt(hunt: number): { table: ManitouTable; goTo: (hunt: number) => void } {
  const muster = { from: [3, 5, 8, 'chief'] as const, count: 2 };
  let view = { hunt } as View;
  const table = {
    get position() {
      return { view, legal: [], menu: { muster } };
    },
  } as unknown as ManitouTable;
  return { table, goTo: (next) => (view = { hunt: next } as View) };
}

describe('the party of a hunt', () => {
  it('begins_with_nothing_though_the_last_one_had_the_same_cards', () => {
    const { table, goTo } = tableAt(1);
    const hand = new ManitouHand(table);
    hand.pick('3#1');
    hand.pick('chief#1');
    expect(hand.party).toEqual(['3#1', 'chief#1']);
    goTo(2);
    expect(hand.party).toEqual([]);
    hand.pick('5#1');
    expect(hand.party).toEqual(['5#1']);
  });

  it('is_still_there_when_it_is_taken_back_in_the_same_hunt', () => {
    const { table, goTo } = tableAt(1);
    const hand = new ManitouHand(table);
    hand.pick('8#1');
    goTo(1);
    expect(hand.party).toEqual(['8#1']);
  });
});
