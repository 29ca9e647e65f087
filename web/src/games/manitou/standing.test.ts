import { describe, expect, it } from 'vitest';
import { standing } from './standing';
import type { Effect, Points } from './types';

const points = (sum: number, tipi: number): Points => ({
  bison: sum,
  tipi,
  pairs: sum,
  totem: false,
  horse: false,
  tomahawks: false,
  points: sum,
});
const ended = (...ranks: number[]) => {
  const effect: Effect = { effect: 'ranked', ranks };
  return [{ effects: [{ effect, rule: 'M5.2' }] }];
};

describe('m5_2_the_first_place', () => {
  it('goes_to_most_points', () => {
    const seen = standing(ended(2, 1), [points(4, 9), points(6, 6)]);
    expect(seen).toEqual({ winners: [1], settled: 'points' });
  });

  it('goes_to_most_tipi_points_where_points_are_equal', () => {
    const seen = standing(ended(3, 1, 2), [points(6, 6), points(6, 9), points(6, 7)]);
    expect(seen).toEqual({ winners: [1], settled: 'tipis' });
  });

  it('goes_to_most_tiles_where_tipi_points_are_equal_as_well', () => {
    const seen = standing(ended(1, 2), [points(6, 7), points(6, 7)]);
    expect(seen).toEqual({ winners: [0], settled: 'tiles' });
  });

  it('is_shared_where_nothing_tells_them_apart', () => {
    const seen = standing(ended(1, 1, 3), [points(6, 7), points(6, 7), points(2, 3)]);
    expect(seen).toEqual({ winners: [0, 1], settled: 'shared' });
  });

  it('is_not_told_before_the_log_tells_it', () => {
    expect(standing([], [points(6, 7)])).toBeNull();
  });
});
