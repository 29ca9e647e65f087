/** Trials and sacrifices that a person has not answered with a card of his own. */

import type { Told } from '$games/game-ui';
import type { Effect, Sacrifice, Trial } from './types';

export interface Met {
  readonly meeting: Trial | Sacrifice;
  readonly rule: string;
  /** Which of the two were turned face down. */
  readonly attackDown: boolean;
  readonly defenceDown: boolean;
  /** Distinguishes it from others with the same heroes. */
  readonly key: number;
}

/** Finds them in the log of the hunt that is on: after the viewer's last card, that card included. */
export function meetings(
  turns: readonly { readonly effects: readonly Told<Effect>[] }[],
  viewer: number | null,
): Met[] {
  const effects = turns.at(-1)?.effects ?? [];
  let found: Met[] = [];
  for (const [key, { effect, rule }] of effects.entries()) {
    if (effect.effect === 'played' && effect.seat === viewer) found = [];
    if (effect.effect === 'force-compared' || effect.effect === 'judged') found = [];
    if (effect.effect === 'trial') {
      const attackDown = effect.victor !== 'attacker';
      found.push({ meeting: effect, rule, attackDown, defenceDown: effect.victor !== 'defender', key });
    } else if (effect.effect === 'sacrifice') {
      found.push({ meeting: effect, rule, attackDown: true, defenceDown: effect.succeeded, key });
    }
  }
  return found;
}

/** How the attacker stands to the other; one that is sacrificed goes face down even where it is the stronger. */
export function strength({ meeting, defenceDown }: Met): 'beats' | 'equals' | 'loses' {
  if (!defenceDown) return 'loses';
  return meeting.attack === meeting.defence ? 'equals' : 'beats';
}
