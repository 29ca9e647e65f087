/**
 * What stays the same keeps its identity: whoever draws a part that is the same object as before has nothing to do.
 *
 * The server sends a whole position, of which a move changes little, and every message of it is read anew.
 */

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value in which every part that equals its part in `before` is that part itself; all of it, if all of it does. */
export function shared<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || Object.is(before, now)) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? sharedList(before, now) : now) as T;
  return isPlain(now) && isPlain(before) ? (sharedParts(before, now) as T) : now;
}

/** Lists grow and shrink somewhere in the middle: a part may stand where it stood, or as far from the end as it did. */
function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shift = before.length - now.length;
  let same = shift === 0;
  /** The list with parts that come from before; most lists are kept as a whole, so it is only made where it is needed. */
  let list: unknown[] | null = null;
  for (let index = 0; index < now.length; index += 1) {
    const is = now[index];
    const was = before[index];
    let part = shared(was, is);
    if (part !== was) {
      same = false;
      const then = before[index + shift];
      if (shift !== 0 && shared(then, is) === then) part = then;
    }
    if (part !== is) (list ??= [...now])[index] = part;
  }
  return same ? before : (list ?? now);
}

function sharedParts(before: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  let same = true;
  let count = 0;
  /** The parts that come from before; most values are kept as a whole, so they are only gathered where there are any. */
  let parts: Record<string, unknown> | null = null;
  for (const name in now) {
    const is = now[name];
    const was = before[name];
    const part = shared(was, is);
    count += 1;
    if (part !== was || !(name in before)) same = false;
    if (part !== is) (parts ??= {})[name] = part;
  }
  if (same && count === Object.keys(before).length) return before;
  return parts ? { ...now, ...parts } : now;
}

/** Keeps from one value to the next what stays the same. */
export function keeper<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => (last = shared(last, now));
}

/** Makes something only anew when it is made from something else than the last time: each part the same, or equal. */
export function remade<Parts extends readonly unknown[], T>(
  make: (...parts: Parts) => T,
): (...parts: Parts) => T {
  const keep = keeper<Parts>();
  let last: { readonly from: Parts; readonly made: T } | null = null;
  return (...parts) => {
    const from = keep(parts);
    if (last?.from !== from) last = { from, made: make(...from) };
    return last.made;
  };
}

/** A list to derive, in which things are found again by their keys, wherever they stand. */
export function steadyList<T>(derive: () => readonly T[], key: (one: T) => unknown): () => readonly T[] {
  let last: readonly T[] = [];
  let known = new Map<unknown, T>();
  return () => {
    const next = derive().map((one) => shared(known.get(key(one)), one));
    if (next.length === last.length && next.every((one, index) => one === last[index])) return last;
    known = new Map(next.map((one) => [key(one), one]));
    return (last = next);
  };
}

/** A value to derive, each time with what it had before where that has not changed. */
export function steady<T>(derive: () => T): () => T {
  let last: T | undefined;
  return () => (last = shared(last, derive()));
}
