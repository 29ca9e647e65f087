/** Who has won, and by what where points alone do not tell (M5.2). */

import type { Told } from '$games/game-ui';
import type { Seat } from '$lib/seats';
import type { Effect, Points } from './types';

/** What settled the first place. */
export type Settled = 'points' | 'tipis' | 'tiles' | 'shared';

export interface Standing {
  readonly winners: readonly Seat[];
  readonly settled: Settled;
}

/** The ranks that the game ended with, if the log tells them. */
function ranksIn(turns: readonly { readonly effects: readonly Told<Effect>[] }[]): readonly number[] | null {
  for (const { effect } of turns.at(-1)?.effects ?? []) if (effect.effect === 'ranked') return effect.ranks;
  return null;
}

/** Reads the winners off the log; what settled it is the first of M5.2's numbers that no rival shares. */
export function standing(
  turns: readonly { readonly effects: readonly Told<Effect>[] }[],
  points: readonly Points[],
): Standing | null {
  const winners = ranksIn(turns)?.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  const [first] = winners;
  const best = first === undefined ? undefined : points[first];
  if (!best) return null;
  const rivals = points.filter((one, seat) => !winners.includes(seat) && one.points === best.points);
  if (winners.length > 1) return { winners, settled: 'shared' };
  if (rivals.length === 0) return { winners, settled: 'points' };
  return { winners, settled: rivals.some((one) => one.tipi === best.tipi) ? 'tiles' : 'tipis' };
}
