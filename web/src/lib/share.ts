/** Keeps what has not changed: the server sends a whole position, of which a move changes little. */

/**
 * `next`, with every part of it that equals the same part of `before` replaced by that very part.
 *
 * Whoever compares by identity then sees what has changed, and nothing else. `next` must be JSON that nobody else holds:
 * it is changed where it differs, and left to itself where it does not.
 */
export function shared<T>(before: unknown, next: T): T {
  return kept(before, next) as T;
}

function kept(before: unknown, next: unknown): unknown {
  if (before === next || !isTree(before) || !isTree(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let same = Object.keys(before).length === keys.length;
  for (const key of keys) {
    const was = before[key];
    const is = kept(was, next[key]);
    if (is !== next[key]) next[key] = is;
    same &&= is === was && (is !== undefined || key in before);
  }
  return same ? before : next;
}

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

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
