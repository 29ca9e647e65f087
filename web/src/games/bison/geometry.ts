/**
 * Where things are drawn: tiles whose sides bulge out and in by turns, their rivers, and the land on both banks.
 *
 * Paths are lines of points, and the same points serve for the tile, the land beside it and the outline of a region.
 */

import type { Cell, Land, Turn } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a tile in the picture's own units; the picture scales as a whole. */
export const SIDE = 100;
const SQRT3 = Math.sqrt(3);
/** The radius of a side's arc, in sides. */
const BULGE = 1.2;
const STEPS = 8;
const RIVER_STEPS = 20;
const HALF_WIDTH = 0.155;
const HALF_END = 0.085;
const POOL = 0.15;

const round = (value: number) => Math.round(value * 100) / 100;
const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

/** A corner of a tile about its middle: 0 is the top, then clockwise. */
export function corner(index: number): Point {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) };
}

/** The middle of a cell. */
export const centre = ([q, r]: Cell): Point => ({ x: SQRT3 * SIDE * (q + r / 2), y: 1.5 * SIDE * r });

/** The corner that the three starting tiles share. */
export const TOTEM: Point = { x: centre([0, 0]).x + corner(2).x, y: centre([0, 0]).y + corner(2).y };

/** The points of a side about the middle of its tile, from its first corner to its second; even sides bulge out. */
export function side(index: number): Point[] {
  const [from, to] = [corner(index), corner(index + 1)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const out = { x: middle.x / (0.5 * SQRT3 * SIDE), y: middle.y / (0.5 * SQRT3 * SIDE) };
  const deep = Math.sqrt(BULGE * BULGE - 0.25) * SIDE;
  const way = index % 2 === 0 ? -1 : 1;
  const hub = { x: middle.x + way * deep * out.x, y: middle.y + way * deep * out.y };
  const start = Math.atan2(from.y - hub.y, from.x - hub.x);
  let sweep = Math.atan2(to.y - hub.y, to.x - hub.x) - start;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = start + (sweep * step) / STEPS;
    return { x: hub.x + BULGE * SIDE * Math.cos(angle), y: hub.y + BULGE * SIDE * Math.sin(angle) };
  });
}

/** Points as a path. */
export const lines = (points: readonly Point[], close = true): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('') +
  (close ? 'Z' : '');

/** The outline of a tile about its middle, drawn with `size` times its side. */
export function tileOutline(size = 1): string {
  const arc = round(BULGE * SIDE * size);
  let path = '';
  for (let index = 0; index <= 6; index += 1) {
    const { x, y } = scaled(corner(index), size);
    path += index === 0 ? 'M' : `A${arc} ${arc} 0 0 ${index % 2} `;
    path += `${round(x)} ${round(y)}`;
  }
  return `${path}Z`;
}

/** The corners of a turned tile's river. */
export const turned = ([a, b]: readonly [number, number], turn: Turn): [number, number] => [
  (a + 2 * turn) % 6,
  (b + 2 * turn) % 6,
];

interface Bezier {
  readonly points: readonly [Point, Point, Point, Point];
}

function course(from: number, to: number): Bezier {
  const [start, end] = [corner(from), corner(to)];
  if ((to - from + 6) % 6 !== 3) {
    return { points: [start, scaled(start, 0.1), scaled(end, 0.1), end] };
  }
  // Opposite corners would be joined by a straight canal: let it swing.
  const swing = ({ x, y }: Point): Point => ({ x: 0.34 * x - 0.28 * y, y: 0.34 * y + 0.28 * x });
  return { points: [start, swing(start), swing(end), end] };
}

