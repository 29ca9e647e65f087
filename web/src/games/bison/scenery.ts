/** What a tile looks like: its land as paths, with grass, peaks and light on the water. */

import { POOL_RADIUS, corner, inside, lines, type Drawing, type Point } from './geometry';
import type { Land } from './types';

export interface Scenery {
  readonly prairie: string;
  readonly mountain: string;
  readonly water: string;
  /** Where the river meets others, at its ends. */
  readonly pools: string;
  readonly banks: string;
  readonly grass: string;
  readonly peaks: string;
  readonly light: string;
}

const known = new WeakMap<Drawing, Scenery>();

/** The paths of a drawing, kept: tiles with the same river look the same. */
export function scenery(drawn: Drawing): Scenery {
  const before = known.get(drawn);
  if (before) return before;
  const key = drawn.river[0] * 7 + drawn.river[1] * 3 + 1;
  const made: Scenery = {
    prairie: lines(drawn.outline.prairie),
    mountain: lines(drawn.outline.mountain),
    water: lines(drawn.outline.river),
    pools: drawn.river.map((index) => circle(corner(index), POOL_RADIUS)).join(''),
    banks: lines(drawn.prairieBank, false) + lines(drawn.mountainBank, false),
    grass: spread(drawn.outline.prairie, 10, key)
      .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}q-1 -4 -3 -6.5m3 6.5q1 -4 3.5 -6`)
      .join(''),
    peaks: spread(drawn.outline.mountain, 6, key + 5)
      .map(({ x, y }) => `M${(x - 9).toFixed(1)} ${y.toFixed(1)}l9 -12l9 12`)
      .join(''),
    light: lines(drawn.stream.map((one) => one.at).slice(3, -3), false),
  };
  known.set(drawn, made);
  return made;
}

/** The outline of one of a tile's lands. */
export function landPath(drawn: Drawing, land: Land): string {
  const { prairie, water, mountain } = scenery(drawn);
  return { prairie, river: water, mountain }[land];
}

const circle = ({ x, y }: Point, r: number): string =>
  `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Points spread over a space, always the same for the same tile. */
function spread(outline: readonly Point[], count: number, seed: number): Point[] {
  let state = seed * 2654435761 + 1013904223;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const found: Point[] = [];
  for (let tries = 0; tries < count * 12 && found.length < count; tries += 1) {
    const point = { x: (next() - 0.5) * 190, y: (next() - 0.5) * 190 };
    const apart = found.every((one) => Math.hypot(one.x - point.x, one.y - point.y) > 24);
    if (apart && inside(outline, point) && inside(outline, { x: point.x, y: point.y - 14 })) {
      found.push(point);
    }
  }
  return found;
}
