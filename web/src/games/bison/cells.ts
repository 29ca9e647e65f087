/** Cells, sides and directions of the map. */

import type { Cell, Land, Space } from './types';

/** What lies across each side, clockwise from the upper right. */
const ACROSS: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The cell across a side. */
export function across([q, r]: Cell, side: number): Cell {
  const [dq, dr] = ACROSS[((side % 6) + 6) % 6] ?? [0, 0];
  return [q + dq, r + dr];
}

export const cellKey = (cell: readonly [number, number, ...unknown[]]): string => `${cell[0]},${cell[1]}`;
export const spaceKey = ([q, r, land]: Space): string => `${q},${r},${land}`;
export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const sameSpace = (a: Space | null, b: Space | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
export const cellOf = ([q, r]: Space): Cell => [q, r];
export const spaceOf = ([q, r]: Cell, land: Land): Space => [q, r, land];

/** Eight ways round the compass, and the middle. */
export const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
export type Compass = (typeof COMPASS)[number];

/** The direction of a way, north being up. */
export function compass(dx: number, dy: number): Compass {
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8] ?? 'e';
}
