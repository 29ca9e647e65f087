/** A seat's bison and tipi points as two rows of fields, of which pairs are lit. */

export interface Score {
  readonly bison: number;
  readonly tipi: number;
  readonly pairs: number;
  /** How many fields a row has. */
  readonly fields: number;
}

/** The fields of a score, those of one colour as one path. */
export interface Fields {
  readonly empty: string;
  readonly paired: string;
  readonly bison: string;
  readonly tipi: string;
}

/** Draws a score, 120 wide, rows 17 apart. */
export function fields({ bison, tipi, pairs, fields: count }: Score): Fields {
  const step = 120 / count;
  const wide = step - 9;
  const field = `h${wide}q3 0 3 3v7q0 3 -3 3h${-wide}q-3 0 -3 -3v-7q0 -3 3 -3z`;
  const row = (y: number, from: number, to: number): string => {
    let path = '';
    for (let x = from; x < to; x += 1) path += `M${x * step + 3} ${y}${field}`;
    return path;
  };
  return {
    empty: row(0, bison, count) + row(17, tipi, count),
    paired: row(0, 0, Math.min(bison, pairs)) + row(17, 0, Math.min(tipi, pairs)),
    bison: row(0, pairs, bison),
    tipi: row(17, pairs, tipi),
  };
}
