import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '$lib/i18n/language';
import { learn, speak } from '$lib/i18n/words.svelte';
import type { Person, Told } from '$games/game-ui';
import { foretell } from './own';
import type { Effect } from './types';

const people: Person[] = ['Ada', 'Teo', 'Ines'].map((name, seat) => ({
  seat,
  name,
  bot: null,
  present: true,
  isMe: seat === 0,
}));
const told = (...effects: Effect[]): Told<Effect>[] => effects.map((effect) => ({ effect, rule: 'W4.1' }));
const said = (...effects: Effect[]) => foretell(told(...effects), people);

const MINE: Effect[] = [
  { effect: 'first', seat: 0 },
  { effect: 'camped', seat: 0, hex: [2, 1] },
  { effect: 'turn-began', seat: 0, buffalo: 0 },
  { effect: 'driven', seat: 0, from: [2, 2], to: [2, 3] },
  { effect: 'herd-stuck', seat: 0, left: 2 },
  { effect: 'fed', seat: 0, paid: 1, provisions: 3 },
  { effect: 'hungry', seat: 0, tipis: 1 },
  { effect: 'abandoned', seat: 0, hex: [2, 1] },
  { effect: 'travelled', seat: 0, from: [2, 5], to: 'plains' },
  { effect: 'tolls', hex: [2, 2], paid: [1, 1, 0] },
  { effect: 'gathered', seat: 0, provisions: 3, lost: 1 },
  { effect: 'raised', seat: 0, hex: [2, 1] },
  { effect: 'spurred', seat: 0, from: [2, 2], to: [2, 3] },
  { effect: 'rested', seat: 0 },
  { effect: 'ranked', ranks: [1, 2, 3] },
];

beforeAll(() => learn('wind-river').then(() => learn('table')));

describe('what comes of one’s own move', () => {
  it.each(LANGUAGES)('never calls the viewer by name in %s', async (language) => {
    await speak(language);
    const lines = said(...MINE);
    expect(lines.length).toBeGreaterThan(7);
    expect(lines.join(' ')).not.toContain('Ada');
  });

  it('does not repeat the move', async () => {
    await speak('en');
    expect(said({ effect: 'camped', seat: 0, hex: [2, 1] })).toEqual([]);
    expect(
      said(
        { effect: 'driven', seat: 0, from: [2, 2], to: [2, 3] },
        { effect: 'fed', seat: 0, paid: 2, provisions: 1 },
      ),
    ).toEqual(['You pay 2 provisions for hungry tipis and have 1 left.']);
  });

  it('tells of others as the log does', async () => {
    await speak('en');
    expect(
      said({ effect: 'turn-began', seat: 1, buffalo: 0 }, { effect: 'fed', seat: 1, paid: 0, provisions: 1 }),
    ).toEqual(['Teo has no tipi on the board and drives nothing.']);
  });

  it.each([
    ['en', 'You and Teo pay 1 provision each for camping together.'],
    ['fr', 'Vous et Teo payez chacun 1\u00A0provision pour partager le camp.'],
    ['de', 'Du und Teo zahlt je 1\u00A0Vorrat für das gemeinsame Lager.'],
    ['it', 'Tu e Teo pagate 1\u00A0provvista a testa per l’accampamento in comune.'],
  ] as const)('joins the viewer to others in %s', async (language, expected) => {
    await speak(language);
    expect(said({ effect: 'tolls', hex: [2, 2], paid: [1, 1, 0] })).toEqual([expected]);
  });

  it('names the viewer alone where nobody else can pay', async () => {
    await speak('en');
    expect(said({ effect: 'tolls', hex: [2, 2], paid: [1, 0, 0] })).toEqual([
      'You pay 1 provision for camping together.',
    ]);
  });
});
