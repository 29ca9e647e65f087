import { describe, expect, it } from 'vitest';
import { across, lineOf, plyAt, scaleOf, upward, type Room } from './chart';

const room: Room = { width: 220, height: 110, left: 10, right: 10, top: 5, bottom: 5 };

describe('the chart', () => {
  it('has_a_scale_that_holds_every_value_and_few_lines', () => {
    for (const standing of [
      [[0, 0]],
      [
        [0, 3],
        [7.2, 1],
      ],
      [
        [30, 30],
        [41, 26],
      ],
      [[-2, 250]],
    ]) {
      const { low, high, ticks } = scaleOf(standing);
      for (const value of standing.flat()) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }
      expect(ticks[0]).toBe(low);
      expect(ticks.at(-1)).toBeCloseTo(high);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });

  it('finds_the_moment_under_a_point', () => {
    for (const ply of [0, 1, 50, 99, 100]) expect(plyAt(room, 100, across(room, 100, ply))).toBe(ply);
    expect(plyAt(room, 100, -50)).toBe(0);
    expect(plyAt(room, 100, 999)).toBe(100);
  });

  it('draws_only_what_it_is_given', () => {
    const scale = scaleOf([[0], [2]]);
    expect(lineOf(room, scale, 4, [0, 2])).toBe(`M10.0 105.0L60.0 ${upward(room, scale, 2).toFixed(1)}`);
  });
});
