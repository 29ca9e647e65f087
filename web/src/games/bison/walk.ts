/** Keys on the map: from tile to tile in the direction of the arrow, between the lands of a tile by page keys. */

import { cellKey, cellOf, spaceOf } from './cells';
import { centre } from './geometry';
import { LANDS, type Cell, type Land, type Space } from './types';

/** A place that can have the focus: a space of a tile, or a free cell. */
export type Spot = Space | Cell;

export const isSpace = (spot: Spot): spot is Space => spot.length === 3;
export const spotKey = (spot: Spot): string => spot.join(',');

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isCellOf = (spot: Spot): Cell => (isSpace(spot) ? cellOf(spot) : spot);

/** The nearest cell in a direction, straight ahead before aside. */
function ahead(from: Cell, [dx, dy]: readonly [number, number], cells: readonly Cell[]): Cell | null {
  const start = centre(from);
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = centre(cell);
    const [vx, vy] = [x - start.x, y - start.y];
    const forward = vx * dx + vy * dy;
    const aside = Math.abs(vx * dy) + Math.abs(vy * dx);
    if (forward < 20 || aside > forward * 1.8) continue;
    const cost = forward + aside * 1.1;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** Where a key leads to, or null if it is none of the map's. */
export function walk(from: Spot, key: string, laid: readonly Cell[], free: readonly Cell[]): Spot | null {
  if (key === 'PageUp' || key === 'PageDown') {
    if (!isSpace(from)) return from;
    const at = LANDS.indexOf(from[2]);
    const next = LANDS[(at + (key === 'PageDown' ? 1 : 2)) % 3] ?? 'prairie';
    return spaceOf(cellOf(from), next);
  }
  const way = ARROWS[key];
  if (!way) return null;
  const next = ahead(isCellOf(from), way, [...laid, ...free]);
  if (!next) return from;
  const land: Land = isSpace(from) ? from[2] : 'prairie';
  return laid.some((cell) => cellKey(cell) === cellKey(next)) ? spaceOf(next, land) : next;
}
