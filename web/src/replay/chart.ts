/** The chart of the standing: where its lines run. Pure numbers; `Chart.svelte` draws them. */

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the axis runs over and where it has lines. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Steps that people count in. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 6;

/** A scale for what has been reached; what comes later must not be guessed from it. */
export function scaleOf(standing: readonly (readonly number[])[]): Scale {
  const values = standing.flat();
  const least = Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  const step = STEPS.find((one) => (most - least) / one < MOST_TICKS - 1) ?? most - least;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** Where a number of events stands. */
export const across = (room: Room, events: number, ply: number): number =>
  room.left + (ply / Math.max(1, events)) * (room.width - room.left - room.right);

/** Where a value stands. */
export const upward = (room: Room, { low, high }: Scale, value: number): number =>
  room.height - room.bottom - ((value - low) / (high - low)) * (room.height - room.top - room.bottom);

/** The number of events at a point of the chart. */
export function plyAt(room: Room, events: number, x: number): number {
  const share = (x - room.left) / (room.width - room.left - room.right);
  return Math.round(Math.max(0, Math.min(1, share)) * events);
}

/** The line of a seat, as far as has been reached. */
export const lineOf = (room: Room, scale: Scale, events: number, values: readonly number[]): string =>
  values
    .map((value, ply) => {
      const point = `${across(room, events, ply).toFixed(1)} ${upward(room, scale, value).toFixed(1)}`;
      return `${ply === 0 ? 'M' : 'L'}${point}`;
    })
    .join('');
