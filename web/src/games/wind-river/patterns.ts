/** How buffalo and tipis stand on a hex: countable at a glance, never a pile. */

import { SIDE, type Point } from './geometry';

/** Rows of a group from the top: 1 centre; 2 a pair; 3 one over two; 4 two over two; 5 two over three. */
const ROWS_OF: Record<number, readonly number[]> = { 1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [2, 3] };

export interface Herd {
  /** The middle of each buffalo, about the middle of the hex. */
  readonly spots: readonly Point[];
  /** How wide each is drawn. */
  readonly width: number;
}

/** How `count` buffalo stand on a hex, closer and higher where there are tipis too. */
export function herd(count: number, withTipis: boolean): Herd {
  const rows = ROWS_OF[Math.min(count, 5)] ?? [];
  const tight = withTipis || count >= 5;
  const [stepX, stepY] = withTipis ? [0.53, 0.38] : tight ? [0.5, 0.46] : [0.62, 0.5];
  const raised = withTipis ? (count >= 3 ? 0.42 : 0.36) : 0;
  const spots = rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => ({
      x: (column - (width - 1) / 2) * stepX * SIDE,
      y: ((row - (rows.length - 1) / 2) * stepY - raised) * SIDE,
    })),
  );
  return { spots, width: (withTipis ? 0.54 : tight ? 0.5 : 0.6) * SIDE };
}

export interface Tent {
  readonly seat: number;
  readonly count: number;
  /** The middle of the foot, about the middle of the hex. */
  readonly foot: Point;
}

export interface Camp {
  readonly tents: readonly Tent[];
  /** How wide a foot is drawn. */
  readonly width: number;
}

/** How the seats' tipis stand side by side on a hex, seats in order, one drawn for each seat. */
export function camp(tipis: readonly number[]): Camp {
  const present = tipis.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const step = present.length >= 4 ? 0.42 : present.length === 3 ? 0.47 : 0.52;
  const width = (present.length >= 4 ? 0.39 : 0.43) * SIDE;
  const tents = present.map(({ seat, count }, index) => ({
    seat,
    count,
    foot: { x: (index - (present.length - 1) / 2) * step * SIDE, y: 0.57 * SIDE },
  }));
  return { tents, width };
}
