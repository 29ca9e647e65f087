import { beforeAll, describe, expect, it } from 'vitest';
import { learn, speak } from '$lib/i18n/words.svelte';
import type { Person } from '$games/game-ui';
import type { Effect } from './types';
import { tell } from './words';

const people: Person[] = ['Maren', 'none', '0'].map((name, seat) => ({
  seat,
  name,
  bot: null,
  present: true,
  isMe: seat === 0,
}));

beforeAll(async () => {
  await learn('manitou');
  await speak('en');
});

describe('a cylinder', () => {
  const taken = (from: number | null): string => {
    const effect: Effect = { effect: 'cylinder-taken', cylinder: 'totem', seat: 0, from };
    return tell([{ effect, rule: 'M4.5' }], people)[0]?.text ?? '';
  };

  it('comes_from_nobody_or_from_somebody_whatever_the_name', () => {
    expect(taken(null)).toBe('Maren now holds the totem cylinder.');
    expect(taken(1)).toBe('Maren now holds the totem cylinder, which none held before.');
    expect(taken(2)).toBe('Maren now holds the totem cylinder, which 0 held before.');
  });
});
