/** What part of the map is in sight: a shift and a scale, from the map's units to pixels. */

import { SIDE, centre, type Point } from './geometry';
import type { Cell } from './types';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room that something else covers, in pixels. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

const NEAREST = 2.4;

/** The part of the map that these cells take, with this much about their middles. */
export function around(cells: readonly Cell[], reach = SIDE * 1.02): Box {
  const middles = cells.map(centre);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - reach,
    right: Math.max(...xs) + reach,
    top: Math.min(...ys) - reach,
    bottom: Math.max(...ys) + reach,
  };
}

/** The part of the map that these cells take with the one in its middle. */
export const extent = (cells: readonly Cell[]): Box => around([[0, 0], ...cells]);

/** Shows a whole box in the free part of a window. */
export function fit(box: Box, width: number, height: number, covered: Covered): Camera {
  const free = Math.max(120, height - covered.top - covered.bottom);
  const scale = Math.min(width / (box.right - box.left), free / (box.bottom - box.top), NEAREST);
  return centred(
    { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    scale,
    width,
    height,
    covered,
  );
}

/** Shows a point in the middle of the free part. */
export function centred(
  { x, y }: Point,
  scale: number,
  width: number,
  height: number,
  covered: Covered,
): Camera {
  const middle = covered.top + (height - covered.top - covered.bottom) / 2;
  return { x: width / 2 - x * scale, y: middle - y * scale, scale };
}

/** Goes nearer or farther; what lies under `at` stays there. */
export function zoom(camera: Camera, by: number, at: Point, farthest: number): Camera {
  const scale = Math.max(Math.min(farthest, NEAREST), Math.min(NEAREST, camera.scale * by));
  const ratio = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, scale };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Keeps some of the map in sight: its box never leaves the middle of the window. */
export function held(camera: Camera, box: Box, width: number, height: number): Camera {
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  const { scale } = camera;
  return {
    x: within(camera.x, width / 2 - box.right * scale, width / 2 - box.left * scale),
    y: within(camera.y, height / 2 - box.bottom * scale, height / 2 - box.top * scale),
    scale,
  };
}

/** Moves as little as needed to have a box in sight, and goes farther only if it is too large. */
export function reveal(camera: Camera, box: Box, width: number, height: number, covered: Covered): Camera {
  const free = Math.max(120, height - covered.top - covered.bottom);
  const scale = Math.min(camera.scale, width / (box.right - box.left), free / (box.bottom - box.top));
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  // What is in the middle of the window stays there while it goes farther.
  const from =
    scale < camera.scale
      ? zoom(camera, scale / camera.scale, { x: width / 2, y: covered.top + free / 2 }, scale)
      : camera;
  const shift = (at: number, half: number, low: number, high: number) =>
    at - half < low ? low + half - at : at + half > high ? high - half - at : 0;
  const half = { x: ((box.right - box.left) / 2) * scale, y: ((box.bottom - box.top) / 2) * scale };
  return pan(
    from,
    shift(from.x + middle.x * scale, half.x, 0, width),
    shift(from.y + middle.y * scale, half.y, covered.top, covered.top + free),
  );
}

/** The point of the map under a pixel. */
export const under = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

/** A plane of the map's units as this camera sees it, for a style sheet: on whole pixels, so that lines stay sharp. */
export function placed(
  { x, y, scale }: Camera,
  plane: { readonly left: number; readonly top: number },
): string {
  const [left, top] = [Math.round(x + plane.left * scale), Math.round(y + plane.top * scale)];
  // In three dimensions: such a plane keeps what is drawn of it while it is moved.
  return `translate3d(${left}px, ${top}px, 0) scale(${scale})`;
}
