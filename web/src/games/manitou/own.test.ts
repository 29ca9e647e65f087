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
const told = (...effects: Effect[]): Told<Effect>[] => effects.map((effect) => ({ effect, rule: 'M5.1' }));
const said = (...effects: Effect[]) => foretell(told(...effects), people);

const chief = { ground: 1, card: 'chief' } as const;
const meeting = { ground: 1, attacker: 0, attack: 'chief', defender: 1, defence: 'shaman' } as const;
const MINE: Effect[] = [
  { effect: 'played', seat: 0, eighth: false, ...chief },
  { effect: 'stands', seat: 0, heroes: 2, ...chief },
  { effect: 'trial', victor: 'attacker', ...meeting },
  { effect: 'sacrifice', succeeded: true, ...meeting },
  { effect: 'held', seat: 0, cylinder: 'totem' },
  { effect: 'force-compared', totals: [9, 9, 2], strongest: [0, 1], owing: [0] },
  {
    effect: 'judged',
    ground: 0,
    hero: 0,
    totals: [9, 4, 2],
    takers: [
      { seat: 0, claim: 'highest' },
      { seat: 1, claim: 'next' },
      { seat: 0, claim: 'hero' },
    ],
  },
  { effect: 'took', seat: 0, tile: 'horse', ground: 0, claim: 'highest' },
  { effect: 'cylinder-taken', seat: 0, cylinder: 'horse', from: 1 },
  { effect: 'hunt-began', hunt: 2, dealer: 0, first: 1 },
  { effect: 'ranked', ranks: [1, 2, 3] },
];

beforeAll(() => learn('manitou').then(() => learn('table')));

describe('what comes of one’s own move', () => {
  it.each(LANGUAGES)('never calls the viewer by name in %s', async (language) => {
    await speak(language);
    const lines = said(...MINE);
    expect(lines).toHaveLength(8);
    expect(lines.join(' ')).not.toContain('Ada');
  });

  it('tells what a hero meets, not that it is played', async () => {
    await speak('en');
    expect(
      said(
        { effect: 'played', seat: 0, eighth: false, ...chief },
        { effect: 'trial', victor: 'attacker', ...meeting },
      ),
    ).toEqual(['Trial of strength: your chief beats Teo’s shaman, which is turned face down.']);
  });

  it('judges a ground for the viewer and for others', async () => {
    await speak('en');
    expect(MINE.filter(({ effect }) => effect === 'judged').flatMap((effect) => said(effect))).toEqual([
      'Ground\u00A01 is judged: you have 9, Teo has 4 and you have the hero.',
    ]);
  });

  it('tells of others as the log does', async () => {
    await speak('en');
    expect(said({ effect: 'passed', seat: 2 })).toEqual(['Ines has no card that may be played and passes.']);
  });
});
