import { describe, expect, it } from 'vitest';
import type { LiveTable } from './live-table.svelte';
import { since } from './since';

interface Effect {
  readonly effect: string;
}

/** A table that tells each effect by its name. */
const tableOf = (
  viewer: number | null,
  deeds: readonly (readonly [number, ...string[]])[],
  news?: string,
): LiveTable =>
  ({
    viewer,
    deeds: deeds.map(([seat, ...effects]) => ({
      seat,
      effects: effects.map((effect) => ({ effect: { effect }, rule: 'W1' })),
    })),
    people: [],
    position: { view: null },
    undone: null,
    game: {
      tell: (effects: readonly { effect: Effect }[]) =>
        effects.map(({ effect }) => ({ seat: null, text: effect.effect, rule: '' })),
      ...(news ? { isNews: ({ effect }: Effect) => effect === news } : {}),
    },
  }) as unknown as LiveTable;

describe('the line of what others did', () => {
  const DEEDS = [
    [0, 'own'],
    [1, 'drove', 'lost', 'spurred'],
    [2, 'spurred'],
  ] as const;

  it('is the newest of theirs, with how many stand before it', () => {
    expect(since(tableOf(0, DEEDS))).toMatchObject({ line: { text: 'spurred' }, more: 3 });
  });

  it('is what counts most, wherever it stands among them', () => {
    expect(since(tableOf(0, DEEDS, 'lost'))).toMatchObject({ line: { text: 'lost' }, more: 3 });
  });

  it('leaves out what was there before one’s own last move', () => {
    expect(since(tableOf(2, DEEDS, 'lost'))).toMatchObject({ line: { text: 'spurred' }, more: 0 });
    expect(
      since(
        tableOf(
          0,
          [
            [1, 'lost'],
            [0, 'own'],
            [1, 'drove'],
          ],
          'lost',
        ),
      ),
    ).toMatchObject({
      line: { text: 'drove' },
    });
  });

  it('is one’s own move while nobody else has done anything', () => {
    expect(
      since(
        tableOf(
          0,
          [
            [1, 'lost'],
            [0, 'own'],
          ],
          'lost',
        ),
      ),
    ).toMatchObject({ line: { text: 'own' }, more: 0 });
  });
});