function along({ points: [a, b, c, d] }: Bezier, t: number): { at: Point; normal: Point } {
  const u = 1 - t;
  const mix = (f: (point: Point) => number) =>
    u * u * u * f(a) + 3 * u * u * t * f(b) + 3 * u * t * t * f(c) + t * t * t * f(d);
  const slope = (f: (point: Point) => number) =>
    3 * u * u * (f(b) - f(a)) + 6 * u * t * (f(c) - f(b)) + 3 * t * t * (f(d) - f(c));
  const [dx, dy] = [slope((p) => p.x), slope((p) => p.y)];
  const length = Math.hypot(dx, dy) || 1;
  return {
    at: { x: mix((p) => p.x), y: mix((p) => p.y) },
    normal: { x: -dy / length, y: dx / length },
  };
}

const widthAt = (t: number): number => {
  const end = Math.min(t, 1 - t) / 0.2;
  return SIDE * (end >= 1 ? HALF_WIDTH : HALF_END + (HALF_WIDTH - HALF_END) * end);
};

/** A turned tile's drawing about its middle. */
export interface Drawing {
  readonly river: readonly [number, number];
  /** Closed outlines of its three spaces. */
  readonly outline: Readonly<Record<Land, readonly Point[]>>;
  /** The banks from the river's first corner to its second. */
  readonly prairieBank: readonly Point[];
  readonly mountainBank: readonly Point[];
  /** The sides that belong to each land. */
  readonly sides: Readonly<Record<'prairie' | 'mountain', readonly number[]>>;
  /** Where pieces stand on each space. */
  readonly spot: Readonly<Record<Land, Point>>;
  /** Points along the river, from one end to the other, with the way the water goes in degrees. */
  readonly stream: readonly { readonly at: Point; readonly angle: number }[];
  readonly pools: readonly Point[];
  /** Where the tile's name stands: on land, out of the way of pieces. */
  readonly name: Point;
}

const drawings = new Map<string, Drawing>();

/** The drawing of a tile with its river between these corners, kept. */
export function drawing(river: readonly [number, number], turn: Turn): Drawing {
  const [from, to] = turned(river, turn);
  const key = `${from}-${to}`;
  const known = drawings.get(key);
  if (known) return known;
  const made = draw(from, to);
  drawings.set(key, made);
  return made;
}

export const POOL_RADIUS = POOL * SIDE;

function draw(from: number, to: number): Drawing {
  const bezier = course(from, to);
  const steps = Array.from({ length: RIVER_STEPS + 1 }, (_, step) => step / RIVER_STEPS);
  const bank = (sign: number) =>
    steps.map((t) => {
      const { at, normal } = along(bezier, t);
      const width = sign * widthAt(t);
      return { x: at.x + normal.x * width, y: at.y + normal.y * width };
    });
  const around = (start: number, end: number) => {
    const found: number[] = [];
    for (let index = start; index !== end; index = (index + 1) % 6) found.push(index);
    return found;
  };
  const sides = { prairie: around(from, to), mountain: around(to, from) };
  // Going clockwise round the prairie, it lies to the right of its sides and to the left of the river's course.
  const prairieBank = bank(-1);
  const mountainBank = bank(1);
  const prairie = between(sides.prairie.flatMap(side), prairieBank);
  const mountain = between(sides.mountain.flatMap(side), [...mountainBank].reverse());
  const water = [...prairieBank, ...[...mountainBank].reverse()];
  const spot = { prairie: deepest(prairie), mountain: deepest(mountain), river: along(bezier, 0.5).at };
  return {
    river: [from, to],
    outline: { prairie, mountain, river: water },
    prairieBank,
    mountainBank,
    sides,
    spot,
    stream: steps.map((t) => {
      const { at, normal } = along(bezier, t);
      return { at, angle: (Math.atan2(-normal.x, normal.y) * 180) / Math.PI };
    }),
    pools: [corner(from), corner(to)],
    name: aside([prairie, mountain], [spot.prairie, spot.mountain]),
  };
}

/**
 * The land between a tile's edge and a bank, which go from the same corner to the same other one.
 *
 * Ends of a bank that lie outside the tile are left out: the land ends where the bank comes in.
 */
