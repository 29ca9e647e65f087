/** The log: what happened, turn by turn. */

import type { AnyGameUi, Told } from '$games/game-ui';

/** What happened in one turn, or before the first. */
export interface Turn {
  /** From 1; 0 before the first turn. */
  readonly number: number;
  readonly seat: number | null;
  readonly effects: readonly Told[];
  /** The same effects, those together that came together. */
  readonly parts: readonly (readonly Told[])[];
}

/** One event that stands: whose move it was, or null for chance, and what came of it. */
export interface Deed {
  readonly seat: number | null;
  readonly effects: readonly Told[];
}

/** What was taken back, and what was seen until then. */
export interface Undone {
  readonly deeds: readonly Deed[];
  readonly view: unknown;
}

/** An effect as it comes over the wire, with the number of its rule among its members. */
export function told(effect: unknown): Told {
  const rule = typeof effect === 'object' && effect !== null && 'rule' in effect ? effect.rule : '';
  return { effect, rule: typeof rule === 'string' ? rule : '' };
}

/** The log with more effects at its end, which came together. Turns and parts that do not change stay the same objects. */
export function extend(turns: readonly Turn[], effects: readonly Told[], game: AnyGameUi): readonly Turn[] {
  const next = [...turns];
  let part: Told[] = [];
  for (const one of effects) {
    const last = next.at(-1);
    const seat = game.turnBegins(one.effect, last);
    if (seat !== null || !last) {
      const number = seat === null ? 0 : (last?.number ?? 0) + 1;
      part = [one];
      next.push({ number, seat, effects: [one], parts: [part] });
    } else {
      const parts = part.length === 0 ? [...last.parts, part] : last.parts;
      part.push(one);
      next[next.length - 1] = { ...last, effects: [...last.effects, one], parts };
    }
  }
  return next;
}
