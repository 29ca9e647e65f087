/** Where the plates of regions stand: by the leader's piece, and on no piece and no other plate if it can be helped. */

import { HUNTER_WIDTH, canoeLength, standing, tipiWidth } from './camps';
import { cellKey, cellOf } from './cells';
import { centre, plus, type Point } from './geometry';
import { laidAt, type Drawings } from './regions';
import { animalOf } from './tiles';
import { LANDS, type Laid, type Region } from './types';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An animal's height for its width. */
const RATIO = { bison: 0.72, salmon: 0.5, turkey: 0.91 } as const;
/** How many places a plate tells. */
export const PLACES = 4;

/** What a plate measures whose text is so high: the whole, its animal, and where its places begin. */
export function measures({ land, animals, places }: Region, small: number) {
  const icon = { width: small * 1.5, height: small * 1.5 * RATIO[animalOf(land)] };
  const start = small * 0.45 + icon.width + small * (animals > 9 ? 1.5 : 1.1);
  const place = small * 2.15;
  const width = start + Math.min(PLACES, places.length) * place + small * 0.3;
  return { width, height: small * 1.75, icon, start, place };
}

/** A spot for each region's plate, in their order; null for one whose tiles are not drawn. */
export function chipSpots(
  regions: readonly Region[],
  board: readonly Laid[],
  drawings: Drawings,
  /** The height of their text. */
  small: number,
): (Point | null)[] {
  const taken = board.flatMap((laid) => pieces(laid, drawings));
  return regions.map((region) => {
    const { width, height } = measures(region, small);
    const boxAt = ({ x, y }: Point) => box(x, y + height / 2, width, height);
    const hidden = (at: Point) => taken.reduce((sum, one) => sum + overlap(boxAt(at), one), 0);
    let best: Point | null = null;
    for (const at of candidates(region, board, drawings, small)) {
      if (best === null || hidden(at) < hidden(best)) best = at;
      if (hidden(best) === 0) break;
    }
    if (best) taken.push(boxAt(best));
    return best;
  });
}

/** Under the leader's piece, over it, and then wherever else the region is. */
function candidates(region: Region, board: readonly Laid[], drawings: Drawings, small: number): Point[] {
  const leader = region.places[0]?.seat;
  const leads = (space: Region['spaces'][number]) =>
    leader !== undefined && laidAt(board, space)?.[space[2]].owner === leader;
  const river = region.land === 'river';
  // Clear of the number on the foot of a tipi, or of a canoe.
  const [under, over] = river ? [8 + small * 1.7, -30 - small] : [24 + small * 1.6, -36 - small];
  const spots = region.spaces.flatMap((space) => {
    const drawn = drawings.get(cellKey(space));
    return drawn ? [{ led: leads(space), spot: plus(centre(cellOf(space)), drawn.spot[space[2]]) }] : [];
  });
  const first = spots.find(({ led }) => led) ?? spots[0];
  if (!first) return [];
  const off = (y: number) => plus(first.spot, { x: 0, y });
  return [off(under), off(over), ...spots.filter((one) => one !== first).map(({ spot }) => spot)];
}

/** What the pieces on a tile cover. */
function pieces(laid: Laid, drawings: Drawings): Box[] {
  const drawn = drawings.get(cellKey(laid.cell));
  if (!drawn) return [];
  const middle = centre(laid.cell);
  return LANDS.flatMap((land) => {
    const { size } = laid[land];
    const { craft, hunters } = standing(drawn, land, 0, laid[land]);
    const at = (point: Point | null, width: number, height: number, foot: number) =>
      point ? [box(middle.x + point.x, middle.y + point.y + foot, width, height)] : [];
    return [
      ...at(hunters, HUNTER_WIDTH, 34, 2),
      ...(land === 'river' ? at(craft, canoeLength(size), 22, 11) : at(craft, tipiWidth(size), 44, 8)),
    ];
  });
}

/** A box about `x` that ends at `foot`. */
const box = (x: number, foot: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: foot - height,
  bottom: foot,
});

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
