import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '$lib/i18n/language';
import { learn, speak } from '$lib/i18n/words.svelte';
import type { Person, Told } from '$games/game-ui';
import { NOTHING } from './choice';
import { sentence } from './sentence';
import type { Effect, Move, Reason, Table, View } from './types';
import { moveWords, refusalWords, tell } from './words';

const people: Person[] = ['Maren', 'Teo', 'Ines'].map((name, seat) => ({
  seat,
  name,
  bot: null,
  present: true,
  isMe: seat === 0,
}));
const told = (...effects: Effect[]): Told<Effect>[] => effects.map((effect) => ({ effect, rule: 'W4.1' }));
const text = (...effects: Effect[]) => tell(told(...effects), people).map((line) => line.text);

const EMPTY: Table = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
const view: View = {
  phase: 'drive',
  seat: 0,
  first: 0,
  buffalo: EMPTY,
  moved: EMPTY,
  drive_left: 1,
  abandon_left: 0,
  tipis: [EMPTY, EMPTY, EMPTY],
  unused: [7, 7, 7],
  plains: [0, 0, 0],
  provisions: [1, 1, 1],
  viewer: 0,
};

beforeAll(() => learn('wind-river'));

describe('the log', () => {
  const run: Effect[] = [
    { effect: 'driven', seat: 1, from: [2, 2], to: [2, 3] },
    { effect: 'driven', seat: 1, from: [4, 0], to: [4, 1] },
    { effect: 'driven', seat: 1, from: [0, 5], to: 'plains' },
  ];

  it.each([
    ['en', 'Teo drives C3 to C4, E1 to E2 and A6 to the open plains.'],
    ['fr', 'Teo mène 3\u00A0bisons\u00A0: de C3 à C4, de E1 à E2 et de A6 vers les plaines.'],
    ['de', 'Teo treibt 3\u00A0Büffel: C3 nach C4, E1 nach E2 und A6 in die weite Ebene.'],
    ['it', 'Teo guida 3\u00A0bisonti: da C3 a C4, da E1 a E2 e da A6 verso le pianure.'],
  ] as const)('tells a drive of several as one line in %s', async (language, expected) => {
    await speak(language);
    expect(text(...run)).toEqual([expected]);
  });

  it('says nothing of food where there is no tipi', async () => {
    await speak('en');
    const fed: Effect = { effect: 'fed', seat: 2, paid: 0, provisions: 1 };
    expect(text({ effect: 'turn-began', seat: 2, buffalo: 0 }, fed)).toEqual([
      'Ines has no tipi on the board and drives nothing.',
    ]);
    expect(text({ effect: 'turn-began', seat: 2, buffalo: 1 }, fed)).toEqual(['All tipis of Ines are fed.']);
  });

  it.each([
    [
      'en',
      [
        'All tipis of Ines are fed.',
        'Ines pays 1 provision for a hungry tipi and has none left.',
        'Ines pays 2 provisions for hungry tipis and has 3 left.',
      ],
    ],
    [
      'fr',
      [
        'Ines nourrit tous ses tipis.',
        'Ines paie 1\u00A0provision pour un tipi affamé et n’en a plus.',
        'Ines paie 2\u00A0provisions pour ses tipis affamés et en garde 3.',
      ],
    ],
    [
      'de',
      [
        'Alle Tipis von Ines sind satt.',
        'Ines zahlt 1\u00A0Vorrat für ein hungriges Tipi und hat noch 0.',
        'Ines zahlt 2\u00A0Vorräte für hungrige Tipis und hat noch 3.',
      ],
    ],
    [
      'it',
      [
        'Tutti i tepee di Ines sono sfamati.',
        'Ines paga 1\u00A0provvista per un tepee affamato; non ne ha più.',
        'Ines paga 2\u00A0provviste per i tepee affamati; ne restano 3.',
      ],
    ],
  ] as const)('knows none, one and many in %s', async (language, expected) => {
    await speak(language);
    expect(
      text(
        { effect: 'fed', seat: 2, paid: 0, provisions: 1 },
        { effect: 'fed', seat: 2, paid: 1, provisions: 0 },
        { effect: 'fed', seat: 2, paid: 2, provisions: 3 },
      ),
    ).toEqual(expected);
  });

  it('keeps drives of different seats apart', async () => {
    await speak('en');
    expect(
      text(
        { effect: 'driven', seat: 0, from: [0, 0], to: [0, 1] },
        { effect: 'driven', seat: 1, from: [1, 0], to: [1, 1] },
      ),
    ).toEqual(['Maren drives A1 to A2.', 'Teo drives B1 to B2.']);
  });

  it('says what did not fit and who shared', async () => {
    await speak('en');
    expect(
      text(
        { effect: 'gathered', seat: 0, provisions: 3, lost: 0 },
        { effect: 'gathered', seat: 0, provisions: 1, lost: 2 },
        { effect: 'tolls', hex: [0, 0], paid: [1, 1, 0] },
        { effect: 'ranked', ranks: [1, 1, 3] },
      ),
    ).toEqual([
      'Maren gathers 3 provisions.',
      'Maren gathers 1 provision; 2 more do not fit into the store.',
      'Maren and Teo pay 1 provision each for camping together.',
      'Maren and Teo share the first place.',
    ]);
  });
});

const reasons: Reason[] = [
  { reason: 'not-your-turn', seat: 0, acting: 1 },
  { reason: 'wrong-phase', kind: 'camp', phase: 'drive' },
  { reason: 'hex-is-full', hex: [1, 3] },
  { reason: 'not-ahead', from: [1, 3], to: 'plains' },
  { reason: 'not-adjacent', from: [1, 3], to: [4, 4] },
  { reason: 'cannot-pay-to-enter', hex: [1, 3] },
  { reason: 'cannot-pay-to-raise', provisions: 2 },
  { reason: 'nothing-to-gather' },
];
const moves: Move[] = [
  { camp: [0, 0] },
  { drive: { from: [0, 0], to: 'plains' } },
  { travel: { from: [0, 0], to: [0, 1] } },
  { raise: [0, 0] },
  'gather',
  'rest',
];

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is left without words', async () => {
    await speak(language);
    const said = [...reasons.map(refusalWords), ...moves.map(moveWords)];
    for (const one of said) {
      expect(one).not.toMatch(/^wr-|\{|\}|undefined/);
      expect(one.length).toBeGreaterThan(3);
    }
    expect(new Set(said).size).toBe(said.length);
  });

  it('the sentence asks for one thing', async () => {
    await speak(language);
    const asked = sentence({
      view,
      legal: [],
      insight: { seats: [{ camps: [], cost: 0, lost: 0, harvest: 0 }] },
      people,
      viewer: 0,
      mayAct: true,
      choice: NOTHING,
      closed: [],
    });
    expect(asked.title).toMatch(/1/);
    expect(asked.detail).not.toMatch(/^wr-/);
  });
});
