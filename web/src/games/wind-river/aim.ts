/** Where a lesson points on Wind River's board. */

import { AIM } from '$games/game-ui';
import { goalKey, sameGoal } from './board';
import { NOTHING, eitherAt, kindOf, placeOf, stepOf, type Choice, type Kind } from './choice';
import type { Goal, Hex, Move } from './types';

/** What of a hand tells where it goes on. */
export interface Holding {
  readonly choice: Choice;
  readonly either: Hex | null;
  readonly table: { readonly position: { readonly legal: readonly Move[] } };
}

const at = (goal: Goal) => `[data-place="${goalKey(goal)}"]`;
const activity = (kind: Kind) => `[data-do="${kind}"]`;

/** What is to be touched next: the piece, then its goal; an activity, then where. */
export function aim({ choice, either, table }: Holding, [move]: readonly (Move | null)[]): string | null {
  if (move === undefined || move === null) return null;
  const kind = kindOf(move);
  if (either) return kind === 'travel' ? AIM.main : AIM.other;
  const place = placeOf(move);
  if (place) {
    const ready = kind !== 'raise' || (choice.hand === 'kind' && choice.kind === kind);
    return ready ? at(place) : activity(kind);
  }
  const step = stepOf(move);
  if (!step) return activity(kind);
  if (choice.hand === 'piece') {
    return choice.kind === kind && sameGoal(choice.from, step.from) ? at(step.to) : AIM.back;
  }
  // Where a tipi stands among buffalo, the activity says which of them is meant.
  const unclear = choice.hand !== 'kind' && eitherAt(table.position.legal, NOTHING, step.from);
  const other = choice.hand === 'kind' && choice.kind !== kind;
  return unclear || other ? activity(kind) : at(step.from);
}
