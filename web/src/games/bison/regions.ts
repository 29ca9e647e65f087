/** Outlines of regions: every piece of a boundary that occurs twice is dropped. */

import { across, cellKey, cellOf, spaceKey } from './cells';
import { centre, corner, drawing, lines, plus, side, type Drawing, type Point } from './geometry';
import type { TileSet } from './tiles';
import type { Cell, Laid, Land, Region, Space } from './types';

/** The drawing of each laid tile by its cell. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** How a tile lies, whoever stands on it. */
export type Lies = Pick<Laid, 'cell' | 'tile' | 'turn'>;

export function drawingsOf(board: readonly Lies[], tiles: TileSet): Drawings {
  return new Map(
    board.flatMap((laid) => {
      const tile = tiles.get(laid.tile);
      return tile ? [[cellKey(laid.cell), drawing(tile.river, laid.turn)] as const] : [];
    }),
  );
}

export interface Outline {
  /** The whole area, to clip by. */
  readonly area: string;
  /** Its boundary, to stroke. */
  readonly edge: string;
}

/** One name for a side that two cells share. */
const sideKey = (cell: Cell, index: number): string => {
  const [here, there] = [`${cellKey(cell)}:${index}`, `${cellKey(across(cell, index))}:${(index + 3) % 6}`];
  return here < there ? here : there;
};

/** One name for a corner that up to three cells share. */
const cornerKey = (cell: Cell, index: number): string => {
  const { x, y } = plus(centre(cell), corner(index));
  return `${Math.round(x)},${Math.round(y)}`;
};

const moved = (points: readonly Point[], by: Point): Point[] => points.map((point) => plus(point, by));

/** Outlines that were worked out, by their spaces and how the tiles there lie. Most regions stay as they are. */
const outlines = new Map<string, Outline>();
const MANY = 600;

/** The outline of spaces of one kind of land. */
export function outlineOf(spaces: readonly Space[], drawings: Drawings): Outline {
  const key = spaces
    .map((space) => `${spaceKey(space)}:${drawings.get(cellKey(space))?.river.join('-') ?? ''}`)
    .join(' ');
  const known = outlines.get(key);
  if (known) return known;
  if (outlines.size >= MANY) outlines.clear();
  const made = outlined(spaces, drawings);
  outlines.set(key, made);
  return made;
}

function outlined(spaces: readonly Space[], drawings: Drawings): Outline {
  const seen = new Map<string, number>();
  const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1);
  for (const space of spaces) for (const key of joints(space, drawings)) count(key);
  const alone = (key: string) => seen.get(key) === 1;
  let area = '';
  let edge = '';
  for (const space of spaces) {
    const cell = cellOf(space);
    const drawn = drawings.get(cellKey(cell));
    if (!drawn) continue;
    const middle = centre(cell);
    area += lines(moved(drawn.outline[space[2]], middle));
    for (const piece of pieces(space[2], cell, drawn, alone)) edge += lines(moved(piece, middle), false);
  }
  return { area, edge };
}

/** The places where a space can join others of its kind. */
function joints(space: Space, drawings: Drawings): string[] {
  const cell = cellOf(space);
  const drawn = drawings.get(cellKey(cell));
  if (!drawn) return [];
  return space[2] === 'river'
    ? drawn.river.map((index) => cornerKey(cell, index))
    : drawn.sides[space[2]].map((index) => sideKey(cell, index));
}

function pieces(
  land: Land,
  cell: Cell,
  drawn: Drawing,
  alone: (key: string) => boolean,
): (readonly Point[])[] {
  if (land === 'river') {
    const ends = drawn.river.flatMap((index, end) => {
      const at = end === 0 ? 0 : -1;
      const [left, right] = [drawn.prairieBank.at(at), drawn.mountainBank.at(at)];
      return alone(cornerKey(cell, index)) && left && right ? [[left, right]] : [];
    });
    return [drawn.prairieBank, drawn.mountainBank, ...ends];
  }
  const bank = land === 'prairie' ? drawn.prairieBank : drawn.mountainBank;
  return [bank, ...drawn.sides[land].filter((index) => alone(sideKey(cell, index))).map(side)];
}

const keys = new WeakMap<Region, string>();

/** A name for a region that no other has while the tiles lie as they do. */
export function regionKey(region: Region): string {
  const key = keys.get(region) ?? region.spaces.map((space) => space.join('_')).join('-');
  keys.set(region, key);
  return key;
}

const boards = new WeakMap<readonly Laid[], ReadonlyMap<string, Laid>>();

/** The tile in a cell; every space asks, so an index is kept for each board. */
export function laidAt(
  board: readonly Laid[],
  cell: readonly [number, number, ...unknown[]],
): Laid | undefined {
  let index = boards.get(board);
  if (!index) {
    index = new Map(board.map((laid) => [cellKey(laid.cell), laid]));
    boards.set(board, index);
  }
  return index.get(cellKey(cell));
}

const indexes = new WeakMap<readonly Region[], ReadonlyMap<string, Region>>();

/** The region that a space belongs to; every space asks, so an index is kept for each list of regions. */
export function regionOf(regions: readonly Region[], space: Space): Region | undefined {
  let index = indexes.get(regions);
  if (!index) {
    index = new Map(regions.flatMap((region) => region.spaces.map((one) => [spaceKey(one), region])));
    indexes.set(regions, index);
  }
  return index.get(spaceKey(space));
}
