import { describe, expect, it } from 'vitest';
import { chipSpots, measures } from './chips';
import { drawingsOf } from './regions';
import { tileSet } from './tiles';
import type { Camp, Laid, Region, Space, Turn } from './types';

const nobody: Camp = { owner: null, hunters: 0, moved: 0, size: 0 };
const laid = (cell: Laid['cell'], tile: string, turn: Turn, camps: Partial<Laid> = {}): Laid => ({
  cell,
  tile,
  turn,
  prairie: nobody,
  river: nobody,
  mountain: nobody,
  ...camps,
});
const region = (...spaces: Space[]): Region => ({
  land: 'prairie',
  spaces,
  animals: 2,
  places: [{ seat: 1, rank: 1, sizes: [0, 0, 0, 0], hunters: 1, gets: 2, share: 'whole' }],
});
const hunters = (owner: number): Camp => ({ ...nobody, owner, hunters: 1 });
const spot = (of: Region, board: readonly Laid[]) =>
  chipSpots([of], board, drawingsOf(board, tileSet({})), 12)[0];

describe('the plate of a region', () => {
  const both = region([0, 0, 'prairie'], [0, 1, 'prairie']);

  it('stands_where_its_leader_stands', () => {
    const board = [laid([0, 0], 'S1', 1), laid([0, 1], 'S3', 0, { prairie: hunters(1) })];
    const there = spot(both, board);
    expect(there?.y).toBeGreaterThan(100);
    expect(spot({ ...both, places: [] }, board)).not.toEqual(there);
  });

  it('gives_way_to_a_piece_that_it_would_hide', () => {
    const one = region([0, 0, 'prairie']);
    const moved = ([0, 1, 2] as const).filter((turn) => {
      const alone = spot(one, [laid([0, 0], 'T07', turn, { prairie: hunters(1) })]);
      const beside = spot(one, [laid([0, 0], 'T07', turn, { prairie: hunters(1), river: hunters(1) })]);
      return alone?.y !== beside?.y;
    });
    expect(moved.length).toBeGreaterThan(0);
  });

  it('gives_way_to_another_plate', () => {
    const one = region([0, 0, 'prairie']);
    const board = [laid([0, 0], 'T07', 0, { prairie: hunters(1) })];
    const [first, second] = chipSpots([one, one], board, drawingsOf(board, tileSet({})), 12);
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(measures(one, 12).height);
  });

  it('is_nowhere_on_tiles_that_are_not_drawn', () => {
    expect(spot(region([5, 5, 'prairie']), [])).toBeNull();
  });
});
