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

/**
 * The path of a seat's shape about a point, of the same visual weight for all, with radius `r`. Where it stands is in
 * the path: a `transform` would cost the browser as much as another shape.
 */
export function shapePath(shape: Shape, r: number, [x, y]: readonly [x: number, y: number] = [0, 0]): string {
  const n = (value: number) => Number(value.toFixed(2));
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`;
  const box = (left: number, top: number, right: number, bottom: number) =>
    `M${at(left, top)}H${n(x + right * r)}V${n(y + bottom * r)}H${n(x + left * r)}Z`;
  switch (shape) {
    case 'circle':
      return `M${at(-1, 0)}A${n(r)} ${n(r)} 0 1 1 ${at(1, 0)}A${n(r)} ${n(r)} 0 1 1 ${at(-1, 0)}Z`;
    case 'triangle':
      return `M${at(0, -1.09)}L${at(1.14, 0.89)}H${n(x - 1.14 * r)}Z`;
    case 'diamond':
      return `M${at(0, -1.22)}L${at(1, 0)}L${at(0, 1.22)}L${at(-1, 0)}Z`;
    case 'square':
      return box(-0.92, -0.92, 0.92, 0.92);
    case 'bars':
      return box(-1.05, -0.92, 1.05, -0.26) + box(-1.05, 0.26, 1.05, 0.92);
  }
}
