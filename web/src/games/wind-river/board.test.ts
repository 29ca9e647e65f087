import { describe, expect, it } from 'vitest';
import { beside, directionTo, hexName, hexes, inPlay } from './board';
import { BOARD, HALF, centre, edgePoint, goalAt, hexPath, tufts } from './geometry';
import { isWalkKey, walk } from './walk';

describe('the land', () => {
  it('w1_2_has_the_neighbours_of_the_page', () => {
    expect(beside([2, 3], 'ahead', 4)).toEqual([2, 4]);
    expect(beside([2, 3], 'ahead-left', 4)).toEqual([1, 3]);
    expect(beside([2, 3], 'behind-right', 4)).toEqual([3, 2]);
    expect(beside([3, 3], 'ahead-left', 4)).toEqual([2, 4]);
    expect(beside([3, 3], 'behind-left', 4)).toEqual([2, 3]);
  });

  it('w1_2_leads_to_the_plains_from_lanes_in_play_only', () => {
    expect(beside([0, 5], 'ahead', 4)).toBe('plains');
    expect(beside([0, 5], 'ahead-right', 4)).toEqual([1, 5]);
    expect(beside([0, 5], 'ahead-left', 4)).toBeNull();
    expect(beside([1, 5], 'ahead-left', 4)).toBe('plains');
    expect(beside([1, 5], 'ahead-left', 3)).toBeNull();
    expect(beside([2, 0], 'behind', 4)).toBeNull();
  });

  it('w1_3_leaves_lane_a_out_with_three_seats', () => {
    expect(hexes(4)).toHaveLength(36);
    expect(hexes(3)).toHaveLength(30);
    expect(inPlay([0, 0], 3)).toBe(false);
  });

  it('is_read_as_letters_and_numbers', () => {
    expect(hexName([2, 3])).toBe('C4');
    expect(hexName([0, 0])).toBe('A1');
    expect(hexName([5, 5])).toBe('F6');
  });

  it('knows_the_direction_of_a_step', () => {
    expect(directionTo([2, 3], [3, 3], 4)).toBe('ahead-right');
    expect(directionTo([2, 5], 'plains', 4)).toBe('ahead');
    expect(directionTo([2, 3], [5, 5], 4)).toBeNull();
  });
});

describe('the drawing', () => {
  it('puts_ahead_above', () => {
    expect(centre([2, 4]).y).toBeLessThan(centre([2, 3]).y);
    expect(centre([3, 3]).y).toBeLessThan(centre([2, 3]).y);
  });

  it('keeps_all_hexes_inside_the_picture_and_below_the_plains', () => {
    for (const hex of hexes(4)) {
      const { x, y } = centre(hex);
      expect(x - 100).toBeGreaterThanOrEqual(0);
      expect(x + 100).toBeLessThanOrEqual(BOARD.width);
      expect(y - HALF).toBeGreaterThanOrEqual(BOARD.plainsFoot - 1);
      expect(y + HALF).toBeLessThanOrEqual(BOARD.height);
    }
  });

  it('shares_an_edge_between_neighbours', () => {
    const a = edgePoint([2, 3], 'ahead-right');
    const b = edgePoint([3, 3], 'behind-left');
    expect(a.x).toBeCloseTo(b.x);
    expect(a.y).toBeCloseTo(b.y);
  });

  it('finds_the_hex_under_its_middle', () => {
    for (const hex of hexes(4)) expect(goalAt(centre(hex), 4)).toEqual(hex);
    expect(goalAt({ x: 300, y: 100 }, 4)).toBe('plains');
    expect(goalAt(centre([0, 2]), 3)).toBeNull();
  });

  it('rounds_six_corners', () => {
    expect(hexPath({ x: 0, y: 0 }).match(/Q/g)).toHaveLength(6);
  });

  it('grows_the_same_grass_every_time', () => {
    expect(tufts([3, 2])).toEqual(tufts([3, 2]));
    expect(tufts([3, 2])).not.toEqual(tufts([2, 3]));
  });
});

describe('arrow keys', () => {
  it('go_in_the_directions_of_the_board', () => {
    expect(walk([2, 3], 'ArrowUp', 4, [2, 3])).toEqual([2, 4]);
    expect(walk([2, 3], 'ArrowDown', 4, [2, 3])).toEqual([2, 2]);
    expect(walk([2, 3], 'ArrowRight', 4, [2, 3])).toEqual([3, 3]);
    expect(walk([3, 3], 'ArrowLeft', 4, [3, 3])).toEqual([2, 3]);
  });

  it('reach_the_plains_and_come_back', () => {
    expect(walk([2, 5], 'ArrowUp', 4, [2, 5])).toBe('plains');
    expect(walk('plains', 'ArrowDown', 4, [2, 5])).toEqual([2, 5]);
  });

  it('stop_at_the_edge', () => {
    expect(walk([0, 0], 'ArrowLeft', 4, [0, 0])).toEqual([0, 0]);
    expect(walk([1, 0], 'ArrowLeft', 3, [1, 0])).toEqual([1, 0]);
    expect(walk([0, 0], 'ArrowDown', 4, [0, 0])).toEqual([0, 0]);
  });

  it('visit_every_hex_from_every_hex', () => {
    const seen = new Set(['2,2']);
    const todo = [[2, 2] as readonly [number, number]];
    for (let from = todo.pop(); from; from = todo.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        expect(isWalkKey(key)).toBe(true);
        const to = walk(from, key, 4, from);
        if (to === 'plains' || seen.has(to.join())) continue;
        seen.add(to.join());
        todo.push(to);
      }
    }
    expect(seen.size).toBe(36);
  });
});
