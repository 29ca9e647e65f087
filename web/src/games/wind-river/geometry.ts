/** Where things are drawn. One unit is the side of a hex; `scale` turns units into the picture's. */

import { LANES, ROWS, beside, type Direction } from './board';
import type { Goal, Hex } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a hex in the picture's own units; the picture scales as a whole. */
export const SIDE = 100;
const SQRT3 = Math.sqrt(3);

/** Half the height of a hex. */
export const HALF = (SQRT3 / 2) * SIDE;

/** Room above the hexes for the plains, below for letters, at the left for numbers. */
const SKY = 0.62 * SIDE;
const PLAINS = 1.08 * SIDE;
const FOOT = 0.5 * SIDE;
const EDGE = 0.44 * SIDE;

/** The board alone, without the land beside it. */
export const BOARD = {
  width: 9.5 * SIDE + EDGE + 0.2 * SIDE,
  height: 6.5 * SQRT3 * SIDE + SKY + PLAINS + FOOT,
  left: EDGE,
  skyLine: SKY,
  plainsFoot: SKY + PLAINS,
} as const;

/** A number as it stands in a path. */
export const n = (value: number) => Number(value.toFixed(2));

/** The middle of a hex: ahead is up. */
export function centre([lane, row]: Hex): Point {
  const lift = row + (lane % 2 === 1 ? 0.5 : 0);
  const lowest = BOARD.plainsFoot + 6 * SQRT3 * SIDE;
  return { x: BOARD.left + SIDE + 1.5 * SIDE * lane, y: lowest - SQRT3 * SIDE * lift };
}

/** The middle of what one goes to: for the plains, the point on the horizon beyond the hex one comes from. */
export function goalPoint(from: Hex, goal: Goal): Point {
  if (goal !== 'plains') return centre(goal);
  return { x: centre(from).x, y: BOARD.skyLine + PLAINS * 0.35 };
}

/** The outline of a hex about its middle, drawn `inset` smaller, its corners rounded. */
export function hexPath(middle: Point, inset = 1.8): string {
  const side = SIDE - inset;
  const cut = 0.1;
  const corner = (index: number): Point => {
    const angle = (Math.PI / 3) * index;
    return { x: middle.x + side * Math.cos(angle), y: middle.y + side * Math.sin(angle) };
  };
  let path = '';
  for (let index = 0; index < 6; index += 1) {
    const here = corner(index);
    const before = corner(index + 5);
    const after = corner(index + 1);
    const near = (other: Point): Point => ({
      x: here.x + (other.x - here.x) * cut,
      y: here.y + (other.y - here.y) * cut,
    });
    const [a, b] = [near(before), near(after)];
    path += `${index === 0 ? 'M' : 'L'}${n(a.x)} ${n(a.y)}Q${n(here.x)} ${n(here.y)} ${n(b.x)} ${n(b.y)}`;
  }
  return `${path}Z`;
}

const outlines = new Map<string, string>();

/** The outline of a hex of the board, drawn `inset` smaller. The same few are asked for with every move. */
export function hexOutline(hex: Hex, inset: number): string {
  const key = `${hex[0]},${hex[1]},${inset}`;
  const outline = outlines.get(key) ?? hexPath(centre(hex), inset);
  outlines.set(key, outline);
  return outline;
}

const ANGLES: Record<Direction, number> = {
  ahead: 0,
  'ahead-right': 60,
  'behind-right': 120,
  behind: 180,
  'behind-left': 240,
  'ahead-left': 300,
};

/** How far a sign that points ahead must turn, in degrees. */
export const turnOf = (direction: Direction): number => ANGLES[direction];

/** The middle of the edge that a hex shares with what lies in a direction, or a point `within` so much of it. */
export function edgePoint(hex: Hex, direction: Direction, within = 0): Point {
  const middle = centre(hex);
  const angle = (Math.PI / 180) * (ANGLES[direction] - 90);
  const away = HALF - within;
  return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
}

/** How tufts of grass stand on a hex: always the same for the same hex, away from the middle. */
export function tufts([lane, row]: Hex): Point[] {
  let seed = (lane * 7 + row * 13 + 5) * 2654435761;
  const next = () => {
    seed = (seed ^ (seed >>> 15)) >>> 0;
    seed = Math.imul(seed, 2246822519) >>> 0;
    return (seed ^ (seed >>> 13)) >>> 0;
  };
  const count = 2 + (next() % 3);
  return Array.from({ length: count }, () => {
    const angle = ((next() % 360) * Math.PI) / 180;
    const reach = SIDE * (0.6 + (next() % 16) / 100);
    return { x: reach * Math.cos(angle), y: reach * 0.86 * Math.sin(angle) };
  });
}

/** The hex or the plains under a point of the picture, if any. */
export function goalAt(point: Point, seats: number): Goal | null {
  if (point.y < BOARD.plainsFoot && point.y > 0) return 'plains';
  let best: Hex | null = null;
  let distance = HALF;
  for (let lane = seats === 3 ? 1 : 0; lane < LANES; lane += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const middle = centre([lane, row]);
      const away = Math.hypot(middle.x - point.x, middle.y - point.y);
      if (away < distance) [best, distance] = [[lane, row], away];
    }
  }
  return best;
}

/** Whether a direction leads from a hex to the plains. */
export const leadsToPlains = (hex: Hex, direction: Direction, seats: number): boolean =>
  beside(hex, direction, seats) === 'plains';
