import { describe, expect, it } from 'vitest';
import { camp, herd } from './patterns';
import { NO_HERDS, camps, follow, pieceAt, standing, starts } from './scene';
import type { Effect, Table, View } from './types';

const EMPTY: Table = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
const table = (entries: Record<string, number>): Table =>
  EMPTY.map((lane, l) => lane.map((_, r) => entries[`${l},${r}`] ?? 0));

const view = (change: Partial<View>): View => ({
  phase: 'drive',
  seat: 0,
  first: 0,
  buffalo: EMPTY,
  moved: EMPTY,
  drive_left: 1,
  abandon_left: 0,
  tipis: [EMPTY, EMPTY, EMPTY, EMPTY],
  unused: [7, 7, 7, 7],
  plains: [0, 0, 0, 0],
  provisions: [1, 1, 1, 1],
  viewer: 0,
  ...change,
});
const driven = (from: [number, number], to: [number, number] | 'plains'): Effect => ({
  effect: 'driven',
  seat: 0,
  from,
  to,
});

describe('a herd', () => {
  it('stands_as_on_dice', () => {
    for (const [count, rows] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 2],
    ] as const) {
      const { spots } = herd(count, false);
      expect(spots).toHaveLength(count);
      expect(new Set(spots.map((spot) => spot.y)).size).toBe(rows);
    }
    expect(herd(0, false).spots).toEqual([]);
  });

  it('is_smaller_and_higher_beside_tipis', () => {
    expect(herd(2, true).width).toBeLessThan(herd(2, false).width);
    expect(herd(2, true).spots[0]?.y).toBeLessThan(herd(2, false).spots[0]?.y ?? 0);
  });

  it('never_covers_itself', () => {
    for (const withTipis of [true, false]) {
      for (let count = 2; count <= 5; count += 1) {
        const { spots, width } = herd(count, withTipis);
        for (const [index, a] of spots.entries()) {
          for (const b of spots.slice(index + 1)) {
            const apart = Math.max(Math.abs(a.x - b.x) / width, Math.abs(a.y - b.y) / (width * 0.72));
            expect(apart).toBeGreaterThan(0.85);
          }
        }
      }
    }
  });
});

describe('a camp', () => {
  it('draws_one_tipi_for_each_seat_in_order', () => {
    const { tents } = camp([2, 0, 1, 3]);
    expect(tents.map((tent) => [tent.seat, tent.count])).toEqual([
      [0, 2],
      [2, 1],
      [3, 3],
    ]);
    expect(tents[0]?.foot.x).toBeLessThan(tents[1]?.foot.x ?? 0);
  });

  it('keeps_four_seats_inside_the_hex', () => {
    const { tents, width } = camp([1, 1, 1, 1]);
    for (const tent of tents) expect(Math.abs(tent.foot.x) + width / 2).toBeLessThan(100);
  });
});

describe('following', () => {
  it('gives_each_buffalo_a_lasting_identity', () => {
    const before = view({ buffalo: table({ '2,3': 2 }) });
    const after = view({ buffalo: table({ '2,3': 1, '2,4': 1 }), moved: table({ '2,4': 1 }) });
    const first = follow(NO_HERDS, before, []);
    const second = follow(first.herds, after, [driven([2, 3], [2, 4])]);
    const walked = second.walks[0]?.id;
    expect(first.herds.buffalo.map((one) => one.id)).toContain(walked);
    expect(second.herds.buffalo.find((one) => one.id === walked)).toMatchObject({
      hex: [2, 4],
      driven: true,
    });
  });

  it('drives_one_that_has_not_been_driven', () => {
    const before = view({ buffalo: table({ '2,3': 2 }), moved: table({ '2,3': 1 }) });
    const first = follow(NO_HERDS, before, []);
    const waiting = first.herds.buffalo.find((one) => !one.driven);
    const after = view({ buffalo: table({ '2,3': 1, '3,3': 1 }), moved: table({ '2,3': 1, '3,3': 1 }) });
    expect(follow(first.herds, after, [driven([2, 3], [3, 3])]).walks[0]?.id).toBe(waiting?.id);
  });

  it('lets_a_buffalo_leave_into_the_plains', () => {
    const first = follow(NO_HERDS, view({ buffalo: table({ '2,5': 1 }) }), []);
    const second = follow(first.herds, view({}), [driven([2, 5], 'plains')]);
    expect(second.herds.buffalo).toEqual([]);
    expect(second.walks).toHaveLength(1);
  });

  it('agrees_with_the_view_whatever_the_effects_say', () => {
    const after = view({ buffalo: table({ '0,0': 3, '5,5': 1 }) });
    const { herds } = follow(NO_HERDS, after, [driven([1, 1], [1, 2])]);
    expect(standing(herds, after)).toHaveLength(4);
    const gone = follow(herds, view({}), []);
    expect(gone.herds.buffalo).toEqual([]);
  });
});

describe('timing', () => {
  it('runs_one_after_the_other_within_bounds', () => {
    expect(starts(1, 320, 60, 1200)).toEqual([0]);
    expect(starts(2, 320, 60, 1200)).toEqual([0, 380]);
    const many = starts(7, 320, 60, 1200);
    expect((many.at(-1) ?? 0) + 320).toBeLessThanOrEqual(1200);
    expect(starts(0, 320, 60, 1200)).toEqual([]);
  });
});

describe('what is hit', () => {
  const shown = view({
    buffalo: table({ '2,3': 2 }),
    tipis: [table({ '2,3': 1 }), EMPTY, EMPTY, EMPTY],
  });
  it('is_the_own_tipi_below_and_the_herd_above', () => {
    expect(pieceAt(shown, 0, [2, 3], { x: 0, y: 50 })).toBe('tipi');
    expect(pieceAt(shown, 0, [2, 3], { x: 0, y: -40 })).toBe('buffalo');
    expect(pieceAt(shown, 1, [2, 3], { x: 0, y: 50 })).toBeNull();
    expect(pieceAt(shown, null, [2, 3], { x: 0, y: -40 })).toBeNull();
  });

  it('camps_are_where_tipis_are', () => {
    expect(camps(shown).map((one) => one.hex)).toEqual([[2, 3]]);
  });
});
