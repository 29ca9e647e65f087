/**
 * The pieces as they are drawn. The view only counts buffalo; to let one walk, each gets an identity here that lasts
 * from one position to the next.
 */

import { at, goalKey, hexes, sameGoal } from './board';
import { centre, goalPoint, type Point } from './geometry';
import { camp, herd, type Camp } from './patterns';
import type { Effect, Goal, Hex, Insight, View } from './types';

export interface Buffalo {
  readonly id: number;
  readonly hex: Hex;
  /** Whether it was driven in this turn. */
  readonly driven: boolean;
}

/** A buffalo where it stands. */
export interface Standing extends Buffalo {
  readonly spot: Point;
  readonly width: number;
}

/** The tipis on one hex. */
export interface Camped extends Camp {
  readonly hex: Hex;
}

/** The buffalo of the last position, and the next free number. */
export interface Herds {
  readonly buffalo: readonly Buffalo[];
  readonly nextId: number;
}

export const NO_HERDS: Herds = { buffalo: [], nextId: 1 };

/** A step of a piece that the effects tell of. */
export interface Walk {
  readonly piece: 'buffalo' | 'tipi';
  readonly seat: number;
  readonly from: Hex;
  readonly to: Goal;
  /** The buffalo that walks, if it is one. */
  readonly id: number | null;
}

/** Finds the steps among effects. */
export function walksOf(effects: readonly Effect[]): Omit<Walk, 'id'>[] {
  return effects.flatMap((effect): Omit<Walk, 'id'>[] => {
    switch (effect.effect) {
      case 'driven':
      case 'spurred':
        return [{ piece: 'buffalo' as const, seat: effect.seat, from: effect.from, to: effect.to }];
      case 'travelled':
        return [{ piece: 'tipi' as const, seat: effect.seat, from: effect.from, to: effect.to }];
      default:
        return [];
    }
  });
}

/** Lets the buffalo of the last position walk as the effects tell, then makes them agree with the view. */
export function follow(
  before: Herds,
  view: View,
  effects: readonly Effect[],
): { herds: Herds; walks: Walk[] } {
  let buffalo = [...before.buffalo];
  const walks: Walk[] = walksOf(effects).map((walk) => {
    if (walk.piece === 'tipi') return { ...walk, id: null };
    const waits = (one: Buffalo) => sameGoal(one.hex, walk.from);
    const one = buffalo.findLast((each) => waits(each) && !each.driven) ?? buffalo.findLast(waits);
    if (!one) return { ...walk, id: null };
    buffalo = buffalo.filter((each) => each !== one);
    if (walk.to !== 'plains') buffalo.push({ id: one.id, hex: walk.to, driven: true });
    return { ...walk, id: one.id };
  });
  return { herds: agree(buffalo, view, before.nextId), walks };
}

/** Keeps as many buffalo on each hex as the view counts, and marks as many driven as it says. */
function agree(buffalo: readonly Buffalo[], view: View, firstId: number): Herds {
  let nextId = firstId;
  const herds = byHex(buffalo);
  const kept = hexes(4).flatMap((hex) => {
    const here = herds.get(goalKey(hex))?.slice(0, at(view.buffalo, hex)) ?? [];
    while (here.length < at(view.buffalo, hex)) {
      here.push({ id: nextId, hex, driven: false });
      nextId += 1;
    }
    const moved = view.phase === 'drive' ? at(view.moved, hex) : 0;
    // Those that came last were driven.
    return here.map(({ id }, index) => ({ id, hex, driven: index >= here.length - moved }));
  });
  return { buffalo: kept, nextId };
}

/** Buffalo by their hexes' keys. */
function byHex(buffalo: readonly Buffalo[]): Map<string, Buffalo[]> {
  const herds = new Map<string, Buffalo[]>();
  for (const one of buffalo) {
    const key = goalKey(one.hex);
    const herd = herds.get(key);
    if (herd) herd.push(one);
    else herds.set(key, [one]);
  }
  return herds;
}

/** Where every buffalo stands. */
export function standing(herds: Herds, view: View): Standing[] {
  return [...byHex(herds.buffalo).values()].flatMap((group) => {
    const hex = group[0]?.hex;
    if (!hex) return [];
    const withTipis = view.tipis.some((table) => at(table, hex) > 0);
    const { spots, width } = herd(group.length, withTipis);
    const middle = centre(hex);
    return group.map((one, index) => {
      const spot = spots[index] ?? { x: 0, y: 0 };
      return { ...one, spot: { x: middle.x + spot.x, y: middle.y + spot.y }, width };
    });
  });
}

/** Where every tipi stands. */
export function camps(view: View): Camped[] {
  return hexes(4).flatMap((hex) => {
    const counts = view.tipis.map((table) => at(table, hex));
    return counts.some((count) => count > 0) ? [{ hex, ...camp(counts) }] : [];
  });
}

/** The tipis of one seat on one hex, as they are drawn. */
export interface Pitched {
  readonly seat: number;
  readonly count: number;
  readonly foot: Point;
  readonly width: number;
  /** What feeding will say: provisions that it costs, 0 for fed, null for none of one's business. */
  readonly unfed: number | null;
}

/** Such tipis on the board. */
export interface PitchedOn extends Pitched {
  readonly key: string;
  /** The hex, as a key. */
  readonly place: string;
}

/** Where every tipi stands, and what feeding will say of those of `viewer` while that can still be changed. */
export function pitched(view: View, insight: Insight, viewer: number | null): PitchedOn[] {
  const told = view.phase === 'drive' || view.phase === 'abandon';
  return camps(view).flatMap(({ hex, tents, width }) => {
    const middle = centre(hex);
    const place = goalKey(hex);
    return tents.map(({ seat, count, foot }) => {
      const mine = told && seat === viewer ? insight.seats[seat] : undefined;
      const unfed = mine?.camps.find((one) => sameGoal(one.hex, hex))?.unfed ?? null;
      const at = { x: middle.x + foot.x, y: middle.y + foot.y };
      return { key: `${place}:${seat}`, place, seat, count, foot: at, width, unfed };
    });
  });
}

/** When each walk starts: one after the other, closer together the more there are, the whole in bounds. */
export function starts(count: number, duration: number, gap: number, most: number): number[] {
  if (count === 0) return [];
  const apart = count === 1 ? 0 : Math.min(duration + gap, (most - duration) / (count - 1));
  return Array.from({ length: count }, (_, index) => Math.round(index * Math.max(0, apart)));
}

/** The point where a piece ends that leaves the hexes. */
export const leavingPoint = (walk: Walk): Point => goalPoint(walk.from, walk.to);

/** Which piece of a hex lies under a point about its middle: an own tipi, or else the herd. */
export function pieceAt(
  view: View,
  viewer: number | null,
  hex: Hex,
  offset: Point,
): 'buffalo' | 'tipi' | null {
  if (viewer === null) return null;
  const own = camps(view)
    .find((one) => sameGoal(one.hex, hex))
    ?.tents.find((tent) => tent.seat === viewer);
  const { x, y } = offset;
  if (own && Math.abs(x - own.foot.x) < 28 && y > own.foot.y - 56 && y < own.foot.y + 16) return 'tipi';
  return at(view.buffalo, hex) > 0 && y < 30 ? 'buffalo' : null;
}
