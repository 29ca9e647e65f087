import { describe, expect, it } from 'vitest';
import { across } from './cells';
import {
  SIDE,
  TOTEM,
  centre,
  clearance,
  corner,
  drawing,
  inside,
  plus,
  side,
  tileOutline,
  turned,
} from './geometry';
import { LANDS } from './types';

const near = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

describe('a tile', () => {
  it('has_the_outline_of_the_design', () => {
    // The design's example has sides of 50: half of ours.
    expect(tileOutline(0.5)).toBe(
      'M0 -50A60 60 0 0 1 43.3 -25A60 60 0 0 0 43.3 25A60 60 0 0 1 0 50A60 60 0 0 0 -43.3 25A60 60 0 0 1 -43.3 -25A60 60 0 0 0 0 -50Z',
    );
  });

  it('shares_every_side_with_its_neighbour_point_by_point', () => {
    for (let index = 0; index < 6; index += 1) {
      const shift = centre(across([0, 0], index));
      const here = side(index);
      const there = side((index + 3) % 6).map((point) => plus(point, shift));
      expect(here.every((point, at) => near(point, there[there.length - 1 - at] ?? point))).toBe(true);
    }
  });

  it('bulges_out_on_even_sides_and_in_on_odd_ones', () => {
    const straight = (Math.sqrt(3) / 2) * SIDE;
    for (let index = 0; index < 6; index += 1) {
      const middle = side(index)[4];
      const reach = middle ? Math.hypot(middle.x, middle.y) : 0;
      expect(reach - straight).toBeCloseTo((index % 2 === 0 ? 1 : -1) * 10.9, 1);
    }
  });

  it('b1_2_a_turn_moves_each_corner_by_two', () => {
    expect(turned([1, 4], 1)).toEqual([3, 0]);
    expect(turned([1, 4], 2)).toEqual([5, 2]);
  });

  it('b1_3_has_prairie_from_the_first_corner_of_its_river_to_the_second', () => {
    expect(drawing([0, 2], 0).sides).toEqual({ prairie: [0, 1], mountain: [2, 3, 4, 5] });
    expect(drawing([0, 2], 1).sides).toEqual({ prairie: [2, 3], mountain: [4, 5, 0, 1] });
  });

  it('has_every_land_on_its_own_side_of_the_river', () => {
    for (let from = 0; from < 6; from += 1) {
      for (const length of [2, 3, 4]) {
        const drawn = drawing([from, (from + length) % 6], 0);
        const prairie = side(drawn.sides.prairie[0] ?? 0)[4] ?? { x: 0, y: 0 };
        const inner = { x: prairie.x * 0.93, y: prairie.y * 0.93 };
        expect(inside(drawn.outline.prairie, inner)).toBe(true);
        expect(inside(drawn.outline.mountain, inner)).toBe(false);
        for (const land of LANDS) {
          expect(inside(drawn.outline[land], drawn.spot[land])).toBe(true);
          expect(clearance(drawn.outline[land], drawn.spot[land])).toBeGreaterThan(0.13 * SIDE);
        }
      }
    }
  });

  it('has_no_land_beyond_its_edge', () => {
    const edge = [0, 1, 2, 3, 4, 5].flatMap(side);
    for (let from = 0; from < 6; from += 1) {
      for (const length of [2, 3, 4]) {
        const { outline } = drawing([from, (from + length) % 6], 0);
        const beyond = [...outline.prairie, ...outline.mountain].filter(
          (point) => !inside(edge, point) && clearance(edge, point) > 0.01,
        );
        expect(beyond).toEqual([]);
      }
    }
  });

  it('b1_8_meets_the_totem_with_the_other_two_starting_tiles', () => {
    expect(near(plus(centre([1, 0]), corner(4)), TOTEM)).toBe(true);
    expect(near(plus(centre([0, 1]), corner(0)), TOTEM)).toBe(true);
  });
});
