/** What moves on the way from the last position to this one: hunters walk, tiles and pieces are set down. */

import { EASE, TIME, pace } from '$lib/motion';
import type { Told } from '$games/game-ui';
import { cellKey, cellOf, spaceKey } from './cells';
import { centre, plus, type Point } from './geometry';
import type { Drawings } from './regions';
import type { Effect, Placing, Space, View } from './types';

/** A hunter that is seen while it walks. */
export interface Walker {
  readonly key: string;
  readonly seat: number;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
  readonly duration: number;
}

/** How far above its place a piece appears that is set down, in pixels of the map. */
const HEIGHT = 14;

export class Stage {
  walkers = $state.raw<readonly Walker[]>([]);
  #view: View | null = null;
  #laid = new Set<string>();
  #built = new Set<string>();
  /** The spaces whose hunters have all just come, and when they are there. */
  #reached = new Map<string, number>();
  #draft: Placing | null = null;
  #batch = 0;

  /** Takes the next position, before it is drawn. What the viewer did himself was shown while he chose it. */
  show(view: View, recent: readonly Told<Effect>[], drawings: Drawings): void {
    if (this.#view === view) return;
    const speed = this.#view === null ? 0 : pace();
    this.#view = view;
    this.#laid.clear();
    this.#built.clear();
    this.#reached.clear();
    if (speed === 0) return;
    const others = recent.flatMap(({ effect }) =>
      'seat' in effect && effect.seat !== view.viewer ? [effect] : [],
    );
    for (const effect of others) {
      if (effect.effect === 'placed') this.#laid.add(cellKey(effect.cell));
      else if ('at' in effect) this.#built.add(spaceKey(effect.at));
    }
    const walks = others.filter((effect) => effect.effect === 'moved');
    this.#batch += 1;
    const gap = Math.min(TIME.move + TIME.gap, (TIME.all - TIME.move) / Math.max(1, walks.length - 1));
    this.walkers = walks.map(({ seat, from, to }, index) => {
      const delay = index * gap * speed;
      this.#reached.set(spaceKey(to), delay + TIME.move * speed);
      return {
        key: `${this.#batch}:${index}`,
        seat,
        from: foot(from, drawings),
        to: foot(to, drawings),
        delay,
        duration: TIME.move * speed,
      };
    });
    for (const key of this.#reached.keys()) {
      const came = walks.filter(({ to }) => spaceKey(to) === key).length;
      if (standing(view, key) > came) this.#reached.delete(key);
    }
  }

  /** Sets in motion what has just been drawn. */
  play(map: Element): void {
    const duration = TIME.move * pace();
    if (duration === 0) return;
    const all = (names: Iterable<string>, kind: string) =>
      [...names].flatMap((name) => map.querySelector(`[data-${kind}="${name}"]`) ?? []);
    for (const piece of [...all(this.#laid, 'tile'), ...all(this.#built, 'camp')]) {
      piece.animate(
        [
          { transform: `translateY(${-HEIGHT}px)`, opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration, easing: EASE.drop, fill: 'backwards' },
      );
    }
    for (const [name, delay] of this.#reached) {
      const [camp] = all([name], 'camp');
      camp?.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: 1, fill: 'backwards' });
    }
    this.#laid.clear();
    this.#built.clear();
    this.#reached.clear();
  }

  /** Turns the tile that is being laid about its middle; animals and pieces stay upright. */
  turn(draft: Placing | null, map: Element): void {
    const before = this.#draft;
    this.#draft = draft;
    const duration = TIME.move * pace();
    if (!draft || !before || duration === 0 || cellKey(draft.cell) !== cellKey(before.cell)) return;
    const by = (draft.turn - before.turn + 3) % 3;
    if (by === 0) return;
    map
      .querySelector(`[data-tile="${cellKey(draft.cell)}"]`)
      ?.animate([{ transform: `rotate(${by === 1 ? -120 : 120}deg)` }, { transform: 'none' }], {
        duration,
        easing: EASE.out,
      });
  }

  /** A walker has arrived. */
  arrived(key: string): void {
    this.walkers = this.walkers.filter((walker) => walker.key !== key);
  }
}

/** Where a hunter's feet are on a space. */
function foot(space: Space, drawings: Drawings): Point {
  const spot = drawings.get(cellKey(space))?.spot[space[2]] ?? { x: 0, y: 0 };
  return plus(plus(centre(cellOf(space)), spot), { x: 0, y: space[2] === 'river' ? 15 : 21 });
}

/** How many pieces stand on a space. */
function standing(view: View, key: string): number {
  for (const laid of view.board) {
    for (const land of ['prairie', 'river', 'mountain'] as const) {
      if (`${cellKey(laid.cell)},${land}` === key) return laid[land].hunters + laid[land].size;
    }
  }
  return 0;
}
