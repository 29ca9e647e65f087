import { describe, expect, it } from 'vitest';
import { drawingsOf, outlineOf, regionOf } from './regions';
import { tileSet } from './tiles';
import type { Laid, Region, Space } from './types';

const empty = { owner: null, hunters: 0, moved: 0, size: 0 };
const laid = (cell: Laid['cell'], tile: string, turn: Laid['turn']): Laid => ({
  cell,
  tile,
  turn,
  prairie: empty,
  river: empty,
  mountain: empty,
});
/** The three starting tiles as the default set lays them. */
const board = [laid([0, 0], 'S1', 1), laid([1, 0], 'S2', 2), laid([0, 1], 'S3', 0)];
const drawings = drawingsOf(board, tileSet({}));
const pieces = (path: string) => path.split('M').length - 1;

describe('the outline of a region', () => {
  it('of_one_space_is_its_sides_and_its_bank', () => {
    // S1 lies with its river from corner 3 to corner 0: three sides of prairie.
    expect(pieces(outlineOf([[0, 0, 'prairie']], drawings).edge)).toBe(4);
  });

  it('drops_a_side_that_occurs_twice', () => {
    // The mountains of S1 and S3 meet along one side: it is in neither's boundary.
    const one = pieces(outlineOf([[0, 0, 'mountain']], drawings).edge);
    const other = pieces(outlineOf([[0, 1, 'mountain']], drawings).edge);
    const spaces: Space[] = [
      [0, 0, 'mountain'],
      [0, 1, 'mountain'],
    ];
    expect(pieces(outlineOf(spaces, drawings).edge)).toBe(one + other - 2);
  });

  it('closes_a_river_where_no_other_goes_on', () => {
    expect(pieces(outlineOf([[0, 0, 'river']], drawings).edge)).toBe(4);
  });

  it('covers_every_space', () => {
    const spaces: Space[] = [
      [0, 0, 'prairie'],
      [0, 1, 'prairie'],
    ];
    expect(pieces(outlineOf(spaces, drawings).area)).toBe(2);
  });
});

describe('a region', () => {
  const region: Region = {
    land: 'prairie',
    spaces: [
      [0, 0, 'prairie'],
      [0, 1, 'prairie'],
    ],
    animals: 2,
    places: [{ seat: 1, rank: 1, sizes: [0, 0, 0, 0], hunters: 1, gets: 2, share: 'whole' }],
  };

  it('is_found_by_any_of_its_spaces', () => {
    expect(regionOf([region], [0, 1, 'prairie'])).toBe(region);
    expect(regionOf([region], [0, 1, 'river'])).toBeUndefined();
  });
});
