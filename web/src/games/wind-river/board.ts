/** The land of Wind River: where hexes lie beside each other, and what people call them (W1). */

import type { Goal, Hex, Table } from './types';

export const LANES = 6;
export const ROWS = 6;

/** The six directions of a hex with a flat side ahead, clockwise. */
export const DIRECTIONS = [
  'ahead',
  'ahead-right',
  'behind-right',
  'behind',
  'behind-left',
  'ahead-left',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The directions in which buffalo go, in the order in which a board lights them up. */
export const AHEAD = ['ahead-left', 'ahead', 'ahead-right'] as const satisfies readonly Direction[];

const isOdd = (lane: number) => lane % 2 === 1;

const OFFSETS: Record<Direction, (odd: boolean) => readonly [lane: number, row: number]> = {
  ahead: () => [0, 1],
  'ahead-left': (odd) => [-1, odd ? 1 : 0],
  'ahead-right': (odd) => [1, odd ? 1 : 0],
  behind: () => [0, -1],
  'behind-left': (odd) => [-1, odd ? 0 : -1],
  'behind-right': (odd) => [1, odd ? 0 : -1],
};

/** The first lane in play (W1.3: three seats leave lane 0 out). */
export const firstLane = (seats: number): number => (seats === 3 ? 1 : 0);

const lanesFrom = (first: number): readonly Hex[] =>
  Array.from({ length: (LANES - first) * ROWS }, (_, index) => [
    first + Math.floor(index / ROWS),
    index % ROWS,
  ]);
const WHOLE = lanesFrom(0);
const NARROW = lanesFrom(1);

/** Whether a hex exists with so many seats. */
export const inPlay = ([lane, row]: Hex, seats: number): boolean =>
  lane >= firstLane(seats) && lane < LANES && row >= 0 && row < ROWS;

/** Every hex in play, lane by lane: the same list each time, for every position is looked through by it. */
export const hexes = (seats: number): readonly Hex[] => (firstLane(seats) === 0 ? WHOLE : NARROW);

/** What lies beside a hex in one direction: a hex, the plains, or nothing (W1.2). */
export function beside(hex: Hex, direction: Direction, seats: number): Goal | null {
  const [lanes, rows] = OFFSETS[direction](isOdd(hex[0]));
  const next: Hex = [hex[0] + lanes, hex[1] + rows];
  if (inPlay(next, seats)) return next;
  const laneInPlay = next[0] >= firstLane(seats) && next[0] < LANES;
  return laneInPlay && next[1] >= ROWS ? 'plains' : null;
}

/** The direction in which `to` lies beside `from`, the plains taken straight ahead where that leads there. */
export function directionTo(from: Hex, to: Goal, seats: number): Direction | null {
  return DIRECTIONS.find((direction) => sameGoal(beside(from, direction, seats), to)) ?? null;
}

/** Whether two places are the same. */
export function sameGoal(a: Goal | null, b: Goal | null): boolean {
  if (a === null || b === null || a === 'plains' || b === 'plains') return a === b;
  return a[0] === b[0] && a[1] === b[1];
}

/** A place as a key of maps: `2,3` or `plains`. */
export const goalKey = (goal: Goal): string => (goal === 'plains' ? 'plains' : `${goal[0]},${goal[1]}`);

/** What people call a hex: lanes A-F, rows 1-6. */
export const hexName = ([lane, row]: Hex): string => `${'ABCDEF'.charAt(lane)}${row + 1}`;

/** The number that a table holds for a hex. */
export const at = (table: Table | undefined, [lane, row]: Hex): number => table?.[lane]?.[row] ?? 0;
