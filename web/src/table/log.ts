/** The log: what happened, turn by turn. */

import type { AnyGameUi, Told } from '$games/game-ui';

/** What happened in one turn, or before the first. */
export interface Turn {
  /** From 1; 0 before the first turn. */
  readonly number: number;
  readonly seat: number | null;
  readonly effects: readonly Told[];
}

/** An effect as it comes over the wire, with the number of its rule among its members. */
export function told(effect: unknown): Told {
  const rule = typeof effect === 'object' && effect !== null && 'rule' in effect ? effect.rule : '';
  return { effect, rule: typeof rule === 'string' ? rule : '' };
}

/** The log with more effects at its end. Turns that do not change stay the same objects. */
export function extend(turns: readonly Turn[], effects: readonly Told[], game: AnyGameUi): readonly Turn[] {
  const next = [...turns];
  for (const one of effects) {
    const last = next.at(-1);
    const seat = game.turnBegins(one.effect, last);
    if (seat !== null || !last) {
      const number = seat === null ? 0 : (last?.number ?? 0) + 1;
      next.push({ number, seat, effects: [one] });
    } else {
      next[next.length - 1] = { ...last, effects: [...last.effects, one] };
    }
  }
  return next;
}
