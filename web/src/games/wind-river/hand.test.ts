import { describe, expect, it } from 'vitest';
import type { Refusal } from '$games/game-ui';
import { WindRiverHand, type WindRiverTable } from './hand.svelte';
import type { Move, Reason } from './types';

/** A table in the activity of seat 0, whose server refuses what it is asked about. */
function table(legal: readonly Move[], camps: readonly unknown[]) {
  const asked: Move[] = [];
  const told: Refusal<Reason>[] = [];
  const made = {
    position: {
      view: { phase: 'activity', tipis: [[], [], []], buffalo: [] },
      legal,
      insight: { seats: [{ camps }] },
    },
    viewer: 0,
    mayAct: true,
    why: (move: Move) => {
      asked.push(move);
      return Promise.resolve({ rule: 'W4.3c', reason: { reason: 'cannot-pay-to-raise', provisions: 1 } });
    },
    refuse: (refusal: Refusal<Reason>) => told.push(refusal),
  } as unknown as WindRiverTable;
  return { hand: new WindRiverHand(made), asked, told };
}

const both: Move[] = [{ travel: { from: [2, 2], to: [2, 3] } }, { spur: { from: [2, 2], to: [2, 3] } }];

describe('a hex with an own tipi and buffalo', () => {
  it('is_asked_about_when_a_finger_points_at_it', () => {
    const { hand } = table(both, []);
    hand.point([2, 2], 'buffalo');
    expect(hand.choice.hand).toBe('nothing');
    expect(hand.either).toEqual([2, 2]);
    hand.offers[1]?.act();
    expect(hand.choice).toEqual({ hand: 'piece', kind: 'travel', from: [2, 2] });
    expect(hand.offers).toEqual([]);
  });

  it('goes_from_piece_to_piece_by_keyboard', () => {
    const { hand } = table(both, []);
    hand.point([2, 2], null);
    expect(hand.choice).toMatchObject({ kind: 'travel' });
    hand.point([2, 2], null);
    expect(hand.choice).toMatchObject({ kind: 'spur' });
  });
});

describe('an activity that cannot be done', () => {
  it('is_asked_about_with_a_camp', async () => {
    const { hand, asked, told } = table(both, [{ hex: [4, 1], tipis: 1, unfed: 0, alone: true }]);
    await hand.whyNot('raise');
    expect(asked).toEqual([{ raise: [4, 1] }]);
    expect(told).toHaveLength(1);
  });

  it('says_so_without_a_tipi_on_the_board', async () => {
    const { hand, asked, told } = table([], []);
    await hand.whyNot('travel');
    expect(asked).toEqual([]);
    expect(told).toEqual([{ rule: 'W4.3a', reason: { reason: 'no-tipi-out' } }]);
  });
});
