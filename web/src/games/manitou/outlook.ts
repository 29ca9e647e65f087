/** What would come of a card on each ground, read off what the server foresees. */

import type { Foreseen, Refusal } from '$games/game-ui';
import { isHunter } from './cards';
import type { Card, Effect, GroundId, Hero, Insight, Reason, Sacrifice, Trial, View } from './types';

export type Outlook =
  /** A hunter: the totals that the ground would have, highest first. */
  | { readonly say: 'totals'; readonly totals: readonly { readonly seat: number; readonly total: number }[] }
  /** A hero that meets nobody; perhaps beside one of the same seat. */
  | { readonly say: 'stands'; readonly beside: Hero | null }
  | { readonly say: 'trial'; readonly trial: Trial }
  | { readonly say: 'sacrifice'; readonly sacrifice: Sacrifice }
  | { readonly say: 'refused'; readonly reason: Reason };

/** How an outlook ends for the one who plays. */
export type Verdict = 'stays' | 'wins' | 'loses' | 'both' | 'sacrifice' | 'closed' | 'counts';

export function verdict(outlook: Outlook): Verdict {
  switch (outlook.say) {
    case 'totals':
      return 'counts';
    case 'stands':
      return 'stays';
    case 'trial':
      return { attacker: 'wins', defender: 'loses', nobody: 'both' }[outlook.trial.victor] as Verdict;
    case 'sacrifice':
      return outlook.sacrifice.succeeded ? 'sacrifice' : 'loses';
    case 'refused':
      return 'closed';
  }
}

/** What a card of `seat` would do on a ground. */
export function outlook(
  { view, insight }: { readonly view: View; readonly insight: Insight },
  seat: number,
  card: Card,
  ground: GroundId,
  answer: Foreseen<Effect> | Refusal<Reason> | null,
): Outlook | null {
  if (answer === null) return null;
  if (!('effects' in answer)) return { say: 'refused', reason: answer.reason };
  if (isHunter(card)) return { say: 'totals', totals: totalsWith(view, insight, seat, card, ground) };
  for (const { effect } of answer.effects) {
    if (effect.effect === 'trial') return { say: 'trial', trial: effect };
    if (effect.effect === 'sacrifice') return { say: 'sacrifice', sacrifice: effect };
    if (effect.effect === 'stands') {
      const own = view.grounds[ground]?.cards.find(
        (placed) => placed.seat === seat && placed.up && !isHunter(placed.card),
      );
      return { say: 'stands', beside: effect.heroes > 1 && own ? (own.card as Hero) : null };
    }
  }
  return null;
}

/** The totals of a ground with one more hunter of a seat, the highest first. */
export function totalsWith(
  view: View,
  insight: Insight,
  seat: number,
  hunter: number,
  ground: GroundId,
): { seat: number; total: number }[] {
  const now = insight.grounds[ground]?.totals ?? [];
  const axes = view.seats[seat]?.axes ?? 0;
  const totals = now.flatMap((total, one) => {
    const more = one === seat ? hunter + axes : 0;
    return total === null && more === 0 ? [] : [{ seat: one, total: (total ?? 0) + more }];
  });
  return totals.sort((a, b) => b.total - a.total || a.seat - b.seat);
}

/** What a seat's hunters would count on both grounds if one of them went from one to the other (M3.10). */
export function totalsShifted(
  { view, insight }: { readonly view: View; readonly insight: Insight },
  seat: number,
  hunter: number,
  from: GroundId,
  to: GroundId,
): { readonly left: number; readonly there: number } {
  const counts = hunter + (view.seats[seat]?.axes ?? 0);
  const now = (ground: GroundId) => insight.grounds[ground]?.totals[seat] ?? 0;
  return { left: now(from) - counts, there: now(to) + counts };
}
