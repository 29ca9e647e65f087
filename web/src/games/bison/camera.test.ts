import { describe, expect, it } from 'vitest';
import { around, extent, fit, held, reveal, under, zoom } from './camera';
import { centre } from './geometry';
import { walk } from './walk';
import type { Cell } from './types';

const cells: Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, -2],
];
const box = extent(cells);
const none = { top: 0, bottom: 0 };

describe('the camera', () => {
  it('shows_every_cell', () => {
    const camera = fit(box, 800, 600, none);
    for (const cell of cells) {
      const { x, y } = centre(cell);
      expect(camera.x + x * camera.scale).toBeGreaterThan(0);
      expect(camera.x + x * camera.scale).toBeLessThan(800);
      expect(camera.y + y * camera.scale).toBeGreaterThan(0);
      expect(camera.y + y * camera.scale).toBeLessThan(600);
    }
  });

  it('keeps_clear_of_what_lies_over_the_map', () => {
    const camera = fit(box, 360, 780, { top: 60, bottom: 400 });
    expect(camera.y + box.top * camera.scale).toBeGreaterThanOrEqual(59.9);
    expect(camera.y + box.bottom * camera.scale).toBeLessThanOrEqual(380.1);
  });

  it('zooms_about_the_point_under_the_pointer', () => {
    const camera = fit(box, 800, 600, none);
    const at = { x: 200, y: 300 };
    const before = under(camera, at);
    const after = under(zoom(camera, 1.5, at, 0.1), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never_loses_the_map', () => {
    const camera = held({ x: 99999, y: -99999, scale: 1 }, box, 800, 600);
    expect(camera.x + box.left).toBeLessThanOrEqual(400);
    expect(camera.y + box.bottom).toBeGreaterThanOrEqual(300);
  });

  it('brings_a_cell_into_the_free_part', () => {
    const box = around([[4, 4]]);
    const camera = reveal({ x: 0, y: 0, scale: 0.6 }, box, 360, 780, { top: 60, bottom: 400 });
    expect(camera.scale).toBe(0.6);
    expect(camera.y + box.top * camera.scale).toBeGreaterThanOrEqual(59.9);
    expect(camera.y + box.bottom * camera.scale).toBeLessThanOrEqual(380.1);
  });

  it('goes_farther_to_have_all_of_what_is_asked_for_in_the_free_part', () => {
    const camera = reveal({ x: 0, y: 0, scale: 2 }, box, 360, 780, { top: 60, bottom: 400 });
    expect(camera.x + box.left * camera.scale).toBeGreaterThanOrEqual(-0.1);
    expect(camera.x + box.right * camera.scale).toBeLessThanOrEqual(360.1);
    expect(camera.y + box.top * camera.scale).toBeGreaterThanOrEqual(59.9);
    expect(camera.y + box.bottom * camera.scale).toBeLessThanOrEqual(380.1);
  });

  it('stays_where_all_is_in_sight', () => {
    const camera = fit(box, 360, 780, none);
    expect(reveal(camera, around([[0, 0]]), 360, 780, none)).toEqual(camera);
  });
});

describe('keys on the map', () => {
  it('go_to_the_neighbour_in_their_direction', () => {
    expect(walk([0, 0, 'river'], 'ArrowRight', cells, [])).toEqual([1, 0, 'river']);
    expect(walk([1, 0, 'prairie'], 'ArrowDown', cells, [])).toEqual([0, 1, 'prairie']);
    expect(walk([0, 0, 'river'], 'ArrowLeft', cells, [])).toEqual([0, 0, 'river']);
  });

  it('reach_free_cells', () => {
    expect(walk([0, 0, 'river'], 'ArrowLeft', cells, [[-1, 0]])).toEqual([-1, 0]);
    expect(walk([-1, 0], 'ArrowRight', cells, [[-1, 0]])).toEqual([0, 0, 'prairie']);
  });

  it('go_round_the_lands_of_a_tile', () => {
    expect(walk([0, 0, 'prairie'], 'PageDown', cells, [])).toEqual([0, 0, 'river']);
    expect(walk([0, 0, 'prairie'], 'PageUp', cells, [])).toEqual([0, 0, 'mountain']);
    expect(walk([0, 0, 'prairie'], 'x', cells, [])).toBeNull();
  });
});
