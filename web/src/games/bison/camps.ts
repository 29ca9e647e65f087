/** Where animals and pieces stand on a space. */

import { plus, type Drawing, type Point } from './geometry';
import type { Camp, Land } from './types';

export interface Standing {
  readonly animals: readonly { readonly at: Point; readonly angle: number }[];
  /** The foot of a tipi, or the middle of a canoe. */
  readonly craft: Point | null;
  /** The foot of the hunters. */
  readonly hunters: Point | null;
}

/** Where salmon swim: towards the ends of the river, and out of the way of a canoe. */
const STREAMS: readonly (readonly number[])[] = [[], [0.72], [0.24, 0.76], [0.2, 0.5, 0.8]];
const BUSY_STREAMS: readonly (readonly number[])[] = [[], [0.78], [0.2, 0.8], [0.16, 0.73, 0.88]];

/** What stands where on one space of a tile, about the tile's middle. */
export function standing(drawn: Drawing, land: Land, animals: number, camp: Camp): Standing {
  const { spot } = drawn;
  const here = spot[land];
  const busy = camp.hunters > 0 || camp.size > 0;
  const both = camp.hunters > 0 && camp.size > 0;
  if (land === 'river') {
    const last = drawn.stream.length - 1;
    const places = (busy ? BUSY_STREAMS : STREAMS)[animals] ?? [];
    const middle = busy ? here : null;
    return {
      animals: places.flatMap((place) => drawn.stream[Math.round(place * last)] ?? []),
      craft: camp.size > 0 && middle ? plus(middle, { x: both ? -13 : 0, y: both ? 6 : 0 }) : null,
      hunters: camp.hunters > 0 && middle ? plus(middle, { x: both ? 27 : 0, y: both ? 6 : 15 }) : null,
    };
  }
  const row = plus(here, { x: 0, y: busy ? -27 : 0 });
  const step = 26;
  return {
    animals: Array.from({ length: animals }, (_, index) => ({
      at:
        animals === 3 && !busy
          ? plus(row, { x: [0, -14, 14][index] ?? 0, y: [-11, 9, 9][index] ?? 0 })
          : plus(row, { x: (index - (animals - 1) / 2) * step, y: 0 }),
      angle: 0,
    })),
    craft: camp.size > 0 ? plus(here, { x: both ? -14 : 0, y: 21 }) : null,
    hunters: camp.hunters > 0 ? plus(here, { x: both ? 19 : 0, y: 21 }) : null,
  };
}

/** How wide a tipi of a size is at its foot. */
export const tipiWidth = (size: number): number => 26 + 4.5 * size;
/** How long a canoe of a size is. */
export const canoeLength = (size: number): number => 42 + 5 * size;
export const HUNTER_WIDTH = 20;
