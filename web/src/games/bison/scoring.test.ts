import { describe, expect, it } from 'vitest';
import type { Told } from '$games/game-ui';
import { gotBy, scorings } from './scoring';
import type { Effect, Land, Place } from './types';

const place = (seat: number, gets: number): Place => ({
  seat,
  rank: 1,
  sizes: [0, 0, 0, 0],
  hunters: 1,
  gets,
  share: 'whole',
});
const scored = (land: Land, ...places: Place[]): Effect => ({
  effect: 'region-scored',
  land,
  spaces: [[0, 0, land]],
  animals: 3,
  places,
});
const turn = (...effects: Effect[]) => ({
  effects: effects.map((effect): Told<Effect> => ({ effect, rule: 'B5.3' })),
});
const LOG = [
  turn({ effect: 'season-begins', season: 1, seasons: 6 }, scored('prairie', place(0, 3)), {
    effect: 'overflowed',
    seat: 0,
    animal: 'bison',
    stock: 17,
  }),
  turn({ effect: 'settled', seat: 0, lost: { bison: 2, salmon: 0, turkey: 0 } }),
  turn(scored('mountain', place(1, 2), place(0, 1)), { effect: 'season-begins', season: 2, seasons: 6 }),
  turn(scored('river', place(1, 4))),
];

describe('scorings', () => {
  it('b5_4_a_scoring_goes_on_after_the_dealings_within_it', () => {
    expect(scorings(LOG).map(({ season, regions }) => [season, regions.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('b3_1_a_log_that_begins_late_knows_the_season_by_the_next', () => {
    const late = [turn(scored('river', place(0, 1)), { effect: 'season-begins', season: 4, seasons: 6 })];
    expect(scorings(late).map(({ season }) => season)).toEqual([3]);
  });

  it('b5_1_sums_grow_region_by_region', () => {
    const [first] = scorings(LOG);
    if (!first) throw new Error('there is one');
    expect(gotBy(first, 1, 2)).toEqual([
      { bison: 3, salmon: 0, turkey: 0 },
      { bison: 0, salmon: 0, turkey: 0 },
    ]);
    expect(gotBy(first, 2, 2)).toEqual([
      { bison: 3, salmon: 0, turkey: 1 },
      { bison: 0, salmon: 0, turkey: 2 },
    ]);
  });
});
