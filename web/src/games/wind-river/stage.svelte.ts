/** What is drawn now, and what moves on the way from the last position to this one. */

import { TIME, pace } from '$lib/motion';
import { shared } from '$lib/share';
import type { Told } from '$games/game-ui';
import { goalKey } from './board';
import {
  NO_HERDS,
  follow,
  leavingPoint,
  standing,
  starts,
  type Herds,
  type Standing,
  type Walk,
} from './scene';
import { centre, type Point } from './geometry';
import { camp } from './patterns';
import { at } from './board';
import type { Effect, View } from './types';

/** A piece that is only seen while it walks: into the plains, or a tipi from camp to camp. */
export interface Walker {
  readonly key: string;
  readonly piece: 'buffalo' | 'tipi';
  readonly seat: number;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
  readonly duration: number;
  readonly fade: boolean;
}

export class Stage {
  #herds: Herds = NO_HERDS;
  #view: View | null = null;
  #batch = 0;
  buffalo = $state.raw<readonly Standing[]>([]);
  walkers = $state.raw<readonly Walker[]>([]);
  /** When each buffalo that walks starts. */
  delays = new Map<number, number>();
  /** When something arrives on a hex: the others close up then. */
  arrivals = new Map<string, number>();
  duration = 0;
  /** Whether what appears now should be set down, not just be there. */
  lively = false;

  /** Takes the next position. */
  show(view: View, recent: readonly Told<Effect>[]): void {
    if (this.#view === view) return;
    const speed = this.#view === null ? 0 : pace();
    const known = this.#view !== null && sameBoard(this.#view, view);
    const { herds, walks } = follow(this.#herds, view, known ? [] : recent.map((told) => told.effect));
    const before = new Map(this.buffalo.map((one) => [one.id, one]));
    this.#herds = herds;
    this.#batch += 1;
    this.lively = speed > 0 && !known;
    this.duration = TIME.move * speed;
    this.delays.clear();
    this.arrivals.clear();
    const times = starts(walks.length, TIME.move, TIME.gap, TIME.all).map((time) => time * speed);
    const walkers = walks.flatMap((walk, index) => this.#start(walk, times[index] ?? 0, before));
    if (speed > 0) this.walkers = [...this.walkers, ...walkers];
    // Those that stand as they stood are the same.
    this.buffalo = standing(herds, view).map((one) => shared(before.get(one.id), one));
    this.#view = view;
  }

  #start(walk: Walk, delay: number, before: ReadonlyMap<number, Standing>): Walker[] {
    if (walk.to !== 'plains') this.arrivals.set(goalKey(walk.to), delay + this.duration);
    if (walk.piece === 'buffalo' && walk.to !== 'plains') {
      if (walk.id !== null) this.delays.set(walk.id, delay);
      return [];
    }
    const key = `${this.#batch}:${delay}:${walk.piece}:${goalKey(walk.from)}`;
    const from =
      walk.piece === 'buffalo'
        ? (before.get(walk.id ?? -1)?.spot ?? centre(walk.from))
        : this.#footOf(walk.seat, walk);
    const to =
      walk.to === 'plains' ? leavingPoint(walk) : { x: centre(walk.to).x, y: centre(walk.to).y + 66 };
    const fade = walk.to === 'plains';
    return [{ key, piece: walk.piece, seat: walk.seat, from, to, delay, duration: this.duration, fade }];
  }

  #footOf(seat: number, walk: Walk): Point {
    const middle = centre(walk.from);
    const counts = this.#view?.tipis.map((table) => at(table, walk.from)) ?? [];
    const foot = camp(counts).tents.find((tent) => tent.seat === seat)?.foot ?? { x: 0, y: 66 };
    return { x: middle.x + foot.x, y: middle.y + foot.y };
  }

  /** A walker has arrived. */
  arrived(key: string): void {
    this.walkers = this.walkers.filter((walker) => walker.key !== key);
  }
}

/** Whether two views show the same pieces in the same places: a preview that came true. */
function sameBoard(a: View, b: View): boolean {
  return (
    shared(a.buffalo, b.buffalo) === a.buffalo &&
    shared(a.tipis, b.tipis) === a.tipis &&
    shared(a.plains, b.plains) === a.plains
  );
}
