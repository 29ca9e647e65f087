/** The part of the map in sight, and how wheel, fingers, drag and keys change it. */

import {
  around,
  centred,
  extent,
  fit,
  held,
  pan,
  reveal,
  zoom,
  type Box,
  type Camera,
  type Covered,
} from './camera';
import { SIDE, type Point } from './geometry';
import { shared } from '$lib/share';
import type { Cell } from './types';

/** Pixels that a finger may slip without meaning to drag. */
const SLIP = 6;
/** Pixels that the map moves by with one press of a key. */
const STRIDE = 80;
/** Where the map goes when one looks in a direction. */
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** Pixels that the buttons beside a tile in hand take. */
const BESIDE = 50;
/** The smallest scale at which a map is first shown. */
const LEGIBLE = 0.5;

export class Lens {
  #width = $state(600);
  #height = $state(600);
  #covered = $state.raw<Covered>({ top: 0, bottom: 0 });
  #box = $state.raw<Box>(extent([[0, 0]]));
  #own = $state.raw<Camera | null>(null);
  /** Whether everything was asked for: it stays in sight while the room changes. */
  #whole = $state(false);
  /** Where the map has gone by itself to show something; it comes back when that is over. */
  #guided = $state.raw<Camera | null>(null);
  /** Whether the map is being moved: it is then drawn as a picture. */
  moving = $state(false);
  #fingers = new Map<number, Point>();
  /** Where the map's window begins: asked for once a drag, since asking lays the page out. */
  #corner: Point = { x: 0, y: 0 };
  #dragged = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  get camera(): Camera {
    return this.#guided ?? this.#chosen;
  }

  /** What a person looks at of himself. */
  get #chosen(): Camera {
    return this.#whole ? this.#all : (this.#own ?? this.#first);
  }

  get #all(): Camera {
    return fit(this.#box, this.#width, this.#height, this.#covered);
  }

  /** Everything in sight, if that can be read; else its middle. */
  get #first(): Camera {
    const all = this.#all;
    if (all.scale >= LEGIBLE) return all;
    const { left, right, top, bottom } = this.#box;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return centred(middle, LEGIBLE, this.#width, this.#height, this.#covered);
  }

  /** Takes the room there is and what lies over it. */
  room(width: number, height: number, covered: Covered): void {
    this.#width = width;
    this.#height = height;
    this.#covered = shared(this.#covered, covered);
  }

  /** Takes the cells of the map. */
  map(cells: readonly Cell[]): void {
    this.#box = shared(this.#box, extent(cells));
  }

  #look(camera: Camera): void {
    this.#own = held(camera, this.#box, this.#width, this.#height);
    this.#whole = false;
    this.#guided = null;
  }

  everything(): void {
    this.#whole = true;
    this.#guided = null;
  }

  zoomBy(by: number, at: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    this.#look(zoom(this.camera, by, at, Math.min(this.#all.scale, LEGIBLE) * 0.8));
  }

  panBy(dx: number, dy: number): void {
    this.#look(pan(this.camera, dx, dy));
  }

  /** Brings a cell into sight that a person goes to. */
  reveal(cell: Cell): void {
    const camera = this.#toShow([cell], this.camera);
    if (camera) this.#look(camera);
  }

  /** Brings cells into sight for as long as they matter; none when nothing does any more. */
  guide(cells: readonly Cell[]): void {
    this.#guided = cells.length === 0 ? null : this.#toShow(cells, this.#chosen);
  }

  /** The nearest camera that shows cells, one of them with room for what stands beside it; null if this one does. */
  #toShow(cells: readonly Cell[], from: Camera): Camera | null {
    const { x, y, scale } = from;
    const box = around(cells, SIDE * 1.05 + (cells.length === 1 ? BESIDE / scale : 0));
    const camera = reveal(from, box, this.#width, this.#height, this.#covered);
    return camera.x !== x || camera.y !== y ? camera : null;
  }

  /** A key of the map; tells whether it was one. */
  key(key: string, shift = false): boolean {
    const way = shift ? PANS[key] : undefined;
    if (way) this.panBy(way.x * STRIDE, way.y * STRIDE);
    else if (key === '+' || key === '=') this.zoomBy(1.25);
    else if (key === '-') this.zoomBy(0.8);
    else if (key === '0') this.everything();
    else return false;
    return true;
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!this.moving) this.#corner = cornerOf(event);
    const at = this.#at(event);
    if (event.ctrlKey || event.deltaMode !== 0 || Math.abs(event.deltaY) >= Math.abs(event.deltaX)) {
      const lines = event.deltaMode === 1 ? 16 : 1;
      this.zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at);
    } else this.panBy(-event.deltaX, -event.deltaY);
    this.#stir();
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.#corner = cornerOf(event);
      this.#dragged = false;
    }
    this.#fingers.set(event.pointerId, this.#at(event));
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    if (!this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
    if (!this.#dragged) {
      this.#dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const [other] = [...this.#fingers.entries()].filter(([id]) => id !== event.pointerId);
    if (other) {
      const [, still] = other;
      const was = Math.hypot(before.x - still.x, before.y - still.y);
      const is = Math.hypot(now.x - still.x, now.y - still.y);
      if (was > 0) this.zoomBy(is / was, { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 });
      this.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else this.panBy(now.x - before.x, now.y - before.y);
    this.#fingers.set(event.pointerId, now);
    this.#stir();
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** What ends a drag is no click. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.#dragged = false;
  };

  twice = (event: MouseEvent): void => {
    this.#corner = cornerOf(event);
    this.zoomBy(1.6, this.#at(event));
  };

  #at(event: MouseEvent): Point {
    return { x: event.clientX - this.#corner.x, y: event.clientY - this.#corner.y };
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), 160);
  }
}

function cornerOf(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: left, y: top };
}