function between(edge: readonly Point[], bank: readonly Point[]): Point[] {
  const first = crossing(edge, bank);
  const last = crossing([...edge].reverse(), [...bank].reverse());
  return [
    first.at,
    ...edge.slice(first.steps[0] + 1, edge.length - last.steps[0] - 1),
    last.at,
    ...bank.slice(first.steps[1] + 1, bank.length - last.steps[1] - 1).reverse(),
  ];
}

/** Where a bank comes in over the edge, and how many steps of each are before that: at the corner if it is within. */
function crossing(edge: readonly Point[], bank: readonly Point[]): { at: Point; steps: [number, number] } {
  // The other end of the bank may cross too.
  const near = bank.length / 2;
  for (let i = 0; i < STEPS; i += 1) {
    for (let j = 0; j < near; j += 1) {
      const [a, b, c, d] = [edge[i], edge[i + 1], bank[j], bank[j + 1]];
      if (!a || !b || !c || !d) continue;
      const [ab, cd, ac] = [minus(b, a), minus(d, c), minus(c, a)];
      const slant = cross(ab, cd);
      if (slant === 0) continue;
      const [t, u] = [cross(ac, cd) / slant, cross(ac, ab) / slant];
      if (t < 0 || t > 1 || u < 0 || u > 1) continue;
      return { at: { x: a.x + t * ab.x, y: a.y + t * ab.y }, steps: [i, j] };
    }
  }
  return { at: edge[0] ?? { x: 0, y: 0 }, steps: [0, -1] };
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** Whether a point lies within a closed outline. */
export function inside(outline: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  for (let index = 0; index < outline.length; index += 1) {
    const [a, b] = [outline[index], outline[(index + 1) % outline.length]];
    if (!a || !b || a.y > y === b.y > y) continue;
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** How far a point is from the nearest edge of an outline. */
export function clearance(outline: readonly Point[], point: Point): number {
  let nearest = Infinity;
  for (let index = 0; index < outline.length; index += 1) {
    const [a, b] = [outline[index], outline[(index + 1) % outline.length]];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
    const near = Math.max(0, Math.min(1, t));
    nearest = Math.min(nearest, Math.hypot(point.x - a.x - near * dx, point.y - a.y - near * dy));
  }
  return nearest;
}

/** The point of an outline that is farthest from its edge: found roughly, then more finely around that. */
function deepest(outline: readonly Point[]): Point {
  const rough = roomiest(outline, { x: 0, y: 0 }, SIDE, 0.1 * SIDE);
  return roomiest(outline, rough, 0.1 * SIDE, 0.025 * SIDE);
}

function roomiest(outline: readonly Point[], about: Point, reach: number, grid: number): Point {
  let best = about;
  let room = -1;
  for (let x = about.x - reach; x <= about.x + reach; x += grid) {
    for (let y = about.y - reach; y <= about.y + reach; y += grid) {
      const point = { x, y };
      if (!inside(outline, point)) continue;
      const free = clearance(outline, point);
      if (free > room) [best, room] = [point, free];
    }
  }
  return best;
}

/** Half the room that a short name needs. */
const NAME = { x: 17, y: 9 } as const;

/** The point of the land that is farthest from where pieces stand and still has room for a name. */
function aside(lands: readonly (readonly Point[])[], spots: readonly Point[]): Point {
  const grid = 0.08 * SIDE;
  let best: Point = { x: 0, y: 0 };
  let most = -1;
  for (let x = -SIDE; x <= SIDE; x += grid) {
    for (let y = -SIDE; y <= SIDE; y += grid) {
      const box = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: x + dx * NAME.x, y: y + dy * NAME.y })));
      if (!lands.some((land) => box.every((point) => inside(land, point)))) continue;
      // Pieces with their numbers are taller than wide, and the chip of a region stands under them.
      const far = Math.min(...spots.map((spot) => Math.hypot(x - spot.x, (y - spot.y - 6) * 0.7)));
      if (far > most) [best, most] = [{ x, y }, far];
    }
  }
  return best;
}

/** A point moved by another. */
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
