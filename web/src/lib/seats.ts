/** Seats: colour and shape are one thing. A seat keeps both for the whole match. */

/** The number of a seat, from 0. */
export type Seat = number;

export const SHAPES = ['circle', 'triangle', 'diamond', 'square', 'bars'] as const;
export type Shape = (typeof SHAPES)[number];

export const COLOURS = ['ember', 'sky', 'sun', 'plum', 'sage'] as const;
export type Colour = (typeof COLOURS)[number];

/** The shape of a seat. */
export const shapeOf = (seat: Seat): Shape => SHAPES[seat] ?? 'circle';

/** The colour's name of a seat. */
export const colourOf = (seat: Seat): Colour => COLOURS[seat] ?? 'ember';

/** The path of a seat's shape about the origin, of the same visual weight for all, with radius `r`. */
export function shapePath(shape: Shape, r: number): string {
  const n = (value: number) => Number(value.toFixed(2));
  switch (shape) {
    case 'circle':
      return `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`;
    case 'triangle':
      return `M0 ${n(-1.09 * r)}L${n(1.14 * r)} ${n(0.89 * r)}H${n(-1.14 * r)}Z`;
    case 'diamond':
      return `M0 ${n(-1.22 * r)}L${n(r)} 0L0 ${n(1.22 * r)}L${n(-r)} 0Z`;
    case 'square':
      return `M${n(-0.92 * r)} ${n(-0.92 * r)}H${n(0.92 * r)}V${n(0.92 * r)}H${n(-0.92 * r)}Z`;
    case 'bars': {
      const bar = (top: number) =>
        `M${n(-1.05 * r)} ${n(top)}H${n(1.05 * r)}v${n(0.66 * r)}H${n(-1.05 * r)}Z`;
      return bar(-0.92 * r) + bar(0.26 * r);
    }
  }
}
