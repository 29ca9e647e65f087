/** How the tiles of the map lie, whoever stands on them. */

import { cellKey, sameCell } from './cells';
import { centre, drawing, type Drawing, type Point } from './geometry';
import type { Tile, TileSet } from './tiles';
import type { Cell, Laid, Turn } from './types';

export interface Lying {
  readonly key: string;
  readonly cell: Cell;
  readonly at: Point;
  readonly name: string;
  readonly tile: Tile;
  readonly turn: Turn;
  readonly drawn: Drawing;
}

const isSame = (before: Lying | undefined, { cell, tile, turn }: Laid): before is Lying =>
  before !== undefined && before.name === tile && before.turn === turn && sameCell(before.cell, cell);

/** The tiles of a board as they lie; those that lie as before are the same objects, and so is a list of none but them. */
export function lyingOn(board: readonly Laid[], tiles: TileSet, before: readonly Lying[]): readonly Lying[] {
  if (board.length === before.length && board.every((laid, index) => isSame(before[index], laid)))
    return before;
  return board.flatMap((laid, index) => {
    const was = before[index];
    if (isSame(was, laid)) return [was];
    const { cell, tile: name, turn } = laid;
    const tile = tiles.get(name);
    if (!tile) return [];
    return [
      { key: cellKey(cell), cell, at: centre(cell), name, tile, turn, drawn: drawing(tile.river, turn) },
    ];
  });
}
